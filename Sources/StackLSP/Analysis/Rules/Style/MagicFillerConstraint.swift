import LayoutEngine
import StackDSL

extension Rule {
  static let magicFillerConstraint = Rule(
    code: "magic-filler-constraint", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first else { return [] }
    return reading.problem.constraints.indices.compactMap { index in
      let constraint = reading.problem.constraints[index]
      guard constraint.second == nil, constraint.first.attribute.isSize,
        constraint.priority <= .defaultLow,
        let source = reading.constraintIndex(ConstraintID(index)),
        let container = reading.problem.views.first?.fixedSize,
        constraint.constant > Threshold.beyondAnyScreen * container[constraint.first.attribute.axis]
      else { return nil }
      let written = reading.screen.constraints[source]
      return Report(
        span: reading.place(of: written),
        message: "`\(written.text)` only makes \(reading.name(constraint.first.view)) take what is "
          + "left; low hugging says the same.",
        views: [reading.index(constraint.first.view)],
        remedies: [Remedy("Remove `\(written.text)`", [.removeConstraint(source)])])
    }
  }
}
