/// Reads a call's parentheses, which Swift and SwiftUI write.
extension Parser {
  /// The word here is one for a kind of view, here or where the writer comes from; a component's
  /// name begins with a capital letter.
  var isKindWord: Bool {
    guard peek().isName else { return false }
    let word = text()
    return ViewKind(rawValue: word) != nil || word.first?.isUppercase ?? false
      || ForeignNames.kind(word) != nil
  }

  /// `button go("Go")`, `Avatar first(name: "Ada", size: 40)`: a text stands without parentheses,
  /// parameters and members stand in braces.
  mutating func callParentheses() {
    guard !isAtMemberEnd, peek() == .leftParenthesis else { return }
    let start = range().lowerBound
    if peek(1) == .string, peek(2) == .rightParenthesis {
      let text = text(1)
      report(
        .unexpectedText, start..<range(2).upperBound,
        "A text stands without parentheses: write `\(text)`.",
        cure: .init(
          title: "Write `\(text)`", range: previousEnd..<range(2).upperBound, newText: " \(text)"))
      node(.unexpected) { $0.take() }
      string()
      return node(.unexpected) { $0.take() }
    }
    guard let end = closingParenthesis(from: position) else { return }
    let members = membersInParentheses(from: position, upTo: end)
    let span = start..<range(end - position).upperBound
    let hasBlock = line.kind(end + 1) == .leftBrace
    let message =
      members.isEmpty
      ? "Nothing is called here: a view has no parentheses."
      : "Parameters and members stand in braces: write `{ \(members.count > 60 ? "…" : members) }`."
    report(
      .unexpectedText, span, message,
      cure: hasBlock && !members.isEmpty
        ? intoBlock(members, behind: end)
        : .init(
          title: members.isEmpty ? "Remove `()`" : "Write braces",
          range: previousEnd..<span.upperBound,
          newText: members.isEmpty ? "" : " { \(members) }"))
    skip(to: end)
  }

  /// The members move into the braces that follow.
  private func intoBlock(_ members: String, behind end: Int) -> SyntaxFault.Cure {
    let isAlone = line.startsLine(end + 2) || line.kind(end + 2) == .rightBrace
    return SyntaxFault.Cure(
      title: "Write `\(members.count > 60 ? "…" : members)` in the braces",
      range: previousEnd..<range(end + 1 - position).upperBound,
      newText: " { \(members)" + (isAlone ? "" : ";"))
  }

  /// `component Avatar(name: String)`.
  mutating func declaredParentheses() {
    guard !isAtMemberEnd, peek() == .leftParenthesis,
      let end = closingParenthesis(from: position)
    else { return }
    report(
      .unexpectedText, range().lowerBound..<range(end - position).upperBound,
      "Parameters stand in the component's braces, each with the value it has where none is given: "
        + "`param caption: \"Name\"`.")
    skip(to: end)
  }

  /// The position of the `)` that closes the `(` at another, on the same line and in the same braces; nil
  /// if there is none.
  func closingParenthesis(from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < line.count, index == start || !line.startsLine(index) {
      switch line.kind(index) {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case .leftBrace, .rightBrace: return nil
      default: break
      }
      if depth == 0 { return index }
      index += 1
    }
    return nil
  }

  /// The text between the parentheses, with its outer commas as semicolons.
  func membersInParentheses(from start: Int, upTo end: Int) -> String {
    var result: [UInt8] = []
    var depth = 0
    var written = range(start - position).upperBound
    for index in start + 1..<end {
      let token = range(index - position)
      result += bytes[written..<token.lowerBound]
      written = token.upperBound
      if line.kind(index) == .leftParenthesis { depth += 1 }
      if line.kind(index) == .rightParenthesis { depth -= 1 }
      let parts = line.kind(index) == .comma && depth == 0
      result += parts ? [UInt8(ascii: ";")] : Array(bytes[token])
    }
    return String(decoding: result, as: UTF8.self)
  }

  mutating func skip(to end: Int) {
    node(.unexpected) { parser in
      while parser.position <= end, !parser.isAtEnd { parser.take() }
    }
  }
}
