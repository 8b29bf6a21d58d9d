/// What canonically stands between two pieces that follow one another.
func separator(_ previous: Piece?, _ next: Piece, _ gap: Gap, _ newline: String) -> String {
  guard let previous else { return "" }
  if needsLine(previous, next, gap) { return line(previous, next, gap, newline) }
  if next.kind.isComment || previous.kind.isComment { return besideComment(previous, next, gap) }
  if next.startsMember, previous.kind != .leftBrace { return "; " }
  return hasBlank(previous, next) ? " " : ""
}

private func needsLine(_ previous: Piece, _ next: Piece, _ gap: Gap) -> Bool {
  if previous.kind == .lineComment || previous.kind == .documentationComment { return true }
  if previous.kind == .leftBrace, next.kind == .rightBrace { return false }
  if previous.kind == .leftBrace, previous.isMultilineBrace { return !isTrailingComment(next, gap) }
  if next.kind == .rightBrace, next.isMultilineBrace { return true }
  if next.kind == .leftBrace, next.node == .block { return false }
  if next.kind == .rightBrace { return false }
  if next.startsMember, !next.isInline { return !isLeadingComment(previous, gap) }
  return gap.newlines > 0 && !(previous.kind == .leftBrace)
    || (gap.hasSemicolon && !next.isInline && !isTrailingComment(next, gap))
}

/// A comment on the line of what stands before it.
private func isTrailingComment(_ next: Piece, _ gap: Gap) -> Bool {
  next.kind.isComment && gap.newlines == 0
}

/// A block comment on the line of the member behind it.
private func isLeadingComment(_ previous: Piece, _ gap: Gap) -> Bool {
  previous.kind == .blockComment && gap.newlines == 0 && !gap.hasSemicolon
}

/// A line end, at most one blank line where one was, and the indentation.
private func line(_ previous: Piece, _ next: Piece, _ gap: Gap, _ newline: String) -> String {
  let isAtBrace = previous.kind == .leftBrace || next.kind == .rightBrace
  let lines = gap.newlines > 1 && !isAtBrace ? newline + newline : newline
  let depth = next.depth + (next.isContinuation ? 1 : 0)
  return lines + String(repeating: " ", count: depth * Canonical.indentation)
}

/// A comment at the end of a line keeps its distance, so that comments below one another stay so.
private func besideComment(_ previous: Piece, _ next: Piece, _ gap: Gap) -> String {
  if gap.hasSemicolon, !next.kind.isComment || next.isInline { return "; " }
  guard next.kind.isComment, !gap.hasSemicolon else { return " " }
  return gap.blanks.isEmpty ? " " : gap.blanks
}

/// One blank or none between two tokens of a line.
private func hasBlank(_ previous: Piece, _ next: Piece) -> Bool {
  if previous.kind == .leftBrace, next.kind == .rightBrace { return false }
  switch next.kind {
  case .comma, .rightParenthesis, .colon: return false
  case .dot: return !previous.kind.isName
  case .leftParenthesis where previous.kind != .not && previous.kind != .leftParenthesis:
    return !(previous.node == .value && previous.kind.isName)
  default: break
  }
  switch previous.kind {
  case .dot, .leftParenthesis, .not, .at: return false
  case .minus, .plus: return !previous.isSign && !isPartOfCode(previous)
  default: return !(next.kind == .minus && isPartOfCode(next))
  }
}

/// A hyphen in the code of an `allow`.
private func isPartOfCode(_ piece: Piece) -> Bool { piece.node == .allow }

extension Piece {
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
