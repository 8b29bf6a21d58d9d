/// How far a point is from what constraints ask for.
extension LinearProblem {
  func residual(of row: Int, at values: [Double]) -> Double {
    terms(of: LinearConstraintID(Int32(truncatingIfNeeded: row))).reduce(-rows[row].constant) {
      $0 + $1.coefficient * values[Int($1.variable.index)]
    }
  }

  func violation(of row: Int, at values: [Double]) -> Double {
    let residual = residual(of: row, at: values)
    return switch rows[row].relation {
    case .equal: residual.magnitude
    case .lessThanOrEqual: max(0, residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}
