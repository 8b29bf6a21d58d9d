/// How far a point is from what constraints ask for.
extension LinearProblem {
  func residual(of row: Int, at values: [Double]) -> Double {
    terms(of: LinearConstraintID(Int32(truncatingIfNeeded: row))).reduce(-rows[row].constant) {
      $0 + $1.coefficient * values[Int($1.variable.index)]
    }
  }

  public func violation(of row: Int, at values: [Double]) -> Double {
    rows[row].relation.violation(residual(of: row, at: values))
  }
}

extension LinearProblem.Relation {
  /// How much is missing if the left side less the right side is `residual`; 0 if the relation holds.
  public func violation(_ residual: Double) -> Double {
    switch self {
    case .equal: residual.magnitude
    case .lessThanOrEqual: max(0, residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}
