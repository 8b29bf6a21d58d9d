import StackDSL
import Testing

@testable import StackLSP

/// The text of hovers: `Tests/Fixtures/queries/hover/*.stack`.
///
/// A caret under a word hovers over it. Each following line that begins with `//   > ` must be one of the
/// lines of the answer as plain text; `…` matches anything.
@Suite struct HoverFixtureTests {
  static let names = FixtureFiles.names(in: "queries/hover", marked: "truth")

  @Test func thereAreFixtures() { #expect(!Self.names.isEmpty) }

  @Test(arguments: names) func hovers(name: String) throws {
    let text = try FixtureFiles.text(of: name, in: "queries/hover")
    let analysis = try FixtureFiles.analysis(of: name, in: "queries/hover")
    let sources = SourceFiles([parse(Array(text.utf8), file: FileID(name))])
    var lineStart = 0
    var codeStart = 0
    var answer: Hover?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let place = SourceLocation(
        fileID: "hover/\(name)", filePath: FixtureFiles.path(of: name, in: "queries/hover"),
        line: index + 1, column: 1)
      if line.hasPrefix("//   > ") {
        check(line.dropFirst("//   > ".count), in: answer, place)
      } else if line.hasPrefix("//"), let caret = line.utf8.firstIndex(of: UInt8(ascii: "^")) {
        let column = line.utf8.distance(from: line.utf8.startIndex, to: caret)
        let offset = codeStart + column
        answer = analysis.hover(at: offset, in: sources)
        #expect(answer != nil, sourceLocation: place)
      } else {
        codeStart = lineStart
      }
      lineStart += line.utf8.count + 1
    }
  }

  private func check(_ expected: Substring, in answer: Hover?, _ place: SourceLocation) {
    guard let answer else { return }
    let lines = answer.page.plainText.split(separator: "\n")
    let isThere = lines.contains { matches(String($0), pattern: String(expected)) }
    #expect(isThere, "\(answer.page.plainText)", sourceLocation: place)
  }

  /// Runs of blanks count as one, so that fixtures need not repeat the alignment of tables.
  private func matches(_ line: String, pattern: String) -> Bool {
    let line = line.split(separator: " ").joined(separator: " ")
    var rest = line[...]
    for (index, part) in folded(pattern).enumerated() {
      guard let found = rest.firstRange(of: part) else { return false }
      if index == 0, found.lowerBound != line.startIndex, !part.isEmpty { return false }
      rest = rest[found.upperBound...]
    }
    return rest.isEmpty || pattern.hasSuffix("…")
  }

  private func folded(_ pattern: String) -> [String] {
    pattern.split(separator: " ").joined(separator: " ")
      .split(separator: "…", omittingEmptySubsequences: false).map(String.init)
  }
}
