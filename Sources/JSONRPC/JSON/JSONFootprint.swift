extension JSON {
  /// The approximate memory of a value in bytes; a number in an array takes eight times as many as on the
  /// wire.
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

  /// The number of its bytes that are already serialized.
  var writtenBytes: Int {
    switch self {
    case .null, .bool, .integer, .number, .string: 0
    case .written(let text): text.count + 1
    case .array(let elements): elements.reduce(0) { $0 + $1.writtenBytes }
    case .object(let object): object.members.reduce(0) { $0 + $1.value.writtenBytes }
    }
  }

  /// The heap header of an array or a string, in bytes.
  private static let header = 32

  /// The value itself holds up to 15 bytes.
  private static func bytes(of text: String) -> Int {
    text.utf8.count > 15 ? header + text.utf8.count : 0
  }
}
