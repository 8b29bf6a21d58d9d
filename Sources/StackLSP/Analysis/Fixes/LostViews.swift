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
      let unseen = concerned.filter { view in
        !layout.isOutOfSight(view) && layout.frameInScreen(of: view).map { !$0.canBeSeen } ?? false
      }
      lost.formUnion(
        unseen.filter { view in
          guard let id = layout.id(of: view), reading.hasContentToSee(id) else { return false }
          return Axis.allCases.contains {
            reading.size(id, $0) < Visible.least && reading.content(id, $0).intrinsic ?? 1 >= 1
          }
        })
      lost.formUnion(
        concerned.filter { view in
          guard !layout.isOutOfSight(view), let id = layout.id(of: view),
            reading.declared(id).kind.isSolid,
            ![.textField, .imageView].contains(reading.declared(id).kind),
            reading.problem.views[id.index].wrapping == nil,
            let width = reading.content(id, .horizontal).intrinsic
          else { return false }
          return reading.size(id, .horizontal) < width / 2
        })
    }
    return lost.count
  }

  /// The number of views of a finding that a fix is checked for; nobody reads more.
  private static let mostConcerned = 8
}
