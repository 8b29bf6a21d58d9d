/// Swift as far as a line of layout code goes: names, calls, closures, lists. The lexer of this language
/// knows all of its signs; what it does not know stays a token without a meaning.
struct CodeTokens {
  struct Token {
    var kind: TokenKind
    var text: String
    /// In the text that was read.
    var range: Range<Int>
  }
  let tokens: [Token]
  var position = 0

  init(_ bytes: ArraySlice<UInt8>) {
    let table = lex(Array(bytes))
    tokens = (0..<table.count).filter { !table.kind($0).isTrivia }.map { index in
      let range = table.range(index)
      let text = bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound]
      return Token(
        kind: table.kind(index), text: String(decoding: text, as: UTF8.self),
        range: range.lowerBound + bytes.startIndex..<range.upperBound + bytes.startIndex)
    }
  }

  init(_ tokens: [Token]) { self.tokens = tokens }

  var next: Token? { tokens.indices.contains(position) ? tokens[position] : nil }
  var isAtEnd: Bool { next == nil }
  /// Whether the part that was read belongs to something longer.
  var isInSum: Bool {
    next.map { [.plus, .minus, .times, .divide, .dot, .leftParenthesis].contains($0.kind) } ?? false
  }

  mutating func take(_ kind: TokenKind) -> Token? {
    guard let next, next.kind == kind else { return nil }
    position += 1
    return next
  }

  /// A sign that the language does not have, such as `[`.
  mutating func take(_ sign: String) -> Bool {
    guard let next, next.text == sign else { return false }
    position += 1
    return true
  }

  /// The tokens up to the bracket that closes the one at the position, without both; nil if none does.
  mutating func takeBracketed() -> [Token]? {
    guard let open = next, let close = Self.brackets[open.text] else { return nil }
    var depth = 0
    for index in position..<tokens.count {
      depth += tokens[index].text == open.text ? 1 : tokens[index].text == close ? -1 : 0
      if depth == 0 {
        let inside = Array(tokens[position + 1..<index])
        position = index + 1
        return inside
      }
    }
    return nil
  }

  private static let brackets = ["(": ")", "[": "]", "{": "}"]

  /// The tokens between commas outside of brackets.
  static func elements(of tokens: [Token]) -> [[Token]] {
    var depth = 0
    return tokens.split { token in
      if brackets[token.text] != nil { depth += 1 }
      if brackets.values.contains(token.text) { depth -= 1 }
      return depth == 0 && token.kind == .comma
    }.map(Array.init)
  }
}

/// `title.snp.makeConstraints { … }`, `a.topAnchor.constraint(equalTo: b.topAnchor)`: names joined by
/// dots, some of them called.
struct CodeChain {
  struct Argument {
    var label: String?
    var tokens: [CodeTokens.Token]
  }
  struct Link {
    var name: String
    /// Nil if it is not called.
    var arguments: [Argument]?
    var closure: [CodeTokens.Token]?

    func argument(_ label: String?) -> [CodeTokens.Token]? {
      arguments?.first { $0.label == label }?.tokens
    }
  }
  var links: [Link] = []
  var names: [String] { links.map(\.name) }

  /// Takes as much as makes a chain; nil if no name stands.
  init?(_ tokens: inout CodeTokens) {
    // The first parameter of a closure without names.
    if tokens.take("$") {
      guard tokens.take(.number)?.text == "0", tokens.take(.dot) != nil else { return nil }
      links.append(Link(name: "$0"))
    }
    repeat {
      guard let name = tokens.take(.identifier) ?? tokens.take(.quotedIdentifier) else {
        return nil
      }
      var link = Link(name: name.text)
      if tokens.next?.text == "(" {
        guard let inside = tokens.takeBracketed() else { return nil }
        link.arguments = CodeTokens.elements(of: inside).map(Self.argument)
      }
      if tokens.next?.text == "{" {
        guard let inside = tokens.takeBracketed() else { return nil }
        link.closure = inside
      }
      links.append(link)
      while tokens.take("!") || tokens.take("?") {}
    } while tokens.take(.dot) != nil
  }

  private static func argument(_ tokens: [CodeTokens.Token]) -> Argument {
    guard tokens.count > 1, tokens[0].kind.isName, tokens[1].kind == .colon else {
      return Argument(label: nil, tokens: tokens)
    }
    return Argument(label: tokens[0].text, tokens: Array(tokens.dropFirst(2)))
  }
}
