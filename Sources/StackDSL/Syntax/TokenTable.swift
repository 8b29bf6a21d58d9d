/// The tokens of one text, in order, by kind and end; each begins where the one before ends.
public struct TokenTable: Sendable {
  public private(set) var kinds: [TokenKind] = []
  private(set) var ends: [UInt32] = []

  public var count: Int { kinds.count }

  public func kind(_ token: Int) -> TokenKind {
    kinds.indices.contains(token) ? kinds[token] : .newline
  }

  public func start(_ token: Int) -> Int {
    token > 0 && token <= ends.count ? Int(ends[token - 1]) : 0
  }

  public func end(_ token: Int) -> Int {
    ends.indices.contains(token) ? Int(ends[token]) : start(ends.count)
  }

  public func range(_ token: Int) -> Range<Int> {
    let start = start(token)
    return start..<max(start, end(token))
  }

  /// The token whose bytes include `offset`; the last one at the end of the text.
  public func index(at offset: Int) -> Int {
    min(ends.endOfFront { Int($0) <= offset }, max(0, ends.count - 1))
  }

  mutating func append(_ kind: TokenKind, end: Int) {
    kinds.append(kind)
    ends.append(UInt32(truncatingIfNeeded: end))
  }

  mutating func reserve(_ capacity: Int) {
    kinds.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
  }
}
