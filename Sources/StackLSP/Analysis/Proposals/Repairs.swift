import LayoutEngine
import StackDSL

/// Repairs of a conflict of any shape: another number, a priority below required, or one line less.
extension Remedy {
  static func repairs(of conflict: ConflictCase) -> [Remedy] {
    let predicted = conflict.predicted.flatMap { conflict.reading.constraintIndex($0) }
    // First the line that UIKit breaks, then a size that is too large, then the lines that hold the views in
    // place, their ends before their beginnings.
    let likeliest =
      conflict.written.filter { $0.index == predicted } + conflict.fixedSizes
    let written = (likeliest + conflict.written).withoutRepetition
    let few =
      (likeliest + conflict.written.filter { !$0.isBeginning } + conflict.written)
      .withoutRepetition.withoutEqualSizes.prefix(4)
    let named = unique(written.map { $0.constraint.first.view } + conflict.views)
    let shown = named.filter { $0 != conflict.reading.container }.prefix(2).map(
      conflict.reading.index)
    let axis = conflict.isOnOneAxis ? conflict.axis : nil
    // Removing a line has the effect of `@999`, so only the likeliest two get a menu entry for it.
    let repairs =
      few.map { relax($0, conflict.reading, shown, axis) }
      + few.prefix(conflict.crushesText ? 1 : 0).map { yield($0, conflict.reading, shown, axis) }
      + few.compactMap { change($0, conflict.reading, shown, axis) }
      + written.withoutEqualSizes.prefix(2).map { remove($0, conflict.reading, shown, axis) }
    let general = (repairs + together(conflict.reading)).map { repair in
      var repair = repair
      repair.isGeneral = true
      // A stretched picture is no repair while a size can give way.
      repair.isLastResort = repair.isLastResort || repair.breaksProportions(in: conflict)
      return repair
    }
    return turningSides(conflict) + closingGaps(conflict)
      + leavingTheMiddle(conflict)
      + (conflict.isOnOneAxis
        ? conflict.views.flatMap { leavingTheEdge($0, conflict.axis, conflict.reading) } : [])
      + easing(conflict)
      + givingWay(in: conflict) + givingUpSizes(in: conflict) + general
  }

  /// In a right-to-left layout `left` keeps its side while `leading` turns, which causes the conflict.
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

  /// Whether it removes the ratio of a picture whose size another line of the conflict determines, or one of its two
  /// written lengths, so that an edge stretches it.
  private func breaksProportions(in conflict: ConflictCase) -> Bool {
    guard !conflict.fixedSizes.isEmpty else { return false }
    let lengths = conflict.fixedSizes.filter(conflict.keepsFromStretching)
    let ratios = conflict.written.filter { line in
      let view = line.constraint.first.view
      return line.constraint.second?.view == view && line.constraint.first.attribute.isSize
        && conflict.reading.declared(view).kind == .imageView
        && conflict.written.contains {
          $0.index != line.index && $0.constraint.first.view == view
            && $0.constraint.first.attribute.isSize
        }
    }
    return (ratios + lengths).contains { line in
      changes.contains { change in
        switch change {
        case .removeConstraint(line.index), .setPriority(constraint: line.index, _): true
        default: false
        }
      }
    }
  }

  /// Content that must not be stretched by even a point is hardly ever intended.
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

  /// Gaps that take more than anything else in a sum are the fault.
  private static func closingGaps(_ conflict: ConflictCase) -> [Remedy] {
    let reading = conflict.reading
    return conflict.stacks.flatMap { stack -> [Remedy] in
      guard let properties = reading.stackProperties(stack), properties.spacing > standardSpacing,
        conflict.isOnOneAxis, properties.axis == conflict.axis,
        // If the gaps share the remaining room, the spacing is only their minimum.
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
      // A stack that fills keeps gaps of a fixed size; other distributions only share the remaining room.
      var filled = closer
      filled.title = "Give \(reading.name(stack)) distribution fill and spacing \(usual)"
      filled.changes.append(.set(view, .distribution, "fill"))
      return [closer, filled]
    }
  }

