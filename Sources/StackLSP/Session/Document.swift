import StackDSL

/// A text document that the client has opened.
struct Document: Sendable {
  /// In the client's spelling.
  let uri: String
  let file: FileID
  private(set) var version: Int
  /// The text as of the last `settle`.
  private(set) var source: SourceText
  /// Receives the edits until the next `settle`.
  private var window: EditWindow?
  /// The text when it was opened or last saved, for comparison with the edited one.
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
    /// Nil for the whole text.
    var range: PositionRange?
    var text: String
  }

  mutating func markSaved() {
    settle()
    saved = source
  }

  /// Applies the changes in order, each to the result of the one before; `settle` puts them into `source`.
  mutating func apply(_ changes: [Change], version: Int, _ encoding: PositionEncoding) {
    for change in changes {
      if let range = change.range {
        replace(range, with: change.text, encoding)
      } else {
        window = nil
        source = SourceText(change.text)
      }
    }
    self.version = version
  }

  private mutating func replace(
    _ range: PositionRange, with text: String, _ encoding: PositionEncoding
  ) {
    if window?.accepts(range) != true {
      settle()
      window = EditWindow(around: range, in: source)
    }
    window?.replace(range, with: text, encoding)
  }

  /// Puts all pending changes into `source`.
  mutating func settle() {
    window?.putBack(into: &source)
    window = nil
  }
}
