/// The proof that a point is optimal at every level: multipliers of constraints, level by level.
///
/// At each level the weighted constraints cancel in every unknown. Over all levels, the highest first,
/// the multipliers of a constraint are its price, and that price lies between the prices that the
/// constraint's own cost allows: the duality of lexicographic linear programs (Isermann 1982).
/// `flaws(in:values:)` checks all of it.
struct OptimalityCertificate: Sendable, Hashable {
  struct Level: Sendable, Hashable {
    public var priority: Priority
    /// Positive where more of the constraint's left side is worth it, sparse.
    var multipliers: [FarkasCertificate.Weighted]

    init(priority: Priority, multipliers: [FarkasCertificate.Weighted]) {
      self.priority = priority
      self.multipliers = multipliers
    }
  }
  /// Real priorities only, the highest first.
  var levels: [Level]

  init(levels: [Level]) { self.levels = levels }
}
