import StackDSL

/// Converts between the client's URIs and file names.
///
/// Clients spell one URI in several ways (`%3A`, `%3a` and `:`), so documents are identified by the decoded
/// form. Answers use the spelling of the client.
enum DocumentURI {
  /// The file of a URI: the path of a `file:` URI, otherwise the whole URI, decoded.
  static func file(_ uri: String) -> FileID {
    let bytes = uri.utf8
    let path = bytes.dropFirst(scheme.count)
    guard zip(bytes, scheme).allSatisfy({ lowercased($0) == $1 }) else {
      return FileID(decoded(bytes[...]))
    }
    for authority in ownAuthorities where path.starts(with: authority) {
      return FileID(decoded(path.dropFirst(authority.count - 1)))
    }
    return FileID(decoded(path.first == UInt8(ascii: "/") ? path : bytes[...]))
  }

  private static let scheme = Array("file://".utf8)
  /// The authorities that mean this machine, with the slash that begins the path.
  private static let ownAuthorities = [Array("localhost/".utf8), Array("127.0.0.1/".utf8)]

  /// The URI of a file for which the client has used none.
  static func uri(of file: FileID) -> String {
    isPath(file) ? "file://" + relative(file.name) : file.name
  }

  /// A path as a relative reference.
  static func relative(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }

  /// Whether the file may exist on disk.
  static func isPath(_ file: FileID) -> Bool { file.name.hasPrefix("/") }

  /// The unreserved characters of RFC 3986, section 2.3, and the slash.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// A `%` that two hexadecimal digits do not follow stands for itself.
  private static func decoded(_ text: Substring.UTF8View) -> String {
    guard text.contains(UInt8(ascii: "%")) else { return String(Substring(text)) }
    let bytes = Array(text)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8(truncatingIfNeeded: $0) }
  }
}
