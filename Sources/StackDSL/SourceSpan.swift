/// A range of one file, in UTF-8 offsets.
public struct SourceSpan: Hashable, Sendable {
  public var file: FileID
  public var range: Range<Int>

  public init(file: FileID, range: Range<Int>) {
    self.file = file
    self.range = range
  }
}

/// One replacement in one file, in UTF-8 offsets of the text it was computed from.
public struct TextEdit: Hashable, Sendable {
  public var span: SourceSpan
  public var newText: String

  public init(_ span: SourceSpan, _ newText: String) {
    self.span = span
    self.newText = newText
  }
}
