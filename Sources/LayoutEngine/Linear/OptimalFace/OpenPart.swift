/// What the optima of a problem leave open, as a problem of its own: every unknown that may move,
/// with all that is determined at its value.
///
/// Its optima are those of the whole problem: what is determined is the same in all of them. So
/// whatever is to be said of several optima is said of the part, which is a row of two labels where
/// the whole is a screen.
struct OpenPart: Sendable {
  let part: LinearPart
  let solution: LinearSolution

  /// Nil where there is one optimum.
  init?(of whole: LinearSolution) {
    if whole.isUnique { return nil }
    let problem = whole.problem
    var isOpen = [Bool](repeating: false, count: problem.variableCount)
    for unknown in whole.movable { isOpen[Int(unknown)] = true }
    let rows = problem.rows.indices.filter { row in
      problem.isUsable(row)
        && problem.termRange(of: row).contains { isOpen[Int(problem.terms[$0].variable.index)] }
    }
    let part = LinearPart(
      of: problem, unknowns: whole.movable, rows: rows.map { Int32(truncatingIfNeeded: $0) },
      others: whole.values)
    // The whole has an optimum, which is one of the part's.
    guard case .optimal(let solution) = solve(part.problem) else { return nil }
    self.part = part
    self.solution = solution
  }

  /// Over all optima; nil for what is determined.
  func range(of unknown: VariableID) -> LinearRange? {
    part.place(of: unknown).map(solution.range)
  }

  /// Of the open unknowns, the values that wishes choose, the first one first; and whether they
  /// leave nothing open.
  func choose(by wishes: [Wish]) -> (values: [Double], isSettled: Bool) {
    let local = wishes.compactMap { wish in
      part.place(of: wish.unknown).map { Wish(unknown: $0, value: wish.value) }
    }
    let chosen = solvePreferring(part.problem.wishing(local))
    return (chosen.values, chosen.isSettled)
  }
}

/// A value that an unknown should have where nothing else speaks against it.
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
