/// What follows from what in a problem and its classes: the way from a constraint to all that it
/// moves.
///
/// The solver works from constraints to values; this is the same web read backwards. It is built
/// when it is first needed, in time proportional to the problem.
struct Dependents: Sendable {
  /// The constraints that an unknown occurs in.
  let rows: Adjacency
  /// The nodes of the classes that hang from a node.
  let below: Adjacency
  /// The step of the classes that a constraint became, or that took a node away; -1 for none.
  private(set) var classStepOfRow: [Int32]
  private(set) var classStepOfNode: [Int32]

  init(_ reduction: Reduction) {
    let problem = reduction.problem
    let classes = reduction.classes
    let usable = problem.usableRows
    rows = Adjacency(count: problem.variableCount) { pair in
      for row in problem.rows.indices where usable[row] {
        for place in problem.termRange(of: row) {
          pair(Int(problem.terms[place].variable.index), row)
        }
      }
    }
    below = Adjacency(count: problem.variableCount + 1) { pair in
      for step in classes.steps { pair(classes.parent(of: step.variable), Int(step.variable)) }
    }
    classStepOfRow = Array(repeating: -1, count: problem.rows.count)
    classStepOfNode = Array(repeating: -1, count: problem.variableCount + 1)
    for (number, step) in classes.steps.enumerated() {
      let number = Int32(truncatingIfNeeded: number)
      classStepOfNode[Int(step.variable)] = number
      if let row = step.source.constraint { classStepOfRow[Int(row)] = number }
    }
  }
}

/// The same from a constraint's breakpoints on: what moves in the tableau.
struct TableauDependents: Sendable {
  /// The breakpoints that a constraint made, and those that an unknown's bounds made.
  let breakpointsOfRow: Adjacency
  let breakpointsOfBounds: Adjacency
  /// The step of the elimination that a row of the reduction was spent on; -1 for none.
  private(set) var eliminationOfRow: [Int32]
  /// The steps of the elimination that have a column among their terms.
  let eliminationsUsing: Adjacency

  init(_ simplex: Simplex) {
    let reduction = simplex.reduction
    breakpointsOfRow = Adjacency(count: reduction.problem.rows.count) { pair in
      for (index, breakpoint) in simplex.breakpoints.enumerated() {
        if let row = breakpoint.source.constraint { pair(Int(row), index) }
      }
    }
    breakpointsOfBounds = Adjacency(count: reduction.problem.variableCount) { pair in
      for (index, breakpoint) in simplex.breakpoints.enumerated() {
        if let unknown = breakpoint.source.boundedVariable { pair(Int(unknown), index) }
      }
    }
    let elimination = simplex.elimination
    eliminationOfRow = Array(repeating: -1, count: reduction.rowCount)
    for (number, step) in elimination.steps.enumerated() {
      eliminationOfRow[Int(step.row)] = Int32(truncatingIfNeeded: number)
    }
    eliminationsUsing = Adjacency(count: reduction.variableCount) { pair in
      for (number, step) in elimination.steps.enumerated() {
        for term in elimination.terms[step.terms] { pair(Int(term.index), number) }
      }
    }
  }
}
