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
      remedies: placingOnce(stack, conflict) + takingTheRoom(children, conflict) + [
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

  /// A centred stack that is tied at one edge is as long as twice the distance from that edge to the middle.
  /// A centred view only needs an edge that keeps it inside.
  private static func placingOnce(_ stack: ViewID, _ conflict: ConflictCase) -> [Remedy] {
    let reading = conflict.reading
    let places = conflict.written.filter {
      $0.constraint.first.view == stack && $0.constraint.relation == .equal
        && $0.source.composite == nil && $0.source.first.view == reading.index(stack)
    }
    let isCenter: (ConflictCase.Written) -> Bool = {
      [.centerX, .centerY].contains($0.constraint.first.attribute)
    }
    let centers = places.filter(isCenter)
    let edges = places.filter { !$0.constraint.first.attribute.isSize && !isCenter($0) }
    guard centers.count == 1, edges.count == 1, let center = centers.first, let edge = edges.first
    else { return [] }
    let isFar = [.bottom, .trailing, .right].contains(edge.constraint.first.attribute)
    let relation: Constraint.Relation = isFar ? .lessThanOrEqual : .greaterThanOrEqual
    let shows = [reading.index(stack)]
    var inside = Remedy(
      "Keep \(reading.name(stack)) in the middle: `\(edge.source.text(with: relation))`",
      [.setRelation(constraint: edge.index, relation)], shows: shows, axis: conflict.axis)
    var placed = Remedy(
      "Remove \(reading.words(center.source))", [.removeConstraint(center.index)], shows: shows,
      axis: conflict.axis)
    inside.isCorrection = true
    placed.isCorrection = true
    return [inside, placed]
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
