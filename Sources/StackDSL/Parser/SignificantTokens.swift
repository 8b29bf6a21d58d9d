/// The tokens that are no trivia, with what the parser wants to know of the lines they stand on.
struct SignificantTokens {
  private var indices: [UInt32] = []
  private var kinds: [TokenKind] = []
  private var lineStarts: [Bool] = []
  private var indentations: [UInt32] = []
  /// `{` and `}` do not pair up: one is absent or too many.
  private(set) var hasStrayBraces = false

  /// - Parameter start: how things stand on the line on which the tokens begin.
  init(_ tokens: TokenTable, from start: LineState = LineState()) {
    indices.reserveCapacity(tokens.count / 2)
    kinds.reserveCapacity(tokens.count / 2)
    lineStarts.reserveCapacity(tokens.count / 2)
    indentations.reserveCapacity(tokens.count / 2)
    var state = start
    var depth = 0
    for token in 0..<tokens.count {
      let kind = tokens.kind(token)
      state.pass(kind, token, in: tokens)
      guard !kind.isTrivia else { continue }
      indices.append(UInt32(truncatingIfNeeded: token))
      kinds.append(kind)
      lineStarts.append(state.startsLine)
      indentations.append(state.indentation)
      state.startsLine = false
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

/// What of a line has been seen before one of its tokens.
struct LineState: Equatable {
  /// Nothing that is significant.
  var startsLine = true
  /// The blanks at its beginning.
  var indentation: UInt32 = 0

  init() {}

  /// Before a token, which is no trivia itself.
  init(before token: Int, in tokens: TokenTable) {
    var first = token
    while first > 0, tokens.kind(first - 1) != .newline { first -= 1 }
    for earlier in first..<token {
      let kind = tokens.kind(earlier)
      pass(kind, earlier, in: tokens)
      if !kind.isTrivia { startsLine = false }
    }
  }

  fileprivate mutating func pass(_ kind: TokenKind, _ token: Int, in tokens: TokenTable) {
    if kind == .newline {
      self = LineState()
    } else if kind == .whitespace, startsLine {
      indentation = UInt32(truncatingIfNeeded: tokens.range(token).count)
    }
  }
}
