/// Words of the language, hashed by their case.
///
/// Swift hashes an enum with raw values by the raw value. Here that is a string, and these words are
/// looked up for every view in every environment.
extension PropertyName {
  public func hash(into hasher: inout Hasher) { hasher.combine(case: self) }
}

extension ViewKind {
  public func hash(into hasher: inout Hasher) { hasher.combine(case: self) }
}

extension AnchorAttribute {
  public func hash(into hasher: inout Hasher) { hasher.combine(case: self) }
}

extension Hasher {
  mutating func combine(case word: some Hashable) {
    withUnsafeBytes(of: word) { combine(bytes: $0) }
  }
}
