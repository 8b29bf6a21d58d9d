/// A constraint without its priority, in the form of an NSLayoutConstraint.
struct LoweredConstraint {
  struct Part {
    var first: Anchor
    var relation: Constraint.Relation
    var second: Anchor?
    var multiplier: Double
    var constant: Double
  }
  /// One, or as many as the composite stands for.
  var parts: [Part]
  var composite: Constraint.Composite?
  /// The one literal that makes the constant.
  var literal: SyntaxToken?
  /// Behind the second expression.
  var expressionEnd: Int
  /// Behind the last token of the expressions and the inset.
  var endToken: Int
}

extension ScreenBuilder {
  mutating func lower(_ node: SyntaxNode, in context: MemberContext) -> LoweredConstraint? {
    let expressions = node.children.filter { $0.kind == .expression }
    let relationToken = node.ownTokens.first { $0.kind.isRelation }
    guard expressions.count == 2, let relationToken,
      !reportRatio(expressions[0], relationToken, in: context),
      var relation = Constraint.Relation(rawValue: relationToken.text),
      var left = evaluate(expressions[0], in: context),
      var right = evaluate(expressions[1], in: context)
    else { return nil }
    if left.isConstant, !right.isConstant {
      swap(&left, &right)
      relation = relation.flipped
    }
    guard let first = soleAnchor(left, right, node, in: context) else { return nil }
    let insetNode = node.first(.inset)
    guard let insets = insetNode.map({ self.insets($0, in: context) }) ?? [] else { return nil }
    let literals = right.literals + left.literals + insets.flatMap(\.literals)
    var result = LoweredConstraint(
      parts: [], composite: Constraint.Composite(rawValue: first.word),
      literal: literals.count == 1 ? literals[0] : nil,
      expressionEnd: expressions[1].range.upperBound,
      endToken: (insetNode ?? expressions[1]).tokenRange.upperBound)
    let constant = right.constant - left.constant
    // A literal that scales an anchor makes no constant.
    if insets.isEmpty, constant == 0 || abs(constant) != result.literal.flatMap({ Double($0.text) })
    {
      result.literal = nil
    }
    let sides = Sides(
      first: first, second: right.terms.first, relation: relation, constant: constant,
      insets: insets.map(\.constant), node: node, insetNode: insetNode)
    guard let parts = self.parts(of: sides, in: context) else { return nil }
    result.parts = parts
    return result
  }

  struct Sides {
    var first: LinearForm.Term
    var second: LinearForm.Term?
    var relation: Constraint.Relation
    var constant: Double
    var insets: [Double]
    var node: SyntaxNode
    var insetNode: SyntaxNode?
  }

  /// The one anchor of the left side, where no side has more and none is multiplied on the left.
  private mutating func soleAnchor(
    _ left: LinearForm, _ right: LinearForm, _ node: SyntaxNode, in context: MemberContext
  ) -> LinearForm.Term? {
    guard let first = left.terms.first else {
      reportFault(
        .unrepresentableConstraint, node,
        "No anchor stands in this constraint: write one, such as `width`.", in: context)
      return nil
    }
    if let extra = left.terms.dropFirst().first ?? right.terms.dropFirst().first {
      reportFault(
        .unrepresentableConstraint, extra.node,
        "An NSLayoutConstraint has one anchor a side: `\(extra.node.text)` is one too many.",
        in: context)
      return nil
    }
    guard first.factor == 1 else {
      reportFault(
        .unrepresentableConstraint, first.node,
        "In an NSLayoutConstraint the multiplier stands with the right anchor: leave `\(first.node.text)` alone on the left.",
        in: context)
      return nil
    }
    if let second = right.terms.first, second.factor == 0 || !second.factor.isFinite {
      reportFault(
        .unrepresentableConstraint, second.node, "A multiplier cannot be 0.", in: context)
      return nil
    }
    guard left.constant.isFinite, right.constant.isFinite else {
      reportFault(
        .unrepresentableConstraint, node,
        "The constant is too large: an NSLayoutConstraint holds finite numbers.", in: context)
      return nil
    }
    return first
  }

