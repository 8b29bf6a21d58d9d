import LayoutEngine
import StackDSL

extension Rule {
  static let competingSpacers = Rule(
    code: "competing-spacers", severity: .warning,
    checks: [.ambiguity(report)])

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    let reading = ambiguity.reading
    let sized = ambiguity.group.filter { $0.attribute.isSize }.map(\.view)
    let spacers = sized.filter { reading.declared($0).kind == .spacer }
    guard spacers.count > 1, spacers.count == sized.count else { return nil }
    return ambiguity.report(
      message(ambiguity, spacers), views: spacers, remedies: remedies(ambiguity, spacers))
  }

  private static func remedies(_ ambiguity: AmbiguityCase, _ spacers: [ViewID]) -> [Remedy] {
    let reading = ambiguity.reading
    guard let first = spacers.first else { return [] }
    let shown = spacers.map(reading.index)
    let names = spacers.dropFirst().map { reading.name($0) }
    var remedies = [
      Remedy(
        "Make \(list(names)) as \(ambiguity.axis.extentWord) as \(reading.name(first))",
        equalling(spacers, to: first, ambiguity), shows: shown, axis: ambiguity.axis)
    ]
    // Spacers around a view, or around all views, are meant to be equal. Otherwise one is redundant, and the
    // one at the end of the stack separates nothing.
    let stack = reading.stack(arranging: first)
    let arranged = stack.map(reading.visibleArranged) ?? []
    let isEven = arranged.map(spacers.contains) == arranged.reversed().map(spacers.contains)
    let outer = spacers.filter { $0 == arranged.first || $0 == arranged.last }
    remedies += unique(outer + spacers.suffix(1)).prefix(2).map { spacer in
      Remedy(
        "Remove \(reading.name(spacer))", [.remove(.view(reading.index(spacer)))],
        shows: spacers.filter { $0 != spacer }.map(reading.index), axis: ambiguity.axis,
        isCorrection: !isEven && spacer == outer.first, isGeneral: isEven)
    }
    return remedies + spreading(spacers, ambiguity)
  }

  /// The others get the size of the first, which gets a name if it lacks one.
  private static func equalling(
    _ spacers: [ViewID], to first: ViewID, _ ambiguity: AmbiguityCase
  ) -> [Change] {
    let (reading, axis) = (ambiguity.reading, ambiguity.axis)
    let others = spacers.dropFirst().map(reading.index)
    if reading.declared(first).reference != nil {
      return others.map {
        .addConstraint($0, .size(of: $0, axis, as: reading.index(first)))
      }
    }
    let taken = Set(reading.screen.views.compactMap(\.name))
    let name = freeName("space", isTaken: taken.contains)
    return [.setKind(reading.index(first), "spacer \(name)")]
      + others.map { .addMember($0, "\(axis.sizeWord) == \(name).\(axis.sizeWord)") }
  }

  /// If spacers separate all the other views of a stack, one distribution does the same.
  private static func spreading(_ spacers: [ViewID], _ ambiguity: AmbiguityCase) -> [Remedy] {
    let reading = ambiguity.reading
    guard let stack = spacers.first.flatMap({ reading.stack(arranging: $0) }),
      let properties = reading.stackProperties(stack)
    else { return [] }
    if properties.sharesGaps { return [withoutSpacers(spacers, in: stack, ambiguity)] }
    guard properties.distribution == .fill else { return [] }
    let arranged = reading.visibleArranged(in: stack)
    let isBetween = arranged.indices.map { spacers.contains(arranged[$0]) == ($0 % 2 == 1) }
    let others = arranged.filter { !spacers.contains($0) }
    guard isBetween.allSatisfy({ $0 }), others.count == spacers.count + 1 else { return [] }
    return [
      Remedy(
        "Give \(reading.name(stack)) distribution equalSpacing instead of its spacers",
        [.set(reading.index(stack), .distribution, "equalSpacing")]
          + spacers.map { .remove(.view(reading.index($0))) },
        shows: others.map(reading.index), axis: ambiguity.axis)
    ]
  }

  /// If the distribution spaces the views, each spacer only adds a gap of its own.
  private static func withoutSpacers(
    _ spacers: [ViewID], in stack: ViewID, _ ambiguity: AmbiguityCase
  ) -> Remedy {
    let reading = ambiguity.reading
    let others = reading.visibleArranged(in: stack).filter { !spacers.contains($0) }
    return Remedy(
      "Remove \(reading.names(spacers)): the gaps of \(reading.name(stack)) are equal without them",
      spacers.map { .remove(.view(reading.index($0))) }, shows: others.map(reading.index),
      axis: ambiguity.axis, isCorrection: true)
  }

  private static func message(_ ambiguity: AmbiguityCase, _ spacers: [ViewID]) -> String {
    "\(ambiguity.reading.names(spacers)) may share \(pt(ambiguity.room)) in any way: nothing "
      + "says how \(ambiguity.axis.extentWord) each is (\(ambiguity.ranges))."
  }
}
