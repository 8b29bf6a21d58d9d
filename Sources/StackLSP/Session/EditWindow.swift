/// The lines around the cursor, kept apart from the rest of the text.
///
/// An edit of a long text moves all the bytes and lines behind it. Typing stays in one place, and
/// between two keystrokes of a burst nobody looks: so edits go into this small text, which is put
/// back when somebody does. What an edit in it costs does not grow with the file.
struct EditWindow: Sendable {
  private let firstLine: Int
  /// What it stands for, in the text as it was when the window was opened.
  private let bytes: Range<Int>
  private let reachesEnd: Bool
  private var text: SourceText

  /// Lines above and below the first edit, so that the next ones find room.
  private static let margin = 16
  /// Bytes from which on it is no small text any more.
  private static let longest = 1 << 15

  /// Opened around `range`, which it accepts.
  init(around range: PositionRange, in source: SourceText) {
    let lines = source.lines
    // A place beyond the end is the end.
    let first = max(0, min(range.start.line, lines.lineCount - 1) - Self.margin)
    let end = min(range.end.line, lines.lineCount) + Self.margin
    reachesEnd = end >= lines.lineCount
    firstLine = first
    bytes = lines.starts[first]..<(reachesEnd ? source.bytes.count : lines.starts[end])
    text = SourceText(Array(source.bytes[bytes]))
  }

  /// Whether `range` lies within: not in the first line, before which a CR may stand that would
  /// become one line end with what is typed; nor in the last, whose end is not here.
  func accepts(_ range: PositionRange) -> Bool {
    let line = min(range.start.line, firstLine + text.lines.lineCount - 1)
    let isAfterFirst = firstLine == 0 || line > firstLine
    let isBeforeLast = reachesEnd || range.end.line - firstLine < text.lines.lineCount - 1
    return isAfterFirst && isBeforeLast && text.bytes.count < Self.longest
  }

  mutating func replace(
    _ range: PositionRange, with replacement: String, _ encoding: PositionEncoding
  ) {
    func inside(_ position: Position) -> Position {
      Position(line: position.line - firstLine, character: position.character)
    }
    text.replace(
      PositionRange(start: inside(range.start), end: inside(range.end)), with: replacement, encoding
    )
  }

  /// The text that it was opened in, with what was typed.
  func putBack(into source: inout SourceText) { source.replace(bytes, with: text.bytes) }
}
