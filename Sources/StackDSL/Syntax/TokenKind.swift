/// The kind of a token. The tokens of a text, trivia included, tile its bytes.
public enum TokenKind: UInt8, Sendable {
  case identifier
  /// A keyword used as a name, in backquotes.
  case quotedIdentifier
  /// `12`, `0.5`; the sign is a token of its own.
  case number
  /// `30%`
  case percent
  /// From quote to quote; without the closing one it ends with the line.
  case string
  case leftBrace, rightBrace, leftParenthesis, rightParenthesis
  case colon, semicolon, comma, dot, at
  case assign
  case equal, notEqual, lessOrEqual, greaterOrEqual, less, greater
  case and, or, not
  case plus, minus, times, divide
  /// `...`, and `..<` where it is meant
  case range
  /// A run of bytes that begins no token: a stray character, NUL, bytes that are not UTF-8.
  case unknown

  case whitespace
  /// LF, CR LF or a lone CR.
  case newline
  case lineComment
  /// A `///` comment, up to the line's end.
  case documentationComment
  /// `/* */`, nested; without its end it reaches the end of the text.
  case blockComment
  case byteOrderMark

  /// Trivia separates tokens and means nothing to the grammar, except that a newline ends a member.
  var isTrivia: Bool { rawValue >= TokenKind.whitespace.rawValue }

  var isName: Bool { self == .identifier || self == .quotedIdentifier }

  var isComment: Bool {
    self == .lineComment || self == .documentationComment || self == .blockComment
  }

  /// `==`, `<=` and `>=`: what stands between the sides of a constraint.
  var isRelation: Bool {
    self == .equal || self == .lessOrEqual || self == .greaterOrEqual
  }

  /// Whether the token compares in a condition.
  var isComparison: Bool {
    isRelation || self == .notEqual || self == .less || self == .greater
  }

  var isArithmetic: Bool {
    self == .plus || self == .minus || self == .times || self == .divide
  }
}
