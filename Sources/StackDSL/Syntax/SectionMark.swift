import Synchronization

/// The features that distinguish a section, and those that concern the whole file: enough to pass over the many
/// sections that an edit does not touch.
struct SectionMark: Sendable, Hashable {
  struct Traits: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// Other sections may depend on it: imports, lets, components, defaults.
    static let declaresNames = Traits(rawValue: 1)
    static let imports = Traits(rawValue: 2)
    static let isFaulty = Traits(rawValue: 4)
  }

  /// No two sections of a process have the same.
  private let number: UInt64
  let traits: Traits

  init(_ traits: Traits) {
    number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    self.traits = traits
  }

  private static let count = Atomic<UInt64>(0)
}
