/// The kind of syntax that may stand at a cursor, judged by the syntax before it.
public enum CompletionContext: Sendable, Hashable {
  /// The top level of a file.
  case item
  /// The beginning of a member in the braces of a view or a screen, or of a `when` in them.
  case member(isConditional: Bool)
  /// Behind the dots of a path at the beginning of a member: a property or an anchor of a view, or
  /// what is inside of it.
  case memberPath([String])
  /// The value of a property; which values of a list stand there already.
  case value(key: [String], listed: [String] = [])
  /// In the parentheses behind a host; which sizes stand there already.
  case sizeLabel(listed: [String])
  /// Behind the first anchor of a constraint.
  case relation(anchor: [String])
  /// An operand of a constraint; what stands on the other side, as `place.attribute`.
  case operand(path: [String], other: String?)
  /// Behind a whole operand, by its last word: what goes on with it.
  case operation(behind: String)
  /// A number or a name for one: a constant, a factor, an inset.
  case number
  case priority
  /// The subject of a condition.
  case conditionSubject
  case conditionValue(subject: String)
  /// A device behind `on`.
  case device(listed: [String])
  /// Inside of the quotes of an `import`, up to the cursor.
  case importPath(String)
  /// A code behind `allow`.
  case code
  /// Nothing: a comment, a string, a name that is being given.
  case nothing

  /// Whether something has to follow: a blank there asks for proposals, as a colon does.
  public var isAwaited: Bool {
    switch self {
    case .value, .sizeLabel, .relation, .operand, .priority, .conditionSubject, .conditionValue,
      .device, .code:
      true
    case .item, .member, .memberPath, .operation, .number, .importPath, .nothing: false
    }
  }
}

extension SyntaxTree {
  /// The context at `offset`, and the range of the word that is being written there.
  public func completionContext(at offset: Int) -> (context: CompletionContext, word: Range<Int>) {
    let (context, word, _) = completionPlace(at: offset)
    return (context, word)
  }

