/// Where the lines of a text begin and end, and the blanks and line endings that it uses.
extension [UInt8] {
  /// The line ending that the text uses first.
  public var lineEnding: String {
    guard let newline = firstIndex(where: \.isNewline) else { return "\n" }
    guard self[newline] == UInt8(ascii: "\r") else { return "\n" }
    return newline + 1 < count && self[newline + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  public func startOfLine(_ offset: Int) -> Int {
    var start = Swift.min(Swift.max(offset, 0), count)
    while start > 0, !self[start - 1].isNewline { start -= 1 }
    return start
  }

  public func endOfLine(_ offset: Int) -> Int {
    var end = Swift.min(Swift.max(offset, 0), count)
    while end < count, !self[end].isNewline { end += 1 }
    return end
  }

  /// The blanks at the beginning of the line that holds `offset`.
  public func indentation(at offset: Int) -> String {
    String(decoding: self[startOfLine(offset)...].prefix(while: \.isBlank), as: UTF8.self)
  }
}

extension UInt8 {
  public var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
