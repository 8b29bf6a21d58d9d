/// The member of a conflict that UIKit is expected to break, as an index; a prediction.
///
/// UIKit's choice is not public. The order fits 19 of the 22 complete logs in
/// `Tests/Conformance/conflict-logs.jsonl`: an aspect ratio, then the last constraint with which a
/// stack aligns its views, then a user's size of the largest constant, then a user's trailing or
/// bottom edge, then its other constraints, then what else a stack made, and never hiding or the
/// environment unless there is nothing else.
func memberExpectedToBreak(
  _ members: [Conflict.Member], _ rows: [LinearConstraintID?], _ problem: LayoutProblem
) -> Int? {
  var best: (index: Int, rank: BreakRank)?
  for index in members.indices {
    guard rows[index] != nil else { continue }
    let rank = BreakRank(members[index].origin, place: index, problem)
    if best.map({ $0.rank < rank }) ?? true { best = (index, rank) }
  }
  return best?.index
}

/// How readily a constraint breaks; of two the greater one breaks.
private struct BreakRank: Comparable {
  /// 7 an aspect ratio … 0 the environment.
  var kind: Int
  /// Among equals the larger constant breaks, in points.
  var constant: Double

  init(_ origin: ConstraintOrigin, place: Int, _ problem: LayoutProblem) {
    switch origin {
    case .user(let id) where problem.constraints.indices.contains(id.index):
      self.init(problem.constraints[id.index])
    case .hugging, .compressionResistance: self.init(kind: 2)
    case .stack(_, .alignment, _), .stack(_, .spanningBoundary, _):
      self.init(kind: 6, constant: Double(place))
    // Of UIStackView's others, the last spacing is what logs show to give, and hiding never does.
    case .stack(_, .spacing, _): self.init(kind: 1, constant: Double(place) + 1)
    case .stack(_, .hiding, _): self.init(kind: 0)
    case .stack: self.init(kind: 1)
    case .user, .environment, .nonnegativeSize, .wrappedHeight: self.init(kind: 0)
    }
  }

  private init(kind: Int, constant: Double = 0) {
    self.kind = kind
    self.constant = constant
  }

  private init(_ constraint: LayoutConstraint) {
    constant = constraint.constant.points.magnitude
    let first = constraint.first.attribute
    if let second = constraint.second {
      let isAspect = second.view == constraint.first.view && first.isSize
      if isAspect, second.attribute != first {
        kind = 7
      } else {
        kind = !first.isSize && (first.isEnd || second.attribute.isEnd) ? 4 : 3
      }
    } else {
      kind = constant > 0 ? 5 : 3
    }
  }

  static func < (a: Self, b: Self) -> Bool {
    a.kind != b.kind ? a.kind < b.kind : a.constant < b.constant
  }
}

extension Anchor.Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }
  fileprivate var isEnd: Bool { self == .trailing || self == .right || self == .bottom }
}