  /// Repairing one of several overlapping conflicts may uncover the next, so this edits the fewest lines that
  /// repair all.
  private static func together(_ reading: LayoutReading) -> [Remedy] {
    let conflicts = reading.outcome.conflicts
    // If one sum alone takes several lines, the title would have too many.
    guard (2...Self.mostMendedTogether).contains(conflicts.count),
      conflicts.allSatisfy(\.laterBreaks.isEmpty)
    else { return [] }
    return reading.outcome.corrections(atMost: 2).compactMap { correction -> [Remedy]? in
      let lines = correction.changes.compactMap { reading.constraintIndex($0.origin) }
      guard lines.count == correction.changes.count, lines.count > 1 else { return nil }
      let words = shortList(
        unique(lines.map { reading.words(reading.screen.constraints[$0], asWhole: true) }))
      let remedies = [
        Remedy("Make \(words) @999", lines.map { .setPriority(constraint: $0, 999) }),
        Remedy("Remove \(words)", lines.map { .removeConstraint($0) }),
      ]
      // A view that is too wide is too high for the same reason.
      let isOneView =
        conflicts.count == 2 && Set(conflicts.flatMap(\.axes)).count == 2
        && Set(lines.map { reading.screen.constraints[$0].first.view }).count == 1
        && lines.allSatisfy {
          [.width, .height].contains(reading.screen.constraints[$0].first.attribute)
        }
      return remedies.map { remedy in
        var remedy = remedy
        remedy.isCorrection = isOneView
        remedy.isLastResort = !isOneView
        return remedy
      }
    }.flatMap(\.self)
  }

  /// The most lines that fit into a title; beyond it, each is repaired separately.
  private static let mostMendedTogether = 6

  /// `@999`: the line holds unless a required one contradicts it.
  static func relax(
    _ member: ConflictCase.Written, _ reading: LayoutReading, _ shown: [ViewIndex],
    _ axis: Axis?
  ) -> Remedy {
    Remedy(
      "Make \(reading.words(member.source, asWhole: true)) @999",
      [.setPriority(constraint: member.index, 999)],
      shows: shown, axis: axis)
  }

  /// Just below required, it would still win over the texts around it.
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
    // As printed in the title: a hundredth is less than a pixel.
    let new = ((old + member.repair) * 100).rounded() / 100
    // A gap that turns into an overlap, or a negative size, is no repair, nor is a number unrelated to the
    // written one.
    guard new.magnitude < 1e6, new * old >= 0,
      !member.constraint.first.attribute.isSize || new >= 0,
      old == 0 || (0.25...4).contains(new / old)
    else { return nil }
    return Remedy(
      "Change the \(figure(old.magnitude)) in \(reading.words(member.source)) to "
        + figure(new.magnitude),
      [.setConstant(constraint: member.index, new)], shows: shown, axis: axis)
  }

  static func remove(
    _ member: ConflictCase.Written, _ reading: LayoutReading, _ shown: [ViewIndex],
    _ axis: Axis?
  ) -> Remedy {
    Remedy(
      "Remove \(reading.words(member.source, asWhole: true))", [.removeConstraint(member.index)],
      shows: shown, axis: axis)
  }
}

extension StackProperties {
  /// Whether the gaps take the room that the views leave, with the spacing as a minimum.
  var sharesGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }
}

extension ConflictCase.Written {
  /// Whether it ties the edge at which a view begins.
  fileprivate var isBeginning: Bool {
    [.top, .leading, .left].contains(constraint.first.attribute)
  }
}

extension [ConflictCase.Written] {
  /// A composite such as `edges` is one line and has one remedy.
  fileprivate var withoutRepetition: Self {
    var seen: Set<SourceSpan> = []
    return filter { seen.insert($0.source.span).inserted }
  }

  /// The lines, the first of equal heights or widths standing for all: a menu with each of them leaves no place
  /// for other repairs.
  var withoutEqualSizes: [ConflictCase.Written] {
    var sizes: Set<LayoutConstraint> = []
    return filter { line in
      guard line.constraint.second == nil, line.constraint.first.attribute.isSize else {
        return true
      }
      var size = line.constraint
      size.first.view = ViewID(0)
      return sizes.insert(size).inserted
    }
  }
}

extension ConflictCase {
  /// Whether the conflict includes that a text has no size below 0, because no room remains for it.
  fileprivate var crushesText: Bool {
    origins.contains {
      guard case .nonnegativeSize(let view, _) = $0 else { return false }
      return reading.showsText(view)
    }
  }
}
