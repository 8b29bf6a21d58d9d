import LayoutEngine
import StackDSL

/// A size that some ambiguity leaves open, so that nothing else should be said of it.
struct OpenSize: Hashable, Sendable {
  var view: ViewID
  var axis: Axis
}

extension LayoutReading {
  /// Views of whose size or position an ambiguity says all there is to say.
  var openViews: Set<ViewID> {
    Set(outcome.ambiguities.flatMap { $0.group + $0.consequences }.map(\.view))
  }

  /// Those, and all that stand in them.
  var viewsInOpenViews: Set<ViewID> {
    let open = openViews
    guard !open.isEmpty else { return [] }
    var inside = open
    // Parents stand before their children.
    for view in views {
      if let parent = problem.views[view.index].parent, inside.contains(parent) {
        inside.insert(view)
      }
    }
    return inside
  }

  /// Nothing fixes where the view is, which says more than that its size is open too.
  func isPositionOpen(_ view: ViewID, _ axis: Axis) -> Bool {
    outcome.ambiguities.contains { ambiguity in
      ambiguity.group.contains { $0.view == view && $0.attribute == .position(axis) }
    }
  }

  func isSizeOpen(_ view: ViewID, _ axis: Axis) -> Bool {
    openSizes.contains(OpenSize(view: view, axis: axis))
  }
}
