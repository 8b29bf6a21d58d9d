/// The rates at which a solution moves as constants do and the basis stays: right-hand-side sensitivity
/// (Gal 1979).
///
/// It follows the constants the way that the presolve and the simplex took them: into the offsets of
/// the classes, the breakpoints, the rows that were spent on columns, the tableau, the columns that
/// had left, and the unknowns. It costs one pass over the problem.
struct RightHandSideSensitivity {
  private let simplex: DualSimplex
  /// Rates of constraints' constants.
  private var constant: [Double]
  /// The sensitivity of the whole offset between an unknown and the root of its class.
  private var offset: [Double]
  private var breakpoint: [Double]
  /// The sensitivity of a column or a logical.
  private var variable: [Double]
  /// The sensitivity of the unknowns, which is the result.
  private(set) var unknown: [Double]

  private var presolved: PresolvedProblem { simplex.presolved }
  private var problem: LinearProblem { simplex.presolved.problem }

  /// Rates are points for a point: less than this is rounding.
  private static let nothing = 1e-13

  init(_ simplex: DualSimplex, to moving: [MovingConstant]) {
    self.simplex = simplex
    let problem = simplex.presolved.problem
    constant = Array(repeating: 0, count: problem.rows.count)
    for one in moving where constant.indices.contains(Int(one.constraint.index)) {
      constant[Int(one.constraint.index)] += one.rate
    }
    offset = Array(repeating: 0, count: problem.variableCount)
    breakpoint = Array(repeating: 0, count: simplex.breakpoints.count)
    variable = Array(repeating: 0, count: simplex.presolved.variableCount)
    unknown = offset
    followClasses()
    followBreakpoints()
    let eliminated = followElimination()
    followEliminatedColumns(eliminated)
    followUnknowns()
  }

  // MARK: - From constants to breakpoints

  /// In the order in which the classes were made: an edge depends on earlier ones only.
  private mutating func followClasses() {
    let aggregation = presolved.aggregation
    var edge = [Double](repeating: 0, count: problem.variableCount + 1)
    var isEdge = [Bool](repeating: false, count: edge.count)
    for step in aggregation.steps {
      if let row = step.source.constraint {
        // The row was read before it became an edge itself.
        var rate = constant[Int(row)]
        for term in problem.terms(of: LinearConstraintID(row)) {
          rate -=
            term.coefficient
            * aggregation.offset(of: term.variable.index, from: edge) { isEdge[$0] }
        }
        if rate.magnitude > Self.nothing { edge[Int(step.variable)] = rate / step.coefficient }
      }
      isEdge[Int(step.variable)] = true
    }
    for index in offset.indices {
      offset[index] = aggregation.offset(of: Int32(truncatingIfNeeded: index), from: edge)
    }
  }

  private mutating func followBreakpoints() {
    for index in breakpoint.indices {
      let source = simplex.breakpoints[index].source
      var rate = 0.0
      if let row = source.constraint {
        rate = constant[Int(row)]
        for place in problem.termRange(of: Int(row)) {
          let term = problem.terms[place]
          rate -= term.coefficient * offset[Int(term.variable.index)]
        }
      } else if let bounded = source.boundedVariable {
        rate = -offset[Int(bounded)]
      }
      guard rate.magnitude > Self.nothing else { continue }
      breakpoint[index] = rate / simplex.breakpoints[index].coefficient
    }
  }

  // MARK: - From breakpoints to variables

  /// Returns, by step, the part of an eliminated column that its own row's constant makes; what
  /// spent rows add to the others goes into the tableau.
  private mutating func followElimination() -> [Double] {
    let postsolve = simplex.postsolve
    var row = [Double](repeating: 0, count: presolved.rowCount)
    let eliminated = postsolve.steps.map { step -> Double in
      let logical = presolved.columnCount + Int(step.row)
      let first = presolved.breakpointRange(of: logical).lowerBound
      let sum = breakpoint[first] - row[Int(step.row)]
      for use in postsolve.uses[step.uses] { row[Int(use.index)] += use.value * sum }
      return sum * step.share
    }
    followTableau(adding: row)
    return eliminated
  }

