/// A token or comment with what the formatter knows of its place.
struct Piece {
  var token: SyntaxToken
  /// In the file.
  var range: Range<Int>
  var kind: TokenKind { token.kind }
  /// The blocks over several lines that it stands in.
  var depth = 0
  /// Inside of a member, behind its first token.
  var isContinuation = false
  /// The first token of a member or an item.
  var startsMember = false
  /// A brace, and whether its block is spread over lines.
  var isMultilineBrace = false
  /// In a block on one line.
  var isInline = false
  /// Part of what has errors.
  var isFrozen = false
  /// The innermost node.
  var node = NodeKind.section
}

/// Where the tokens of a section go: which blocks are spread over lines, and how deep each lies.
struct SectionLayout {
  private(set) var pieces: [Piece] = []
  private let section: Section
  /// By token: the place in `pieces`, or -1.
  private var places: [Int]

  init(_ section: Section, start: Int) {
    self.section = section
    places = [Int](repeating: -1, count: section.tokens.count)
    for token in 0..<section.tokens.count {
      let kind = section.tokens.kind(token)
      guard !kind.isTrivia || kind.isComment || kind == .byteOrderMark, kind != .semicolon else {
        continue
      }
      places[token] = pieces.count
      let range = section.tokens.range(token)
      var piece = Piece(
        token: SyntaxToken(section, token),
        range: range.lowerBound + start..<range.upperBound + start)
      piece.isFrozen = kind == .byteOrderMark
      pieces.append(piece)
    }
    if section.hasBraceFault {
      for index in pieces.indices { pieces[index].isFrozen = true }
    } else {
      visitNodes()
    }
  }

  /// In preorder, so that what an inner node says stands.
  private mutating func visitNodes() {
    for index in section.nodes.indices {
      let node = SyntaxNode(section, index)
      switch node.kind {
      case .block: visitBlock(node)
      case _ where node.kind.isMember || node.kind.isItem: visitMember(node)
      default: for place in self.places(of: node) { pieces[place].node = node.kind }
      }
      if node.hasFaultOfItsOwn { freeze(node) }
    }
  }

  private func places(of node: SyntaxNode) -> ArraySlice<Int> {
    let range = node.tokenRange.clamped(to: 0..<places.count)
    let known = places[range].filter { $0 >= 0 }
    return known[...]
  }

  private mutating func visitMember(_ node: SyntaxNode) {
    var isFirst = true
    for place in places(of: node) {
      pieces[place].node = node.kind
      pieces[place].isContinuation = !isFirst
      if isFirst { pieces[place].startsMember = true }
      isFirst = false
    }
  }

  private mutating func visitBlock(_ node: SyntaxNode) {
    let inside = Array(places(of: node))
    guard let open = inside.first, let close = inside.last, close > open else { return }
    let isInline = pieces[open].isInline || (!hasLines(node) && fits(node))
    for place in inside {
      pieces[place].isContinuation = false
      pieces[place].node = .block
      pieces[place].startsMember = false
      pieces[place].isInline = isInline
    }
    for place in inside.dropFirst().dropLast() where !isInline { pieces[place].depth += 1 }
    pieces[open].isMultilineBrace = !isInline
    pieces[close].isMultilineBrace = !isInline
  }

  /// A line end or a line comment inside of the braces.
  private func hasLines(_ block: SyntaxNode) -> Bool {
    let range = block.range
    return section.bytes[range.clamped(to: 0..<section.bytes.count)].contains(where: \.isNewline)
  }

  /// Whether the member with this block, on one line, is short enough. Of a member over several
  /// lines the last one counts.
  private func fits(_ block: SyntaxNode) -> Bool {
    guard let member = block.parent else { return true }
    var width = 0
    var previous: Piece?
    for place in places(of: member) {
      let piece = pieces[place]
      if let previous {
        let gap = previous.token.range.upperBound..<piece.token.range.lowerBound
        let joins = piece.kind == .leftBrace && previous.kind != .lineComment
        if !joins, section.bytes[gap].contains(where: \.isNewline) {
          width = Canonical.indentation
        } else {
          // A gap canonically takes a blank, between members a semicolon and a blank.
          width += max(piece.startsMember ? 2 : 1, joins ? 1 : gap.count)
        }
      }
      width += section.bytes[piece.token.range].count { $0 & 0xC0 != 0x80 }
      previous = piece
    }
    let depth = places(of: member).first.map { pieces[$0].depth } ?? 0
    return width + depth * Canonical.indentation <= Canonical.lineLength
  }

  /// Leaves a part with a fault as it is; a block in it keeps its own form.
  private mutating func freeze(_ node: SyntaxNode) {
    let block = node.kind == .block ? nil : node.first(.block)
    let end = block?.tokenRange.lowerBound ?? node.tokenRange.upperBound
    let start = node.tokenRange.lowerBound
    for token in start..<max(start, end) where places.indices.contains(token) && places[token] >= 0
    {
      pieces[places[token]].isFrozen = true
    }
  }
}

extension NodeKind {
  fileprivate var isItem: Bool {
    switch self {
    case .importItem, .letItem, .component, .parameter, .screen: true
    default: false
    }
  }
}

extension SyntaxNode {
  /// A member with a fault anywhere outside of its block, or tokens that belong nowhere.
  fileprivate var hasFaultOfItsOwn: Bool {
    if kind == .unexpected { return true }
    guard kind.isMember || kind.isItem else { return false }
    let range = range
    let block = first(.block)?.range
    return section.faults.contains { fault in
      fault.range.lowerBound >= range.lowerBound && fault.range.upperBound <= range.upperBound
        && !(block.map { $0.lowerBound < fault.range.upperBound } ?? false)
    }
  }
}

extension Section {
  /// Braces do not pair up: what stands in which block is a guess.
  var hasBraceFault: Bool {
    faults.contains { fault in
      switch fault.code {
      case .missingClosingBrace, .missingOpeningBrace, .unexpectedClosingBrace,
        .unexpectedOpeningBrace, .nestingTooDeep, .unterminatedComment:
        true
      default: false
      }
    }
  }

  /// The braces that are open at an offset.
  func openBlocks(before offset: Int) -> Int {
    var depth = 0
    for token in 0..<tokens.count where tokens.end(token) <= offset {
      if tokens.kind(token) == .leftBrace { depth += 1 }
      if tokens.kind(token) == .rightBrace { depth -= 1 }
    }
    return depth
  }
}
