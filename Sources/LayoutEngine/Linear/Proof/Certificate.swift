/// The proof that a point is optimal at every level: multipliers of constraints, level by level.
///
/// At each level the weighted constraints cancel in every unknown. Taken over all levels, highest
/// first, a constraint's multipliers form a price that lies between the prices its own cost
/// allows (lexicographic linear programming duality); `flaws(in:values:)` checks all of it.
public struct Certificate: Sendable, Hashable {
  public struct Level: Sendable, Hashable {
    public var priority: Priority
    /// Positive where more of the constraint's left side is worth it, sparse.
    public var multipliers: [Refutation.Weighted]

    public init(priority: Priority, multipliers: [Refutation.Weighted]) {
      self.priority = priority
      self.multipliers = multipliers
    }
  }
  /// Real priorities only, the highest first.
  public var levels: [Level]

  public init(levels: [Level]) { self.levels = levels }
}

extension LinearSolution {
  /// Computed when asked for: the hot path needs no proof, and every test asks.
  public var certificate: Certificate {
    let levels = simplex.reduction.levels
    var pulls = [[Pull]](repeating: [], count: levels.realCount + 1)
    var pricing = simplex
    for variable in 0..<simplex.reduction.variableCount
    where !simplex.elimination.isGone(variable) {
      pricing.distribute(priceOf: variable) { level, pull in
        if level <= levels.realCount { pulls[level].append(pull) }
      }
    }
    let constants = simplex.reduction.constants
    return Certificate(
      levels: (0..<levels.realCount).map { index in
        var proof = simplex.trace(pulls[index + 1])
        for constant in constants where Int(constant.level) == index + 1 {
          proof.add(constant.multiplier, constraint: constant.constraint)
        }
        return Certificate.Level(
          priority: Priority(levels.priorities[index]),
          multipliers: Refutation.net(of: proof.finish()))
      })
  }
}

extension Simplex {
  private typealias Emit = (_ level: Int, _ pull: Pull) -> Void

  /// Shares the price of a variable out among its breakpoints, level by level.
  ///
  /// Each one left behind or still ahead contributes its full slope; those where a nonbasic
  /// variable stands take what is left.
  fileprivate mutating func distribute(
    priceOf variable: Int, _ emit: (_ level: Int, _ pull: Pull) -> Void
  ) {
    let range = reduction.breakpointRange(of: variable)
    if range.isEmpty { return }
    let isBasic = tableau.isBasic(variable)
    let here = Int(place[variable])
    let at = isBasic ? Double.nan : breakpoints[here].at
    price.clear()
    if !isBasic { addPull(on: variable) }
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
        Int(breakpoint.level), Pull(variable: variable, breakpoint: index, multiplier: -slope))
    }
    if !isBasic { settle(variable, range.filter { breakpoints[$0].at == at }, emit) }
  }

  /// Gives each wish at the variable's place as much of the rest as its own cost admits, and what
  /// then remains to the wall there. `price` holds minus the slope that is still to be found.
  private mutating func settle(_ variable: Int, _ here: [Int], _ emit: Emit) {
    for index in here {
      let breakpoint = breakpoints[index]
      let sign = breakpoint.kind == .below ? 1.0 : -1
      guard !breakpoint.isWall, Double(price.sign()) == sign else { continue }
      price.add(-sign * breakpoint.jump, at: breakpoint.level)
      if Double(price.sign()) == sign {
        emit(
          Int(breakpoint.level),
          Pull(variable: variable, breakpoint: index, multiplier: sign * breakpoint.jump))
        continue
      }
      price.add(sign * breakpoint.jump, at: breakpoint.level)
      return give(variable, index, emit)
    }
    let kind: Breakpoint.Kind = price.sign() >= 0 ? .floor : .ceiling
    if let wall = here.first(where: { breakpoints[$0].kind == kind }) {
      give(variable, wall, emit)
    }
  }

  private mutating func give(_ variable: Int, _ breakpoint: Int, _ emit: Emit) {
    price.forEach { level, rest in
      emit(Int(level), Pull(variable: variable, breakpoint: breakpoint, multiplier: rest))
    }
  }
}
