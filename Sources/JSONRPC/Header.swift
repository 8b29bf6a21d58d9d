/// The header of one frame: lines of `name: value`, ended by an empty line.
struct Header {
  enum Outcome {
    case incomplete
    /// `size` is the number of bytes to skip before the search for the next header.
    case broken(String, size: Int)
    /// `size` is the number of bytes before the body.
    case complete(Header, size: Int)
  }

  static let contentLengthName = Array("content-length".utf8)

  /// The length of the body in bytes, 0 or more.
  var contentLength: Int
  /// The charset of `Content-Type`, if it is not UTF-8.
  var unsupportedCharset: String?

  /// Reads from the first byte of the header.
  ///
  /// Lines end with CR LF; a bare LF is accepted too. A line is rejected as soon as its name is wrong, before
  /// the line ends, because JSON without a header must not wait for more bytes.
  static func parse(_ bytes: ArraySlice<UInt8>) -> Outcome {
    var length: Int?
    var charset: String?
    var rest = bytes
    while true {
      if let problem = problemInName(rest) {
        return .broken(problem, size: rest.startIndex - bytes.startIndex)
      }
      guard let end = rest.firstIndex(of: 0x0A) else { return .incomplete }
      var line = rest[..<end]
      if line.last == 0x0D { line.removeLast() }
      rest = rest[(end + 1)...]
      if line.isEmpty { break }
      let (name, value) = split(line)
      switch name {
      case "content-length":
        guard let count = decimal(value), length == nil || length == count else {
          return .broken(
            "a Content-Length of \"\(value)\"", size: rest.startIndex - bytes.startIndex)
        }
        length = count
      case "content-type": charset = unsupportedCharset(in: value)
      default: break
      }
    }
    let size = rest.startIndex - bytes.startIndex
    guard let length else { return .broken("a header without Content-Length", size: size) }
    return .complete(
      Header(contentLength: length, unsupportedCharset: charset), size: size)
  }

  static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  /// A field name consists of the token characters of RFC 9110, section 5.6.2, and ends at ':'.
  private static func problemInName(_ bytes: ArraySlice<UInt8>) -> String? {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: ":") where index > 0: return nil
      case 0x0A where index == 0: return nil
      case 0x0D where index == 0:
        let isLineEnd = bytes.count == 1 || bytes[bytes.startIndex + 1] == 0x0A
        return isLineEnd ? nil : "a carriage return inside a header"
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: continue
      case _ where Array("!#$%&'*+-.^_`|~".utf8).contains(byte): continue
      default: return "a header line that is not \"name: value\""
      }
    }
    return nil
  }

  private static func split(_ line: ArraySlice<UInt8>) -> (name: String, value: String) {
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    let value = line[colon...].dropFirst()
    return (
      String(decoding: line[..<colon].map(lowercased), as: UTF8.self),
      trimmed(String(decoding: value, as: UTF8.self)[...])
    )
  }

  private static func decimal(_ text: String) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// `application/vscode-jsonrpc; charset=utf-8`; `utf8` is an old spelling that LSP keeps.
  private static func unsupportedCharset(in value: String) -> String? {
    for parameter in value.split(separator: ";").dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, trimmed(pair[0]).lowercased() == "charset" else { continue }
      let charset = trimmed(pair[1]).filter { $0 != "\"" }.lowercased()
      return charset == "utf-8" || charset == "utf8" ? nil : charset
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let tail = text.drop(while: isBlank)
    guard let last = tail.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(tail[...last])
  }
}
