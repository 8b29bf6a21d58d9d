import LayoutEngine
import StackDSL

extension Rule {
  static let overlappingPins = Rule(
    code: "overlapping-pins", severity: .error,
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let written = conflict.written
    guard conflict.isOnOneAxis, written.count > 1, written.count == conflict.conflict.members.count,
      written.allSatisfy({ $0.constraint.second != nil && !$0.constraint.first.attribute.isSize })
    else { return nil }
    return conflict.report(
      message(conflict), views: unique(written.map { $0.constraint.first.view }))
  }

  private static func message(_ conflict: ConflictCase) -> String {
    if let words = besideTheMiddle(conflict) { return words }
    let words = conflict.memberWords()
    return "\(shortList(words)) ask for distances that differ by "
      + "\(pt(conflict.conflict.shortfall)) between the same edges."
  }

  /// A message about both edges of one view and its center, which compares the center with the middle of the
  /// edges.
  private static func besideTheMiddle(_ conflict: ConflictCase) -> String? {
    let centers = conflict.written.filter {
      [.centerX, .centerY].contains($0.constraint.first.attribute)
    }
    guard centers.count == 1, let center = centers.first, center.repair.isFinite,
      conflict.written.allSatisfy({
        $0.constraint.first.view == center.constraint.first.view
          && $0.constraint.relation == .equal
      })
    else { return nil }
    let reading = conflict.reading
    let edges = unique(conflict.written.filter { $0.index != center.index }.map(\.source.text))
      .map(quoted)
    return
      "\(list(edges)) \(edges.count == 1 ? "puts" : "put") the middle of \(reading.name(center.constraint.first.view)) "
      + "\(pt(center.repair.magnitude)) away from where `\(center.source.text)` wants it."
  }
}
