import LayoutEngine
import StackDSL

extension Rule {
  static let fixedSumExceedsContainer = Rule(
    code: "fixed-sum-exceeds-container", severity: .error,
    page: Page(
      summary: "Fixed sizes and gaps add up to more than the room there is.",
      explanation: """
        Every number in the list is required, and their sum is larger than what they have to fit
        into. Make the least important of them optional, use an inequality, or let the content
        scroll. However many views are too many, it is one finding: it says how much they need
        together, and UIKit breaks as many of them as it takes.
        """,
      example: """
        screen Cell {
            size: 94 x 44
            hstack row {
                spacing: 36
                edges == superview.edges
                view icon { width == 40 }
                view badge { width == 60 }
            }
        }
        """,
      mended: """
        screen Cell {
            size: 94 x 44
            hstack row {
                spacing: 36
                edges == superview.edges
                view icon { width == 40 @999 }
                view badge { width == 60 @998 }
            }
        }
        """,
      source: "Arithmetic."),
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let sizes = conflict.fixedSizes
    guard conflict.isOnOneAxis, conflict.resisting.isEmpty, conflict.aspect == nil, !sizes.isEmpty,
      conflict.stackMade.allSatisfy({
        [.canvasConnection, .spacing, .alignment].contains($0.kind)
      })
    else { return nil }
    let small = sizes.filter { $0.repair < 0 && $0.constraint.constant > 0 }
    let sum = conflict.sum
    // Of one size alone there is no sum: that it is too large is said by naming who leaves how much.
    guard !small.isEmpty, sum.sizes.count > 1 || sum.gaps > 0 else { return nil }
    return conflict.report(
      message(sum, conflict),
      views: small.map { $0.constraint.first.view },
      remedies: small.filter { $0.constraint.relation == .equal }.prefix(4).map { size in
        Remedy(
          "Let \(conflict.layout.name(size.constraint.first.view)) be smaller: "
            + "`\(size.source.text)` with <=",
          [.setRelation(constraint: size.index, .lessThanOrEqual)],
          shows: small.map { conflict.layout.index($0.constraint.first.view) },
          axis: conflict.axis)
      })
  }

  private static func message(_ sum: ConflictCase.Sum, _ conflict: ConflictCase) -> String {
    if sum.sizes.count > mostAdded { return manyViews(sum, conflict) }
    let parts =
      sum.sizes.map { "\(tenths($0.points)) (\(conflict.layout.name($0.view)))" }
      + (sum.gaps > 0 ? ["\(tenths(sum.gaps)) of gaps"] : [])
    return "\(parts.joined(separator: " + ")) = \(pt(sum.taken)), but there are only "
      + "\(pt(sum.room))."
  }

  /// Nobody adds up more.
  private static let mostAdded = 8

  /// "`v0`, `v1`, `v2` and 197 more views need 8000 pt, but there are only 667 pt: 7333 pt too many.
  /// Let them scroll …"
  private static func manyViews(_ sum: ConflictCase.Sum, _ conflict: ConflictCase) -> String {
    let names = sum.sizes.prefix(3).map { conflict.layout.name($0.view) }
    let gaps = sum.gaps > 0 ? " (\(tenths(sum.gaps)) of them gaps)" : ""
    let extents = conflict.axis == .vertical ? "heights" : "widths"
    return "\(names.joined(separator: ", ")) and \(sum.sizes.count - 3) more views need "
      + "\(pt(sum.taken))\(gaps), but there are only \(pt(sum.room)): "
      + "\(pt(sum.taken - sum.room)) too many. Let them scroll (`scrollView`), or let their "
      + "\(extents) give (`<=`, or a priority below 1000)."
  }
}
