/// One layout for every size of its container on an axis: stretches on which the same constraints
/// stay binding and no text breaks anew, so that every number is a straight line.
///
/// Parametric linear programming with one jump more: text changes its number of lines at widths
/// that are known exactly, so every stretch ends exactly where it does.
struct ContainerSweep {
  private let problem: LayoutProblem
  private let lowered: LoweredLayout
  /// The row that says how large the container is.
  private let size: LinearConstraintID
  private let axis: Axis

  /// More than any screen has; what lies beyond is left out.
  private static let mostStretches = 400

  /// Nil where the container has no size that could be another one.
  init?(_ problem: LayoutProblem, _ axis: Axis) {
    guard problem.views.first?.fixedSize != nil else { return nil }
    self.problem = problem
    self.axis = axis
    var lowered = lower(problem)
    let length = lowered.variable(ViewID(0), .size(axis))
    lowered.linear.lowerBounds[Int(length.index)] = 0
    lowered.linear.upperBounds[Int(length.index)] = .infinity
    size = lowered.linear.addConstraint(
      CollectionOfOne(LinearProblem.Term(length, 1)), .equal, 0, blame: 0)
    lowered.sources.append(RowSource(kind: .containerSize(axis), owner: 0))
    self.lowered = lowered
  }

  struct Stretch {
    var sizes: ClosedRange<Double>
    /// The layout at a size just above the least one.
    var settlement: Settlement
    fileprivate var inside: Double
    /// Points that every unknown moves for each point of the container.
    fileprivate var rates: [Double]

    /// An unknown at the least size, and its slope.
    func line(of unknown: VariableID) -> (value: Double, slope: Double) {
      let index = Int(unknown.index)
      let slope = rates[index]
      return (settlement.values[index] - slope * (inside - sizes.lowerBound), slope)
    }
  }

  /// In order, without gaps; empty for a range of no length or without end.
  func stretches(over range: ClosedRange<Double>) -> [Stretch] {
    let (least, most) = (range.lowerBound.length, range.upperBound.length)
    var stretches: [Stretch] = []
    guard most > least else { return [] }
    let step = parametricStep(over: least...most)
    var (at, ahead) = (least, step)
    while at < most, stretches.count < Self.mostStretches {
      let stretch = stretch(from: at, inside: min(at + ahead, most), until: most)
      // Numbers beyond any screen's can bend a line at every step: then the steps grow.
      ahead = stretch.sizes.upperBound - at > 2 * ahead ? step : 2 * ahead
      at = stretch.sizes.upperBound
      stretches.append(stretch)
    }
    return stretches
  }

  func settle(at length: Double) -> Settlement {
    var lowered = lowered
    lowered.linear.rows[Int(size.index)].constant = length
    return Settlement(lowered, of: problem)
  }

  private func stretch(from least: Double, inside: Double, until most: Double) -> Stretch {
    let settlement = settle(at: inside)
    let none = LinearMotion(
      rates: Array(repeating: 0, count: lowered.linear.variableCount), reach: .infinity)
    let motion = motion(of: settlement.solution) ?? none
    var reach = motion.reach
    if settlement.solution?.isUnique == false,
      case .optimal(let unpredicted) = solve(settlement.lowered.linear)
    {
      // What can move changes with the real priorities alone, which the prediction follows.
      reach = min(reach, unpredicted.motion(as: moving).reach)
    }
    reach = min(reach, textReach(settlement, motion.rates))
    for conflict in settlement.conflicts { reach = min(reach, self.reach(of: conflict)) }
    return Stretch(
      sizes: least...max(inside, min(inside + reach, most)), settlement: settlement,
      inside: inside, rates: motion.rates)
  }

  private var moving: [MovingConstant] { [MovingConstant(size, rate: 1)] }

  private func motion(of solution: LinearSolution?) -> LinearMotion? {
    solution?.motion(as: moving)
  }

  /// Until some text fills its lines in another way.
  private func textReach(_ settlement: Settlement, _ rates: [Double]) -> Double {
    var reach = Double.infinity
    for rows in settlement.lowered.wrappedRows {
      guard let text = problem.views[Int(rows.view)].wrapping else { continue }
      let width = Int(rows.view) * 4 + Int(FrameAttribute.width.rawValue)
      let filling = text.filling(width: settlement.values[width])
      if rates[width] > 1e-9 {
        reach = min(reach, (filling.below - settlement.values[width]) / rates[width])
      } else if rates[width] < -1e-9 {
        reach = min(reach, (settlement.values[width] - filling.from) / -rates[width])
      }
    }
    return max(reach, 0)
  }

  /// Until the members of a conflict no longer miss each other.
  private func reach(of conflict: Conflict) -> Double {
    let growth = conflict.members.reduce(0) { sum, member in
      member.origin == .environment(ViewID(0), axis) ? sum + member.multiplier : sum
    }
    return growth < -1e-12 ? conflict.shortfall / -growth : .infinity
  }
}
