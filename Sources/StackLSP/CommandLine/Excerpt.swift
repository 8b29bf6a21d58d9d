import StackDSL

/// A place in a file with the line to show for it. A line longer than the screen is cut to the part around
/// the place.
struct Excerpt {
  /// `Screen.stack:12:5`: line and column from 1, columns in characters.
  let place: String
  private let lineNumber: Int
  /// The shown characters before the range, in it and after it.
  private var before: [Character]
  private var marked: [Character]
  private var after: [Character]

  init(_ span: FileSpan, _ files: CommandFiles, _ console: Console, _ columns: inout Columns) {
    let source = files.source(span.file)
    let index = source.lines.line(at: span.range.lowerBound)
    let content = source.lines.contentRange(ofLine: index, in: source.bytes)
    let start = min(max(span.range.lowerBound, content.lowerBound), content.upperBound)
    let end = min(max(span.range.upperBound, start), content.upperBound)
    lineNumber = index + 1
    let column = columns.characters(from: content.lowerBound, to: start, in: source, of: span.file)
    place = "\(files.name(span.file).printable):\(lineNumber):\(column + 1)"
    let room = max(40, (console.columns ?? Self.usualColumns) - " \(lineNumber) | ".count)
    // A character has at most four bytes, unless combining marks follow it.
    let first = source.startOfCharacter(max(content.lowerBound, start - 4 * room))
    let last = source.startOfCharacter(min(content.upperBound, start + 4 * room))
    before = Array(source.string(first..<start).printable)
    marked = Array(source.string(start..<min(end, last)).printable)
    after = Array(source.string(min(end, last)..<last).printable)
    clip(to: room, isCutBefore: first > content.lowerBound, isCutAfter: last < content.upperBound)
  }

  /// The width without a terminal that reports one.
  private static let usualColumns = 200

  /// Cuts the excerpt to the room, with "…" at each cut. Most of the room goes to the text that begins at the
  /// place.
  private mutating func clip(to room: Int, isCutBefore: Bool, isCutAfter: Bool) {
    let count = before.count + marked.count + after.count
    guard isCutBefore || isCutAfter || count > room else { return }
    let behind = marked.count + after.count
    let lead = max(room / 4, room - behind)
    if isCutBefore || before.count > lead { before = ["…"] + before.suffix(lead - 1) }
    let rest = room - before.count
    guard isCutAfter || behind > rest else { return }
    let shown = (marked + after).prefix(rest - 1)
    marked = Array(shown.prefix(marked.count))
    after = shown.dropFirst(marked.count) + ["…"]
  }

  func lines(_ console: Console, _ style: Console.Style) -> String {
    let number = String(lineNumber)
    let margin = String(repeating: " ", count: number.count)
    // Tabs stay tabs, so that the carets line up with the text above.
    let blanks = String(before.map { $0 == "\t" ? "\t" : " " })
    let carets = console.paint(String(repeating: "^", count: max(1, marked.count)), style)
    return " \(number) | \(String(before + marked + after))\n \(margin) | \(blanks)\(carets)\n"
  }
}

/// Counts the characters before places on long lines. A line of a megabyte is counted once, and not for each
/// of ten thousand findings in it.
struct Columns {
  /// Keyed by file and line: offsets in ascending order, with the number of characters before each.
  private var marks: [FileSpan: [(offset: Int, count: Int)]] = [:]
  /// The bytes between two marks.
  private static let distance = 4_096

  mutating func characters(
    from start: Int, to end: Int, in source: SourceText, of file: FileID
  ) -> Int {
    guard end - start > Self.distance else { return source.string(start..<end).count }
    let line = FileSpan(file: file, range: start..<start)
    var known = marks.removeValue(forKey: line) ?? [(start, 0)]
    while let last = known.last,
      let next = Self.nextMark(after: last.offset, to: end, in: source.bytes)
    {
      known.append((next, last.count + source.string(last.offset..<next).count))
    }
    marks[line] = known
    let nearest = known.last { $0.offset <= end } ?? (start, 0)
    return nearest.count + source.string(nearest.offset..<end).count
  }

  /// Marks are between two ASCII characters, which never combine into one.
  private static func nextMark(after offset: Int, to end: Int, in bytes: [UInt8]) -> Int? {
    let first = offset + distance
    guard first < end else { return nil }
    return (first..<end).first { bytes[$0] < 0x80 && bytes[$0 - 1] < 0x80 }
  }
}

extension SourceText {
  /// The start of the character that contains the offset.
  fileprivate func startOfCharacter(_ offset: Int) -> Int {
    var start = offset
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
