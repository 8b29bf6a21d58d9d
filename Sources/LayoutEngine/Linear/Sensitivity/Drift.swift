/// How fast a solved problem moves as constants do, as long as the basis stays.
///
/// From the constants outwards: the offsets of the classes, the breakpoints, the rows that were
/// spent on columns, the tableau, the columns that had left, the unknowns. Only what depends on a
/// moving constant is looked at, so the time goes with what moves and not with the problem. The
/// storage is reused from one question to the next.
struct Drift: Sendable {
  let simplex: Simplex
  private let dependents: Dependents
  private let inTableau: TableauDependents

  /// Of constraints' constants.
  private var constant: Rates
  /// Of the offset on the edge from a node of the classes to the one above.
  private var edge: Rates
  /// Of the whole offset between an unknown and the root of its class.
  private var offset: Rates
  private var breakpoint: Rates
  /// Variables with a breakpoint that moves.
  private var moved: Rates
  /// Of what spent rows add to the other rows of the reduction.
  private var row: Rates
  /// Of the part of an eliminated column that its own row's constant makes, by step.
  private var eliminated: Rates
  private var variable: Rates
  /// Of the unknowns: what all of this is for.
  private(set) var unknown: Rates

  /// Constraints that are not edges of the classes, to be looked at.
  private var dueRows: [Int] = []
  private var isDue: [Bool]
  /// Constraints that moved, or one of whose unknowns did.
  private var checked: Rates
  private var classSteps: Agenda
  private var eliminations: Agenda

  init(_ simplex: Simplex, _ dependents: Dependents) {
    self.simplex = simplex
    let reduction = simplex.reduction
    let problem = reduction.problem
    self.dependents = dependents
    inTableau = TableauDependents(simplex)
    constant = Rates(count: problem.rows.count)
    edge = Rates(count: problem.variableCount + 1)
    checked = constant
    offset = edge
    breakpoint = Rates(count: simplex.breakpoints.count)
    moved = Rates(count: reduction.variableCount)
    row = Rates(count: reduction.rowCount)
    eliminated = Rates(count: simplex.elimination.steps.count)
    variable = moved
    unknown = Rates(count: problem.variableCount)
    isDue = Array(repeating: false, count: problem.rows.count)
    classSteps = Agenda(count: reduction.classes.steps.count)
    eliminations = Agenda(count: simplex.elimination.steps.count)
  }

  mutating func follow(_ moving: [MovingConstant]) {
    clear()
    for constant in moving where isDue.indices.contains(Int(constant.constraint.index)) {
      self.constant.add(constant.rate, at: Int(constant.constraint.index))
      note(Int(constant.constraint.index))
    }
    followClasses()
    followBreakpoints()
    followElimination()
    followTableau()
    followEliminatedColumns()
    followUnknowns()
  }

  private mutating func clear() {
    constant.clear()
    edge.clear()
    offset.clear()
    breakpoint.clear()
    moved.clear()
    row.clear()
    eliminated.clear()
    variable.clear()
    unknown.clear()
    for row in dueRows { isDue[row] = false }
    dueRows.removeAll(keepingCapacity: true)
  }

  // MARK: - From constants to breakpoints

  private mutating func note(_ row: Int) {
    let step = dependents.classStepOfRow[row]
    if step >= 0 { return classSteps.add(Int(step)) }
    if isDue[row] { return }
    isDue[row] = true
    dueRows.append(row)
  }

  /// In the order in which the classes were made: an edge depends on earlier ones only.
  private mutating func followClasses() {
    let classes = simplex.reduction.classes
    let problem = simplex.reduction.problem
    let stepOfNode = dependents.classStepOfNode
    while let number = classSteps.takeLeast() {
      let step = classes.steps[number]
      guard let row = step.source.constraint else { continue }
      var rate = constant[Int(row)]
      for place in problem.termRange(of: Int(row)) {
        let term = problem.terms[place]
        // The row was read before it became an edge itself.
        rate -=
          term.coefficient
          * classes.offset(of: term.variable.index, from: edge.value) { stepOfNode[$0] < number }
      }
      if rate.magnitude <= Self.nothing { continue }
      edge.set(rate / step.coefficient, at: Int(step.variable))
      noteAll(below: Int(step.variable))
    }
    for node in offset.touched where node < problem.variableCount {
      offset.set(
        classes.offset(of: Int32(truncatingIfNeeded: node), from: edge.value), at: node)
    }
  }

