import LayoutEngine

/// The order in which the engine gets constraints: by the views that they refer to, not by their lines.
///
/// Auto Layout has no such order either. If several conflicts, proofs or optima are equally good, moving a
/// line must not change the result.
struct ConstraintOrder: Comparable {
  private var anchors: UInt64
  private var numbers: (Double, Double, Double)

  init(_ constraint: LayoutConstraint) {
    var anchors = Self.rank(constraint.first)
    anchors = anchors << 32 | (constraint.second.map { Self.rank($0) + 1 } ?? 0)
    self.anchors = anchors
    let relation: Double =
      switch constraint.relation {
      case .equal: 0
      case .greaterThanOrEqual: 1
      case .lessThanOrEqual: 2
      }
    numbers = (
      relation - 4 * constraint.priority.value, constraint.multiplier, constraint.constant
    )
  }

  static func < (a: Self, b: Self) -> Bool {
    a.anchors != b.anchors ? a.anchors < b.anchors : a.numbers < b.numbers
  }

  static func == (a: Self, b: Self) -> Bool {
    a.anchors == b.anchors && a.numbers == b.numbers
  }

  /// Ranked by view, then by attribute in the order of UIKit's names; below 2³¹.
  private static func rank(_ anchor: LayoutAnchor) -> UInt64 {
    let attribute =
      switch anchor.attribute {
      case .left: 0
      case .leading: 1
      case .trailing: 2
      case .right: 3
      case .top: 4
      case .bottom: 5
      case .centerX: 6
      case .centerY: 7
      case .firstBaseline: 8
      case .lastBaseline: 9
      case .width: 10
      case .height: 11
      }
    let item =
      switch anchor.item {
      case .view: 0
      case .layoutMarginsGuide: 1
      case .safeAreaLayoutGuide: 2
      case .readableContentGuide: 3
      case .scrollContent: 4
      case .scrollFrame: 5
      }
    return UInt64(clamping: (anchor.view.index * 12 + attribute) * 6 + item) & 0x7FFF_FFFF
  }
}
