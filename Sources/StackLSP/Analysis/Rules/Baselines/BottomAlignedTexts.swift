import LayoutEngine
import StackDSL

extension Rule {
  static let bottomAlignedTexts = Rule(
    code: "bottom-aligned-texts", severity: .warning,
    traits: Traits(severityInScenes: .information),
    checks: [.layout(rows), .layout(ties)])

  /// Points: letters of one line stand this far apart before it shows.
  private static let visible = 1.5

  private static func rows(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    return layout.stacks.compactMap { stack, properties in
      guard properties.axis == .horizontal, properties.alignment == .trailing,
        !layout.isOutOfSight(stack)
      else { return nil }
      let texts = layout.visibleArranged(in: stack).filter(layout.isText)
      guard let (one, other, apart) = farthest(texts, layout) else { return nil }
      return Report(
        span: layout.place(of: .alignment, in: stack),
        message: message(one, other, apart, "`alignment: bottom` of \(layout.name(stack))", layout),
        views: [stack, one, other].map(layout.index), aspect: "row",
        remedies: ["lastBaseline", "firstBaseline"].map {
          Remedy.aligning(
            stack, $0, layout, shows: [one, other].map(layout.index), axis: .vertical)
        })
    }
  }

  private static func ties(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    return layout.problem.constraints.indices.compactMap { number in
      let constraint = layout.problem.constraints[number]
      guard constraint.relation == .equal, constraint.first.attribute == .bottom,
        let second = constraint.second, second.attribute == .bottom, constraint.constant == 0,
        constraint.multiplier == 1, layout.isText(constraint.first.view),
        layout.isText(second.view),
        let place = layout.constraintIndex(ConstraintID(number)),
        let (one, other, apart) = farthest([constraint.first.view, second.view], layout)
      else { return nil }
      let written = layout.screen.constraints[place]
      var meant = PlainConstraint(written)
      meant.first.attribute = .lastBaseline
      meant.second?.attribute = .lastBaseline
      return Report(
        span: layout.place(of: written),
        message: message(one, other, apart, "`\(written.text)`", layout),
        views: [one, other].map(layout.index), aspect: "tie",
        remedies: [
          Remedy(
            "Tie the baselines: `\(layout.text(meant))`", [layout.restating(place, meant)],
            shows: [one, other].map(layout.index), axis: .vertical)
        ])
    }
  }

  /// The two texts whose last lines stand farthest apart, the lower first, and the points.
  private static func farthest(
    _ texts: [ViewID], _ layout: LayoutReading
  ) -> (lower: ViewID, upper: ViewID, apart: Double)? {
    let lines = texts.compactMap { text in layout.drawnBaseline(of: text).map { (text, $0) } }
    guard let lowest = lines.max(by: { $0.1 < $1.1 }), let highest = lines.min(by: { $0.1 < $1.1 }),
      lowest.1 - highest.1 > visible
    else { return nil }
    return (lowest.0, highest.0, lowest.1 - highest.1)
  }

  private static func message(
    _ one: ViewID, _ other: ViewID, _ apart: Double, _ cause: String, _ layout: LayoutReading
  ) -> String {
    "The text of \(layout.name(one)) stands \(pt(apart)) below the line of \(layout.name(other)): "
      + "\(cause) aligns frames, not the lines of fonts of unlike size."
  }
}

extension LayoutReading {
  fileprivate func isText(_ view: ViewID) -> Bool {
    declared(view).kind == .label && !isOutOfSight(view) && !(layout.view(view)?.text ?? "").isEmpty
  }

  /// Of the last line as it is drawn, below the top of the container: a label draws its text in the middle of
  /// its height. Nil where the height of the text is written.
  fileprivate func drawnBaseline(of view: ViewID) -> Double? {
    guard let descent = descent(view), let needed = outcome.contentHeight(of: view),
      layout.view(view)?.vertical.source != .written
    else { return nil }
    let rect = alignmentRectInContainer(view)
    return rect.end(.vertical) - (rect.height - needed) / 2 - descent
  }
}
