/// The part of a problem that its optima leave undetermined, as a problem of its own: every unknown that may
/// move, with all others fixed at their values.
///
/// Its optima are those of the whole problem, because the other unknowns are the same in all of them. Every
/// question about several optima is therefore asked of this problem, which is often two labels where the whole
/// is a screen.
struct UndeterminedSubproblem: Sendable {
  let part: Subproblem
  let solution: LinearSolution

  /// Nil if there is one optimum.
  init?(of whole: LinearSolution) {
    if whole.isUnique { return nil }
    let problem = whole.problem
    var isOpen = [Bool](repeating: false, count: problem.variableCount)
    for unknown in whole.movable { isOpen[Int(unknown)] = true }
    let rows = problem.rows.indices.filter { row in
      problem.isUsable(row)
        && problem.termRange(of: row).contains { isOpen[Int(problem.terms[$0].variable.index)] }
    }
    let part = Subproblem(
      of: problem, unknowns: whole.movable, rows: rows.map { Int32(truncatingIfNeeded: $0) },
      others: whole.values)
    // The whole has an optimum, which is one of the part's.
    guard let solution = LinearSolution(optimumOf: part.problem) else { return nil }
    self.part = part
    self.solution = solution
  }

  /// Over all optima; nil if it is determined.
  func range(of unknown: VariableID) -> LinearRange? {
    part.index(of: unknown).map(solution.range)
  }

  /// The values that wishes choose for the open unknowns, the first wish first, and whether nothing is left
  /// open.
  func choose(by wishes: [Wish]) -> (values: [Double], isSettled: Bool) {
    let local = wishes.compactMap { wish in
      part.index(of: wish.unknown).map { Wish(unknown: $0, value: wish.value) }
    }
    let chosen = LinearSolution(preferredOptimumOf: part.problem.wishing(local))
    return (chosen.values, chosen.isSettled)
  }
}

/// A value that an unknown takes unless a constraint prevents it.
struct Wish: Sendable {
  var unknown: VariableID
  /// In points.
  var value: Double
}

extension LinearProblem {
  /// The problem with wishes below all priorities, each a level of its own.
  func wishing(_ wishes: [Wish]) -> LinearProblem {
    var wishing = self
    for (level, wish) in wishes.enumerated() {
      wishing.addConstraint(
        CollectionOfOne(Term(wish.unknown, 1)), .equal, wish.value,
        priority: Priority(-Double(level)))
    }
    return wishing
  }
}
