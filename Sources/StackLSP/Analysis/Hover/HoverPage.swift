import StackDSL

/// The hover on the text under the cursor.
struct Hover: Sendable {
  var span: FileSpan
  var page: HoverPage
}

/// A hover as blocks, which are rendered as Markdown, or as text whose tables are aligned by blanks for
/// clients without Markdown.
///
/// Words of the file are in backquotes in both forms, as in messages.
struct HoverPage: Sendable {
  private enum Block {
    case heading(String)
    case lines([String])
    case documentation(String)
    case table([[String]])
    case verbatim(String)
    case image(title: String, svg: String)
  }
  private var blocks: [Block] = []

  var isEmpty: Bool { blocks.isEmpty }

  /// The first line: the subject of the hover.
  mutating func heading(_ text: String) { blocks.append(.heading(text)) }

  /// Lines that belong together; empty ones are left out.
  mutating func lines(_ lines: [String]) {
    let lines = lines.filter { !$0.isEmpty }
    if !lines.isEmpty { blocks.append(.lines(lines)) }
  }

  mutating func line(_ line: String) { lines([line]) }

  /// The user's comment on a declaration.
  mutating func documentation(_ text: String) {
    if !text.isEmpty { blocks.append(.documentation(text)) }
  }

  /// A table with the header in the first row. The first column is aligned left, numbers right.
  mutating func table(_ rows: [[String]]) {
    if rows.count > 1 { blocks.append(.table(rows)) }
  }

  /// Text of fixed pitch: a ladder, a drawing.
  mutating func verbatim(_ text: String) { blocks.append(.verbatim(text)) }

  /// An image in Markdown, and its title in plain text.
  mutating func image(title: String, svg: String) {
    blocks.append(.image(title: title, svg: svg))
  }

  /// The same page in the words of the editor in which a screen is drawn.
  func inWords(of screen: Screen) -> HoverPage {
    guard screen.isOfInterfaceBuilder else { return self }
    var page = self
    page.blocks = blocks.map { block in
      switch block {
      case .heading(let text): .heading(screen.inWordsOfItsEditor(text))
      case .lines(let lines): .lines(lines.map(screen.inWordsOfItsEditor))
      case .table(let rows): .table(rows.map { $0.map(screen.inWordsOfItsEditor) })
      case .documentation, .verbatim, .image: block
      }
    }
    return page
  }

  var markdown: String { blocks.map(Self.markdown).joined(separator: "\n\n") }
  var plainText: String { blocks.map(Self.plain).joined(separator: "\n\n") }

  private static func markdown(_ block: Block) -> String {
    switch block {
    case .heading(let text): return "**" + markdownText(text) + "**"
    case .documentation(let text): return inertMarkdown(text)
    // Two blanks at the end of a line keep the line break.
    case .lines(let lines): return lines.joined(separator: "  \n")
    case .verbatim(let text): return "```\n" + text + "\n```"
    case .image(let title, let svg):
      // VS Code takes the width from the alternative text; other clients show the text alone.
      return "![\(title)|width=240](\(dataURI(ofSVG: svg)))"
    case .table(let rows):
      return table(rows.map { $0.map(escapedCell) })
    }
  }

  private static func plain(_ block: Block) -> String {
    switch block {
    case .heading(let text), .documentation(let text): text
    case .lines(let lines): lines.joined(separator: "\n")
    case .verbatim(let text): text
    case .image(let title, _): title
    case .table(let rows): alignedColumns(rows)
    }
  }

  /// Padded with blanks so that the columns align, because many editors show the source.
  private static func table(_ rows: [[String]]) -> String {
    guard let header = rows.first else { return "" }
    let widths = header.indices.map { column in
      max(3, rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0)
    }
    let rule = header.indices.map { column in
      let dashes = String(repeating: "-", count: widths[column] - 1)
      return isText(column, of: header.count) ? ":" + dashes : dashes + ":"
    }
    let padded = rows.map { row in
      zip(row.indices, row).map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return isText(column, of: header.count) ? cell + padding : padding + cell
      }
    }
    return ([padded[0], rule] + padded.dropFirst())
      .map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  private static func isText(_ column: Int, of count: Int) -> Bool {
    column == 0 || column == count - 1
  }

  private static func escapedCell(_ cell: String) -> String {
    cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
