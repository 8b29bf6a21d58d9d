/// A constraint whose names are resolved: what is written on its two sides.
struct ResolvedConstraint {
  var left: LinearForm
  var relation: Constraint.Relation
  var right: LinearForm
  var rightNode: SyntaxNode
  var insets: Insets?
  var node: SyntaxNode
  var section: SectionID

  /// `inset 16` or `inset 8 16 8 16`.
  struct Insets {
    var numbers: [LinearForm]
    var node: SyntaxNode
  }
}

/// A constraint without its priority, in the form of an NSLayoutConstraint.
struct NormalizedConstraint {
  /// `first ⋈ multiplier × second + constant`.
  struct Part {
    var first: Anchor
    var relation: Constraint.Relation
    var second: Anchor?
    var multiplier: Double
    var constant: Double
  }
  /// One, or as many as the composite stands for.
  var parts: [Part]
  var composite: CompositeAttribute?
  /// The one literal that makes the constant.
  var literal: SyntaxToken?
}

/// Why a constraint has no such form.
struct NormalizationFault: Error {
  var problem: Problem
}

extension ResolvedConstraint {
  /// The third pass: one anchor a side, and a number.
  func normalized() throws(NormalizationFault) -> NormalizedConstraint {
    var (left, right, relation) = (left, right, relation)
    let isTurned = left.isConstant && !right.isConstant
    if isTurned {
      swap(&left, &right)
      relation = relation.flipped
    }
    let first = try soleAnchor(left, right)
    let insets = try self.insets?.points(in: section) ?? []
    let literals =
      right.literals + left.literals + (self.insets?.numbers.flatMap(\.literals) ?? [])
    let constant = right.constant - left.constant
    let sides = Sides(
      first: first, second: right.terms.first, relation: relation, constant: constant,
      insets: insets, node: node, insetNode: self.insets?.node,
      rightNode: isTurned ? nil : rightNode,
      section: section)
    var literal = literals.count == 1 ? literals[0] : nil
    // A literal that scales an anchor makes no constant.
    if insets.isEmpty, constant == 0 || abs(constant) != literal.flatMap({ Double($0.text) }) {
      literal = nil
    }
    return NormalizedConstraint(
      parts: try sides.parts(), composite: CompositeAttribute(rawValue: first.word),
      literal: literal)
  }

  /// The one anchor of the left side, where no side has more and none is multiplied on the left.
  private func soleAnchor(
    _ left: LinearForm, _ right: LinearForm
  ) throws(NormalizationFault) -> LinearForm.Term {
    guard let first = left.terms.first else {
      throw section.fault(
        .unrepresentableConstraint, node,
        "No anchor stands in this constraint: write one, such as `width`.")
    }
    if let extra = left.terms.dropFirst().first ?? right.terms.dropFirst().first {
      throw section.fault(
        .unrepresentableConstraint, extra.node,
        "An NSLayoutConstraint has one anchor a side: `\(extra.node.text)` is one too many.")
    }
    guard first.factor == 1 else {
      throw section.fault(
        .unrepresentableConstraint, first.node,
        "In an NSLayoutConstraint the multiplier stands with the right anchor: leave `\(first.node.text)` alone on the left."
      )
    }
    if let second = right.terms.first, second.factor == 0 || !second.factor.isFinite {
      throw section.fault(
        .unrepresentableConstraint, second.node, "A multiplier cannot be 0.")
    }
    guard left.constant.isFinite, right.constant.isFinite else {
      throw section.fault(
        .unrepresentableConstraint, node,
        "The constant is too large: an NSLayoutConstraint holds finite numbers.")
    }
    return first
  }
}

extension ResolvedConstraint.Insets {
  /// One number, or four: top, leading, bottom, trailing.
  fileprivate func points(in section: SectionID) throws(NormalizationFault) -> [Double] {
    let written = node.children.filter { $0.kind == .expression }
    for (number, expression) in zip(numbers, written)
    where !number.isConstant || !number.constant.isFinite {
      throw section.fault(.invalidInset, expression, "An inset is a number of points.")
    }
    if numbers.count != 1, numbers.count != 4, let first = written.first, let last = written.last {
      throw NormalizationFault(
        problem: wrongCount(
          .invalidInset, of: "inset", written: written.map(\.text),
          at: section.span(first.range.lowerBound..<last.range.upperBound)))
    }
    return numbers.map(\.constant)
  }
}

