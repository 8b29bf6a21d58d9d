import StackDSL

/// The documents whose diagnostics must be published, each once. The document that changed last comes first,
/// because the user is looking at it.
struct PublicationQueue: Sendable {
  private var changed: [FileID] = []
  /// Documents with screens that are too long to solve between two messages.
  private var waiting: [FileID] = []
  /// Documents of which only the primary environments are published.
  private var shownInPart: [FileID] = []
  /// Documents whose first screens were published before the others were solved.
  private var begun: Set<FileID> = []

  mutating func add(_ file: FileID) {
    removeWork(on: file)
    changed.append(file)
  }

  /// Whether to publish the first screens of a document now: once each time it is opened.
  mutating func begin(_ file: FileID) -> Bool { begun.insert(file).inserted }

  /// Queues the other screens of a new document, after all other changes.
  mutating func addOthers(of file: FileID) { changed.insert(file, at: 0) }

  /// Queues a document until another thread has solved its primary environments.
  mutating func addUnsolved(_ file: FileID) {
    removeWork(on: file)
    waiting.append(file)
  }

  /// Queues the other environments of a document.
  mutating func addRest(of file: FileID) {
    removeWork(on: file)
    shownInPart.append(file)
  }

  mutating func remove(_ file: FileID) {
    removeWork(on: file)
    begun.remove(file)
  }

  private mutating func removeWork(on file: FileID) {
    changed.removeAll { $0 == file }
    waiting.removeAll { $0 == file }
    shownInPart.removeAll { $0 == file }
  }

  /// Takes a document with a new text.
  mutating func takeChanged() -> FileID? { changed.popLast() }

  /// A document that must be solved before any of it is published.
  var unsolved: FileID? { waiting.last }

  /// Moves a document back to the changed ones once its layouts exist.
  mutating func takeUp(_ file: FileID) {
    if waiting.contains(file) { add(file) }
  }

  /// A document whose other environments are not published yet.
  var rest: FileID? { shownInPart.last }

  /// Removes a document from those with unpublished environments; false if it was not among them.
  mutating func takeRest(of file: FileID) -> Bool {
    guard shownInPart.contains(file) else { return false }
    removeWork(on: file)
    return true
  }
}
