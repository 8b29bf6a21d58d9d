import LayoutEngine
import StackDSL

extension Rule {
  static let magicFillerConstraint = Rule(
    code: "magic-filler-constraint", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first else { return [] }
    return layout.problem.constraints.indices.compactMap { index in
      let constraint = layout.problem.constraints[index]
      guard constraint.second == nil, constraint.first.attribute.isSize,
        constraint.priority.value <= 250, let source = layout.constraintIndex(ConstraintID(index)),
        let container = layout.problem.views.first?.fixedSize,
        constraint.constant > 2 * container[constraint.first.attribute.axis]
      else { return nil }
      let written = layout.screen.constraints[source]
      return Report(
        span: layout.place(of: written),
        message: "`\(written.text)` only makes \(layout.name(constraint.first.view)) take what is "
          + "left; low hugging says the same.",
        views: [layout.index(constraint.first.view)],
        remedies: [Remedy("Remove `\(written.text)`", [.removeConstraint(source)])])
    }
  }
}
