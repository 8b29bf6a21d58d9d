/// Cuts a text into tokens that tile it. Any bytes are a text; what begins no token is `unknown`.
func lex(_ text: [UInt8]) -> TokenTable {
  text.withUnsafeBufferPointer { bytes in
    var lexer = Lexer(bytes: bytes)
    return lexer.run()
  }
}

/// One left-to-right pass over bytes it does not own.
private struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var tokens = TokenTable()

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserve(bytes.count / 4)
  }

  /// The byte `distance` after the current one; 0 beyond the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let position = offset + distance
    return position < bytes.count ? bytes[position] : 0
  }

  mutating func run() -> TokenTable {
    while offset < bytes.count {
      let start = offset
      let kind = next()
      // Progress is certain whatever `next` made of the bytes.
      if offset <= start { offset = start + 1 }
      tokens.append(kind, end: offset)
    }
    return tokens
  }

  private mutating func next() -> TokenKind {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return .whitespace
    case UInt8(ascii: "\n"):
      offset += 1
      return .newline
    case UInt8(ascii: "\r"):
      offset += peek(1) == UInt8(ascii: "\n") ? 2 : 1
      return .newline
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return number()
    case UInt8(ascii: "\""):
      return string()
    case UInt8(ascii: "`"):
      return quotedIdentifier()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      return lineComment()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      return blockComment()
    case 0xEF where peek(1) == 0xBB && peek(2) == 0xBF:
      offset += 3
      return .byteOrderMark
    default:
      if isIdentifierByte(byte) || utf8Length(bytes, at: offset) > 1 { return identifier() }
      return punctuation(byte)
    }
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
  }

  /// Digits with at most one decimal point. `512x512` is a size written without blanks, so a
  /// number ends before such an `x`; any other letters belong to it and make it malformed.
  private mutating func number() -> TokenKind {
    skip(while: isDigit)
    if peek() == UInt8(ascii: "."), isDigit(peek(1)) {
      offset += 1
      skip(while: isDigit)
    }
    if peek() == UInt8(ascii: "%") {
      offset += 1
      return .percent
    }
    if isSizeCross() { return .number }
    skipName()
    return .number
  }

  /// An `x` straight after a number, with a number or `_` straight behind it.
  private func isSizeCross() -> Bool {
    peek() == UInt8(ascii: "x")
      && (isDigit(peek(1)) || (peek(1) == UInt8(ascii: "_") && !isIdentifierByte(peek(2))))
  }

  private mutating func identifier() -> TokenKind {
    if isSizeCross(), tokens.kinds.last == .number {
      offset += 1
      return .identifier
    }
    skipName()
    return .identifier
  }

  private mutating func skipName() {
    while offset < bytes.count {
      if isIdentifierByte(bytes[offset]) {
        offset += 1
        continue
      }
      let length = utf8Length(bytes, at: offset)
      // A byte order mark inside a name is not a letter.
      if length < 2 || (length == 3 && bytes[offset] == 0xEF && peek(1) == 0xBB && peek(2) == 0xBF)
      {
        return
      }
      offset += length
    }
  }

  private mutating func string() -> TokenKind {
    offset = endOfString(bytes, from: offset).offset
    return .string
  }

  private mutating func quotedIdentifier() -> TokenKind {
    offset += 1
    let start = offset
    skipName()
    guard offset > start, peek() == UInt8(ascii: "`") else {
      offset = start
      return .unknown
    }
    offset += 1
    return .quotedIdentifier
  }

  private mutating func lineComment() -> TokenKind {
    let isDocumentation = peek(2) == UInt8(ascii: "/") && peek(3) != UInt8(ascii: "/")
    skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return isDocumentation ? .documentationComment : .lineComment
  }

  private mutating func blockComment() -> TokenKind {
    offset = endOfBlockComment(bytes, from: offset).offset
    return .blockComment
  }

  private mutating func punctuation(_ byte: UInt8) -> TokenKind {
    let following = peek(1)
    if byte == UInt8(ascii: "."), following == byte, peek(2) == byte || peek(2) == UInt8(ascii: "<")
    {
      offset += 3
      return .range
    }
    if let kind = twoBytePunctuation(byte, following) {
      offset += 2
      return kind
    }
    if let kind = oneBytePunctuation(byte) {
      offset += 1
      return kind
    }
    // A run of unknown bytes is one token, so that a binary file is one message and not thousands.
    offset += 1
    while offset < bytes.count, isUnprintable(bytes[offset]),
      utf8Length(bytes, at: offset) == 1, bytes[offset] != 0xEF || peek(1) != 0xBB
    { offset += 1 }
    return .unknown
  }
}

private func twoBytePunctuation(_ first: UInt8, _ second: UInt8) -> TokenKind? {
  switch (first, second) {
  case (UInt8(ascii: "="), UInt8(ascii: "=")): .equal
  case (UInt8(ascii: "<"), UInt8(ascii: "=")): .lessOrEqual
  case (UInt8(ascii: ">"), UInt8(ascii: "=")): .greaterOrEqual
  case (UInt8(ascii: "!"), UInt8(ascii: "=")): .notEqual
  case (UInt8(ascii: "&"), UInt8(ascii: "&")): .and
  case (UInt8(ascii: "|"), UInt8(ascii: "|")): .or
  default: nil
  }
}

private func oneBytePunctuation(_ byte: UInt8) -> TokenKind? {
  switch byte {
  case UInt8(ascii: "{"): .leftBrace
  case UInt8(ascii: "}"): .rightBrace
  case UInt8(ascii: "("): .leftParenthesis
  case UInt8(ascii: ")"): .rightParenthesis
  case UInt8(ascii: ":"): .colon
  case UInt8(ascii: ";"): .semicolon
  case UInt8(ascii: ","): .comma
  case UInt8(ascii: "."): .dot
  case UInt8(ascii: "@"): .at
  case UInt8(ascii: "="): .assign
  case UInt8(ascii: "<"): .less
  case UInt8(ascii: ">"): .greater
  case UInt8(ascii: "!"): .not
  case UInt8(ascii: "+"): .plus
  case UInt8(ascii: "-"): .minus
  case UInt8(ascii: "*"): .times
  case UInt8(ascii: "/"): .divide
  default: nil
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

/// Letters, digits and `_` of ASCII; letters of other scripts are longer than a byte.
private func isIdentifierByte(_ byte: UInt8) -> Bool {
  (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
    || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
    || byte == UInt8(ascii: "_") || isDigit(byte)
}

/// Control characters, and bytes of 0x80 and above, whose letters the caller has sorted out.
private func isUnprintable(_ byte: UInt8) -> Bool {
  if byte >= 0x7F { return true }
  return byte < 0x20 && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")
    && byte != UInt8(ascii: "\t")
}
