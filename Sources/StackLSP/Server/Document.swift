import StackDSL

/// A text that a client has opened, as of its last change.
struct Document: Sendable {
  /// As the client spelt it.
  let uri: String
  let file: FileID
  private(set) var version: Int
  private(set) var source: SourceText
  /// The text as opened or last saved: what the edits since then are compared with.
  private(set) var saved: SourceText

  init(uri: String, version: Int, text: String) {
    self.uri = uri
    file = DocumentURI.file(uri)
    self.version = version
    source = SourceText(text)
    saved = source
  }

  /// A file on disk, which has no version.
  init(uri: String, file: FileID, source: SourceText) {
    self.uri = uri
    self.file = file
    version = 0
    self.source = source
    saved = source
  }

  /// One element of `contentChanges`.
  struct Change: Sendable {
    /// Nil: the whole text.
    var range: PositionRange?
    var text: String
  }

  mutating func markSaved() { saved = source }

  /// Applies the changes in order, each to the result of the one before.
  mutating func apply(_ changes: [Change], version: Int, _ encoding: PositionEncoding) {
    for change in changes {
      if let range = change.range {
        source.replace(range, with: change.text, encoding)
      } else {
        source = SourceText(change.text)
      }
    }
    self.version = version
  }
}