  /// One number, or four: top, leading, bottom, trailing.
  private mutating func insets(_ node: SyntaxNode, in context: MemberContext) -> [LinearForm]? {
    var result: [LinearForm] = []
    for expression in node.children where expression.kind == .expression {
      guard let form = evaluate(expression, in: context) else { return nil }
      guard form.isConstant, form.constant.isFinite else {
        reportFault(.invalidInset, expression, "An inset is a number of points.", in: context)
        return nil
      }
      result.append(form)
    }
    guard result.count == 1 || result.count == 4 else {
      let written = node.children.filter { $0.kind == .expression }
      if let first = written.first, let last = written.last, !context.isSilent {
        let problem = wrongCount(
          .invalidInset, of: "inset", written: written.map(\.text),
          at: context.section.span(first.range.lowerBound..<last.range.upperBound))
        problems.append(problem)
      }
      return nil
    }
    return result
  }

  private mutating func parts(of sides: Sides, in context: MemberContext)
    -> [LoweredConstraint.Part]?
  {
    if let composite = Constraint.Composite(rawValue: sides.first.word) {
      return compositeParts(composite, of: sides, in: context)
    }
    guard let attribute = Anchor.Attribute(rawValue: sides.first.word) else { return nil }
    if let second = sides.second, Constraint.Composite(rawValue: second.word) != nil {
      reportPair(
        sides, "one attribute against several: write `\(second.word)` on both sides.", in: context)
      return nil
    }
    var part = self.part(attribute, of: sides)
    if let insetNode = sides.insetNode {
      guard sides.insets.count == 1, let sign = attribute.inwardSign else {
        reportFault(
          .invalidInset, insetNode,
          attribute.inwardSign == nil
            ? "`\(attribute.rawValue)` is no edge: `inset` goes with edges."
            : "One edge takes one inset.", in: context)
        return nil
      }
      part.constant += sign * sides.insets[0]
    }
    return checkPair(part, sides, in: context) ? [part] : nil
  }

  private func part(_ attribute: Anchor.Attribute, of sides: Sides) -> LoweredConstraint.Part {
    let second = sides.second.flatMap { term in
      (Anchor.Attribute(rawValue: term.word) ?? attribute).anchor(of: term.place)
    }
    return LoweredConstraint.Part(
      first: attribute.anchor(of: sides.first.place), relation: sides.relation, second: second,
      multiplier: sides.second?.factor ?? 1, constant: sides.constant)
  }

  private mutating func compositeParts(
    _ composite: Constraint.Composite, of sides: Sides, in context: MemberContext
  ) -> [LoweredConstraint.Part]? {
    if let second = sides.second, second.word != composite.rawValue {
      reportPair(
        sides, "`\(composite.rawValue)` on one side needs `\(composite.rawValue)` on the other.",
        in: context)
      return nil
    }
    if sides.second == nil, composite != .size {
      reportPair(
        sides, "`\(composite.rawValue)` needs the `\(composite.rawValue)` of a view or guide.",
        in: context)
      return nil
    }
    if let insetNode = sides.insetNode, composite != .edges {
      reportFault(
        .invalidInset, insetNode, "`inset` goes with edges, not with `\(composite.rawValue)`.",
        in: context)
      return nil
    }
    if composite == .edges, sides.constant != 0 {
      reportFault(
        .unrepresentableConstraint, sides.node,
        "One number cannot move four edges: write `inset \(shortNumber(sides.constant))`.",
        in: context)
      return nil
    }
    return composite.attributes.enumerated().map { index, attribute in
      var part = self.part(attribute, of: sides)
      guard composite == .edges, let sign = attribute.inwardSign else { return part }
      // `edges <= other.edges` keeps inside: trailing and bottom go the way it is written.
      if sign > 0 { part.relation = part.relation.flipped }
      if let inset = sides.insets.count == 4 ? sides.insets[index] : sides.insets.first {
        part.constant = sign * inset
      }
      return part
    }
  }

