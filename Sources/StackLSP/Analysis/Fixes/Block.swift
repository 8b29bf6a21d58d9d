import StackDSL

/// The braces of a declaration, as text: where a new member can go.
struct Block: Sendable {
  private let file: FileID
  /// Offsets of `{` and of `}`.
  private let open: Int
  private let close: Int

  /// Nil for a declaration without braces.
  init?(of declaration: SourceSpan, in text: [UInt8]) {
    let end = declaration.range.upperBound
    guard end <= text.count, end > declaration.range.lowerBound,
      text[end - 1] == UInt8(ascii: "}"),
      let open = Self.openingBrace(in: declaration.range, of: text)
    else { return nil }
    file = declaration.file
    self.open = open
    close = end - 1
  }

  /// The first brace outside the declaration's string; its head holds no other.
  private static func openingBrace(in range: Range<Int>, of text: [UInt8]) -> Int? {
    var isInString = false
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte == UInt8(ascii: "\\") && isInString {
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if byte == UInt8(ascii: "{") && !isInString {
        return index
      }
      index += 1
    }
    return nil
  }

  /// On a line of its own where the block has lines, else behind a semicolon.
  func insertion(of member: String, after neighbour: SourceSpan?, in text: [UInt8]) -> TextEdit {
    let inside = text[open + 1..<close]
    guard inside.contains(where: \.isNewline) else { return inline(member, in: text) }
    if let neighbour, let lineEnd = endOfLine(after: neighbour, in: text) {
      let indent = indentation(at: neighbour.range.lowerBound, in: text)
      return edit(at: lineEnd, "\n" + indent + member)
    }
    let closeLine = startOfLine(at: close, in: text)
    let indent = indentation(at: close, in: text)
    guard text[closeLine..<close].allSatisfy(\.isBlank) else { return inline(member, in: text) }
    return edit(at: closeLine, "\(indent)    \(member)\n")
  }

  private func inline(_ member: String, in text: [UInt8]) -> TextEdit {
    var last = close
    while last > open + 1, text[last - 1].isBlank || text[last - 1].isNewline { last -= 1 }
    if last == open + 1 {
      return TextEdit(SourceSpan(file: file, range: last..<close), " \(member) ")
    }
    return edit(at: last, "; \(member)")
  }

  private func edit(at offset: Int, _ newText: String) -> TextEdit {
    TextEdit(SourceSpan(file: file, range: offset..<offset), newText)
  }

  private func startOfLine(at offset: Int, in text: [UInt8]) -> Int {
    var start = offset
    while start > 0, !text[start - 1].isNewline { start -= 1 }
    return start
  }

  private func indentation(at offset: Int, in text: [UInt8]) -> String {
    let start = startOfLine(at: offset, in: text)
    return String(decoding: text[start..<offset].prefix(while: \.isBlank), as: UTF8.self)
  }

  /// The end of the line on which the neighbour ends, if that line is still inside the block.
  private func endOfLine(after neighbour: SourceSpan, in text: [UInt8]) -> Int? {
    guard neighbour.file == file, neighbour.range.lowerBound > open else { return nil }
    var end = neighbour.range.upperBound
    while end < close, !text[end].isNewline { end += 1 }
    return end < close ? end : nil
  }
}
