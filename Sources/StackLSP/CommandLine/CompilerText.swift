import StackDSL

/// A finding as a compiler prints it: place, severity, message, the line with carets, and below
/// it the other places that belong to it.
func compilerText(_ finding: Finding, _ files: CommandFiles, _ console: Console) -> String {
  let style: Console.Style =
    switch finding.severity {
    case .error: .red
    case .warning: .yellow
    case .information, .hint: .cyan
    }
  let excerpt = Excerpt(finding.span, files)
  let word = console.paint("\(finding.severity.word):", style)
  let message = console.paint(finding.message.printable, .bold)
  var text = "\(excerpt.place): \(word) \(message) [\(finding.code)]\n"
  text += excerpt.lines(console, style)
  for note in finding.related where note.span != finding.span {
    let other = Excerpt(note.span, files)
    text += "\(other.place): \(console.paint("note:", .dim)) \(note.message.printable)\n"
    text += other.lines(console, .dim)
  }
  return text
}

/// A place in a file, and the line to show for it.
private struct Excerpt {
  /// `Screen.stack:12:5`, line and column from 1, columns in characters.
  var place: String
  private var line: String
  private var lineNumber: Int
  /// Characters before the range, and in it as far as the line goes.
  private var before: Int
  private var width: Int

  init(_ span: SourceSpan, _ files: CommandFiles) {
    let source = files.source(span.file)
    let index = source.lines.line(at: span.range.lowerBound)
    let content = source.lines.contentRange(ofLine: index, in: source.bytes)
    let start = min(max(span.range.lowerBound, content.lowerBound), content.upperBound)
    let end = min(max(span.range.upperBound, start), content.upperBound)
    line = source.string(content).printable
    lineNumber = index + 1
    before = source.string(content.lowerBound..<start).count
    width = max(1, source.string(start..<end).count)
    place = "\(files.name(span.file).printable):\(lineNumber):\(before + 1)"
  }

  func lines(_ console: Console, _ style: Console.Style) -> String {
    let number = String(lineNumber)
    let margin = String(repeating: " ", count: number.count)
    // Tabs stay tabs, so that the carets stand below what they mean.
    let blanks = String(line.prefix(before).map { $0 == "\t" ? "\t" : " " })
    let carets = console.paint(String(repeating: "^", count: width), style)
    return " \(number) | \(line)\n \(margin) | \(blanks)\(carets)\n"
  }
}
