/// What a linear problem comes to: an optimum with its proof, or the reason why there is none.
public enum LinearOutcome: Sendable {
  case optimal(LinearSolution)
  case infeasible([Refutation])
}

/// One optimum and what is needed to say more about it.
public struct LinearSolution: Sendable {
  /// One value an unknown, by index.
  public var values: [Double]
}

/// Required constraints that cannot hold together, none of which can be dropped.
///
/// The proof: the sum of `multiplier * member` over all members reads `0 >= shortfall > 0`.
public struct Refutation: Sendable, Hashable {
  public enum Member: Hashable, Sendable {
    case constraint(LinearConstraintID)
    case lowerBound(VariableID)
    case upperBound(VariableID)
  }
  public struct Weighted: Hashable, Sendable {
    public var member: Member
    public var multiplier: Double
  }
  public var members: [Weighted]
  /// By how much the members miss each other, in the unit of the weighted sum.
  public var shortfall: Double
}
