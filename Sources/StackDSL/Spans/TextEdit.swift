/// A range of one text of a file, in UTF-8 offsets.
public struct FileSpan: Hashable, Sendable {
  public var file: FileID
  public var range: Range<Int>

  public init(file: FileID, range: Range<Int>) {
    self.file = file
    self.range = range
  }

  public func contains(_ other: FileSpan) -> Bool {
    file == other.file && range.lowerBound <= other.range.lowerBound
      && other.range.upperBound <= range.upperBound
  }

  /// Whether they have a byte or an end in common.
  public func touches(_ other: FileSpan) -> Bool {
    file == other.file && range.lowerBound <= other.range.upperBound
      && other.range.lowerBound <= range.upperBound
  }
}

/// One replacement in one file, in UTF-8 offsets of the text it was computed from.
public struct TextEdit: Hashable, Sendable {
  public var span: FileSpan
  /// The text at `span` before the edit. An edit of a text that differs is refused.
  public var oldText: [UInt8]
  public var newText: String

  /// - Parameter oldText: the bytes at `span`.
  init(_ span: FileSpan, replacing oldText: some Sequence<UInt8>, by newText: String) {
    self.span = span
    self.oldText = Array(oldText)
    self.newText = newText
  }

  /// - Parameter text: the whole file.
  public init(_ span: FileSpan, of text: [UInt8], by newText: String) {
    self.init(span, replacing: text[span.range.clamped(to: 0..<text.count)], by: newText)
  }

  /// Whether `text`, the whole file, has at `span` what the edit replaces.
  public func fits(_ text: [UInt8]) -> Bool {
    span.range.lowerBound >= 0 && span.range.upperBound <= text.count
      && text[span.range].elementsEqual(oldText)
  }
}
