import LayoutEngine
import StackDSL

extension Rule {
  static let fillFixedChild = Rule(
    code: "fill-fixed-child", severity: .error,
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    guard let stack = conflict.fillingStack, !conflict.fixedChildren(of: stack).isEmpty,
      conflict.resisting.isEmpty
    else { return nil }
    let children = conflict.fixedChildren(of: stack)
    guard children.allSatisfy({ $0.repair > 0 && $0.constraint.relation != .greaterThanOrEqual })
    else { return nil }
    let reading = conflict.reading
    let views = unique(children.map { $0.constraint.first.view } + conflict.hugging(in: stack))
    let message = message(conflict, stack: stack, views: views)
    return conflict.report(
      message, views: [stack] + views,
      remedies: takingTheRoom(children, conflict) + [
        Remedy(
          "Add a spacer at the end of \(reading.name(stack))",
          [.addMember(reading.index(stack), "spacer")],
          shows: views.map(reading.index), axis: conflict.axis),
        Remedy(
          "Give \(reading.name(stack)) distribution equalSpacing",
          [.set(reading.index(stack), .distribution, "equalSpacing")],
          shows: views.map(reading.index), axis: conflict.axis),
      ] + Remedy.endingEarlier(stack, conflict.axis, reading, shows: [reading.index(stack)]))
  }

  /// A slider or a field has no width of its own, so one without a written width takes the remaining room.
  private static func takingTheRoom(
    _ children: [ConflictCase.Written], _ conflict: ConflictCase
  ) -> [Remedy] {
    let reading = conflict.reading
    let growing = children.filter {
      reading.declared($0.constraint.first.view).kind.isMeantToGrow(on: conflict.axis)
        && $0.source.composite == nil
    }
    guard growing.count == 1, let line = growing.first else { return [] }
    let view = line.constraint.first.view
    return [
      Remedy(
        "Let \(reading.name(view)) take the room: no \(conflict.axis.sizeWord)",
        [.removeConstraint(line.index)], shows: [reading.index(view)], axis: conflict.axis,
        isCorrection: true)
    ]
  }

  private static func message(
    _ conflict: ConflictCase, stack: ViewID, views: [ViewID]
  ) -> String {
    let reading = conflict.reading
    let (sizes, gaps) = conflict.lengthTaken
    let one = views.count == 1
    return "\(reading.name(stack)) is \(pt(sizes + gaps + conflict.conflict.shortfall)) "
      + "\(conflict.axis.extentWord) but \(shortList(views.map(reading.name))) "
      + "\(one ? "takes" : "take") \(pt(sizes + gaps))"
      + (gaps > 0 ? ", \(tenths(gaps)) of it gaps, " : " ")
      + "and \(one ? "is" : "are all") fixed: `fill` must stretch something and nothing may give."
  }
}

extension ConflictCase {
  /// The views of the stack that required hugging keeps from growing.
  fileprivate func hugging(in stack: ViewID) -> [ViewID] {
    origins.compactMap { origin in
      guard case .hugging(let view, let axis) = origin, axis == self.axis,
        reading.isInside(view, stack)
      else { return nil }
      return view
    }
  }
}
