/// What a linear problem comes to: an optimum with its proof, or the reason why there is none.
public enum LinearOutcome: Sendable {
  case optimal(LinearSolution)
  /// At least one conflict, the shortest first and sums that are told whole last: mending all of these is the least to be done, and
  /// what is mended by mending one may be in others.
  case infeasible([Refutation])
}