/// The two sides of a constraint, each with one anchor.
private struct Sides {
  var first: LinearForm.Term
  var second: LinearForm.Term?
  var relation: Constraint.Relation
  var constant: Double
  var insets: [Double]
  var node: SyntaxNode
  var insetNode: SyntaxNode?
  /// The term behind the relation; nil if that is the anchor.
  var rightNode: SyntaxNode?
  var section: SectionID

  func parts() throws(NormalizationFault) -> [NormalizedConstraint.Part] {
    if let composite = CompositeAttribute(rawValue: first.word) {
      return try parts(of: composite)
    }
    guard let attribute = Anchor.Attribute(rawValue: first.word) else { return [] }
    if let second, CompositeAttribute(rawValue: second.word) != nil {
      throw pairFault("one attribute against several: write `\(second.word)` on both sides.")
    }
    var part = self.part(attribute)
    if let insetNode {
      guard insets.count == 1, let sign = attribute.inwardSign else {
        throw section.fault(
          .invalidInset, insetNode,
          attribute.inwardSign == nil
            ? "`\(attribute.rawValue)` is no edge: `inset` goes with edges."
            : "One edge takes one inset.")
      }
      part.constant += sign * insets[0]
    }
    try checkPair(part)
    return [part]
  }

  private func part(_ attribute: Anchor.Attribute) -> NormalizedConstraint.Part {
    let anchor = second.flatMap { term in
      (Anchor.Attribute(rawValue: term.word) ?? attribute).anchor(of: term.place)
    }
    return NormalizedConstraint.Part(
      first: attribute.anchor(of: first.place), relation: relation, second: anchor,
      multiplier: second?.factor ?? 1, constant: constant)
  }

  private func parts(
    of composite: CompositeAttribute
  ) throws(NormalizationFault) -> [NormalizedConstraint.Part] {
    if let second, second.word != composite.rawValue {
      throw pairFault(
        "`\(composite.rawValue)` on one side needs `\(composite.rawValue)` on the other.")
    }
    if second == nil, composite != .size {
      throw pairFault(
        "`\(composite.rawValue)` needs the `\(composite.rawValue)` of a view or guide.",
        fixes: byRightSide(sideInSuperview(of: composite.rawValue, points: constant)))
    }
    if let insetNode, composite != .edges {
      throw section.fault(
        .invalidInset, insetNode, "`inset` goes with edges, not with `\(composite.rawValue)`.")
    }
    if composite == .edges, constant != 0 {
      let side = second.map { "\($0.node.text) inset \(shortNumber(constant))" }
      throw section.fault(
        .unrepresentableConstraint, node,
        "One number cannot move four edges: write `inset \(shortNumber(constant))`.",
        fixes: insets.isEmpty && second?.factor == 1 ? byRightSide(side) : [])
    }
    return composite.attributes.enumerated().map { index, attribute in
      var part = self.part(attribute)
      guard composite == .edges, let sign = attribute.inwardSign else { return part }
      // `edges <= other.edges` keeps inside: trailing and bottom go the way it is written.
      if sign > 0 { part.relation = part.relation.flipped }
      if let inset = insets.count == 4 ? insets[index] : insets.first {
        part.constant = sign * inset
      }
      return part
    }
  }

  // MARK: Pairs

  private func pairFault(
    _ why: String, as code: ProblemCode = .invalidAnchorPair, fixes: [Problem.Fix] = []
  ) -> NormalizationFault {
    let end = second?.node ?? node
    let start = first.node.range.lowerBound
    let range = min(start, end.range.lowerBound)..<max(start, end.range.upperBound)
    return NormalizationFault(
      problem: Problem(code, span: section.span(range), message: capitalized(why), fixes: fixes))
  }

