import LayoutEngine
import StackDSL

extension Remedy {
  /// The same constraint in words that follow the reading direction.
  ///
  /// - Parameter index: index into the screen's constraints.
  static func readingDirection(_ index: Int, on screen: Screen) -> Remedy {
    let constraint = screen.constraints[index]
    let better = constraint.first.attribute == .left ? "leading" : "trailing"
    var plain = PlainConstraint(constraint)
    for side in [\PlainConstraint.first, \.secondOrFirst] {
      switch plain[keyPath: side].attribute {
      case .left: plain[keyPath: side].attribute = .leading
      case .right: plain[keyPath: side].attribute = .trailing
      default: continue
      }
    }
    let mended = constraint.text.followingReadingDirection
    return Remedy("Use \(better)", [.restate(constraint: index, mended, plain)])
  }

  /// Replaces every left and right of the screen at once: two views that one of them ties must both turn.
  static func readingDirectionThroughout(_ screen: Screen) -> [Remedy] {
    var seen: Set<SourceSpan> = []
    let places = screen.constraints.indices.filter { index in
      let constraint = screen.constraints[index]
      return constraint.first.attribute.isAbsoluteSide && constraint.composite == nil
        && !constraint.isOfAutoresizingMask && screen.span.contains(constraint.span)
        && seen.insert(constraint.span).inserted
    }
    guard places.count > 1 else { return places.map { readingDirection($0, on: screen) } }
    let views = unique(places.map { screen.constraints[$0].first.view })
    var remedy = Remedy(
      "Use leading and trailing in place of left and right, \(places.count) times",
      places.flatMap { readingDirection($0, on: screen).changes }, shows: Array(views.prefix(2)),
      axis: .horizontal)
    remedy.isCorrection = true
    return [remedy]
  }
}

extension String {
  /// The words of a constraint with `leading` and `trailing` in place of `left` and `right`. A view may be
  /// named `left`, which a dot then follows.
  fileprivate var followingReadingDirection: String {
    let turned = ["left": "leading", "right": "trailing"]
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !word.isEmpty else {
        result.append(first)
        rest = rest.dropFirst()
        continue
      }
      rest = rest[word.endIndex...]
      result += rest.first == "." ? String(word) : turned[String(word)] ?? String(word)
    }
    return result
  }
}

extension Anchor.Attribute {
  fileprivate var isAbsoluteSide: Bool { self == .left || self == .right }
}

extension PlainConstraint {
  /// The other side, or the first one if there is no other.
  fileprivate var secondOrFirst: Anchor {
    get { second ?? first }
    set { if second == nil { first = newValue } else { second = newValue } }
  }
}
