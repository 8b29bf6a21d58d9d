/// An SVG document as text: elements are appended in the order in which they are painted.
struct SVG {
  private(set) var body = ""

  /// One element with its attributes in the order given.
  mutating func add(
    _ name: String, _ attributes: [(String, String)], content: String = ""
  ) {
    body += "<\(name)"
    for (key, value) in attributes { body += " \(key)=\"\(Self.escaped(value))\"" }
    body += content.isEmpty ? "/>\n" : ">\(content)</\(name)>\n"
  }

  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    body += "<\(name)"
    for (key, value) in attributes { body += " \(key)=\"\(Self.escaped(value))\"" }
    body += ">\n"
  }

  mutating func close(_ name: String) { body += "</\(name)>\n" }

  /// Text that a reader of the file wrote may hold anything, also what XML 1.0 cannot: controls
  /// are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result += " "
      default:
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        let isNoncharacter = scalar.value & 0xFFFE == 0xFFFE
        if !isControl && !isNoncharacter { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// A coordinate with at most two decimals and a plain minus sign.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let text = figure(min(max(value, -1e7), 1e7))
    return text.hasPrefix("−") ? "-" + text.dropFirst() : text
  }
}