  /// The same, with the offsets of the braces that are open there, the outermost first.
  func completionPlace(
    at offset: Int
  ) -> (context: CompletionContext, word: Range<Int>, braces: [Int]) {
    let index = sectionIndex(at: offset)
    guard sections.indices.contains(index), offset >= 0, offset <= text.count else {
      return (.item, offset..<offset, [])
    }
    let start = starts[index]
    var reader = CompletionReader(section: sections[index], offset: offset - start)
    let context = reader.context()
    let word = reader.word
    return (
      context, word.lowerBound + start..<word.upperBound + start,
      reader.blocks.map { $0.brace + start }
    )
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
  /// Open blocks at the cursor, the outermost first: the first word before the brace, and the brace.
  private(set) var blocks: [(header: String, brace: Int)] = []

  init(section: Section, offset: Int) {
    self.section = section
    self.offset = offset
    word = offset..<offset
    readTokens()
  }

  private mutating func readTokens() {
    var lineWords: [SyntaxToken] = []
    var parentheses = 0
    /// Blanks before the first token of the line on which the member began.
    var indentation = 0
    for index in 0..<section.tokens.count {
      let token = SyntaxToken(section, index)
      let range = token.range
      if range.lowerBound >= offset { break }
      if range.upperBound >= offset, reachesCursor(token) { break }
      switch token.kind {
      case .newline where parentheses > 0 || lineWords.last?.kind == .comma: break
      // An operator at the end of a line asks for more only if the next line is indented further:
      // a line that was left half-written is not part of the next one.
      case .newline where lineWords.last?.kind.asksForMore ?? false:
        if blanks(after: range.upperBound) <= indentation { lineWords = [] }
      case .newline, .semicolon: lineWords = []
      case .leftBrace:
        blocks.append((lineWords.first?.text ?? "", range.lowerBound))
        lineWords = []
        parentheses = 0
      case .rightBrace:
        _ = blocks.popLast()
        lineWords = []
        parentheses = 0
      case .leftParenthesis: parentheses += 1; lineWords.append(token)
      case .rightParenthesis: parentheses -= 1; lineWords.append(token)
      case _ where token.kind.isTrivia: break
      default:
        if lineWords.isEmpty { indentation = blanks(before: range.lowerBound) }
        lineWords.append(token)
      }
    }
    before = lineWords
  }

  private func blanks(after offset: Int) -> Int {
    section.bytes[offset...].prefix(while: \.isBlank).count
  }

  /// The blanks at the beginning of the line that contains `offset`.
  private func blanks(before offset: Int) -> Int {
    blanks(after: section.bytes.startOfLine(offset))
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
    guard let first = before.first else {
      return blocks.isEmpty ? .item : .member(isConditional: blocks.last?.header == "when")
    }
    switch first.text {
    case "import", "let", "screen", "component", "param":
      let isNamed = before.count == 1 && first.text != "import"
      if isNamed { return .nothing }
      if first.text == "param" || first.text == "let", before.count > 2 { return .value(key: []) }
      return .nothing
    case "when" where before.count < 2 || before[1].kind != .colon: return conditionContext()
    case "expect": return expressionContext(before.dropFirst())
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
    if let sign = before.firstIndex(where: { $0.kind == .colon || $0.kind == .assign }) {
      let key = before[..<sign]
      // `top: ` and `top = ` are slips; what is meant is plain.
      let isAnchor =
        endsAnchor(key) && key.last.flatMap { PropertyName(rawValue: $0.name) } == nil
      return isAnchor
        ? expressionContext(before[...]) : valueContext(key, before[(sign + 1)...])
    }
    if before.contains(where: { $0.kind.isRelation || $0.kind.isArithmetic || $0.kind == .at }) {
      return expressionContext(before[...])
    }
    if before.last?.kind == .dot { return .memberPath(names(before[...])) }
    return endsAnchor(before[...]) ? .relation(anchor: names(before[...])) : .nothing
  }

  private func valueContext(
    _ key: ArraySlice<SyntaxToken>, _ values: ArraySlice<SyntaxToken>
  ) -> CompletionContext {
    let key = names(key)
    if key == [PropertyName.host.rawValue],
      let open = values.lastIndex(where: { $0.kind == .leftParenthesis }),
      !values[open...].contains(where: { $0.kind == .rightParenthesis })
    {
      return sizeContext(values[(open + 1)...])
    }
    switch values.last?.kind {
    case nil, .comma, .dot, .leftParenthesis:
      return .value(key: key, listed: listed(values))
    case .some(let kind) where kind.isArithmetic: return .number
    default: return .nothing
    }
  }

  /// In the parentheses of `host: cell(width: 320...440, height: 50)`.
  private func sizeContext(_ sizes: ArraySlice<SyntaxToken>) -> CompletionContext {
    switch sizes.last?.kind {
    case nil, .comma: .sizeLabel(listed: names(sizes))
    case .colon, .range: .value(key: [])
    case .some(let kind): kind.isArithmetic ? .number : .nothing
    }
  }

  /// The values before the cursor, as they are written.
  private func listed(_ values: ArraySlice<SyntaxToken>) -> [String] {
    values.split { $0.kind == .comma }.map { $0.map(\.text).joined() }
  }

  private func names(_ tokens: ArraySlice<SyntaxToken>) -> [String] {
    tokens.filter(\.kind.isName).map(\.name)
  }

  private func expressionContext(_ tokens: ArraySlice<SyntaxToken>) -> CompletionContext {
    if let on = tokens.firstIndex(where: { $0.text == "on" && $0.kind == .identifier }) {
      return .device(listed: listed(tokens[(on + 1)...]))
    }
    if let last = tokens.last, tokens.contains(where: { $0.kind == .at }) {
      return last.kind == .at || last.kind.isArithmetic ? .priority : .nothing
    }
    let relation = tokens.firstIndex {
      $0.kind.isRelation || $0.kind == .assign || $0.kind == .colon
    }
    let side = tokens[(relation.map { $0 + 1 } ?? tokens.startIndex)...]
    guard let last = tokens.last else { return .operand(path: [], other: nil) }
    if last.text == "inset" || tokens.contains(where: { $0.text == "inset" }) { return .number }
    let other = relation.map { tokens[..<$0].map(\.name).joined() }
    if last.kind == .dot { return .operand(path: trailingPath(side), other: other) }
    if last.kind.isName || last.kind == .number {
      guard relation == nil else {
        return .operation(behind: last.name)
      }
      return endsAnchor(tokens) ? .relation(anchor: names(tokens)) : .nothing
    }
    // One anchor is all that a side can hold.
    let isTaken = side.contains { $0.kind.isName && Vocabulary.attributeWords.contains($0.name) }
    return isTaken ? .number : .operand(path: [], other: other)
  }

  /// The names that end the tokens, up to a sign that no path holds.
  private func trailingPath(_ tokens: ArraySlice<SyntaxToken>) -> [String] {
    let path = tokens.reversed().prefix { $0.kind == .dot || $0.kind.isName }
    return path.reversed().filter(\.kind.isName).map(\.name)
  }

  /// Whether the tokens are a path whose last word is an attribute.
  private func endsAnchor(_ tokens: ArraySlice<SyntaxToken>) -> Bool {
    guard let last = tokens.last, last.kind.isName,
      Vocabulary.attributeWords.contains(last.name), tokens.count % 2 == 1
    else { return false }
    return tokens.enumerated().allSatisfy { $0 % 2 == 0 ? $1.kind.isName : $1.kind == .dot }
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

extension TokenKind {
  /// Whether a line that ends with it goes on below.
  fileprivate var asksForMore: Bool { isComparison || isArithmetic || self == .and || self == .or }
}
