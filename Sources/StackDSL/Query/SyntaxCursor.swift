/// The token and the nodes at an offset of a file: where every question about a cursor starts.
public struct SyntaxCursor: Sendable {
  public let file: FileID
  /// The offset asked for, in the file.
  public let offset: Int
  let section: Section
  public let sectionID: SectionID
  /// The offset of the section in the file.
  public let start: Int
  /// The token that holds the offset; where two meet, the one that is a word rather than a sign.
  public let token: SyntaxToken
  /// The innermost node around the token.
  let node: SyntaxNode

  public init?(_ tree: SyntaxTree, at offset: Int) {
    let index = tree.sectionIndex(at: offset)
    guard offset >= 0, offset <= tree.text.count, tree.sections.indices.contains(index) else {
      return nil
    }
    file = tree.file
    self.offset = offset
    section = tree.sections[index]
    sectionID = tree.id(ofSection: index)
    start = tree.starts[index]
    let token = Self.token(in: section, at: offset - start)
    self.token = SyntaxToken(section, token)
    node = section.innermostNode(around: token)
  }

  private static func token(in section: Section, at offset: Int) -> Int {
    let tokens = section.tokens
    let right = tokens.index(at: offset)
    guard right > 0, tokens.start(right) == offset else { return right }
    return tokens.kind(right).weight >= tokens.kind(right - 1).weight ? right : right - 1
  }

  func span(_ node: SyntaxNode) -> SourceSpan { sectionID.span(node) }

  public var tokenSpan: SourceSpan { sectionID.span(token) }

  /// The nodes around the token, the innermost first.
  var ancestors: some Sequence<SyntaxNode> { sequence(first: node, next: \.parent) }

  public func ancestor(_ kinds: NodeKind...) -> SyntaxNode? {
    ancestors.first { kinds.contains($0.kind) }
  }
}

extension TokenKind {
  /// Which of two adjoining tokens the cursor between them is on.
  fileprivate var weight: Int {
    if isName { return 4 }
    if self == .number || self == .percent || self == .string { return 3 }
    return isTrivia ? 0 : isRelation ? 2 : 1
  }
}

extension Section {
  /// The innermost node whose tokens include this one; the root for trivia between its items.
  func innermostNode(around token: Int) -> SyntaxNode {
    var current = root
    while let child = current.children.first(where: { $0.tokenRange.contains(token) }) {
      current = child
    }
    return current
  }
}

extension SyntaxTree {
  /// The ranges through which a selection grows: token, member, block, view … up to the file; each contains the
  /// one before.
  public func selectionRanges(at offset: Int) -> [Range<Int>] {
    guard let cursor = SyntaxCursor(self, at: offset) else { return [] }
    var result: [Range<Int>] = []
    func grow(_ range: Range<Int>) {
      let shifted = range.lowerBound + cursor.start..<range.upperBound + cursor.start
      guard let last = result.last else {
        result.append(shifted)
        return
      }
      let holds = shifted.lowerBound <= last.lowerBound && shifted.upperBound >= last.upperBound
      if holds, shifted != last { result.append(shifted) }
    }
    if cursor.token.kind != .whitespace, cursor.token.kind != .newline { grow(cursor.token.range) }
    for node in cursor.ancestors {
      if node.kind == .block, node.range.count >= 2 {
        grow(node.range.lowerBound + 1..<node.range.upperBound - 1)
      }
      if node.kind != .section { grow(node.range) }
    }
    if result.last != 0..<text.count { result.append(0..<text.count) }
    return result.isEmpty ? [0..<text.count] : result
  }
}
