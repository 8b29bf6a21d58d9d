/// Solves a linear problem level by level, exactly, or proves that it has no solution.
///
/// Pure: equal problems give equal outcomes, and the order of the constraints decides nothing
/// but which of several equally good optima is returned.
public func solve(_ problem: LinearProblem) -> LinearOutcome {
  let usable = problem.rows.indices.map { problem.isUsable($0) }
  var simplex = Simplex(Reduction(problem, usable: usable, includingPreferences: false))
  simplex.run()
  let refutations = simplex.reduction.refutations + simplex.refutations
  if !refutations.isEmpty { return .infeasible(refutations) }
  var face = OptimalFace(simplex)
  if !face.isPoint, problem.hasPreferences {
    simplex = Simplex(Reduction(problem, usable: usable, includingPreferences: true))
    simplex.run()
    face = OptimalFace(simplex)
  }
  return .optimal(LinearSolution(values: simplex.unknowns(), simplex: simplex, face: face))
}

extension LinearProblem {
  var hasPreferences: Bool { rows.contains { $0.isPreference } }

  /// Whether a constraint takes part: all of its numbers must be finite and no larger than 1e12.
  ///
  /// A constraint with NaN or infinity in it has no meaning as a statement about points, so it is
  /// left out rather than let loose on its neighbours; the caller can ask here and report it.
  public func isUsable(_ row: Int) -> Bool {
    let candidate = rows[row]
    if candidate.priority.value.isNaN || !isUsable(candidate.constant) { return false }
    return terms(of: LinearConstraintID(Int32(truncatingIfNeeded: row)))
      .allSatisfy {
        isUsable($0.coefficient) && lowerBounds.indices.contains(Int($0.variable.index))
      }
  }

  private func isUsable(_ number: Double) -> Bool { number.magnitude <= Tolerance.largest }
}

extension Simplex {
  /// The value of every unknown of the problem.
  func unknowns() -> [Double] { unknowns(at: value) }

  /// The same at another point of the tableau.
  func unknowns(at point: [Double]) -> [Double] {
    var value = point
    elimination.fill(&value)
    return (0..<Int32(truncatingIfNeeded: reduction.problem.variableCount)).map { unknown in
      let (column, factor, offset) = reduction.image(of: unknown)
      return column < 0 ? offset : factor * value[column] + offset
    }
  }

  /// An unknown as a sum of the columns that stayed.
  func columnSum(of unknown: VariableID) -> ColumnSum {
    let (column, factor, offset) = reduction.image(of: unknown.index)
    var sum = ColumnSum(constant: offset)
    if column >= 0 {
      sum.weight[column] = factor
      elimination.substitute(in: &sum)
    }
    return sum
  }
}
