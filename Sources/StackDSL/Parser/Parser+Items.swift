/// Top-level items: imports, lets, components, screens, defaults.
extension Parser {
  mutating func section() {
    open(.section)
    while !isAtEnd {
      memberIsFaulty = false
      memberStart = position
      let start = position
      item()
      if position == start { take() }
    }
    unclosedComment()
    // The root spans every token, trivia at the ends included.
    close()
    nodes[0].firstToken = 0
    nodes[0].endToken = UInt32(truncatingIfNeeded: tokens.count)
  }

  /// Only the last token of a text can be a comment without its end.
  private mutating func unclosedComment() {
    let last = tokens.count - 1
    guard tokens.kind(last) == .blockComment else { return }
    let range = tokens.range(last)
    let isClosed = bytes.withUnsafeBufferPointer {
      endOfBlockComment($0, from: range.lowerBound).isClosed
    }
    guard !isClosed else { return }
    memberIsFaulty = false
    report(
      .unterminatedComment, range.lowerBound..<min(range.lowerBound + 2, range.upperBound),
      "This comment has no end: all that follows is a part of it.")
  }

  private mutating func item() {
    switch peek() {
    case .semicolon:
      take()
    case .rightBrace:
      strayClosingBrace()
    case _ where MergeMark.begins(in: bytes, at: range().lowerBound):
      unexpectedMember()
    default:
      if isWord("import"), peek(1) == .string || !isMemberHead(1) { return importItem() }
      if isWord("let"), peek(1) != .colon { return letItem() }
      if isWord("component"), peek(1) != .colon { return container(.component) }
      if isWord("screen"), peek(1) != .colon { return container(.screen) }
      if isPathWithoutImport { return importWithoutKeyword() }
      topLevelMember()
    }
  }

  /// Whether the word at `distance` begins a member and is therefore no keyword: `import: …`, `import.x`.
  private func isMemberHead(_ distance: Int) -> Bool {
    let kind = peek(distance)
    return kind == .colon || kind == .dot || kind.isRelation
  }

  private mutating func importItem() {
    open(.importItem)
    take()
    if !isAtMemberEnd, peek() != .string, peek(1) == .string, !startsLine(1) {
      skipOne("`\(text().prefix(40))` is not expected here.")
    }
    if isAtMemberEnd || peek() != .string {
      missing(.missingPath, "`import` wants a path: `import \"NameRow.stack\"`.")
    } else {
      string()
    }
    skipToMemberEnd()
    close()
  }

  /// A path alone, or behind another word than `import`: `"NameRow.stack"`, `imprt "NameRow.stack"`.
  private var isPathWithoutImport: Bool {
    let ahead = peek() == .string ? 0 : 1
    return peek(ahead) == .string && (ahead == 0 || !startsLine(1))
      && text(ahead).hasSuffix(".stack\"")
  }

  private mutating func importWithoutKeyword() {
    open(.importItem)
    if peek() == .string {
      let start = range().lowerBound
      report(
        .missingKeyword, range(), "`import` is missing before this path.",
        cure: .init(title: "Insert `import`", range: start..<start, newText: "import "))
      node(.missing) { _ in }
    } else {
      skipForKeyword("import")
    }
    string()
    skipToMemberEnd()
    close()
  }

  /// Another word, or a sign, stands where a keyword has to.
  private mutating func skipForKeyword(_ keyword: String) {
    node(.unexpected) { parser in
      parser.report(
        .missingKeyword, parser.range(),
        "`\(keyword)` is expected here, not `\(parser.text().prefix(40))`.",
        cure: .init(
          title: "Change it to `\(keyword)`", range: parser.range(), newText: keyword))
      parser.take()
    }
  }

  /// `gap = 12`
  private mutating func letWithoutKeyword() {
    let start = range().lowerBound
    open(.letItem)
    report(
      .missingKeyword, range(), "`let` is missing before `\(text().prefix(40))`.",
      cure: .init(title: "Insert `let`", range: start..<start, newText: "let "))
    node(.missing) { _ in }
    letBehindKeyword()
  }

  private mutating func letItem() {
    open(.letItem)
    take()
    letBehindKeyword()
  }

  private mutating func letBehindKeyword() {
    name(what: "a let")
    if isAtMemberEnd || !take(if: .assign) {
      let hasColon = !isAtMemberEnd && (peek() == .colon || peek() == .equal)
      missing(.missingValue, "A let reads `let NAME = value`.")
      if hasColon { take() }
    }
    value(what: "the let")
    skipToMemberEnd()
    close()
  }