  // MARK: Pairs

  private mutating func reportPair(
    _ sides: Sides, _ why: String, as code: ProblemCode = .invalidAnchorPair,
    fixes: [Problem.Fix] = [], in context: MemberContext
  ) {
    let end = sides.second?.node ?? sides.node
    guard !context.isSilent else { return }
    let start = sides.first.node.range.lowerBound
    let range = min(start, end.range.lowerBound)..<max(start, end.range.upperBound)
    report(code, context.section.span(range), capitalized(why), fixes: fixes)
  }

  /// Whether UIKit would accept the two anchors.
  private mutating func checkPair(
    _ part: LoweredConstraint.Part, _ sides: Sides, in context: MemberContext
  ) -> Bool {
    let first = part.first.attribute
    for term in [sides.first, sides.second].compactMap({ $0 })
    where term.place.item != .view && (term.word == "firstBaseline" || term.word == "lastBaseline")
    {
      reportPair(sides, "a layout guide has no baseline: use top or bottom.", in: context)
      return false
    }
    guard let second = part.second?.attribute else {
      if first.dimension == .size { return true }
      reportPair(
        sides,
        "`\(first.rawValue)` needs another anchor, not a number alone: write `\(first.rawValue) == superview.\(first.rawValue) + \(shortNumber(part.constant))`.",
        in: context)
      return false
    }
    if first.dimension != second.dimension {
      reportPair(
        sides,
        "`\(first.rawValue)` is \(first.dimension.phrase), `\(second.rawValue)` \(second.dimension.phrase): they cannot be related.",
        as: .mismatchedDimensions, fixes: sameAttribute(sides, first, in: context), in: context)
      return false
    }
    if first.isLeadingOrTrailing != second.isLeadingOrTrailing, first != .centerX,
      second != .centerX, first.dimension == .horizontal
    {
      reportPair(
        sides,
        "`\(first.rawValue)` cannot be paired with `\(second.rawValue)`: use leading and trailing on both sides, or left and right.",
        as: .leadingWithLeft, fixes: readingOrder(sides, in: context), in: context)
      return false
    }
    return true
  }
}

extension ScreenBuilder {
  /// The second side with the attribute of the first one.
  private func sameAttribute(
    _ sides: Sides, _ attribute: Anchor.Attribute, in context: MemberContext
  ) -> [Problem.Fix] {
    guard let second = sides.second, second.word != sides.first.word,
      let token = second.node.significantTokens.last(where: { $0.kind.isName })
    else { return [] }
    return [
      Problem.Fix(changing: second.word, at: context.section.span(token), to: attribute.rawValue)
    ]
  }

  /// `left` and `right` written as `leading` and `trailing`, which mirror with the language.
  private func readingOrder(_ sides: Sides, in context: MemberContext) -> [Problem.Fix] {
    let words = ["left": "leading", "right": "trailing"]
    return [sides.first, sides.second].compactMap { term in
      guard let term, let word = words[term.word],
        let token = term.node.significantTokens.last(where: { $0.kind.isName })
      else { return nil }
      return Problem.Fix(changing: term.word, at: context.section.span(token), to: word)
    }
  }
}

extension Constraint.Relation {
  var flipped: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Constraint.Composite {
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
  public enum Dimension: Sendable {
    case horizontal, vertical, size

    var phrase: String {
      switch self {
      case .horizontal: "a horizontal position"
      case .vertical: "a vertical position"
      case .size: "a length"
      }
    }
  }

  public var dimension: Dimension {
    switch self {
    case .leading, .trailing, .left, .right, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: .size
    }
  }

  var isLeadingOrTrailing: Bool { self == .leading || self == .trailing }

  /// The sign with which a positive inset moves this edge inward; nil for what is no edge.
  var inwardSign: Double? {
    switch self {
    case .leading, .left, .top: 1
    case .trailing, .right, .bottom: -1
    default: nil
    }
  }

  func anchor(of place: PlaceOfAnchor) -> Anchor {
    Anchor(view: place.view, item: place.item, attribute: self)
  }
}
