/// The columns that left the tableau before the simplex began, and how to bring them back: the
/// postsolve stack of Andersen and Andersen (1995).
///
/// A free column without a cost of its own, a position for example, takes whatever value its equality
/// gives it. Pivoting it into the basis on that equality and forgetting the row leaves a smaller
/// problem that says the same: a stack's chain of positions becomes one row, the sum of its sizes.
struct PostsolveStack: Sendable {
  struct Step: Sendable {
    var column: Int32
    /// The equality that was spent on it.
    var row: Int32
    /// How much one unit of the row's sum moves the column.
    var share: Double
    /// The column is `constant` plus these terms.
    var constant: Double
    var terms: Range<Int>
    /// The rows it was substituted in.
    var uses: Range<Int>
  }
  private(set) var steps: [Step] = []
  /// By column.
  private(set) var terms: [SparseTableau.Entry] = []
  /// By row.
  private(set) var uses: [SparseTableau.Entry] = []
  /// The step that took a column away, -1 for the columns that stayed; by variable.
  private(set) var stepOf: [Int32]

  init(variables: Int) { stepOf = Array(repeating: -1, count: variables) }

  func isGone(_ variable: Int) -> Bool { stepOf[variable] >= 0 }

  /// The values of the columns that left, from the others'.
  func fill(_ value: inout [Double]) {
    for step in steps.reversed() {
      var sum = step.constant
      for term in terms[step.terms] { sum += term.value * value[Int(term.index)] }
      value[Int(step.column)] = sum
    }
  }

  /// The same of some steps, which stand in the order in which they were made.
  func fill(_ value: inout [Double], by some: [Int]) {
    for index in some.reversed() {
      let step = steps[index]
      var sum = step.constant
      for term in terms[step.terms] { sum += term.value * value[Int(term.index)] }
      value[Int(step.column)] = sum
    }
  }

  /// The steps that it takes to know these columns, ascending.
  func steps(to columns: some Sequence<Int>) -> [Int] {
    var reached = Array(columns)
    var known: Set<Int> = []
    while let column = reached.popLast() {
      guard isGone(column), known.insert(Int(stepOf[column])).inserted else { continue }
      reached += terms[steps[Int(stepOf[column])].terms].map { Int($0.index) }
    }
    return known.sorted()
  }

  /// Multipliers of the remaining rows, completed by those of the rows that were spent.
  func complete(_ multiplier: inout [Double]) {
    for step in steps.reversed() {
      var sum = 0.0
      for use in uses[step.uses] { sum += use.value * multiplier[Int(use.index)] }
      multiplier[Int(step.row)] -= sum
    }
  }

  /// Replaces, in a weighted sum of columns, those that left; a step brings in later ones only.
  func substitute(in sum: inout ColumnSum) {
    var due = BinaryHeap<Int32>()
    for column in sum.weight.keys where isGone(column) { due.push(stepOf[column]) }
    while let next = due.popLeast() {
      let step = steps[Int(next)]
      guard let share = sum.weight.removeValue(forKey: Int(step.column)) else { continue }
      sum.constant += share * step.constant
      sum.spent.append((Int(step.row), share * step.share))
      for term in terms[step.terms] {
        let column = Int(term.index)
        if sum.weight[column] == nil, isGone(column) { due.push(stepOf[column]) }
        sum.weight[column, default: 0] += share * term.value
      }
    }
  }

  /// Takes the row that now expresses `column` out of the tableau, and its logical with it.
  mutating func spend(
    _ row: Int, _ logical: Int, on column: Int, share: Double, constant: Double,
    in tableau: inout SparseTableau
  ) {
    let firstTerm = terms.count
    let firstUse = uses.count
    tableau.detachColumn(logical) { use in
      if Int(use.index) != row { uses.append(use) }
    }
    tableau.detachRow(row) { terms.append($0) }
    stepOf[column] = Int32(truncatingIfNeeded: steps.count)
    steps.append(
      Step(
        column: Int32(truncatingIfNeeded: column), row: Int32(truncatingIfNeeded: row),
        share: share, constant: constant, terms: firstTerm..<terms.count,
        uses: firstUse..<uses.count))
  }

  /// The uses of the latest step.
  var lastUses: ArraySlice<SparseTableau.Entry> { uses[(steps.last?.uses ?? 0..<0)] }
}

/// A weighted sum of columns plus a constant.
struct ColumnSum {
  var weight: [Int: Double] = [:]
  var constant = 0.0
  /// How much of each spent row went into it.
  var spent: [(row: Int, share: Double)] = []

  /// Ascending by column: a dictionary's own order differs from process to process.
  var terms: [(column: Int, weight: Double)] {
    weight.filter { $0.value != 0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
