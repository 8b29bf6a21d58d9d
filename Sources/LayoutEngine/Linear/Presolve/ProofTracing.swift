/// Turns multipliers of constraints and bounds into a combination in which every unknown cancels.
///
/// The solver works on classes of unknowns; a statement about classes is a statement about the
/// constraints as they were written only together with multiples of the equalities that made the
/// classes. Those multiples are unique, and found by walking the eliminations backwards.
struct ProofTracing {
  private let problem: LinearProblem
  private let classes: AffineClasses
  /// The coefficient that each unknown still has in the combination so far.
  private var pull: [Double]
  /// The sum of the magnitudes that `pull` was summed from, to know a 0 when it comes up.
  private var effort: [Double]
  private var members: [Refutation.Weighted] = []

  init(_ problem: LinearProblem, _ classes: AffineClasses) {
    self.problem = problem
    self.classes = classes
    pull = Array(repeating: 0, count: problem.variableCount + 1)
    effort = pull
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
    let wantsMore = breakpoint.kind == .floor || breakpoint.kind == .below
    add(
      multiplier / breakpoint.coefficient, of: breakpoint.source,
      isLower: wantsMore == (breakpoint.coefficient > 0))
  }

  /// Adds a multiple of a bare unknown, which no constraint stands for.
  mutating func add(_ amount: Double, unknown: Int32) {
    classes.add(amount, on: unknown, to: &pull)
    classes.add(amount.magnitude, on: unknown, toMagnitudes: &effort)
  }

  /// Adds the equalities of the classes, so that every unknown that left has coefficient 0.
  mutating func finish() -> [Refutation.Weighted] {
    for step in classes.steps.reversed() {
      let node = Int(step.variable)
      let rest = pull[node]
      if rest.magnitude <= effort[node] * 1e-10 { continue }
      let multiplier = -rest / step.coefficient
      add(multiplier, of: step.source, isLower: multiplier > 0)
    }
    return members
  }

  /// The finished combination as a refutation, scaled so that the largest multiplier is 1.
  mutating func refutation(shortfall: Double) -> Refutation {
    Refutation(combining: finish(), shortfall: shortfall)
  }
}
