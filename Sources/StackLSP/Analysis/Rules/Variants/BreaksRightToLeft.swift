import LayoutEngine
import StackDSL

extension Rule {
  static let breaksRightToLeft = Rule(
    code: "breaks-rtl", severity: .warning,
    traits: Traits(scope: .variants, gravest: .error),
    checks: [.layout(reports)])

  /// A view that keeps its place by left or right while the screen is read the other way.
  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard layout.environment.direction == .rightToLeft else { return [] }
    return layout.problem.constraints.indices.compactMap { index in
      let constraint = layout.problem.constraints[index]
      guard [.left, .right].contains(constraint.first.attribute),
        let place = layout.constraintIndex(ConstraintID(index))
      else { return nil }
      let written = layout.screen.constraints[place]
      let view = constraint.first.view
      return Report(
        span: layout.place(of: written),
        message: "\(layout.name(view)) uses \(constraint.first.attribute): it stays on that side "
          + "in right-to-left languages.",
        views: [layout.index(view)], aspect: constraint.first.attribute == .left ? "left" : "right",
        remedies: written.composite == nil
          ? [.readingDirection(place, on: layout.screen)]
            + Remedy.readingDirectionThroughout(layout.screen) : [])
    }
  }
}
