/// The members of a conflict, as indices, in the order in which UIKit is expected to break them; a
/// prediction. Those without a row cannot break.
///
/// UIKit's choice is not public. A required hugging or resistance goes first, as in 67 of 69 views that Interface
/// Builder drew (docs/conformance.md); no posted log names one. The rest of the order fits 19 of the 22 complete logs in
/// `Tests/Conformance/conflict-logs.jsonl`: an aspect ratio, then the last constraint with which a
/// stack aligns its views, then a user's size of the largest constant, then a user's trailing or
/// bottom edge, then its other constraints, then what else a stack made, and never hiding or the
/// environment unless there is nothing else.
func breakOrder(
  _ members: [Conflict.Member], _ rows: [LinearConstraintID?], _ problem: LayoutProblem
) -> [Int] {
  members.indices.filter { rows[$0] != nil }
    .map { (index: $0, rank: BreakRank(members[$0].origin, index: $0, problem)) }
    .sorted { $1.rank != $0.rank ? $1.rank < $0.rank : $0.index < $1.index }
    .map(\.index)
}

extension FarkasCertificate {
  /// How many of its members, in the order in which they break, have to go until the rest fits.
  ///
  /// A view whose size breaks stays in the sum, with the least that it may be, so the next one
  /// breaks; where anything else breaks, there is no sum any more.
  func breaks(in order: [Int], of problem: LinearProblem) -> ArraySlice<Int> {
    var missing = shortfall
    for (place, index) in order.enumerated() {
      guard let yield = members[index].yield(in: problem) else { return order[...place] }
      missing -= yield
      if missing <= Tolerance.contradiction { return order[...place] }
    }
    return order[...]
  }
}

/// How readily a constraint breaks; of two the greater one breaks.
private struct BreakRank: Comparable {
  /// 8 a content size … 0 the environment.
  var kind: Int
  /// Among equals the larger constant breaks, in points.
  var constant: Double

  init(_ origin: ConstraintOrigin, index: Int, _ problem: LayoutProblem) {
    switch origin {
    case .user(let id) where problem.constraints.indices.contains(id.index):
      self.init(problem.constraints[id.index])
    case .hugging, .compressionResistance: self.init(kind: 8)
    case .stack(_, .alignment, _), .stack(_, .spanningBoundary, _):
      self.init(kind: 6, constant: Double(index))
    // Among UIStackView's other constraints, logs show the last spacing to break, and never the hiding.
    case .stack(_, .spacing, _): self.init(kind: 1, constant: Double(index) + 1)
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

extension LayoutAnchor.Attribute {
  fileprivate var isEnd: Bool { self == .trailing || self == .right || self == .bottom }
}

/// A class of constraints that break in the same way: sizes, edges or alignments along one axis.
struct BreakKind: Hashable {
  private var kind: Int
  /// The stack's constraint, if a stack made it.
  private var identifier: StackConstraint?
  private var axis: Axis

  /// Nil for a constraint that cannot break.
  init?(_ row: LinearConstraintID, _ lowered: LoweredLayout, _ problem: LayoutProblem) {
    guard let origin = lowered.origin(of: row), let term = lowered.linear.terms(of: row).first
    else { return nil }
    kind = BreakRank(origin, index: 0, problem).kind
    if case .stack(_, let made, _) = origin { identifier = made }
    axis = lowered.meaning(of: term.variable).attribute.axis
  }
}
