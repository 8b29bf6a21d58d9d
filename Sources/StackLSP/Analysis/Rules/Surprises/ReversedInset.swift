import LayoutEngine
import StackDSL

extension Rule {
  static let reversedInset = Rule(
    code: "reversed-inset", severity: .warning,
    traits: Traits(severityInScenes: .information, isOfLine: true),
    checks: [.layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.views.filter { !reading.isOutOfSight($0) }.flatMap { view -> [Report] in
      let pins = reading.pins(of: view)
      return pins.compactMap { pin in
        // Nobody can scroll to what reaches beyond the content.
        guard let opposite = pin.edge.opposite, pin.isOutward,
          pins.contains(where: { other in
            // The same number at a third edge is as good evidence as any number at the opposite edge.
            isInward(other) && other.target.isSamePlace(as: pin.target)
              && (other.edge == opposite || other.constant.magnitude == pin.constant.magnitude)
          }) || pins.contains(where: isInward) && cutsText(of: view, beyond: pin, reading)
            || pin.target.item == .content,
          reading.layout.id(of: pin.target.view).map({ reading.isInside(view, $0) }) ?? false
        else { return nil }
        return report(pin, of: view, reading)
      }
    } + reversedLimits(reading) + reversedGaps(reading)
  }

  /// `bottom <= button.top + 20` lets a view reach 20 pt into the view below it, although a limit is meant to
  /// keep the two apart.
  private static func reversedGaps(_ reading: LayoutReading) -> [Report] {
    reading.problem.constraints.indices.compactMap { index in
      let constraint = reading.problem.constraints[index]
      let view = constraint.first.view
      guard constraint.priority.isRequired, constraint.multiplier == 1,
        let second = constraint.second, second.view != view,
        reading.problem.views[second.view.index].parent == reading.problem.views[view.index].parent,
        reachesIn(
          constraint, second.attribute,
          ofTexts: [view, second.view].allSatisfy { reading.declared($0).kind == .label }),
        !reading.isOutOfSight(view),
        !reading.isOutOfSight(second.view),
        let place = reading.constraintIndex(ConstraintID(index)),
        reading.screen.constraints[place].first.view == reading.index(view)
      else { return nil }
      return gap(place, of: view, and: second.view, reading)
    }
  }

  /// The pin alone holds the view sideways at an edge of the screen, and a text of the view ends beyond it.
  private static func cutsText(
    of view: ViewID, beyond pin: Pin, _ reading: LayoutReading
  ) -> Bool {
    guard pin.target.view == .screen, reading.environment.host == .screen, !reading.isHuge,
      pin.edge == .leading || pin.edge == .trailing,
      let opposite = pin.edge.opposite, !reading.isTied(view, opposite)
    else { return false }
    let width = reading.size(reading.container, .horizontal)
    return reading.views.contains { part in
      guard reading.isInside(part, view), reading.showsText(part), !reading.isOutOfSight(part)
      else {
        return false
      }
      let frame = reading.frameInContainer(part)
      return frame.x < -Threshold.wholePoint || frame.x + frame.width > width + Threshold.wholePoint
    }
  }

  private static func reachesIn(
    _ constraint: LayoutConstraint, _ other: LayoutAnchor.Attribute, ofTexts isOfTexts: Bool
  ) -> Bool {
    // An equality puts one view on the corner of the other on purpose, except for two texts on a line.
    let isEqual =
      isOfTexts && constraint.relation == .equal && constraint.first.attribute.axis == .horizontal
    // A limit of either direction; the other one even asks for the overlap.
    let mayMeet = isEqual || constraint.relation != .equal
    return switch (constraint.first.attribute, other) {
    case (.bottom, .top), (.trailing, .leading), (.right, .left):
      mayMeet && constraint.constant >= Threshold.wholePoint
    case (.top, .bottom), (.leading, .trailing), (.left, .right):
      mayMeet && constraint.constant <= -Threshold.wholePoint
    default: false
    }
  }

  private static func gap(
    _ place: Int, of view: ViewID, and other: ViewID, _ reading: LayoutReading
  ) -> Report {
    let written = reading.screen.constraints[place]
    let points = pt(written.constant.magnitude)
    var meant = PlainConstraint(written)
    meant.constant = -written.constant
    let isForced =
      written.relation == (written.constant > 0 ? .greaterThanOrEqual : .lessThanOrEqual)
    if isForced { meant.relation = written.relation.flipped }
    let remedy = Remedy(
      "Keep \(reading.name(view)) \(points) away from \(reading.name(other)): `\(reading.text(meant))`",
      [
        isForced
          ? reading.restating(place, meant)
          : .setConstant(constraint: place, -written.constant)
      ], shows: [reading.index(view)], isCorrection: true)
    return Report(
      span: reading.place(of: written),
      message: "`\(written.text)` \(written.relation == .equal || isForced ? "makes" : "lets") "
        + "\(reading.name(view)) reach \(points) into "
        + "\(reading.name(other)): a gap there is "
        + "\(written.constant > 0 ? "negative" : "positive").",
      severity: reading.screen.isOfInterfaceBuilder ? .information : .warning,
      views: [view, other].map(reading.index), aspect: "\(written.first.attribute.rawValue) gap",
      remedies: [remedy])
  }

  /// `leading <= superview.leading + 24` does not keep a view inside: the view may leave, and must reach that
  /// far.
  private static func reversedLimits(_ reading: LayoutReading) -> [Report] {
    reading.problem.constraints.indices.compactMap { index in
      let constraint = reading.problem.constraints[index]
      let view = constraint.first.view
      guard constraint.priority.isRequired, let second = constraint.second,
        second.view != view, reading.isInside(view, second.view),
        second.item != .scrollContent, second.attribute == constraint.first.attribute,
        let place = reading.constraintIndex(ConstraintID(index)),
        let inward = inward(constraint), inward != .equal,
        constraint.relation == LinearProblem.Relation(inward.flipped),
        !reading.isOutOfSight(view),
        !reading.isTied(view, reading.screen.constraints[place].first.attribute),
        isPlacedOtherwise(view, constraint.first.attribute, reading)
      else { return nil }
      return limit(place, of: view, to: inward, reading)
    }
  }

  /// Something else places the view: two such limits at opposite edges ask for a minimum size.
  private static func isPlacedOtherwise(
    _ view: ViewID, _ edge: LayoutAnchor.Attribute, _ reading: LayoutReading
  ) -> Bool {
    let places: [LayoutAnchor.Attribute] =
      edge.axis == .vertical
      ? [.centerY, .top, .bottom] : [.centerX, .leading, .trailing, .left, .right]
    return reading.constraintsOfView[view.index].contains { id in
      let constraint = reading.problem.constraints[id.index]
      return constraint.relation == .equal && constraint.first.view == view
        && places.contains(constraint.first.attribute)
    }
  }

  /// The relation that keeps the view inside; nil for a constraint that is not an inset.
  private static func inward(_ constraint: LayoutConstraint) -> Constraint.Relation? {
    guard constraint.multiplier == 1 else { return nil }
    switch constraint.first.attribute {
    case .leading, .left, .top: return constraint.constant > 0 ? .greaterThanOrEqual : nil
    case .trailing, .right, .bottom: return constraint.constant < 0 ? .lessThanOrEqual : nil
    default: return nil
    }
  }

  private static func limit(
    _ place: Int, of view: ViewID, to inward: Constraint.Relation, _ reading: LayoutReading
  ) -> Report {
    let written = reading.screen.constraints[place]
    let remedy = Remedy(
      "Keep \(reading.name(view)) inside: \(inward.rawValue)",
      [.setRelation(constraint: place, inward)], shows: [reading.index(view)], isCorrection: true)
    return Report(
      span: reading.place(of: written),
      message: "`\(written.text)` keeps \(reading.name(view)) from ending inside of "
        + "\(pt(written.constant.magnitude)): an inset that keeps a view inside is "
        + "\(inward.rawValue).",
      views: [reading.index(view)], aspect: "\(written.first.attribute.rawValue) limit",
      remedies: [remedy])
  }

  private static func report(_ pin: Pin, of view: ViewID, _ reading: LayoutReading) -> Report {
    let written = reading.screen.constraints[pin.index]
    // A constant after `inset` counts inward at every edge, and a bare constant counts to the right and down.
    let isInset = written.text.contains(" inset ")
    let meant = isInset || pin.constant < 0 ? "positive" : "negative"
    return Report(
      span: reading.place(of: written),
      message: "`\(written.text)` puts the \(pin.edge.rawValue) edge of \(reading.name(view)) "
        + "\(pt(pin.constant.magnitude)) outside: "
        + (isInset
          ? "`inset` moves it inward by a \(meant) number." : "an inset there is \(meant)."),
      severity: reading.screen.isOfInterfaceBuilder ? .information : .warning,
      views: [reading.index(view)], aspect: pin.edge.rawValue,
      remedies: [
        Remedy(
          "Inset \(reading.name(view)) at the \(pin.edge.rawValue) edge",
          [.setConstant(constraint: pin.index, -pin.constant)],
          shows: [reading.index(view)])
      ])
  }

  private static func isInward(_ pin: Pin) -> Bool { pin.constant != 0 && !pin.isOutward }
}
