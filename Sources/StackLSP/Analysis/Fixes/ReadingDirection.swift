import StackDSL

extension Remedy {
  /// The same constraint in words that follow the reading direction.
  static func readingDirection(_ constraint: StackDSL.Constraint) -> Remedy {
    let isLeft = constraint.first.attribute == .left
    let better = isLeft ? "leading" : "trailing"
    let mended = constraint.text.replacing(isLeft ? "left" : "right", with: better)
    return Remedy("Use \(better)", [.replace(constraint.span, mended)])
  }
}
