/// The text that a string literal stands for: quotes off, escapes read. An escape that is none
/// stands for itself, and a missing closing quote does not matter.
func stringContent(_ literal: String) -> String {
  let bytes = literal.utf8
  if !bytes.contains(UInt8(ascii: "\\")) {
    let content = bytes.first == UInt8(ascii: "\"") ? bytes.dropFirst() : bytes[...]
    return String(Substring(content.prefix { $0 != UInt8(ascii: "\"") }))
  }
  var result = String.UnicodeScalarView()
  // By scalars: a mark that combines with a quote or a backslash hides neither.
  var rest = Substring(literal).unicodeScalars
  if rest.first == "\"" { rest.removeFirst() }
  while let scalar = rest.popFirst() {
    if scalar == "\"" { break }
    guard scalar == "\\" else {
      result.append(scalar)
      continue
    }
    if let escaped = escapedScalar(&rest) { result.append(escaped) }
  }
  return String(result)
}

/// The character that an escape sequence stands for; nil at the end of the text.
private func escapedScalar(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
  guard let escaped = rest.popFirst() else { return nil }
  switch escaped {
  case "n": return "\n"
  case "t": return "\t"
  case "u":
    guard rest.first == "{", let close = rest.firstIndex(of: "}"),
      let value = UInt32(String(rest[rest.startIndex..<close].dropFirst()), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return escaped }
    rest = rest[rest.index(after: close)...]
    return scalar
  default: return escaped
  }
}

/// A literal for `text`, as a file has it, or Swift. What nobody sees, or what reverses the order of reading,
/// is an escape: a reviewer reads what a program reads.
public func stringLiteral(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    default:
      if scalar.isPrintable {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }
  return result + "\""
}

extension Unicode.Scalar {
  /// No control character, no line end, and no mark that reverses the order of reading. All others lie in the
  /// Basic Multilingual Plane, so one JSON escape says each.
  public var isPrintable: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0: false
    // Line and paragraph separator, then the marks of the Unicode Bidirectional Algorithm.
    case 0x2028, 0x2029: false
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
