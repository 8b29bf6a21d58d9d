/// The names of a screen's views in its printed form, and the paths by which they are reached.
struct ScreenNames {
  /// The name that stands with the declaration; nil for a view without one.
  private(set) var names: [String?]
  /// The root of the instance that a view is inside of.
  private(set) var instances: [ViewIndex?]
  private let screen: Screen

  /// - Parameter isInstance: whether a view is written as an instance of its component; what else a
  ///   component brought in is written where it stands.
  init(_ screen: Screen, isInstance: (ViewIndex) -> Bool) {
    self.screen = screen
    names = screen.views.map(\.name)
    instances = Array(repeating: nil, count: screen.views.count)
    var roots: Set<ViewIndex> = []
    for index in screen.views.indices.dropFirst() {
      let view = ViewIndex(index)
      if let parent = screen.views[index].parent {
        instances[index] = roots.contains(parent) ? parent : instances[parent.index]
      }
      if instances[index] == nil, isInstance(view) { roots.insert(view) }
    }
    makeUnique()
  }

  /// Two views that were told apart by the components they came from need names of their own.
  private mutating func makeUnique() {
    var used: [ViewIndex?: Set<String>] = [:]
    for isOwn in [true, false] {
      for index in screen.views.indices.dropFirst() {
        let view = screen.views[index]
        guard let name = names[index], (view.instanceSpan == nil) == isOwn else { continue }
        var candidate = name
        var parent = view.parent
        while used[instances[index], default: []].contains(candidate) {
          if let next = parent, let outer = screen.views[next.index].name {
            candidate = outer + capitalized(candidate)
            parent = screen.views[next.index].parent
          } else {
            candidate += "2"
          }
        }
        names[index] = candidate
        used[instances[index], default: []].insert(candidate)
      }
    }
  }

  /// The path of a view from the braces of another; empty for the view itself. Nil if no name leads
  /// to it.
  func path(to view: ViewIndex, from owner: ViewIndex) -> String? {
    if view == owner { return "" }
    if screen.views[owner.index].parent == view { return "superview" }
    if let name = names[view.index] {
      guard let instance = instances[view.index] else { return name }
      if owner == instance || instances[owner.index] == instance { return name }
      return names[instance.index].map { "\($0).\(name)" }
    }
    if let steps = steps(from: owner, up: view) {
      return Array(repeating: "superview", count: steps).joined(separator: ".")
    }
    // Something named below it leads up to it.
    for index in screen.views.indices where names[index] != nil {
      guard let steps = steps(from: ViewIndex(index), up: view),
        let path = path(to: ViewIndex(index), from: owner), !path.isEmpty
      else { continue }
      return path + String(repeating: ".superview", count: steps)
    }
    return nil
  }

  private func steps(from view: ViewIndex, up ancestor: ViewIndex) -> Int? {
    if view == ancestor { return 0 }
    return screen.superviews(of: view).enumerated().first { $0.element == ancestor }
      .map { $0.offset + 1 }
  }

  /// An anchor as it is written in the braces of a view; nil if no name leads to it.
  func text(_ anchor: Anchor, in owner: ViewIndex) -> String? {
    guard let place = place(of: anchor, in: owner) else { return nil }
    return place.isEmpty ? anchor.attribute.rawValue : "\(place).\(anchor.attribute.rawValue)"
  }

  /// The view or guide before the attribute.
  func place(of anchor: Anchor, in owner: ViewIndex) -> String? {
    if anchor.item == .safeArea, anchor.view == .screen { return "safeArea" }
    guard let path = path(to: anchor.view, from: owner) else { return nil }
    guard anchor.item != .view else { return path }
    // `safeArea` alone is that of the screen.
    if path.isEmpty, anchor.item == .safeArea {
      return names[anchor.view.index].map { "\($0).safeArea" }
    }
    return path.isEmpty ? anchor.item.rawValue : "\(path).\(anchor.item.rawValue)"
  }
}
