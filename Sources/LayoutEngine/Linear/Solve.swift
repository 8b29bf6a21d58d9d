/// Solves a linear problem level by level, exactly, or proves that it has no solution.
///
/// Pure: equal problems give equal outcomes, and the order of the constraints decides nothing
/// but which of several equally good optima is returned.
public func solve(_ problem: LinearProblem) -> LinearOutcome { solved(problem).outcome }

/// Also where the simplex ended.
func solved(_ problem: LinearProblem) -> (outcome: LinearOutcome, simplex: Simplex) {
  let usable = problem.usableRows
  var simplex = Simplex(Reduction(problem, usable: usable, includingPreferences: false))
  simplex.run()
  let refutations = simplex.reduction.refutations + simplex.refutations
  if !refutations.isEmpty {
    var search = ConflictSearch(problem, usable: usable)
    return (.infeasible(search.run(refutations)), simplex)
  }
  let face = OptimalFace(simplex)
  if !face.isPoint, problem.hasPreferences {
    let solution = solvePreferring(problem)
    return (.optimal(solution), solution.simplex)
  }
  return (.optimal(asserted(LinearSolution(face))), simplex)
}

/// The optimum that the preferences choose, for a problem that is known to have several.
func solvePreferring(_ problem: LinearProblem) -> LinearSolution {
  asserted(
    LinearSolution(
      OptimalFace(Reduction(problem, usable: problem.usableRows, includingPreferences: true))))
}

/// Debug builds check the proof of every solution but that of a giant.
func asserted(_ solution: LinearSolution) -> LinearSolution {
  assert(solution.problem.rows.count > 2000 || solution.isProven)
  return solution
}

extension OptimalFace {
  init(_ reduction: Reduction) {
    var simplex = Simplex(reduction)
    simplex.run()
    self.init(simplex)
  }

  init(of problem: LinearProblem) {
    self.init(
      Reduction(
        problem, usable: problem.usableRows, includingPreferences: problem.hasPreferences))
  }
}

/// Whether all required constraints and bounds can hold together; optional ones are not looked at.
public func isSatisfiable(_ problem: LinearProblem) -> Bool {
  let usable = problem.rows.indices.map {
    problem.rows[$0].priority.isRequired && problem.isUsable($0)
  }
  var simplex = Simplex(Reduction(problem, usable: usable, includingPreferences: false))
  if !simplex.reduction.refutations.isEmpty { return false }
  simplex.run()
  return simplex.refutations.isEmpty
}

extension LinearSolution {
  /// Whether the certificate checks; what debug builds assert of every solution.
  public var isProven: Bool { certificate.flaws(in: problem, values: values).isEmpty }
}
