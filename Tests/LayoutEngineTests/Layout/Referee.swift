import LayoutEngine

/// A second solver as a referee: the textbook's two-phase simplex on a dense tableau, level after level,
/// written for clarity and sharing nothing with the engine's solver.
///
/// Every unknown is split into nonnegative columns. Every row gets a slack, errors if it is optional, and an
/// artificial. Feasibility is the first level, and each priority is a further one. After a level, the columns
/// with a positive reduced cost may never enter again; the remaining ones describe exactly the set of optima
/// of the levels so far.
struct Referee {
  enum Outcome {
    case infeasible
    case optimal(values: [Double], levels: [(priority: Double, violation: Double)])
  }

  private var tableau: [[Double]] = []
  private var basis: [Int] = []
  private var mayEnter: [Bool] = []
  private var costs: [(level: Double, column: Int)] = []
  /// For each unknown: its offset, the column that is added and the column that is subtracted.
  private var columns: [(offset: Double, plus: Int, minus: Int?)] = []

  static func solve(_ problem: LinearProblem) -> (outcome: Outcome, referee: Referee) {
    var referee = Referee(problem)
    guard referee.minimise(level: .infinity) < 1e-6 else { return (.infeasible, referee) }
    let priorities = Set(problem.rows.map(\.priority).filter { !$0.isRequired && $0.value > 0 })
    var levels: [(Double, Double)] = []
    for priority in priorities.sorted(by: >) {
      levels.append((priority.value, referee.minimise(level: priority.value)))
    }
    return (.optimal(values: referee.values, levels: levels), referee)
  }

  /// The least and greatest value of an unknown over all optima.
  func range(of unknown: Int) -> (lower: Double, upper: Double) {
    (extreme(of: unknown, sign: 1), extreme(of: unknown, sign: -1))
  }

  private init(_ problem: LinearProblem) {
    var width = 0
    func newColumn() -> Int {
      width += 1
      return width - 1
    }
    var rows: [(entries: [Int: Double], constant: Double)] = []
    for (lower, upper) in zip(problem.lowerBounds, problem.upperBounds) {
      let hasLower = lower.isFinite
      let column = (
        offset: hasLower ? lower : 0, plus: newColumn(), minus: hasLower ? nil : newColumn()
      )
      columns.append(column)
      guard upper.isFinite else { continue }
      var entries = [column.plus: 1.0, newColumn(): 1.0]
      if let minus = column.minus { entries[minus] = -1 }
      rows.append((entries, upper - column.offset))
    }
    for (index, row) in problem.rows.enumerated() where row.priority.value > 0 {
      var entries: [Int: Double] = [:]
      var constant = row.constant
      for term in problem.terms(of: LinearConstraintID(Int32(index))) {
        let column = columns[Int(term.variable.index)]
        entries[column.plus, default: 0] += term.coefficient
        if let minus = column.minus { entries[minus, default: 0] -= term.coefficient }
        constant -= term.coefficient * column.offset
      }
      if row.relation != .equal {
        entries[newColumn()] = row.relation == .lessThanOrEqual ? 1 : -1
      }
      if !row.priority.isRequired {
        let errors = [newColumn(), newColumn()]
        entries[errors[0]] = 1
        entries[errors[1]] = -1
        costs += errors.map { (row.priority.value, $0) }
      }
      rows.append((entries, constant))
    }
    for row in rows {
      let artificial = newColumn()
      basis.append(artificial)
      costs.append((.infinity, artificial))
      _ = row
    }
    for (row, artificial) in zip(rows, basis) {
      let sign = row.constant < 0 ? -1.0 : 1
      var line = [Double](repeating: 0, count: width + 1)
      for (column, value) in row.entries { line[column] = sign * value }
      line[artificial] = 1
      line[width] = sign * row.constant
      tableau.append(line)
    }
    mayEnter = Array(repeating: true, count: width)
  }

  private var values: [Double] {
    var solution = [Double](repeating: 0, count: mayEnter.count)
    for (row, column) in basis.enumerated() { solution[column] = tableau[row][mayEnter.count] }
    return columns.map { $0.offset + solution[$0.plus] - ($0.minus.map { solution[$0] } ?? 0) }
  }

  private mutating func minimise(level: Double) -> Double {
    var cost = [Double](repeating: 0, count: mayEnter.count)
    for entry in costs where entry.level == level { cost[entry.column] = 1 }
    return minimise(cost).value
  }

  private func extreme(of unknown: Int, sign: Double) -> Double {
    var copy = self
    var cost = [Double](repeating: 0, count: mayEnter.count)
    cost[columns[unknown].plus] = sign
    if let minus = columns[unknown].minus { cost[minus] = -sign }
    let least = copy.minimise(cost)
    return least.isBounded ? columns[unknown].offset + sign * least.value : -sign * .infinity
  }

  /// The simplex method: the most negative reduced cost enters; after many pivots the first one does (Bland),
  /// so that it ends.
  private mutating func minimise(_ cost: [Double]) -> (value: Double, isBounded: Bool) {
    let width = mayEnter.count
    var prices = cost + [0]
    for (row, column) in basis.enumerated() where cost[column] != 0 {
      let factor = cost[column]
      for index in 0...width where tableau[row][index] != 0 {
        prices[index] -= factor * tableau[row][index]
      }
    }
    for pivots in 0... {
      var entering: Int?
      for column in 0..<width where mayEnter[column] && prices[column] < -1e-8 {
        if entering.map({ prices[column] < prices[$0] }) ?? true { entering = column }
        if pivots > 300, entering != nil { break }
      }
      guard let entering else { break }
      guard let leaving = leavingRow(entering) else { return (-.infinity, false) }
      pivot(leaving, entering, &prices)
    }
    for column in 0..<width where prices[column] > 1e-8 { mayEnter[column] = false }
    return (-prices[width], true)
  }

  private func leavingRow(_ entering: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for row in tableau.indices where tableau[row][entering] > 1e-9 {
      let ratio = max(tableau[row][mayEnter.count], 0) / tableau[row][entering]
      guard let current = best else {
        best = (row, ratio)
        continue
      }
      let isTie = abs(ratio - current.ratio) < 1e-12
      if isTie ? basis[row] < basis[current.row] : ratio < current.ratio { best = (row, ratio) }
    }
    return best?.row
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int, _ prices: inout [Double]) {
    let divisor = tableau[leaving][entering]
    let places = tableau[leaving].indices.filter { tableau[leaving][$0] != 0 }
    for place in places { tableau[leaving][place] /= divisor }
    let line = tableau[leaving]
    for row in tableau.indices where row != leaving {
      let factor = tableau[row][entering]
      guard factor != 0 else { continue }
      for place in places { tableau[row][place] -= factor * line[place] }
      tableau[row][entering] = 0
    }
    let price = prices[entering]
    for place in places { prices[place] -= price * line[place] }
    prices[entering] = 0
    basis[leaving] = entering
  }
}
