extension Translation {
  /// - Parameter bytes: a `.strings` file: `"key" = "value";` with comments.
  public init(language: String, strings bytes: [UInt8]) {
    var texts: [String: String] = [:]
    var reader = StringsReader(text: Substring(String(decoding: bytes, as: UTF8.self)))
    while let (key, value) = reader.next() { texts[key] = value }
    self.init(language: language, texts: texts)
  }
}

/// Reads pairs of strings; anything else is passed over.
private struct StringsReader {
  var text: Substring

  mutating func next() -> (String, String)? {
    while let key = string() {
      skipBlanks()
      guard text.first == "=" else { continue }
      text.removeFirst()
      if let value = string() { return (key, value) }
    }
    return nil
  }

  private mutating func skipBlanks() {
    while let first = text.first {
      if first.isWhitespace {
        text.removeFirst()
      } else if text.hasPrefix("/*") {
        text = text.ranges(of: "*/").first.map { text[$0.upperBound...] } ?? text.suffix(0)
      } else if text.hasPrefix("//") {
        text = text.drop { !$0.isNewline }
      } else {
        return
      }
    }
  }

  private mutating func string() -> String? {
    skipBlanks()
    while let first = text.first, first != "\"" {
      text.removeFirst()
      skipBlanks()
      if first == ";" { continue }
    }
    guard text.popFirst() == "\"" else { return nil }
    var literal = "\""
    while let next = text.popFirst() {
      literal.append(next)
      if next == "\\", let escaped = text.popFirst() {
        literal.append(escaped)
        continue
      }
      if next == "\"" { break }
    }
    return stringContent(literal)
  }
}

extension Translation {
  /// The text that stands in place of a property's in this language; nil if there is none.
  func text(for property: PropertyName, of id: String) -> String? {
    keys(of: property).lazy.compactMap { texts["\(id).\($0)"] }.first
  }

  private func keys(of property: PropertyName) -> [String] {
    switch property {
    case .text: ["text"]
    case .title: ["configuration.title", "normalTitle", "title"]
    case .placeholder: ["placeholder"]
    default: []
    }
  }
}
