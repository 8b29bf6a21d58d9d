import LayoutEngine
import StackDSL

extension Rule {
  static let breaksRightToLeft = Rule(
    code: "breaks-rtl", severity: .warning,
    traits: Traits(scope: .variants, gravest: .error),
    checks: [.layout(reports)])

  /// A view that keeps its place by left or right while the screen is read the other way.
  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.environment.direction == .rightToLeft else { return [] }
    return reading.problem.constraints.indices.compactMap { index in
      let constraint = reading.problem.constraints[index]
      guard [.left, .right].contains(constraint.first.attribute),
        let place = reading.constraintIndex(ConstraintID(index))
      else { return nil }
      let written = reading.screen.constraints[place]
      let view = constraint.first.view
      return Report(
        span: reading.place(of: written),
        message: "\(reading.name(view)) uses \(constraint.first.attribute): it stays on that side "
          + "in right-to-left languages.",
        views: [reading.index(view)],
        aspect: constraint.first.attribute == .left ? "left" : "right",
        remedies: written.composite == nil
          ? [.readingDirection(place, on: reading.screen)]
            + Remedy.readingDirectionThroughout(reading.screen) : [])
    }
  }
}
