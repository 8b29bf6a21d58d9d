import LayoutEngine
import StackDSL

extension Rule {
  static let constraintOnManagedAxis = Rule(
    code: "constraint-on-managed-axis", severity: .warning, traits: Traits(gravest: .error),
    checks: [.conflict(report), .screen(redundancies)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let layout = conflict.layout
    guard let member = conflict.written.first(where: { managed(in: layout, $0.constraint) != nil }),
      let (view, stack) = managed(in: layout, member.constraint), conflict.stacks.contains(stack)
    else { return nil }
    return conflict.report(
      "\(layout.name(stack)) already places \(layout.name(view)); `\(member.source.text)` "
        + "contradicts it.", views: [view, stack],
      remedies: [
        gap(in: layout, stack, member.constraint, member.index),
        Remedy(
          "Remove \(layout.words(member.source, asWhole: true))", [.removeConstraint(member.index)],
          shows: [layout.index(view)], axis: conflict.axis),
      ].compactMap { $0 }, severity: .error)
  }

  /// A distance between two views that follow each other is what `customSpacing` is for.
  private static func gap(
    in layout: LayoutReading, _ stack: ViewID, _ constraint: LayoutConstraint, _ index: Int
  ) -> Remedy? {
    guard let properties = layout.stackProperties(stack), let second = constraint.second,
      constraint.relation == .equal, constraint.multiplier == 1
    else { return nil }
    let axis = properties.axis
    let ends: [LayoutEngine.Anchor.Attribute] =
      axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    let views = layout.visibleArranged(in: stack)
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
      "Use the stack's own spacing below \(layout.name(before))",
      [
        .removeConstraint(index),
        .set(layout.index(before), .customSpacing, figure(distance)),
      ], shows: [layout.index(after)], axis: axis)
    if axis == .horizontal {
      remedy.title = "Use the stack's own spacing behind \(layout.name(before))"
    }
    remedy.isCorrection = true
    return remedy
  }

  /// A constraint that holds but changes nothing: the same frames without it.
  private static func redundancies(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first, layout.outcome.status == .solved else { return [] }
    return layout.problem.constraints.indices.compactMap { index in
      let constraint = layout.problem.constraints[index]
      guard constraint.priority.isRequired, let (view, stack) = managed(in: layout, constraint),
        // A view beside the stack is placed by the constraint, and not the other way round.
        constraint.second.map({ [constraint.first.view, $0.view] })?.allSatisfy({
          layout.isInside($0, stack) || layout.isInside(stack, $0)
        }) ?? false,
        // Two pins across a centring stack are the business of center-and-pinned.
        layout.stackProperties(stack)?.alignment != .center
          || layout.crossPins(of: view, in: stack).count < 2,
        let written = layout.written(ConstraintID(index)),
        let place = layout.constraintIndex(ConstraintID(index))
      else { return nil }
      var without = layout.problem
      // A composite is one line.
      for other in without.constraints.indices.reversed()
      where layout.written(ConstraintID(other))?.span == written.span {
        without.constraints.remove(at: other)
      }
      let outcome = solved.solve(without)
      guard outcome.ambiguities.count == layout.outcome.ambiguities.count,
        outcome.frames == layout.outcome.frames
      else { return nil }
      return Report(
        span: layout.place(of: written),
        message: "\(layout.name(stack)) already places \(layout.name(view)); `\(written.text)` "
          + "changes nothing.",
        severity: .information, views: [layout.index(view), layout.index(stack)],
        remedies: [Remedy("Remove `\(written.text)`", [.removeConstraint(place)])],
        isUnnecessary: true)
    }
  }

  /// The arranged view whose position the constraint sets, and its stack.
  private static func managed(
    in layout: LayoutReading, _ constraint: LayoutConstraint
  ) -> (ViewID, ViewID)? {
    guard !constraint.first.attribute.isSize, let second = constraint.second else { return nil }
    for (view, other) in [
      (constraint.first.view, second.view), (second.view, constraint.first.view),
    ] {
      guard let stack = layout.stack(arranging: view), !layout.isInside(other, view) else {
        continue
      }
      return (view, stack)
    }
    return nil
  }
}
