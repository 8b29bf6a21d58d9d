import LayoutEngine
import StackDSL

extension Rule {
  static let alignmentFillFixedCross = Rule(
    code: "alignment-fill-fixed-cross", severity: .error,
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    // The alignment is not to blame for a sum that is too large.
    if conflict.isTooMany { return nil }
    let sizes = conflict.fixedSizes.map { (line: $0, wanted: fixedWords($0, conflict)) }
    let shares = conflict.written.map { (line: $0, wanted: shareWords($0, conflict)) }
    for (line, wanted) in sizes + shares {
      let view = line.constraint.first.view
      let axis = line.constraint.first.attribute.axis
      guard let wanted, let stack = conflict.reading.stack(filling: view, across: axis),
        conflict.stacks.contains(stack)
      else { continue }
      return conflict.report(
        "`alignment: fill` of \(conflict.reading.name(stack)) makes every view \(wanted).",
        at: line, views: [view, stack], remedies: remedies(conflict.reading, stack, axis, line))
    }
    return hugging(in: conflict)
  }

  /// `fill` stretches a view whose content must not grow at all, such as a button that is meant to stay as
  /// wide as its title.
  private static func hugging(in conflict: ConflictCase) -> Report? {
    let reading = conflict.reading
    for origin in conflict.origins {
      guard case .hugging(let view, let axis) = origin, conflict.resisting.isEmpty,
        let stack = reading.stack(filling: view, across: axis), conflict.stacks.contains(stack),
        // No other view of the stack gets its size from a number of its own.
        conflict.fixedSizes.allSatisfy({ !reading.isInside($0.constraint.first.view, stack) })
      else { continue }
      let alignments =
        axis == .horizontal ? ["leading", "trailing", "center"] : ["top", "center", "bottom"]
      let aligned = alignments.flatMap { alignment -> [Remedy] in
        var remedy = Remedy.aligning(
          stack, alignment, reading, shows: [reading.index(view)], axis: axis)
        remedy.isCorrection = true
        return remedy.orKeepingFilled(in: stack, besides: view, reading)
      }
      let content = reading.content(view, axis).intrinsic ?? 0
      var report = conflict.report(
        "`alignment: fill` of \(reading.name(stack)) makes every view as \(axis.extentWord) as itself; "
          + "the required hugging of \(reading.name(view)) keeps it at the \(pt(content)) of its "
          + "content.", views: [view, stack], remedies: aligned)
      report.span = reading.place(of: origin)
      return report
    }
    return nil
  }

  /// "335 pt wide; `photo` is fixed to 400 pt"
  private static func fixedWords(
    _ fixed: ConflictCase.Written, _ conflict: ConflictCase
  ) -> String? {
    let anchor = fixed.constraint.first
    let others = fixed.constraint.constant + fixed.repair
    guard others >= 0 else { return nil }
    return "\(pt(others)) \(anchor.attribute.axis.extentWord); "
      + "\(conflict.reading.name(anchor.view)) is fixed to \(pt(fixed.constraint.constant))"
  }

  /// "335 pt wide; `width == form.width / 2` asks for 167.5 pt of `save`"
  private static func shareWords(
    _ share: ConflictCase.Written, _ conflict: ConflictCase
  ) -> String? {
    let reading = conflict.reading
    let anchor = share.constraint.first
    guard anchor.attribute.isSize, let second = share.constraint.second, second.item == .view,
      second.attribute == anchor.attribute,
      let stack = reading.stack(filling: anchor.view, across: anchor.attribute.axis)
    else { return nil }
    let axis = anchor.attribute.axis
    // If this line is the one that breaks, the view has the size that the stack wants.
    let breaks = conflict.predicted.flatMap { reading.constraintIndex($0) } == share.index
    let others = reading.shownSize(breaks ? anchor.view : stack, axis)
    let wanted =
      share.constraint.multiplier * reading.shownSize(second.view, axis)
      + share.constraint.constant
    guard (others - wanted).magnitude > Threshold.rounding else { return nil }
    return "\(pt(others)) \(axis.extentWord); `\(share.source.text)` asks for "
      + "\(share.constraint.relation.written.bound)\(pt(wanted)) of \(reading.name(anchor.view))"
  }

  private static func remedies(
    _ reading: LayoutReading, _ stack: ViewID, _ axis: Axis,
    _ line: ConflictCase.Written
  ) -> [Remedy] {
    let view = line.constraint.first.view
    let aligned = ["center", axis == .vertical ? "top" : "leading"].flatMap { alignment in
      var remedy = Remedy.aligning(
        stack, alignment, reading, shows: [reading.index(view)], axis: axis)
      // A view narrower than its column belongs in the middle of it, and a text at its leading edge.
      let isText =
        reading.declared(view).kind == .label && !reading.isAlignedInItsRoom(view)
      remedy.isCorrection =
        axis == .horizontal && alignment == (isText ? "leading" : "center")
        && line.constraint.second == nil
      return remedy.orKeepingFilled(in: stack, besides: view, reading)
    }
    return aligned
  }
}
