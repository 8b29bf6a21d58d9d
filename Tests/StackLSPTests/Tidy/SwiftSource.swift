/// A Swift file as far as the tidy tests read it: its code without comments and the text of strings, its
/// imports, and the names it declares.
///
/// It is not a parser. It knows comments, all forms of string literals and line starts, so that a word in a
/// message does not count as a word in the code.
struct SwiftSource: Sendable {
  let text: String
  /// The text with comments and the insides of string literals blanked; the lines stay the same.
  let code: String

  init(_ text: String) {
    self.text = text
    self.code = Self.blankingCommentsAndStrings(text)
  }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  var codeLines: [Substring] { code.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The modules it imports, whatever the access level or attribute of the import.
  var imports: [String] {
    codeLines.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "package"].contains($0) })
      else { return nil }
      let isKind = ["struct", "class", "enum", "func", "protocol", "var"].contains(words[index + 1])
      let module = isKind && index + 2 < words.count ? words[index + 2] : words[index + 1]
      return String(module.prefix { $0 != "." })
    }
  }

  /// The types declared at the left margin, which another file of the module could use.
  var topLevelTypes: [String] {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return codeLines.compactMap { line in
      guard let first = line.first, first != " ", first != "}" else { return nil }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      guard let index = words.firstIndex(where: { kinds.contains($0) }), index + 1 < words.count
      else { return nil }
      return String(words[index + 1])
    }
  }

  /// The words of the code, in order, each with its line number from 1.
  var words: [(text: Substring, line: Int)] {
    codeLines.enumerated().flatMap { index, line in
      line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { ($0, index + 1) }
    }
  }

  private static func blankingCommentsAndStrings(_ text: String) -> String {
    var scanner = BlankingScanner(bytes: Array(text.utf8))
    return scanner.run()
  }
}

/// One pass over the bytes that copies code and blanks the rest, newlines kept.
private struct BlankingScanner {
  let bytes: [UInt8]
  var index = 0
  var out: [UInt8] = []

  /// The first bytes of comments and literals.
  private static let openers: [UInt8] = Array("/#\"".utf8)
  /// The bytes that may have a meaning inside a literal.
  private static let marks: [UInt8] = Array("\\()#\"".utf8)

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() -> String {
    while index < bytes.count {
      if !Self.openers.contains(bytes[index]) {
        out.append(bytes[index])
        index += 1
      } else if matches("//") {
        blank { $0 == UInt8(ascii: "\n") }
      } else if matches("/*") {
        skipBlockComment()
      } else if let hashes = openingHashes() {
        skipString(hashes: hashes)
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private func matches(_ word: String, at offset: Int = 0) -> Bool {
    let start = index + offset
    let end = start + word.utf8.count
    return end <= bytes.count && bytes[start..<end].elementsEqual(word.utf8)
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      out.append(bytes[index] == UInt8(ascii: "\n") ? bytes[index] : UInt8(ascii: " "))
      index += 1
    }
  }

  private mutating func blank(until stop: (UInt8) -> Bool) {
    while index < bytes.count, !stop(bytes[index]) { blank() }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if matches("/*") {
        depth += 1
        blank(2)
      } else if matches("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && index < bytes.count
  }

  /// The number of `#` before a quote that starts here; nil if no string starts here.
  private func openingHashes() -> Int? {
    var count = 0
    while index + count < bytes.count, bytes[index + count] == UInt8(ascii: "#") { count += 1 }
    guard index + count < bytes.count, bytes[index + count] == UInt8(ascii: "\"") else {
      return nil
    }
    return count
  }

  /// Blanks a literal with its delimiters, and its interpolations: the values in them are declared in the
  /// surrounding code, which contains their names.
  private mutating func skipString(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    let isMultiline = matches("\"\"\"", at: hashes)
    let quote = (isMultiline ? "\"\"\"" : "\"") + fence
    blank(hashes + (isMultiline ? 3 : 1))
    var depth = 0
    while index < bytes.count {
      if !Self.marks.contains(bytes[index]) {
        blank()
      } else if matches("\\" + fence + "(") {
        depth += 1
        blank(2 + hashes)
      } else if depth > 0, matches("(") || matches(")") {
        depth += matches("(") ? 1 : -1
        blank()
      } else if depth > 0, let inner = openingHashes() {
        skipString(hashes: inner)
      } else if depth == 0, matches("\\" + fence) {
        blank(2 + hashes)
      } else if depth == 0, matches(quote) {
        return blank(quote.utf8.count)
      } else {
        blank()
      }
    }
  }
}
