/// How some unknowns follow as constants move: one stretch on which all of them are straight lines.
public struct LinearStretch: Sendable, Hashable {
  public struct Line: Sendable, Hashable {
    public var unknown: VariableID
    /// At the lower end of the stretch.
    public var value: Double
    /// Points for each point of the parameter.
    public var slope: Double
    /// Whether the value is the only one, inside the stretch.
    public var isDetermined: Bool
  }
  /// The parameter's range, in points.
  public var lower: Double
  public var upper: Double
  /// Empty where the required constraints cannot hold.
  public var lines: [Line]
}

/// A constant that grows with a parameter, by `rate` for each unit of it.
public struct MovingConstant: Sendable, Hashable {
  public var constraint: LinearConstraintID
  public var rate: Double

  public init(_ constraint: LinearConstraintID, rate: Double) {
    self.constraint = constraint
    self.rate = rate
  }
}

/// Follows unknowns over a range of a parameter, whose value 0 is the problem as it is.
///
/// Parametric linear programming: as long as the basis stays, everything is linear, and the next
/// breakpoint is where the first basic variable leaves its segment. The stretches are in order
/// and cover the range; where a line goes on across a breakpoint, stretches are one.
public func response(
  of unknowns: [VariableID], in problem: LinearProblem, to moving: [MovingConstant],
  over range: ClosedRange<Double>
) -> [LinearStretch] {
  let run = ResponseRun(problem: problem, unknowns: unknowns, moving: moving, range: range)
  return run.stretches()
}

private struct ResponseRun {
  let problem: LinearProblem
  let unknowns: [VariableID]
  let moving: [MovingConstant]
  let range: ClosedRange<Double>

  /// Far more than a layout has; a bound all the same.
  private static let mostStretches = 1_000

  func stretches() -> [LinearStretch] {
    var result: [LinearStretch] = []
    var at = range.lowerBound
    let step = parametricStep(over: range)
    while result.count < Self.mostStretches {
      let inside = min(at + step, range.upperBound)
      var stretch = stretch(from: at, inside)
      stretch.upper = min(max(stretch.upper, inside), range.upperBound)
      findDetermined(&stretch)
      append(stretch, to: &result)
      at = stretch.upper
      if at >= range.upperBound { break }
    }
    return result
  }

  private func stretch(from lower: Double, _ inside: Double) -> LinearStretch {
    switch solve(problem(at: inside)) {
    case .infeasible(let refutations):
      return LinearStretch(lower: lower, upper: end(of: refutations, from: inside), lines: [])
    case .optimal(let solution):
      let motion = solution.motion(as: moving)
      let lines = unknowns.map { unknown in
        let slope = motion.rates[Int(unknown.index)]
        return LinearStretch.Line(
          unknown: unknown,
          value: solution.values[Int(unknown.index)] - slope * (inside - lower), slope: slope,
          isDetermined: true)
      }
      return LinearStretch(lower: lower, upper: inside + motion.reach, lines: lines)
    }
  }

  private func problem(at parameter: Double) -> LinearProblem {
    var shifted = problem
    for constant in moving where shifted.rows.indices.contains(Int(constant.constraint.index)) {
      shifted.rows[Int(constant.constraint.index)].constant += constant.rate * parameter
    }
    return shifted
  }

  /// Where the last of these conflicts has gone: each holds for as long as its sum misses.
  private func end(of refutations: [Refutation], from inside: Double) -> Double {
    let ends = refutations.map { inside + $0.reach(as: moving) }
    return ends.max() ?? inside
  }

  /// What is open is open on the whole stretch: the length of a range is a concave function of
  /// the parameter there, so the middle answers for all of it.
  private func findDetermined(_ stretch: inout LinearStretch) {
    guard !stretch.lines.isEmpty,
      case .optimal(let middle) = solve(problem(at: (stretch.lower + stretch.upper) / 2))
    else { return }
    for index in stretch.lines.indices {
      stretch.lines[index].isDetermined = middle.range(of: stretch.lines[index].unknown).isUnique
    }
  }

  private func append(_ stretch: LinearStretch, to result: inout [LinearStretch]) {
    if let last = result.last, continues(last, stretch) {
      result[result.count - 1].upper = stretch.upper
    } else {
      result.append(stretch)
    }
  }

  private func continues(_ a: LinearStretch, _ b: LinearStretch) -> Bool {
    a.lines.count == b.lines.count
      && zip(a.lines, b.lines).allSatisfy { one, other in
        one.isDetermined == other.isDetermined && (one.slope - other.slope).magnitude < 1e-7
          && (one.value + one.slope * (b.lower - a.lower) - other.value).magnitude < 1e-5
      }
  }
}

/// How far beyond a breakpoint the next basis is looked for: enough that what is required misses
/// by more than its tolerance, too little for a stretch to be passed over that anyone would see.
func parametricStep(over range: ClosedRange<Double>) -> Double {
  max((range.upperBound - range.lowerBound) * 1e-7, 1e-5)
}

extension Refutation {
  /// How far a parameter can grow until the members no longer miss each other.
  func reach(as moving: [MovingConstant]) -> Double {
    var growth = 0.0
    for member in members {
      guard case .constraint(let id) = member.member else { continue }
      for constant in moving where constant.constraint == id {
        growth += member.multiplier * constant.rate
      }
    }
    return growth < -1e-12 ? shortfall / -growth : .infinity
  }
}
