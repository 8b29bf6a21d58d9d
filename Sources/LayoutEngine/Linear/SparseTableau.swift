/// A simplex tableau: every basic variable as a sum of multiples of nonbasic ones.
///
/// Non-zero elements only, linked along rows and along columns, so that a pivot touches nothing
/// but the rows that contain the entering variable.
struct SparseTableau: Sendable {
  struct Element: Sendable {
    var row: Int32
    var column: Int32
    var value: Double
    fileprivate(set) var nextInRow: Int32
    fileprivate(set) var previousInRow: Int32
    fileprivate(set) var nextInColumn: Int32
    fileprivate(set) var previousInColumn: Int32
  }

  private(set) var elements: [Element] = []
  /// The variable that each row expresses, -1 for a row that was detached.
  private(set) var basic: [Int32] = []
  /// The row that expresses a variable, -1 while it is nonbasic.
  private(set) var rowOf: [Int32]
  private var rowHead: [Int32] = []
  private(set) var rowLength: [Int32] = []
  private var columnHead: [Int32]
  private(set) var columnLength: [Int32]
  private var free: Int32 = -1
  /// The element of each column in the row at hand, -1 elsewhere; scratch.
  private var elementAt: [Int32]
  private var pivotRow: [(column: Int32, value: Double)] = []

  init(variables: Int) {
    rowOf = Array(repeating: -1, count: variables)
    columnHead = rowOf
    elementAt = rowOf
    columnLength = Array(repeating: 0, count: variables)
  }

  /// Every logical expressed by the columns of its row.
  init(rowsOf reduction: Reduction) {
    self.init(variables: reduction.variableCount)
    elements.reserveCapacity(reduction.rowColumn.count)
    for row in 0..<reduction.rowCount {
      _ = addRow(for: reduction.columnCount + row)
      for index in Int(reduction.rowStart[row])..<Int(reduction.rowStart[row + 1]) {
        insert(reduction.rowValue[index], row: row, column: Int(reduction.rowColumn[index]))
      }
    }
  }

  var rowCount: Int { basic.count }

  func isBasic(_ variable: Int) -> Bool { rowOf[variable] >= 0 }

  /// A new row that expresses `variable`, still empty.
  mutating func addRow(for variable: Int) -> Int {
    let row = basic.count
    basic.append(Int32(truncatingIfNeeded: variable))
    rowOf[variable] = Int32(truncatingIfNeeded: row)
    rowHead.append(-1)
    rowLength.append(0)
    return row
  }

  /// The first element of a row, -1 if it is empty; the next is its `nextInRow`.
  func firstInRow(_ row: Int) -> Int32 { rowHead[row] }

  /// The first element of a column, -1 if it is empty; the next is its `nextInColumn`.
  func firstInColumn(_ column: Int) -> Int32 { columnHead[column] }

  /// The coefficient of a nonbasic variable in a row, 0 where there is none.
  func value(row: Int, column: Int) -> Double {
    let index = find(row: row, column: column)
    return index < 0 ? 0 : elements[Int(index)].value
  }

  private func find(row: Int, column: Int) -> Int32 {
    if rowLength[row] < columnLength[column] {
      var index = rowHead[row]
      while index >= 0, elements[Int(index)].column != Int32(truncatingIfNeeded: column) {
        index = elements[Int(index)].nextInRow
      }
      return index
    }
    var index = columnHead[column]
    while index >= 0, elements[Int(index)].row != Int32(truncatingIfNeeded: row) {
      index = elements[Int(index)].nextInColumn
    }
    return index
  }

  // MARK: - Changing elements

  mutating func insert(_ value: Double, row: Int, column: Int) {
    let element = Element(
      row: Int32(truncatingIfNeeded: row), column: Int32(truncatingIfNeeded: column), value: value,
      nextInRow: rowHead[row], previousInRow: -1, nextInColumn: columnHead[column],
      previousInColumn: -1)
    let index: Int32
    if free >= 0 {
      index = free
      free = elements[Int(index)].nextInRow
      elements[Int(index)] = element
    } else {
      index = Int32(truncatingIfNeeded: elements.count)
      elements.append(element)
    }
    if element.nextInRow >= 0 { elements[Int(element.nextInRow)].previousInRow = index }
    if element.nextInColumn >= 0 { elements[Int(element.nextInColumn)].previousInColumn = index }
    rowHead[row] = index
    columnHead[column] = index
    rowLength[row] += 1
    columnLength[column] += 1
  }

