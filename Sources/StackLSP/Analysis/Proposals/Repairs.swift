import LayoutEngine
import StackDSL

/// What mends a conflict whatever its shape: another number, a priority below required, or less.
extension Remedy {
  static func repairs(of conflict: ConflictCase) -> [Remedy] {
    let predicted = conflict.predicted.flatMap { conflict.reading.constraintIndex($0) }
    // What UIKit breaks as well, then a size that is too much, then what holds the views in place.
    let likeliest =
      conflict.written.filter { $0.index == predicted } + conflict.fixedSizes
    // A composite such as `edges` is one line and has one remedy.
    var seen: Set<SourceSpan> = []
    let written = (likeliest + conflict.written).filter {
      seen.insert($0.source.span).inserted
    }
    let few = written.prefix(4)
    let named = unique(written.map { $0.constraint.first.view } + conflict.views)
    let shown = named.filter { $0 != conflict.reading.container }.prefix(2).map(
      conflict.reading.index)
    let axis = conflict.isOnOneAxis ? conflict.axis : nil
    // To remove a line is what `@999` does as well; for the likeliest two it is worth a menu entry.
    let repairs =
      loosening(conflict) + few.map { relax($0, conflict.reading, shown, axis) }
      + few.prefix(conflict.crushesText ? 1 : 0).map { yield($0, conflict.reading, shown, axis) }
      + few.compactMap { change($0, conflict.reading, shown, axis) }
      + few.prefix(2).map { remove($0, conflict.reading, shown, axis) }
    let general = (repairs + together(conflict.reading)).map { repair in
      var repair = repair
      repair.isGeneral = true
      // A picture that is stretched is no mend while a size can give way.
      repair.isLastResort = repair.isLastResort || repair.breaksProportions(in: conflict)
      return repair
    }
    return turningSides(conflict) + closingGaps(conflict) + leavingItToTheStack(conflict)
      + leavingTheMiddle(conflict) + parting(conflict) + ending(conflict)
      + easing(conflict)
      + givingUpSizes(in: conflict) + sharingEqually(conflict) + growing(conflict) + general
  }

  /// From right to left `left` stays where it is while `leading` turns: that is what puts them at odds.
  private static func turningSides(_ conflict: ConflictCase) -> [Remedy] {
    guard conflict.reading.environment.direction == .rightToLeft else { return [] }
    return conflict.written.filter { line in
      [.left, .right].contains(line.source.first.attribute) && line.source.composite == nil
    }.map { line in
      var remedy = Remedy.readingDirection(line.index, on: conflict.reading.screen)
      remedy.shows = [line.source.first.view]
      remedy.axis = .horizontal
      remedy.isCorrection = true
      return remedy
    }
  }

  /// Gives up the ratio of a picture where another line of the conflict says how large it is.
  private func breaksProportions(in conflict: ConflictCase) -> Bool {
    guard !conflict.fixedSizes.isEmpty else { return false }
    let ratios = conflict.written.filter { line in
      let view = line.constraint.first.view
      return line.constraint.second?.view == view && line.constraint.first.attribute.isSize
        && conflict.reading.declared(view).kind == .imageView
        && conflict.written.contains {
          $0.index != line.index && $0.constraint.first.view == view
            && $0.constraint.first.attribute.isSize
        }
    }
    return ratios.contains { line in
      changes.contains { change in
        switch change {
        case .removeConstraint(line.index), .setPriority(constraint: line.index, _): true
        default: false
        }
      }
    }
  }

  /// A cell that is too low for what is required in it takes its height.
  private static func growing(_ conflict: ConflictCase) -> [Remedy] {
    guard conflict.includesEnvironment, conflict.axis == .vertical, conflict.needsMore else {
      return []
    }
    return lettingHostGrow(
      conflict.reading, shows: conflict.views.prefix(1).map(conflict.reading.index)
    )
    .map { remedy in
      var remedy = remedy
      remedy.isGeneral = true
      return remedy
    }
  }

  /// Where all sizes together are too short for a stack that is tied at both ends, it has one too many.
  private static func ending(_ conflict: ConflictCase) -> [Remedy] {
    guard conflict.isOnOneAxis, let stack = conflict.stacks.first,
      conflict.reading.stackProperties(stack)?.axis == conflict.axis,
      let size = conflict.fixedSizes.first, size.repair > 0
    else { return [] }
    return endingEarlier(
      stack, conflict.axis, conflict.reading, shows: [conflict.reading.index(stack)])
  }

