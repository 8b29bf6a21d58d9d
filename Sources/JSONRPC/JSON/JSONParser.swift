/// A strict parser of one JSON text (RFC 8259).
///
/// It is written by hand because the bytes come from outside and a server must not trap. It limits the depth
/// and the number of values, and it reports duplicate names, invalid UTF-8 and numbers beyond a Double as
/// errors. An unpaired surrogate becomes U+FFFD, one UTF-16 unit for another: the editor that sends it is in
/// the middle of an emoji, and rejecting the message would lose an edit.
public struct JSONParser {
  /// The offset in bytes at which the text stops being JSON, and the reason.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var offset: Int
    public var reason: String
    public var description: String { "\(reason) at byte \(offset)" }
  }

  /// Far more than a client sends, and far less than the stack can hold.
  static let maximumDepth = 128
  /// A value takes up to 80 bytes in memory, but as few as two on the wire.
  public static let maximumValues = 2_000_000

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var values = 0

  private let maximumValues: Int

  private init(_ bytes: [UInt8], maximumValues: Int) {
    self.bytes = bytes
    self.maximumValues = maximumValues
  }

  public static func parse(
    _ bytes: [UInt8], maximumValues: Int = maximumValues
  ) throws(Failure) -> JSON {
    var parser = JSONParser(bytes, maximumValues: maximumValues)
    let value = try parser.parseValue()
    parser.skipBlanks()
    guard parser.position == bytes.count else { throw parser.failure("text after the value") }
    return value
  }

  // MARK: Values

  private mutating func parseValue() throws(Failure) -> JSON {
    skipBlanks()
    values += 1
    guard values <= maximumValues else {
      throw failure("more than \(maximumValues) values")
    }
    switch peek {
    case UInt8(ascii: "{"): return try nested { parser throws(Failure) in try parser.parseObject() }
    case UInt8(ascii: "["): return try nested { parser throws(Failure) in try parser.parseArray() }
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    case nil: throw failure("a value is missing")
    default: return try parseNumber()
    }
  }

  private mutating func nested(
    _ parse: (inout JSONParser) throws(Failure) -> JSON
  ) throws(Failure) -> JSON {
    guard depth < Self.maximumDepth else {
      throw failure("nesting deeper than \(Self.maximumDepth)")
    }
    depth += 1
    defer { depth -= 1 }
    return try parse(&self)
  }

  private mutating func parseObject() throws(Failure) -> JSON {
    position += 1
    var members: [JSON.Object.Member] = []
    var names = NameSet()
    skipBlanks()
    if skip(UInt8(ascii: "}")) { return .object(JSON.Object()) }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw failure("a member's name is missing") }
      let start = position
      let name = try parseString()
      guard names.insert(name, among: members) else {
        throw Failure(offset: start, reason: "the name \"\(name)\" stands twice in one object")
      }
      skipBlanks()
      guard skip(UInt8(ascii: ":")) else { throw failure("':' is missing") }
      members.append(.init(name: name, value: try parseValue()))
      skipBlanks()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw failure("'}' is missing") }
    return .object(JSON.Object(members))
  }

  private mutating func parseArray() throws(Failure) -> JSON {
    position += 1
    var elements: [JSON] = []
    skipBlanks()
    if skip(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      elements.append(try parseValue())
      skipBlanks()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw failure("']' is missing") }
    return .array(elements)
  }

  private mutating func parseWord(_ word: StaticString, _ value: JSON) throws(Failure) -> JSON {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      word.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) })
    else { throw failure("neither a value nor a word of JSON") }
    position = end
    return value
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private func failure(_ reason: String) -> Failure { Failure(offset: position, reason: reason) }
}

/// The names of one object so far. A few names are searched one by one; many go into a set, so that an object
/// of a million members cannot stall the server.
private struct NameSet {
  private var names: Set<String> = []
  private let few = 16

  /// False if the name is already there.
  mutating func insert(_ name: String, among members: [JSON.Object.Member]) -> Bool {
    if members.count < few { return !members.contains { $0.name == name } }
    if names.isEmpty { names = Set(members.map(\.name)) }
    return names.insert(name).inserted
  }
}

// MARK: Numbers

extension JSONParser {
  fileprivate mutating func parseNumber() throws(Failure) -> JSON {
    let start = position
    _ = skip(UInt8(ascii: "-"))
    guard let first = peek, isDigit(first) else { throw failure("neither a value nor a number") }
    if skip(UInt8(ascii: "0")) {
      if let next = peek, isDigit(next) { throw failure("a number with a needless 0") }
    } else {
      skipDigits()
    }
    var isInteger = true
    if skip(UInt8(ascii: ".")) {
      isInteger = false
      try requireDigits()
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      isInteger = false
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try requireDigits()
    }
    return try number(start, isInteger: isInteger)
  }

  private func number(_ start: Int, isInteger: Bool) throws(Failure) -> JSON {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger, let value = Int(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else {
      throw Failure(offset: start, reason: "a number too large")
    }
    return .number(value)
  }

  private mutating func requireDigits() throws(Failure) {
    guard let next = peek, isDigit(next) else { throw failure("a digit is missing") }
    skipDigits()
  }

  private mutating func skipDigits() {
    while let next = peek, isDigit(next) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

// MARK: Strings

extension JSONParser {
  /// Reads from the opening quotation mark to just after the closing one.
  fileprivate mutating func parseString() throws(Failure) -> String {
    let start = position
    position += 1
    skipPlainCharacters()
    if peek == UInt8(ascii: "\"") {
      let text = bytes[(start + 1)..<position]
      position += 1
      return try validated(text, start)
    }
    var unescaped = Array(bytes[(start + 1)..<position])
    while true {
      switch peek {
      case UInt8(ascii: "\""):
        position += 1
        return try validated(unescaped[...], start)
      case UInt8(ascii: "\\"):
        try parseEscape(into: &unescaped)
      case nil:
        throw Failure(offset: start, reason: "a string without an end")
      default:
        throw failure("a control character in a string")
      }
      let run = position
      skipPlainCharacters()
      unescaped.append(contentsOf: bytes[run..<position])
    }
  }

  private func validated(_ text: ArraySlice<UInt8>, _ start: Int) throws(Failure) -> String {
    // Nearly all strings are ASCII, and checking for that is several times as fast as validating UTF-8.
    if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
    guard let string = String(validating: text, as: UTF8.self) else {
      throw Failure(offset: start, reason: "a string that is not UTF-8")
    }
    return string
  }

  private mutating func skipPlainCharacters() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      position += 1
    }
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws(Failure) {
    position += 1
    guard let letter = peek else { throw failure("a string without an end") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: Array(String(try parseScalar()).utf8))
    default:
      position -= 1
      throw failure("an unknown escape")
    }
  }

  /// The character after `\u`: one scalar, or a surrogate pair.
  private mutating func parseScalar() throws(Failure) -> Character {
    let high = try parseHexadecimal()
    if let scalar = Unicode.Scalar(high) { return Character(scalar) }
    let behind = position
    if (0xD800..<0xDC00).contains(high), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")),
      case let low = try parseHexadecimal(), (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    {
      return Character(scalar)
    }
    position = behind
    return "\u{FFFD}"
  }

  private mutating func parseHexadecimal() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("four hexadecimal digits are missing")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
