import LayoutEngine
import StackDSL

extension Rule {
  static let baselineFirstNotTallest = Rule(
    code: "baseline-first-not-tallest", severity: .warning, traits: Traits(isPlainToSee: true),
    checks: [.layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.baselineRows.compactMap { row in
      let height = reading.shownSize(row.stack, .vertical)
      let overflow = row.views.map { view -> (view: ViewID, by: Double) in
        let rect = reading.shownRect(view)
        let by = row.alignment == .firstBaseline ? -rect.y : rect.y + rect.height - height
        return (view, by)
      }.max { $0.by < $1.by }
      guard let worst = overflow, worst.by > Visible.least else { return nil }
      let obstacle = obstacle(of: worst.view, in: row, reading)
      return Report(
        span: reading.place(of: worst.view), message: message(reading, worst, row, obstacle),
        severity: obstacle == nil ? .information : .warning,
        views: [reading.index(worst.view), reading.index(row.stack)],
        remedies: remedies(reading, worst.view, row))
    }
  }

  /// The view or edge that the part outside the row reaches: a visible view beside the row, or the screen's
  /// edge.
  private static func obstacle(
    of view: ViewID, in row: BaselineRow, _ reading: LayoutReading
  ) -> String? {
    let frame = reading.frameInContainer(view)
    let outer = reading.frameInContainer(row.stack)
    let isAbove = row.alignment == .firstBaseline
    let upper = isAbove ? frame.y : outer.y + outer.height
    let lower = isAbove ? outer.y : frame.y + frame.height
    let safe = reading.environment.safeArea
    if upper < safe.top - Visible.least && isAbove { return "the top of the screen" }
    if lower > reading.environment.size.height - safe.bottom + Visible.least && !isAbove {
      return "the bottom of the screen"
    }
    for other in reading.views where other != row.stack && other != reading.container {
      guard !reading.isInside(other, row.stack), !reading.isInside(row.stack, other),
        !reading.isOutOfSight(other), reading.children(of: other).isEmpty,
        reading.declared(other).kind != .spacer
      else { continue }
      let box = reading.frameInContainer(other)
      let overlaps =
        box.x < frame.x + frame.width - Visible.least && frame.x < box.x + box.width - Visible.least
        && box.y < lower - Visible.least && upper < box.y + box.height - Visible.least
      if overlaps { return reading.name(other) }
    }
    return nil
  }

  private static func remedies(
    _ reading: LayoutReading, _ view: ViewID, _ row: BaselineRow
  ) -> [Remedy] {
    let isFirst = row.alignment == .firstBaseline
    let limit = PlainConstraint.edge(
      isFirst ? .top : .bottom, of: reading.index(row.stack),
      isFirst ? .lessThanOrEqual : .greaterThanOrEqual, to: reading.index(view))
    return putFirst(reading, view, row) + [
      Remedy(
        "Add `\(reading.text(limit))` to \(reading.name(row.stack))",
        [.addConstraint(reading.index(row.stack), limit)],
        shows: [reading.index(row.stack)], axis: .vertical)
    ]
  }

  /// The row's top follows its first view, whichever edge the row aligns by.
  private static func putFirst(
    _ reading: LayoutReading, _ view: ViewID, _ row: BaselineRow
  ) -> [Remedy] {
    guard let first = reading.arranged(in: row.stack).first, first != view else { return [] }
    return [
      Remedy(
        "Put \(reading.name(view)) first in \(reading.name(row.stack))",
        [.move(reading.index(view), before: reading.index(first))],
        shows: [reading.index(row.stack), reading.index(view)], axis: .vertical)
    ]
  }

  private static func message(
    _ reading: LayoutReading, _ worst: (view: ViewID, by: Double), _ row: BaselineRow,
    _ obstacle: String?
  ) -> String {
    let isFirst = row.alignment == .firstBaseline
    let into = obstacle.map { ", into \($0)" } ?? ""
    return "\(reading.name(worst.view)) sticks \(pt(worst.by)) out of "
      + "\(reading.name(row.stack))\(into): UIKit ties the \(isFirst ? "top" : "bottom") of a "
      + "`\(row.word)` row to its first view only."
  }
}
