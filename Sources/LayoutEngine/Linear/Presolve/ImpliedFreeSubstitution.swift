/// Substitutes columns that no cost and no bound of their own holds, implied free columns (Andersen
/// and Andersen 1995), and starts with the shortest equality.
///
/// Shortest first keeps it near-linear: neighbouring rows of a chain merge like the runs of a merge
/// sort, and every element moves a logarithmic number of times.
struct ImpliedFreeSubstitution {
  private let presolved: PresolvedProblem
  private(set) var tableau: SparseTableau
  private(set) var postsolve: PostsolveStack
  /// The constants that substituted rows add to the remaining ones, by row.
  private(set) var rowConstant: [Double]
  private var queue: RowQueue

  init(_ presolved: PresolvedProblem) {
    self.presolved = presolved
    tableau = SparseTableau(logicalsOf: presolved)
    postsolve = PostsolveStack(variables: presolved.variableCount)
    rowConstant = Array(repeating: 0, count: presolved.rowCount)
    queue = RowQueue(rows: presolved.rowCount)
    for row in 0..<presolved.rowCount where isEquality(row) { enqueue(row) }
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
    let range = presolved.breakpointRange(of: presolved.columnCount + row)
    return range.count == 2 && presolved.breakpoints[range.lowerBound].kind == .lowerBound
  }

  // MARK: - Choice

  /// The column of the row that occurs in the fewest others, if it is free and that few enough.
  ///
  /// Inlined, because the loop that changes all of this would hand over a copy.
  @inline(__always)
  private func freeColumn(in row: Int) -> Int? {
    var best: (column: Int, length: Int32)?
    var largest = 0.0
    for element in tableau.row(row) { largest = max(largest, element.value.magnitude) }
    for element in tableau.row(row) {
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

  /// No cost, and no bound that the row does not imply by the bounds of its other columns.
  private func isFree(_ column: Int, in row: Int, coefficient: Double) -> Bool {
    for index in presolved.breakpointRange(of: column) {
      switch presolved.breakpoints[index].kind {
      case .below, .above: return false
      case .void: continue
      case .lowerBound, .upperBound:
        if !isImplied(presolved.breakpoints[index], column, row, coefficient) { return false }
      }
    }
    return true
  }

  private func isImplied(
    _ bound: Breakpoint, _ column: Int, _ row: Int, _ coefficient: Double
  ) -> Bool {
    let isFloor = bound.kind == .lowerBound
    var extreme = constant(of: row) / coefficient
    for element in tableau.row(row) {
      if Int(element.column) == column { continue }
      let share = -element.value / coefficient
      guard let other = self.bound(of: Int(element.column), isFloor == (share > 0)) else {
        return false
      }
      extreme += share * other
    }
    return isFloor ? extreme >= bound.at : extreme <= bound.at
  }

  private func bound(of column: Int, _ isFloor: Bool) -> Double? {
    let kind: Breakpoint.Kind = isFloor ? .lowerBound : .upperBound
    for index in presolved.breakpointRange(of: column)
    where presolved.breakpoints[index].kind == kind { return presolved.breakpoints[index].at }
    return nil
  }

  /// The sum that the row's remaining terms must have.
  private func constant(of row: Int) -> Double {
    let range = presolved.breakpointRange(of: presolved.columnCount + row)
    return presolved.breakpoints[range.lowerBound].at - rowConstant[row]
  }

  // MARK: - PostsolveStack

  private mutating func spend(_ row: Int, on column: Int) {
    let coefficient = tableau.value(row: row, column: column)
    let logical = presolved.columnCount + row
    let sum = constant(of: row)
    tableau.pivot(row: row, entering: column)
    postsolve.spend(
      row, logical, on: column, share: 1 / coefficient, constant: sum / coefficient, in: &tableau)
    for use in postsolve.lastUses {
      rowConstant[Int(use.index)] += use.value * sum
      if isEquality(Int(use.index)) { enqueue(Int(use.index)) }
    }
  }
}

extension SparseTableau {
  /// Every logical expressed by the columns of its row.
  fileprivate init(logicalsOf presolved: PresolvedProblem) {
    self.init(variables: presolved.variableCount)
    // Pivots add elements; half as many again are more than most screens come to.
    reserve(rows: presolved.rowCount, elements: presolved.rowColumn.count * 3 / 2)
    for row in 0..<presolved.rowCount {
      _ = addRow(for: presolved.columnCount + row)
      for index in Int(presolved.rowStart[row])..<Int(presolved.rowStart[row + 1]) {
        insert(presolved.rowValue[index], row: row, column: Int(presolved.rowColumn[index]))
      }
    }
  }
}
