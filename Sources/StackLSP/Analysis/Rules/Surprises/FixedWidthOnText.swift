import LayoutEngine
import StackDSL

extension Rule {
  static let fixedWidthOnText = Rule(
    code: "fixed-width-on-text", severity: .warning,
    page: Page(
      summary: "A text has a fixed width that a longer translation will not fit.",
      explanation: """
        A required width on a label or a button holds in every language and at every text size, the
        text does not. Reported when the text a third longer, as German often is, would be cut. Use
        `width >= …` so that the view may grow.
        """,
      example: """
        screen Send {
            size: 375 x 667
            button send "Absenden" {
                intrinsicContentSize: 70 x 30
                leading == superview.leading
                top == superview.top
                width == 72
            }
        }
        """,
      mended: """
        screen Send {
            size: 375 x 667
            button send "Absenden" {
                intrinsicContentSize: 70 x 30
                leading == superview.leading
                top == superview.top
                width >= 72
            }
        }
        """,
      source: "Interface Builder: \"Fixed width constraints may cause clipping\" in localization "
        + "warnings."),
    checks: [.layout(reports)])

  /// What UIKit projects plan for: German is a third longer than English.
  private static let growth = 1.3

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.views.compactMap { view in
      guard layout.showsText(view), !layout.isOutOfSight(view), !layout.mayShrinkText(view),
        layout.problem.views[view.index].wrapping == nil, let text = layout.layout.view(view)?.text,
        text.contains(where: \.isLetter), text.count > 1,
        let needed = layout.content(view, .horizontal).intrinsic,
        let (index, width) = fixedWidth(of: view, layout), width < needed * growth - 0.5
      else { return nil }
      let written = layout.screen.constraints[index]
      // What is cut already is the business of content-clipped.
      guard width >= needed - 0.5 else { return nil }
      return Report(
        span: layout.place(of: written),
        message:
          "`\(written.text)` fixes \(layout.name(view)); \"\(text)\" needs \(pt(needed)) and a "
          + "translation a third longer \(figure(needed * growth)).",
        views: [layout.index(view)],
        remedies: [
          Remedy(
            "Let \(layout.plainName(view)) grow: width >= \(figure(width))",
            [.setRelation(constraint: index, ">=")], shows: [layout.index(view)], axis: .horizontal)
        ])
    }
  }

  private static func fixedWidth(
    of view: ViewID, _ layout: LayoutReading
  ) -> (constraint: Int, constant: Double)? {
    guard let (index, width) = layout.requiredSize(of: view, .horizontal),
      layout.screen.constraints[index].relation == .equal
    else { return nil }
    return (index, width)
  }
}
