/// The text of the `///` comments straight before a declaration.
public func documentationComment(of node: SyntaxNode) -> String {
  let tokens = node.section.tokens
  var lines: [String] = []
  var token = node.tokenRange.lowerBound - 1
  var newlines = 0
  while token >= 0 {
    switch tokens.kind(token) {
    case .documentationComment:
      let text = node.section.text(tokens.range(token)).dropFirst(3)
      lines.append(String(text.first == " " ? text.dropFirst() : text))
      newlines = 0
    case .whitespace, .semicolon: break
    case .newline where newlines == 0: newlines = 1
    // Most have none, and to join nothing costs.
    default: return lines.isEmpty ? "" : lines.reversed().joined(separator: "\n")
    }
    token -= 1
  }
  return lines.reversed().joined(separator: "\n")
}
