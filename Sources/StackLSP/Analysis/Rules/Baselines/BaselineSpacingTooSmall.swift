import LayoutEngine
import StackDSL

extension Rule {
  static let baselineSpacingTooSmall = Rule(
    code: "baseline-spacing-too-small", severity: .warning,
    traits: Traits(scope: .variants, isPlainToSee: true),
    checks: [.layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    pairs(reading).compactMap { pair in
      guard let below = reading.descent(pair.upper), let above = reading.ascent(pair.lower),
        ![pair.upper, pair.lower].contains(where: {
          reading.isOutOfSight($0) || reading.isBareButton($0)
        }),
        reading.stand(pair.upper, over: pair.lower),
        below + above - pair.distance > Visible.least
      else { return nil }
      return Report(
        span: pair.place, message: message(reading, pair, needed: below + above),
        views: [reading.index(pair.lower), reading.index(pair.upper)],
        remedies: remedies(pair, needed: below + above, reading))
    }
  }

  private static func remedies(
    _ pair: Pair, needed: Double, _ reading: LayoutReading
  ) -> [Remedy] {
    let enough = needed.rounded(.up)
    let shown = [reading.index(pair.lower)]
    switch pair.source {
    case .constraint(let index):
      return [
        Remedy(
          "Raise `\(reading.screen.constraints[index].text)` to \(figure(enough))",
          [.setConstant(constraint: index, enough)], shows: shown, axis: .vertical)
      ]
    case .spacing(let stack, let owner, let property):
      return [
        Remedy(
          "Raise \(property.rawValue) of \(reading.name(owner)) to \(figure(enough))",
          [.set(reading.index(owner), property, figure(enough))], shows: shown, axis: .vertical),
        Remedy(
          "Measure the spacing of \(reading.name(stack)) between edges",
          [.removeProperty(reading.index(stack), .isBaselineRelativeArrangement)],
          shows: shown, axis: .vertical),
      ]
    }
  }

  private struct Pair {
    /// The source of the distance between the baselines.
    enum Source {
      /// By index in `Screen.constraints`.
      case constraint(Int)
      /// `spacing` of a stack, or `customSpacing` of one of its views.
      case spacing(stack: ViewID, of: ViewID, PropertyName)
    }

    var source: Source
    var upper: ViewID
    var lower: ViewID
    /// The distance in points from the last baseline of the upper text to the first of the lower.
    var distance: Double
    var place: SourceSpan
  }

  private static func pairs(_ reading: LayoutReading) -> [Pair] {
    var pairs: [Pair] = []
    for (stack, properties) in reading.stacks
    where properties.isBaselineRelativeArrangement && properties.axis == .vertical {
      let views = reading.visibleArranged(in: stack)
      for (upper, lower) in zip(views, views.dropFirst()) {
        let custom = reading.problem.views[upper.index].customSpacing
        let owner = custom == nil ? stack : upper
        let property: PropertyName = custom == nil ? .spacing : .customSpacing
        pairs.append(
          Pair(
            source: .spacing(stack: stack, of: owner, property), upper: upper, lower: lower,
            distance: reading.spacing(in: stack, after: upper),
            place: reading.place(of: property, in: owner)))
      }
    }
    for (index, constraint) in reading.problem.constraints.enumerated() {
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute == .firstBaseline, second.attribute == .lastBaseline,
        let place = reading.constraintIndex(ConstraintID(index))
      else { continue }
      pairs.append(
        Pair(
          source: .constraint(place), upper: second.view, lower: constraint.first.view,
          distance: constraint.constant,
          place: reading.place(of: reading.screen.constraints[place])))
    }
    return pairs
  }

  private static func message(_ reading: LayoutReading, _ pair: Pair, needed: Double) -> String {
    "The \(pt(pair.distance)) between the baselines is less than the \(pt(needed)) that the "
      + "lines need at text size \(reading.environment.textSize): \(reading.name(pair.upper)) and "
      + "\(reading.name(pair.lower)) overlap by \(pt(needed - pair.distance))."
  }
}

extension LayoutReading {
  /// Whether the texts stand in one column; texts side by side may share a baseline.
  fileprivate func stand(_ upper: ViewID, over lower: ViewID) -> Bool {
    let (one, other) = (alignmentRectInContainer(upper), alignmentRectInContainer(lower))
    return min(one.end(.horizontal), other.end(.horizontal)) > max(one.x, other.x)
  }
}
