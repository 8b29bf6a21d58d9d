import LayoutEngine

/// What the members of a conflict add up to along one axis.
extension ConflictCase {
  /// The stack whose chain of views along its axis is in conflict; stacks of the same axis inside
  /// of it are parts of the chain.
  var fillingStack: ViewID? {
    guard isOnOneAxis, let stack = stacks.first,
      stacks.allSatisfy({
        layout.isInside($0, stack) && layout.stackProperties($0)?.axis == axis
      }),
      stackMade.allSatisfy({ $0.kind == .canvasConnection || $0.kind == .spacing })
    else { return nil }
    return stack
  }

  /// The arranged views whose size along the axis a member fixes with a number.
  func fixedChildren(of stack: ViewID) -> [Written] {
    fixedSizes.filter {
      layout.stack(arranging: $0.constraint.first.view).map { layout.isInside($0, stack) } ?? false
        && $0.constraint.first.attribute.axis == axis
    }
  }

  /// Points that the fixed views, the required contents and the gaps between them take.
  func lengthTaken(in stack: ViewID, by children: [Written]) -> Double {
    let sizes = children.map(\.constraint.constant)
    let contents = resisting.compactMap { layout.content($0, axis).intrinsic }
    let gaps = stackMade.filter { $0.kind == .spacing }.compactMap { made in
      made.views.first.map { layout.spacing(in: made.stack, after: $0) }
    }
    return (sizes + contents + gaps).reduce(0, +)
  }

  /// Points of spacing between arranged views and of the user's gaps between edges.
  var gapSum: Double {
    let spacings = stackMade.filter { $0.kind == .spacing }.compactMap { made in
      made.views.first.map { layout.spacing(in: made.stack, after: $0) }
    }
    let gaps = written.filter { $0.constraint.second != nil }.map(\.constraint.constant.magnitude)
    return (spacings + gaps).reduce(0, +)
  }
}
