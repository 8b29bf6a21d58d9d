extension JSON {
  /// The shortest text of this value, in UTF-8.
  public func serialized() -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// Appends the shortest text of this value.
  ///
  /// Doubles without a fraction are written as integers, as JavaScript does. Infinities and NaN, which JSON
  /// lacks, are written as null.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): Self.write(value, to: &bytes)
    case .number(let value): Self.write(value, to: &bytes)
    case .string(let value): Self.write(value, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    case .written(let text): bytes.append(contentsOf: text)
    }
  }

  /// Text for people: each level is indented by two spaces, and short arrays of numbers stay on one line.
  public func indented() -> String {
    var bytes: [UInt8] = []
    writeIndented(to: &bytes, level: 0)
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func writeIndented(to bytes: inout [UInt8], level: Int) {
    switch self {
    case .array(let elements) where elements.contains(where: \.isContainer):
      Self.writeLines(elements, brackets: "[", "]", to: &bytes, level: level) { element, bytes in
        element.writeIndented(to: &bytes, level: level + 1)
      }
    case .object(let object) where !object.members.isEmpty:
      Self.writeLines(object.members, brackets: "{", "}", to: &bytes, level: level) {
        member, bytes in
        Self.write(member.name, to: &bytes)
        bytes.append(contentsOf: ": ".utf8)
        member.value.writeIndented(to: &bytes, level: level + 1)
      }
    default: write(to: &bytes)
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  private static func writeLines<Element>(
    _ elements: [Element], brackets open: Unicode.Scalar, _ close: Unicode.Scalar,
    to bytes: inout [UInt8], level: Int, _ write: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: repeatElement(0x20, count: 2 * (level + 1)))
      write(element, &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * level))
    bytes.append(UInt8(ascii: close))
  }

  private static func write(_ value: Int, to bytes: inout [UInt8]) {
    if (0..<10).contains(value) {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  private static func write(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else { return bytes.append(contentsOf: "null".utf8) }
    if value.magnitude < 0x1p53, Double(Int(value)) == value {
      write(Int(value), to: &bytes)
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { source in
      // Copy whole runs at a time: nearly all text needs no escape.
      var run = source.startIndex
      for index in source.indices {
        let byte = source[index]
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
          continue
        }
        bytes.append(contentsOf: source[run..<index])
        writeEscaped(byte, to: &bytes)
        run = index + 1
      }
      bytes.append(contentsOf: source[run...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func writeEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case ..<0x20:
      bytes.append(contentsOf: byte < 0x10 ? "\\u000".utf8 : "\\u00".utf8)
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    default: bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
    }
  }
}
