/// The proof of a solution, read off the final prices of the simplex.
extension LinearSolution {
  /// Computed when asked for: the hot path needs no proof, and every test asks.
  var certificate: OptimalityCertificate {
    let levels = simplex.presolved.levels
    var bounds = [[WeightedBound]](repeating: [], count: levels.realCount + 1)
    var pricing = simplex
    for variable in 0..<simplex.presolved.variableCount
    where !simplex.postsolve.isGone(variable) {
      pricing.distribute(priceOf: variable) { level, bound in
        if level <= levels.realCount { bounds[level].append(bound) }
      }
    }
    let constants = simplex.presolved.constants
    return OptimalityCertificate(
      levels: (0..<levels.realCount).map { index in
        var proof = simplex.trace(bounds[index + 1])
        for constant in constants where Int(constant.level) == index + 1 {
          proof.add(constant.multiplier, constraint: constant.constraint)
        }
        return OptimalityCertificate.Level(
          priority: Priority(levels.priorities[index]),
          multipliers: FarkasCertificate.net(of: proof.finish()))
      })
  }
}

extension DualSimplex {
  private typealias Emit = (_ level: Int, _ bound: WeightedBound) -> Void

  /// Shares the price of a variable out among its breakpoints, level by level.
  ///
  /// Each one left behind or still ahead contributes its full slope; those where a nonbasic
  /// variable stands take what is left.
  fileprivate mutating func distribute(
    priceOf variable: Int, _ emit: (_ level: Int, _ bound: WeightedBound) -> Void
  ) {
    let range = presolved.breakpointRange(of: variable)
    if range.isEmpty { return }
    let isBasic = tableau.isBasic(variable)
    let here = Int(position[variable])
    let at = isBasic ? Double.nan : breakpoints[here].at
    price.clear()
    if !isBasic { addBasicPrices(of: variable) }
    for index in range where breakpoints[index].at != at {
      let isPassed = isBasic ? index < here : breakpoints[index].at < at
      let breakpoint = breakpoints[index]
      let slope: Double
      switch breakpoint.kind {
      case .above where isPassed: slope = breakpoint.jump
      case .below where !isPassed: slope = -breakpoint.jump
      default: continue
      }
      price.add(slope, at: breakpoint.level)
      emit(
        Int(breakpoint.level),
        WeightedBound(variable: variable, breakpoint: index, multiplier: -slope))
    }
    if !isBasic { settle(variable, range.filter { breakpoints[$0].at == at }, emit) }
  }

  /// Gives each wish at the variable's place as much of the rest as its own cost admits, and what
  /// then remains to the bound there. `price` holds minus the slope that is still to be found.
  private mutating func settle(_ variable: Int, _ here: [Int], _ emit: Emit) {
    for index in here {
      let breakpoint = breakpoints[index]
      let sign = breakpoint.kind == .below ? 1.0 : -1
      guard !breakpoint.isBound, Double(price.sign()) == sign else { continue }
      price.add(-sign * breakpoint.jump, at: breakpoint.level)
      if Double(price.sign()) == sign {
        emit(
          Int(breakpoint.level),
          WeightedBound(variable: variable, breakpoint: index, multiplier: sign * breakpoint.jump))
        continue
      }
      price.add(sign * breakpoint.jump, at: breakpoint.level)
      return give(variable, index, emit)
    }
    let kind: Breakpoint.Kind = price.sign() >= 0 ? .lowerBound : .upperBound
    if let bound = here.first(where: { breakpoints[$0].kind == kind }) {
      give(variable, bound, emit)
    }
  }

  private mutating func give(_ variable: Int, _ breakpoint: Int, _ emit: Emit) {
    price.forEach { level, rest in
      emit(Int(level), WeightedBound(variable: variable, breakpoint: breakpoint, multiplier: rest))
    }
  }
}

extension LinearSolution {
  /// Whether the certificate checks; what debug builds assert of every solution.
  var isProven: Bool { certificate.flaws(in: problem, values: values).isEmpty }
}

/// Debug builds check the proof of every solution but that of a giant.
func asserted(_ solution: LinearSolution) -> LinearSolution {
  assert(solution.problem.rows.count > 2000 || solution.isProven)
  return solution
}
