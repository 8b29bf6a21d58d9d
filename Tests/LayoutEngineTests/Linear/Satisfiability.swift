@testable import LayoutEngine

/// Whether all required constraints and bounds can hold together; optional ones are ignored.
func isSatisfiable(_ problem: LinearProblem) -> Bool {
  let usable = problem.rows.indices.map {
    problem.rows[$0].priority.isRequired && problem.isUsable($0)
  }
  var simplex = DualSimplex(PresolvedProblem(problem, usable: usable, includingPreferences: false))
  if !simplex.presolved.refutations.isEmpty { return false }
  simplex.run()
  return simplex.refutations.isEmpty
}
