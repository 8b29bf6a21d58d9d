import LayoutEngine
import StackDSL

extension Rule {
  static let fillEquallyFixedSize = Rule(
    code: "fill-equally-fixed-size", severity: .error,
    checks: [.conflict(report), .layout(reports)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let reading = conflict.reading
    guard let equally = conflict.made(.fillEqually),
      let properties = reading.stackProperties(equally.stack),
      properties.distribution == .fillEqually,
      let fixed = conflict.fixedSizes.first(where: {
        reading.stack(arranging: $0.constraint.first.view) == equally.stack
          && $0.constraint.first.attribute.axis == properties.axis
          && $0.constraint.constant + $0.repair >= 0
      })
    else { return nil }
    let stack = equally.stack
    let view = fixed.constraint.first.view
    return conflict.report(
      message(conflict, stack: stack, view: view, fixed: fixed, axis: properties.axis),
      views: [view, stack],
      remedies: remedies(stack, properties.axis, size: fixed.constraint.constant, reading))
  }

  /// One written size sets the size of all views: a hairline among rows makes every row as low as itself.
  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.stacks.compactMap { stack, properties -> Report? in
      guard properties.distribution == .fillEqually, !reading.isOutOfSight(stack) else {
        return nil
      }
      let (axis, views) = (properties.axis, reading.visibleArranged(in: stack))
      guard let fixed = views.first(where: { reading.requiredSize(of: $0, axis) != nil }),
        let (index, _) = reading.requiredSize(of: fixed, axis),
        reading.screen.constraints[index].relation == .equal
      else { return nil }
      let cut = views.filter { view in
        reading.requiredSize(of: view, axis) == nil && reading.cutsText(view)
          && reading.shortage(of: view)?.0 == axis
      }
      guard let first = cut.first else { return nil }
      let line = reading.screen.constraints[index]
      let content = reading.outcome.contentHeight(of: first)
      let needed =
        (axis == .vertical ? content : nil) ?? reading.content(first, axis).intrinsic ?? 0
      return Report(
        span: reading.place(of: line),
        message:
          "`fillEqually` makes every view of \(reading.name(stack)) as \(axis.extentWord) as "
          + "\(reading.name(fixed)), \(pt(reading.shownSize(fixed, axis))) by "
          + "\(reading.words(line)): \(reading.name(first)) needs \(tenths(needed)).",
        severity: .warning, views: [stack, fixed].map(reading.index), aspect: "\(axis.word) share",
        remedies: filling(stack, axis, reading))
    }
  }

  private static func filling(
    _ stack: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    [
      Remedy.fillingNaturally(stack, axis, reading), Remedy.fillingWithOne(stack, axis, reading),
    ].compactMap(\.self)
  }

  /// The other views get other sizes, or all get the same one; then the stack gives way.
  private static func remedies(
    _ stack: ViewID, _ axis: Axis, size: Double, _ reading: LayoutReading
  ) -> [Remedy] {
    let shown = reading.visibleArranged(in: stack).prefix(3).map(reading.index)
    let ending = Remedy.endingEarlier(stack, axis, reading, shows: shown).map { ending in
      var ending = ending
      ending.title = "Make every view \(pt(size)) \(axis.extentWord). \(ending.title)"
      return ending
    }
    return [Remedy.fillingBetweenLines(stack, axis, reading)].compactMap(\.self)
      + filling(stack, axis, reading) + ending
  }

  private static func message(
    _ conflict: ConflictCase, stack: ViewID, view: ViewID, fixed: ConflictCase.Written,
    axis: Axis
  ) -> String {
    let others = conflict.fixedSizes.filter { $0.index != fixed.index }
    let other = others.first { $0.constraint.first.view != view }
    if let other, conflict.reading.stack(arranging: other.constraint.first.view) == stack {
      return "`fillEqually` makes all views of \(conflict.reading.name(stack)) equally "
        + "\(axis.extentWord); \(conflict.reading.words(fixed.source)) and "
        + "\(conflict.reading.words(other.source)) contradict it."
    }
    let share = fixed.constraint.constant + fixed.repair
    return "`fillEqually` makes every view of \(conflict.reading.name(stack)) \(pt(share)) "
      + "\(axis.extentWord); \(conflict.reading.words(fixed.source)) contradicts it."
  }
}
