/// Values of properties, and conditions.
extension Parser {
  /// A run of tokens up to a comma or the member's end. What it must be depends on the property, so
  /// the model reads it; here only what can be no part of any value is refused.
  mutating func value(what: @autoclosure () -> String) {
    let isContinued = position > 0 && line.kind(position - 1) == .comma
    guard !isAtMemberEnd || (isContinued && isValueStart(peek()) && !nextLineIsMember) else {
      return missing(.missingValue, "The value of \(what()) is missing.")
    }
    guard isValueStart(peek()) else {
      if negation(of: what()) { return }
      return missing(
        .missingValue, "A value is expected for \(what()), not `\(text().prefix(40))`.")
    }
    open(.value)
    valueTokens()
    close()
  }

  /// `!true` is the other one of the two words.
  private mutating func negation(of what: String) -> Bool {
    guard peek() == .not, isWord("true", 1) || isWord("false", 1), !startsLine(1) else {
      return false
    }
    let meant = isWord("true", 1) ? "false" : "true"
    let written = range().lowerBound..<range(1).upperBound
    report(
      .missingValue, written,
      "A value of \(what) is a word, not an expression: write `\(meant)`.",
      cure: .init(title: "Write `\(meant)`", range: written, newText: meant))
    node(.missing) { _ in }
    return true
  }

  func isValueStart(_ kind: TokenKind) -> Bool {
    switch kind {
    case .number, .percent, .string, .identifier, .quotedIdentifier, .dot, .minus, .plus,
      .leftParenthesis:
      true
    default: false
    }
  }

  /// Behind it a value or an operand may be over.
  func endsOperand(_ kind: TokenKind) -> Bool {
    switch kind {
    case .number, .percent, .string, .identifier, .quotedIdentifier, .rightParenthesis: true
    default: false
    }
  }

  /// After a comma at the end of a line, a line that is a member by its looks is one.
  var nextLineIsMember: Bool {
    guard peek().isName else { return false }
    let after = positionAfterPath()
    let following = line.kind(after)
    if following == .colon || following.isRelation || following == .leftBrace { return true }
    return (following.isName || following == .string) && !line.startsLine(after)
  }

  private mutating func valueTokens() {
    var depth = 0
    var isFirst = true
    while isFirst || !isAtMemberEnd {
      // Parentheses may go over lines; one that was never closed must not swallow the next member.
      if !isFirst, depth > 0, startsLine(), nextLineIsMember { break }
      if !isFirst, depth == 0, beginsSecondMember { break }
      isFirst = false
      switch peek() {
      case .string: string()
      case .number, .percent: numberToken()
      case .leftParenthesis:
        depth += 1
        parenthesisDepth += 1
        take()
      case .rightParenthesis where depth > 0:
        depth -= 1
        parenthesisDepth -= 1
        take()
      case .identifier, .quotedIdentifier, .dot, .plus, .minus, .times, .divide, .range: take()
      case .colon where depth > 0, .comma where depth > 0: take()
      default:
        parenthesisDepth -= depth
        if depth > 0 { closeParenthesis() }
        return
      }
    }
    parenthesisDepth -= depth
    if depth > 0 { closeParenthesis() }
  }

  mutating func numberToken() {
    let text = text()
    if !isWellFormedNumber(text) {
      let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      report(
        .malformedNumber, range(),
        "`\(text.prefix(40))` is no number: write \(digits), in points and without a unit.")
    }
    take()
  }

  /// `comparison { (&& | ||) comparison }`
  mutating func condition() {
    open(.condition)
    while true {
      while !isAtMemberEnd, peek() == .not { take() }
      conditionOperand()
      guard !isAtMemberEnd, peek() == .and || peek() == .or else { break }
      take()
    }
    close()
  }

  private mutating func conditionOperand() {
    let isContinued =
      position > 0 && (line.kind(position - 1) == .and || line.kind(position - 1) == .or)
    guard !isAtMemberEnd || (isContinued && !isAtEnd && peek().isName) else {
      return missing(
        .missingCondition, "A condition is missing, such as `orientation == landscape`.")
    }
    if peek() == .leftParenthesis {
      _ = parenthesized(.conditionGroup) { $0.condition() }
      return
    }
    guard peek().isName else {
      return missing(
        .missingCondition,
        "A condition is expected here, such as `orientation == landscape`, not `\(text().prefix(40))`."
      )
    }
    comparison()
  }

  /// `subject operator value`
  private mutating func comparison() {
    open(.comparison)
    let start = position
    path()
    if !isAtMemberEnd, peek().isComparison {
      take()
      conditionValue()
      rangeOfNumbers(from: start, as: "A comparison", joinedBy: " && ")
    } else {
      let isAssignment = !isAtMemberEnd && peek() == .assign
      if isAssignment {
        report(
          .missingRelation, range(), "`=` compares nothing: write `==`.",
          cure: .init(title: "Write `==`", range: range(), newText: "=="))
      } else {
        bareCondition()
      }
      missing(.missingRelation, "A comparison is missing: `==`, `!=`, `<`, `<=`, `>` or `>=`.")
      if isAssignment {
        take()
        conditionValue()
      }
    }
    close()
  }

  /// `when error`: a value with nothing that it is compared with.
  private mutating func bareCondition() {
    guard position > 0, line.kind(position - 1) == .identifier else { return }
    let word = text(-1)
    guard ConditionSubject(rawValue: word) == nil else { return }
    let subject =
      ConditionSubject.allCases.first { Vocabulary.values(of: $0)?.contains(word) ?? false }
      ?? .state
    let start = range(-1).lowerBound
    report(
      .missingRelation, range(-1), "A condition compares: write `\(subject.rawValue) == \(word)`.",
      cure: .init(
        title: "Insert `\(subject.rawValue) ==`", range: start..<start,
        newText: "\(subject.rawValue) == "))
  }

  private mutating func conditionValue() {
    guard !isAtMemberEnd, isValueStart(peek()), peek() != .leftParenthesis else {
      return missing(.missingValue, "What to compare with is missing.")
    }
    open(.value)
    if peek() == .minus { take() }
    while !isAtMemberEnd {
      switch peek() {
      case .string: string()
      case .number, .percent: numberToken()
      case .identifier, .quotedIdentifier, .dot: take()
      // A tag of BCP 47 such as `pt-BR`.
      case .minus where line.kind(position - 1) == .identifier: take()
      default: return close()
      }
    }
    close()
  }
}
