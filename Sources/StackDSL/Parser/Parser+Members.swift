/// Reads the members in braces: properties, views, constraints, `when`, `expect`, `allow`.
extension Parser {
  mutating func member() {
    memberStart = position
    switch peek() {
    case .semicolon:
      take()
    case .leftBrace:
      strayBlock()
    case .identifier, .quotedIdentifier:
      namedMember()
    case .number, .percent, .minus, .leftParenthesis:
      // `50 zip { … }` is a view whose kind something else took the place of.
      let isView =
        startsBlockLine && peek(1).isName && (peek(2) == .leftBrace || peek(2) == .string)
      isView ? view() : constraint()
    default:
      if startsBlockLine { return view() }
      unexpectedMember()
    }
  }

  private mutating func namedMember() {
    if peek() == .identifier, let keyword = keywordMember() { return keyword(&self) }
    if peek(1).isName, !startsLine(1), peek(2) == .colon, !hasStrayBraces {
      open(.property)
      skipOne("`\(text().prefix(40))` is one word too many.")
      return propertyBehindStray()
    }
    let after = positionAfterPath()
    let following = line.kind(after)
    if following == .leftParenthesis, isWord("constraint", after - 1 - position) {
      return constraint()
    }
    if following == .leftBrace, after > position + 1, beginsClosure(at: after) {
      return closureCall(behind: after)
    }
    if following == .colon, !startsBlockLine || hasStrayBraces { return property() }
    if braceStandsForSeparator(at: after) {
      return isAnchor(upTo: after) ? constraint() : property()
    }
    if startsBlockLine {
      let asks = lineHasComparisonBeforeBrace && ConditionSubject(rawValue: text()) != nil
      return asks ? whenWithoutKeyword() : view()
    }
    if line.startsLine(after) || following == .semicolon || following == .rightBrace {
      return after == position + 1 ? view() : constraint()
    }
    if following.isRelation || following.isArithmetic || following == .at { return constraint() }
    if after == position + 1, following.isName || following == .string || following == .leftBrace {
      return view()
    }
    // `width = 4` is a constraint by its name, `spacing = 4` a property.
    if following == .assign, isAnchor(upTo: after) { return constraint() }
    if following == .leftParenthesis, after == position + 1, isKindWord { return view() }
    if following == .leftParenthesis, PropertyName(rawValue: text(after - 1 - position)) == nil {
      return strayCall(behind: after)
    }
    if isValueStart(following) || following == .assign { return property() }
    after == position + 1 ? view() : constraint()
  }

  /// `when`, `expect`, `allow` and the misplaced items are names like any other unless what follows
  /// makes them keywords.
  private func keywordMember() -> ((inout Self) -> Void)? {
    let next = peek(1)
    if next == .colon || next == .dot { return nil }
    if isWord("when"), !next.isArithmetic || next == .not { return { $0.when() } }
    if isWord("expect"), !next.isRelation { return { $0.expect() } }
    if isWord("allow"), !next.isRelation { return { $0.allow() } }
    guard next.isName, !startsLine(1) else {
      return isWord("import") && next == .string ? { $0.misplacedItem() } : nil
    }
    if isWord("param") { return { $0.parameter() } }
    if isWord("screen") || isWord("component") || isWord("let") { return { $0.misplacedItem() } }
    return nil
  }

  /// The path here ends in the name of an attribute that is not a property's as well.
  private func isAnchor(upTo after: Int) -> Bool {
    let last = after - 1 - position
    guard last >= 0 else { return false }
    let word = text(last)
    return Vocabulary.attributeWords.contains(word) && PropertyName(rawValue: word) == nil
  }

  /// The position of the first token that does not belong to the path here.
  func positionAfterPath() -> Int {
    var after = position
    while line.kind(after).isName {
      guard line.kind(after + 1) == .dot, !line.startsLine(after + 1) else { return after + 1 }
      guard line.kind(after + 2).isName, !line.startsLine(after + 2) else { return after + 2 }
      after += 2
    }
    return after
  }

  /// The line has a `{` before it ends, in a section where braces balance: this is the head of a
  /// block, whatever else is wrong with it.
  var startsBlockLine: Bool {
    if hasStrayBraces { return false }
    var ahead = 0
    while position + ahead < line.count, ahead == 0 || !startsLine(ahead) {
      switch peek(ahead) {
      case .leftBrace: return true
      case .rightBrace, .semicolon: return false
      default: ahead += 1
      }
    }
    return false
  }

  private var lineHasComparisonBeforeBrace: Bool {
    var ahead = 0
    while peek(ahead) != .leftBrace, position + ahead < line.count {
      if peek(ahead).isComparison { return ahead == 1 }
      ahead += 1
    }
    return false
  }

  private mutating func strayBlock() {
    report(.unexpectedOpeningBrace, range(), "Before `{` stands a view, `when` or nothing at all.")
    if hasStrayBraces {
      node(.unexpected) { $0.take() }
    } else {
      block()
    }
  }

  mutating func unexpectedMember() {
    node(.unexpected) { parser in
      if parser.position == parser.endOfList {
        while !parser.isAtMemberEnd { parser.take() }
        return
      }
      if parser.mergeMark() { return }
      let quoted = parser.text()
      let isComment = quoted == "#"
      parser.report(
        .unexpectedText, parser.range(),
        isComment
          ? "A comment begins with `//`, not with `#`."
          : "No member begins with `\(quoted.prefix(40))`: write a property, a view or a constraint.",
        cure: isComment
          ? .init(title: "Write `//`", range: parser.range(), newText: "//") : nil)
      parser.take()
      while !parser.isAtMemberEnd, parser.peek() != .leftBrace || parser.hasStrayBraces {
        parser.take()
      }
    }
  }

