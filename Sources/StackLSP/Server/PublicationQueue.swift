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

  /// What has changed goes before what is left over.
  mutating func takeNext() -> Due? {
    if let file = changed.popLast() { return Due(file: file) }
    return rest.popLast()
  }
}
