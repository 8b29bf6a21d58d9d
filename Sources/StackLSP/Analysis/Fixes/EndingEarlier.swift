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
          "Let \(layout.name(stack)) end earlier: "
            + "`\(layout.screen.constraints[index].text(with: .lessThanOrEqual))`",
          [.setRelation(constraint: index, .lessThanOrEqual)], shows: shows,
          axis: axis)
      ]
    }
    return []
  }
}

extension StackDSL.Constraint {
  /// The user's words with another relation in their middle, for the title of a fix.
  func text(with relation: Relation) -> String {
    for sign in [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].map(\.rawValue) {
      guard let range = text.firstRange(of: sign) else { continue }
      return text[..<range.lowerBound] + relation.rawValue + text[range.upperBound...]
    }
    return text
  }
}
