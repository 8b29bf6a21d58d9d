import LayoutEngine
import StackDSL

extension Rule {
  static let multilineUnboundedWidth = Rule(
    code: "multiline-unbounded-width", severity: .warning,
    page: Page(
      summary: "Nothing makes a multiline label wrap.",
      explanation: """
        `numberOfLines: 0` lets a label wrap at its width, but nothing limits the width of this
        one. It becomes as wide as its whole text on one line and runs off the screen. Pin its
        trailing edge, or give it `width <= …`.
        """,
      example: """
        screen Cell {
            size: 375 x 667
            label text {
                text: "A long text that has more words than one line of a phone will ever hold"
                numberOfLines: 0
                leading == superview.leading + 16
                top == superview.top
            }
        }
        """,
      mended: """
        screen Cell {
            size: 375 x 667
            label text {
                text: "A long text that has more words than one line of a phone will ever hold"
                numberOfLines: 0
                leading == superview.leading + 16
                trailing == superview.trailing - 16
                top == superview.top
            }
        }
        """,
      source: "Apple, UILabel.preferredMaxLayoutWidth."),
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard let container = layout.problem.views.first?.fixedSize, layout.outcome.status == .solved
    else { return [] }
    return layout.views.compactMap { view in
      let frame = layout.frameInContainer(view)
      guard layout.problem.views[view.index].wrapping != nil, !layout.isOutOfSight(view),
        layout.outcome.lineCount(of: view) <= 1, !layout.scrolls(view),
        frame.x + frame.width > container.width + 0.5 || frame.x < -0.5
      else { return nil }
      let index = layout.index(view)
      return Report(
        span: layout.place(of: view),
        message: "Nothing bounds the width of \(layout.name(view)): on one line it is "
          + "\(pt(frame.width)) wide and leaves the screen instead of wrapping.",
        views: [index],
        remedies: [
          Remedy(
            "Pin trailing to the superview",
            [.addConstraint(index, "trailing <= superview.trailing")], shows: [index]),
          Remedy(
            "Add `width <= \(tenths(container.width / 2))`",
            [.addConstraint(index, "width <= \(tenths(container.width / 2))")], shows: [index]),
        ])
    }
  }
}