  /// Passes over a line that git has left; false where there is none. Each merge is reported once.
  private mutating func mergeMark() -> Bool {
    let start = range().lowerBound
    guard MergeMark.begins(in: bytes, at: start) else { return false }
    if peek() == .less {
      report(.unexpectedText, start..<start + MergeMark.length, MergeMark.message)
    }
    repeat { take() } while !isAtEnd && !startsLine()
    return true
  }

  /// `screen`, `component`, `let` or `import` inside of a block.
  private mutating func misplacedItem() {
    let keyword = text()
    let hasBlock = isWord("screen") || isWord("component")
    let made = viewMadeByCode
    node(.unexpected) { parser in
      parser.report(
        .misplacedItem, made?.range ?? parser.range(),
        made.map { "A view is written without `let`: `\($0.newText)`." }
          ?? "`\(keyword)` stands at the top level of a file, not in braces.",
        cure: made)
      while !parser.isAtMemberEnd, parser.peek() != .leftBrace { parser.take() }
      if hasBlock, parser.peek() == .leftBrace { parser.block() }
    }
    skipToMemberEnd()
  }

  private mutating func parameter() {
    open(.parameter)
    take()
    name(what: "a parameter")
    if braceStandsForSeparator(at: position) {
      wrongBrace(.missingValue, for: ":")
    } else if isAtMemberEnd || !take(if: .colon) {
      let hasOther = !isAtMemberEnd && (peek() == .assign || peek() == .equal)
      missing(.missingValue, "A parameter reads `param NAME: default value`.")
      if hasOther { take() }
    }
    value(what: "the parameter")
    skipToMemberEnd()
    close()
  }

  private mutating func property() {
    open(.property)
    propertyBehindStray()
  }

  private mutating func propertyBehindStray() {
    path()
    let (source, place) = (bytes, range(-1))
    func key() -> String { String(decoding: source[place], as: UTF8.self) }
    if !take(if: .colon) { missingColon(behind: key()) }
    if peek() == .colon { skipOne("One `:` stands between a property and its value.") }
    repeat {
      value(what: "`\(key())`")
    } while !isAtLastComma && take(if: .comma)
    if isAtLastComma { skipOne("Nothing stands behind this comma: remove it.") }
    skipToMemberEnd()
    close()
  }

  private mutating func missingColon(behind key: String) {
    if braceStandsForSeparator(at: position) { return wrongBrace(.missingColon, for: ":") }
    if peek() == .assign, ForeignNames.needless.contains(key) || ForeignNames.looks.contains(key) {
      // Whatever its sign, it goes.
      return take()
    }
    if peek() == .assign {
      report(
        .missingColon, range(), "`\(key)` is a property: write `:`, not `=`.",
        cure: .init(title: "Write `:`", range: previousEnd..<range().upperBound, newText: ":"))
      return take()
    }
    report(
      .missingColon, range(), "`:` is missing between `\(key)` and its value.",
      cure: .init(title: "Insert `:`", range: previousEnd..<previousEnd, newText: ":"))
  }

  /// Behind the comma here the member is over.
  private var isAtLastComma: Bool {
    guard peek() == .comma, !isAtMemberEnd else { return false }
    let next = position + 1
    if next >= line.count || [.semicolon, .rightBrace].contains(line.kind(next)) { return true }
    var ahead = self
    ahead.position = next
    return line.startsLine(next) && (ahead.nextLineIsMember || !isValueStart(line.kind(next)))
  }

  private mutating func view() {
    open(.view)
    if peek().isName {
      node(.viewKind) { $0.take() }
    } else {
      missing(
        .missingKind,
        "The kind of the view is missing: write label, hstack or another one before the name.")
      while !isAtMemberEnd, peek() != .leftBrace, !peek().isName {
        node(.unexpected) { $0.take() }
      }
    }
    if peek().isComparison, !isAtMemberEnd { skipOne("A name stands here, not `\(text())`.") }
    if peek().isName, !isAtMemberEnd { name(what: "the view") }
    if peek() == .string, !isAtMemberEnd { string() }
    callParentheses()
    if !hasStrayBraces, propertiesBehindView() { return close() }
    // Where braces do not pair up, what stands here is more likely the inside of a lost one.
    if hasStrayBraces || !endsBeforeSecondMember() {
      header("", requiresBlock: false)
      skipAfterBlock()
    }
    close()
  }

  private mutating func when() {
    open(.when)
    take()
    condition()
    header(
      "`when` wants what it changes in braces: `when orientation == landscape { … }`.",
      requiresBlock: true)
    close()
  }

  private mutating func whenWithoutKeyword() {
    open(.when)
    report(
      .missingKeyword, range(), "`when` is missing before this condition.",
      cure: .init(
        title: "Insert `when`", range: range().lowerBound..<range().lowerBound, newText: "when "))
    condition()
    header("", requiresBlock: true)
    close()
  }

  private mutating func allow() {
    open(.allow)
    take()
    if !isAtMemberEnd, peek().isName {
      // A code has hyphens: contradictory-size.
      take()
      while !isAtMemberEnd, peek() == .minus, peek(1).isName || peek(1) == .number {
        take()
        take()
      }
    } else {
      missing(
        .missingName, "`allow` wants the code of a diagnostic: `allow content-clipped \"why\"`.")
    }
    if !isAtMemberEnd, peek() == .string { string() }
    skipToMemberEnd()
    close()
  }

  /// The text behind the `}` of a view may be the next member.
  private mutating func skipAfterBlock() {
    if position > 0, line.kind(position - 1) == .rightBrace { return }
    skipToMemberEnd()
  }
}
