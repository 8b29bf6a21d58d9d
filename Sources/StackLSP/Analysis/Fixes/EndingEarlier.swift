import LayoutEngine
import StackDSL

extension Remedy {
  /// The stack's far end let go, so that it is as long as its views need.
  static func endingEarlier(
    _ stack: ViewID, _ axis: LayoutEngine.Axis, _ layout: LayoutReading, shows: [ViewIndex]
  ) -> [Remedy] {
    let far: LayoutEngine.Anchor.Attribute = axis == .horizontal ? .trailing : .bottom
    for id in layout.constraintsOfView[stack.index] {
      let constraint = layout.problem.constraints[id.index]
      guard constraint.first == LayoutEngine.Anchor(stack, far), constraint.relation == .equal,
        let index = layout.constraintIndex(id), layout.screen.constraints[index].composite == nil
      else { continue }
      return [
        Remedy(
          "Let \(layout.name(stack)) end earlier: `\(layout.screen.constraints[index].text)` "
            + "with <=", [.setRelation(constraint: index, .lessThanOrEqual)], shows: shows,
          axis: axis)
      ]
    }
    return []
  }
}
