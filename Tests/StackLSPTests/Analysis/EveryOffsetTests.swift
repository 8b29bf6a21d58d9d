import Foundation
import StackDSL
import Testing

@testable import StackLSP

/// Cursor features answer at every offset of every example and of broken prefixes of it. The answer may be
/// empty, but they must not trap or answer for another place.
@Suite struct EveryOffsetTests {
  static let examples = Repository.files(in: "Examples", suffix: ".stack").map(\.name)

  private func analysis(of name: String, upTo end: Int? = nil) throws -> (Analysis, Int) {
    var files = SourceFiles()
    for other in Self.examples {
      let text = Array(try FixtureFiles.text(of: other, in: "../../Examples").utf8)
      let part = other == name ? Array(text.prefix(end ?? text.count)) : text
      files[FileID(other)] = parse(part, file: FileID(other))
    }
    let length = files[FileID(name)]?.text.count ?? 0
    return (analyze(FileID(name), in: files, memo: AnalysisMemo()), length)
  }

  @Test(arguments: examples) func hoverAnswersWhereItIsAsked(name: String) throws {
    let (analysis, length) = try analysis(of: name)
    var answers = 0
    // A hover is the same within one span, so each span is tested once.
    var offset = 0
    while offset <= length {
      if let hover = analysis.layoutHover(at: offset) {
        #expect(hover.span.range.contains(offset) || hover.span.range.upperBound == offset)
        #expect(hover.span.file == FileID(name))
        #expect(!hover.page.plainText.isEmpty && !hover.page.markdown.isEmpty)
        answers += 1
        offset = max(offset + 1, min(hover.span.range.upperBound, offset + 6))
      } else {
        offset += 1
      }
    }
    #expect(answers > 0)
  }

  @Test(arguments: examples) func hintsStandInTheirRange(name: String) throws {
    let (analysis, length) = try analysis(of: name)
    let all = analysis.inlayHints(in: 0..<length)
    #expect(all.allSatisfy { (0..<length).contains($0.offset) && !$0.text.isEmpty })
    // The two halves together return the same hints, each once.
    let halves =
      analysis.inlayHints(in: 0..<length / 2)
      + analysis.inlayHints(in: length / 2..<length)
    #expect(halves == all)
  }

  @Test(arguments: examples) func brokenPrefixesAnswerToo(name: String) throws {
    let (_, length) = try analysis(of: name)
    for end in stride(from: 0, to: length, by: 173) {
      let (broken, _) = try analysis(of: name, upTo: end)
      for offset in stride(from: max(0, end - 40), through: end, by: 9) {
        _ = broken.layoutHover(at: offset, picture: .image)
      }
      for screen in broken.screens {
        for listing in screen.framesListings { #expect(!listing.table.isEmpty) }
      }
    }
  }
}
