/// A simplex tableau (Dantzig 1963): every basic variable as a sum of multiples of nonbasic ones.
///
/// It holds non-zero elements only, linked along rows and along columns as in Knuth's pivot step
/// (*The Art of Computer Programming*, 2.2.6, algorithm S), so that a pivot touches only the rows that
/// contain the entering variable.
struct SparseTableau: Sendable {
  /// A row or a column.
  private struct Line {
    /// Its first element, -1 if it is empty.
    var head: Int32 = -1
    var length: Int32 = 0
  }

  /// A coefficient of a row by its column, or of a column by its row.
  struct Entry: Sendable {
    var index: Int32
    var value: Double
  }

  private(set) var elements = TableauElements()
  /// The variable that each row expresses, -1 for a row that was detached.
  private(set) var basic: [Int32] = []
  /// The row that expresses a variable, -1 while it is nonbasic.
  private(set) var rowOf: [Int32]
  private var rows: [Line] = []
  private var columns: [Line]
  /// The element of each column in the row at hand, -1 elsewhere; scratch.
  private var elementAt: [Int32]
  private var pivotRow: [(column: Int32, value: Double)] = []

  init(variables: Int) {
    rowOf = Array(repeating: -1, count: variables)
    elementAt = rowOf
    columns = Array(repeating: Line(), count: variables)
  }

  /// Room for that many rows and elements.
  mutating func reserve(rows count: Int, elements: Int) {
    self.elements.reserve(elements)
    rows.reserveCapacity(count)
    basic.reserveCapacity(count)
  }

  var rowCount: Int { basic.count }

  func isBasic(_ variable: Int) -> Bool { rowOf[variable] >= 0 }

  /// A new row that expresses `variable`, still empty.
  mutating func addRow(for variable: Int) -> Int {
    let row = basic.count
    basic.append(Int32(truncatingIfNeeded: variable))
    rowOf[variable] = Int32(truncatingIfNeeded: row)
    rows.append(Line())
    return row
  }

  @inline(__always)
  func row(_ row: Int) -> TableauLine {
    TableauLine(elements, first: rows[row].head, isRow: true)
  }

  @inline(__always)
  func column(_ column: Int) -> TableauLine {
    TableauLine(elements, first: columns[column].head, isRow: false)
  }

  func lengthOfRow(_ row: Int) -> Int32 { rows[row].length }
  func lengthOfColumn(_ column: Int) -> Int32 { columns[column].length }

  /// The coefficient of a nonbasic variable in a row, 0 if there is none.
  func value(row: Int, column: Int) -> Double {
    let index = find(row: row, column: column)
    return index < 0 ? 0 : elements[index].value
  }

  private func find(row: Int, column: Int) -> Int32 {
    if rows[row].length < columns[column].length {
      var index = rows[row].head
      while index >= 0, elements[index].column != Int32(truncatingIfNeeded: column) {
        index = elements[index].nextInRow
      }
      return index
    }
    var index = columns[column].head
    while index >= 0, elements[index].row != Int32(truncatingIfNeeded: row) {
      index = elements[index].nextInColumn
    }
    return index
  }

  /// Moves a nonbasic variable, and with it every basic variable that it is a part of; `values` are
  /// by variable.
  func move(_ variable: Int, by distance: Double, in values: inout [Double]) {
    values[variable] += distance
    for element in column(variable) {
      values[Int(basic[Int(element.row)])] += element.value * distance
    }
  }

  // MARK: - Changing elements

  mutating func insert(_ value: Double, row: Int, column: Int) {
    let index = elements.insert(
      .init(
        value, row: row, column: column, nextInRow: rows[row].head,
        nextInColumn: columns[column].head))
    rows[row] = Line(head: index, length: rows[row].length + 1)
    columns[column] = Line(head: index, length: columns[column].length + 1)
  }

  private mutating func remove(_ index: Int32) {
    let element = elements.remove(index)
    let row = Int(element.row)
    let column = Int(element.column)
    if element.previousInRow < 0 { rows[row].head = element.nextInRow }
    if element.previousInColumn < 0 { columns[column].head = element.nextInColumn }
    rows[row].length -= 1
    columns[column].length -= 1
  }

  // MARK: - Pivoting

  /// The basic variable of `row` becomes nonbasic, `entering` takes its place.
  mutating func pivot(row: Int, entering: Int) {
    let pivot = find(row: row, column: entering)
    guard pivot >= 0 else { return }
    let leaving = Int(basic[row])
    let reach = solveForEntering(row, pivot)
    var index = columns[entering].head
    while index >= 0 {
      let next = elements[index].nextInColumn
      elements[index].column = Int32(truncatingIfNeeded: leaving)
      if index != pivot { substitute(at: index, reach, scaledBy: elements[pivot].value) }
      index = next
    }
    columns[leaving] = columns[entering]
    columns[entering] = Line()
    basic[row] = Int32(truncatingIfNeeded: entering)
    rowOf[entering] = Int32(truncatingIfNeeded: row)
    rowOf[leaving] = -1
  }

  /// Rewrites the row for its entering variable; returns the total length of its other columns.
  private mutating func solveForEntering(_ row: Int, _ pivot: Int32) -> Int {
    pivotRow.removeAll(keepingCapacity: true)
    let inverse = 1 / elements[pivot].value
    var reach = 0
    var index = rows[row].head
    while index >= 0 {
      if index == pivot {
        elements[index].value = inverse
      } else {
        elements[index].value *= -inverse
        let column = elements[index].column
        pivotRow.append((column, elements[index].value))
        reach += Int(columns[Int(column)].length)
      }
      index = elements[index].nextInRow
    }
    return reach
  }

  /// Puts the pivot row into another row, whose element of the entering column is at `index`.
  private mutating func substitute(at index: Int32, _ reach: Int, scaledBy inverse: Double) {
    let multiple = elements[index].value
    let row = Int(elements[index].row)
    elements[index].value = multiple * inverse
    if Int(rows[row].length) <= reach {
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
    var index = rows[row].head
    while index >= 0 {
      elementAt[Int(elements[index].column)] = mark(index)
      index = elements[index].nextInRow
    }
  }

  private mutating func add(_ value: Double, _ row: Int, _ column: Int, existing: Int32) {
    guard existing >= 0 else { return insert(value, row: row, column: column) }
    let old = elements[existing].value
    let sum = old + value
    if sum.magnitude <= Tolerance.cancellation * max(old.magnitude, value.magnitude) {
      elementAt[column] = -1
      remove(existing)
    } else {
      elements[existing].value = sum
    }
  }

  // MARK: - Detaching

  /// Empties a row and forgets what it expresses; `body` receives its elements by column.
  mutating func detachRow(_ row: Int, _ body: (Entry) -> Void) {
    while rows[row].head >= 0 {
      let element = elements[rows[row].head]
      body(.init(index: element.column, value: element.value))
      remove(rows[row].head)
    }
    rowOf[Int(basic[row])] = -1
    basic[row] = -1
  }

  /// Empties a column; `body` receives its elements by row.
  mutating func detachColumn(_ column: Int, _ body: (Entry) -> Void) {
    while columns[column].head >= 0 {
      let element = elements[columns[column].head]
      body(.init(index: element.row, value: element.value))
      remove(columns[column].head)
    }
  }
}
