extension JSON {
  /// The bytes that a value takes in memory, about: a number in an array takes eight times as many
  /// as on the wire.
  var footprint: Int {
    switch self {
    case .null, .bool, .integer, .number: MemoryLayout<JSON>.stride
    case .string(let text): MemoryLayout<JSON>.stride + Self.bytes(of: text)
    case .written(let text): MemoryLayout<JSON>.stride + Self.header + text.count
    case .array(let elements):
      elements.reduce(MemoryLayout<JSON>.stride + Self.header) { $0 + $1.footprint }
    case .object(let object):
      object.members.reduce(MemoryLayout<JSON>.stride + Self.header) { sum, member in
        sum + MemoryLayout<String>.stride + Self.bytes(of: member.name) + member.value.footprint
      }
    }
  }

  /// The bytes in it that were written before.
  var writtenBytes: Int {
    switch self {
    case .null, .bool, .integer, .number, .string: 0
    case .written(let text): text.count + 1
    case .array(let elements): elements.reduce(0) { $0 + $1.writtenBytes }
    case .object(let object): object.members.reduce(0) { $0 + $1.value.writtenBytes }
    }
  }

  /// What the head of an array or a string in memory of its own takes.
  private static let header = 32

  /// Up to 15 bytes stand in the value itself.
  private static func bytes(of text: String) -> Int {
    text.utf8.count > 15 ? header + text.utf8.count : 0
  }
}
