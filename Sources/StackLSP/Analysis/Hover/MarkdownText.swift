/// Words of the file as Markdown code, even if they contain backquotes.
func code(_ text: String) -> String {
  let oneLine = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  guard oneLine.contains("`") else { return "`\(oneLine)`" }
  let longest = oneLine.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  return "\(fence) \(oneLine) \(fence)"
}

/// One line of text whose characters have no meaning in Markdown, except in backquotes.
func markdownText(_ text: String) -> String {
  let oneLine = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  return outsideCode(oneLine) { "\\`*_{}[]<>&|~!".contains($0) ? "\\\($0)" : String($0) }
}

/// The user's Markdown without images and HTML, because a hover must not load anything.
func inertMarkdown(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { line in
      outsideCode(String(line)) { $0 == "<" || $0 == "!" || $0 == "`" ? "\\\($0)" : String($0) }
    }
    .joined(separator: "\n")
}

/// The line with every character outside code spans replaced. A span ends at as many backquotes as it began
/// with (CommonMark 0.31, section 6.1).
private func outsideCode(_ line: String, _ replacement: (Character) -> String) -> String {
  var result = ""
  var rest = Substring(line)
  while !rest.isEmpty {
    let fence = rest.prefix { $0 == "`" }
    if !fence.isEmpty, let span = codeSpan(rest, fence: fence.count) {
      result += span
      rest = rest[span.endIndex...]
    } else {
      let run = fence.isEmpty ? rest.prefix(1) : fence
      for character in run { result += replacement(character) }
      rest = rest[run.endIndex...]
    }
  }
  return result
}

/// The code span at the beginning of a text; nil if its backquotes never close.
private func codeSpan(_ text: Substring, fence: Int) -> Substring? {
  var index = text.index(text.startIndex, offsetBy: fence)
  while let open = text[index...].firstIndex(of: "`") {
    let run = text[open...].prefix { $0 == "`" }
    if run.count == fence { return text[..<run.endIndex] }
    index = run.endIndex
  }
  return nil
}
