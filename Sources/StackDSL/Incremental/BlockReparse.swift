/// How a section came from another one: one block was parsed again, all else was taken over.
struct BlockEdit: Sendable {
  /// The section that it was.
  var base: SectionMark
  var change: ByteChange
  /// The node of the block, which is the same in both.
  var block: Int
}

/// One run of bytes in place of another.
struct ByteChange: Sendable {
  /// In the bytes before.
  var range: Range<Int>
  /// By how many there are more than before.
  var growth: Int

  func moved(by distance: Int) -> ByteChange {
    ByteChange(
      range: range.lowerBound + distance..<range.upperBound + distance, growth: growth)
  }
}

extension Section {
  /// This section after a change inside of it, for the price of the smallest block around the change;
  /// nil where a whole section has to be parsed.
  ///
  /// A block that pairs its braces is read by itself: nothing of the parser looks over its closing
  /// brace, and nothing from outside reaches in but how deep it lies and what its line begins with.
  func reparsed(_ newBytes: [UInt8], after change: ByteChange) -> Section? {
    guard !hasStrayBraces, !faults.contains(where: { $0.code == .nestingTooDeep }) else {
      return nil
    }
    var block = innermostBlock(around: change.range)
    for _ in 0..<Self.mostAttempts {
      guard let node = block else { return nil }
      if let section = reparsed(newBytes, after: change, block: node) { return section }
      block = outerBlock(of: node)
    }
    return nil
  }

  /// Where a block and those around it do not pair their braces any more, larger ones rarely do.
  private static let mostAttempts = 3

  private func reparsed(_ newBytes: [UInt8], after change: ByteChange, block: Int) -> Section? {
    let old = nodes[block]
    let oldTokens = Int(old.firstToken)..<Int(old.endToken)
    let start = tokens.start(oldTokens.lowerBound)
    let end = tokens.end(oldTokens.upperBound - 1)
    let line = LineState(before: oldTokens.lowerBound, in: tokens)
    let bytes = Array(newBytes[start..<end + change.growth])
    guard let parsed = parseBlock(bytes, from: line, depth: depth(of: block)),
      parsed.lastIndentation
        == LineState(before: oldTokens.upperBound - 1, in: tokens).indentation,
      !parsed.beginsSection(in: newBytes, from: start),
      let faults = self.faults(with: parsed.faults, in: start..<end, growth: change.growth)
    else { return nil }
    var tokens = tokens
    tokens.replace(oldTokens, with: parsed.tokens)
    return Section(
      bytes: newBytes, tokens: tokens, nodes: nodes(with: parsed, in: block), faults: faults,
      hasStrayBraces: false, origin: BlockEdit(base: mark, change: change, block: block))
  }

  // MARK: Blocks

