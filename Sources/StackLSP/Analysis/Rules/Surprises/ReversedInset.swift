import LayoutEngine
import StackDSL

extension Rule {
  static let reversedInset = Rule(
    code: "reversed-inset", severity: .warning,
    traits: Traits(severityInScenes: .information, isOfLine: true),
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.views.filter { !layout.isOutOfSight($0) }.flatMap { view -> [Report] in
      let pins = layout.pins(of: view)
      return pins.compactMap { pin in
        guard let opposite = pin.edge.opposite, isOutward(pin),
          pins.contains(where: { other in
            // The same number at a third edge says as much as any number at the opposite one.
            isInward(other) && other.target.isSamePlace(as: pin.target)
              && (other.edge == opposite || other.constant.magnitude == pin.constant.magnitude)
          }) || pins.contains(where: isInward) && cutsText(of: view, beyond: pin, layout),
          layout.layout.id(of: pin.target.view).map({ layout.isInside(view, $0) }) ?? false
        else { return nil }
        return report(pin, of: view, layout)
      }
    } + reversedLimits(layout) + reversedGaps(layout)
  }

  /// `bottom <= button.top + 20` lets a view reach 20 pt into what stands below it: a limit is there to
  /// keep the two apart.
  private static func reversedGaps(_ layout: LayoutReading) -> [Report] {
    layout.problem.constraints.indices.compactMap { index in
      let constraint = layout.problem.constraints[index]
      let view = constraint.first.view
      guard constraint.priority.isRequired, constraint.multiplier == 1,
        let second = constraint.second, second.view != view,
        layout.problem.views[second.view.index].parent == layout.problem.views[view.index].parent,
        reachesIn(constraint, second.attribute), !layout.isOutOfSight(view),
        !layout.isOutOfSight(second.view), let place = layout.constraintIndex(ConstraintID(index)),
        layout.screen.constraints[place].first.view == layout.index(view)
      else { return nil }
      return gap(place, of: view, and: second.view, layout)
    }
  }

  /// The pin alone holds the view sideways, at an edge of the screen, and a text of it ends beyond.
  private static func cutsText(
    of view: ViewID, beyond pin: Pin, _ layout: LayoutReading
  ) -> Bool {
    guard pin.target.view == .screen, layout.environment.host == .screen, !layout.isHuge,
      pin.edge == .leading || pin.edge == .trailing,
      let opposite = pin.edge.opposite, !layout.isTied(view, opposite)
    else { return false }
    let width = layout.size(layout.container, .horizontal)
    return layout.views.contains { part in
      guard layout.isInside(part, view), layout.showsText(part), !layout.isOutOfSight(part) else {
        return false
      }
      let frame = layout.frameInContainer(part)
      return frame.x < -1 || frame.x + frame.width > width + 1
    }
  }

  private static func reachesIn(
    _ constraint: LayoutConstraint, _ other: LayoutEngine.Anchor.Attribute
  ) -> Bool {
    switch (constraint.first.attribute, other) {
    case (.bottom, .top), (.trailing, .leading), (.right, .left):
      constraint.relation == .lessThanOrEqual && constraint.constant >= 1
    case (.top, .bottom), (.leading, .trailing), (.left, .right):
      constraint.relation == .greaterThanOrEqual && constraint.constant <= -1
    default: false
    }
  }

  private static func gap(
    _ place: Int, of view: ViewID, and other: ViewID, _ layout: LayoutReading
  ) -> Report {
    let written = layout.screen.constraints[place]
    let points = pt(written.constant.magnitude)
    var meant = PlainConstraint(written)
    meant.constant = -written.constant
    var remedy = Remedy(
      "Keep \(layout.name(view)) \(points) away from \(layout.name(other)): `\(layout.text(meant))`",
      [.setConstant(constraint: place, -written.constant)], shows: [layout.index(view)])
    remedy.isCorrection = true
    return Report(
      span: layout.place(of: written),
      message: "`\(written.text)` lets \(layout.name(view)) reach \(points) into "
        + "\(layout.name(other)): a gap there is "
        + "\(written.constant > 0 ? "negative" : "positive").",
      severity: layout.screen.isOfInterfaceBuilder ? .information : .warning,
      views: [view, other].map(layout.index), aspect: "\(written.first.attribute.rawValue) gap",
      remedies: [remedy])
  }

