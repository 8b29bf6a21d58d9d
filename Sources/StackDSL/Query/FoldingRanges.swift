/// A stretch of text that an editor may fold away, line ends included between its ends.
public struct FoldingRange: Sendable, Hashable {
  public enum Kind: Sendable { case block, comment, imports }
  public var range: Range<Int>
  public var kind: Kind
}

extension SyntaxTree {
  /// Blocks, runs of comments and runs of imports that reach over more than one line, in order.
  public var foldingRanges: [FoldingRange] {
    var result: [FoldingRange] = []
    for (section, start) in zip(sections, starts) {
      for index in section.nodes.indices {
        let node = SyntaxNode(section, index)
        guard node.kind == .block else { continue }
        append(.block, node.range, start, to: &result)
      }
      for range in section.commentRuns { append(.comment, range, start, to: &result) }
    }
    if let imports = importRun { append(.imports, imports, 0, to: &result) }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func append(
    _ kind: FoldingRange.Kind, _ range: Range<Int>, _ start: Int, to result: inout [FoldingRange]
  ) {
    let shifted = range.lowerBound + start..<range.upperBound + start
    guard text[shifted.clamped(to: 0..<text.count)].contains(where: \.isNewline) else { return }
    result.append(FoldingRange(range: shifted, kind: kind))
  }

  /// From the first import to the last.
  private var importRun: Range<Int>? {
    var first: Int?
    var last = 0
    for (section, start) in zip(sections, starts) {
      for node in section.root.children where node.kind == .importItem {
        first = first ?? node.range.lowerBound + start
        last = node.range.upperBound + start
      }
    }
    return first.map { $0..<max($0, last) }
  }
}

extension Section {
  /// Block comments, and line comments on adjoining lines.
  fileprivate var commentRuns: [Range<Int>] {
    var result: [Range<Int>] = []
    var current: Range<Int>?
    var newlines = 0
    for token in 0..<tokens.count {
      let kind = tokens.kind(token)
      if kind.isComment {
        let range = tokens.range(token)
        current = (current?.lowerBound ?? range.lowerBound)..<range.upperBound
        newlines = 0
      } else if kind == .newline, newlines == 0 {
        newlines = 1
      } else if kind != .whitespace {
        if let run = current { result.append(run) }
        current = nil
      }
    }
    if let current { result.append(current) }
    return result
  }
}
