extension LayoutOutcome {
  /// The quantity for every width (or height) of the container in a range of points: one segment
  /// for as long as the same constraints stay binding, in order, the breakpoints between them.
  ///
  /// Exact, also where text breaks into another number of lines and the value jumps. Empty where
  /// the container has no fixed size. In right-to-left `x` is the distance from the superview's
  /// leading edge.
  public func response(
    of view: ViewID, _ attribute: FrameAttribute, to axis: Axis, over range: ClosedRange<Double>
  ) -> [Segment] {
    guard problem.views.indices.contains(view.index), let sweep = ContainerSweep(problem, axis)
    else { return [] }
    let unknown = relaxed.lowered.variable(view, attribute)
    var segments: [Segment] = []
    for stretch in sweep.stretches(over: range) {
      let line = stretch.line(of: unknown)
      let segment = Segment(
        container: stretch.sizes, value: line.value, slope: line.slope,
        certainty: sweep.certainty(of: unknown, on: stretch))
      if let last = segments.last, last.continues(in: segment) {
        segments[segments.count - 1].container =
          last.container.lowerBound...segment.container.upperBound
      } else {
        segments.append(segment)
      }
    }
    return segments
  }
}

extension LayoutOutcome {
  /// The widths (or heights) of the container inside a range at which some number of the layout bends or
  /// jumps: between two of them every number is a straight line. In order; empty if the container
  /// has no fixed size.
  public func breakpoints(along axis: Axis, over range: ClosedRange<Double>) -> [Double] {
    guard let sweep = ContainerSweep(problem, axis) else { return [] }
    return sweep.stretches(over: range).map(\.sizes.upperBound).filter { $0 < range.upperBound }
  }
}

/// A quantity as a function of the container's width or height: where one set of constraints
/// stays binding the function is a straight line.
public struct Segment: Sendable, Hashable {
  enum Certainty: Sendable, Hashable {
    /// The only value that the constraints allow.
    case determined
    /// One of several, and the one that UIKit is expected to take.
    case predicted
    /// Required constraints conflict: the value after the break that UIKit is expected to make.
    case conflicting
  }
  /// The container's width or height, in points.
  public var container: ClosedRange<Double>
  /// The quantity at the lower end of `container`, in points, not rounded.
  public var value: Double
  /// Points that the quantity gains a point of the container.
  public var slope: Double
  var certainty: Certainty

  fileprivate func continues(in next: Segment) -> Bool {
    let length = next.container.lowerBound - container.lowerBound
    return certainty == next.certainty && (slope - next.slope).magnitude < 1e-7
      && (value + slope * length - next.value).magnitude < 1e-5
  }
}

extension ContainerSweep {
  fileprivate func certainty(of unknown: VariableID, on stretch: ContainerStretch)
    -> Segment.Certainty
  {
    if !stretch.relaxed.conflicts.isEmpty { return .conflicting }
    return openMiddle(of: stretch)?.range(of: unknown).isUnique ?? true ? .determined : .predicted
  }
}
