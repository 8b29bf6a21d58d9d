import StackDSL

/// The documents whose diagnostics are due, each once, the one that changed last first: that is
/// where the user looks.
struct PublicationQueue: Sendable {
  private var waiting: [FileID] = []

  mutating func add(_ file: FileID) {
    remove(file)
    waiting.append(file)
  }

  mutating func remove(_ file: FileID) { waiting.removeAll { $0 == file } }

  mutating func takeNext() -> FileID? { waiting.popLast() }
}
