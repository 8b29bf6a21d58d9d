import LayoutEngine
import StackDSL

extension FrameMovement {
  /// The number of these views that have visible content but no width or height in some environment, and of these
  /// controls that have less than half of the width that they need.
  func lostViews(among views: [ViewIndex]) -> Int {
    guard !places.isEmpty else { return 0 }
    let concerned = unique(Array(views.prefix(Self.mostConcerned))).compactMap {
      places[$0.index]
    }
    var lost: Set<ViewIndex> = []
    for reading in after {
      let layout = reading.layout
      lost.formUnion(
        concerned.filter { view in
          guard !layout.isOutOfSight(view), let id = layout.id(of: view) else { return false }
          let isUnseen = layout.frameInScreen(of: view).map { !$0.canBeSeen } ?? false
          return isUnseen && reading.hasNoRoom(id) || reading.isCrushedControl(id)
        })
    }
    return lost.count
  }

  /// The number of views of a finding that a fix is checked for; nobody reads more.
  private static let mostConcerned = 8
}

extension LayoutReading {
  fileprivate func hasNoRoom(_ view: ViewID) -> Bool {
    hasContentToSee(view)
      && Axis.allCases.contains {
        size(view, $0) < Visible.least && content(view, $0).intrinsic ?? 1 >= 1
      }
  }

  fileprivate func isCrushedControl(_ view: ViewID) -> Bool {
    let kind = declared(view).kind
    guard kind.isSolid, ![.textField, .imageView].contains(kind),
      problem.views[view.index].wrapping == nil, let width = content(view, .horizontal).intrinsic
    else { return false }
    return size(view, .horizontal) < width / 2
  }
}
