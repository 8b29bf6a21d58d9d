/// What may stand at a cursor, by the syntax before it.
public enum CompletionContext: Sendable, Hashable {
  /// The top level of a file.
  case item
  /// The beginning of a member in the braces of a view or a screen.
  case member
  /// Behind the dots of a path at the beginning of a member: a property or an anchor of a view, or
  /// what is inside of it.
  case memberPath([String])
  /// The value of a property.
  case value(key: [String])
  /// An operand of a constraint; what stands on the other side, as `place.attribute`.
  case operand(path: [String], other: String?)
  case priority
  /// What a condition asks.
  case conditionSubject
  case conditionValue(subject: String)
  /// A device behind `on`.
  case device
  /// Inside of the quotes of an `import`, up to the cursor.
  case importPath(String)
  /// A code behind `allow`.
  case code
  /// Nothing: a comment, a string, a name that is being given.
  case nothing
}

extension SyntaxTree {
  /// What may stand at `offset`, and the range of the word that is being written there.
  public func completionContext(at offset: Int) -> (context: CompletionContext, word: Range<Int>) {
    let index = sectionIndex(at: offset)
    guard sections.indices.contains(index), offset >= 0, offset <= text.count else {
      return (.item, offset..<offset)
    }
    let start = starts[index]
    var reader = CompletionReader(section: sections[index], offset: offset - start)
    let context = reader.context()
    let word = reader.word
    return (context, word.lowerBound + start..<word.upperBound + start)
  }
}

/// Reads the tokens of the member before the cursor. The tree is not asked: what is being typed is
/// rarely well-formed yet, and the tokens of one line say enough.
private struct CompletionReader {
  let section: Section
  let offset: Int
  /// The word at the cursor, empty between tokens.
  private(set) var word: Range<Int>
  /// The significant tokens of the member before the word, in order.
  private var before: [SyntaxToken] = []
  private var isInside: TokenKind?
  /// Open blocks at the cursor, by the first word of their headers, the outermost first.
  private var headers: [String] = []

  init(section: Section, offset: Int) {
    self.section = section
    self.offset = offset
    word = offset..<offset
    readTokens()
  }

  private mutating func readTokens() {
    var lineWords: [SyntaxToken] = []
    var parentheses = 0
    for index in 0..<section.tokens.count {
      let token = SyntaxToken(section, index)
      let range = token.range
      if range.lowerBound >= offset { break }
      if range.upperBound >= offset, reachesCursor(token) { return }
      switch token.kind {
      case .newline:
        let last = lineWords.last?.kind
        let goesOn =
          last == .comma || last == .and || last == .or
          || (last.map { $0.isRelation || $0.isArithmetic } ?? false)
        if parentheses == 0, !goesOn { lineWords = [] }
      case .semicolon: lineWords = []
      case .leftBrace:
        headers.append(lineWords.first?.text ?? "")
        lineWords = []
        parentheses = 0
      case .rightBrace:
        _ = headers.popLast()
        lineWords = []
        parentheses = 0
      case .leftParenthesis: parentheses += 1; lineWords.append(token)
      case .rightParenthesis: parentheses -= 1; lineWords.append(token)
      case _ where token.kind.isTrivia: break
      default: lineWords.append(token)
      }
      before = lineWords
    }
  }

  /// Whether the cursor is in or straight behind a word, a comment or a string.
  private mutating func reachesCursor(_ token: SyntaxToken) -> Bool {
    switch token.kind {
    case .identifier, .quotedIdentifier, .number, .percent:
      word = token.range
      return true
    case .lineComment, .documentationComment:
      isInside = token.kind
      return true
    case .blockComment where token.range.upperBound > offset:
      isInside = token.kind
      return true
    case .string where token.range.upperBound > offset || !token.text.dropFirst().hasSuffix("\""):
      isInside = .string
      word = token.range
      return true
    default: return false
    }
  }

  mutating func context() -> CompletionContext {
    if isInside == .string { return stringContext() }
    if isInside != nil { return .nothing }
    guard let first = before.first else { return headers.isEmpty ? .item : .member }
    switch first.text {
    case "import", "let", "screen", "component", "param":
      let isNamed = before.count == 1 && first.text != "import"
      if isNamed { return .nothing }
      if first.text == "param" || first.text == "let", before.count > 2 { return .value(key: []) }
      return .nothing
    case "when" where before.count < 2 || before[1].kind != .colon: return conditionContext()
    case "expect": return expressionContext(Array(before.dropFirst()))
    case "allow": return before.count == 1 || before.last?.kind == .minus ? .code : .nothing
    default: return memberContext()
    }
  }

  private mutating func stringContext() -> CompletionContext {
    guard before.last?.text == "import" else { return .nothing }
    let typed = section.text(word.lowerBound + 1..<max(word.lowerBound + 1, offset))
    let isClosed = section.text(word).dropFirst().hasSuffix("\"")
    word = word.lowerBound + 1..<max(word.lowerBound + 1, word.upperBound - (isClosed ? 1 : 0))
    return .importPath(typed)
  }

  private func memberContext() -> CompletionContext {
    if let colon = before.firstIndex(where: { $0.kind == .colon }) {
      let key = before[..<colon].filter { $0.kind.isName }.map(\.name)
      return .value(key: key)
    }
    if before.contains(where: { $0.kind.isRelation || $0.kind.isArithmetic || $0.kind == .at }) {
      return expressionContext(before)
    }
    guard before.last?.kind == .dot else { return .nothing }
    return .memberPath(before.filter { $0.kind.isName }.map(\.name))
  }

  private func expressionContext(_ tokens: [SyntaxToken]) -> CompletionContext {
    if tokens.contains(where: { $0.text == "on" && $0.kind == .identifier }) { return .device }
    if tokens.contains(where: { $0.kind == .at }) { return .priority }
    if tokens.contains(where: { $0.text == "inset" }) { return .nothing }
    var path: [String] = []
    var index = tokens.count - 1
    while index >= 0,
      tokens[index].kind == .dot || (tokens[index].kind.isName && !path.isEmpty)
        || isPathEnd(tokens, index)
    {
      if tokens[index].kind.isName { path.insert(tokens[index].name, at: 0) }
      index -= 1
      if index >= 0, tokens[index].kind != .dot, tokens[index + 1].kind != .dot { break }
    }
    let relation = tokens.firstIndex { $0.kind.isRelation }
    let other = relation.map { tokens[..<$0].map(\.name).joined() }
    // Behind a whole operand only an operator can stand.
    if let last = tokens.last, last.kind.isName || last.kind == .number { return .nothing }
    return .operand(path: path, other: other)
  }

  private func isPathEnd(_ tokens: [SyntaxToken], _ index: Int) -> Bool {
    tokens[index].kind.isName && index + 1 < tokens.count && tokens[index + 1].kind == .dot
  }

  private func conditionContext() -> CompletionContext {
    guard let last = before.last else { return .conditionSubject }
    if last.kind.isComparison || last.kind == .dot {
      let subject = before.last { $0.kind.isName && Condition.Subject(rawValue: $0.text) != nil }
      return .conditionValue(subject: subject?.text ?? "")
    }
    if last.text == "when" || last.kind == .and || last.kind == .or || last.kind == .not
      || last.kind == .leftParenthesis
    {
      return .conditionSubject
    }
    return .nothing
  }
}
