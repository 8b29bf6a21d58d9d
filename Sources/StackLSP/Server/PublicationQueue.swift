import StackDSL

/// The documents whose diagnostics are due, each once, the one that changed last first: that is
/// where the user looks.
struct PublicationQueue: Sendable {
  private var changed: [FileID] = []
  /// Of which the primary environments are shown.
  private var shownInPart: [FileID] = []

  mutating func add(_ file: FileID) {
    remove(file)
    changed.append(file)
  }

  /// The other environments.
  mutating func addRest(of file: FileID) {
    remove(file)
    shownInPart.append(file)
  }

  mutating func remove(_ file: FileID) {
    changed.removeAll { $0 == file }
    shownInPart.removeAll { $0 == file }
  }

  /// A document with a new text.
  mutating func takeChanged() -> FileID? { changed.popLast() }

  /// A document of which other environments are still to be shown.
  var rest: FileID? { shownInPart.last }

  /// Whether the other environments of a document were to be shown, which they are from now on.
  mutating func takeRest(of file: FileID) -> Bool {
    guard shownInPart.contains(file) else { return false }
    remove(file)
    return true
  }
}
