/// Where the views and constraints of an instance of a component stand in another instance, or in the
/// component alone.
public struct InstanceMap: Sendable {
  private let screen: Screen
  private let root: ViewIndex
  private let other: Screen
  private let otherRoot: ViewIndex

  /// From one instance to another on the same screen.
  ///
  /// - Parameter root: the root view of the instance, as is `otherRoot`.
  public init(on screen: Screen, from root: ViewIndex, to otherRoot: ViewIndex) {
    (self.screen, self.root, other, self.otherRoot) = (screen, root, screen, otherRoot)
  }

  /// From an instance to the component as a screen of its own.
  public init(on screen: Screen, from root: ViewIndex, to component: Component) {
    (self.screen, self.root, other) = (screen, root, component.standalone)
    otherRoot = component.root
  }

  /// Nil for a view that is not part of the instance.
  public func view(_ view: ViewIndex) -> ViewIndex? {
    if view == root { return otherRoot }
    // Each instance has the views of the body in document order, and then its own.
    let place = view.index - root.index + otherRoot.index
    guard view.index > root.index, other.views.indices.contains(place),
      screen.views[view.index].kindSpan == other.views[place].kindSpan
    else { return nil }
    return ViewIndex(place)
  }

  /// Nil for a constraint that the component does not write.
  public func constraint(_ index: Int) -> Int? {
    let own = screen.constraints[index]
    return other.constraints.indices.first { place in
      let candidate = other.constraints[place]
      return candidate.span == own.span && candidate.first.attribute == own.first.attribute
        && candidate.first.view == view(own.first.view)
    }
  }

  /// Nil for a constraint with a view outside of the instance.
  public func constraint(_ constraint: PlainConstraint) -> PlainConstraint? {
    guard let first = view(constraint.first.view) else { return nil }
    var mapped = constraint
    mapped.first.view = first
    if let second = constraint.second {
      guard let view = view(second.view) else { return nil }
      mapped.second?.view = view
    }
    return mapped
  }
}

extension Screen {
  /// The root views of the instances of a component, in document order.
  public func instances(of component: String) -> [ViewIndex] {
    views.indices.filter { views[$0].componentName == component }.map(ViewIndex.init)
  }

  /// The root view of the innermost instance that the view is part of; nil for a view that the screen writes.
  public func instance(around view: ViewIndex) -> ViewIndex? {
    if views[view.index].componentName != nil { return view }
    return superviews(of: view).first { views[$0.index].componentName != nil }
  }
}

extension Component {
  /// The root view of `standalone`, whose first view is the screen.
  fileprivate var root: ViewIndex { ViewIndex(1) }
}
