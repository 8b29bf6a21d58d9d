/// Where the sections of a text begin, in order; the first at 0.
///
/// A section begins with a line that starts, without indentation and outside of a comment, with a
/// top-level keyword and something that can follow one; blank lines and `//` lines straight before
/// it belong to it.
func sectionStarts(of text: [UInt8]) -> [Int] {
  text.withUnsafeBufferPointer { bytes in
    var scanner = SectionScanner(bytes: bytes, offset: 0)
    var starts = [0]
    while let start = scanner.next() {
      if start > 0 { starts.append(start) }
    }
    return starts
  }
}

/// Walks over lines. The only thing that reaches from one line into the next is a block comment, so
/// a scan may begin at any section's start.
struct SectionScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The start of a line, outside of comments.
  var offset: Int
  /// The first of the blank and comment lines straight before `offset`.
  private var leadingLines: Int?

  init(bytes: UnsafeBufferPointer<UInt8>, offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next line that begins a section, and how far before it its comments begin.
  mutating func next() -> Int? {
    while offset < bytes.count {
      let start = offset
      switch classify(start) {
      case .blank:
        leadingLines = leadingLines ?? start
        skipLine()
      case .keyword:
        let first = leadingLines ?? start
        leadingLines = nil
        skipLine()
        return first
      case .other:
        leadingLines = nil
        skipLine()
      }
    }
    return nil
  }

  private enum LineKind { case blank, keyword, other }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func classify(_ start: Int) -> LineKind {
    var first = start
    if byte(first) == 0xEF, byte(first + 1) == 0xBB, byte(first + 2) == 0xBF { first += 3 }
    if let end = keywordEnd(first), canFollowKeyword(end) { return .keyword }
    while byte(first).isBlank, first < bytes.count { first += 1 }
    if first >= bytes.count || byte(first).isNewline { return .blank }
    return byte(first) == UInt8(ascii: "/") && byte(first + 1) == UInt8(ascii: "/")
      ? .blank : .other
  }

  private func keywordEnd(_ start: Int) -> Int? {
    let keyword: StaticString
    switch byte(start) {
    case UInt8(ascii: "s"): keyword = "screen"
    case UInt8(ascii: "c"): keyword = "component"
    case UInt8(ascii: "i"): keyword = "import"
    case UInt8(ascii: "l"): keyword = "let"
    default: return nil
    }
    let end = start + keyword.utf8CodeUnitCount
    guard end <= bytes.count else { return nil }
    let matches = keyword.withUTF8Buffer { $0.elementsEqual(bytes[start..<end]) }
    return matches ? end : nil
  }

  /// Blanks and a name, a string or `{`.
  private func canFollowKeyword(_ end: Int) -> Bool {
    var next = end
    while byte(next).isBlank, next < bytes.count { next += 1 }
    switch byte(next) {
    case UInt8(ascii: "\""), UInt8(ascii: "{"): return true
    case UInt8(ascii: "`"), UInt8(ascii: "_"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...0xFF:
      return next > end
    default: return false
    }
  }

  /// To the start of the next line that is outside of a comment.
  private mutating func skipLine() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"):
        offset += 1
        return
      case UInt8(ascii: "\r"):
        offset += byte(offset + 1) == UInt8(ascii: "\n") ? 2 : 1
        return
      case UInt8(ascii: "\""):
        skipString()
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"):
        while offset < bytes.count, !bytes[offset].isNewline { offset += 1 }
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"):
        offset = endOfBlockComment(bytes, from: offset).offset
      default:
        offset += 1
      }
    }
  }

  private mutating func skipString() {
    offset = endOfString(bytes, from: offset).offset
  }
}