  /// Whether UIKit would accept the two anchors.
  private func checkPair(_ part: NormalizedConstraint.Part) throws(NormalizationFault) {
    func isBaselineOfGuide(_ term: LinearForm.Term) -> Bool {
      term.place.item != .view && (term.word == "firstBaseline" || term.word == "lastBaseline")
    }
    if isBaselineOfGuide(self.first) || self.second.map(isBaselineOfGuide) ?? false {
      throw pairFault("a layout guide has no baseline: use top or bottom.")
    }
    let first = part.first.attribute
    guard let second = part.second?.attribute else {
      if first.dimension == .size { return }
      let side = sideInSuperview(of: first.rawValue, points: part.constant)
      // Which way `trailing >= 16` goes is anybody's guess.
      let isPlain = relation == .equal || first.inwardSign != -1
      let sign = isPlain ? relation : .equal
      let example = "\(first.rawValue) \(sign.rawValue) \(side ?? "superview.\(first.rawValue)")"
      throw pairFault(
        "`\(first.rawValue)` needs another anchor, not a number alone: write `\(example)`.",
        fixes: byRightSide(isPlain ? side : nil))
    }
    if first.dimension != second.dimension {
      throw pairFault(
        "`\(first.rawValue)` is \(first.dimension.phrase), `\(second.rawValue)` \(second.dimension.phrase): they cannot be related.",
        as: .mismatchedDimensions, fixes: sameAttribute(first))
    }
    if first.isLeadingOrTrailing != second.isLeadingOrTrailing, first != .centerX,
      second != .centerX, first.dimension == .horizontal
    {
      throw pairFault(
        "`\(first.rawValue)` cannot be paired with `\(second.rawValue)`: use leading and trailing on both sides, or left and right.",
        as: .leadingWithLeft, fixes: readingOrder())
    }
  }
}

extension Sides {
  /// Other words behind the relation.
  private func byRightSide(_ side: String?) -> [Problem.Fix] {
    guard let side, let rightNode, first.node.significantTokens.count == 1 else { return [] }
    return [
      Problem.Fix(
        title: "Write `\(side)`", edits: [SourceEdit(section.span(rightNode), by: side)])
    ]
  }

  /// The second side with the attribute of the first one.
  private func sameAttribute(_ attribute: Anchor.Attribute) -> [Problem.Fix] {
    guard let second, second.word != first.word,
      let token = second.node.significantTokens.last(where: { $0.kind.isName })
    else { return [] }
    return [
      Problem.Fix(changing: second.word, at: section.span(token), to: attribute.rawValue)
    ]
  }

  /// `left` and `right` written as `leading` and `trailing`, which mirror with the language.
  private func readingOrder() -> [Problem.Fix] {
    let words = ["left": "leading", "right": "trailing"]
    return [first, second].compactMap { term in
      guard let term, let word = words[term.word],
        let token = term.node.significantTokens.last(where: { $0.kind.isName })
      else { return nil }
      return Problem.Fix(changing: term.word, at: section.span(token), to: word)
    }
  }
}

extension SectionID {
  fileprivate func fault(
    _ code: ProblemCode, _ node: SyntaxNode, _ message: String, fixes: [Problem.Fix] = []
  ) -> NormalizationFault {
    NormalizationFault(problem: Problem(code, span: span(node), message: message, fixes: fixes))
  }
}

/// The meaning of a number alone at a position, such as `trailing: 16`: the distance from the same edge of the
/// superview, inward unless the number has a sign. Nil for sizes and if a number has no meaning.
func sideInSuperview(of word: String, points: Double) -> String? {
  guard word != CompositeAttribute.edges.rawValue else {
    return "superview.edges" + (points == 0 ? "" : " inset \(shortNumber(points))")
  }
  guard let attribute = Anchor.Attribute(rawValue: word), attribute.dimension != .size else {
    return nil
  }
  let constant = points < 0 ? points : points * (attribute.inwardSign ?? 1)
  guard constant != 0 else { return "superview.\(word)" }
  return "superview.\(word) \(constant < 0 ? "-" : "+") \(shortNumber(abs(constant)))"
}

extension Constraint.Relation {
  public var flipped: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension CompositeAttribute {
  /// In the order of `inset`.
  var attributes: [Anchor.Attribute] {
    switch self {
    case .edges: [.top, .leading, .bottom, .trailing]
    case .center: [.centerX, .centerY]
    case .size: [.width, .height]
    }
  }
}

extension Anchor.Attribute {
  enum Dimension: Sendable {
    case horizontal, vertical, size

    var phrase: String {
      switch self {
      case .horizontal: "a horizontal position"
      case .vertical: "a vertical position"
      case .size: "a length"
      }
    }
  }

  var dimension: Dimension {
    switch self {
    case .leading, .trailing, .left, .right, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: .size
    }
  }

  var isLeadingOrTrailing: Bool { self == .leading || self == .trailing }

  /// The sign with which a positive inset moves this edge inward; nil for any other attribute.
  var inwardSign: Double? {
    switch self {
    case .leading, .left, .top: 1
    case .trailing, .right, .bottom: -1
    default: nil
    }
  }

  public var isEdge: Bool { inwardSign != nil }

  func anchor(of place: PlaceOfAnchor) -> Anchor {
    Anchor(view: place.view, item: place.item, attribute: self)
  }
}
