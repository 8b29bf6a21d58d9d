import LayoutEngine
import StackDSL

extension Rule {
  static let optionalConstraintBroken = Rule(
    code: "optional-constraint-broken", severity: .information,
    page: Page(
      summary: "An optional constraint never holds.",
      explanation: """
        In every environment something with a higher priority wins over this constraint. If you
        accept that, all is well. If not, raise its priority or remove it.
        """,
      source: "Arithmetic: the constraint's two sides in the solved layout."),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let first = solved.layouts.first else { return [] }
    return first.problem.constraints.indices.compactMap { index in
      let id = ConstraintID(index)
      let constraint = first.problem.constraints[index]
      guard !constraint.priority.isRequired, !isFallback(constraint, first),
        !first.isSizeOpen(constraint.first.view, constraint.first.attribute.axis),
        let source = first.constraintIndex(id), miss(id, in: first) > 0.5
      else { return nil }
      let everywhere = solved.layouts.allSatisfy { layout in
        guard let same = layout.layout.constraintIndices.firstIndex(of: source) else { return true }
        return miss(ConstraintID(same), in: layout) > 0.5
      }
      guard everywhere else { return nil }
      let written = first.screen.constraints[source]
      return Report(
        span: first.place(of: written), message: message(first, written, constraint, id),
        views: [first.index(constraint.first.view)],
        remedies: [
          Remedy("Remove `\(written.text)`", [.removeConstraint(source)]),
          Remedy(
            "Raise `\(written.text)` to 999", [.setPriority(constraint: source, 999)],
            shows: [first.index(constraint.first.view)], axis: constraint.first.attribute.axis),
        ])
    }
  }

  /// A wish for 0 or for something huge is a way to say "as small as possible" or "take the rest".
  /// So is a priority just below required: it lets go where it must.
  private static func isFallback(_ constraint: LayoutConstraint, _ layout: LayoutReading) -> Bool {
    if constraint.priority.value >= 990 { return true }
    guard constraint.first.attribute.isSize else { return false }
    let container = layout.problem.views.first?.fixedSize?[constraint.first.attribute.axis] ?? 0
    return constraint.second == nil && (constraint.constant == 0 || constraint.constant > container)
      || constraint.priority.value < 250
  }

  /// Points by which a constraint fails; 0 where it holds.
  private static func miss(_ id: ConstraintID, in layout: LayoutReading) -> Double {
    let residual = layout.outcome.residual(of: id)
    switch layout.problem.constraints[id.index].relation {
    case .equal: return residual.magnitude
    case .lessThanOrEqual: return max(0, residual)
    case .greaterThanOrEqual: return max(0, -residual)
    }
  }

  private static func message(
    _ layout: LayoutReading, _ written: StackDSL.Constraint, _ constraint: LayoutConstraint,
    _ id: ConstraintID
  ) -> String {
    "`\(written.text)` never holds: something of a higher priority keeps it \(pt(miss(id, in: layout)))"
      + " off on \(layout.environment.name)."
  }
}
