/// The outcome of a linear problem: an optimum with its proof, or the reason why there is none.
public enum LinearOutcome: Sendable {
  case optimal(LinearSolution)
  /// At least one conflict, the shortest first and sums that are reported whole last. All of them have
  /// to be mended; one change may mend several.
  case infeasible([FarkasCertificate])
}

/// Solves a linear problem level by level, exactly, or proves that it has no solution: pre-emptive
/// goal programming (Ijiri 1965), one objective after the other.
///
/// Pure: equal problems give equal outcomes, and the order of the constraints decides nothing
/// but which of several equally good optima is returned.
public func solve(_ problem: LinearProblem) -> LinearOutcome { solve(problem, .full) }

/// `effort` is what may be spent on making conflicts short.
func solve(
  _ problem: LinearProblem, _ effort: IrreducibleSubsystemSearch.Effort
) -> LinearOutcome {
  let usable = problem.usableRows
  var simplex = DualSimplex(PresolvedProblem(problem, usable: usable, includingPreferences: false))
  simplex.run()
  let refutations = simplex.presolved.refutations + simplex.refutations
  if refutations.isEmpty { return .optimal(LinearSolution(endOf: simplex)) }
  var search = IrreducibleSubsystemSearch(problem, usable: usable, effort)
  return .infeasible(search.run(refutations))
}
