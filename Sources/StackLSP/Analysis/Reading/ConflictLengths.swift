import LayoutEngine

/// The sum of a conflict's members along one axis.
extension ConflictCase {
  /// The stack whose chain of views along its axis is in conflict; stacks of the same axis inside it are
  /// parts of the chain.
  var fillingStack: ViewID? {
    guard isOnOneAxis, let stack = stacks.first,
      stacks.allSatisfy({
        reading.isInside($0, stack) && reading.stackProperties($0)?.axis == axis
      }),
      stackMade.allSatisfy({ $0.kind == .canvasConnection || $0.kind == .spacing })
    else { return nil }
    return stack
  }

  /// The arranged views whose size along the axis a member fixes at a number.
  func fixedChildren(of stack: ViewID) -> [Written] {
    fixedSizes.filter {
      reading.stack(arranging: $0.constraint.first.view).map { reading.isInside($0, stack) }
        ?? false
        && $0.constraint.first.attribute.axis == axis
    }
  }

  /// The points that fixed views and required contents take, and those of the gaps between and around them,
  /// in a conflict with too little room.
  var lengthTaken: (sizes: Double, gaps: Double) {
    var taken = (sizes: 0.0, gaps: 0.0)
    for member in conflict.members where member.share < 0 {
      switch member.origin {
      case .user(let id) where reading.problem.constraints[id.index].second != nil: continue
      case .user, .compressionResistance, .hugging: taken.sizes -= member.share
      case .stack: taken.gaps -= member.share
      case .environment, .nonnegativeSize, .wrappedHeight: continue
      }
    }
    return taken
  }

  /// The total that the members ask for along the axis, and the room available.
  struct Sum {
    /// Each view whose size is in the sum, with its points, in document order.
    var sizes: [(view: ViewID, points: Double)]
    /// The points of spacings, distances and margins.
    var gaps: Double
    /// The points that the other members leave.
    var room: Double
    /// The gaps that count twice, because a line fixes the middle between them.
    var doubled: [Double] = []
    /// The members that determine this room.
    var givers: [ConstraintOrigin] = []

    var taken: Double { sizes.map(\.points).reduce(0, +) + gaps }
  }

  /// The sum for the message. A minimal set leaves out sizes that it does not need for the conflict, but a
  /// reader adds up what is in the file. A view that counts as 0, because no size is negative, therefore
  /// counts with its own required size.
  var sum: Sum {
    var sizes: [ViewID: Double] = [:]
    var sum = Sum(sizes: [], gaps: 0, room: 0)
    let hasMiddle = written.contains { LineForm($0.constraint) == .centre }
    for member in conflict.members {
      switch member.origin {
      case .nonnegativeSize(let view, let axis) where axis == self.axis:
        let own = reading.requiredSize(of: view, axis)?.constant ?? 0
        if own > 0, member.multiplier > 0 { sizes[view, default: 0] += member.multiplier * own }
      case _ where member.share <= 0:
        sum.room -= member.share
        if member.share < 0 { sum.givers.append(member.origin) }
      case .compressionResistance(let view, _): sizes[view, default: 0] += member.share
      case .user(let id) where reading.problem.constraints[id.index].second == nil:
        sizes[reading.problem.constraints[id.index].first.view, default: 0] += member.share
      default:
        sum.gaps += member.share
        if hasMiddle, case .user(let id) = member.origin {
          let gap = reading.problem.constraints[id.index].constant.magnitude
          if gap > 0, (member.share - 2 * gap).magnitude < WrittenAsZero.inTenths {
            sum.doubled.append(gap)
          }
        }
      }
    }
    // Looked up once, because a conflict can have 19,000 members.
    let fixed = Dictionary(
      fixedSizes.map { ($0.constraint.first.view, $0.constraint.constant) },
      uniquingKeysWith: { first, _ in first })
    sum.sizes = sizes.sorted { $0.key < $1.key }.flatMap { view, points in
      parts(of: view, points, fixed).map { (view: $0, points: points / Double($1)) }
    }
    return sum
  }

  /// The view, and those that members make as large as it, if its own size counts once for each of them:
  /// `width == 250` of one and `width == title.width` of the other are 250 + 250. Each has the number of its
  /// parts.
  private func parts(of view: ViewID, _ points: Double, _ fixed: [ViewID: Double]) -> [(
    ViewID, Int
  )] {
    let own = fixed[view] ?? 0
    guard own > 0, points > own * 1.5 else { return [(view, 1)] }
    var equal = [view]
    for member in written {
      guard let second = member.constraint.second, member.constraint.first.attribute.isSize,
        second.attribute == member.constraint.first.attribute, member.constraint.multiplier == 1,
        member.constraint.constant == 0
      else { continue }
      let pair = [member.constraint.first.view, second.view]
      if pair.contains(where: equal.contains) { equal = unique(equal + pair) }
    }
    for (_, kind, views) in stackMade
    where kind == .fillEqually && views.contains(where: equal.contains) {
      equal = unique(equal + views)
    }
    let count = Int((points / own).rounded())
    guard equal.count == count, (points - own * Double(count)).magnitude < WrittenAsZero.inTenths
    else {
      return [(view, 1)]
    }
    return equal.sorted().map { ($0, count) }
  }
}

extension ConflictCase {
  /// Whether there are too many sizes rather than one that is too large: no single fixed size could give up
  /// as much as is missing.
  var isTooMany: Bool {
    let small = fixedSizes.filter { $0.repair < 0 }
    return small.count > 1 && small.allSatisfy { $0.constraint.constant + $0.repair < 0 }
      || !conflict.laterBreaks.isEmpty && fixedSizes.count > 1
  }

  /// "`v0`, `v1`, `v2` and 197 more views need 8000 pt, but there are only 667 pt: 7333 pt too many. Let them
  /// scroll …", in place of a sum that nobody would check. Nil for a few views.
  func tooMany(_ sum: Sum) -> String? {
    guard sum.sizes.count > 8 else { return nil }
    let names = sum.sizes.prefix(3).map { reading.name($0.view) }.joined(separator: ", ")
    let gaps = sum.gaps > 0 ? " (\(tenths(sum.gaps)) of them gaps)" : ""
    // A minimal set may consist of just the first few rows, if they are too long by themselves.
    let told = Set(origins)
    let isPart = conflict.laterBreaks.contains { !told.contains($0) }
    let missing = isPart ? "" : ": \(pt(sum.taken - sum.room)) too many"
    let extents = axis == .vertical ? "heights" : "widths"
    return "\(names) and \(sum.sizes.count - 3) more views\(isPart ? " alone" : "") need "
      + "\(pt(sum.taken))\(gaps), but there are only \(pt(sum.room))\(missing). Let them scroll "
      + "(`scrollView`), or let their \(extents) give (`<=`, or a priority below 1000)."
  }
}
