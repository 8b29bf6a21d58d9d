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

  /// Points that fixed views and required contents take, and those of the gaps between and around them,
  /// in a conflict in which all of it is too little.
  var lengthTaken: (sizes: Double, gaps: Double) {
    var taken = (sizes: 0.0, gaps: 0.0)
    for member in conflict.members where member.share < 0 {
      switch member.origin {
      case .user(let id) where layout.problem.constraints[id.index].second != nil: continue
      case .user, .compressionResistance, .hugging: taken.sizes -= member.share
      case .stack: taken.gaps -= member.share
      case .environment, .nonnegativeSize, .wrappedHeight: continue
      }
    }
    return taken
  }

  /// What the members ask for together along the axis, and how much there is for it.
  struct Sum {
    /// Each view whose size is in the sum, with the points that it takes, in document order.
    var sizes: [(view: ViewID, points: Double)]
    /// Points of spacings, distances and margins.
    var gaps: Double
    /// Points that the other members leave for all of it.
    var room: Double

    var taken: Double { sizes.map(\.points).reduce(0, +) + gaps }
  }

  /// A minimal set leaves out the sizes without which it is too much already, but a reader adds up what
  /// stands in the file: a view that counts with nothing, because no size is negative, has what its own
  /// required size says.
  var sum: Sum {
    var sizes: [ViewID: Double] = [:]
    var sum = Sum(sizes: [], gaps: 0, room: 0)
    for member in conflict.members {
      switch member.origin {
      case .nonnegativeSize(let view, let axis) where axis == self.axis:
        let own = layout.requiredSize(of: view, axis)?.constant ?? 0
        if own > 0, member.multiplier > 0 { sizes[view, default: 0] += member.multiplier * own }
      case _ where member.share <= 0: sum.room -= member.share
      case .compressionResistance(let view, _): sizes[view, default: 0] += member.share
      case .user(let id) where layout.problem.constraints[id.index].second == nil:
        sizes[layout.problem.constraints[id.index].first.view, default: 0] += member.share
      default: sum.gaps += member.share
      }
    }
    sum.sizes = sizes.sorted { $0.key < $1.key }.map { (view: $0.key, points: $0.value) }
    return sum
  }
}