  /// `leading <= superview.leading + 24` keeps no view inside: it may leave, and it must reach as far.
  private static func reversedLimits(_ layout: LayoutReading) -> [Report] {
    layout.problem.constraints.indices.compactMap { index in
      let constraint = layout.problem.constraints[index]
      let view = constraint.first.view
      guard constraint.priority.isRequired, let second = constraint.second,
        second.view != view, layout.isInside(view, second.view),
        second.item != .scrollContent, second.attribute == constraint.first.attribute,
        let place = layout.constraintIndex(ConstraintID(index)),
        let inward = inward(constraint), constraint.relation.isReverse(of: inward),
        !layout.isOutOfSight(view),
        !layout.isTied(view, layout.screen.constraints[place].first.attribute),
        isPlacedOtherwise(view, constraint.first.attribute, layout)
      else { return nil }
      return limit(place, of: view, to: inward, layout)
    }
  }

  /// Something else says where the view is: two such limits at opposite edges ask for a least size.
  private static func isPlacedOtherwise(
    _ view: ViewID, _ edge: LayoutEngine.Anchor.Attribute, _ layout: LayoutReading
  ) -> Bool {
    let places: [LayoutEngine.Anchor.Attribute] =
      edge.axis == .vertical
      ? [.centerY, .top, .bottom] : [.centerX, .leading, .trailing, .left, .right]
    return layout.constraintsOfView[view.index].contains { id in
      let constraint = layout.problem.constraints[id.index]
      return constraint.relation == .equal && constraint.first.view == view
        && places.contains(constraint.first.attribute)
    }
  }

  /// The relation that keeps the view inside; nil for what is no inset.
  private static func inward(_ constraint: LayoutConstraint) -> StackDSL.Constraint.Relation? {
    guard constraint.multiplier == 1 else { return nil }
    switch constraint.first.attribute {
    case .leading, .left, .top: return constraint.constant > 0 ? .greaterThanOrEqual : nil
    case .trailing, .right, .bottom: return constraint.constant < 0 ? .lessThanOrEqual : nil
    default: return nil
    }
  }

  private static func limit(
    _ place: Int, of view: ViewID, to inward: StackDSL.Constraint.Relation, _ layout: LayoutReading
  ) -> Report {
    let written = layout.screen.constraints[place]
    var remedy = Remedy(
      "Keep \(layout.name(view)) inside: \(inward.rawValue)",
      [.setRelation(constraint: place, inward)], shows: [layout.index(view)])
    remedy.isCorrection = true
    return Report(
      span: layout.place(of: written),
      message: "`\(written.text)` keeps \(layout.name(view)) from ending inside of "
        + "\(pt(written.constant.magnitude)): an inset that keeps a view inside is "
        + "\(inward.rawValue).",
      views: [layout.index(view)], aspect: "\(written.first.attribute.rawValue) limit",
      remedies: [remedy])
  }

  private static func report(_ pin: Pin, of view: ViewID, _ layout: LayoutReading) -> Report {
    let written = layout.screen.constraints[pin.index]
    // What follows `inset` counts inward at every edge, a bare constant to the right and down.
    let isInset = written.text.contains(" inset ")
    let meant = isInset || pin.constant < 0 ? "positive" : "negative"
    return Report(
      span: layout.place(of: written),
      message: "`\(written.text)` puts the \(pin.edge.rawValue) edge of \(layout.name(view)) "
        + "\(pt(pin.constant.magnitude)) outside: "
        + (isInset
          ? "`inset` moves it inward by a \(meant) number." : "an inset there is \(meant)."),
      severity: layout.screen.isOfInterfaceBuilder ? .information : .warning,
      views: [layout.index(view)], aspect: pin.edge.rawValue,
      remedies: [
        Remedy(
          "Inset \(layout.name(view)) at the \(pin.edge.rawValue) edge",
          [.setConstant(constraint: pin.index, -pin.constant)],
          shows: [layout.index(view)])
      ])
  }

  private static func isOutward(_ pin: Pin) -> Bool {
    pin.edge == .trailing || pin.edge == .bottom ? pin.constant > 0 : pin.constant < 0
  }

  private static func isInward(_ pin: Pin) -> Bool { pin.constant != 0 && !isOutward(pin) }
}

extension LinearProblem.Relation {
  fileprivate func isReverse(of other: StackDSL.Constraint.Relation) -> Bool {
    switch self {
    case .equal: false
    case .lessThanOrEqual: other == .greaterThanOrEqual
    case .greaterThanOrEqual: other == .lessThanOrEqual
    }
  }
}

extension StackDSL.Anchor.Attribute {
  var opposite: Self? {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    default: nil
    }
  }
}
