/// Why an unknown has its value: the constraints that hold it there.
public struct LinearExplanation: Sendable, Hashable {
  /// `value == sum(multiplier * constant)` over the members; a multiplier is the sensitivity, how
  /// far the unknown moves when that constant grows by 1.
  public var members: [Refutation.Weighted]
  /// What would have to give, at the lowest price, for the unknown to be larger; nil where no
  /// constraint holds it back, or only required ones do.
  public var upper: Refutation.Member?
  public var lower: Refutation.Member?
}

extension LinearSolution {
  public func explanation(of unknown: VariableID) -> LinearExplanation {
    let sum = simplex.columnSum(of: unknown)
    let weights = simplex.nonbasicWeights(of: sum)
    var pulls: [Pull] = []
    for (variable, weight) in weights where simplex.place[variable] >= 0 {
      pulls.append(
        Pull(
          variable: variable, breakpoint: Int(simplex.place[variable]), multiplier: weight))
    }
    var proof = simplex.trace(pulls, spent: sum.spent)
    proof.add(-1, unknown: unknown.index)
    var probe = simplex
    return LinearExplanation(
      members: Refutation.net(of: proof.finish()),
      upper: probe.cheapestToGive(weights, upward: true),
      lower: probe.cheapestToGive(weights, upward: false))
  }
}

extension Simplex {
  /// A sum of columns in terms of nonbasic variables, ascending.
  func nonbasicWeights(of sum: ColumnSum) -> [(variable: Int, weight: Double)] {
    var total: [Int: Double] = [:]
    for (column, weight) in sum.terms {
      let row = tableau.rowOf[column]
      if row < 0 {
        total[column, default: 0] += weight
        continue
      }
      var index = tableau.firstInRow(Int(row))
      while index >= 0 {
        let element = tableau.elements[index]
        total[Int(element.column), default: 0] += weight * element.value
        index = element.nextInRow
      }
    }
    return total.filter { $0.value.magnitude > 1e-11 }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// Of all nonbasic variables that would move the sum, the breakpoint that is left at the least
  /// price for each point.
  fileprivate mutating func cheapestToGive(
    _ weights: [(variable: Int, weight: Double)], upward: Bool
  ) -> Refutation.Member? {
    events.clear()
    for (variable, weight) in weights where place[variable] >= 0 {
      let moves = upward == (weight > 0)
      if canMove(variable, moves) { pushEvent(variable, weight, moves) }
    }
    while let event = events.popFirst() {
      let variable = Int(event.variable)
      let moves = upward == (event.coefficient > 0)
      // The two halves of one wish stand at one place: the first is passed for nothing.
      if lengthAhead(of: variable, moves) > 0 { return breakpoints[Int(place[variable])].member }
      moveOn(event, moves)
    }
    return nil
  }
}
