/// The braces of a declaration as text: where a new member goes.
struct BlockText {
  /// From `{` to `}`; the latter may be missing.
  private let block: Passage
  private var text: [UInt8] { block.text }

  init(_ block: Passage) { self.block = block }

  /// On a line of its own where the block has lines, else behind a semicolon.
  ///
  /// - Parameter neighbour: a member of the block.
  func insertion(of member: String, after neighbour: Range<Int>?) -> [TextEdit]? {
    let range = block.range
    guard range.count >= 2,
      text[range.lowerBound] == UInt8(ascii: "{"),
      text[range.upperBound - 1] == UInt8(ascii: "}")
    else { return nil }
    let close = range.upperBound - 1
    guard text[range].contains(where: \.isNewline) else { return [inline(member, close)] }
    if let neighbour, let edit = insertion(of: member, behind: neighbour) { return [edit] }
    let closeLine = text.startOfLine(close)
    guard text[closeLine..<close].allSatisfy(\.isBlank) else { return [inline(member, close)] }
    let indentation = String(decoding: text[closeLine..<close], as: UTF8.self)
    return [edit(closeLine..<closeLine, "\(indentation)    \(member)\(text.lineEnding)")]
  }

  /// Below the line on which the neighbour ends, indented like it.
  private func insertion(of member: String, behind neighbour: Range<Int>) -> TextEdit? {
    let lineStart = text.startOfLine(neighbour.lowerBound)
    let lineEnd = text.endOfLine(neighbour.upperBound)
    guard lineStart > block.range.lowerBound, lineEnd < block.range.upperBound else { return nil }
    let indentation = text[lineStart...].prefix(while: \.isBlank)
    return edit(
      lineEnd..<lineEnd,
      text.lineEnding + String(decoding: indentation, as: UTF8.self) + member)
  }

  private func inline(_ member: String, _ close: Int) -> TextEdit {
    var last = close
    let open = block.range.lowerBound + 1
    while last > open, text[last - 1].isBlank || text[last - 1].isNewline { last -= 1 }
    if last == open { return edit(open..<close, " \(member) ") }
    // Before a semicolon that ends the list, so that of several new members each has one.
    if text[last - 1] == UInt8(ascii: ";") { last -= 1 }
    return edit(last..<last, (last == open ? " " : "; ") + member)
  }

  private func edit(_ range: Range<Int>, _ newText: String) -> TextEdit {
    block.other(range).replaced(by: newText)
  }
}

extension [UInt8] {
  /// The range to delete with a member.
  func extentOfMember(_ member: Range<Int>) -> Range<Int> {
    var start = member.lowerBound
    var end = member.upperBound
    while start > 0, self[start - 1].isBlank { start -= 1 }
    while end < count, self[end].isBlank { end += 1 }
    let beginsLine = start == 0 || self[start - 1].isNewline
    if beginsLine, end == count || self[end].isNewline {
      if end < count, self[end] == UInt8(ascii: "\r") { end += 1 }
      if end < count, self[end] == UInt8(ascii: "\n") { end += 1 }
      return start..<end
    }
    if end < count, self[end] == UInt8(ascii: ";") {
      end += 1
      while end < count, self[end].isBlank { end += 1 }
      return member.lowerBound..<end
    }
    if start > 0, self[start - 1] == UInt8(ascii: ";") { return start - 1..<member.upperBound }
    // Alone in its braces: the blanks on one side go with it.
    return member.lowerBound..<end
  }
}
