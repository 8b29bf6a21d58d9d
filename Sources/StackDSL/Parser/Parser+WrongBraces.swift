/// Braces in the place of another sign, in a section where they do not pair up.
extension Parser {
  /// `spacing{ 16`, `width } 40`: between what wants a value and what looks like one stands a brace
  /// for `:` or `==`.
  func braceStandsForSeparator(at brace: Int) -> Bool {
    guard hasStrayBraces, brace > 0, brace < line.count, !line.startsLine(brace),
      line.kind(brace) == .leftBrace || line.kind(brace) == .rightBrace
    else { return false }
    var next = brace + 1
    guard next < line.count, !line.startsLine(next), isValueStart(line.kind(next)) else {
      return false
    }
    let word = text(brace - 1 - position)
    guard
      PropertyName(rawValue: word) != nil || Vocabulary.attributeWords.contains(word)
        || (line.kind(next) == .string && line.kind(brace - 1).isName)
    else { return false }
    while next < line.count, !line.startsLine(next) {
      let kind = line.kind(next)
      if kind == .semicolon || kind == .rightBrace { return true }
      guard isValueStart(kind) || kind.isArithmetic || kind == .comma || kind == .at else {
        return false
      }
      next += 1
    }
    return true
  }

  /// `hstack row }`, with members on the lines behind it or on this one.
  var braceStandsForOpening: Bool {
    guard hasStrayBraces, peek() == .rightBrace, !startsLine(), !closesOnItsLine else {
      return false
    }
    let next = position + 1
    guard next < line.count else { return false }
    return line.startsLine(next)
      ? line.indentation(next) > line.indentation(position) : lineLacksOpeningBrace(from: next)
  }

  /// `label } { font: body }`
  var braceStandsForName: Bool {
    hasStrayBraces && peek() == .rightBrace && !startsLine() && peek(1) == .leftBrace
      && !startsLine(1) && !closesOnItsLine
  }

  /// A `{` before it on its line is open.
  private var closesOnItsLine: Bool {
    var depth = 0
    var index = position
    while index > 0, !line.startsLine(index) {
      index -= 1
      if line.kind(index) == .leftBrace { depth += 1 }
      if line.kind(index) == .rightBrace { depth -= 1 }
      if depth > 0 { return true }
    }
    return false
  }

  /// Reports the brace here, and passes over it.
  mutating func wrongBrace(_ code: ProblemCode, for sign: String) {
    let isSpaced = sign != ":"
    report(
      code, range(), "`\(sign)` is expected here, not `\(text())`.",
      cure: .init(
        title: "Write `\(sign)`",
        range: (isSpaced ? range().lowerBound : previousEnd)..<range().upperBound, newText: sign))
    node(.unexpected) { $0.take() }
  }
}
