import LayoutEngine
import StackDSL

extension Rule {
  static let baselineFirstNotTallest = Rule(
    code: "baseline-first-not-tallest", severity: .warning,
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.baselineRows.compactMap { row in
      let height = layout.shownSize(row.stack, .vertical)
      let overflow = row.views.map { view -> (view: ViewID, by: Double) in
        let rect = layout.shownRect(view)
        let by = row.alignment == .firstBaseline ? -rect.y : rect.y + rect.height - height
        return (view, by)
      }.max { $0.by < $1.by }
      guard let worst = overflow, worst.by > 0.5 else { return nil }
      let obstacle = obstacle(of: worst.view, in: row, layout)
      return Report(
        span: layout.place(of: worst.view), message: message(layout, worst, row, obstacle),
        severity: obstacle == nil ? .information : .warning,
        views: [layout.index(worst.view), layout.index(row.stack)],
        remedies: remedies(layout, worst.view, row))
    }
  }

  /// What the part outside the row reaches: a visible view beside the row, or the screen's edge.
  private static func obstacle(
    of view: ViewID, in row: BaselineRow, _ layout: LayoutReading
  ) -> String? {
    let frame = layout.frameInContainer(view)
    let outer = layout.frameInContainer(row.stack)
    let isAbove = row.alignment == .firstBaseline
    let upper = isAbove ? frame.y : outer.y + outer.height
    let lower = isAbove ? outer.y : frame.y + frame.height
    let safe = layout.environment.safeArea
    if upper < safe.top - 0.5 && isAbove { return "the top of the screen" }
    if lower > layout.environment.size.height - safe.bottom + 0.5 && !isAbove {
      return "the bottom of the screen"
    }
    for other in layout.views where other != row.stack && other != layout.container {
      guard !layout.isInside(other, row.stack), !layout.isInside(row.stack, other),
        !layout.isOutOfSight(other), layout.children(of: other).isEmpty,
        layout.declared(other).kind != .spacer
      else { continue }
      let box = layout.frameInContainer(other)
      let overlaps =
        box.x < frame.x + frame.width - 0.5 && frame.x < box.x + box.width - 0.5
        && box.y < lower - 0.5 && upper < box.y + box.height - 0.5
      if overlaps { return layout.name(other) }
    }
    return nil
  }

  private static func remedies(
    _ layout: LayoutReading, _ view: ViewID, _ row: BaselineRow
  ) -> [Remedy] {
    let isFirst = row.alignment == .firstBaseline
    let limit = PlainConstraint.edge(
      isFirst ? .top : .bottom, of: layout.index(row.stack),
      isFirst ? .lessThanOrEqual : .greaterThanOrEqual, to: layout.index(view))
    return putFirst(layout, view, row) + [
      Remedy(
        "Add `\(layout.text(limit))` to \(layout.name(row.stack))",
        [.addConstraint(layout.index(row.stack), limit)],
        shows: [layout.index(row.stack)], axis: .vertical)
    ]
  }

  /// The row's top follows its first view whichever edge the row aligns by.
  private static func putFirst(
    _ layout: LayoutReading, _ view: ViewID, _ row: BaselineRow
  ) -> [Remedy] {
    guard let first = layout.arranged(in: row.stack).first, first != view else { return [] }
    return [
      Remedy(
        "Put \(layout.name(view)) first in \(layout.name(row.stack))",
        [.move(layout.index(view), before: layout.index(first))],
        shows: [layout.index(row.stack), layout.index(view)], axis: .vertical)
    ]
  }

  private static func message(
    _ layout: LayoutReading, _ worst: (view: ViewID, by: Double), _ row: BaselineRow,
    _ obstacle: String?
  ) -> String {
    let isFirst = row.alignment == .firstBaseline
    let into = obstacle.map { ", into \($0)" } ?? ""
    return "\(layout.name(worst.view)) sticks \(pt(worst.by)) out of "
      + "\(layout.name(row.stack))\(into): UIKit ties the \(isFirst ? "top" : "bottom") of a "
      + "`\(row.word)` row to its first view only."
  }
}
