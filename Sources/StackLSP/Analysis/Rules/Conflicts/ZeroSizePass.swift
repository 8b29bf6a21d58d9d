import LayoutEngine
import StackDSL

extension Rule {
  static let zeroSizePass = Rule(
    code: "zero-size-pass", severity: .information,
    page: Page(
      summary: "Required margins or sizes do not fit a first layout pass at width 0.",
      explanation: """
        UIKit often measures cells and header views once before they have a width. Required
        margins on both sides then add up to more than 0, and UIKit may log a conflict even
        though the final layout is correct. Make the trailing edge `@999`.
        """,
      example: """
        screen Note {
            size: 375 x 667
            host: cell(height: 80)
            label text {
                intrinsicContentSize: 80 x 20
                top == superview.top
                bottom == superview.bottom
                leading == superview.leading + 22
                trailing == superview.trailing - 22
            }
        }
        """,
      mended: """
        screen Note {
            size: 375 x 667
            host: cell(height: 80)
            label text {
                intrinsicContentSize: 80 x 20
                top == superview.top
                bottom == superview.bottom
                leading == superview.leading + 22
                trailing == superview.trailing - 22 @999
            }
        }
        """,
      source: "Posted conflict logs with UIView-Encapsulated-Layout-Width == 0."),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first, case .cell = layout.environment.host,
      layout.outcome.conflicts.isEmpty, let size = layout.problem.views.first?.fixedSize
    else { return [] }
    // Width first: a header without a height is the rarer case.
    let sizes = [Size(width: 0, height: size.height), Size(width: size.width, height: 0)]
    return sizes.lazy.map { reports(layout, $0, solved) }.first { !$0.isEmpty } ?? []
  }

  private static func reports(
    _ layout: LayoutReading, _ size: Size, _ solved: SolvedScreen
  ) -> [Report] {
    var empty = layout.problem
    empty.views[0].fixedSize = size
    return solved.solve(empty).conflicts.prefix(1).compactMap { conflict in
      let found = ConflictCase(layout: layout, conflict: conflict)
      guard let last = found.written.last else { return nil }
      // `edges` is one line and several constraints.
      let parts = unique(
        found.written.filter { $0.constraint.constant != 0 }.map { "`\($0.source.text)`" })
      return Report(
        span: layout.place(of: last.source),
        message: "In a measuring pass the \(size.width == 0 ? "width" : "height") is 0, but "
          + demand(parts, found) + ": UIKit may log a conflict.",
        related: found.notes, views: found.views.map(layout.index),
        remedies: found.written.reversed().prefix(4).map {
          Remedy("Make `\($0.source.text)` @999", [.setPriority(constraint: $0.index, 999)])
        })
    }
  }

  /// "`top == superview.top + 8` is required"; where no line has a number the margins of the views do.
  private static func demand(_ parts: [String], _ found: ConflictCase) -> String {
    guard parts.isEmpty else {
      return "\(shortList(parts)) \(parts.count == 1 ? "is" : "are") required"
    }
    let one = found.views.count == 1
    return "\(found.layout.names(found.views)) with \(one ? "its" : "their") margins "
      + "\(one ? "needs" : "need") \(pt(found.conflict.shortfall))"
  }
}
