extension LayoutLowering {
  /// Points after a visible view: its custom spacing, else the stack's.
  ///
  /// Custom spacing belongs to the preceding visible view and is for one gap only.
  func spacing(after view: Int32, in row: ArrangedRow) -> Double {
    if let custom = problem.views[Int(view)].customSpacing { return custom.points }
    return spacing(of: row.properties)
  }

  func spacing(of properties: StackProperties) -> Double {
    properties.usesSystemSpacing ? standardSpacing : properties.spacing.points
  }

  /// The end of one view and the start of the next, between which spacing is counted: edges, or
  /// baselines on a vertical stack with baseline-relative arrangement.
  mutating func gapEdges(
    _ row: ArrangedRow, _ previous: Int32, _ next: Int32
  ) -> (end: Affine, start: Affine) {
    guard row.properties.isBaselineRelativeArrangement, row.axis == .vertical else {
      return (end(previous, row.axis), start(next, row.axis))
    }
    return (baseline(.last, of: previous), baseline(.first, of: next))
  }
}

/// The standard distance between siblings, in points (950 of 970 gaps that Interface Builder recorded).
public let standardSpacing = 8.0
