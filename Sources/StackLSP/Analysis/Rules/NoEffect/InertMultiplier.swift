import LayoutEngine
import StackDSL

extension Rule {
  static let inertMultiplier = Rule(
    code: "inert-multiplier", severity: .warning,
    traits: Traits(severityInScenes: .information),
    checks: [.layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.problem.constraints.indices.compactMap { index in
      let constraint = reading.problem.constraints[index]
      guard constraint.multiplier != 1, let second = constraint.second,
        let far = reading.farEdge(of: second.attribute), second.item == .view,
        second.view != constraint.first.view, reading.isInside(constraint.first.view, second.view),
        let place = reading.constraintIndex(ConstraintID(index))
      else { return nil }
      let written = reading.screen.constraints[place]
      guard written.composite == nil, written.first.view == reading.index(constraint.first.view),
        let old = written.second
      else { return nil }
      return report(place, written, of: old, from: far, reading)
    }
  }

  private static func report(
    _ place: Int, _ written: Constraint, of old: Anchor,
    from far: Anchor.Attribute, _ reading: LayoutReading
  ) -> Report {
    var meant = PlainConstraint(written)
    meant.second?.attribute = far
    let remedy = Remedy(
      "Measure from the \(far.rawValue) edge: `\(reading.text(meant))`",
      [reading.restating(place, meant)], shows: [written.first.view], isCorrection: true)
    return Report(
      span: reading.place(of: written),
      message:
        "`\(written.text)`: the \(old.attribute.rawValue) edge is 0, and so is every multiple "
        + "of it. Measure from the \(far.rawValue) edge.",
      views: [written.first.view], aspect: written.first.attribute.rawValue, remedies: [remedy])
  }
}

extension LayoutReading {
  /// The edge opposite to one that is 0 in its own view; nil for any other attribute.
  fileprivate func farEdge(
    of edge: LayoutAnchor.Attribute
  ) -> Anchor.Attribute? {
    switch edge {
    case .top: .bottom
    case .left: .right
    case .leading: environment.direction == .leftToRight ? .trailing : nil
    default: nil
    }
  }
}
