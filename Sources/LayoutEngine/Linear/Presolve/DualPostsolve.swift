/// Carries multipliers back through the presolve to constraints and bounds as they were written: the
/// dual half of postsolve (Andersen and Andersen 1995).
///
/// A statement about classes becomes one about the written constraints only together with multiples
/// of the equalities that made the classes. Those multiples are unique. Going through the equalities
/// backwards finds them, and in the end every unknown cancels.
struct DualPostsolve {
  private let problem: LinearProblem
  private let aggregation: DoubletonAggregation
  /// The coefficient that each unknown still has in the combination so far.
  private var weight: [Double]
  /// The sum of the magnitudes that `weight` was summed from, to know a 0 when it comes up.
  private var effort: [Double]
  private var members: [FarkasCertificate.Weighted] = []

  init(_ problem: LinearProblem, _ aggregation: DoubletonAggregation) {
    self.problem = problem
    self.aggregation = aggregation
    weight = Array(repeating: 0, count: problem.variableCount + 1)
    effort = weight
  }

  mutating func add(_ multiplier: Double, constraint: Int32) {
    members.append(
      .init(member: .constraint(LinearConstraintID(constraint)), multiplier: multiplier))
    for term in problem.terms(of: LinearConstraintID(constraint)) {
      add(multiplier * term.coefficient, unknown: term.variable.index)
    }
  }

  mutating func add(_ multiplier: Double, of source: Breakpoint.Source, isLower: Bool) {
    if let constraint = source.constraint {
      add(multiplier, constraint: constraint)
    } else if let unknown = source.boundedVariable {
      let id = VariableID(unknown)
      members.append(
        .init(member: isLower ? .lowerBound(id) : .upperBound(id), multiplier: multiplier))
      add(multiplier, unknown: unknown)
    }
  }

  /// Adds what stands behind a breakpoint, `multiplier` times its variable.
  mutating func add(_ multiplier: Double, of breakpoint: Breakpoint) {
    let wantsMore = breakpoint.kind == .lowerBound || breakpoint.kind == .below
    add(
      multiplier / breakpoint.coefficient, of: breakpoint.source,
      isLower: wantsMore == (breakpoint.coefficient > 0))
  }

  /// Adds a multiple of a bare unknown, which no constraint stands for.
  mutating func add(_ amount: Double, unknown: Int32) {
    aggregation.add(amount, on: unknown, to: &weight)
    aggregation.add(amount.magnitude, on: unknown, toMagnitudes: &effort)
  }

  /// Adds the equalities of the classes, so that every unknown that left has coefficient 0.
  mutating func finish() -> [FarkasCertificate.Weighted] {
    for step in aggregation.steps.reversed() {
      let node = Int(step.variable)
      let rest = weight[node]
      if rest.magnitude <= effort[node] * 1e-10 { continue }
      let multiplier = -rest / step.coefficient
      add(multiplier, of: step.source, isLower: multiplier > 0)
    }
    return members
  }

  /// The finished combination as a refutation, scaled so that the largest multiplier is 1.
  mutating func refutation(shortfall: Double) -> FarkasCertificate {
    FarkasCertificate(combining: finish(), shortfall: shortfall)
  }
}
