/// The constraints that take part in a solution.
extension LinearProblem {
  var hasPreferences: Bool { rows.contains { $0.isPreference } }

  var usableRows: [Bool] { rows.indices.map { isUsable($0) } }

  /// Whether a constraint takes part: all of its numbers must be finite and no larger than 1e12.
  ///
  /// A constraint with NaN or infinity in it has no meaning as a statement about points, so it is
  /// left out rather than let loose on its neighbours; the caller can ask here and report it.
  func isUsable(_ row: Int) -> Bool {
    let candidate = rows[row]
    if candidate.priority.value.isNaN || !isUsable(candidate.constant) { return false }
    for index in termRange(of: row) {
      let term = terms[index]
      if !isUsable(term.coefficient) { return false }
      if !lowerBounds.indices.contains(Int(term.variable.index)) { return false }
    }
    return true
  }

  private func isUsable(_ number: Double) -> Bool { number.magnitude <= Tolerance.largest }
}
