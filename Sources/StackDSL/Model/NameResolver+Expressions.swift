/// Evaluates the expressions of one member; the first fault ends it.
extension NameResolver {
  /// Nil if the expression means nothing; the reason is then in `problems`, or was the parser's.
  mutating func evaluate(_ node: SyntaxNode, in context: MemberContext) -> LinearForm? {
    // Most are one anchor or one number.
    var children = node.children
    if let only = children.next(), only.tokenRange == node.tokenRange {
      return operand(only, in: context)
    }
    var total = LinearForm()
    var product: LinearForm?
    var sign = 1.0
    var factorSign = 1.0
    var operation = TokenKind.plus
    for element in node.elements {
      switch element {
      case .token(let token):
        switch token.kind {
        case .plus, .minus:
          guard let current = product else {
            if token.kind == .minus { factorSign = -factorSign }
            continue
          }
          // A sign behind `*` or `/` belongs to the next factor.
          if operation == .times || operation == .divide {
            if token.kind == .minus { factorSign = -factorSign }
            continue
          }
          total.add(current, sign: sign)
          product = nil
          sign = token.kind == .plus ? 1 : -1
          factorSign = 1
          operation = .plus
        case .times, .divide: operation = token.kind
        default: return nil
        }
      case .node(let operand):
        guard var value = self.operand(operand, in: context) else { return nil }
        value.scale(by: factorSign)
        factorSign = 1
        guard let current = product else {
          product = value
          operation = .plus
          continue
        }
        guard let combined = combine(current, operation, value, operand, in: context) else {
          return nil
        }
        product = combined
        operation = .plus
      }
    }
    guard let last = product else { return nil }
    total.add(last, sign: sign)
    return total
  }

  private mutating func combine(
    _ left: LinearForm, _ operation: TokenKind, _ right: LinearForm, _ node: SyntaxNode,
    in context: MemberContext
  ) -> LinearForm? {
    var result = left
    result.literals += right.literals
    switch operation {
    case .times where right.isConstant:
      result.scale(by: right.constant)
    case .times where left.isConstant:
      result = right
      result.literals += left.literals
      result.scale(by: left.constant)
    case .divide where right.isConstant && right.constant != 0:
      result.scale(by: 1 / right.constant)
    default:
      let isZero = right.isConstant
      remarks.reportFault(
        .unrepresentableConstraint, node,
        isZero
          ? "Nothing can be divided by zero."
          : "Anchors can be multiplied and divided by numbers only, as in an NSLayoutConstraint.",
        in: context)
      return nil
    }
    return result
  }

  private mutating func operand(_ node: SyntaxNode, in context: MemberContext) -> LinearForm? {
    switch node.kind {
    case .number:
      guard let token = node.firstToken,
        let number = percentValue(token.text) ?? Double(token.text), number.isFinite
      else { return nil }
      return LinearForm(constant: number, literals: [token])
    case .group:
      return node.first(.expression).flatMap { evaluate($0, in: context) }
    case .path:
      return path(node, in: context)
    default:
      return nil
    }
  }

  /// An anchor, a `let` or a parameter.
  private mutating func path(_ node: SyntaxNode, in context: MemberContext) -> LinearForm? {
    guard node.first(.missing) == nil else { return nil }
    let tokens = node.nameTokens
    guard let last = tokens.last else { return nil }
    if reportForeign(tokens, in: context) { return nil }
    guard Vocabulary.attributeWords.contains(last.name) else {
      if tokens.count == 1, let number = numericName(last, in: context) {
        return LinearForm(constant: number)
      }
      return reportNoAnchor(tokens, last, in: context)
        .flatMap { anchor(tokens[...], $0, node, in: context) }
    }
    return anchor(tokens.dropLast(), last.name, node, in: context)
  }

  private mutating func anchor(
    _ path: ArraySlice<SyntaxToken>, _ word: String, _ node: SyntaxNode, in context: MemberContext
  ) -> LinearForm? {
    resolve(path, in: context).map {
      LinearForm(terms: [.init(place: $0, word: word, factor: 1, node: node)])
    }
  }

  private mutating func numericName(_ token: SyntaxToken, in context: MemberContext) -> Double? {
    let binding = context.values[token.name]
    if let binding { remarks.refer(token, to: binding.symbol, in: context) }
    switch binding?.value {
    case .number(let number)?, .percent(let number)?: return number
    case .name("systemSpacing")?: return Vocabulary.systemSpacing
    case .name(let name)?: return Vocabulary.priority(named: name)
    case nil where token.name == "systemSpacing": return Vocabulary.systemSpacing
    case nil: return Vocabulary.priority(named: token.name)
    default: return nil
    }
  }

  /// `leading == title` as `leading == title.leading`.
  private func alikeAnchor(
    of word: String, at span: SourceSpan, in context: MemberContext
  ) -> [Problem.Fix] {
    context.opposite.map { [.init(changing: word, at: span, to: "\(word).\($0)")] } ?? []
  }

  /// - Returns: the attribute that was meant behind the whole path, where that is known: the slip costs no
  ///   constraint.
  private mutating func reportNoAnchor(
    _ tokens: [SyntaxToken], _ last: SyntaxToken, in context: MemberContext
  ) -> String? {
    guard !context.isSilent else { return nil }
    let span = context.section.span(last)
    let word = last.name
    if context.values[word] != nil, tokens.count == 1 {
      remarks.report(.mismatchedValue, span, "`\(word)` is no number.")
      return nil
    }
    if tokens.count == 1 || resolve(tokens[...], in: silent(context)) != nil {
      let view = tokens.count == 1 ? names.view(named: word, in: context) : nil
      let path =
        view.flatMap { screen.views[$0.index].name }
        ?? tokens.map(\.name).joined(separator: ".")
      let place = view == nil ? PlaceWord(rawValue: word) : nil
      if view != nil || tokens.count > 1 || place.map({ !$0.isOfScrollView }) ?? false {
        let what =
          place == nil
          ? "is a view"
          : place == .superview || tokens.count == 1 ? "alone is no anchor" : "is a layout guide"
        remarks.report(
          .unknownAttribute, span,
          "`\(path)` \(what): say which of its anchors, as in "
            + "`\(path).\(context.opposite ?? "width")`.",
          fixes: alikeAnchor(of: word, at: span, in: context))
        return context.opposite
      }
    }
    let names = Vocabulary.attributeWords + (tokens.count == 1 ? context.values.keys.sorted() : [])
    guard let nearest = nearestName(to: word, in: names) else {
      // A lone word may be a let, a path ends in an attribute.
      guard tokens.count == 1 else {
        _ = resolve(tokens.dropLast(), in: context)
        remarks.report(.unknownAttribute, span, unknownAttributeMessage(word))
        return nil
      }
      guard remarks.isFirst(word) else { return nil }
      remarks.report(
        .unknownName, span, "`\(word)` is neither an anchor nor a let of this file.")
      return nil
    }
    remarks.report(
      tokens.count == 1 ? .unknownName : .unknownAttribute, span,
      "`\(word)` is no anchor: did you mean `\(nearest)`?",
      fixes: [.init(changing: word, at: span, to: nearest)])
    return nil
  }

  private func silent(_ context: MemberContext) -> MemberContext {
    var context = context
    context.frame.isSilent = true
    return context
  }

  private func unknownAttributeMessage(_ word: String) -> String {
    "`\(word)` is no anchor: an anchor ends in leading, trailing, top, bottom, width, height or centerX."
  }
}
