import StackDSL

/// The documents whose diagnostics are due, each once, the one that changed last first: that is
/// where the user looks.
struct PublicationQueue: Sendable {
  private var changed: [FileID] = []
  /// With screens that are too long to be solved between two messages.
  private var waiting: [FileID] = []
  /// Of which the primary environments are shown.
  private var shownInPart: [FileID] = []
  /// Of which the first screens were shown before the others were solved.
  private var begun: Set<FileID> = []

  mutating func add(_ file: FileID) {
    removeWork(on: file)
    changed.append(file)
  }

  /// Whether the first screens of a document are to be shown now: once for each opening.
  mutating func begin(_ file: FileID) -> Bool { begun.insert(file).inserted }

  /// The other screens of a document that is new, after what else has changed.
  mutating func addOthers(of file: FileID) { changed.insert(file, at: 0) }

  /// The same once another thread has solved its primary environments.
  mutating func addUnsolved(_ file: FileID) {
    removeWork(on: file)
    waiting.append(file)
  }

  /// The other environments.
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

  /// A document with a new text.
  mutating func takeChanged() -> FileID? { changed.popLast() }

  /// A document of which nothing is shown before it is solved.
  var unsolved: FileID? { waiting.last }

  /// The layouts are there.
  mutating func takeUp(_ file: FileID) {
    if waiting.contains(file) { add(file) }
  }

  /// A document whose other environments are still to be shown.
  var rest: FileID? { shownInPart.last }

  /// Whether the other environments of a document were to be shown, which they are from now on.
  mutating func takeRest(of file: FileID) -> Bool {
    guard shownInPart.contains(file) else { return false }
    removeWork(on: file)
    return true
  }
}
