/// A property or a constraint as it stands in some braces, to be said again elsewhere.
struct WrittenMember: Equatable {
  /// The subject of the member: the key of a property, the left side of a constraint.
  let subject: String
  let text: String
  let isConstraint: Bool
  private let words: [Word]

  private struct Word: Equatable {
    let kind: TokenKind
    let text: String
    /// In `text` of the member.
    let range: Range<Int>
  }

  /// Nil unless it is a property or a constraint, unconditional, finished and on one line.
  init?(_ node: SyntaxNode) {
    guard node.kind == .property || node.kind == .constraint else { return nil }
    let tokens = node.significantTokens
    let end = tokens.firstIndex { $0.kind == .colon || $0.kind.isRelation }
    guard let end, end > 0, end + 1 < tokens.count, !node.text.contains(where: \.isNewline),
      !node.children.contains(where: { $0.kind == .missing || $0.kind == .unexpected })
    else { return nil }
    subject = tokens[..<end].map(\.name).joined()
    text = node.text
    isConstraint = node.kind == .constraint
    let start = node.range.lowerBound
    words = tokens.map {
      Word(
        kind: $0.kind, text: $0.name,
        range: $0.range.lowerBound - start..<$0.range.upperBound - start)
    }
  }

  /// The same with some words and signs replaced.
  private func replacing(_ change: (Word) -> String?) -> String {
    var bytes = Array(text.utf8)
    for word in words.reversed() {
      if let new = change(word) { bytes.replaceSubrange(word.range, with: Array(new.utf8)) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The other attribute of the pair: `trailing == safeArea.trailing - 20` for `leading ==
  /// safeArea.leading + 20`, `height == 48` for `width == 48`. Nil if it is not half of such a pair.
  var counterpart: (subject: String, text: String)? {
    guard isConstraint, let other = Self.counterparts[subject], let relation,
      !holdsText
    else { return nil }
    let attributes = words.filter { Vocabulary.attributeWords.contains($0.text) }
    let signs = words.filter { $0.kind == .plus || $0.kind == .minus }
    guard attributes.allSatisfy({ $0.text == subject }),
      attributes.count == 2 || Self.sizes.contains(subject),
      signs.isEmpty || !subject.hasPrefix("center")
    else { return nil }
    // Inward is the other way on the other side.
    let isEdge = !Self.sizes.contains(subject) && !subject.hasPrefix("center")
    let changed = replacing { word in
      if word.text == subject { return other }
      guard isEdge else { return nil }
      if word.range == relation.range { return Self.flipped[word.text] }
      return signs.contains(word) ? Self.flipped[word.text] : nil
    }
    return (other, changed)
  }

  /// Whether it says a text, which another view has not.
  var holdsText: Bool { words.contains { $0.kind == .string } }

  private var relation: Word? { words.first { $0.kind.isRelation } }

  private static let sizes: Set<String> = ["width", "height"]
  private static let flipped = ["+": "-", "-": "+", "<=": ">=", ">=": "<=", "==": "=="]
  private static let counterparts = [
    "leading": "trailing", "trailing": "leading", "left": "right", "right": "left", "top": "bottom",
    "bottom": "top", "width": "height", "height": "width", "centerX": "centerY",
    "centerY": "centerX",
  ]

  /// As the next view in a row would say it: what it says of a place is said of the view before that one,
  /// and a size is that of the same view as here.
  func continued(naming names: [String: String]) -> String {
    guard isConstraint, !Self.sizes.contains(where: { subject.hasSuffix($0) }) else { return text }
    return replacing { $0.kind.isName ? names[$0.text] : nil }
  }
}
