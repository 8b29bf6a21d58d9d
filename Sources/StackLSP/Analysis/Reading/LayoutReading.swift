import LayoutEngine
import StackDSL

/// One layout in the form that the rules read, with names, children and frames at hand.
///
/// Built once for each environment, so that no rule searches the tree again.
final class LayoutReading: Sendable {
  let screen: Screen
  let layout: ScreenLayout
  /// Keyed by `ViewID.index`, in order, including hidden views.
  let children: [[ViewID]]
  /// All views, the container first.
  let views: [ViewID]
  /// All stacks with their properties, outermost first.
  let stacks: [(id: ViewID, properties: StackProperties)]
  /// The user's constraints on a view's attributes, keyed by `ViewID.index`.
  let constraintsOfView: [[ConstraintID]]
  /// Sizes that an ambiguity finding already covers.
  let openSizes: Set<OpenSize>
  /// Views whose own `alpha` is 0.
  private let transparent: Set<ViewID>
  /// Keyed by `ViewID.index`.
  let pinsOfViews = Kept<[[Pin]]>()
  /// Makes everything on the screen scroll: proposed for many findings, and only dependent on the layout.
  let scrollingContent = Kept<[Remedy]>()

  init(_ screen: Screen, _ layout: ScreenLayout) {
    self.screen = screen
    self.layout = layout
    let views = layout.problem.views
    var children = [[ViewID]](repeating: [], count: views.count)
    for (index, view) in views.enumerated() {
      guard let parent = view.parent, children.indices.contains(parent.index) else { continue }
      children[parent.index].append(ViewID(index))
    }
    var mentions = [[ConstraintID]](repeating: [], count: views.count)
    for (index, constraint) in layout.problem.constraints.enumerated() {
      let first = constraint.first.view.index
      if mentions.indices.contains(first) { mentions[first].append(ConstraintID(index)) }
      guard let second = constraint.second?.view.index, second != first else { continue }
      if mentions.indices.contains(second) { mentions[second].append(ConstraintID(index)) }
    }
    self.children = children
    transparent = Set(
      layout.views.indices.filter {
        screen.assignment(of: .alpha, to: layout.views[$0])?.value.number == 0
      }.map(ViewID.init))
    self.views = views.indices.map(ViewID.init)
    stacks = views.enumerated().compactMap { index, view in view.stack.map { (ViewID(index), $0) } }
    self.constraintsOfView = mentions
    openSizes = Set(
      layout.outcome.ambiguities.flatMap { $0.group + $0.consequences }
        .filter { $0.attribute.isSize }
        .map { OpenSize(view: $0.view, axis: $0.attribute.axis) })
  }

  var environment: Environment { layout.environment }
  var problem: LayoutProblem { layout.problem }
  var outcome: LayoutOutcome { layout.outcome }
  var container: ViewID { ViewID(0) }
  /// Screens that people draw have some hundred views. With thousands, everything that would compare each
  /// view with all others is left out: fixes that look at the neighbours, findings joined by a chain of
  /// sizes, the effects of each picture, and overlaps within one stack.
  var isHuge: Bool { problem.views.count > 2_000 }
}

/// A view, its parent, and so on up to the container.
struct PathToRoot: Sequence, IteratorProtocol {
  private let views: [LayoutView]
  private var following: ViewID?

  init(from view: ViewID, in views: [LayoutView]) {
    self.views = views
    following = view
  }

  mutating func next() -> ViewID? {
    guard let view = following else { return nil }
    // Parents come before their children, so the loop ends.
    following = views[view.index].parent.flatMap { $0 < view ? $0 : nil }
    return view
  }
}

// MARK: Views

extension LayoutReading {
  func children(of view: ViewID) -> [ViewID] {
    children.indices.contains(view.index) ? children[view.index] : []
  }

  /// The arranged views of a stack, in order, including hidden ones.
  func arranged(in stack: ViewID) -> [ViewID] {
    children(of: stack).filter { problem.views[$0.index].isArranged }
  }

  func visibleArranged(in stack: ViewID) -> [ViewID] {
    children(of: stack).filter {
      problem.views[$0.index].isArranged && !problem.views[$0.index].isHidden
    }
  }

  /// The stack that arranges the view; nil for a plain subview.
  func stack(arranging view: ViewID) -> ViewID? {
    let node = problem.views[view.index]
    guard node.isArranged, let parent = node.parent, stackProperties(parent) != nil else {
      return nil
    }
    return parent
  }

  /// The stack that stretches a view, like all its other views, across its own axis.
  func stack(filling view: ViewID, across axis: Axis) -> ViewID? {
    guard let stack = stack(arranging: view), let properties = stackProperties(stack),
      properties.alignment == .fill, properties.axis != axis
    else { return nil }
    return stack
  }

