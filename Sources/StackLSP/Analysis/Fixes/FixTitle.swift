import StackDSL

/// Adds to a title the text that its edits write, so that the author can see it before choosing.
enum FixTitle {
  /// The title itself if it contains the new text, otherwise the title followed by that text: ``Make `bio` as
  /// wide as `title`: `width == title.width` ``. A line that the title quotes is not repeated.
  ///
  /// - Parameter longest: the most bytes of new text to show; a longer text is left out.
  static func title(_ title: String, of edits: [TextEdit], longest: Int = line) -> String {
    let text = newText(of: edits) { title.contains("`\($0)`") }
    guard !text.isEmpty, text.utf8.count <= longest, !says(title, text) else { return title }
    return "\(title): `\(text)`"
  }

  /// The bytes of new text that a menu shows in one line.
  static let line = 130

  /// Whether a title contains each word of a text, in any spelling: "compression resistance" is
  /// `compressionResistance`.
  static func says(_ title: String, _ text: String) -> Bool {
    let spoken = title.lowercased().filter { $0.isLetter || $0.isNumber }
    return text.lowercased().split { !$0.isLetter && !$0.isNumber }.allSatisfy(spoken.contains)
  }

  /// The new lines of all edits, joined into one: `when state == empty { row.axis: vertical }`. Text that
  /// several edits share appears once. Empty if the edits only remove or move text.
  static func newText(
    of edits: [TextEdit], without isKnown: (String) -> Bool = { _ in false }
  ) -> String {
    let lines = edits.map { edit in
      var known = parts(of: String(decoding: edit.oldText, as: UTF8.self))
      return parts(of: edit.newText).filter { part in
        guard let index = known.firstIndex(of: part) else { return true }
        known.remove(at: index)
        return false
      }
    }
    var result = ""
    // A value, a relation or a brace alone adds nothing to the title.
    for line in unique(lines).joined()
    where (line.hasPrefix("@") || line.contains(where: \.isLetter)) && !isKnown(line) {
      if !result.isEmpty { result += result.hasSuffix("{") ? " " : "; " }
      result += line
    }
    let open = result.count { $0 == "{" } - result.count { $0 == "}" }
    return result + String(repeating: " }", count: max(0, open))
  }

  /// Titles that all differ: equal ones get the first of their details that tells all of them apart, or else
  /// a number.
  ///
  /// - Parameter details: the details of the title at an index, the simplest first.
  static func toldApart(_ titles: [String], by details: (Int) -> [String?]) -> [String] {
    var result = titles
    let groups = Dictionary(grouping: titles.indices) { titles[$0] }
    for group in groups.values where group.count > 1 {
      let known = group.map(details)
      let telling = known[0].indices.first { place in
        let values = known.compactMap { $0[place] }
        return values.count == group.count && Set(values).count == values.count
      }
      for (number, index) in group.enumerated() {
        let detail = telling.flatMap { known[number][$0] } ?? "\(number + 1) of \(group.count)"
        result[index] = inserting(" (\(detail))", into: titles[index])
      }
    }
    return result
  }

  /// Inserts the detail before the effect on the views.
  private static func inserting(_ detail: String, into title: String) -> String {
    guard let effect = title.firstRange(of: Effect.mark) else { return title + detail }
    return String(title[..<effect.lowerBound]) + detail + String(title[effect.lowerBound...])
  }

  /// Members, and the heads of blocks with their braces.
  private static func parts(of text: String) -> [String] {
    text.split { $0.isNewline || $0 == ";" }.map { line in
      var part = withoutComment(line).trimmingBlanks()
      // Braces that an edit puts around its text, or that close an existing block.
      while part.hasPrefix("{") { part = part.dropFirst().trimmingBlanks() }
      while part.hasSuffix("}"), !part.contains("{") {
        part = part.dropLast().trimmingBlanks()
      }
      return String(part)
    }
    .filter { !$0.isEmpty }
  }
}

/// `//` inside a string starts no comment.
private func withoutComment(_ line: Substring) -> Substring {
  var rest = line
  while let slashes = rest.firstRange(of: "//") {
    let before = line[..<slashes.lowerBound]
    if before.count(where: { $0 == "\"" }).isMultiple(of: 2) { return before }
    rest = line[slashes.upperBound...]
  }
  return line
}

extension Substring {
  fileprivate func trimmingBlanks() -> Substring {
    var rest = drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }
}

extension SourceFiles {
  /// "line 12", or the lines of several edits, with the file if it is another one.
  func lines(of edits: [TextEdit], from file: FileID) -> String {
    let places = edits.map { edit -> String in
      let text = self[edit.span.file]?.text ?? documents[edit.span.file] ?? []
      let line = text.prefix(edit.span.range.lowerBound).count { $0 == UInt8(ascii: "\n") } + 1
      return edit.span.file == file ? "\(line)" : "\(line) of \(edit.span.file.lastComponent)"
    }
    return (places.count == 1 ? "line " : "lines ") + places.joined(separator: ", ")
  }
}
