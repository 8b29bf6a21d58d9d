/// Why an unknown has its value: the binding constraints with their sensitivities, as in post-optimal
/// analysis (Gal 1979).
struct LinearExplanation: Sendable, Hashable {
  /// `value == sum(multiplier * constant)` over the members; a multiplier is the sensitivity, how
  /// far the unknown moves when that constant grows by 1.
  var members: [FarkasCertificate.Weighted]
  /// The constraint that gives at the lowest price when the unknown grows; nil if no constraint, or only
  /// required ones, hold it back.
  var upper: FarkasCertificate.Member?
  var lower: FarkasCertificate.Member?
}

extension LinearSolution {
  func explanation(of unknown: VariableID) -> LinearExplanation {
    let sum = simplex.columnSum(of: unknown)
    let weights = simplex.nonbasicWeights(of: sum)
    var bounds: [WeightedBound] = []
    for (variable, weight) in weights where simplex.position[variable] >= 0 {
      bounds.append(
        WeightedBound(
          variable: variable, breakpoint: Int(simplex.position[variable]), multiplier: weight))
    }
    var proof = simplex.trace(bounds, spent: sum.spent)
    proof.add(-1, unknown: unknown.index)
    var probe = simplex
    return LinearExplanation(
      members: FarkasCertificate.net(of: proof.finish()),
      upper: probe.cheapestToGive(weights, upward: true),
      lower: probe.cheapestToGive(weights, upward: false))
  }

  /// The constraint that gives at the lowest price when a sum of unknowns grows or shrinks: a required one
  /// if nothing else holds the sum, nil if nothing does.
  func firstToGive(
    pushing terms: [LinearProblem.Term], upward: Bool
  ) -> FarkasCertificate.Member? {
    var total: [Int: Double] = [:]
    for term in terms {
      for (variable, weight) in simplex.nonbasicWeights(of: simplex.columnSum(of: term.variable)) {
        total[variable, default: 0] += weight * term.coefficient
      }
    }
    let weights = total.filter { $0.value.magnitude > 1e-9 }.sorted { $0.key < $1.key }
      .map { (variable: $0.key, weight: $0.value) }
    var probe = simplex
    return probe.cheapestToGive(weights, upward: upward) ?? simplex.wall(weights, upward: upward)
  }
}

extension DualSimplex {
  /// A sum of columns in terms of nonbasic variables, ascending.
  func nonbasicWeights(of sum: ColumnSum) -> [(variable: Int, weight: Double)] {
    var total: [Int: Double] = [:]
    for (column, weight) in sum.terms {
      let row = tableau.rowOf[column]
      if row < 0 {
        total[column, default: 0] += weight
        continue
      }
      for element in tableau.row(Int(row)) {
        total[Int(element.column), default: 0] += weight * element.value
      }
    }
    return total.filter { $0.value.magnitude > 1e-11 }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// A bound against which a nonbasic variable would have to move, of those that weigh most.
  fileprivate func wall(
    _ weights: [(variable: Int, weight: Double)], upward: Bool
  ) -> FarkasCertificate.Member? {
    weights.filter {
      position[$0.variable] >= 0 && !canMove($0.variable, upward == ($0.weight > 0))
    }
    .max { $0.weight.magnitude < $1.weight.magnitude }
    .flatMap { breakpoints[Int(position[$0.variable])].member }
  }

  /// The breakpoint that costs least for each point, among all nonbasic variables that would move the sum.
  fileprivate mutating func cheapestToGive(
    _ weights: [(variable: Int, weight: Double)], upward: Bool
  ) -> FarkasCertificate.Member? {
    events.clear()
    for (variable, weight) in weights where position[variable] >= 0 {
      let moves = upward == (weight > 0)
      if canMove(variable, moves) { pushEvent(variable, weight, moves) }
    }
    while let event = events.popFirst() {
      let variable = Int(event.variable)
      let moves = upward == (event.coefficient > 0)
      // The two halves of one wish stand at one place: the first is passed for nothing.
      if lengthAhead(of: variable, moves) > 0 { return breakpoints[Int(position[variable])].member }
      moveOn(event, moves)
    }
    return nil
  }
}
