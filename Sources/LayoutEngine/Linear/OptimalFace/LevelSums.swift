/// The objective of one priority: what its constraints are violated by, in total.
public struct LevelSum: Sendable, Hashable {
  public var priority: Priority
  /// The sum of absolute violations, in points times coefficient.
  public var violation: Double
  public var count: Int
}

extension LinearSolution {
  /// Of every real priority that occurs, the highest first.
  public var levelSums: [LevelSum] {
    var sums = problem.rows.reduce(into: [Double: LevelSum]()) { sums, row in
      if !row.priority.isRequired, !row.isPreference {
        sums[row.priority.value] = LevelSum(priority: row.priority, violation: 0, count: 0)
      }
    }
    for index in problem.rows.indices where problem.isUsable(index) {
      let priority = problem.rows[index].priority.value
      sums[priority]?.violation += violation(
        of: LinearConstraintID(Int32(truncatingIfNeeded: index)))
      sums[priority]?.count += 1
    }
    return sums.values.sorted { $0.priority > $1.priority }
  }

  /// Left side less right side of a constraint, in points times coefficient.
  public func residual(of id: LinearConstraintID) -> Double {
    problem.residual(of: Int(id.index), at: values)
  }

  /// By how much a constraint is violated, 0 where it holds.
  public func violation(of id: LinearConstraintID) -> Double {
    problem.violation(of: Int(id.index), at: values)
  }
}

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
