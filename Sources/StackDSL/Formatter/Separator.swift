/// Whether one blank stands between two tokens of a line, or none.
func needsBlank(between previous: Piece, and next: Piece) -> Bool {
  if previous.kind == .leftBrace, next.kind == .rightBrace { return false }
  switch next.kind {
  case .comma, .rightParenthesis, .colon, .range: return false
  case .dot: return !previous.kind.isName
  case .leftParenthesis where previous.kind != .not && previous.kind != .leftParenthesis:
    return !(previous.node == .value && previous.kind.isName)
  default: break
  }
  switch previous.kind {
  case .dot, .leftParenthesis, .not, .at, .range: return false
  case .minus, .plus: return !previous.isSign && !isPartOfCode(previous)
  default: return !(next.kind == .minus && isPartOfCode(next))
  }
}

/// A hyphen in the code of an `allow`, or in the tag of a language.
private func isPartOfCode(_ piece: Piece) -> Bool {
  piece.node == .allow || piece.node == .value && piece.kind == .minus && piece.isPartOfTag
}

extension Piece {
  /// A hyphen of `pt-BR` in `languages: en, pt-BR +6%`.
  fileprivate var isPartOfTag: Bool {
    let tokens = token.section.tokens
    func text(_ index: Int) -> String { token.section.text(tokens.range(index)) }
    var after = token.index + 1
    while after < tokens.count, tokens.kind(after).isTrivia { after += 1 }
    guard after < tokens.count, tokens.kind(after) != .percent else { return false }
    // Back to the word before the colon: a list of languages holds no other.
    var index = token.index - 1
    while index > 0, tokens.kind(index) != .colon { index -= 1 }
    index -= 1
    while index > 0, tokens.kind(index).isTrivia { index -= 1 }
    return index >= 0 && text(index) == "languages"
  }

  /// A `+` or `-` that belongs to the number behind it: no operand stands before it, or it is the
  /// growth of a language (`de +30%`).
  fileprivate var isSign: Bool {
    let tokens = token.section.tokens
    var index = token.index - 1
    while index >= 0, tokens.kind(index).isTrivia { index -= 1 }
    let before = tokens.kind(index)
    if node == .value, before.isName {
      var after = token.index + 1
      while after < tokens.count, tokens.kind(after).isTrivia { after += 1 }
      return tokens.kind(after) == .percent
    }
    let isOperand =
      before == .number || before == .percent || before == .rightParenthesis || before.isName
    guard isOperand else { return true }
    return before == .identifier && node == .expression
      && token.section.text(tokens.range(index)) == "inset"
  }
}