  /// Rates are points for a point or for one edit: less than this is rounding.
  private static let nothing = 1e-13

  /// The constraints of all unknowns whose path to the root leads over a node.
  private mutating func noteAll(below node: Int) {
    var open = [node]
    while let node = open.popLast() {
      // All below it was noted with it, and steps that are due stay due.
      guard offset.touch(node) else { continue }
      for place in dependents.rows.range(of: node) { note(Int(dependents.rows.items[place])) }
      append(below: node, to: &open)
    }
  }

  private func append(below node: Int, to nodes: inout [Int]) {
    for place in dependents.below.range(of: node) {
      nodes.append(Int(dependents.below.items[place]))
    }
  }

  private mutating func followBreakpoints() {
    let problem = simplex.reduction.problem
    for row in dueRows {
      var rate = constant[row]
      for place in problem.termRange(of: row) {
        rate -= problem.terms[place].coefficient * offset[Int(problem.terms[place].variable.index)]
      }
      if rate.magnitude <= Self.nothing { continue }
      for place in inTableau.breakpointsOfRow.range(of: row) {
        move(Int(inTableau.breakpointsOfRow.items[place]), rate)
      }
    }
    for node in offset.touched where node < problem.variableCount {
      for place in inTableau.breakpointsOfBounds.range(of: node) {
        move(Int(inTableau.breakpointsOfBounds.items[place]), -offset[node])
      }
    }
  }

  private mutating func move(_ index: Int, _ rate: Double) {
    breakpoint.set(rate / simplex.breakpoints[index].coefficient, at: index)
    let variable = Int(simplex.breakpoints[index].variable)
    moved.touch(variable)
    let row = variable - simplex.reduction.columnCount
    if row >= 0, inTableau.eliminationOfRow[row] >= 0 {
      eliminations.add(Int(inTableau.eliminationOfRow[row]))
    }
  }

  // MARK: - From breakpoints to variables

  private mutating func followElimination() {
    let elimination = simplex.elimination
    let reduction = simplex.reduction
    while let number = eliminations.takeLeast() {
      let step = elimination.steps[number]
      let first = reduction.breakpointRange(of: reduction.columnCount + Int(step.row)).lowerBound
      let sum = breakpoint[first] - row[Int(step.row)]
      if sum.magnitude <= Self.nothing { continue }
      eliminated.set(sum * step.share, at: number)
      for place in step.uses {
        let use = elimination.uses[place]
        row.add(use.value * sum, at: Int(use.index))
        let next = inTableau.eliminationOfRow[Int(use.index)]
        if next >= 0 { eliminations.add(Int(next)) }
      }
    }
  }

  private mutating func followTableau() {
    let columns = simplex.reduction.columnCount
    for index in row.touched { moved.touch(columns + index) }
    for number in moved.touched where !simplex.elimination.isGone(number) {
      let added = number >= columns ? row[number - columns] : 0
      if simplex.tableau.isBasic(number) {
        variable.add(added, at: number)
        continue
      }
      let hasPlace =
        simplex.place[number] >= 0 && !simplex.reduction.breakpointRange(of: number).isEmpty
      let rate = hasPlace ? breakpoint[Int(simplex.place[number])] : 0
      variable.set(rate, at: number)
      carry(rate - added, of: number)
    }
  }

  /// To the basic variables that a nonbasic one is a part of.
  private mutating func carry(_ rate: Double, of column: Int) {
    if rate.magnitude <= Self.nothing { return }
    var index = simplex.tableau.firstInColumn(column)
    while index >= 0 {
      let element = simplex.tableau.elements[index]
      variable.add(element.value * rate, at: Int(simplex.tableau.basic[Int(element.row)]))
      index = element.nextInColumn
    }
  }

  // MARK: - From variables to unknowns

  /// A column that left is made of others that stayed or left later.
  private mutating func followEliminatedColumns() {
    let elimination = simplex.elimination
    for number in eliminated.touched { eliminations.add(number) }
    for number in variable.touched { noteSteps(using: number) }
    while let number = eliminations.takeGreatest() {
      let step = elimination.steps[number]
      var sum = eliminated[number]
      for place in step.terms {
        let term = elimination.terms[place]
        sum += term.value * variable[Int(term.index)]
      }
      if sum.magnitude <= Self.nothing { continue }
      variable.set(sum, at: Int(step.column))
      noteSteps(using: Int(step.column))
    }
  }

  private mutating func noteSteps(using column: Int) {
    for place in inTableau.eliminationsUsing.range(of: column) {
      eliminations.add(Int(inTableau.eliminationsUsing.items[place]))
    }
  }

