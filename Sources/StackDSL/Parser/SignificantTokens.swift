/// The tokens that are not trivia, with what the parser wants to know of the lines they stand on.
struct SignificantTokens {
  private var indices: [UInt32] = []
  private var kinds: [TokenKind] = []
  private var lineStarts: [Bool] = []
  private var indentations: [UInt32] = []
  /// `{` and `}` do not pair up: one is absent or too many.
  private(set) var hasStrayBraces = false

  init(_ tokens: TokenTable) {
    indices.reserveCapacity(tokens.count / 2)
    kinds.reserveCapacity(tokens.count / 2)
    lineStarts.reserveCapacity(tokens.count / 2)
    indentations.reserveCapacity(tokens.count / 2)
    var startsLine = true
    var indentation: UInt32 = 0
    var depth = 0
    for token in 0..<tokens.count {
      let kind = tokens.kind(token)
      if kind == .newline {
        startsLine = true
        indentation = 0
      } else if kind == .whitespace, startsLine {
        indentation = UInt32(truncatingIfNeeded: tokens.range(token).count)
      }
      guard !kind.isTrivia else { continue }
      indices.append(UInt32(truncatingIfNeeded: token))
      kinds.append(kind)
      lineStarts.append(startsLine)
      indentations.append(indentation)
      startsLine = false
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
      if depth < 0 { hasStrayBraces = true }
    }
    if depth != 0 { hasStrayBraces = true }
  }

  var count: Int { indices.count }

  func token(_ position: Int) -> Int {
    indices.indices.contains(position) ? Int(indices[position]) : 0
  }

  func kind(_ position: Int) -> TokenKind {
    kinds.indices.contains(position) ? kinds[position] : .newline
  }

  func startsLine(_ position: Int) -> Bool {
    lineStarts.indices.contains(position) ? lineStarts[position] : true
  }

  /// The blanks before the first token of this token's line.
  func indentation(_ position: Int) -> Int {
    indentations.indices.contains(position) ? Int(indentations[position]) : 0
  }
}
