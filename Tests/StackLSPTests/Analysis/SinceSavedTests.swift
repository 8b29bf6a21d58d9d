import StackDSL
import Testing

@testable import StackLSP

/// What a hover on a view says about the edits since the file was saved.
///
/// Truth: arithmetic by hand. A row of 300 pt holds a name of 80 pt and a note of 40 pt, 20 pt apart: the
/// view with the lower hugging takes the remaining 160 pt.
@Suite struct SinceSavedTests {
  private let file = FileID("Row.stack")

  private func text(hugging: Int, note: String = "note") -> [UInt8] {
    Array(
      """
      screen Row {
          size: 300 x 600
          hstack row {
              spacing: 20
              leading == superview.leading
              trailing == superview.trailing
              top == superview.top
              label name { intrinsicContentSize: 80 x 20; hugging.horizontal: \(hugging) }
              label \(note) { intrinsicContentSize: 40 x 20 }
          }
      }
      """.utf8)
  }

  private func hover(_ word: String, now: [UInt8], saved: [UInt8]?) throws -> String {
    let analysis = analyze(file, in: SourceFiles([parse(now, file: file)]), memo: AnalysisMemo())
    let source = String(decoding: now, as: UTF8.self)
    let place = try #require(source.firstRange(of: word))
    let hover = analysis.layoutHover(
      at: source.utf8.distance(from: source.startIndex, to: place.lowerBound),
      since: saved.map { SourceFiles([parse($0, file: file)]) })
    // The blanks that align a table have no meaning.
    return try #require(hover).page.markdown.split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }

  @Test func theViewUnderTheCursorLeadsWithItsPoints() throws {
    let answer = try hover("name", now: text(hugging: 249), saved: text(hugging: 251))
    let rows = answer.split(separator: "\n").map(String.init)
    let head = try #require(rows.firstIndex { $0.contains("Since the file was saved") })
    #expect(rows[head + 2] == "| name: width | 80 | 240 | +160 |")
    #expect(rows[head + 3] == "| note: width | 200 | 40 | −160 |")
  }

  @Test func aViewThatKeptItsSizeSaysNothing() throws {
    let answer = try hover("row", now: text(hugging: 249), saved: text(hugging: 251))
    #expect(!answer.contains("Since the file was saved"))
  }

  @Test func withoutEditsThereIsNothingToSay() throws {
    let answer = try hover("name", now: text(hugging: 249), saved: nil)
    #expect(!answer.contains("Since the file was saved"))
  }

  @Test func aViewThatWasRenamedIsLeftOut() throws {
    let answer = try hover(
      "name", now: text(hugging: 249), saved: text(hugging: 251, note: "remark"))
    #expect(answer.contains("| name: width | 80 | 240 | +160 |"))
    #expect(!answer.contains("note: width"))
  }
}