  private mutating func followTableau(adding row: [Double]) {
    let columns = presolved.columnCount
    for number in variable.indices where !simplex.postsolve.isGone(number) {
      let added = number >= columns ? row[number - columns] : 0
      if simplex.tableau.isBasic(number) {
        variable[number] += added
        continue
      }
      let hasBreakpoint =
        simplex.position[number] >= 0 && !presolved.breakpointRange(of: number).isEmpty
      let rate = hasBreakpoint ? breakpoint[Int(simplex.position[number])] : 0
      // The constants of substituted rows change a nonbasic logical but no basic variable.
      if (rate - added).magnitude > Self.nothing {
        simplex.tableau.move(number, by: rate - added, in: &variable)
      }
      variable[number] = rate
    }
  }

  // MARK: - From variables to unknowns

  /// A column that left is made of others that stayed or left later.
  private mutating func followEliminatedColumns(_ eliminated: [Double]) {
    let postsolve = simplex.postsolve
    for (step, own) in zip(postsolve.steps, eliminated).reversed() {
      variable[Int(step.column)] = postsolve.terms[step.terms].reduce(own) {
        $0 + $1.value * variable[Int($1.index)]
      }
    }
  }

  private mutating func followUnknowns() {
    for index in unknown.indices {
      let (column, factor, _) = presolved.image(of: Int32(truncatingIfNeeded: index))
      unknown[index] = offset[index] + (column < 0 ? 0 : factor * variable[column])
    }
  }

  // MARK: - How far

  /// How far the parameter can grow until a variable leaves its segment, a breakpoint passes one
  /// where a variable stands, or something required breaks.
  ///
  /// A breakpoint beyond the end of the segment counts too: it may overtake that end.
  func reach(from values: [Double]) -> Double {
    variable.indices.reduce(violationReach(from: values)) { min($0, reach(of: $1)) }
  }

  private func reach(of number: Int) -> Double {
    let range = presolved.breakpointRange(of: number)
    if range.isEmpty || simplex.postsolve.isGone(number) { return .infinity }
    let position = Int(simplex.position[number])
    let isBasic = simplex.tableau.isBasic(number)
    let from = isBasic ? simplex.value[number] : simplex.breakpoints[position].at
    let speed = isBasic ? variable[number] : breakpoint[position]
    var reach = Double.infinity
    for index in range where isBasic || index != position {
      let gap = (simplex.breakpoints[index].at - from).magnitude
      let closing = index >= position ? speed - breakpoint[index] : breakpoint[index] - speed
      if closing > 1e-10 { reach = min(reach, gap / closing) }
    }
    return reach
  }

  /// How far the parameter can grow until something required breaks. Rows in which nothing can
  /// move by itself are not part of the tableau, so they are looked at as they were written.
  private func violationReach(from values: [Double]) -> Double {
    var reach = Double.infinity
    /// `excess` over what is allowed, and how fast it grows: less than a billionth of a point for
    /// each of the parameter's is rounding, and comes to no miss on any screen.
    func meet(_ excess: Double, _ growth: Double) {
      if growth > 1e-9 { reach = min(reach, max(0, -excess) / growth) }
    }
    for index in unknown.indices {
      meet(problem.lowerBounds[index] - values[index], -unknown[index])
      meet(values[index] - problem.upperBounds[index], unknown[index])
    }
    for index in problem.rows.indices
    where problem.rows[index].priority.isRequired && problem.isUsable(index) {
      var growth = -constant[index]
      var effort = constant[index].magnitude
      for place in problem.termRange(of: index) {
        let share =
          problem.terms[place].coefficient * unknown[Int(problem.terms[place].variable.index)]
        growth += share
        effort += share.magnitude
      }
      switch problem.rows[index].relation {
      case .lessThanOrEqual: meet(problem.residual(of: index, at: values), growth)
      case .greaterThanOrEqual: meet(-problem.residual(of: index, at: values), -growth)
      // Its sides move by the same, whatever that is, or they part.
      case .equal: if growth.magnitude > Tolerance.price * effort { return 0 }
      }
    }
    return reach
  }
}