  /// Content that must not be stretched by as much as a point is hardly ever meant so.
  private static func easing(_ conflict: ConflictCase) -> [Remedy] {
    let reading = conflict.reading
    let hugging = conflict.origins.compactMap { origin -> (ViewID, Axis)? in
      guard case .hugging(let view, let axis) = origin else { return nil }
      return (view, axis)
    }
    return hugging.prefix(2).map { view, axis in
      let usual = figure(Priority.defaultLow.value)
      var remedy = Remedy(
        "Lower \(axis.word) hugging of \(reading.name(view)) to \(usual)",
        [.set(reading.index(view), axis.hugging, usual)], shows: [reading.index(view)], axis: axis)
      // A button that must not grow is not meant to be as wide as its column.
      let stack = reading.stack(filling: view, across: axis)
      let isStretched =
        stack.map { stack in
          conflict.fixedSizes.allSatisfy { !reading.isInside($0.constraint.first.view, stack) }
        } ?? false
      remedy.isCorrection = !isStretched
      remedy.isGeneral = isStretched
      return remedy
    }
  }

  /// A number for everywhere and one for a state, a size class or the like: the first is for the rest.
  private static func parting(_ conflict: ConflictCase) -> [Remedy] {
    let reading = conflict.reading
    let written = conflict.written
    let special = Dictionary(grouping: written.filter { $0.source.condition != nil }) {
      $0.source.first
    }
    guard !special.isEmpty else { return [] }
    return written.flatMap { usual -> [Remedy] in
      guard usual.source.condition == nil, usual.source.composite == nil else { return [] }
      return special[usual.source.first, default: []].compactMap { special in
        guard let condition = special.source.condition,
          special.source.relation == usual.source.relation
        else { return nil }
        var remedy = Remedy(
          "Keep `\(usual.source.text)` for where `\(special.source.text)` does not hold",
          [.confine(constraint: usual.index, toWhen: condition, false)],
          shows: [reading.index(usual.constraint.first.view)], axis: conflict.axis)
        remedy.isCorrection = true
        return remedy
      }
    }
  }

  /// Every fixed size in a row becomes a bound at once: what the views hold then decides.
  private static func loosening(_ conflict: ConflictCase) -> [Remedy] {
    let reading = conflict.reading
    let axis = conflict.axis
    // Two sizes of one view are no matter of those beside it.
    guard conflict.isOnOneAxis, !conflict.stackMade.isEmpty, let one = conflict.fixedSizes.first,
      let stack = reading.stack(arranging: one.constraint.first.view),
      reading.stackProperties(stack)?.axis == axis
    else { return [] }
    let relation: Constraint.Relation =
      one.repair < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    let fixed = reading.visibleArranged(in: stack).compactMap { view -> (ViewID, Int)? in
      guard reading.standsByItself(view, axis),
        let (index, _) = reading.requiredSize(of: view, axis),
        reading.screen.constraints[index].relation == .equal
      else { return nil }
      return (view, index)
    }
    guard !fixed.isEmpty else { return [] }
    let names = shortList(fixed.map { reading.name($0.0) })
    let shows = fixed.prefix(2).map { reading.index($0.0) }
    let removal = Remedy(
      "Let \(names) be as \(axis.extentWord) as \(fixed.count == 1 ? "it needs" : "they need"): "
        + "no \(axis.sizeWord)", fixed.map { .removeConstraint($0.1) }, shows: shows, axis: axis)
    return [
      Remedy(
        "Let \(names) be \(relation == .lessThanOrEqual ? "smaller" : "larger"): "
          + "\(relation.rawValue) in \(fixed.count == 1 ? "its" : "their") \(axis.sizeWord)",
        fixed.map { .setRelation(constraint: $0.1, relation) }, shows: shows, axis: axis),
      removal,
    ]
  }

  /// Gaps that take more than anything else in a sum are what is wrong in it.
  private static func closingGaps(_ conflict: ConflictCase) -> [Remedy] {
    let reading = conflict.reading
    return conflict.stacks.flatMap { stack -> [Remedy] in
      guard let properties = reading.stackProperties(stack), properties.spacing > standardSpacing,
        conflict.isOnOneAxis, properties.axis == conflict.axis,
        // Where the gaps share out what is left, the spacing is only their least.
        properties.sharesGaps
          || properties.spacing * Double(reading.visibleArranged(in: stack).count - 1)
            > reading.size(stack, conflict.axis) / 2
      else { return [] }
      let view = reading.index(stack)
      let usual = figure(standardSpacing)
      var closer = Remedy(
        "Give \(reading.name(stack)) spacing \(usual)", [.set(view, .spacing, usual)],
        shows: reading.visibleArranged(in: stack).prefix(2).map(reading.index), axis: conflict.axis)
      closer.isCorrection = true
      guard properties.distribution != .fill else { return [closer] }
      // Gaps of one size are what a stack that fills has; the others only share out what is left.
      var filled = closer
      filled.title = "Give \(reading.name(stack)) distribution fill and spacing \(usual)"
      filled.changes.append(.set(view, .distribution, "fill"))
      return [closer, filled]
    }
  }

