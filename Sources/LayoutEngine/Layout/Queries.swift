extension LayoutOutcome {
  /// Why a number of a view's alignment rect is what it is: see `Explanation`.
  ///
  /// Costs a few dozen microseconds for a screen; nil for an unknown view.
  public func explanation(of view: ViewID, _ attribute: FrameAttribute) -> Explanation? { nil }

  /// What a number of a view's alignment rect may be over all optima, in points; both ends are
  /// the same where it is determined, ±infinity where nothing bounds it.
  public func range(of view: ViewID, _ attribute: FrameAttribute) -> ClosedRange<Double> { 0...0 }

  /// The quantity for every width (or height) of the container in a range of points: one segment
  /// for as long as the same constraints stay binding, in order, the break points between them.
  public func response(
    of view: ViewID, _ attribute: FrameAttribute, to axis: Axis, over range: ClosedRange<Double>
  ) -> [Segment] { [] }

  /// `systemLayoutSizeFitting` of one view with nothing else pinned: its constraints and those of
  /// its descendants, and each size equal to `target` at priority 50.
  public func fittingSize(
    of view: ViewID, target: Size = Size(width: 0, height: 0)
  ) -> Size { target }

  /// Left-hand side less right-hand side of a user's constraint in this layout, in points: 0 for
  /// an equation that holds, at most 0 for a `<=` that holds, at least 0 for a `>=`.
  public func residual(of constraint: ConstraintID) -> Double { 0 }

  /// The value of one side's anchor of a user's constraint, in points, in the coordinates of the
  /// nearest common superview of both sides.
  public func values(of constraint: ConstraintID) -> (first: Double, second: Double?) { (0, nil) }

  /// Lines of a wrapping text at the width it received; 1 for any other view.
  public func lineCount(of view: ViewID) -> Int { 1 }

  /// Height that a view's content wants at the width it received; nil without intrinsic height.
  public func contentHeight(of view: ViewID) -> Double? { nil }

  /// The size of a scroll view's content, in points; nil for any other view.
  public func contentSize(ofScrollView view: ViewID) -> Size? { nil }
}
