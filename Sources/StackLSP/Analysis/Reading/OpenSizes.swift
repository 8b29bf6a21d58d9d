import LayoutEngine
import StackDSL

/// A size that an ambiguity leaves open, which needs no other finding.
struct OpenSize: Hashable, Sendable {
  var view: ViewID
  var axis: Axis
}

extension LayoutReading {
  /// The views whose size or position an ambiguity finding already covers.
  var openViews: Set<ViewID> {
    Set(outcome.ambiguities.flatMap { $0.group + $0.consequences }.map(\.view))
  }

  /// The open views and all their descendants.
  var viewsInOpenViews: Set<ViewID> {
    let open = openViews
    guard !open.isEmpty else { return [] }
    var inside = open
    // Parents come before their children.
    for view in views {
      if let parent = problem.views[view.index].parent, inside.contains(parent) {
        inside.insert(view)
      }
    }
    return inside
  }

  /// Whether nothing fixes the position of the view, which matters more than an open size.
  func isPositionOpen(_ view: ViewID, _ axis: Axis) -> Bool {
    outcome.ambiguities.contains { ambiguity in
      ambiguity.group.contains { $0.view == view && $0.attribute == .position(axis) }
    }
  }

  func isSizeOpen(_ view: ViewID, _ axis: Axis) -> Bool {
    openSizes.contains(OpenSize(view: view, axis: axis))
  }
}
