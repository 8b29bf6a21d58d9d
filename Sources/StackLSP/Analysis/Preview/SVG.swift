import LayoutEngine

/// An SVG document as text, to which elements are appended in the order in which they are painted.
struct SVG {
  private(set) var body = ""

  /// Appends one element with its attributes in the given order.
  mutating func add(
    _ name: String, _ attributes: [(String, String)], content: String = ""
  ) {
    begin(name, attributes)
    body += content.isEmpty ? "/>\n" : ">\(content)</\(name)>\n"
  }

  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    begin(name, attributes)
    body += ">\n"
  }

  private mutating func begin(_ name: String, _ attributes: [(String, String)]) {
    body += "<\(name)"
    for (key, value) in attributes { body += " \(key)=\"\(Self.escaped(value))\"" }
  }

  mutating func close(_ name: String) { body += "</\(name)>\n" }

  /// The escaped text, without the characters that XML 1.0 cannot contain: controls and noncharacters. A tab
  /// or a line end becomes a blank, as a picture draws it.
  static func escaped(_ text: String) -> String {
    // Most text is numbers and names that need no escaping, and one picture has a thousand of them.
    guard text.utf8.contains(where: Self.isSpecial) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      default:
        let isControl = scalar.value < 0x20
        let isNoncharacter = scalar.value == 0xFFFE || scalar.value == 0xFFFF
        if !isControl && !isNoncharacter { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// Whether a byte may need escaping or removal; a byte of a letter beyond ASCII may.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    default: byte < 0x20 || byte > 0x7E
    }
  }

  /// A coordinate with at most two decimals and a plain minus sign.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let text = figure(min(max(value, -1e7), 1e7))
    return text.hasPrefix("−") ? "-" + text.dropFirst() : text
  }

  /// The attributes that place an element; a negative length becomes 0.
  static func box(_ rect: Rect) -> [(String, String)] {
    [
      ("x", number(rect.x)), ("y", number(rect.y)), ("width", number(max(rect.width, 0))),
      ("height", number(max(rect.height, 0))),
    ]
  }

  /// A closed path, for filling together with others.
  static func roundedRect(_ rect: Rect, radius: Double) -> String {
    let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
    let (across, down) = (rect.width - 2 * radius, rect.height - 2 * radius)
    func arc(_ dx: Double, _ dy: Double) -> String {
      radius == 0 ? "" : "a\(number(radius)) \(number(radius)) 0 0 1 \(number(dx)) \(number(dy))"
    }
    return "M\(number(rect.x + radius)) \(number(rect.y))h\(number(across))\(arc(radius, radius))"
      + "v\(number(down))\(arc(-radius, radius))h\(number(-across))\(arc(-radius, -radius))"
      + "v\(number(-down))\(arc(radius, -radius))Z"
  }

  /// Diagonal lines that fill a rectangle, so that it can be recognised without colour; in both directions if
  /// `isCrossed`.
  static func hatching(_ rect: Rect, isCrossed: Bool) -> String {
    let (width, height) = (max(rect.width, 0), max(rect.height, 0))
    guard width.isFinite, height.isFinite, width + height < 1e5 else { return "" }
    // At most a hundred lines, however large the view.
    let step = max(8, (width + height) / 100)
    var path = ""
    for distance in stride(from: step, to: width + height, by: step) {
      let start = max(0, distance - height)
      let end = min(width, distance)
      let (top, bottom) = (distance - end, distance - start)
      path +=
        "M\(number(rect.x + start)) \(number(rect.y + bottom))"
        + "L\(number(rect.x + end)) \(number(rect.y + top))"
      if isCrossed {
        path +=
          "M\(number(rect.x + start)) \(number(rect.y + height - bottom))"
          + "L\(number(rect.x + end)) \(number(rect.y + height - top))"
      }
    }
    return path
  }
}
