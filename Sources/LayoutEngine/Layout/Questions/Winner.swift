extension LayoutOutcome {
  /// The constraint that keeps an optional constraint of the user from holding: the one that would give first,
  /// at the lowest price, if this one's two sides were pushed together. If only required constraints are in
  /// the way, one of them.
  ///
  /// Nil for a constraint that holds, and where the layout has no solution.
  public func winner(over constraint: ConstraintID) -> ConstraintOrigin? {
    let miss = residual(of: constraint)
    guard miss != 0, let solution = relaxed.solution else { return nil }
    let lowered = relaxed.lowered
    guard
      let row = lowered.linear.rows.indices.map({ LinearConstraintID(Int32($0)) }).first(where: {
        lowered.origin(of: $0) == .user(constraint)
      })
    else { return nil }
    let member = solution.firstToGive(
      pushing: Array(lowered.linear.terms(of: row)), upward: miss < 0)
    guard let member, let origin = lowered.origin(of: member), origin != .user(constraint) else {
      return nil
    }
    return origin
  }
}