  private mutating func remove(_ index: Int32) {
    let element = elements[Int(index)]
    let row = Int(element.row)
    let column = Int(element.column)
    if element.previousInRow >= 0 {
      elements[Int(element.previousInRow)].nextInRow = element.nextInRow
    } else {
      rowHead[row] = element.nextInRow
    }
    if element.nextInRow >= 0 {
      elements[Int(element.nextInRow)].previousInRow = element.previousInRow
    }
    if element.previousInColumn >= 0 {
      elements[Int(element.previousInColumn)].nextInColumn = element.nextInColumn
    } else {
      columnHead[column] = element.nextInColumn
    }
    if element.nextInColumn >= 0 {
      elements[Int(element.nextInColumn)].previousInColumn = element.previousInColumn
    }
    rowLength[row] -= 1
    columnLength[column] -= 1
    elements[Int(index)].nextInRow = free
    free = index
  }

  // MARK: - Pivoting

  /// The basic variable of `row` becomes nonbasic, `entering` takes its place.
  mutating func pivot(row: Int, entering: Int) {
    let pivot = find(row: row, column: entering)
    guard pivot >= 0 else { return }
    let leaving = Int(basic[row])
    let reach = solveForEntering(row, pivot)
    var index = columnHead[entering]
    while index >= 0 {
      let next = elements[Int(index)].nextInColumn
      elements[Int(index)].column = Int32(truncatingIfNeeded: leaving)
      if index != pivot { substitute(at: index, reach, scaledBy: elements[Int(pivot)].value) }
      index = next
    }
    columnHead[leaving] = columnHead[entering]
    columnLength[leaving] = columnLength[entering]
    columnHead[entering] = -1
    columnLength[entering] = 0
    basic[row] = Int32(truncatingIfNeeded: entering)
    rowOf[entering] = Int32(truncatingIfNeeded: row)
    rowOf[leaving] = -1
  }

  /// Rewrites the row for its entering variable; returns the total length of its other columns.
  private mutating func solveForEntering(_ row: Int, _ pivot: Int32) -> Int {
    let inverse = 1 / elements[Int(pivot)].value
    pivotRow.removeAll(keepingCapacity: true)
    var reach = 0
    var index = rowHead[row]
    while index >= 0 {
      if index == pivot {
        elements[Int(index)].value = inverse
      } else {
        elements[Int(index)].value *= -inverse
        let column = elements[Int(index)].column
        pivotRow.append((column, elements[Int(index)].value))
        reach += Int(columnLength[Int(column)])
      }
      index = elements[Int(index)].nextInRow
    }
    return reach
  }

  /// Puts the pivot row into another row, whose element of the entering column is at `index`.
  private mutating func substitute(at index: Int32, _ reach: Int, scaledBy inverse: Double) {
    let multiple = elements[Int(index)].value
    let row = Int(elements[Int(index)].row)
    elements[Int(index)].value = multiple * inverse
    if Int(rowLength[row]) <= reach {
      markRow(row) { $0 }
      for (column, value) in pivotRow {
        add(multiple * value, row, Int(column), existing: elementAt[Int(column)])
      }
      markRow(row) { _ in -1 }
    } else {
      // A long row met by a short one: looking along the columns is cheaper than along the row.
      for (column, value) in pivotRow {
        add(
          multiple * value, row, Int(column), existing: find(row: row, column: Int(column)))
      }
    }
  }

  private mutating func markRow(_ row: Int, _ mark: (Int32) -> Int32) {
    var index = rowHead[row]
    while index >= 0 {
      elementAt[Int(elements[Int(index)].column)] = mark(index)
      index = elements[Int(index)].nextInRow
    }
  }

  private mutating func add(_ value: Double, _ row: Int, _ column: Int, existing: Int32) {
    guard existing >= 0 else { return insert(value, row: row, column: column) }
    let old = elements[Int(existing)].value
    let sum = old + value
    if sum.magnitude <= Tolerance.cancellation * max(old.magnitude, value.magnitude) {
      elementAt[column] = -1
      remove(existing)
    } else {
      elements[Int(existing)].value = sum
    }
  }

  // MARK: - Detaching

  /// Empties a row and forgets what it expresses; `body` receives its elements by column.
  mutating func detachRow(_ row: Int, _ body: (Elimination.Term) -> Void) {
    while rowHead[row] >= 0 {
      let element = elements[Int(rowHead[row])]
      body(.init(index: element.column, value: element.value))
      remove(rowHead[row])
    }
    rowOf[Int(basic[row])] = -1
    basic[row] = -1
  }

  /// Empties a column; `body` receives its elements by row.
  mutating func detachColumn(_ column: Int, _ body: (Elimination.Term) -> Void) {
    while columnHead[column] >= 0 {
      let element = elements[Int(columnHead[column])]
      body(.init(index: element.row, value: element.value))
      remove(columnHead[column])
    }
  }
}
