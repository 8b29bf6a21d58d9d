import StackDSL

extension Remedy {
  /// The same constraint in words that follow the reading direction.
  ///
  /// - Parameter index: of one of the screen's constraints.
  static func readingDirection(_ index: Int, on screen: Screen) -> Remedy {
    let constraint = screen.constraints[index]
    let isLeft = constraint.first.attribute == .left
    let better = isLeft ? "leading" : "trailing"
    let mended = constraint.text.replacing(isLeft ? "left" : "right", with: better)
    return Remedy("Use \(better)", [.rewrite(.constraint(index), mended)])
  }
}
