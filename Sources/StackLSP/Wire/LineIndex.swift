import StackDSL

/// A position as the client counts it: lines from 0, characters in units of the negotiated encoding.
struct Position: Sendable, Hashable, Comparable {
  var line: Int
  var character: Int

  static func < (a: Self, b: Self) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// A range between two positions, as LSP's `Range`; the end is excluded.
struct PositionRange: Sendable, Hashable {
  var start: Position
  var end: Position
}

/// The starts of a text's lines, which convert offsets to positions and back.
///
/// A line ends at LF, CR LF or CR and nowhere else (LSP 3.17, "Text Documents"). An edit shifts the starts
/// after it and rescans only the lines it touches, so a keystroke in a long file costs only that shift more
/// than in a short one.
struct LineIndex: Sendable, Hashable {
  /// The UTF-8 offset of each line's first byte; the first is 0.
  private(set) var starts: [Int]

  init(_ text: [UInt8]) {
    starts = [0]
    Self.appendStarts(of: text, in: 0..<text.count, to: &starts)
  }

  /// Records that `count` bytes replaced `range`; `text` is the text after the edit.
  mutating func replace(_ range: Range<Int>, withCount count: Int, in text: [UInt8]) {
    let delta = count - range.count
    // A CR before the edit may have become part of a CR LF, or may no longer be, so scan it again.
    let from = max(0, range.lowerBound - 1)
    let to = min(text.count, range.lowerBound + count + 1)
    let firstChanged = firstStart(after: from)
    let firstKept = firstStart(after: max(from, to - delta))
    var between: [Int] = []
    Self.appendStarts(of: text, in: from..<to, to: &between)
    if delta != 0 {
      for index in firstKept..<starts.count { starts[index] += delta }
    }
    starts.replaceSubrange(firstChanged..<firstKept, with: between)
  }

  /// The index of the first start after `offset`.
  private func firstStart(after offset: Int) -> Int {
    starts.endOfFront { $0 <= offset }
  }

  /// Appends the starts after the line ends in `range`: those in `range.lowerBound + 1 ... range.upperBound`.
  private static func appendStarts(
    of text: [UInt8], in range: Range<Int>, to starts: inout [Int]
  ) {
    for index in range {
      switch text[index] {
      case 0x0A: starts.append(index + 1)
      case 0x0D where index + 1 == text.count || text[index + 1] != 0x0A: starts.append(index + 1)
      default: continue
      }
    }
  }
}

extension LineIndex {
  var lineCount: Int { starts.count }

  func line(at offset: Int) -> Int { firstStart(after: offset) - 1 }

  /// The line without its line end; empty after the last line.
  func contentRange(ofLine line: Int, in text: [UInt8]) -> Range<Int> {
    guard line < starts.count else { return text.count..<text.count }
    let start = starts[line]
    guard line + 1 < starts.count else { return start..<text.count }
    var end = starts[line + 1] - 1
    if end > start, text[end] == 0x0A, text[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The position of `offset`. An offset inside a character moves back to its start, and one inside a line
  /// end moves back to the end of the line.
  func position(of offset: Int, in text: [UInt8], _ encoding: PositionEncoding) -> Position {
    let offset = min(max(offset, 0), text.count)
    let line = line(at: offset)
    let content = contentRange(ofLine: line, in: text)
    var end = min(offset, content.upperBound)
    while end > content.lowerBound, end < text.count, text[end] & 0xC0 == 0x80 { end -= 1 }
    var character = 0
    for byte in text[content.lowerBound..<end] { character += encoding.units(byte) }
    return Position(line: line, character: character)
  }

  /// The offset of a position. A position beyond the line becomes the line's end, one beyond the last line
  /// becomes the end of the text, and one inside a character becomes its start.
  func offset(of position: Position, in text: [UInt8], _ encoding: PositionEncoding) -> Int {
    let content = contentRange(ofLine: max(0, position.line), in: text)
    var offset = content.lowerBound
    var character = 0
    while offset < content.upperBound {
      var next = offset + 1
      var units = encoding.units(text[offset])
      while next < content.upperBound, text[next] & 0xC0 == 0x80 {
        units += encoding.units(text[next])
        next += 1
      }
      character += units
      if character > position.character { break }
      offset = next
    }
    return offset
  }
}
