import LayoutEngine

extension LayoutReading {
  /// The constraint that requires a fixed size, and the size in points.
  func requiredSize(
    of view: ViewID, _ axis: Axis
  ) -> (constraint: Int, constant: Double)? {
    for id in constraintsOfView[view.index] {
      let constraint = problem.constraints[id.index]
      guard constraint.second == nil, constraint.first.view == view,
        constraint.first.item == .view, constraint.first.attribute == axis.sizeAttribute,
        constraint.relation != .lessThanOrEqual, constraint.priority.isRequired,
        constraint.constant > 0, let index = constraintIndex(id)
      else { continue }
      return (index, constraint.constant)
    }
    return nil
  }

  /// Whether a line writes the view to be less than a point long: away, or a hairline of a pixel.
  func isWrittenAsNothing(_ view: ViewID, _ axis: Axis) -> Bool {
    constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      return constraint.second == nil && constraint.first.view == view
        && constraint.constant < Threshold.wholePoint && constraint.relation == .equal
        && constraint.first.attribute == axis.sizeAttribute
    }
  }

  /// The constraint that ties the view's size to a share of another one, `height == superview.height * 0.2`.
  func shareOfSize(of view: ViewID, _ axis: Axis) -> Int? {
    for id in constraintsOfView[view.index] {
      let constraint = problem.constraints[id.index]
      guard constraint.first == LayoutAnchor(view, axis.sizeAttribute),
        constraint.relation == .equal, constraint.priority.isRequired,
        let second = constraint.second, second.view != view,
        second.attribute == axis.sizeAttribute, let index = constraintIndex(id)
      else { continue }
      return index
    }
    return nil
  }
}
