import JSONRPC
import StackDSL

/// Converts spans to files and ranges, for output that programs read.
struct SourcePlaces: Sendable {
  /// The text for which the spans were made; nil if it is not known.
  var source: @Sendable (FileID) -> SourceText?
  /// The starts of the sections in those texts.
  var sections: SectionMap
  /// The file that is left out of a printed place.
  var home: FileID
  var encoding = PositionEncoding.utf16
  /// The name of a file, as the reader knows it.
  var name: @Sendable (FileID) -> String

  init(
    source: @escaping @Sendable (FileID) -> SourceText?, sections: SectionMap, home: FileID,
    encoding: PositionEncoding = .utf16, name: @escaping @Sendable (FileID) -> String
  ) {
    self.source = source
    self.sections = sections
    self.home = home
    self.encoding = encoding
    self.name = name
  }

  /// LSP's `Range`; nil if the text of the file is not known.
  func range(_ span: SourceSpan) -> JSON? {
    source(span.file)?.range(sections.fileSpan(span).range, encoding).json
  }

  /// `{"file": "Card.stack", "range": …}`.
  func json(_ span: SourceSpan) -> JSON {
    ["file": .string(name(span.file)), "range": range(span) ?? .null]
  }

  /// `12:5-12:9`, lines and characters from 1; the file's name precedes it unless it is `home`.
  @Sendable func text(_ span: SourceSpan) -> String? { text(sections.fileSpan(span)) }

  func text(_ span: FileSpan) -> String? {
    guard let range = source(span.file)?.range(span.range, encoding) else { return nil }
    func words(_ position: Position) -> String { "\(position.line + 1):\(position.character + 1)" }
    let file = span.file == home ? "" : "\(name(span.file)):"
    return "\(file)\(words(range.start))-\(words(range.end))"
  }
}
