import StackDSL

extension LogText {
  /// The comment around an offset in a text; nil if there is none.
  init?(commentAt offset: Int, of text: [UInt8]) {
    guard let range = comment(around: offset, in: text) else { return nil }
    self.init(Array(text[range]))
  }
}

/// The comment around an offset: adjoining `//` lines, or the text between `/*` and `*/`; nil elsewhere. It
/// lets a log that is pasted into a file be explained there.
private func comment(around offset: Int, in text: [UInt8]) -> Range<Int>? {
  let place = min(max(offset, 0), text.count)
  var start = lineStart(before: place, in: text)
  if isLineComment(at: start, in: text) {
    var end = lineEnd(from: place, in: text)
    while start > 0, case let above = lineStart(before: start - 1, in: text),
      isLineComment(at: above, in: text)
    { start = above }
    while end < text.count, isLineComment(at: end, in: text) { end = lineEnd(from: end, in: text) }
    return start..<end
  }
  return blockComment(around: place, in: text)
}

private func lineStart(before offset: Int, in text: [UInt8]) -> Int {
  text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
}

/// The offset behind the line's end.
private func lineEnd(from offset: Int, in text: [UInt8]) -> Int {
  text[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
}

private func isLineComment(at start: Int, in text: [UInt8]) -> Bool {
  text[start...].drop { $0 == 0x20 || $0 == 0x09 }.starts(with: Array("//".utf8))
}

private func blockComment(around offset: Int, in text: [UInt8]) -> Range<Int>? {
  let (opening, closing) = (Array("/*".utf8), Array("*/".utf8))
  guard let start = text[..<offset].ranges(of: opening).last?.lowerBound,
    let end = text[start...].firstRange(of: closing)?.upperBound, offset <= end
  else { return nil }
  return start..<end
}
