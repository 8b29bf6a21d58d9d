import StackDSL

/// The documents whose diagnostics are due, each once, the one that changed last first: that is
/// where the user looks.
struct PublicationQueue: Sendable {
  struct Due: Sendable, Hashable {
    var file: FileID
    /// Nil for a new text. Else its primary environments are shown already, and of the others
    /// those of so many screens are solved.
    var solvedScreens: Int?
  }

  private var changed: [FileID] = []
  private var rest: [Due] = []

  mutating func add(_ file: FileID) {
    remove(file)
    changed.append(file)
  }

  /// The other environments, from the screen of this index on.
  mutating func addRest(of file: FileID, from screen: Int) {
    remove(file)
    rest.append(Due(file: file, solvedScreens: screen))
  }

  mutating func remove(_ file: FileID) {
    changed.removeAll { $0 == file }
    rest.removeAll { $0.file == file }
  }

  /// A document with a new text.
  mutating func takeChanged() -> Due? { changed.popLast().map { Due(file: $0) } }

  /// What is left of a document whose primary environments are shown.
  mutating func takeRest() -> Due? { rest.popLast() }
}
