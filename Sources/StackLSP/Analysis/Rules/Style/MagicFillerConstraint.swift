import LayoutEngine
import StackDSL

extension Rule {
  static let magicFillerConstraint = Rule(
    code: "magic-filler-constraint", severity: .hint, traits: Traits(gravest: .warning),
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first else { return [] }
    return reading.problem.constraints.indices.compactMap { index in
      let constraint = reading.problem.constraints[index]
      guard constraint.second == nil, constraint.first.attribute.isSize,
        constraint.priority <= .defaultLow,
        let source = reading.constraintIndex(ConstraintID(index)),
        let container = reading.problem.views.first?.fixedSize,
        constraint.constant > Threshold.beyondAnyScreen * container[constraint.first.attribute.axis]
      else { return nil }
      let written = reading.screen.constraints[source]
      return outweighed(written, at: source, index, readings)
        ?? Report(
          span: reading.place(of: written),
          message:
            "`\(written.text)` only makes \(reading.name(constraint.first.view)) take what is "
            + "left; low hugging says the same.",
          views: [reading.index(constraint.first.view)],
          remedies: [Remedy("Remove `\(written.text)`", [.removeConstraint(source)])])
    }
  }

  /// A filler is meant to give way to required lines, and a content that hugs more than it asks leaves it without effect;
  /// nil if it takes all that is left.
  private static func outweighed(
    _ written: Constraint, at source: Int, _ index: Int, _ readings: ScreenReadings
  ) -> Report? {
    let reading = readings.all[0]
    let line = reading.problem.constraints[index]
    let (view, axis) = (line.first.view, line.first.attribute.axis)
    guard !reading.isHuge, !reading.isOutOfSight(view) else { return nil }
    // Below every content that resists, and above every one that hugs.
    let strength = Priority.defaultHigh.value - 1
    var strong = reading.problem
    strong.constraints[index].priority = Priority(strength)
    let outcome = readings.solve(strong)
    guard outcome.status == .solved, outcome.alignmentRects.indices.contains(view.index) else {
      return nil
    }
    let (size, possible) = (
      reading.size(view, axis), outcome.alignmentRects[view.index][.size(axis)]
    )
    guard possible > size + Threshold.wholePoint else { return nil }
    return Report(
      span: reading.place(of: written),
      message: "`\(written.text)` does not make \(reading.name(view)) take what is left: it is "
        + "\(pt(size)) \(axis.extentWord) and could be \(tenths(possible)), but what it holds hugs at a higher "
        + "priority.",
      severity: .warning, views: [reading.index(view)],
      remedies: [
        Remedy(
          "Make `\(written.text)` @\(figure(strength))",
          [.setPriority(constraint: source, strength)], shows: [reading.index(view)], axis: axis,
          isCorrection: true)
      ])
  }
}
