/// Makes the classes: uses every required equality that has at most two unknowns left.
///
/// A longer row watches three of its roots, as a SAT solver watches literals (Moskewicz et al. 2001).
/// As long as all three stay roots the row cannot have become short, so it is looked at again only
/// when one of them leaves. A chain of equalities takes time in proportion to its length, in whichever
/// order it is written.
struct DoubletonAggregator {
  private let problem: LinearProblem
  private(set) var aggregation: DoubletonAggregation
  /// Rows that became edges of the classes; they say nothing more.
  private(set) var isUsed: [Bool]
  /// The proofs from rows that were reduced to `0 = something else`.
  private(set) var contradictions: [FarkasCertificate] = []
  /// Scratch space, which the next steps use as well.
  private(set) var row: AggregatedRow
  private var queue: [Int32] = []
  private var watchers: [Int32]
  private var watchRow: [Int32] = []
  private var watchNext: [Int32] = []
  private var budget: Int

  init(_ problem: LinearProblem, usable: [Bool]) {
    self.problem = problem
    aggregation = DoubletonAggregation(count: problem.variableCount)
    isUsed = Array(repeating: false, count: problem.rows.count)
    row = AggregatedRow(unknowns: problem.variableCount)
    watchers = Array(repeating: -1, count: problem.variableCount)
    budget = 64 + 16 * problem.termCount
    for unknown in problem.lowerBounds.indices { fixIfBoundsMeet(unknown) }
    for index in problem.rows.indices where usable[index] {
      let candidate = problem.rows[index]
      if candidate.priority.isRequired, candidate.relation == .equal { examine(index) }
      drain()
    }
  }

  /// Before any row is looked at, so that the unknown still is the root of its class.
  private mutating func fixIfBoundsMeet(_ unknown: Int) {
    let bound = problem.lowerBounds[unknown]
    guard bound == problem.upperBounds[unknown], bound.magnitude <= Tolerance.largest else {
      return
    }
    let root = Int32(truncatingIfNeeded: unknown)
    aggregation.fix(root, coefficient: 1, constant: bound, .bound(of: root))
  }

  private mutating func drain() {
    while let next = queue.popLast() {
      if budget <= 0 { return queue.removeAll() }
      if !isUsed[Int(next)] { examine(Int(next)) }
    }
  }

  private mutating func examine(_ index: Int) {
    budget -= problem.termRange(of: index).count
    row.fill(index, of: problem, in: aggregation)
    let constant = problem.rows[index].constant - row.offset
    switch row.count {
    case 0: checkEmpty(index, constant)
    case 1: fix(index, row.root(0), constant)
    case 2: unite(index, row.root(0), row.root(1), constant)
    default: for place in 0..<3 { watch(row.root(place), by: index) }
    }
  }

  private mutating func checkEmpty(_ index: Int, _ miss: Double) {
    isUsed[index] = true
    guard miss.magnitude > Tolerance.contradiction * max(1, row.scale),
      contradictions.count < FarkasCertificate.mostAtOnce(in: problem)
    else { return }
    var proof = DualPostsolve(problem, aggregation)
    proof.add(miss > 0 ? 1 : -1, constraint: Int32(truncatingIfNeeded: index))
    contradictions.append(proof.refutation(shortfall: miss.magnitude))
  }

  private mutating func fix(_ index: Int, _ root: Int32, _ constant: Double) {
    isUsed[index] = true
    let coefficient = row.coefficient(of: root)
    aggregation.fix(
      root, coefficient: coefficient, constant: constant,
      .constraint(Int32(truncatingIfNeeded: index)))
    wake(root)
  }

  private mutating func unite(_ index: Int, _ a: Int32, _ b: Int32, _ constant: Double) {
    let left = aggregation.unite(
      a, row.coefficient(of: a), b, row.coefficient(of: b), constant: constant,
      .constraint(Int32(truncatingIfNeeded: index)))
    guard let left else {
      watch(a, by: index)
      watch(b, by: index)
      return
    }
    isUsed[index] = true
    wake(left)
  }

  private mutating func watch(_ root: Int32, by index: Int) {
    watchRow.append(Int32(truncatingIfNeeded: index))
    watchNext.append(watchers[Int(root)])
    watchers[Int(root)] = Int32(truncatingIfNeeded: watchRow.count - 1)
  }

  private mutating func wake(_ root: Int32) {
    var node = watchers[Int(root)]
    watchers[Int(root)] = -1
    while node >= 0 {
      queue.append(watchRow[Int(node)])
      node = watchNext[Int(node)]
    }
  }
}
