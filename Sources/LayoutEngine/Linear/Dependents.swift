/// What follows from what in a solved problem: the way from a constant to all that moves with it.
///
/// The solver works from constraints to values; this is the same web read backwards. It is built
/// when it is first needed, in time proportional to the problem.
struct Dependents: Sendable {
  /// The constraints that an unknown occurs in.
  let rows: Adjacency
  /// The nodes of the classes that hang from a node.
  let below: Adjacency
  /// The breakpoints that a constraint made, and those that an unknown's bounds made.
  let breakpointsOfRow: Adjacency
  let breakpointsOfBounds: Adjacency
  /// The variable of each breakpoint.
  let variable: [Int32]
  /// The step of the classes that a constraint became, or that took a node away; -1 for none.
  let classStepOfRow: [Int32]
  let classStepOfNode: [Int32]
  /// The step of the elimination that a row of the reduction was spent on; -1 for none.
  let eliminationOfRow: [Int32]
  /// The steps of the elimination that have a column among their terms.
  let eliminationsUsing: Adjacency

  init(_ simplex: Simplex) {
    let reduction = simplex.reduction
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
    breakpointsOfRow = Adjacency(count: problem.rows.count) { pair in
      for (index, breakpoint) in simplex.breakpoints.enumerated() {
        if let row = breakpoint.source.constraint { pair(Int(row), index) }
      }
    }
    breakpointsOfBounds = Adjacency(count: problem.variableCount) { pair in
      for (index, breakpoint) in simplex.breakpoints.enumerated() {
        if let unknown = breakpoint.source.boundedVariable { pair(Int(unknown), index) }
      }
    }
    var variable = [Int32](repeating: 0, count: simplex.breakpoints.count)
    for number in 0..<reduction.variableCount {
      for index in reduction.breakpointRange(of: number) {
        variable[index] = Int32(truncatingIfNeeded: number)
      }
    }
    self.variable = variable
    (classStepOfRow, classStepOfNode) = Self.classSteps(problem, classes)
    let elimination = simplex.elimination
    var eliminationOfRow = [Int32](repeating: -1, count: reduction.rowCount)
    for (number, step) in elimination.steps.enumerated() {
      eliminationOfRow[Int(step.row)] = Int32(truncatingIfNeeded: number)
    }
    self.eliminationOfRow = eliminationOfRow
    eliminationsUsing = Adjacency(count: reduction.variableCount) { pair in
      for (number, step) in elimination.steps.enumerated() {
        for term in elimination.terms[step.terms] { pair(Int(term.index), number) }
      }
    }
  }

  private static func classSteps(
    _ problem: LinearProblem, _ classes: AffineClasses
  ) -> (ofRow: [Int32], ofNode: [Int32]) {
    var ofRow = [Int32](repeating: -1, count: problem.rows.count)
    var ofNode = [Int32](repeating: -1, count: problem.variableCount + 1)
    for (number, step) in classes.steps.enumerated() {
      ofNode[Int(step.variable)] = Int32(truncatingIfNeeded: number)
      if let row = step.source.constraint { ofRow[Int(row)] = Int32(truncatingIfNeeded: number) }
    }
    return (ofRow, ofNode)
  }
}
