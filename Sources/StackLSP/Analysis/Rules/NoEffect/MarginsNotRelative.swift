import LayoutEngine
import StackDSL

extension Rule {
  static let marginsNotRelative = Rule(
    code: "margins-not-relative", severity: .warning,
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first else { return [] }
    return reading.stacks.compactMap { stack, _ in
      guard let property = reading.property(.layoutMargins, of: stack), property.condition == nil,
        !isUsed(reading.index(stack), in: readings)
      else { return nil }
      let index = reading.index(stack)
      // The author wrote the margins to have an effect.
      let respected = Remedy(
        "Set isLayoutMarginsRelativeArrangement to true",
        [.set(index, .isLayoutMarginsRelativeArrangement, "true")],
        shows: reading.visibleArranged(in: stack).prefix(2).map(reading.index),
        isCorrection: true)
      return Report(
        span: reading.screen.here(property.span, of: index),
        message: "The margins of \(reading.name(stack)) are ignored until "
          + "`isLayoutMarginsRelativeArrangement` is true.",
        views: [index],
        remedies: [
          respected,
          Remedy(
            "Remove layoutMargins of \(reading.name(stack))",
            [.removeProperty(index, .layoutMargins)]),
        ], isUnnecessary: true)
    }
  }

  private static func isUsed(_ index: ViewIndex, in readings: ScreenReadings) -> Bool {
    readings.all.contains { reading in
      guard let stack = reading.layout.id(of: index) else { return false }
      if reading.stackProperties(stack)?.isLayoutMarginsRelativeArrangement == true { return true }
      return reading.problem.constraints.contains { constraint in
        [constraint.first, constraint.second].compactMap { $0 }.contains {
          $0.view == stack && $0.item == .layoutMarginsGuide
        }
      }
    }
  }
}
