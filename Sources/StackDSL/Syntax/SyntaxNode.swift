/// A place in the tree of one section; small, and made anew whenever one is asked for.
///
/// Offsets are those of the section. `SyntaxTree` turns them into offsets of the file.
public struct SyntaxNode: Sendable {
  public let section: Section
  public let index: Int

  init(_ section: Section, _ index: Int) {
    self.section = section
    self.index = index
  }

  private var record: NodeRecord? {
    section.nodes.indices.contains(index) ? section.nodes[index] : nil
  }

  public var kind: NodeKind { record?.kind ?? .missing }

  var tokenRange: Range<Int> {
    guard let record else { return 0..<0 }
    return Int(record.firstToken)..<max(Int(record.firstToken), Int(record.endToken))
  }

  /// From its first to its last byte, trivia at the ends left out.
  public var range: Range<Int> {
    let tokens = tokenRange
    let start = section.tokens.start(tokens.lowerBound)
    guard !tokens.isEmpty else { return start..<start }
    return start..<max(start, section.tokens.end(tokens.upperBound - 1))
  }

  public var parent: SyntaxNode? {
    guard index > 0, let record else { return nil }
    return SyntaxNode(section, Int(record.parent))
  }

  public var children: Children { Children(of: self) }

  public func first(_ kind: NodeKind) -> SyntaxNode? {
    children.first { $0.kind == kind }
  }

  /// Tokens of this node that are in none of its children, without trivia.
  var ownTokens: [SyntaxToken] {
    var result: [SyntaxToken] = []
    var token = tokenRange.lowerBound
    for child in children {
      let inner = child.tokenRange
      result += tokens(in: token..<max(token, inner.lowerBound))
      token = max(token, inner.upperBound)
    }
    return result + tokens(in: token..<max(token, tokenRange.upperBound))
  }

  /// The first of `ownTokens` that is of a kind.
  func firstOwnToken(_ kind: TokenKind) -> SyntaxToken? { firstOwnToken { $0 == kind } }

  func firstOwnToken(where isWanted: (TokenKind) -> Bool) -> SyntaxToken? {
    func first(in range: Range<Int>) -> SyntaxToken? {
      range.first { isWanted(section.tokens.kind($0)) }.map { SyntaxToken(section, $0) }
    }
    var token = tokenRange.lowerBound
    for child in children {
      let inner = child.tokenRange
      if let found = first(in: token..<max(token, inner.lowerBound)) { return found }
      token = max(token, inner.upperBound)
    }
    return first(in: token..<max(token, tokenRange.upperBound))
  }

  /// All tokens, without trivia.
  public var significantTokens: [SyntaxToken] { tokens(in: tokenRange) }

  /// The first of them.
  var firstToken: SyntaxToken? {
    tokenRange.isEmpty ? nil : SyntaxToken(section, tokenRange.lowerBound)
  }

  /// The tokens that are names.
  var nameTokens: [SyntaxToken] { tokens(in: tokenRange, where: \.isName) }

  private func tokens(
    in range: Range<Int>, where isWanted: (TokenKind) -> Bool = { !$0.isTrivia }
  ) -> [SyntaxToken] {
    var result: [SyntaxToken] = []
    result.reserveCapacity(range.count)
    for token in range where isWanted(section.tokens.kind(token)) {
      result.append(SyntaxToken(section, token))
    }
    return result
  }

  /// The bytes as text; ill-formed UTF-8 is repaired.
  public var text: String { section.text(range) }

  public struct Children: Sequence, IteratorProtocol {
    private let section: Section
    private var index: Int
    private let end: Int

    init(of node: SyntaxNode) {
      section = node.section
      index = node.index + 1
      end = node.record.map { Int($0.endNode) } ?? 0
    }

    public mutating func next() -> SyntaxNode? {
      guard index < end, section.nodes.indices.contains(index) else { return nil }
      defer { index = Swift.max(index + 1, Int(section.nodes[index].endNode)) }
      return SyntaxNode(section, index)
    }
  }
}

extension SyntaxNode {
  public enum Element: Sendable {
    case node(SyntaxNode)
    case token(SyntaxToken)
  }

  /// Child nodes and own tokens, in order.
  public var elements: [Element] {
    var result: [Element] = []
    var token = tokenRange.lowerBound
    func appendTokens(upTo end: Int) {
      while token < end {
        if !section.tokens.kind(token).isTrivia {
          result.append(.token(SyntaxToken(section, token)))
        }
        token += 1
      }
    }
    for child in children {
      appendTokens(upTo: child.tokenRange.lowerBound)
      result.append(.node(child))
      token = max(token, child.tokenRange.upperBound)
    }
    appendTokens(upTo: tokenRange.upperBound)
    return result
  }
}

/// A token in its section.
public struct SyntaxToken: Sendable {
  public let section: Section
  public let index: Int

  init(_ section: Section, _ index: Int) {
    self.section = section
    self.index = index
  }

  public var kind: TokenKind { section.tokens.kind(index) }
  public var range: Range<Int> { section.tokens.range(index) }
  public var text: String { section.text(range) }

  /// The name without backquotes.
  public var name: String {
    guard kind == .quotedIdentifier, range.count >= 2 else { return text }
    return section.text(range.lowerBound + 1..<range.upperBound - 1)
  }
}

extension Section {
  public var root: SyntaxNode { SyntaxNode(self, 0) }

  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
