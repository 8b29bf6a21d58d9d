import Testing

@testable import StackLSP

/// Lines and positions as LSP 3.17, "Text Documents", defines them.
@Suite struct LineIndexTests {
  private func source(_ text: String) -> SourceText { SourceText(text) }

  @Test func linesEndAtThreeThingsAndNothingElse() {
    #expect(source("").lines.starts == [0])
    #expect(source("a\nb\r\nc\rd").lines.starts == [0, 2, 5, 7])
    #expect(source("\n\r\n\r").lines.starts == [0, 1, 3, 4])
    #expect(source("\r\r\n").lines.starts == [0, 1, 3])
    #expect(source("a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f").lines.starts == [0])
  }

  /// `a`, a letter of two bytes, one of three, one of four bytes and two UTF-16 units, `b`.
  static let letters = "aä語😀b"

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 3, 6, 10, 11]),
    (.utf16, [0, 1, 2, 3, 5, 6]),
    (.utf32, [0, 1, 2, 3, 4, 5]),
  ])
  func charactersCountInTheNegotiatedUnits(encoding: PositionEncoding, characters: [Int]) {
    let text = source("\n" + Self.letters + "\n")
    for (offset, character) in zip([1, 2, 4, 7, 11, 12], characters) {
      let position = Position(line: 1, character: character)
      #expect(text.position(of: offset, encoding) == position)
      #expect(text.offset(of: position, encoding) == offset)
    }
  }

  @Test func whatLiesInsideACharacterIsItsStart() {
    let text = source(Self.letters)
    #expect(text.offset(of: Position(line: 0, character: 4), .utf16) == 6)
    #expect(text.offset(of: Position(line: 0, character: 8), .utf8) == 6)
    #expect(text.position(of: 8, .utf16) == Position(line: 0, character: 3))
    #expect(text.position(of: 2, .utf8) == Position(line: 0, character: 1))
  }

  @Test func whatLiesBeyondTheEndIsTheEnd() {
    let text = source("ab\r\nc")
    #expect(text.offset(of: Position(line: 0, character: 99), .utf16) == 2)
    #expect(text.offset(of: Position(line: 1, character: .max), .utf8) == 5)
    #expect(text.offset(of: Position(line: 7, character: 0), .utf16) == 5)
    #expect(text.offset(of: Position(line: .max, character: .max), .utf32) == 5)
    #expect(text.position(of: 3, .utf16) == Position(line: 0, character: 2))
    #expect(text.position(of: 99, .utf16) == Position(line: 1, character: 1))
    #expect(text.position(of: -1, .utf16) == Position(line: 0, character: 0))
  }

  @Test func anEditMayMakeOrBreakALineEnd() {
    for (before, range, inserted, after) in [
      ("a\rb", 2..<2, "\n", [0, 3]), ("a\r\nb", 2..<3, "", [0, 2]), ("a\nb", 1..<1, "\r", [0, 3]),
      ("a\r\nb", 1..<2, "", [0, 2]), ("a\r\nb", 2..<2, "x", [0, 2, 4]), ("", 0..<0, "\r", [0, 1]),
      ("\n", 0..<1, "", [0]), ("\r\n\r\n", 1..<3, "", [0, 2]),
    ] {
      var bytes = Array(before.utf8)
      var index = LineIndex(bytes)
      bytes.replaceSubrange(range, with: inserted.utf8)
      index.replace(range, withCount: inserted.utf8.count, in: bytes)
      #expect(index.starts == after, "\(before.debugDescription) \(range)")
    }
  }
}
