/// Some unknowns of a linear problem, with constraints on them, as a problem of its own.
struct Subproblem: Sendable {
  private(set) var problem = LinearProblem()
  /// The numbers of the part's unknowns and constraints in the whole problem, both ascending.
  let unknowns: [Int32]
  let rows: [Int32]

  /// An unknown of the constraints that is not in the part stands at its place in `values`.
  init(
    of whole: LinearProblem, unknowns: [Int32], rows: [Int32], others values: [Double] = []
  ) {
    self.unknowns = unknowns
    self.rows = rows
    var position = [Int32](repeating: -1, count: whole.variableCount)
    for unknown in unknowns.map(Int.init) {
      let lower = whole.lowerBounds[unknown]
      position[unknown] = problem.addVariable(lower: lower, upper: whole.upperBounds[unknown]).index
    }
    var terms: [LinearProblem.Term] = []
    for index in rows.map(Int.init) {
      let row = whole.rows[index]
      var constant = row.constant
      terms.removeAll(keepingCapacity: true)
      for term in whole.termRange(of: index).map({ whole.terms[$0] }) {
        let unknown = Int(term.variable.index)
        if position[unknown] >= 0 {
          terms.append(LinearProblem.Term(VariableID(position[unknown]), term.coefficient))
        } else {
          constant -= term.coefficient * values[unknown]
        }
      }
      problem.addConstraint(
        terms, row.relation, constant, priority: row.priority, reportingCost: row.reportingCost)
    }
  }

  /// The number here of an unknown of the whole problem; nil if the part does not contain it.
  func index(of unknown: VariableID) -> VariableID? {
    let index = unknowns.endOfFront(where: { $0 < unknown.index })
    guard index < unknowns.count, unknowns[index] == unknown.index else { return nil }
    return VariableID(Int32(truncatingIfNeeded: index))
  }

  /// Puts the part's values into those of the whole problem.
  func write(_ values: [Double], into whole: inout [Double]) {
    for (unknown, value) in zip(unknowns, values) { whole[Int(unknown)] = value }
  }
}

extension LinearProblem {
  /// For each unknown, the first unknown that some of the rows connect it to, directly or not.
  func parts(joinedBy rows: some Sequence<Int>) -> [Int] {
    var sets = DisjointSets(count: variableCount)
    for row in rows {
      let range = termRange(of: row)
      guard let first = range.first.map({ Int(terms[$0].variable.index) }) else { continue }
      for term in range.dropFirst() { sets.unite(first, Int(terms[term].variable.index)) }
    }
    return sets.roots
  }
}
