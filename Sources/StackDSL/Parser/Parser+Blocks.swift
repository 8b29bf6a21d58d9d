/// Braces, present, absent and stray.
extension Parser {
  /// Reads what follows the words of a view, a screen or a `when`: its block.
  ///
  /// - Parameter requiresBlock: true for a screen; a view may have none.
  mutating func header(_ message: String, requiresBlock: Bool) {
    if braceStandsForName { skipOne("This `}` closes nothing: remove it.") }
    if braceStandsForOpening { return blockBehindWrongBrace() }
    if !isAtMemberEnd, peek() != .leftBrace {
      if hasStrayBraces, lineLacksOpeningBrace(from: position) { return blockWithoutBrace() }
      node(.unexpected) { parser in
        let quoted = parser.text()
        parser.report(
          .unexpectedText, parser.range(), "`\(quoted.prefix(40))` is not expected here.")
        while !parser.isAtMemberEnd, parser.peek() != .leftBrace { parser.take() }
      }
    }
    // The brace may stand on the next line, too.
    if peek() == .leftBrace { return block() }
    if hasStrayBraces || requiresBlock, nextLineIsDeeper { return blockWithoutBrace() }
    if requiresBlock { missing(.missingOpeningBrace, message) }
  }

  /// The line has, from a position in it on, a `}` that no `{` there opens.
  func lineLacksOpeningBrace(from start: Int) -> Bool {
    var depth = 0
    var index = start
    while index < line.count, index == start || !line.startsLine(index) {
      if line.kind(index) == .leftBrace { depth += 1 }
      if line.kind(index) == .rightBrace { depth -= 1 }
      if depth < 0 { return true }
      index += 1
    }
    return false
  }

  private var nextLineIsDeeper: Bool {
    !isAtEnd && startsLine() && position > 0 && peek() != .rightBrace
      && line.indentation(position) > line.indentation(position - 1)
  }

  /// On the line of its header a block lacks its brace, and what stands here begins no member: it
  /// stands in the brace's place.
  private var standsForBrace: Bool {
    guard !startsLine(), !isAtEnd else { return false }
    guard peek().isName else { return true }
    return peek(1).isName && (peek(2) == .colon || peek(2).isRelation)
  }

  private mutating func blockWithoutBrace() {
    let end = previousEnd
    report(
      .missingOpeningBrace, max(0, end - 1)..<end, "`{` is missing here.",
      cure: .init(title: "Insert `{`", range: end..<end, newText: " {"))
    open(.block)
    node(.missing) { _ in }
    if standsForBrace { node(.unexpected) { $0.take() } }
    members(openedBy: max(0, position - 1))
    close()
  }

  private mutating func blockBehindWrongBrace() {
    let opener = position
    open(.block)
    wrongBrace(.missingOpeningBrace, for: "{")
    members(openedBy: opener)
    close()
  }

  mutating func block() {
    guard blockDepth < Self.maximumDepth else { return skipDeepBlock() }
    open(.block)
    let opener = position
    take()
    members(openedBy: opener)
    close()
  }

  /// Members up to and with the closing brace, or to where indentation says that it is absent.
  private mutating func members(openedBy opener: Int) {
    blockDepth += 1
    defer { blockDepth -= 1 }
    let outer = parenthesisDepth
    parenthesisDepth = 0
    defer { parenthesisDepth = outer }
    let indentation = line.indentation(opener)
    // Indentation is trusted in a block whose first member is indented, or stands on its line, and in whatever
    // stands in such a block.
    let isDeeper = !startsLine() || line.indentation(position) > indentation
    let isTrusted = hasStrayBraces && (isDeeper || trustsIndentation)
    let outerTrust = trustsIndentation
    trustsIndentation = isTrusted
    defer { trustsIndentation = outerTrust }
    while true {
      memberIsFaulty = false
      if isAtEnd { return unclosed(opener, isAtEnd: true) }
      if peek() == .rightBrace {
        switch isTrusted ? closingBrace(opener, indentation) : .closes {
        case .closes: return take()
        case .closesOuter: return unclosed(opener, isAtEnd: false)
        case .isStray:
          let isMidLine = !startsLine()
          strayClosingBrace()
          // It stands in the place of something else, which the rest of the member belonged to.
          if isMidLine, !isAtMemberEnd { skipToMemberEnd() }
        }
        continue
      }
      if isTrusted, startsLine(), line.indentation(position) <= indentation {
        return unclosed(opener, isAtEnd: false)
      }
      let start = position
      member()
      if position == start { take() }
    }
  }

  private enum ClosingBrace { case closes, closesOuter, isStray }

  /// The role of a `}` in a section whose braces do not balance: a closing brace stands on the line of its
  /// opening one, or first on its line with the same indentation.
  private func closingBrace(_ opener: Int, _ indentation: Int) -> ClosingBrace {
    if startsLine() {
      let own = line.indentation(position)
      return own == indentation ? .closes : own < indentation ? .closesOuter : .isStray
    }
    var index = position
    while index > opener, !line.startsLine(index) { index -= 1 }
    return index <= opener ? .closes : .isStray
  }

  private mutating func unclosed(_ opener: Int, isAtEnd: Bool) {
    node(.missing) { _ in }
    if isAtEnd, hasReportedUnclosedBlock { return }
    hasReportedUnclosedBlock = true
    let end = previousEnd
    memberIsFaulty = false
    report(
      .missingClosingBrace, tokens.range(line.token(opener)),
      "What begins here is never closed: `}` is missing.",
      cure: .init(title: "Insert `}`", range: end..<end, newText: " }"))
  }

  /// One or several `}` that close nothing.
  mutating func strayClosingBrace() {
    node(.unexpected) { parser in
      parser.report(
        .unexpectedClosingBrace, parser.range(), "This `}` closes nothing: remove it.",
        cure: .init(title: "Remove `}`", range: parser.range(), newText: ""))
      parser.take()
      while parser.peek() == .rightBrace, !parser.hasStrayBraces || parser.blockDepth == 0 {
        parser.take()
      }
    }
  }

  /// Passes over a block that lies too deep, by counting braces.
  private mutating func skipDeepBlock() {
    node(.unexpected) { parser in
      if !parser.hasReportedDepth {
        parser.hasReportedDepth = true
        parser.memberIsFaulty = false
        parser.report(
          .nestingTooDeep, parser.range(),
          "Braces may be nested \(Self.maximumDepth) deep; what is deeper is not read.")
      }
      var depth = 0
      repeat {
        if parser.peek() == .leftBrace { depth += 1 }
        if parser.peek() == .rightBrace { depth -= 1 }
        parser.take()
      } while depth > 0 && !parser.isAtEnd
    }
  }
}
