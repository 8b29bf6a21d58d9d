/// The second pass: constraints and expectations, lowered to `first ⋈ multiplier × second + constant`.
extension ScreenBuilder {
  mutating func addConstraint(_ node: SyntaxNode, in context: MemberContext) {
    guard let lowered = lower(node, in: context) else { return }
    let section = context.section
    let priorityNode = node.first(.priority)
    let priority = priorityNode.flatMap { self.priority($0, in: context) } ?? 1000
    let identifier = node.firstOwnToken(.string).map { stringContent($0.text) }
    let end = node.first(.inset)?.range.upperBound ?? lowered.expressionEnd
    let text = foldedText(
      node, upTo: priorityNode?.tokenRange.upperBound ?? lowered.endToken)
    for part in lowered.parts {
      screen.constraints.append(
        Constraint(
          first: part.first, relation: part.relation, second: part.second,
          multiplier: part.multiplier, constant: part.constant, priority: priority,
          identifier: identifier, condition: context.condition, owner: context.owner,
          span: section.span(node), constantSpan: lowered.literal.map(section.span),
          prioritySpan: priorityNode.map(section.span),
          prioritySlot: section.span(end..<end).start, text: text, composite: lowered.composite))
    }
  }

  mutating func addExpectation(_ node: SyntaxNode, in context: MemberContext) {
    guard let lowered = lower(node, in: context) else { return }
    let devices = node.first(.devices).map { deviceNames($0, in: context) } ?? []
    let text = foldedText(node, upTo: node.tokenRange.upperBound, dropFirst: 1)
    for part in lowered.parts {
      screen.expectations.append(
        Expectation(
          first: part.first, relation: part.relation, second: part.second,
          multiplier: part.multiplier, constant: part.constant, devices: devices,
          condition: context.condition, span: context.section.span(node), text: text))
    }
  }

  private mutating func deviceNames(_ node: SyntaxNode, in context: MemberContext) -> [String] {
    var result: [String] = []
    for path in node.children where path.kind == .path {
      let name = path.significantTokens.map(\.name).joined()
      result.append(name)
      guard !context.isSilent, let known = scopes.files.deviceNames, !known.contains(name) else {
        continue
      }
      let span = context.section.span(path)
      let nearest = nearestName(to: name, in: known)
      let hint = nearest.map { ": did you mean `\($0)`?" } ?? "."
      report(
        .unknownValue, span, "There is no device `\(name)`\(hint)",
        fixes: nearest.map { [.init(changing: name, at: span, to: $0)] } ?? [])
    }
    return result
  }

  private mutating func priority(_ node: SyntaxNode, in context: MemberContext) -> Double? {
    guard let expression = node.first(.expression) else { return nil }
    if let meant = misnamedPriority(expression, in: context) { return meant }
    guard let form = evaluate(expression, in: context) else { return nil }
    guard form.isConstant else {
      reportFault(
        .mismatchedValue, expression, "A priority is a number from 1 to 1000, not an anchor.",
        in: context)
      return nil
    }
    guard let fault = priorityFault(form.constant) else { return form.constant }
    if !context.isSilent {
      let span = context.section.span(expression)
      let replacement = fault.replacement ?? "1000"
      report(
        fault.code, span, fault.message,
        fixes: [.init(changing: expression.text, at: span, to: replacement)])
    }
    return min(max(form.constant, 1), 1000)
  }

  /// `@low`, `@UILayoutPriority.defaultHigh`; nil for any other expression.
  private mutating func misnamedPriority(_ node: SyntaxNode, in context: MemberContext) -> Double? {
    let tokens = node.significantTokens
    guard let last = tokens.last, tokens.allSatisfy({ $0.kind.isName || $0.kind == .dot }),
      tokens.count > 1 || Vocabulary.priority(named: last.name) == nil,
      context.values[last.name] == nil, let meant = ForeignNames.priority(last.name)
    else { return nil }
    if !context.isSilent {
      let span = context.section.span(node)
      report(
        .unknownValue, span, "There is no priority `\(node.text)`: did you mean `\(meant)`?",
        fixes: [.init(changing: node.text, at: span, to: meant)])
    }
    return Vocabulary.priority(named: meant)
  }

  /// The source text up to a token, blanks and comments folded to one blank.
  private func foldedText(_ node: SyntaxNode, upTo end: Int, dropFirst dropped: Int = 0) -> String {
    let tokens = node.section.tokens
    let bytes = node.section.bytes
    var result: [UInt8] = []
    var previousEnd: Int?
    for token in node.tokenRange.filter({ !tokens.kind($0).isTrivia && $0 < end }).dropFirst(
      dropped)
    {
      let range = tokens.range(token)
      if let previousEnd, range.lowerBound > previousEnd { result.append(UInt8(ascii: " ")) }
      result += bytes[range]
      previousEnd = range.upperBound
    }
    return String(decoding: result, as: UTF8.self)
  }
}
