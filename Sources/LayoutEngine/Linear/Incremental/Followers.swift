/// Unknowns that only follow others: each occurs in one required equality that settles it, and
/// elsewhere only in those that settle further followers. No wish and no limit is told of them.
///
/// Such is a position in a column of views: it is where the view before it ends, and nobody asks
/// whether it should be. Whatever the other unknowns come to, the followers find their values, so
/// the constraints that settle them are idle: they hold nothing, and the optimum of all others
/// does not feel them.
struct Followers: Sendable {
  /// By constraint the unknown that it settles, -1 where it is not idle.
  private(set) var unknownOfRow: [Int32]
  /// By unknown the constraint that settles it, -1 where it follows nothing.
  private(set) var rowOfUnknown: [Int32]

  init(of problem: LinearProblem, rowsOfUnknown rows: Adjacency) {
    self.init(noneOf: problem)
    let order = peel(problem, rows)
    keepLimited(problem, order)
  }

  /// No unknown of a problem is one.
  init(noneOf problem: LinearProblem) {
    unknownOfRow = Array(repeating: -1, count: problem.rows.count)
    rowOfUnknown = Array(repeating: -1, count: problem.variableCount)
  }

  func isIdle(_ row: Int) -> Bool { unknownOfRow[row] >= 0 }

  /// From now on a constraint settles an unknown and does nothing else.
  mutating func rest(_ row: Int, settling unknown: Int) {
    unknownOfRow[row] = Int32(truncatingIfNeeded: unknown)
    rowOfUnknown[unknown] = Int32(truncatingIfNeeded: row)
  }

  /// From now on a constraint holds something.
  mutating func wake(_ row: Int) {
    rowOfUnknown[Int(unknownOfRow[row])] = -1
    unknownOfRow[row] = -1
  }

  /// What is left of them in an edited problem; its new constraints are awake.
  func after(_ edit: LinearEdit) -> Followers {
    var after = self
    let (unknowns, rows) = (edit.unknowns.places, edit.rows.places)
    after.unknownOfRow = Array(repeating: -1, count: edit.rows.newCount)
    after.rowOfUnknown = Array(repeating: -1, count: edit.unknowns.newCount)
    for (row, unknown) in unknownOfRow.enumerated() where unknown >= 0 {
      if rows[row] >= 0, unknowns[Int(unknown)] >= 0 {
        after.rest(Int(rows[row]), settling: Int(unknowns[Int(unknown)]))
      }
    }
    return after
  }

  /// Takes off, again and again, an unknown that one constraint alone speaks of; returns the
  /// constraints in that order, each before those that settle what it needs.
  private mutating func peel(_ problem: LinearProblem, _ rows: Adjacency) -> [Int32] {
    var order: [Int32] = []
    var mentions = (0..<problem.variableCount).map { rows.range(of: $0).count }
    var ends = mentions.indices.filter { mentions[$0] == 1 }
    while let unknown = ends.popLast() {
      guard mentions[unknown] == 1,
        let place = rows.range(of: unknown).first(where: { unknownOfRow[Int(rows.items[$0])] < 0 })
      else { continue }
      let row = Int(rows.items[place])
      guard problem.canSettle(unknown, by: row) else { continue }
      rest(row, settling: unknown)
      order.append(Int32(truncatingIfNeeded: row))
      for place in problem.termRange(of: row) {
        let other = Int(problem.terms[place].variable.index)
        mentions[other] -= 1
        if mentions[other] == 1 { ends.append(other) }
      }
    }
    return order
  }

  /// An unknown with a bound follows only where the bound holds by itself, as the height of a
  /// column does whose views have none below 0; and what a constraint that holds something speaks
  /// of is no follower either.
  private mutating func keepLimited(_ problem: LinearProblem, _ order: [Int32]) {
    var floor = problem.lowerBounds
    var ceiling = problem.upperBounds
    var holds = [Bool](repeating: false, count: problem.rows.count)
    for row in order.reversed() {
      let unknown = Int(unknownOfRow[Int(row)])
      let (least, most) = problem.extremes(of: unknown, by: Int(row), floor, ceiling)
      holds[Int(row)] = !(least >= floor[unknown] && most <= ceiling[unknown])
      if holds[Int(row)] { continue }
      floor[unknown] = least
      ceiling[unknown] = most
    }
    for row in order where holds[Int(row)] {
      for place in problem.termRange(of: Int(row)) {
        let settling = rowOfUnknown[Int(problem.terms[place].variable.index)]
        if settling >= 0 { holds[Int(settling)] = true }
      }
      wake(Int(row))
    }
  }
}

extension LinearProblem {
  /// Whether a constraint says what one of its unknowns is, the others being known.
  func canSettle(_ unknown: Int, by row: Int) -> Bool {
    guard rows[row].priority.isRequired, rows[row].relation == .equal,
      lowerBounds[unknown] < upperBounds[unknown]
    else { return false }
    var (own, largest) = (0.0, 0.0)
    for place in termRange(of: row) {
      let term = terms[place]
      largest = max(largest, term.coefficient.magnitude)
      if Int(term.variable.index) != unknown { continue }
      if own != 0 { return false }
      own = term.coefficient
    }
    return own.magnitude > 1e-3 * largest
  }

  /// What an unknown is by a constraint that settles it.
  func value(of unknown: Int, by row: Int, _ values: [Double]) -> Double {
    var sum = rows[row].constant
    var own = 1.0
    for place in termRange(of: row) {
      let term = terms[place]
      if Int(term.variable.index) == unknown {
        own = term.coefficient
      } else {
        sum -= term.coefficient * values[Int(term.variable.index)]
      }
    }
    return sum / own
  }

  /// The least and the most that an unknown can be by a constraint that settles it.
  fileprivate func extremes(
    of unknown: Int, by row: Int, _ floor: [Double], _ ceiling: [Double]
  ) -> (least: Double, most: Double) {
    var own = 1.0
    for place in termRange(of: row) where Int(terms[place].variable.index) == unknown {
      own = terms[place].coefficient
    }
    var least = rows[row].constant / own
    var most = least
    for place in termRange(of: row) where Int(terms[place].variable.index) != unknown {
      let share = -terms[place].coefficient / own
      let other = Int(terms[place].variable.index)
      if share == 0 { continue }
      least += share * (share > 0 ? floor[other] : ceiling[other])
      most += share * (share > 0 ? ceiling[other] : floor[other])
    }
    return (least, most)
  }
}
