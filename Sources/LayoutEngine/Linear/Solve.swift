/// Solves a linear problem level by level, exactly, or proves that it has no solution.
///
/// Pure: equal problems give equal outcomes, and the order of the constraints decides nothing
/// but which of several equally good optima is returned.
public func solve(_ problem: LinearProblem) -> LinearOutcome {
  let usable = problem.rows.indices.map { problem.isUsable($0) }
  var simplex = Simplex(Reduction(problem, usable: usable, includingPreferences: false))
  simplex.run()
  let refutations = simplex.reduction.refutations + simplex.refutations
  if !refutations.isEmpty {
    var search = ConflictSearch(problem, usable: usable)
    return .infeasible(search.run(refutations))
  }
  var face = OptimalFace(simplex)
  if !face.isPoint, problem.hasPreferences {
    simplex = Simplex(Reduction(problem, usable: usable, includingPreferences: true))
    simplex.run()
    face = OptimalFace(simplex)
  }
  let solution = LinearSolution(
    values: simplex.unknowns(at: simplex.value), simplex: simplex, face: face)
  assert(problem.rows.count > 2000 || solution.isProven)
  return .optimal(solution)
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

extension LinearProblem {
  var hasPreferences: Bool { rows.contains { $0.isPreference } }

  /// Whether a constraint takes part: all of its numbers must be finite and no larger than 1e12.
  ///
  /// A constraint with NaN or infinity in it has no meaning as a statement about points, so it is
  /// left out rather than let loose on its neighbours; the caller can ask here and report it.
  public func isUsable(_ row: Int) -> Bool {
    let candidate = rows[row]
    if candidate.priority.value.isNaN || !isUsable(candidate.constant) { return false }
    for place in termRange(of: row) {
      let term = terms[place]
      if !isUsable(term.coefficient) { return false }
      if !lowerBounds.indices.contains(Int(term.variable.index)) { return false }
    }
    return true
  }

  private func isUsable(_ number: Double) -> Bool { number.magnitude <= Tolerance.largest }
}
