import StackDSL

/// The text around a log as the console wrote it: extracted from JSON or HTML, and with a substitute for each
/// address that the system keeps private.
struct LogText {
  /// The original text.
  let source: [UInt8]
  private(set) var bytes: [UInt8]
  /// The offset in `source` of each byte; nil if nothing was extracted.
  private var origins: [Int]?
  /// Whether only their classes tell views apart.
  private(set) var hidesAddresses = false

  /// Covers a log in a JSON string within another JSON string, on a web page.
  private static let mostWrappings = 3

  init(_ text: [UInt8]) {
    source = text
    bytes = source
    for _ in 0..<Self.mostWrappings {
      guard let escape = [Escape.json, .html].first(where: { $0.isIn(bytes) }) else { break }
      unescape(escape)
    }
    nameTheHidden()
  }

  /// The offset in the source of an offset in `bytes`.
  func origin(of offset: Int) -> Int {
    guard let origins else { return offset }
    return origins.indices.contains(offset) ? origins[offset] : source.count
  }

  private mutating func unescape(_ escape: Escape) {
    var result: [UInt8] = []
    var places: [Int] = []
    var rest = bytes[...]
    while let byte = rest.first {
      let origin = origins?[rest.startIndex] ?? rest.startIndex
      let unescaped = escape.read(&rest)
      if unescaped == nil { rest.removeFirst() }
      result += unescaped ?? [byte]
      while places.count < result.count { places.append(origin) }
    }
    (bytes, origins) = (result, places)
  }

  // MARK: Private addresses

  /// `UIView:<private>` becomes `UIView:0x…`, with the same digits for the same class. A constraint gets
  /// digits from its description, which identify it again where UIKit breaks it.
  private mutating func nameTheHidden() {
    let mark = Array(":<private>".utf8)
    var result: [UInt8] = []
    var places: [Int] = []
    var index = 0
    while index < bytes.count {
      var piece = [bytes[index]]
      var length = 1
      if bytes[index] == mark[0], bytes[index...].starts(with: mark) {
        let name = result.reversed().prefix { $0.isClassNamePart }.reversed()
        let isConstraint = String(decoding: name, as: UTF8.self).contains("Constraint")
        let end = index + mark.count
        piece = Array(
          ":0x\(Self.digits(isConstraint ? description(from: end) : Array(name)[...]))".utf8)
        length = mark.count
        hidesAddresses = true
      }
      result += piece
      let origin = origins?[index] ?? index
      while places.count < result.count { places.append(origin) }
      index += length
    }
    if hidesAddresses { (bytes, origins) = (result, places) }
  }

  /// The description up to the last bracket of the line.
  private func description(from start: Int) -> ArraySlice<UInt8> {
    let line = bytes[start...].prefix { $0 != 0x0A }
    return line[..<(line.lastIndex(of: UInt8(ascii: ">")) ?? line.endIndex)]
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> String {
    String(byteHash(bytes), radix: 16)
  }
}

/// A way to encode one text inside another.
private enum Escape {
  case json, html

  private static let entities: [(name: String, byte: UInt8)] = [
    ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&apos;", 0x27), ("&nbsp;", 0x20),
    ("&amp;", 0x26),
  ]

  /// Whether the text contains characters that no console writes.
  func isIn(_ bytes: [UInt8]) -> Bool {
    let signs =
      switch self {
      case .json: [#">\""#, #">\n"#, #">\\"#, #"\u003c"#, #"\u003C"#]
      case .html: ["&lt;"]
      }
    return signs.contains { bytes.firstRange(of: Array($0.utf8)) != nil }
  }

  /// Decodes the escape at the beginning of `rest`; nil, with nothing consumed, for any other byte.
  func read(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    switch self {
    case .json: rest.first == UInt8(ascii: "\\") ? readJSON(&rest) : nil
    case .html: rest.first == UInt8(ascii: "&") ? readHTML(&rest) : nil
    }
  }

  private func readJSON(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let letter = rest.dropFirst().first else { return nil }
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    ]
    if let byte = plain[letter] {
      rest = rest.dropFirst(2)
      return [byte]
    }
    let digits = String(decoding: rest.dropFirst(2).prefix(4), as: UTF8.self)
    guard letter == UInt8(ascii: "u"), digits.utf8.count == 4,
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    else { return nil }
    rest = rest.dropFirst(6)
    return Array(String(scalar).utf8)
  }

  private func readHTML(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    for entity in Self.entities where rest.starts(with: entity.name.utf8) {
      rest = rest.dropFirst(entity.name.utf8.count)
      return [entity.byte]
    }
    guard rest.dropFirst().first == UInt8(ascii: "#"),
      let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let digits = String(decoding: rest[rest.startIndex + 2..<end], as: UTF8.self).lowercased()
    let code =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = code.flatMap(Unicode.Scalar.init) else { return nil }
    rest = rest[(end + 1)...]
    return Array(String(scalar).utf8)
  }
}

extension UInt8 {
  /// Whether it may occur in a class name with its module.
  var isClassNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
