/// The texts of a document in one language, by the object and property that they are for:
/// `8Yv-dJ-Q4d.text`.
public struct Translation: Sendable {
  public var language: String
  public var texts: [String: String]

  /// - Parameter bytes: a `.strings` file: `"key" = "value";` with comments.
  public init(language: String, strings bytes: [UInt8]) {
    self.language = language
    texts = [:]
    var reader = StringsReader(text: Substring(String(decoding: bytes, as: UTF8.self)))
    while let (key, value) = reader.next() { texts[key] = value }
  }

  public init(language: String, texts: [String: String]) {
    self.language = language
    self.texts = texts
  }
}

/// Reads pairs of strings; what is no pair is passed over.
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

extension ImportedScreen {
  /// `languages: en, de +18%`: by how much the texts of the scene are longer in all.
  mutating func addLanguages(_ translations: [Translation]) {
    var found: [Value] = []
    for translation in translations.sorted(by: { $0.language < $1.language }) {
      var (own, translated) = (0, 0)
      for view in screen.views {
        guard let id = view.reference else { continue }
        for property in view.properties {
          let key =
            switch property.name {
            case .text: "\(id).text"
            case .title: "\(id).normalTitle"
            case .placeholder: "\(id).placeholder"
            default: ""
            }
          guard let text = property.value.word, !key.isEmpty,
            let other = translation.texts[key]
          else { continue }
          own += text.count
          translated += other.count
        }
      }
      guard own > 0 else { continue }
      let percent = (Double(translated) / Double(own) * 100 - 100).rounded()
      found.append(.language(translation.language, growth: max(percent, -90) / 100))
    }
    guard !found.isEmpty else { return }
    add(.languages, .list([.language("en", growth: 0)] + found))
  }
}
