/// What a linear problem comes to: an optimum with its proof, or the reason why there is none.
public enum LinearOutcome: Sendable {
  case optimal(LinearSolution)
  /// Every independent conflict, at least one, the earliest constraint first.
  case infeasible([Refutation])
}
