extension SyntaxNode {
  /// Takes the braces of a block away, and what stands before them; the content and its comments stay, by a
  /// level further out.
  ///
  /// - Parameters:
  ///   - start: where that begins, an offset of the section.
  ///   - id: of the section.
  /// - Returns: nil if the block is empty, or has no end.
  func unwrapped(from start: Int, in id: SectionID) -> [SourceEdit]? {
    let tokens = significantTokens
    guard let open = tokens.first, open.kind == .leftBrace, let close = tokens.last,
      close.kind == .rightBrace, open.index < close.index
    else { return nil }
    let bytes = section.bytes
    let inside = open.range.upperBound..<close.range.lowerBound
    guard let first = bytes[inside].firstIndex(where: { !$0.isBlank && !$0.isNewline }),
      let last = bytes[inside].lastIndex(where: { !$0.isBlank && !$0.isNewline })
    else { return nil }
    // The line of a comment would go on behind the brace.
    let isAtEndOfLine =
      bytes[close.range.upperBound...].first(where: { $0 != UInt8(ascii: " ") })
      .map { $0 == UInt8(ascii: "\n") } ?? true
    let end = isAtEndOfLine ? last + 1 : close.range.lowerBound
    let level = max(0, bytes.indent(at: first) - bytes.indent(at: start))
    let lines = (first..<end).filter { bytes[$0] == UInt8(ascii: "\n") }.compactMap { line in
      let blanks = bytes[(line + 1)..<end].prefix { $0 == UInt8(ascii: " ") }.prefix(level)
      return blanks.isEmpty ? nil : SourceEdit(id.span(blanks.indices), by: "")
    }
    return [SourceEdit(id.span(start..<first), by: "")] + lines
      + [SourceEdit(id.span(end..<close.range.upperBound), by: "")]
  }
}

extension Collection<UInt8> where Index == Int, Self: BidirectionalCollection {
  /// Blanks at the start of the line that an offset is on.
  fileprivate func indent(at offset: Int) -> Int {
    let start = self[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? startIndex
    return self[start...].prefix { $0 == UInt8(ascii: " ") }.count
  }
}
