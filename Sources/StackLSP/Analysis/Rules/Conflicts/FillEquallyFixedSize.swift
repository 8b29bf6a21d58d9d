import LayoutEngine
import StackDSL

extension Rule {
  static let fillEquallyFixedSize = Rule(
    code: "fill-equally-fixed-size", severity: .error,
    checks: [.conflict(report), .layout(reports)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let layout = conflict.layout
    guard let equally = conflict.made(.fillEqually),
      let properties = layout.stackProperties(equally.stack),
      properties.distribution == .fillEqually,
      let fixed = conflict.fixedSizes.first(where: {
        layout.stack(arranging: $0.constraint.first.view) == equally.stack
          && $0.constraint.first.attribute.axis == properties.axis
          && $0.constraint.constant + $0.repair >= 0
      })
    else { return nil }
    let stack = equally.stack
    let view = fixed.constraint.first.view
    return conflict.report(
      message(conflict, stack: stack, view: view, fixed: fixed, axis: properties.axis),
      views: [view, stack],
      remedies: remedies(stack, properties.axis, size: fixed.constraint.constant, layout))
  }

  /// One size that is written is the size of all: a hairline among rows makes every row as low as itself.
  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    return layout.stacks.compactMap { stack, properties -> Report? in
      guard properties.distribution == .fillEqually, !layout.isOutOfSight(stack) else { return nil }
      let (axis, views) = (properties.axis, layout.visibleArranged(in: stack))
      guard let fixed = views.first(where: { layout.requiredSize(of: $0, axis) != nil }),
        let (index, _) = layout.requiredSize(of: fixed, axis),
        layout.screen.constraints[index].relation == .equal
      else { return nil }
      let cut = views.filter { view in
        layout.requiredSize(of: view, axis) == nil && layout.cutsText(view)
          && layout.shortage(of: view)?.0 == axis
      }
      guard let first = cut.first else { return nil }
      let line = layout.screen.constraints[index]
      let content = layout.outcome.contentHeight(of: first)
      let needed = (axis == .vertical ? content : nil) ?? layout.content(first, axis).intrinsic ?? 0
      return Report(
        span: layout.place(of: line),
        message: "`fillEqually` makes every view of \(layout.name(stack)) as \(axis.extentWord) as "
          + "\(layout.name(fixed)), \(pt(layout.shownSize(fixed, axis))) by "
          + "\(layout.words(line)): \(layout.name(first)) needs \(tenths(needed)).",
        severity: .warning, views: [stack, fixed].map(layout.index), aspect: "\(axis.word) share",
        remedies: filling(stack, axis, layout))
    }
  }

  private static func filling(
    _ stack: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> [Remedy] {
    [
      Remedy.fillingNaturally(stack, axis, layout), Remedy.fillingWithOne(stack, axis, layout),
    ].compactMap(\.self)
  }

  /// Other sizes for the other views, or the same one for all: then it is the stack that gives.
  private static func remedies(
    _ stack: ViewID, _ axis: Axis, size: Double, _ layout: LayoutReading
  ) -> [Remedy] {
    let shown = layout.visibleArranged(in: stack).prefix(3).map(layout.index)
    let ending = Remedy.endingEarlier(stack, axis, layout, shows: shown).map { ending in
      var ending = ending
      ending.title = "Make every view \(pt(size)) \(axis.extentWord). \(ending.title)"
      return ending
    }
    return [Remedy.fillingBetweenLines(stack, axis, layout)].compactMap(\.self)
      + filling(stack, axis, layout) + ending
  }

  private static func message(
    _ conflict: ConflictCase, stack: ViewID, view: ViewID, fixed: ConflictCase.Written,
    axis: Axis
  ) -> String {
    let others = conflict.fixedSizes.filter { $0.index != fixed.index }
    let other = others.first { $0.constraint.first.view != view }
    if let other, conflict.layout.stack(arranging: other.constraint.first.view) == stack {
      return "`fillEqually` makes all views of \(conflict.layout.name(stack)) equally "
        + "\(axis.extentWord); \(conflict.layout.words(fixed.source)) and "
        + "\(conflict.layout.words(other.source)) contradict it."
    }
    let share = fixed.constraint.constant + fixed.repair
    return "`fillEqually` makes every view of \(conflict.layout.name(stack)) \(pt(share)) "
      + "\(axis.extentWord); \(conflict.layout.words(fixed.source)) contradicts it."
  }
}
