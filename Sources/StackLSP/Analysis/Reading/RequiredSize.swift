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
