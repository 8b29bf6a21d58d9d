import LayoutEngine
import StackDSL

extension Rule {
  static let magicFillerConstraint = Rule(
    code: "magic-filler-constraint", severity: .hint, traits: Traits(gravest: .warning),
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first, let container = reading.problem.views.first?.fixedSize
    else { return [] }
    let fillers = reading.problem.constraints.indices.filter { index in
      let constraint = reading.problem.constraints[index]
      return constraint.second == nil && constraint.first.attribute.isSize
        && constraint.priority <= .defaultLow
        && reading.constraintIndex(ConstraintID(index)) != nil
        && constraint.constant > Threshold.beyondAnyScreen
          * container[constraint.first.attribute.axis]
    }
    guard !fillers.isEmpty else { return [] }
    let strong = reading.isHuge ? nil : strengthened(fillers, readings)
    return fillers.compactMap { index in
      guard let source = reading.constraintIndex(ConstraintID(index)) else { return nil }
      let constraint = reading.problem.constraints[index]
      let written = reading.screen.constraints[source]
      return strong.flatMap { outweighed(written, at: source, constraint, in: reading, $0) }
        ?? Report(
          span: reading.place(of: written),
          message:
            "`\(written.text)` only makes \(reading.name(constraint.first.view)) take what is "
            + "left; low hugging says the same.",
          views: [reading.index(constraint.first.view)],
          remedies: [Remedy("Remove `\(written.text)`", [.removeConstraint(source)])])
    }
  }

  /// Below every content that resists, and above every one that hugs.
  private static let strength = Priority.defaultHigh.value - 1

  /// The layout in which no content outweighs a filler, solved once for all of them; nil if it has none.
  private static func strengthened(
    _ fillers: [Int], _ readings: ScreenReadings
  ) -> LayoutOutcome? {
    var problem = readings.all[0].problem
    for index in fillers { problem.constraints[index].priority = Priority(strength) }
    let outcome = readings.solve(problem)
    return outcome.status == .solved ? outcome : nil
  }

  /// A filler is meant to give way to required lines, and a content that hugs more than it asks leaves it without effect;
  /// nil if it takes all that is left.
  private static func outweighed(
    _ written: Constraint, at source: Int, _ line: LayoutConstraint, in reading: LayoutReading,
    _ strong: LayoutOutcome
  ) -> Report? {
    let (view, axis) = (line.first.view, line.first.attribute.axis)
    guard !reading.isOutOfSight(view), strong.alignmentRects.indices.contains(view.index) else {
      return nil
    }
    let size = reading.size(view, axis)
    let possible = strong.alignmentRects[view.index][.size(axis)]
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
