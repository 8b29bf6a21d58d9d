/// Which constraints of an edited problem speak of an unknown: those of the problem before that are
/// still there, and the new ones.
struct EditedWeb {
  let before: LinearProblem
  let problem: LinearProblem
  let edit: LinearEdit
  private let rowsBefore: Adjacency
  private var added: [Int: [Int]] = [:]

  init(
    from before: LinearProblem, to problem: LinearProblem, _ edit: LinearEdit,
    rowsOfUnknown rowsBefore: Adjacency
  ) {
    self.before = before
    self.problem = problem
    self.edit = edit
    self.rowsBefore = rowsBefore
    for row in edit.added {
      for unknown in problem.unknowns(of: row) { added[unknown, default: []].append(row) }
    }
  }

  /// Whether a constraint that must hold came or went; to what contradicts itself that can give
  /// other contradictions, since what equalities settle is not settled there.
  var changesRequired: Bool {
    edit.removed.contains { before.rows[$0].priority.isRequired }
      || edit.added.contains { problem.rows[$0].priority.isRequired }
  }

  func forEachRow(of unknown: Int, _ visit: (Int) -> Void) {
    if let added = added[unknown] { for row in added { visit(row) } }
    guard let old = edit.unknowns.old(of: unknown) else { return }
    for place in rowsBefore.range(of: old) {
      if let row = edit.rows.new(of: Int(rowsBefore.items[place])) { visit(row) }
    }
  }
}

extension LinearProblem {
  /// The unknowns that a constraint speaks of, in its order.
  func unknowns(of row: Int) -> LazyMapSequence<Range<Int>, Int> {
    termRange(of: row).lazy.map { Int(terms[$0].variable.index) }
  }
}
