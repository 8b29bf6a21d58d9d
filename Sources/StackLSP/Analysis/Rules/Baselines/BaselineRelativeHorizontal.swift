import LayoutEngine
import StackDSL

extension Rule {
  static let baselineRelativeHorizontal = Rule(
    code: "baseline-relative-horizontal", severity: .information, traits: Traits(isOfLine: true),
    checks: [.layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.stacks.compactMap { stack, properties in
      guard properties.isBaselineRelativeArrangement, properties.axis == .horizontal else {
        return nil
      }
      let view = reading.index(stack)
      return Report(
        span: reading.place(of: .isBaselineRelativeArrangement, in: stack),
        message: "`isBaselineRelativeArrangement` measures the spacing of vertical stacks; in the "
          + "horizontal \(reading.name(stack)) it does nothing.",
        views: [view],
        remedies: [
          Remedy(
            "Remove isBaselineRelativeArrangement",
            [.removeProperty(view, .isBaselineRelativeArrangement)]),
          Remedy(
            "Give \(reading.name(stack)) alignment firstBaseline instead",
            [
              .removeProperty(view, .isBaselineRelativeArrangement),
              .set(view, .alignment, "firstBaseline"),
            ]),
        ], isUnnecessary: true)
    }
  }
}
