/// How fast everything in a solved problem moves as constants do, as long as the basis stays.
struct Drift {
  private let simplex: Simplex
  /// Of each constraint's constant, for each unit of the parameter.
  private var constantRate: [Double]
  /// Of the classes' offsets, by node.
  private var offsetRate: [Double]
  private var breakpointRate: [Double] = []
  private var eliminatedRate: [Double] = []
  /// Of what spent rows add to the others.
  private var rowRate: [Double]
  private var rate: [Double]

  init(_ simplex: Simplex, _ moving: [MovingConstant]) {
    self.simplex = simplex
    let problem = simplex.reduction.problem
    constantRate = Array(repeating: 0, count: problem.rows.count)
    rowRate = Array(repeating: 0, count: simplex.reduction.rowCount)
    rate = Array(repeating: 0, count: simplex.reduction.variableCount)
    for constant in moving where constantRate.indices.contains(Int(constant.constraint.index)) {
      constantRate[Int(constant.constraint.index)] += constant.rate
    }
    offsetRate = simplex.reduction.classes.offsetRates(problem, constantRate)
    breakpointRate = simplex.breakpoints.map { rate(of: $0) }
    followElimination()
    followTableau()
  }

  /// Of the left side's constant part: what the offsets of its unknowns add up to.
  private func offsetRate(of constraint: Int32) -> Double {
    simplex.reduction.problem.terms(of: LinearConstraintID(constraint)).reduce(0) {
      $0 + $1.coefficient
        * simplex.reduction.classes.offset(of: $1.variable.index, from: offsetRate)
    }
  }

  private func rate(of breakpoint: Breakpoint) -> Double {
    if let constraint = breakpoint.source.constraint {
      return (constantRate[Int(constraint)] - offsetRate(of: constraint)) / breakpoint.coefficient
    }
    guard let unknown = breakpoint.source.boundedVariable else { return 0 }
    return -simplex.reduction.classes.offset(of: unknown, from: offsetRate)
      / breakpoint.coefficient
  }

  private mutating func followElimination() {
    let elimination = simplex.elimination
    let reduction = simplex.reduction
    for step in elimination.steps {
      let first = reduction.breakpointRange(of: reduction.columnCount + Int(step.row)).lowerBound
      let sum = breakpointRate[first] - rowRate[Int(step.row)]
      eliminatedRate.append(sum * step.share)
      for use in elimination.uses[step.uses] { rowRate[Int(use.index)] += use.value * sum }
    }
  }

  private mutating func followTableau() {
    let columns = simplex.reduction.columnCount
    var homogeneous = rate
    for variable in rate.indices
    where !simplex.tableau.isBasic(variable) && !simplex.elimination.isGone(variable) {
      if simplex.place[variable] >= 0, !simplex.reduction.breakpointRange(of: variable).isEmpty {
        rate[variable] = breakpointRate[Int(simplex.place[variable])]
      }
      homogeneous[variable] =
        rate[variable] - (variable >= columns ? rowRate[variable - columns] : 0)
    }
    for row in 0..<simplex.tableau.rowCount where simplex.tableau.basic[row] >= 0 {
      let basic = Int(simplex.tableau.basic[row])
      var sum = basic >= columns ? rowRate[basic - columns] : 0
      var index = simplex.tableau.firstInRow(row)
      while index >= 0 {
        let element = simplex.tableau.elements[Int(index)]
        sum += element.value * homogeneous[Int(element.column)]
        index = element.nextInRow
      }
      rate[basic] = sum
    }
    for (number, step) in simplex.elimination.steps.enumerated().reversed() {
      var sum = eliminatedRate[number]
      for term in simplex.elimination.terms[step.terms] {
        sum += term.value * rate[Int(term.index)]
      }
      rate[Int(step.column)] = sum
    }
  }

  var unknownRates: [Double] {
    let reduction = simplex.reduction
    return (0..<Int32(truncatingIfNeeded: reduction.problem.variableCount)).map { unknown in
      let (column, factor, _) = reduction.image(of: unknown)
      let offset = reduction.classes.offset(of: unknown, from: offsetRate)
      return column < 0 ? offset : offset + factor * rate[column]
    }
  }

  /// How far the parameter can grow until a variable leaves its segment or a breakpoint passes
  /// one where a variable stands.
  ///
  /// A breakpoint beyond the end of the segment counts too: it may overtake that end.
  var nextEvent: Double {
    var next = nextViolation
    for variable in rate.indices where !simplex.elimination.isGone(variable) {
      let range = simplex.reduction.breakpointRange(of: variable)
      let place = Int(simplex.place[variable])
      if range.isEmpty { continue }
      let isBasic = simplex.tableau.isBasic(variable)
      let from = isBasic ? simplex.value[variable] : simplex.breakpoints[place].at
      let speed = isBasic ? rate[variable] : breakpointRate[place]
      for index in range where isBasic || index != place {
        let gap = (simplex.breakpoints[index].at - from).magnitude
        let isAbove = index >= place
        let closing = isAbove ? speed - breakpointRate[index] : breakpointRate[index] - speed
        if closing > 1e-10 { next = min(next, gap / closing) }
      }
    }
    return next
  }

  /// How far the parameter can grow until something required breaks. Rows in which nothing can
  /// move by itself are no part of the tableau, so they are looked at as they were written.
  private var nextViolation: Double {
    let problem = simplex.reduction.problem
    let values = simplex.unknowns(at: simplex.value)
    let rates = unknownRates
    var next = Double.infinity
    /// `excess` over what is allowed, and how fast it grows.
    func meet(_ excess: Double, _ growth: Double) {
      if growth > 1e-9 { next = min(next, max(0, -excess) / growth) }
    }
    for index in problem.rows.indices
    where problem.rows[index].priority.isRequired && problem.isUsable(index) {
      let residual = problem.residual(of: index, at: values)
      let growth = problem.terms(of: LinearConstraintID(Int32(truncatingIfNeeded: index)))
        .reduce(-constantRate[index]) { $0 + $1.coefficient * rates[Int($1.variable.index)] }
      switch problem.rows[index].relation {
      case .lessThanOrEqual: meet(residual, growth)
      case .greaterThanOrEqual: meet(-residual, -growth)
      case .equal: if growth.magnitude > 1e-7 { return 0 }
      }
    }
    for unknown in values.indices {
      meet(problem.lowerBounds[unknown] - values[unknown], -rates[unknown])
      meet(values[unknown] - problem.upperBounds[unknown], rates[unknown])
    }
    return next
  }
}

/// How a solution follows as constants move: everything stays a straight line until `reach`.
public struct LinearMotion: Sendable {
  /// Points that each unknown moves for each unit of the parameter, by index.
  public let rates: [Double]
  /// How far the parameter can grow before a line bends or a required constraint breaks.
  public let reach: Double
}

extension LinearSolution {
  public func motion(as moving: [MovingConstant]) -> LinearMotion {
    let drift = Drift(simplex, moving)
    return LinearMotion(rates: drift.unknownRates, reach: drift.nextEvent)
  }
}
