import LayoutEngine
import StackDSL

extension Rule {
  static let baselineSpacingTooSmall = Rule(
    code: "baseline-spacing-too-small", severity: .warning,
    traits: Traits(scope: .variants),
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    pairs(layout).compactMap { pair in
      guard let below = layout.descent(pair.upper), let above = layout.ascent(pair.lower),
        !layout.isOutOfSight(pair.upper), !layout.isOutOfSight(pair.lower),
        layout.stand(pair.upper, over: pair.lower),
        below + above - pair.distance > 0.5
      else { return nil }
      return Report(
        span: pair.place, message: message(layout, pair, needed: below + above),
        views: [layout.index(pair.lower), layout.index(pair.upper)],
        remedies: remedies(pair, needed: below + above, layout))
    }
  }

  private static func remedies(
    _ pair: Pair, needed: Double, _ layout: LayoutReading
  ) -> [Remedy] {
    let enough = needed.rounded(.up)
    let shown = [layout.index(pair.lower)]
    switch pair.source {
    case .constraint(let index):
      return [
        Remedy(
          "Raise `\(layout.screen.constraints[index].text)` to \(figure(enough))",
          [.setConstant(constraint: index, enough)], shows: shown, axis: .vertical)
      ]
    case .spacing(let stack, let owner, let property):
      return [
        Remedy(
          "Raise \(property.rawValue) of \(layout.name(owner)) to \(figure(enough))",
          [.set(layout.index(owner), property, figure(enough))], shows: shown, axis: .vertical),
        Remedy(
          "Measure the spacing of \(layout.name(stack)) between edges",
          [.removeProperty(layout.index(stack), .isBaselineRelativeArrangement)],
          shows: shown, axis: .vertical),
      ]
    }
  }

  private struct Pair {
    /// What says how far the baselines are apart.
    enum Source {
      /// By index in `Screen.constraints`.
      case constraint(Int)
      /// `spacing` of a stack, or `customSpacing` of one of its views.
      case spacing(stack: ViewID, of: ViewID, PropertyName)
    }

    var source: Source
    var upper: ViewID
    var lower: ViewID
    /// Points from the last baseline of the upper to the first of the lower.
    var distance: Double
    var place: SourceSpan
  }

  private static func pairs(_ layout: LayoutReading) -> [Pair] {
    var pairs: [Pair] = []
    for (stack, properties) in layout.stacks
    where properties.isBaselineRelativeArrangement && properties.axis == .vertical {
      let views = layout.visibleArranged(in: stack)
      for (upper, lower) in zip(views, views.dropFirst()) {
        let custom = layout.problem.views[upper.index].customSpacing
        let owner = custom == nil ? stack : upper
        let property: PropertyName = custom == nil ? .spacing : .customSpacing
        pairs.append(
          Pair(
            source: .spacing(stack: stack, of: owner, property), upper: upper, lower: lower,
            distance: layout.spacing(in: stack, after: upper),
            place: layout.place(of: property, in: owner)))
      }
    }
    for (index, constraint) in layout.problem.constraints.enumerated() {
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute == .firstBaseline, second.attribute == .lastBaseline,
        let place = layout.constraintIndex(ConstraintID(index))
      else { continue }
      pairs.append(
        Pair(
          source: .constraint(place), upper: second.view, lower: constraint.first.view,
          distance: constraint.constant,
          place: layout.place(of: layout.screen.constraints[place])))
    }
    return pairs
  }

  private static func message(_ layout: LayoutReading, _ pair: Pair, needed: Double) -> String {
    "The \(pt(pair.distance)) between the baselines is less than the \(pt(needed)) that the "
      + "lines need at text size \(layout.environment.textSize): \(layout.name(pair.upper)) and "
      + "\(layout.name(pair.lower)) overlap by \(pt(needed - pair.distance))."
  }
}

extension LayoutReading {
  /// In one column: lines side by side may share a baseline.
  fileprivate func stand(_ upper: ViewID, over lower: ViewID) -> Bool {
    let (one, other) = (alignmentRectInContainer(upper), alignmentRectInContainer(lower))
    return min(one.end(.horizontal), other.end(.horizontal)) > max(one.x, other.x)
  }
}
