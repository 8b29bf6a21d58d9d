import Foundation
import JSONRPC
import StackDSL
import TestSupport
import Testing

@testable import StackLSP

/// Commands write exact text for programs, for all of Unicode, and safe text for terminals.
@Suite struct ExactTextTests {
  /// Every scalar up to the private use area, and every 97th beyond, 500 at a time.
  static let texts: [String] = {
    let values = Array(UInt32(1)..<0xE000) + stride(from: UInt32(0xE000), to: 0x110000, by: 97)
    let scalars = values.compactMap(Unicode.Scalar.init)
    let pieces = stride(from: 0, to: scalars.count, by: 500).map { start in
      String(String.UnicodeScalarView(scalars[start..<min(start + 500, scalars.count)]))
    }
    return pieces + ["\u{301}\"\u{301}\\\u{301}", "\0\r\n\r\t"]
  }()

  private func file(_ text: String) -> String {
    "screen A {\n  label a \(stringLiteral(text)) { center == superview.center }\n}\n"
  }

  /// Swift's compiler and the parser read a literal alike, because both have the same escapes.
  @Test(arguments: texts) func everyCharacterReachesSwift(text: String) throws {
    let capture = Capture()
    #expect(capture.run(["swift", "-"], input: file(text)) == 0)
    // By scalars, because a mark at the beginning of the text combines with the quote.
    let line = try #require(
      capture.output.unicodeScalars.split(separator: "\n").first {
        String($0).contains("a.text = ")
      })
    let end = line.lastIndex(of: "\"") ?? line.startIndex
    let literal = String(String.UnicodeScalarView(line[...end].drop { $0 != "\"" }))
    let isReadable = literal.unicodeScalars.allSatisfy { $0.isPrintable }
    #expect(isReadable)
    let read = FixtureFiles.analysis(of: "screen B { label b \(literal) }").screens.first?.screen
    let value = read?.views.last?.properties.first { $0.name == .text }?.value
    #expect(value?.name?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func aTerminalGetsNothingThatMovesItsCursor() {
    for words in [["swift", "-"], ["check", "--diff", "-"], ["frames", "--format", "svg", "-"]] {
      let text = "\u{1B}[2J\u{202E}\u{85}"
      let source = "screen A {\n  label a \"\(text)\" { center == superview.centr }\n}\n"
      let capture = Capture()
      _ = capture.run(words, bytes: Array(source.utf8), isTerminal: true)
      #expect(!capture.output.isEmpty, "\(words)")
      let isSafe = capture.output.unicodeScalars.allSatisfy { $0.isPrintable || $0 == "\n" }
      #expect(isSafe, "\(words)")
    }
  }

  /// Except for line ends, which end a line of the picture, and characters for which XML 1.0 has no escape.
  @Test(arguments: texts) func everyCharacterReachesThePicture(text: String) throws {
    // A space at an end of a line is not drawn.
    let line = "x\(text)x".unicodeScalars.filter { !Character($0).isNewline }
    let capture = Capture()
    _ = capture.run(
      ["frames", "--format", "svg", "-"], input: file(String(String.UnicodeScalarView(line))))
    let wanted = line.map { $0 == "\t" ? " " : $0 }
      .filter { $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF }
    let isThere = XMLText(capture.output).contents.contains { content in
      content.utf8.elementsEqual(String(String.UnicodeScalarView(wanted)).utf8)
    }
    #expect(isThere)
  }
}

/// The text between the tags of an XML document, with its escapes decoded.
private struct XMLText {
  var contents: [String] = []

  init(_ text: String) {
    for part in text.unicodeScalars.split(separator: ">") {
      let content = String(String.UnicodeScalarView(part.prefix { $0 != "<" }))
      contents.append(
        Self.escapes.reduce(content) { text, escape in
          let pieces = Self.pieces(
            of: Array(text.unicodeScalars), between: Array(escape.key.unicodeScalars))
          return String(
            String.UnicodeScalarView(pieces.joined(separator: escape.value.unicodeScalars)))
        })
    }
  }

  /// The ampersand comes last.
  private static let escapes: KeyValuePairs = [
    "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&amp;": "&",
  ]

  /// By scalars, because a mark may combine with the end of an escape.
  private static func pieces(
    of text: [Unicode.Scalar], between separator: [Unicode.Scalar]
  ) -> [ArraySlice<Unicode.Scalar>] {
    text.split(separator: separator, omittingEmptySubsequences: false)
  }
}
