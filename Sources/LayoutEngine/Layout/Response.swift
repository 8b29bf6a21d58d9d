extension LayoutOutcome {
  /// The quantity for every width (or height) of the container in a range of points: one segment
  /// for as long as the same constraints stay binding, in order, the break points between them.
  ///
  /// Exact but where text breaks into another number of lines: there the value jumps, and the
  /// place is known to a hundredth of a point. Empty where the container has no fixed size.
  public func response(
    of view: ViewID, _ attribute: FrameAttribute, to axis: Axis, over range: ClosedRange<Double>
  ) -> [Segment] {
    guard problem.views.indices.contains(view.index), problem.views[0].fixedSize != nil,
      range.lowerBound.isFinite, range.upperBound.isFinite
    else { return [] }
    let lower = max(range.lowerBound, 0)
    guard range.upperBound > lower else { return [] }
    var probe = ResponseProbe(problem, view, attribute, axis)
    return probe.segments(lower, range.upperBound)
  }
}

/// Draws a piecewise-linear function from values and slopes: where the lines of two ends do not
/// meet in the function, the same is asked of both halves.
private struct ResponseProbe {
  /// Distance from an end at which its slope is read, and the shortest interval looked into.
  private static let nearby = 0.01
  /// Layouts that one question may cost.
  private static let mostLayouts = 400

  private struct Line {
    var at: Double
    var value: Double
    var slope: Double

    func value(at place: Double) -> Double { value + slope * (place - at) }
  }

  private let problem: LayoutProblem
  private let lowered: LoweredLayout
  private let variable: VariableID
  private let size: VariableID
  private var layouts = 0

  init(_ problem: LayoutProblem, _ view: ViewID, _ attribute: FrameAttribute, _ axis: Axis) {
    self.problem = problem
    lowered = lower(problem)
    variable = lowered.variable(view, attribute)
    size = lowered.variable(ViewID(0), .size(axis))
  }

  mutating func segments(_ lower: Double, _ upper: Double) -> [Segment] {
    var segments: [Segment] = []
    /// Intervals still to be drawn, the leftmost last.
    var open = [(line(at: lower, within: 1), line(at: upper, within: -1))]
    while let (left, right) = open.popLast() {
      let isSame =
        (left.value(at: right.at) - right.value).magnitude < 1e-4
        && (left.slope - right.slope).magnitude < 1e-6
      if isSame || right.at - left.at <= 2 * Self.nearby || layouts > Self.mostLayouts {
        append(
          Segment(container: left.at...right.at, value: left.value, slope: left.slope), &segments)
        continue
      }
      let middle = meeting(left, right)
      open.append((line(at: middle, within: 1), right))
      open.append((left, line(at: middle, within: -1)))
    }
    return segments
  }

  /// Where two lines meet, or the middle where they do not meet well inside the interval.
  private func meeting(_ left: Line, _ right: Line) -> Double {
    let half = (left.at + right.at) / 2
    let difference = left.slope - right.slope
    guard difference.magnitude > 1e-9 else { return half }
    let place = left.at + (right.value(at: left.at) - left.value) / difference
    let isInside = place > left.at + Self.nearby && place < right.at - Self.nearby
    return isInside ? place : half
  }

  private func append(_ segment: Segment, _ segments: inout [Segment]) {
    guard let last = segments.last,
      (last.slope - segment.slope).magnitude < 1e-6,
      (last.value + last.slope * (segment.container.lowerBound - last.container.lowerBound)
        - segment.value).magnitude < 1e-4
    else { return segments.append(segment) }
    segments[segments.count - 1].container =
      last.container.lowerBound...segment.container.upperBound
  }

  /// Value at a place, and the slope beside it on one side (1 right, -1 left).
  private mutating func line(at place: Double, within side: Double) -> Line {
    let near = place + side * Self.nearby
    let (value, slope) = solved(near)
    return Line(at: place, value: value - slope * side * Self.nearby, slope: slope)
  }

  private mutating func solved(_ size: Double) -> (value: Double, slope: Double) {
    layouts += 1
    var lowered = lowered
    let place = Int(self.size.index)
    lowered.linear.lowerBounds[place] = size.length
    lowered.linear.upperBounds[place] = size.length
    var settlement = Settlement(lowered, of: problem)
    settlement.wrapText(in: problem)
    guard let solution = settlement.solution else { return (0, 0) }
    let members = solution.explanation(of: variable).members
    let slope = members.reduce(0) { sum, part in
      let isSize = part.member == .lowerBound(self.size) || part.member == .upperBound(self.size)
      return isSize ? sum + part.multiplier : sum
    }
    return (solution.values[Int(variable.index)], slope)
  }
}
