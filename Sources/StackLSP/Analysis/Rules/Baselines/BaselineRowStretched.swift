import LayoutEngine
import StackDSL

extension Rule {
  static let baselineRowStretched = Rule(
    code: "baseline-row-stretched", severity: .information,
    page: Page(
      summary: "A baseline row is taller than its content.",
      explanation: """
        If something stretches a row, `firstBaseline` keeps its views at the bottom and
        `lastBaseline` keeps them at the top; the rest of the row stays empty. Find what
        stretches the row (the size of an image, an equal distribution), or use another
        alignment.
        """,
      example: """
        screen Row {
            size: 375 x 667
            hstack row {
                alignment: firstBaseline
                leading == superview.leading
                top == superview.top
                height == 60
                label a { intrinsicContentSize: 80 x 20; firstBaseline: 16; lastBaseline: 4 }
                label b { intrinsicContentSize: 60 x 20; firstBaseline: 16; lastBaseline: 4 }
            }
        }
        """,
      mended: """
        screen Row {
            size: 375 x 667
            hstack row {
                alignment: firstBaseline
                leading == superview.leading
                top == superview.top
                label a { intrinsicContentSize: 80 x 20; firstBaseline: 16; lastBaseline: 4 }
                label b { intrinsicContentSize: 60 x 20; firstBaseline: 16; lastBaseline: 4 }
            }
        }
        """,
      source: "Constraints of a baseline row as UIKit prints them: top by an inequality, bottom to "
        + "the spanner."),
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.baselineRows.compactMap { row in
      let rects = row.views.map(layout.shownRect)
      guard let top = rects.map(\.y).min(), let bottom = rects.map({ $0.y + $0.height }).max()
      else {
        return nil
      }
      let height = layout.shownSize(row.stack, .vertical)
      let empty = row.alignment == .firstBaseline ? top : height - bottom
      guard empty > 0.5 else { return nil }
      return Report(
        span: layout.place(of: row.stack),
        message: "\(layout.name(row.stack)) is \(pt(height)) high, its content "
          + "\(pt(bottom - top)): \(pt(empty)) stay empty "
          + "\(row.alignment == .firstBaseline ? "above" : "below") the text.",
        views: [layout.index(row.stack)], remedies: remedies(row, layout))
    }
  }

  /// What makes the row higher than its text, or what puts the text elsewhere in it.
  private static func remedies(_ row: BaselineRow, _ layout: LayoutReading) -> [Remedy] {
    let stack = layout.index(row.stack)
    let shown = [stack] + row.views.prefix(1).map(layout.index)
    var remedies: [Remedy] = []
    if let (constraint, _) = layout.requiredSize(of: row.stack, .vertical) {
      remedies.append(
        Remedy(
          "Remove `\(layout.screen.constraints[constraint].text)`", [.removeConstraint(constraint)],
          shows: shown, axis: .vertical))
    }
    remedies += layout.picturesBeside(row.stack, .vertical).map { picture in
      .lettingGive(picture, layout, shows: shown + [layout.index(picture)], axis: .vertical)
    }
    return remedies + [
      Remedy(
        "Give \(layout.name(row.stack)) alignment center", [.set(stack, .alignment, "center")],
        shows: shown, axis: .vertical)
    ]
  }
}