  func stackProperties(_ view: ViewID) -> StackProperties? { problem.views[view.index].stack }

  /// The view itself, its parent, and so on up to the container.
  func pathToRoot(from view: ViewID) -> PathToRoot { PathToRoot(from: view, in: problem.views) }

  /// The view, or its nearest ancestor, that no stack arranges: its constraints place it.
  func unarranged(around view: ViewID) -> ViewID? {
    pathToRoot(from: view).first { stack(arranging: $0) == nil }
  }

  /// "`score` in `buttons`": the view, and the stack around it whose constraints place it.
  func nameInPlace(_ view: ViewID) -> String {
    guard let outer = unarranged(around: view), outer != view, outer != container else {
      return name(view)
    }
    return "\(name(view)) in \(name(outer))"
  }

  /// The view, or its ancestor, whose superview is this one; nil if the view is not inside it.
  func child(of superview: ViewID, around view: ViewID) -> ViewID? {
    pathToRoot(from: view).first { problem.views[$0.index].parent == superview }
  }

  func isInside(_ view: ViewID, _ ancestor: ViewID) -> Bool {
    pathToRoot(from: view).contains(ancestor)
  }

  /// Whether one side is the view and the other a view inside it.
  func isBetween(_ constraint: LayoutConstraint, _ ancestor: ViewID) -> Bool {
    guard let second = constraint.second else { return false }
    let inner = constraint.first.view == ancestor ? second.view : constraint.first.view
    return inner != ancestor && isInside(inner, ancestor)
  }

  /// Whether the view or an ancestor is hidden or wholly transparent, or its cell is measured at a height of 0.
  func isOutOfSight(_ view: ViewID) -> Bool {
    layout.isOfNoHeight
      || pathToRoot(from: view).contains {
        problem.views[$0.index].isHidden || transparent.contains($0)
      }
  }

  func content(_ view: ViewID, _ axis: Axis) -> ContentSize {
    let node = problem.views[view.index]
    return axis == .horizontal ? node.horizontal : node.vertical
  }
}

// MARK: Frames

extension LayoutReading {
  /// In the superview's coordinates, in points, rounded to pixels.
  func frame(_ view: ViewID) -> Rect {
    outcome.frames.indices.contains(view.index)
      ? outcome.frames[view.index] : Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// In the container's coordinates.
  func frameInContainer(_ view: ViewID) -> Rect {
    outcome.framesInContainer.indices.contains(view.index)
      ? outcome.framesInContainer[view.index] : Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The size of the displayed frame on this axis, in points: rounded to pixels, without alignment insets.
  /// For messages; comparisons use `size(_:_:)`.
  func shownSize(_ view: ViewID, _ axis: Axis) -> Double {
    alignmentRectInContainer(view)[.size(axis)]
  }

  /// The same rect in the superview's coordinates.
  func shownRect(_ view: ViewID) -> Rect {
    let inContainer = alignmentRectInContainer(view)
    guard let parent = problem.views[view.index].parent else { return inContainer }
    let origin = frameInContainer(parent)
    return Rect(
      x: inContainer.x - origin.x, y: inContainer.y - origin.y, width: inContainer.width,
      height: inContainer.height)
  }

  /// The rectangle in the container without the shadow or bezel, which constraints ignore.
  func alignmentRectInContainer(_ view: ViewID) -> Rect {
    let frame = frameInContainer(view)
    let insets = problem.views[view.index].alignmentRectInsets
    return Rect(
      x: frame.x + insets.left, y: frame.y + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The rectangle that constraints use: not rounded, without the alignment insets.
  func alignmentRect(_ view: ViewID) -> Rect {
    outcome.alignmentRects.indices.contains(view.index)
      ? outcome.alignmentRects[view.index] : frame(view)
  }

  /// The size of the alignment rect, in points.
  func size(_ view: ViewID, _ axis: Axis) -> Double {
    let rect = alignmentRect(view)
    return axis == .horizontal ? rect.width : rect.height
  }
}

// MARK: Constraints

extension LayoutReading {
  /// The points by which a constraint fails; 0 if it holds.
  func miss(of id: ConstraintID) -> Double {
    problem.constraints[id.index].relation.violation(outcome.residual(of: id))
  }

  /// Holds within half a point, which allows for rounding to pixels.
  func holds(_ id: ConstraintID) -> Bool { miss(of: id) <= Visible.least }

  /// - Parameter index: the index in `Screen.constraints`. False if its condition does not hold.
  func holds(constraint index: Int) -> Bool {
    layout.constraintIndices.firstIndex(of: index).map { holds(ConstraintID($0)) } ?? false
  }
}
