import LayoutEngine
import StackDSL

extension Rule {
  static let baselineRelativeHorizontal = Rule(
    code: "baseline-relative-horizontal", severity: .warning,
    page: Page(
      summary: "`isBaselineRelativeArrangement` has no effect in a horizontal stack.",
      explanation: """
        The property measures the spacing of a vertical stack from the last baseline of one view
        to the first baseline of the next. It has no effect in a horizontal stack. To align the
        texts of a row, use `alignment: firstBaseline`.
        """,
      source: "Apple, UIStackView.isBaselineRelativeArrangement."),
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.stacks.compactMap { stack, properties in
      guard properties.isBaselineRelativeArrangement, properties.axis == .horizontal else {
        return nil
      }
      let view = layout.index(stack)
      return Report(
        span: layout.place(of: .isBaselineRelativeArrangement, in: stack),
        message: "`isBaselineRelativeArrangement` measures the spacing of vertical stacks; in the "
          + "horizontal \(layout.name(stack)) it does nothing.",
        views: [view],
        remedies: [
          Remedy(
            "Remove isBaselineRelativeArrangement",
            [.removeProperty(view, .isBaselineRelativeArrangement)]),
          Remedy(
            "Give \(layout.name(stack)) alignment firstBaseline instead",
            [
              .removeProperty(view, .isBaselineRelativeArrangement),
              .set(view, .alignment, "firstBaseline"),
            ]),
        ], isUnnecessary: true)
    }
  }
}
