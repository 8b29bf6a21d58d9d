/// A layout as a function of the size of its container on one axis: stretches on which the same
/// constraints stay binding and text keeps its lines, so that every number is a straight line.
///
/// This is parametric linear programming (Gal 1979) with one more kind of breakpoint: the widths at
/// which text changes its number of lines, which are known exactly.
struct ContainerSweep {
  private let problem: LayoutProblem
  private let lowered: LoweredLayout
  /// The row that says how large the container is.
  private let size: LinearConstraintID
  private let axis: Axis

  /// More than any screen has; what lies beyond is left out.
  private static let mostStretches = 400

  /// Nil if the container has no size that could be another one.
  init?(_ problem: LayoutProblem, _ axis: Axis) {
    guard problem.views.first?.fixedSize != nil else { return nil }
    self.problem = problem
    self.axis = axis
    var lowered = lower(problem)
    let length = lowered.variable(ViewID(0), .size(axis))
    lowered.linear.lowerBounds[Int(length.index)] = 0
    lowered.linear.upperBounds[Int(length.index)] = .infinity
    size = lowered.linear.addConstraint(
      CollectionOfOne(LinearProblem.Term(length, 1)), .equal, 0, reportingCost: 0)
    lowered.sources.append(RowSource(kind: .containerSize(axis), owner: 0))
    self.lowered = lowered
  }

  /// In order, without gaps, each found when it is asked for; none for a range of no length or
  /// without end.
  func stretches(over range: ClosedRange<Double>) -> some Sequence<ContainerStretch> {
    let (least, most) = (range.lowerBound.length, range.upperBound.length)
    let step = Self.leastStep(over: least...max(least, most))
    return sequence(state: (at: least, ahead: step, count: 0)) { state -> ContainerStretch? in
      guard state.at < most, state.count < Self.mostStretches else { return nil }
      let stretch = stretch(from: state.at, inside: min(state.at + state.ahead, most), until: most)
      // Numbers beyond any screen's can bend a line at every step: then the steps grow.
      let isLong = stretch.sizes.upperBound - state.at > 2 * state.ahead
      state.ahead = isLong ? step : 2 * state.ahead
      state.at = stretch.sizes.upperBound
      state.count += 1
      return stretch
    }
  }

  /// How far beyond a breakpoint the search for the next basis begins: far enough that required
  /// constraints miss by more than their tolerance, too near to skip a stretch that could be seen.
  private static func leastStep(over range: ClosedRange<Double>) -> Double {
    max((range.upperBound - range.lowerBound) * 1e-7, 1e-5)
  }

  /// The solution in the middle of a stretch, which answers for all of it: the length of a range is a concave
  /// function of the container's size there, so a number that is undetermined anywhere inside is undetermined
  /// everywhere. Nil if nothing is undetermined.
  func openMiddle(of stretch: ContainerStretch) -> RelaxedSolution? {
    if stretch.relaxed.solution?.isUnique ?? true { return nil }
    return relaxedSolution(at: (stretch.sizes.lowerBound + stretch.sizes.upperBound) / 2)
  }

  func relaxedSolution(at length: Double) -> RelaxedSolution {
    var lowered = lowered
    lowered.linear.rows[Int(size.index)].constant = length
    return RelaxedSolution(lowered, of: problem)
  }

  private func stretch(from least: Double, inside: Double, until most: Double) -> ContainerStretch {
    let relaxed = relaxedSolution(at: inside)
    let none = ParametricStep(
      rates: Array(repeating: 0, count: lowered.linear.variableCount), reach: .infinity)
    let step = relaxed.solution?.step(moving: moving) ?? none
    var reach = step.reach
    if relaxed.solution?.isUnique == false,
      case .optimal(let unpredicted) = solve(relaxed.lowered.linear)
    {
      // The numbers that can move change with the real priorities alone, which the prediction follows.
      reach = min(reach, unpredicted.step(moving: moving).reach)
    }
    reach = min(reach, textReach(relaxed, step.rates))
    for conflict in relaxed.conflicts { reach = min(reach, self.reach(of: conflict)) }
    return ContainerStretch(
      sizes: least...max(inside, min(inside + reach, most)), relaxed: relaxed,
      inside: inside, rates: step.rates)
  }

  private var moving: [MovingConstant] { [MovingConstant(constraint: size, rate: 1)] }

  /// Until some text fills its lines in another way.
  private func textReach(_ relaxed: RelaxedSolution, _ rates: [Double]) -> Double {
    var reach = Double.infinity
    for rows in relaxed.lowered.wrappedRows {
      guard let text = problem.views[Int(rows.view)].wrapping else { continue }
      let width = Int(rows.view) * 4 + Int(FrameAttribute.width.rawValue)
      let filling = text.filling(width: relaxed.values[width])
      if rates[width] > 1e-9 {
        reach = min(reach, (filling.below - relaxed.values[width]) / rates[width])
      } else if rates[width] < -1e-9 {
        reach = min(reach, (relaxed.values[width] - filling.from) / -rates[width])
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
