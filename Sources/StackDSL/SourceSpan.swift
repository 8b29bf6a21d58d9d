/// A range of one file, in UTF-8 offsets.
public struct SourceSpan: Hashable, Sendable {
  public var file: FileID
  public var range: Range<Int>

  public init(file: FileID, range: Range<Int>) {
    self.file = file
    self.range = range
  }
}

/// A file by the name its owner gave it: a decoded path or URI, compared byte by byte.
public struct FileID: Hashable, Comparable, Sendable {
  public var name: String
  public init(_ name: String) { self.name = name }
  public static func < (a: Self, b: Self) -> Bool { a.name < b.name }
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
