/// Resolves the sides of constraints and expectations, and what follows them.
extension NameResolver {
  mutating func addConstraint(_ node: SyntaxNode, in context: MemberContext) {
    guard let resolved = constraint(node, in: context),
      let normalized = normalized(resolved, in: context)
    else { return noteLost(node, in: context) }
    let section = context.section
    let priorityNode = node.first(.priority)
    let priority = priorityNode.flatMap { self.priority($0, in: context) } ?? 1000
    let identifier = node.firstOwnToken(.string).map { stringContent($0.text) }
    let last = node.first(.inset) ?? resolved.rightNode
    let text = foldedText(node, upTo: (priorityNode ?? last).tokenRange.upperBound)
    let slot = section.span(last.range.upperBound..<last.range.upperBound).start
    for part in normalized.parts {
      screen.constraints.append(
        Constraint(
          first: part.first, relation: part.relation, second: part.second,
          multiplier: part.multiplier, constant: part.constant, priority: priority,
          identifier: identifier, condition: context.condition, owner: context.owner,
          span: section.span(node), constantSpan: normalized.literal.map(section.span),
          prioritySpan: priorityNode.map(section.span), prioritySlot: slot, text: text,
          composite: normalized.composite))
    }
  }

  /// The views that a constraint with a fault would have tied: what is open of them follows from it.
  private mutating func noteLost(_ node: SyntaxNode, in context: MemberContext) {
    let paths = node.children.filter { $0.kind == .expression }.flatMap { side in
      side.children.filter { $0.kind == .path }
    }
    let views = paths.flatMap { path -> [ViewIndex] in
      let first = path.significantTokens.first { $0.kind.isName }
      return first.flatMap { names.view(named: $0.name, in: context) }.map { [$0] } ?? []
    }
    guard !context.isSilent else { return }
    screen.lostConstraints.append(
      LostConstraint(span: context.section.span(node), owner: context.owner, views: views))
  }

  mutating func addExpectation(_ node: SyntaxNode, in context: MemberContext) {
    guard let resolved = constraint(node, in: context),
      let normalized = normalized(resolved, in: context)
    else { return }
    let devices = node.first(.devices).map { deviceNames($0, in: context) } ?? []
    let text = foldedText(node, upTo: node.tokenRange.upperBound, dropFirst: 1)
    for part in normalized.parts {
      screen.expectations.append(
        Expectation(
          first: part.first, relation: part.relation, second: part.second,
          multiplier: part.multiplier, constant: part.constant, devices: devices,
          condition: context.condition, span: context.section.span(node), text: text))
    }
  }

  /// Nil if a name means nothing, or a side is missing.
  private mutating func constraint(
    _ node: SyntaxNode, in context: MemberContext
  ) -> ResolvedConstraint? {
    let expressions = node.children.filter { $0.kind == .expression }
    guard expressions.count == 2, let relationToken = node.firstOwnToken(where: \.isRelation),
      !reportRatio(expressions[0], relationToken, in: context),
      let relation = Constraint.Relation(rawValue: relationToken.text),
      let left = evaluate(expressions[0], in: context)
    else { return nil }
    var behind = context
    behind.opposite = left.terms.count == 1 ? left.terms[0].word : nil
    guard !reportShare(expressions[1], of: left, in: context),
      let right = evaluate(expressions[1], in: behind)
    else { return nil }
    var resolved = ResolvedConstraint(
      left: left, relation: relation, right: right, rightNode: expressions[1], node: node,
      section: context.section)
    if let inset = node.first(.inset) {
      resolved.insets = .init(numbers: [], node: inset)
      for expression in inset.children where expression.kind == .expression {
        guard let number = evaluate(expression, in: context) else { return nil }
        resolved.insets?.numbers.append(number)
      }
    }
    return resolved
  }

  private mutating func normalized(
    _ constraint: ResolvedConstraint, in context: MemberContext
  ) -> NormalizedConstraint? {
    do throws(NormalizationFault) {
      return try constraint.normalized()
    } catch {
      remarks.report(error.problem, in: context)
      return nil
    }
  }

  private mutating func deviceNames(_ node: SyntaxNode, in context: MemberContext) -> [String] {
    var result: [String] = []
    for path in node.children where path.kind == .path {
      let name = path.significantTokens.map(\.name).joined()
      result.append(name)
      guard !context.isSilent, let known = devices, !known.contains(name) else {
        continue
      }
      let span = context.section.span(path)
      let nearest = nearestName(to: name, in: known)
      let hint = nearest.map { ": did you mean `\($0)`?" } ?? "."
      remarks.report(
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
      remarks.reportFault(
        .mismatchedValue, expression, "A priority is a number from 1 to 1000, not an anchor.",
        in: context)
      return nil
    }
    guard let fault = priorityFault(form.constant) else { return form.constant }
    if !context.isSilent {
      let span = context.section.span(expression)
      let replacement = fault.replacement ?? "1000"
      remarks.report(
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
      remarks.report(
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
    result.reserveCapacity(node.range.count)
    var previousEnd: Int?
    for token in node.tokenRange.lazy.filter({ !tokens.kind($0).isTrivia && $0 < end }).dropFirst(
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
