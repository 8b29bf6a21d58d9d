/// The lines around the cursor, held apart from the rest of the text.
///
/// An edit of a long text moves all the bytes and lines after it. Typing stays in one place, and no one reads
/// the text between two keystrokes of a burst. So edits go into this small text, which is merged when the
/// text is read. The cost of such an edit does not depend on the length of the file.
struct EditWindow: Sendable {
  private let firstLine: Int
  /// The range it replaces, in the text as it was when the window was opened.
  private let bytes: Range<Int>
  private let reachesEnd: Bool
  private var text: SourceText

  /// The lines above and below the first edit, which leave room for the next ones.
  private static let margin = 16
  /// The longest window in bytes.
  private static let longest = 1 << 15

  /// Opens a window around `range`, and accepts that range.
  init(around range: PositionRange, in source: SourceText) {
    let lines = source.lines
    // A position beyond the end means the end.
    let first = max(0, min(range.start.line, lines.lineCount - 1) - Self.margin)
    let end = min(range.end.line, lines.lineCount) + Self.margin
    reachesEnd = end >= lines.lineCount
    firstLine = first
    bytes = lines.starts[first]..<(reachesEnd ? source.bytes.count : lines.starts[end])
    text = SourceText(Array(source.bytes[bytes]))
  }

  /// Whether the window contains `range`. Its first line is excluded, because a CR before it could join with
  /// typed text into one line end; so is its last line, whose end is outside of the window.
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

  /// Merges the window into the text in which it was opened.
  func putBack(into source: inout SourceText) { source.replace(bytes, with: text.bytes) }
}
