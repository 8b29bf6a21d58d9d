import LayoutEngine
import StackDSL

/// The constraints that remedies add, with their sides in the usual order.
extension PlainConstraint {
  /// `width == 44`.
  ///
  /// - Parameter points: rounded to a hundredth.
  static func size(
    of view: ViewIndex, _ axis: Axis, _ points: Double, priority: Double = 1000
  ) -> PlainConstraint {
    size(of: view, axis, .equal, points, priority: priority)
  }

  /// `width >= 44`.
  static func size(
    of view: ViewIndex, _ axis: Axis, _ relation: Relation, _ points: Double,
    priority: Double = 1000
  ) -> PlainConstraint {
    PlainConstraint(
      Anchor(view, axis.sizeName), relation, constant: hundredths(points), priority: priority)
  }

  /// `width == other.width`.
  ///
  /// - Parameter item: `frame` for the frame of a scroll view.
  static func size(
    of view: ViewIndex, _ axis: Axis, as other: ViewIndex,
    _ item: Anchor.Item = .view
  ) -> PlainConstraint {
    PlainConstraint(
      Anchor(view, axis.sizeName), .equal, Anchor(view: other, item: item, attribute: axis.sizeName)
    )
  }

  /// `trailing == superview.trailing - 16`: the same edge of two views or guides.
  static func edge(
    _ edge: Anchor.Attribute, of view: ViewIndex, _ relation: Relation = .equal,
    to other: ViewIndex, _ item: Anchor.Item = .view, constant: Double = 0
  ) -> PlainConstraint {
    PlainConstraint(
      Anchor(view, edge), relation, Anchor(view: other, item: item, attribute: edge),
      constant: hundredths(constant))
  }

  /// `width == height * 1.5`, with the ratio rounded to a hundredth.
  static func proportions(
    of view: ViewIndex, _ axis: Axis, _ ratio: Double
  ) -> PlainConstraint {
    PlainConstraint(
      Anchor(view, axis.sizeName), .equal, Anchor(view, axis.other.sizeName),
      multiplier: hundredths(ratio))
  }

  typealias Relation = Constraint.Relation

  private static func hundredths(_ points: Double) -> Double { (points * 100).rounded() / 100 }
}

extension Axis {
  /// The attribute of a size on this axis in the model.
  var sizeName: Anchor.Attribute { self == .horizontal ? .width : .height }
}
