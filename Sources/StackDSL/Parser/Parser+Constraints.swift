/// Constraints, expectations and the expressions in them.
extension Parser {
  mutating func constraint() {
    open(.constraint)
    let start = position
    relation()
    sizeOfTwoNumbers(from: start)
    rangeOfNumbers(from: start, as: "A constraint", joinedBy: "; ")
    if !isAtMemberEnd, isWord("inset") { inset() }
    if !isAtMemberEnd, peek() == .at { priority() } else { spelledPriority() }
    if !isAtMemberEnd, peek() == .string { string() }
    skipToMemberEnd()
    close()
  }

  /// `size == 30 x 40` is two constraints with one number each.
  private mutating func sizeOfTwoNumbers(from start: Int) {
    guard !isAtMemberEnd, isWord("x"), peek(1) == .number, !startsLine(1), peek(-1) == .number,
      peek(-2).isRelation, isWord("size", -3)
    else { return }
    let first = range(start - position).lowerBound
    let owner = String(decoding: bytes[first..<range(-3).lowerBound], as: UTF8.self)
    let meant = "\(owner)width \(text(-2)) \(text(-1)); \(owner)height \(text(-2)) \(text(1))"
    report(
      .unexpectedText, first..<range(1).upperBound,
      "A constraint has one number: write `\(meant)`.",
      cure: .init(title: "Write `\(meant)`", range: first..<range(1).upperBound, newText: meant))
  }

  /// `width == 320...440` is two relations with one number each.
  mutating func rangeOfNumbers(from start: Int, as subject: String, joinedBy separator: String) {
    guard !isAtMemberEnd, peek() == .range, endsOperand(peek(1)), !startsLine(1),
      endsOperand(peek(-1)), peek(-2) == .equal
    else { return }
    let place = range(start - position).lowerBound..<range(1).upperBound
    let anchor = String(decoding: bytes[place.lowerBound..<range(-2).lowerBound], as: UTF8.self)
    let meant = "\(anchor)>= \(text(-1))\(separator)\(anchor)<= \(text(1))"
    report(
      .unexpectedText, place, "\(subject) has one number: write `\(meant)`.",
      cure: .init(title: "Write `\(meant)`", range: place, newText: meant))
    node(.expression) { parser in
      parser.take()
      parser.take()
    }
  }

  mutating func expect() {
    open(.expect)
    take()
    let start = position
    relation()
    rangeOfNumbers(from: start, as: "An expectation", joinedBy: "; expect ")
    if !isAtMemberEnd, isWord("inset") { inset() }
    if !isAtMemberEnd, isWord("on") { devices() }
    skipToMemberEnd()
    close()
  }

  /// `expression relation expression`
  private mutating func relation() {
    expression(what: "An anchor such as `width`")
    if anchorCall() { return }
    if braceStandsForSeparator(at: position) {
      wrongBrace(.missingRelation, for: "==")
      return expression(what: "The right side")
    }
    guard !isAtMemberEnd, peek().isRelation else {
      let isAssignment =
        !isAtMemberEnd && (peek() == .assign || peek() == .less || peek() == .greater)
      let cure =
        isAssignment && peek() == .assign
        ? SyntaxFault.Cure(title: "Write `==`", range: range(), newText: "==") : nil
      node(.missing) { _ in }
      let isOver = isAtMemberEnd
      report(
        .missingRelation, isOver ? max(0, previousEnd - 1)..<previousEnd : range(),
        isOver
          ? "This says nothing yet: write `:` and a value, or `==`, `<=` or `>=` and what it relates to."
          : cure == nil
            ? "`==`, `<=` or `>=` is expected here, not `\(text().prefix(40))`."
            : "`=` is no relation: write `==`.", cure: cure)
      if isAssignment {
        take()
        expression(what: "The right side")
      }
      return
    }
    take()
    expression(what: "The right side")
    if !isAtMemberEnd, peek().isRelation {
      report(
        .chainedRelation, range(), "One constraint has one relation: write two constraints.")
    }
  }

  mutating func expression(what: String) {
    open(.expression)
    while true {
      while peek() == .minus || peek() == .plus, !isAtMemberEnd || continuesLine { take() }
      operand(what: what)
      guard !isAtMemberEnd, peek().isArithmetic else { break }
      take()
    }
    close()
  }

