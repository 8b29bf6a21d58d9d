import StackDSL

/// The documents whose diagnostics are due, each once, the one that changed last first: that is
/// where the user looks.
struct PublicationQueue: Sendable {
  struct Due: Sendable, Hashable {
    var file: FileID
    /// The primary environments are shown already; the others are left.
    var isRest: Bool
  }

  private var changed: [FileID] = []
  private var rest: [FileID] = []

  mutating func add(_ file: FileID) {
    remove(file)
    changed.append(file)
  }

  mutating func addRest(_ file: FileID) {
    remove(file)
    rest.append(file)
  }

  mutating func remove(_ file: FileID) {
    changed.removeAll { $0 == file }
    rest.removeAll { $0 == file }
  }

  /// What has changed goes before what is left over.
  mutating func takeNext() -> Due? {
    if let file = changed.popLast() { return Due(file: file, isRest: false) }
    return rest.popLast().map { Due(file: $0, isRest: true) }
  }
}
