import StackDSL

/// A value of a TOML document, with the byte range from which it was read.
struct TOMLValue: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case string(String)
    case integer(Int)
    case float(Double)
    case bool(Bool)
    /// A date, a time or both, as written.
    case date(String)
    case array([TOMLValue])
    case table(TOMLTable)
  }

  var content: Content
  var range: Range<Int>
}

/// Keys with their values, in the order of the document.
struct TOMLTable: Sendable, Hashable {
  struct Entry: Sendable, Hashable {
    var key: String
    var keyRange: Range<Int>
    var value: TOMLValue
    /// Whether dotted keys or another header may extend the table; an inline table cannot be extended.
    fileprivate(set) var isOpen = false
    fileprivate(set) var hasHeader = false
  }

  private(set) var entries: [Entry] = []

  fileprivate func index(of key: String) -> Int? { entries.firstIndex { $0.key == key } }
  fileprivate mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Changes the table at a path of open tables; nil if another value is on the path.
  fileprivate mutating func at<Result>(
    _ path: ArraySlice<TOMLKey>, _ change: (inout TOMLTable) -> Result
  ) -> Result? {
    guard let key = path.first else { return change(&self) }
    if index(of: key.text) == nil {
      let empty = TOMLValue(content: .table(TOMLTable()), range: key.range)
      append(Entry(key: key.text, keyRange: key.range, value: empty, isOpen: true))
    }
    guard let index = index(of: key.text), entries[index].isOpen,
      case .table(var inner) = entries[index].value.content
    else { return nil }
    defer { entries[index].value.content = .table(inner) }
    return inner.at(path.dropFirst(), change)
  }

  /// Records the header `[path]`; false if it occurred before.
  fileprivate mutating func open(_ path: [TOMLKey]) -> Bool {
    guard let last = path.last else { return false }
    return at(path[...]) { _ in true } != nil
      && at(path.dropLast()) { table in
        guard let index = table.index(of: last.text), !table.entries[index].hasHeader else {
          return false
        }
        table.entries[index].hasHeader = true
        return true
      } ?? false
  }
}

/// One part of a dotted key.
struct TOMLKey: Sendable, Hashable {
  var text: String
  var range: Range<Int>
}

/// A syntax error, with its place.
struct TOMLError: Error, Hashable {
  var message: String
  var offset: Int
}

/// Reads TOML 1.0 (toml.io/en/v1.0.0), without arrays of tables, because no setting is one.
struct TOMLReader {
  private let bytes: [UInt8]
  private var place = 0
  /// The number of arrays and inline tables around the current place.
  private var depth = 0
  private static let mostDepth = 100

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(_ bytes: [UInt8]) throws(TOMLError) -> TOMLTable {
    var reader = TOMLReader(bytes)
    return try reader.document()
  }

  private mutating func document() throws(TOMLError) -> TOMLTable {
    var root = TOMLTable()
    var header: [TOMLKey] = []
    if let offset = firstByteThatIsNotUTF8(bytes) { throw fault("this is not UTF-8", offset) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    while true {
      try skipBlank(withLines: true)
      guard let byte = peek else { return root }
      let start = place
      if byte == UInt8(ascii: "[") {
        place += 1
        if peek == UInt8(ascii: "[") { throw fault("no setting is an array of tables") }
        header = try dottedKey()
        try expect("]")
        if !root.open(header) { throw fault("this table stands here for the second time", start) }
      } else {
        let entry = try entry()
        let added = root.at(header[...]) { $0.add(entry) } ?? false
        if !added { throw fault("this key stands here for the second time", start) }
      }
      try endOfLine()
    }
  }

  fileprivate struct NewEntry {
    var path: [TOMLKey]
    var value: TOMLValue
  }

  private mutating func entry() throws(TOMLError) -> NewEntry {
    let path = try dottedKey()
    try expect("=")
    return NewEntry(path: path, value: try value())
  }

  // MARK: Keys

  private mutating func dottedKey() throws(TOMLError) -> [TOMLKey] {
    var keys = [try key()]
    while true {
      try skipBlank()
      guard peek == UInt8(ascii: ".") else { return keys }
      place += 1
      keys.append(try key())
    }
  }

  private mutating func key() throws(TOMLError) -> TOMLKey {
    try skipBlank()
    let start = place
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return TOMLKey(text: try string(), range: start..<place)
    }
    while let byte = peek, byte.isBareKey { place += 1 }
    guard place > start else { throw fault("a key is expected here") }
    return TOMLKey(text: text(start..<place), range: start..<place)
  }

  // MARK: Values