  /// A line that ends in an operator goes on, unless the next one is a member by its looks: then
  /// the operand is missing, and the next member is not lost with this one.
  private var continuesLine: Bool {
    guard startsLine(), !isAtEnd else { return !isAtEnd }
    guard peek().isName else {
      return peek() == .number || peek() == .percent || peek() == .leftParenthesis
        || peek() == .minus
    }
    let after = positionAfterPath()
    let following = line.kind(after)
    if following == .colon || following == .leftBrace || following.isRelation { return false }
    if line.startsLine(after) { return true }
    if following == .string { return false }
    let isNamedView =
      following.isName && !isWord("inset", after - position)
      && !isWord("on", after - position)
    return !isNamedView
  }

  private mutating func operand(what: String) {
    // In parentheses lines may end, but a member begins a line there, too.
    let mayBeOver = isAtMemberEnd || (parenthesisDepth > 0 && startsLine())
    guard !mayBeOver || (peek() != .semicolon && peek() != .rightBrace && continuesLine) else {
      return missing(.missingOperand, "\(what) is missing here.")
    }
    switch peek() {
    case .number, .percent: number()
    case .identifier, .quotedIdentifier: path()
    case .leftParenthesis: group()
    case .dot:
      missing(.missingName, "A name is missing before `.`.")
      node(.unexpected) { $0.take() }
      if peek().isName, !isAtMemberEnd { path() }
    default: missing(.missingOperand, "\(what) is expected here, not `\(text().prefix(40))`.")
    }
  }

  mutating func number() { node(.number) { $0.numberToken() } }

  private mutating func group() {
    if !parenthesized(.group, { $0.expression(what: "A number or an anchor") }) {
      skipToMemberEnd()
    }
  }

  /// `( content )`; false, with nothing read, if the parentheses are nested too deep.
  mutating func parenthesized(
    _ kind: NodeKind, _ content: (inout Self) -> Void
  ) -> Bool {
    guard parenthesisDepth < Self.maximumDepth else {
      report(
        .nestingTooDeep, range(),
        "Parentheses may be nested \(Self.maximumDepth) deep; what is deeper is not read.")
      return false
    }
    open(kind)
    take()
    parenthesisDepth += 1
    content(&self)
    parenthesisDepth -= 1
    closeParenthesis()
    close()
    return true
  }

  mutating func closeParenthesis() {
    if peek() == .rightParenthesis { return take() }
    let end = previousEnd
    node(.missing) { _ in }
    report(
      .missingClosingParenthesis, max(0, end - 1)..<end, "`)` is missing here.",
      cure: .init(title: "Insert `)`", range: end..<end, newText: ")"))
  }

  /// `first.field.width`; a name after a dot may be missing while it is typed.
  mutating func path() {
    open(.path)
    take()
    while !isAtMemberEnd, peek() == .dot, !beginsCall {
      take()
      guard !isAtMemberEnd, peek().isName else {
        missing(.missingName, "A name is missing after `.`.")
        break
      }
      take()
    }
    close()
  }

  private mutating func inset() {
    open(.inset)
    take()
    repeat {
      expression(what: "A number of points")
    } while take(if: .comma)
    close()
  }

  private mutating func priority() {
    open(.priority)
    take()
    // A named priority may have Swift's dot: `@.defaultHigh`.
    if peek() == .dot, peek(1).isName, !startsLine(1) { take() }
    expression(what: "A priority from 1 to 1000")
    close()
  }

  private mutating func devices() {
    open(.devices)
    take()
    repeat {
      guard peek().isName, !isAtMemberEnd || position > 0 && line.kind(position - 1) == .comma
      else {
        missing(.missingName, "The name of a device is missing.")
        break
      }
      path()
    } while take(if: .comma)
    close()
  }
}

/// Digits with at most one point between digits, and a `%` at the end.
func isWellFormedNumber(_ text: String) -> Bool {
  let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
  return !digits.isEmpty && digits.utf8.allSatisfy { ($0 >= 48 && $0 <= 57) || $0 == 46 }
}