  /// `screen NAME { }` and `component NAME { }`.
  private mutating func container(_ kind: NodeKind) {
    open(kind)
    take()
    name(what: kind == .screen ? "a screen" : "a component")
    if kind == .component { declaredParentheses() }
    header(
      "`\(kind == .screen ? "screen" : "component") NAME` wants its views in braces: `{ … }`.",
      requiresBlock: true)
    close()
  }

  /// At the top level only properties may stand; a view there, or a name with braces, gets a
  /// message, and its block is parsed like any other.
  private mutating func topLevelMember() {
    if peek().isName, peek(1) == .assign, !startsLine(1) { return letWithoutKeyword() }
    if !startsBlockLine || peek(1) == .colon {
      let start = range()
      let isProperty = peek().isName && line.kind(positionAfterPath()) == .colon
      if !isProperty {
        report(
          .misplacedMember, start,
          "`\(text().prefix(40))` stands outside of any screen: put it into `screen NAME { … }`.")
      }
      return member()
    }
    // `NestedStacks { … }`: most likely the keyword is gone.
    if peek().isName, peek(1) == .leftBrace, ViewKind(rawValue: text()) == nil {
      let name = text()
      // Only a component begins with parameters.
      let keyword = isWord("param", 2) ? "component" : "screen"
      open(keyword == "screen" ? .screen : .component)
      report(
        .missingKeyword, range(), "`screen` or `component` is missing before `\(name)`.",
        cure: .init(
          title: "Insert `\(keyword)`", range: range().lowerBound..<range().lowerBound,
          newText: keyword + " "))
      node(.missing) { _ in }
      node(.name) { $0.take() }
      block()
      return close()
    }
    // `scren NestedStacks { … }`: names of screens and components begin with a capital letter, kinds
    // of views do not.
    if peek().isName, peek(1).isName, !startsLine(1), peek(2) == .leftBrace,
      ViewKind(rawValue: text()) == nil, text().first?.isLowercase ?? false,
      text(1).first?.isUppercase ?? false
    {
      let keyword = isWord("param", 3) ? "component" : "screen"
      open(keyword == "screen" ? .screen : .component)
      skipForKeyword(keyword)
      node(.name) { $0.take() }
      block()
      return close()
    }
    report(
      .misplacedMember, range(),
      "`\(text().prefix(40))` stands outside of any screen: put it into `screen NAME { … }`.")
    member()
  }

  /// A name where one must stand.
  mutating func name(what: String) {
    if !isAtMemberEnd, peek().isName {
      let isDoubledKeyword = position > 0 && text() == text(-1)
      if isDoubledKeyword, peek(1).isName, !startsLine(1), !hasStrayBraces {
        skipOne("`\(text().prefix(40))` is one word too many.")
      }
      node(.name) { $0.take() }
      if peek().isName, !isAtMemberEnd, !beginsSecondMember, !hasStrayBraces {
        skipOne("`\(text().prefix(40))` is one word too many.")
      }
      return
    }
    // A number or another single token in place of the name is passed over with it.
    missing(.missingName, "\(capitalized(what)) needs a name here.")
    if !isAtMemberEnd, peek() != .leftBrace, peek() != .assign, peek() != .colon, peek() != .equal {
      node(.unexpected) { $0.take() }
    }
  }

  /// A string token; one without its closing quote is reported.
  mutating func string() {
    let range = range()
    let isClosed =
      range.count >= 2 && bytes[range.upperBound - 1] == UInt8(ascii: "\"")
      && !endsInEscapedQuote(range)
    if !isClosed {
      report(
        .unterminatedString, range, "This string has no closing quote on its line.",
        cure: .init(
          title: "Add the closing quote", range: range.upperBound..<range.upperBound, newText: "\"")
      )
    }
    take()
  }

  /// The last quote is escaped: an odd number of backslashes before it.
  private func endsInEscapedQuote(_ range: Range<Int>) -> Bool {
    var index = range.upperBound - 2
    var backslashes = 0
    while index > range.lowerBound, bytes[index] == UInt8(ascii: "\\") {
      backslashes += 1
      index -= 1
    }
    return backslashes % 2 == 1
  }
}