  private mutating func value() throws(TOMLError) -> TOMLValue {
    try skipBlank()
    let start = place
    let content: TOMLValue.Content
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): content = .string(try string())
    case UInt8(ascii: "["):
      content = .array(try nested { reader throws(TOMLError) in try reader.array() })
    case UInt8(ascii: "{"):
      content = .table(try nested { reader throws(TOMLError) in try reader.inlineTable() })
    default: content = try word()
    }
    return TOMLValue(content: content, range: start..<place)
  }

  private mutating func nested<Result>(
    _ read: (inout TOMLReader) throws(TOMLError) -> Result
  ) throws(TOMLError) -> Result {
    guard depth < Self.mostDepth else { throw fault("brackets are nested too deep") }
    depth += 1
    defer { depth -= 1 }
    place += 1
    return try read(&self)
  }

  private mutating func array() throws(TOMLError) -> [TOMLValue] {
    var values: [TOMLValue] = []
    while true {
      try skipBlank(withLines: true)
      if skip("]") { return values }
      values.append(try value())
      try skipBlank(withLines: true)
      if skip("]") { return values }
      guard skip(",") else { throw fault("a comma or ] is expected here") }
    }
  }

  private mutating func inlineTable() throws(TOMLError) -> TOMLTable {
    var table = TOMLTable()
    try skipBlank()
    if skip("}") { return table }
    while true {
      try skipBlank()
      let start = place
      if !table.add(try entry()) {
        throw fault("this key stands here for the second time", start)
      }
      try skipBlank()
      if skip("}") { return table }
      guard skip(",") else { throw fault("a comma or } is expected here") }
    }
  }

  /// A number, a date, `true` or `false`.
  private mutating func word() throws(TOMLError) -> TOMLValue.Content {
    let start = place
    skipWord()
    if isTOMLDay(text(start..<place)), peek == 0x20, place + 1 < bytes.count,
      (0x30...0x39).contains(bytes[place + 1])
    {
      place += 1
      skipWord()
    }
    let word = text(start..<place)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "": throw fault("a value is expected here")
    default:
      if isTOMLDate(word) { return .date(word) }
      guard let number = tomlNumber(word) else {
        throw fault("`\(word)` is no value: a text stands in quotes", start)
      }
      return number
    }
  }

  private mutating func skipWord() {
    while let byte = peek, byte.isBareKey || ".+:".utf8.contains(byte) { place += 1 }
  }

  // MARK: Strings

  private mutating func string() throws(TOMLError) -> String {
    let start = place
    let quote = bytes[place]
    if bytes[place...].starts(with: [quote, quote, quote]) {
      place += 3
      // A line end directly after the opening quotes does not belong to the text.
      if peek == 0x0D, place + 1 < bytes.count, bytes[place + 1] == 0x0A { place += 1 }
      if peek == 0x0A { place += 1 }
      return try characters(until: [quote, quote, quote], from: start)
    }
    place += 1
    return try characters(until: [quote], from: start)
  }

  private mutating func characters(
    until end: [UInt8], from start: Int
  ) throws(TOMLError) -> String {
    var content: [UInt8] = []
    while let byte = peek {
      if bytes[place...].starts(with: end) {
        place += end.count
        // One or two quotes may precede the three that end the text.
        while end.count == 3, peek == end[0], content.count < bytes.count {
          content.append(end[0])
          place += 1
        }
        return String(decoding: content, as: UTF8.self)
      }
      if isAtLineEnd, end.count == 1 { break }
      if !isAtLineEnd, byte.isControl { throw controlCharacter() }
      if byte == UInt8(ascii: "\\"), end[0] == UInt8(ascii: "\"") {
        try content += escape(isLong: end.count == 3)
      } else {
        content.append(byte)
        place += 1
      }
    }
    throw fault("the closing quote is missing", start)
  }

  private mutating func escape(isLong: Bool) throws(TOMLError) -> [UInt8] {
    let start = place
    place += 1
    guard let byte = peek else { throw fault("the closing quote is missing", start) }
    place += 1
    switch byte {
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [byte]
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let digits = byte == UInt8(ascii: "u") ? 4 : 8
      let end = min(place + digits, bytes.count)
      let code = UInt32(text(place..<end), radix: 16)
      guard end - place == digits, let scalar = code.flatMap(Unicode.Scalar.init) else { break }
      place = end
      return Array(String(scalar).utf8)
    case 0x0A, 0x0D, 0x20, 0x09:
      // A backslash at the end of a line skips all blanks up to the next text.
      guard isLong else { break }
      place = start + 1
      try skipBlank()
      guard isAtLineEnd else { break }
      while isAtLineEnd || peek == 0x20 || peek == 0x09 { place += 1 }
      return []
    default: break
    }
    throw fault("there is no such escape", start)
  }

  // MARK: Places

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skip(_ character: Character) -> Bool {
    guard let byte = peek, byte == character.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ character: Character) throws(TOMLError) {
    try skipBlank()
    guard skip(character) else { throw fault("\(character) is expected here") }
  }

  /// Skips blanks and comments, and with `withLines` also line ends.
  private mutating func skipBlank(withLines: Bool = false) throws(TOMLError) {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09: place += 1
      case _ where withLines && isAtLineEnd: place += 1
      case UInt8(ascii: "#") where withLines: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(TOMLError) {
    while let byte = peek, !isAtLineEnd {
      if byte.isControl { throw controlCharacter() }
      place += 1
    }
  }

  private mutating func endOfLine() throws(TOMLError) {
    try skipBlank()
    if peek == UInt8(ascii: "#") { try skipComment() }
    guard peek == nil || isAtLineEnd else { throw fault("the line should end here") }
  }

  /// A line ends with LF or CR LF; a CR alone is a control character like any other.
  private var isAtLineEnd: Bool {
    peek == 0x0A || peek == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
  }

  private func controlCharacter() -> TOMLError {
    let code = String(bytes[place], radix: 16, uppercase: true)
    return fault("the control character U+00\(code.count < 2 ? "0" : "")\(code) cannot stand here")
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func fault(_ message: String, _ offset: Int? = nil) -> TOMLError {
    TOMLError(message: message, offset: offset ?? place)
  }
}

extension TOMLTable {
  /// False if the key already exists.
  fileprivate mutating func add(_ entry: TOMLReader.NewEntry) -> Bool {
    at(entry.path.dropLast()) { table in
      guard let key = entry.path.last, table.index(of: key.text) == nil else { return false }
      table.append(Entry(key: key.text, keyRange: key.range, value: entry.value))
      return true
    } ?? false
  }
}

extension UInt8 {
  /// All control characters but the tab: TOML 1.0, "Comment" and "String".
  fileprivate var isControl: Bool { self < 0x20 && self != 0x09 || self == 0x7F }

  fileprivate var isBareKey: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
