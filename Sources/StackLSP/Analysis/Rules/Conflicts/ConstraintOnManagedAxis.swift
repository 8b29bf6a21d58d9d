import LayoutEngine
import StackDSL

extension Rule {
  static let constraintOnManagedAxis = Rule(
    code: "constraint-on-managed-axis", severity: .warning, traits: Traits(gravest: .error),
    checks: [.conflict(report), .screen(redundancies)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let reading = conflict.reading
    guard
      let member = conflict.written.first(where: { managed(in: reading, $0.constraint) != nil }),
      let (view, stack) = managed(in: reading, member.constraint), conflict.stacks.contains(stack)
    else { return nil }
    return conflict.report(
      "\(reading.name(stack)) already places \(reading.name(view)); `\(member.source.text)` "
        + "contradicts it.", views: [view, stack],
      remedies: [
        gap(in: reading, stack, member.constraint, member.index),
        Remedy(
          "Remove \(reading.words(member.source, asWhole: true))",
          [.removeConstraint(member.index)],
          shows: [reading.index(view)], axis: conflict.axis),
      ].compactMap { $0 }, severity: .error)
  }

  /// A distance between two consecutive views can be a `customSpacing`.
  private static func gap(
    in reading: LayoutReading, _ stack: ViewID, _ constraint: LayoutConstraint, _ index: Int
  ) -> Remedy? {
    guard let properties = reading.stackProperties(stack), let second = constraint.second,
      constraint.relation == .equal, constraint.multiplier == 1
    else { return nil }
    let axis = properties.axis
    let ends: [LayoutAnchor.Attribute] =
      axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    let views = reading.visibleArranged(in: stack)
    let follower = zip(views, views.dropFirst()).first { before, after in
      Set([constraint.first.view, second.view]) == [before, after]
    }
    guard let (before, after) = follower else { return nil }
    let isForward = constraint.first.view == after
    guard [constraint.first, second].map(\.attribute) == (isForward ? ends : ends.reversed())
    else { return nil }
    let distance = isForward ? constraint.constant : -constraint.constant
    guard distance >= 0 else { return nil }
    var remedy = Remedy(
      "Use the stack's own spacing below \(reading.name(before))",
      [
        .removeConstraint(index),
        .set(reading.index(before), .customSpacing, figure(distance)),
      ], shows: [reading.index(after)], axis: axis)
    if axis == .horizontal {
      remedy.title = "Use the stack's own spacing behind \(reading.name(before))"
    }
    remedy.isCorrection = true
    return remedy
  }

  /// Finds constraints that hold but change nothing, and those that hold at the cost of a content: a stack places its
  /// views one after the other.
  private static func redundancies(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first, reading.outcome.status == .solved else { return [] }
    return reading.problem.constraints.indices.compactMap { index in
      let constraint = reading.problem.constraints[index]
      guard constraint.priority.isRequired, let (view, stack) = managed(in: reading, constraint),
        // The constraint refers to a view beside the stack, not to the stack.
        constraint.second.map({ [constraint.first.view, $0.view] })?.allSatisfy({
          reading.isInside($0, stack) || reading.isInside(stack, $0)
        }) ?? false,
        // The rule `center-and-pinned` reports two pins across a centring stack.
        reading.stackProperties(stack)?.alignment != .center
          || reading.crossPins(of: view, in: stack).count < 2,
        let written = reading.written(ConstraintID(index)),
        let place = reading.constraintIndex(ConstraintID(index))
      else { return nil }
      var without = reading.problem
      // A composite is one line with several constraints.
      for other in without.constraints.indices.reversed()
      where reading.written(ConstraintID(other))?.span == written.span {
        without.constraints.remove(at: other)
      }
      let outcome = readings.solve(without)
      guard outcome.ambiguities.count == reading.outcome.ambiguities.count else { return nil }
      let isIdle = outcome.frames == reading.outcome.frames
      guard isIdle || reading.isPinnedAlong(constraint, view, in: stack) else { return nil }
      return Report(
        span: reading.place(of: written),
        message: "\(reading.name(stack)) already places \(reading.name(view)); `\(written.text)` "
          + (isIdle ? "changes nothing." : "works against it."),
        severity: isIdle ? .information : .warning,
        views: [reading.index(view), reading.index(stack)],
        remedies: [Remedy("Remove `\(written.text)`", [.removeConstraint(place)])],
        isUnnecessary: isIdle)
    }
  }

  /// The arranged view whose position the constraint sets, and its stack.
  private static func managed(
    in reading: LayoutReading, _ constraint: LayoutConstraint
  ) -> (ViewID, ViewID)? {
    guard !constraint.first.attribute.isSize, let second = constraint.second else { return nil }
    for (view, other) in [
      (constraint.first.view, second.view), (second.view, constraint.first.view),
    ] {
      guard let stack = reading.stack(arranging: view), !reading.isInside(other, view) else {
        continue
      }
      return (view, stack)
    }
    return nil
  }
}

extension LayoutReading {
  /// Whether the line sets the distance between an edge of an arranged view and its stack, along the stack. Interface
  /// Builder shows what that does to a document.
  fileprivate func isPinnedAlong(_ line: LayoutConstraint, _ view: ViewID, in stack: ViewID) -> Bool
  {
    guard !screen.isOfInterfaceBuilder, line.relation == .equal, let second = line.second,
      Set([line.first.view, second.view]) == [view, stack],
      let properties = stackProperties(stack), line.first.attribute.axis == properties.axis
    else { return false }
    return line.first.attribute.opposite != nil && second.attribute.opposite != nil
  }
}
