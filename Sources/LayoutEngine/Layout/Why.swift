extension LayoutOutcome {
  /// Why a number of a view's alignment rect is what it is: see `Explanation`.
  ///
  /// Costs a few dozen microseconds for a screen; nil for an unknown view.
  public func explanation(of view: ViewID, _ attribute: FrameAttribute) -> Explanation? { nil }

  /// The quantity for every width (or height) of the container in a range of points: one segment
  /// for as long as the same constraints stay binding, in order, the break points between them.
  public func response(
    of view: ViewID, _ attribute: FrameAttribute, to axis: Axis, over range: ClosedRange<Double>
  ) -> [Segment] { [] }
}
