/// The text of one document, with its lines.
struct SourceText: Sendable, Hashable {
  private(set) var bytes: [UInt8]
  private(set) var lines: LineIndex

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineIndex(bytes)
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// Replaces the text between two positions; a position beyond the text means its end.
  mutating func replace(
    _ range: PositionRange, with text: String, _ encoding: PositionEncoding
  ) {
    let start = lines.offset(of: range.start, in: bytes, encoding)
    let end = max(start, lines.offset(of: range.end, in: bytes, encoding))
    replace(start..<end, with: text.utf8)
  }

  mutating func replace(_ range: Range<Int>, with text: some Collection<UInt8>) {
    bytes.replaceSubrange(range, with: text)
    lines.replace(range, withCount: text.count, in: bytes)
  }

  func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    lines.offset(of: position, in: bytes, encoding)
  }

  func position(of offset: Int, _ encoding: PositionEncoding) -> Position {
    lines.position(of: offset, in: bytes, encoding)
  }

  func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> PositionRange {
    PositionRange(
      start: position(of: range.lowerBound, encoding), end: position(of: range.upperBound, encoding)
    )
  }

  /// The text of the range; empty beyond the end.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
