/// A way in which a layout can change at no cost: the cause of an undetermined unknown.
///
/// Its support is minimal: no part of these unknowns could move alone. If constraints trade, it
/// is a tie between them; if none does, nothing speaks of what moves.
public struct FaceDirection: Sendable, Hashable {
  public struct Move: Sendable, Hashable {
    public var unknown: VariableID
    /// Points, relative to the unknown that was asked for.
    public var rate: Double
  }
  public struct Trade: Sendable, Hashable {
    public var constraint: LinearConstraintID
    public var priority: Priority
    /// How fast its violation grows; the rates of each priority sum to 0.
    public var rate: Double
  }
  public var moves: [Move]
  public var trades: [Trade]
}

extension LinearSolution {
  /// Nil where the unknown is determined.
  public func direction(of unknown: VariableID) -> FaceDirection? {
    if !face.canMove(unknown) { return nil }
    let target = simplex.columnSum(of: unknown).terms
    var walk = face.walk()
    guard let edge = walk.edge(changing: target) else { return nil }
    let rates = simplex.unknownRates(from: edge.rates)
    let speed = rates[Int(unknown.index)]
    if speed.magnitude <= 1e-9 { return nil }
    return FaceDirection(
      moves: rates.indices.filter { rates[$0].magnitude > 1e-9 }.map {
        .init(unknown: VariableID(Int32(truncatingIfNeeded: $0)), rate: rates[$0] / speed)
      },
      trades: trades(rates, at: simplex.unknowns(at: edge.middle), speed))
  }

  /// `values` lie inside the edge, where no violation changes its side.
  private func trades(
    _ rates: [Double], at values: [Double], _ speed: Double
  ) -> [FaceDirection.Trade] {
    problem.rows.indices.compactMap { index in
      let row = problem.rows[index]
      if row.priority.isRequired || row.isPreference || !problem.isUsable(index) { return nil }
      let id = LinearConstraintID(Int32(truncatingIfNeeded: index))
      var residual = -row.constant
      var growth = 0.0
      for term in problem.terms(of: id) {
        residual += term.coefficient * values[Int(term.variable.index)]
        growth += term.coefficient * rates[Int(term.variable.index)]
      }
      if growth.magnitude <= 1e-9 || residual.magnitude <= 1e-7 { return nil }
      let isViolated =
        residual > 0
        ? row.relation != .greaterThanOrEqual : row.relation != .lessThanOrEqual
      if !isViolated { return nil }
      return .init(
        constraint: id, priority: row.priority,
        rate: (residual > 0 ? growth : -growth) / speed)
    }
  }
}
