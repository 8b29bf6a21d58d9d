/// The difference between two environments of one screen, for sentences: "iPhone 16 landscape" if both have
/// the same text size, language and state.
extension Environment {
  /// The first of the others that differs from this one in the fewest ways.
  func nearest(of others: [Environment]) -> Environment? {
    others.min { $0.ways(from: self) < $1.ways(from: self) }
  }

  private func ways(from other: Environment) -> Int {
    let shared = Set(other.nameParts)
    return nameParts.filter { !shared.contains($0) }.count
  }

  func distinction(from other: Environment) -> String {
    let shared = Set(other.nameParts)
    let own = nameParts.filter { !shared.contains($0) }
    return own.isEmpty ? name : own.joined(separator: Self.partSeparator)
  }

  /// The device, and the other parts of the environment's name.
  private var nameParts: [String] {
    name.split(separator: Self.partSeparator).map(String.init)
  }
}
