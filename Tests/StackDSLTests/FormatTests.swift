@testable import StackDSL
import TestSupport
import Testing

@Suite struct FormatTests {
  private func tokens(_ text: [UInt8]) -> [String] {
    parse(text, file: FileID("/Test.stack")).sections.flatMap { section in
      (0..<section.tokens.count).filter {
        let kind = section.tokens.kind($0)
        return (!kind.isTrivia || kind.isComment) && kind != .semicolon
      }.map { section.text(section.tokens.range($0)) }
    }
  }

  /// The canonical form of each input is beside it, written by hand.
  @Test(arguments: try Samples.paths(in: "Tests/Fixtures/format"))
  func fixturesTakeTheirCanonicalForm(path: String) throws {
    let text = try Samples.bytes(path)
    let expected = try Samples.bytes(path.dropLast("stack".count) + "expected")
    let result = formatted(text)
    #expect(String(decoding: result, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    #expect(formatted(result) == result)
  }

  @Test func examplesAreInCanonicalForm() throws {
    for path in try Samples.paths(in: "Examples") {
      let text = try Samples.bytes(path)
      #expect(
        String(decoding: formatted(text), as: UTF8.self) == String(decoding: text, as: UTF8.self))
    }
  }

  /// Whatever blanks a file has: no word and no comment is lost, and a second pass changes nothing.
  @Test(arguments: 0..<60) func formattingIsIdempotentAndLosesNothing(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let paths = try Samples.paths(in: "Examples")
    let path = try #require(paths.randomElement(using: &generator))
    let text = shaken(try Samples.bytes(path), using: &generator)
    let once = formatted(text)
    #expect(tokens(once) == tokens(text))
    #expect(formatted(once) == once)
  }

  /// The same text with other blanks, and sometimes without a token.
  private func shaken(_ text: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text {
      if Int.random(in: 0..<400, using: &generator) == 0 { continue }
      result.append(byte)
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") else { continue }
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: result.append(byte)
      case 1: result.append(UInt8(ascii: " "))
      case 2 where byte == UInt8(ascii: "\n"): result += Array("\n\n".utf8)
      default: break
      }
    }
    return result
  }

  @Test func aRangeChangesItsLinesAlone() {
    let text = Array("screen S {\nlabel a\nlabel b\n}\n".utf8)
    let tree = parse(text, file: FileID("/Test.stack"))
    let edits = format(tree, in: 20..<20)
    #expect(applying(edits, to: text) == Array("screen S {\nlabel a\n    label b\n}\n".utf8))
  }

  @Test func aNewLineIsIndentedLikeItsBlock() {
    let text = Array("screen S {\n    vstack v {\n\n    }\n}\n".utf8)
    let tree = parse(text, file: FileID("/Test.stack"))
    let edits = formatOnType(tree, "\n", at: 26)
    #expect(edits.map(\.newText) == ["        "])
    #expect(edits.map(\.span.range) == [26..<26])
  }
}
