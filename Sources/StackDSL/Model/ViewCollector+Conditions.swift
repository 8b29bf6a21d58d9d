/// Collects the conditions of a `when`.
extension ViewCollector {
  mutating func condition(of node: SyntaxNode, in context: MemberContext) -> ConditionIndex {
    var expression = Condition.Expression.invalid
    if let condition = node.first(.condition) { expression = read(condition, in: context) }
    if let parent = context.condition {
      expression = .and(screen.conditions[parent.index].expression, expression)
    }
    let span = context.section.span(node.first(.condition) ?? node)
    let stated = Condition(expression: expression, parent: context.condition, span: span)
    screen.conditions.append(stated)
    return ConditionIndex(screen.conditions.count - 1)
  }

  /// `&&` binds closer than `||`, as in Swift.
  private mutating func read(_ node: SyntaxNode, in context: MemberContext)
    -> Condition.Expression
  {
    var alternatives: [Condition.Expression] = []
    var conjunction: Condition.Expression?
    var isNegated = false
    for element in node.elements {
      switch element {
      case .token(let token):
        if token.kind == .not { isNegated.toggle() }
        if token.kind == .or, let done = conjunction {
          alternatives.append(done)
          conjunction = nil
        }
      case .node(let operand):
        var value = Condition.Expression.invalid
        if operand.kind == .comparison { value = comparison(operand, in: context) }
        if operand.kind == .conditionGroup, let inner = operand.first(.condition) {
          value = read(inner, in: context)
        }
        if isNegated { value = .not(value) }
        isNegated = false
        conjunction = conjunction.map { .and($0, value) } ?? value
      }
    }
    if let conjunction { alternatives.append(conjunction) }
    guard let first = alternatives.first else { return .invalid }
    return alternatives.dropFirst().reduce(first) { .or($0, $1) }
  }

  private mutating func comparison(_ node: SyntaxNode, in context: MemberContext)
    -> Condition.Expression
  {
    guard let path = node.first(.path), let valueNode = node.first(.value),
      let token = node.ownTokens.first(where: { $0.kind.isComparison }),
      let comparison = Condition.Expression.Operator(rawValue: token.text)
    else { return .invalid }
    guard let subject = Condition.Subject(rawValue: path.text) else {
      let nearest = nearestName(to: path.text, in: Condition.Subject.allCases.map(\.rawValue))
      let hint =
        nearest.map { "did you mean `\($0)`?" }
        ?? "a condition asks \(orList(Condition.Subject.allCases.map(\.rawValue)))."
      remarks.reportFault(
        .unknownCondition, path, "`\(shortened(path.text))` is nothing to ask: \(hint)", in: context
      )
      return .invalid
    }
    guard let value = value(valueNode, of: subject, in: context) else { return .invalid }
    guard comparison == .equal || comparison == .notEqual || subject.isOrdered else {
      if !context.isSilent {
        remarks.report(
          .unknownCondition, context.section.span(token),
          "`\(subject.rawValue)` has no order: compare it with `==` or `!=`.")
      }
      return .invalid
    }
    return .comparison(subject: subject, comparison, value)
  }

  private mutating func value(
    _ node: SyntaxNode, of subject: Condition.Subject, in context: MemberContext
  ) -> Value? {
    var notes = ReadingNotes()
    let type: ValueType
    switch subject {
    case .width, .height: type = .number
    case .device: type = .devices
    case .language: type = .word
    // A component takes the states of whatever screen it is put into.
    case .state: type = isComponent || context.isSilent ? .word : .cases(declaredStates ?? [])
    default: type = .cases(Vocabulary.values(of: subject) ?? [])
    }
    if type == .cases([]) {
      guard remarks.isFirst("state ==") else { return nil }
      remarks.reportFault(
        .unknownCondition, node,
        "No states are declared: write `states: \(shortened(node.text))` in the screen.",
        in: context)
      return nil
    }
    let value = readValue(
      node, as: type, of: subject.rawValue, values: context.values, in: context.section,
      devices: scopes.files.deviceNames, notes: &notes)
    remarks.keep(notes, in: context)
    if subject == .state { referToState(node, in: context) }
    return value
  }

  private mutating func referToState(_ node: SyntaxNode, in context: MemberContext) {
    guard let token = node.significantTokens.first(where: { $0.kind.isName }),
      let declared = stateNames?.first(where: { $0.name == token.name })
    else { return }
    let symbol = Symbol(kind: .state, name: declared.name, declaration: section.span(declared))
    remarks.refer(token, to: symbol, in: context)
  }

  /// The names behind `states:` in the screen's braces; nil if there is none.
  private var stateNames: [SyntaxToken]? {
    let block = node.first(.block)
    let property = block?.children.first {
      $0.kind == .property && $0.first(.path)?.text == "states"
    }
    guard let property else { return nil }
    return property.children.filter { $0.kind == .value }.compactMap(\.significantTokens.first)
  }

  private var declaredStates: [String]? { stateNames?.map(\.name) }
}

extension Condition.Expression {
  /// Its comparisons, however they are joined, and `invalid` for each part that could not be read.
  public var parts: [Self] {
    var (open, parts) = ([self], [Self]())
    while let next = open.popLast() {
      switch next {
      case .comparison, .invalid: parts.append(next)
      case .not(let inner): open.append(inner)
      case .and(let left, let right), .or(let left, let right): open += [right, left]
      }
    }
    return parts
  }
}

extension Condition.Subject {
  /// Whether `<` means anything.
  var isOrdered: Bool { self == .width || self == .height || self == .textSize }
}
