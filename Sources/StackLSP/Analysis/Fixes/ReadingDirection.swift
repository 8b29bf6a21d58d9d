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
    var plain = PlainConstraint(constraint)
    for side in [\PlainConstraint.first, \.secondOrFirst] {
      switch plain[keyPath: side].attribute {
      case .left: plain[keyPath: side].attribute = .leading
      case .right: plain[keyPath: side].attribute = .trailing
      default: continue
      }
    }
    return Remedy("Use \(better)", [.restate(constraint: index, mended, plain)])
  }
}

extension PlainConstraint {
  /// What the other side is; of one without another side the first.
  fileprivate var secondOrFirst: Anchor {
    get { second ?? first }
    set { if second == nil { first = newValue } else { second = newValue } }
  }
}