  /// The smallest block whose braces both stand outside of a range.
  private func innermostBlock(around range: Range<Int>) -> Int? {
    var best: Int?
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      let holds =
        tokens.start(Int(node.firstToken)) < range.lowerBound
        && range.upperBound < tokens.end(max(0, Int(node.endToken) - 1))
      if holds, node.kind == .block, hasBraces(node) { best = index }
      index = holds || index == 0 ? index + 1 : max(index + 1, Int(node.endNode))
    }
    return best
  }

  private func outerBlock(of index: Int) -> Int? {
    var index = index
    while index > 0 {
      index = Int(nodes[index].parent)
      if nodes[index].kind == .block, hasBraces(nodes[index]) { return index }
    }
    return nil
  }

  private func hasBraces(_ block: NodeRecord) -> Bool {
    block.endToken > block.firstToken + 1 && tokens.kind(Int(block.firstToken)) == .leftBrace
      && tokens.kind(Int(block.endToken) - 1) == .rightBrace
  }

  private func depth(of block: Int) -> Int {
    var depth = 0
    var index = block
    while index > 0 {
      index = Int(nodes[index].parent)
      if nodes[index].kind == .block { depth += 1 }
    }
    return depth
  }

  // MARK: Putting together

  /// Nil where a fault on the edge of the block may belong to either side.
  private func faults(with new: [SyntaxFault], in block: Range<Int>, growth: Int) -> [SyntaxFault]?
  {
    let inside = block.lowerBound + 1..<block.upperBound - 1
    let before = faults.prefix { $0.range.lowerBound < block.lowerBound }
    let behind = faults.drop { $0.range.lowerBound < block.upperBound }
    let replaced = faults[before.endIndex..<behind.startIndex]
    guard replaced.allSatisfy({ inside.contains($0.range.lowerBound) }),
      new.allSatisfy({ $0.range.lowerBound > 0 && $0.range.lowerBound < inside.count + growth + 1 }
      ),
      before.count + new.count + behind.count < Parser.maximumFaults
    else { return nil }
    return before + new.map { $0.moved(by: block.lowerBound) } + behind.map { $0.moved(by: growth) }
  }

  private func nodes(with parsed: ParsedBlock, in block: Int) -> [NodeRecord] {
    let old = nodes[block]
    let moreTokens = parsed.tokens.count - Int(old.endToken - old.firstToken)
    let moreNodes = parsed.nodes.count - (Int(old.endNode) - block)
    var nodes = nodes
    var ancestor = block
    while ancestor > 0 {
      ancestor = Int(nodes[ancestor].parent)
      nodes[ancestor].endToken &+= UInt32(truncatingIfNeeded: moreTokens)
      nodes[ancestor].endNode &+= UInt32(truncatingIfNeeded: moreNodes)
    }
    nodes.replaceSubrange(
      block..<Int(old.endNode),
      with: parsed.nodes.enumerated().map { index, node in
        node.placed(
          firstToken: old.firstToken, firstNode: UInt32(truncatingIfNeeded: block),
          parent: index == 0 ? old.parent : nil)
      })
    guard moreTokens != 0 || moreNodes != 0 else { return nodes }
    let tokenShift = UInt32(truncatingIfNeeded: moreTokens)
    let nodeShift = UInt32(truncatingIfNeeded: moreNodes)
    for index in block + parsed.nodes.count..<nodes.count {
      nodes[index].firstToken &+= tokenShift
      nodes[index].endToken &+= tokenShift
      nodes[index].endNode &+= nodeShift
      if nodes[index].parent >= old.endNode { nodes[index].parent &+= nodeShift }
    }
    return nodes
  }
}

extension NodeRecord {
  fileprivate func placed(firstToken: UInt32, firstNode: UInt32, parent: UInt32?) -> NodeRecord {
    var node = self
    node.firstToken &+= firstToken
    node.endToken &+= firstToken
    node.endNode &+= firstNode
    node.parent = parent ?? node.parent &+ firstNode
    return node
  }
}

/// A block that was parsed by itself: all offsets and numbers are its own.
private struct ParsedBlock {
  var tokens: TokenTable
  var nodes: [NodeRecord]
  var faults: [SyntaxFault]
  /// Of the line on which its closing brace stands.
  var lastIndentation: UInt32

  /// Whether a line in it would begin a section of its own.
  func beginsSection(in text: [UInt8], from start: Int) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      let scanner = SectionScanner(bytes: bytes, offset: 0)
      return (0..<tokens.count).contains { token in
        tokens.kind(token) == .newline && scanner.beginsSection(at: start + tokens.end(token))
      }
    }
  }
}

/// Nil unless the bytes are one block from the first to the last of them.
private func parseBlock(_ bytes: [UInt8], from line: LineState, depth: Int) -> ParsedBlock? {
  let tokens = lex(bytes)
  guard tokens.kinds.first == .leftBrace, tokens.kinds.last == .rightBrace else { return nil }
  var parser = Parser(bytes: bytes, tokens: tokens, from: line)
  parser.blockDepth = depth
  guard !parser.hasStrayBraces else { return nil }
  parser.block()
  guard parser.isAtEnd, parser.nodes.first?.kind == .block, !parser.hasReportedDepth else {
    return nil
  }
  return ParsedBlock(
    tokens: tokens, nodes: parser.nodes,
    faults: parser.faults.sorted { $0.range.lowerBound < $1.range.lowerBound },
    lastIndentation: UInt32(truncatingIfNeeded: parser.line.indentation(parser.line.count - 1)))
}