  private mutating func followUnknowns() {
    let reduction = simplex.reduction
    for node in offset.touched where node < unknown.value.count { follow(node) }
    var open: [Int] = []
    for column in variable.touched
    where column < reduction.columnCount && variable[column].magnitude > Self.nothing {
      open.append(Int(reduction.rootOfColumn[column]))
      while let node = open.popLast() {
        follow(node)
        append(below: node, to: &open)
      }
    }
  }

  private mutating func follow(_ node: Int) {
    let (column, factor, _) = simplex.reduction.image(of: Int32(truncatingIfNeeded: node))
    let own = column < 0 ? 0 : factor * variable[column]
    unknown.set(offset[node] + own, at: node)
  }

  // MARK: - How far

  /// How far the parameter can grow until a variable leaves its segment, a breakpoint passes one
  /// where a variable stands, or something required breaks.
  ///
  /// A breakpoint beyond the end of the segment counts too: it may overtake that end.
  mutating func reach(from values: [Double]) -> Double {
    var reach = violationReach(from: values)
    for number in moved.touched { reach = min(reach, self.reach(of: number)) }
    for number in variable.touched where !moved.isTouched(number) {
      reach = min(reach, self.reach(of: number))
    }
    return reach
  }

  private func reach(of number: Int) -> Double {
    let range = simplex.reduction.breakpointRange(of: number)
    if range.isEmpty || simplex.elimination.isGone(number) { return .infinity }
    let place = Int(simplex.place[number])
    let isBasic = simplex.tableau.isBasic(number)
    let from = isBasic ? simplex.value[number] : simplex.breakpoints[place].at
    let speed = isBasic ? variable[number] : breakpoint[place]
    var reach = Double.infinity
    for index in range where isBasic || index != place {
      let gap = (simplex.breakpoints[index].at - from).magnitude
      let closing = index >= place ? speed - breakpoint[index] : breakpoint[index] - speed
      if closing > 1e-10 { reach = min(reach, gap / closing) }
    }
    return reach
  }

  /// Whether what stands at one place stays together: two ends of a stretch on which nothing is
  /// paid could part, and what was determined would be open.
  var keepsTogether: Bool {
    moved.touched.allSatisfy { number in
      let range = simplex.reduction.breakpointRange(of: number)
      let place = Int(simplex.place[number])
      guard range.contains(place), !simplex.tableau.isBasic(number) else { return true }
      return range.allSatisfy { index in
        (simplex.breakpoints[index].at - simplex.breakpoints[place].at).magnitude > 1e-9
          || (breakpoint[index] - breakpoint[place]).magnitude <= Self.nothing
      }
    }
  }

  /// How far the parameter can grow until something required breaks. Rows in which nothing can
  /// move by itself are no part of the tableau, so they are looked at as they were written.
  private mutating func violationReach(from values: [Double]) -> Double {
    let problem = simplex.reduction.problem
    var reach = Double.infinity
    /// `excess` over what is allowed, and how fast it grows: less than a billionth of a point for
    /// each of the parameter's is rounding, and comes to no miss on any screen.
    func meet(_ excess: Double, _ growth: Double) {
      if growth > 1e-9 { reach = min(reach, max(0, -excess) / growth) }
    }
    checked.clear()
    for row in constant.touched where problem.isUsable(row) { checked.touch(row) }
    for index in unknown.touched {
      meet(problem.lowerBounds[index] - values[index], -unknown[index])
      meet(values[index] - problem.upperBounds[index], unknown[index])
      for place in dependents.rows.range(of: index) {
        checked.touch(Int(dependents.rows.items[place]))
      }
    }
    for index in checked.touched where problem.rows[index].priority.isRequired {
      var residual = -problem.rows[index].constant
      var growth = -constant[index]
      var effort = constant[index].magnitude
      for place in problem.termRange(of: index) {
        let term = problem.terms[place]
        residual += term.coefficient * values[Int(term.variable.index)]
        let share = term.coefficient * unknown[Int(term.variable.index)]
        growth += share
        effort += share.magnitude
      }
      switch problem.rows[index].relation {
      case .lessThanOrEqual: meet(residual, growth)
      case .greaterThanOrEqual: meet(-residual, -growth)
      // Its sides move by the same, whatever that is, or they part.
      case .equal: if growth.magnitude > Tolerance.price * effort { return 0 }
      }
    }
    return reach
  }
}