  /// Where conflicts overlap, mending one may uncover the next: then the fewest lines that mend all.
  private static func together(_ reading: LayoutReading) -> [Remedy] {
    let conflicts = reading.outcome.conflicts
    // Where one sum alone takes several lines, there are too many for a title.
    guard (2...Self.mostMendedTogether).contains(conflicts.count),
      conflicts.allSatisfy(\.laterBreaks.isEmpty)
    else { return [] }
    return reading.outcome.corrections(atMost: 2).compactMap { correction in
      let lines = correction.changes.compactMap { reading.constraintIndex($0.origin) }
      guard lines.count == correction.changes.count, lines.count > 1 else { return nil }
      let words = unique(lines.map { reading.words(reading.screen.constraints[$0], asWhole: true) })
      var remedy = Remedy(
        "Make \(shortList(words)) @999", lines.map { .setPriority(constraint: $0, 999) })
      // One view that is too wide is too high for the same reason.
      let isOneView =
        conflicts.count == 2 && Set(conflicts.flatMap(\.axes)).count == 2
        && Set(lines.map { reading.screen.constraints[$0].first.view }).count == 1
        && lines.allSatisfy {
          [.width, .height].contains(reading.screen.constraints[$0].first.attribute)
        }
      remedy.isCorrection = isOneView
      remedy.isLastResort = !isOneView
      return remedy
    }
  }

  /// Where more lines are wrong than fit into a title, each is mended by itself.
  private static let mostMendedTogether = 6

  private static func relax(
    _ member: ConflictCase.Written, _ reading: LayoutReading, _ shown: [ViewIndex],
    _ axis: Axis?
  ) -> Remedy {
    Remedy(
      "Make \(reading.words(member.source, asWhole: true)) @999",
      [.setPriority(constraint: member.index, 999)],
      shows: shown, axis: axis)
  }

  /// Just below required it would still win over the texts around it.
  private static func yield(
    _ member: ConflictCase.Written, _ reading: LayoutReading, _ shown: [ViewIndex],
    _ axis: Axis?
  ) -> Remedy {
    let weaker = Priority.defaultHigh.value - 1
    return Remedy(
      "Make \(reading.words(member.source, asWhole: true)) @\(figure(weaker)), so that texts win",
      [.setPriority(constraint: member.index, weaker)], shows: shown, axis: axis)
  }

  private static func change(
    _ member: ConflictCase.Written, _ reading: LayoutReading, _ shown: [ViewIndex],
    _ axis: Axis?
  ) -> Remedy? {
    guard member.source.constantSpan != nil, member.source.composite == nil,
      member.repair.isFinite, member.repair.magnitude > 1e-3
    else { return nil }
    let old = member.constraint.constant
    // As the title says it: a hundredth is less than a pixel.
    let new = ((old + member.repair) * 100).rounded() / 100
    // A gap that turns into an overlap, or a size below 0, is no repair; nor is a number that has
    // nothing to do with the one that was written.
    guard new.magnitude < 1e6, new * old >= 0,
      !member.constraint.first.attribute.isSize || new >= 0,
      old == 0 || (0.25...4).contains(new / old)
    else { return nil }
    return Remedy(
      "Change the \(figure(old.magnitude)) in \(reading.words(member.source)) to "
        + figure(new.magnitude),
      [.setConstant(constraint: member.index, new)], shows: shown, axis: axis)
  }

  private static func remove(
    _ member: ConflictCase.Written, _ reading: LayoutReading, _ shown: [ViewIndex],
    _ axis: Axis?
  ) -> Remedy {
    Remedy(
      "Remove \(reading.words(member.source, asWhole: true))", [.removeConstraint(member.index)],
      shows: shown, axis: axis)
  }
}

extension StackProperties {
  /// The gaps are as large as the views leave them, the spacing or more.
  var sharesGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }
}

extension ConflictCase {
  /// That a text has no size below 0 is part of it: what is left over for it is nothing.
  fileprivate var crushesText: Bool {
    origins.contains {
      guard case .nonnegativeSize(let view, _) = $0 else { return false }
      return reading.showsText(view)
    }
  }
}
