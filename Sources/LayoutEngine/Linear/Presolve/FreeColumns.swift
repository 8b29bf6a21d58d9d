/// Eliminates free columns without cost, the shortest equality first.
///
/// Shortest first is what keeps it near-linear: neighbouring rows of a chain merge like runs of a
/// merge sort, and every element moves a logarithmic number of times.
struct FreeColumns {
  private let reduction: Reduction
  private(set) var tableau: SparseTableau
  private(set) var elimination: Elimination
  /// What the rows that were spent left in the others, by row.
  private(set) var rowConstant: [Double]
  private var queue: RowQueue

  init(_ reduction: Reduction) {
    self.reduction = reduction
    tableau = SparseTableau(rowsOf: reduction)
    elimination = Elimination(variables: reduction.variableCount)
    rowConstant = Array(repeating: 0, count: reduction.rowCount)
    queue = RowQueue(rows: reduction.rowCount)
    for row in 0..<reduction.rowCount where isEquality(row) { enqueue(row) }
    while let (row, length) = queue.popFirst() {
      if length != tableau.lengthOfRow(row) {
        enqueue(row)
      } else if let column = freeColumn(in: row) {
        spend(row, on: column)
      }
    }
  }

  private mutating func enqueue(_ row: Int) { queue.push(row, length: tableau.lengthOfRow(row)) }

  private func isEquality(_ row: Int) -> Bool {
    let range = reduction.breakpointRange(of: reduction.columnCount + row)
    return range.count == 2 && reduction.breakpoints[range.lowerBound].kind == .floor
  }

  // MARK: - Choice

  /// The column of the row that occurs in the fewest others, if it is free and that few enough.
  ///
  /// Inlined, because the loop that changes all of this would hand over a copy.
  @inline(__always)
  private func freeColumn(in row: Int) -> Int? {
    var best: (column: Int, length: Int32)?
    var largest = 0.0
    var index = tableau.firstInRow(row)
    while index >= 0 {
      largest = max(largest, tableau.elements[index].value.magnitude)
      index = tableau.elements[index].nextInRow
    }
    index = tableau.firstInRow(row)
    while index >= 0 {
      let element = tableau.elements[index]
      index = element.nextInRow
      let column = Int(element.column)
      let length = tableau.lengthOfColumn(column)
      let fill = (length - 1) * (tableau.lengthOfRow(row) - 1)
      guard length <= 2 || fill <= Self.acceptedFill, element.value.magnitude > 1e-3 * largest
      else { continue }
      if let best, best.length <= length { continue }
      if isFree(column, in: row, coefficient: element.value) { best = (column, length) }
    }
    return best?.column
  }

  /// Elements that substituting one column may add, where it occurs in more than one other row.
  private static let acceptedFill: Int32 = 32

  /// No cost, and no wall that the row does not imply by the walls of its other columns.
  private func isFree(_ column: Int, in row: Int, coefficient: Double) -> Bool {
    for index in reduction.breakpointRange(of: column) {
      switch reduction.breakpoints[index].kind {
      case .below, .above: return false
      case .void: continue
      case .floor, .ceiling:
        if !isImplied(reduction.breakpoints[index], column, row, coefficient) { return false }
      }
    }
    return true
  }

  private func isImplied(
    _ wall: Breakpoint, _ column: Int, _ row: Int, _ coefficient: Double
  ) -> Bool {
    let isFloor = wall.kind == .floor
    var extreme = constant(of: row) / coefficient
    var index = tableau.firstInRow(row)
    while index >= 0 {
      let element = tableau.elements[index]
      index = element.nextInRow
      if Int(element.column) == column { continue }
      let share = -element.value / coefficient
      guard let other = self.wall(of: Int(element.column), isFloor == (share > 0)) else {
        return false
      }
      extreme += share * other
    }
    return isFloor ? extreme >= wall.at : extreme <= wall.at
  }

  private func wall(of column: Int, _ isFloor: Bool) -> Double? {
    let kind: Breakpoint.Kind = isFloor ? .floor : .ceiling
    for index in reduction.breakpointRange(of: column)
    where reduction.breakpoints[index].kind == kind { return reduction.breakpoints[index].at }
    return nil
  }

  /// What the row's remaining terms must sum to.
  private func constant(of row: Int) -> Double {
    let range = reduction.breakpointRange(of: reduction.columnCount + row)
    return reduction.breakpoints[range.lowerBound].at - rowConstant[row]
  }

  // MARK: - Elimination

  private mutating func spend(_ row: Int, on column: Int) {
    let coefficient = tableau.value(row: row, column: column)
    let logical = reduction.columnCount + row
    let sum = constant(of: row)
    tableau.pivot(row: row, entering: column)
    elimination.spend(
      row, logical, on: column, share: 1 / coefficient, constant: sum / coefficient, in: &tableau)
    for use in elimination.lastUses {
      rowConstant[Int(use.index)] += use.value * sum
      if isEquality(Int(use.index)) { enqueue(Int(use.index)) }
    }
  }
}
