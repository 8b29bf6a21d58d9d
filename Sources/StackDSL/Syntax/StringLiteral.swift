/// The text that a string literal stands for: quotes off, escapes read. An escape that is none
/// stands for itself, and a missing closing quote is no matter.
func stringContent(_ literal: String) -> String {
  let bytes = literal.utf8
  if !bytes.contains(UInt8(ascii: "\\")) {
    let content = bytes.first == UInt8(ascii: "\"") ? bytes.dropFirst() : bytes[...]
    return String(Substring(content.prefix { $0 != UInt8(ascii: "\"") }))
  }
  var result = ""
  var rest = Substring(literal)
  if rest.first == "\"" { rest.removeFirst() }
  while let character = rest.popFirst() {
    if character == "\"" { break }
    guard character == "\\" else {
      result.append(character)
      continue
    }
    appendEscape(&rest, to: &result)
  }
  return result
}

private func appendEscape(_ rest: inout Substring, to result: inout String) {
  guard let escaped = rest.popFirst() else { return }
  switch escaped {
  case "n": result.append("\n")
  case "t": result.append("\t")
  case "\"", "\\": result.append(escaped)
  case "u":
    guard rest.first == "{", let close = rest.firstIndex(of: "}"),
      let value = UInt32(rest[rest.index(after: rest.startIndex)..<close], radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      result.append("u")
      return
    }
    result.unicodeScalars.append(scalar)
    rest = rest[rest.index(after: close)...]
  default:
    result.append(escaped)
  }
}

/// A literal for `text`, as it is written in a file.
public func stringLiteral(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\u{D}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
