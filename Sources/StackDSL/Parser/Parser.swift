/// Parses one section. Never fails: what fits nowhere becomes an `unexpected` node, what is absent a
/// `missing` one, and either has a fault.
func parseSection(_ bytes: [UInt8]) -> Section {
  var parser = Parser(bytes: bytes, tokens: lex(bytes))
  parser.section()
  return Section(
    bytes: bytes, tokens: parser.tokens, nodes: parser.nodes,
    faults: parser.faults.sorted { $0.range.lowerBound < $1.range.lowerBound })
}

/// A recursive descent over the tokens that are not trivia. The grammar is in the extensions, one
/// file for each part of it.
///
/// Recovery rests on two facts. Members end where lines end, so a slip costs one member: the first
/// fault of a member is reported, the rest of it is passed over. And people indent, so where the
/// braces of a section do not balance, indentation says which one is absent (`hasStrayBraces`).
struct Parser {
  let bytes: [UInt8]
  let tokens: TokenTable
  let line: SignificantTokens
  /// Index into `line`.
  var position = 0
  var nodes: [NodeRecord] = []
  var openNodes: [Int] = []
  var faults: [SyntaxFault] = []
  /// Where the current member begins: there, a line's start does not end it.
  var memberStart = 0
  /// The current member has a fault already.
  var memberIsFaulty = false
  /// Inside `( )`, where lines may end.
  var parenthesisDepth = 0
  /// The `]` of a list whose beginning has been reported.
  var endOfList: Int?
  var blockDepth = 0
  var hasReportedUnclosedBlock = false
  /// Whether lines of the block around this place are indented, where braces do not balance.
  var trustsIndentation = false
  var hasReportedDepth = false

  /// Blocks within blocks, and parentheses within parentheses. UIKit's own view hierarchies stay
  /// below 50; the bound keeps the stack from overflowing.
  static let maximumDepth = 200
  /// Faults beyond this many in one section say nothing new.
  static let maximumFaults = 200

  init(bytes: [UInt8], tokens: TokenTable) {
    self.bytes = bytes
    self.tokens = tokens
    line = SignificantTokens(tokens)
    nodes.reserveCapacity(line.count)
  }

  var hasStrayBraces: Bool { line.hasStrayBraces }

  // MARK: Tokens

  /// The kind of the token `distance` ahead; `newline`, which is never significant, beyond the end.
  func peek(_ distance: Int = 0) -> TokenKind { line.kind(position + distance) }

  var isAtEnd: Bool { position >= line.count }

  func startsLine(_ distance: Int = 0) -> Bool { line.startsLine(position + distance) }

  /// The end of the line, `;`, `}` or the end of the section.
  var isAtMemberEnd: Bool {
    if isAtEnd { return true }
    let kind = peek()
    return kind == .semicolon || kind == .rightBrace
      || (startsLine() && parenthesisDepth == 0 && position != memberStart)
  }

  func range(_ distance: Int = 0) -> Range<Int> {
    let position = position + distance
    guard position < line.count else { return bytes.count..<bytes.count }
    return tokens.range(line.token(position))
  }

  func text(_ distance: Int = 0) -> String {
    String(decoding: bytes[range(distance)], as: UTF8.self)
  }

  func isWord(_ word: StaticString, _ distance: Int = 0) -> Bool {
    guard peek(distance) == .identifier else { return false }
    let range = range(distance)
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
  }

  /// Straight behind the last token that was taken: where something absent would be written.
  var previousEnd: Int {
    position > 0 ? tokens.end(line.token(position - 1)) : range().lowerBound
  }

  mutating func take() {
    if position < line.count { position += 1 }
  }

  mutating func take(if kind: TokenKind) -> Bool {
    guard peek() == kind else { return false }
    take()
    return true
  }

  // MARK: Nodes

  mutating func open(_ kind: NodeKind) {
    let first = UInt32(truncatingIfNeeded: isAtEnd ? tokens.count : line.token(position))
    openNodes.append(nodes.count)
    nodes.append(
      NodeRecord(
        kind: kind, firstToken: first, endToken: first, endNode: 0,
        parent: UInt32(truncatingIfNeeded: openNodes.dropLast().last ?? 0)))
  }

  mutating func close() {
    guard let node = openNodes.popLast() else { return }
    let end = position > 0 ? UInt32(truncatingIfNeeded: line.token(position - 1) + 1) : 0
    nodes[node].endToken = max(nodes[node].firstToken, end)
    nodes[node].endNode = UInt32(truncatingIfNeeded: nodes.count)
  }

  mutating func node(_ kind: NodeKind, _ body: (inout Self) -> Void) {
    open(kind)
    body(&self)
    close()
  }

  // MARK: Faults

  /// Reports a fault unless the current member has one.
  mutating func report(
    _ code: ProblemCode, _ range: Range<Int>, _ message: String,
    cure: SyntaxFault.Cure? = nil
  ) {
    guard !memberIsFaulty else { return }
    memberIsFaulty = true
    guard faults.count < Self.maximumFaults else { return }
    faults.append(SyntaxFault(code: code, range: range, message: message, cure: cure))
  }

  /// A missing node here, and a fault that points at the token that stands in its place, or behind
  /// the last token where the line is over.
  mutating func missing(_ code: ProblemCode, _ message: String) {
    node(.missing) { _ in }
    let isOver = isAtMemberEnd || peek() == .leftBrace || (startsLine() && position != memberStart)
    report(code, isOver ? max(0, previousEnd - 1)..<previousEnd : range(), message)
  }

  /// Passes over one token that is one too many.
  mutating func skipOne(_ message: String) {
    node(.unexpected) { parser in
      parser.report(
        .unexpectedText, parser.range(), message,
        cure: .init(title: "Remove it", range: parser.range(), newText: ""))
      parser.take()
    }
  }

  /// Passes over what is left of the member; a block in it keeps its members.
  mutating func skipToMemberEnd(_ code: ProblemCode = .unexpectedText) {
    if endsBeforeSecondMember() { return }
    while !isAtMemberEnd {
      if peek() == .leftBrace, !hasStrayBraces {
        report(code, range(), "`{` can only follow a view, `when`, a screen or a component.")
        block()
        continue
      }
      node(.unexpected) { parser in
        let quoted = parser.text()
        parser.report(
          code, parser.range(),
          "`\(quoted.prefix(40))` is not expected here: a member ends at the line's end or at `;`.")
        while !parser.isAtMemberEnd, parser.peek() != .leftBrace || parser.hasStrayBraces {
          parser.take()
        }
      }
    }
  }
}
