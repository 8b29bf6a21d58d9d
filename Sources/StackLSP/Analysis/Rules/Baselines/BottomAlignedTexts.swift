import LayoutEngine
import StackDSL

extension Rule {
  static let bottomAlignedTexts = Rule(
    code: "bottom-aligned-texts", severity: .warning,
    traits: Traits(severityInScenes: .information),
    checks: [.layout(rows), .layout(ties)])

  private static func rows(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.stacks.compactMap { stack, properties in
      guard properties.axis == .horizontal, properties.alignment == .trailing,
        !reading.isOutOfSight(stack)
      else { return nil }
      let texts = reading.visibleArranged(in: stack).filter(reading.isText)
      guard let (one, other, apart) = farthest(texts, reading) else { return nil }
      return Report(
        span: reading.place(of: .alignment, in: stack),
        message: message(
          one, other, apart, "`alignment: bottom` of \(reading.name(stack))", reading),
        views: [stack, one, other].map(reading.index), aspect: "row",
        remedies: ["lastBaseline", "firstBaseline"].map {
          Remedy.aligning(
            stack, $0, reading, shows: [one, other].map(reading.index), axis: .vertical)
        })
    }
  }

  private static func ties(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.problem.constraints.indices.compactMap { number in
      let constraint = reading.problem.constraints[number]
      guard constraint.relation == .equal, constraint.first.attribute == .bottom,
        let second = constraint.second, second.attribute == .bottom, constraint.constant == 0,
        constraint.multiplier == 1, reading.isText(constraint.first.view),
        reading.isText(second.view),
        let place = reading.constraintIndex(ConstraintID(number)),
        let (one, other, apart) = farthest([constraint.first.view, second.view], reading)
      else { return nil }
      let written = reading.screen.constraints[place]
      var meant = PlainConstraint(written)
      meant.first.attribute = .lastBaseline
      meant.second?.attribute = .lastBaseline
      return Report(
        span: reading.place(of: written),
        message: message(one, other, apart, "`\(written.text)`", reading),
        views: [one, other].map(reading.index), aspect: "tie",
        remedies: [
          Remedy(
            "Tie the baselines: `\(reading.text(meant))`", [reading.restating(place, meant)],
            shows: [one, other].map(reading.index), axis: .vertical)
        ])
    }
  }

  /// The two texts whose last lines are farthest apart, the lower first, and the distance in points.
  private static func farthest(
    _ texts: [ViewID], _ reading: LayoutReading
  ) -> (lower: ViewID, upper: ViewID, apart: Double)? {
    let lines = texts.compactMap { text in reading.drawnBaseline(of: text).map { (text, $0) } }
    guard let lowest = lines.max(by: { $0.1 < $1.1 }), let highest = lines.min(by: { $0.1 < $1.1 }),
      lowest.1 - highest.1 > Threshold.unevenLetters
    else { return nil }
    return (lowest.0, highest.0, lowest.1 - highest.1)
  }

  private static func message(
    _ one: ViewID, _ other: ViewID, _ apart: Double, _ cause: String, _ reading: LayoutReading
  ) -> String {
    "The text of \(reading.name(one)) stands \(pt(apart)) below the line of \(reading.name(other)): "
      + "\(cause) aligns frames, not the lines of fonts of unlike size."
  }
}

extension LayoutReading {
  fileprivate func isText(_ view: ViewID) -> Bool {
    declared(view).kind == .label && !isOutOfSight(view) && !(layout.view(view)?.text ?? "").isEmpty
  }

  /// The baseline of the last line as drawn, in points below the top of the container: a label draws its text
  /// in the middle of its height. Nil where the height of the text is written.
  fileprivate func drawnBaseline(of view: ViewID) -> Double? {
    guard let descent = descent(view), let needed = outcome.contentHeight(of: view),
      layout.view(view)?.vertical.source != .written
    else { return nil }
    let rect = alignmentRectInContainer(view)
    return rect.end(.vertical) - (rect.height - needed) / 2 - descent
  }
}
