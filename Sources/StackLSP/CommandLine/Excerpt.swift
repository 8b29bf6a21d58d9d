import StackDSL

/// A place in a file, and the line to show for it, as much of it as stands around the place where the line is
/// longer than the screen.
struct Excerpt {
  /// `Screen.stack:12:5`, line and column from 1, columns in characters.
  let place: String
  private let lineNumber: Int
  /// Characters before the range, in it, and behind, as far as they are shown.
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
    // No character is longer than four bytes but for marks that combine with it.
    let first = source.startOfCharacter(max(content.lowerBound, start - 4 * room))
    let last = source.startOfCharacter(min(content.upperBound, start + 4 * room))
    before = Array(source.string(first..<start).printable)
    marked = Array(source.string(start..<min(end, last)).printable)
    after = Array(source.string(min(end, last)..<last).printable)
    clip(to: room, isCutBefore: first > content.lowerBound, isCutAfter: last < content.upperBound)
  }

  /// Where no terminal says how wide it is.
  private static let usualColumns = 200

  /// Leaves no more characters than there is room for, with "…" where some were; most of the room is for
  /// what begins at the place.
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
    // Tabs stay tabs, so that the carets stand below what they mean.
    let blanks = String(before.map { $0 == "\t" ? "\t" : " " })
    let carets = console.paint(String(repeating: "^", count: max(1, marked.count)), style)
    return " \(number) | \(String(before + marked + after))\n \(margin) | \(blanks)\(carets)\n"
  }
}

/// How many characters stand before places of long lines: a line of a megabyte is counted once, not again for
/// each of ten thousand findings in it.
struct Columns {
  /// By file and start of a line: offsets in ascending order, with the characters before each.
  private var marks: [FileSpan: [(offset: Int, count: Int)]] = [:]
  /// Bytes between two marks.
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

  /// Between two characters of ASCII, which are never one for a reader.
  private static func nextMark(after offset: Int, to end: Int, in bytes: [UInt8]) -> Int? {
    let first = offset + distance
    guard first < end else { return nil }
    return (first..<end).first { bytes[$0] < 0x80 && bytes[$0 - 1] < 0x80 }
  }
}

extension SourceText {
  /// The offset, or where the character begins that it lies in.
  fileprivate func startOfCharacter(_ offset: Int) -> Int {
    var start = offset
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
