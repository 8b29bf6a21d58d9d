import StackDSL
import Testing

/// Faults of the text, expected in comments below their lines: carets under the exact range, then
/// the code. `//<^^^` stands for a range at the beginning of the line.
@Suite struct ProblemTests {
  private static let folder = "Tests/Fixtures/parse/problems"

  private static func files() throws -> SourceFiles {
    SourceFiles(
      try Samples.paths(in: folder).map { path in
        parse(try Samples.bytes(path), file: FileID("/" + path))
      }, deviceNames: ["iPhone16", "iPhone16.landscape", "iPadMini"])
  }

  private struct Expected: Hashable, CustomStringConvertible {
    var line: Int
    var columns: Range<Int>
    var code: String
    var description: String { "\(line):\(columns.lowerBound)..<\(columns.upperBound) \(code)" }
  }

  private func expectations(_ text: [UInt8]) -> Set<Expected> {
    var result: Set<Expected> = []
    var line = -1
    for (number, content) in text.split(separator: 10, omittingEmptySubsequences: false)
      .enumerated()
    {
      let words = Array(content)
      guard let caret = words.firstIndex(of: UInt8(ascii: "^")),
        words.starts(with: Array("//".utf8))
      else {
        line = number
        continue
      }
      let end = words[caret...].firstIndex { $0 != UInt8(ascii: "^") } ?? words.count
      let start = words[2] == UInt8(ascii: "<") ? 0 : caret
      let code = String(decoding: words[min(end + 1, words.count)...], as: UTF8.self)
      result.insert(Expected(line: line, columns: start..<start + end - caret, code: code))
    }
    return result
  }

  private func reported(_ problems: [Problem], in text: [UInt8]) -> Set<Expected> {
    Set(
      problems.map { problem in
        let start = problem.span.range.lowerBound
        let before = text[..<start]
        let line = before.count { $0 == 10 }
        let lineStart = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
        let column = start - lineStart
        return Expected(
          line: line, columns: column..<column + problem.span.range.count, code: problem.code)
      })
  }

  @Test(arguments: try Samples.paths(in: folder))
  func everyFaultIsReportedOnceAtItsRange(path: String) throws {
    let files = try Self.files()
    let text = try Samples.bytes(path)
    let problems = buildModel(of: FileID("/" + path), in: files).problems
    let actual = reported(problems, in: text)
    let expected = expectations(text)
    let missing = expected.subtracting(actual).sorted { $0.line < $1.line }
    let surplus = actual.subtracting(expected).sorted { $0.line < $1.line }
    #expect(missing.isEmpty, "not reported: \(missing)")
    #expect(surplus.isEmpty, "not expected: \(surplus)")
    #expect(problems.count == expected.count)
  }

  @Test func everyCodeIsUniqueDescribedAndTried() throws {
    let codes = ProblemCode.allCases.map(\.rawValue)
    #expect(Set(codes).count == codes.count)
    #expect(ProblemCode.allCases.allSatisfy { $0.summary.hasSuffix(".") })
    var tried: Set<String> = []
    for path in try Samples.paths(in: Self.folder) {
      tried.formUnion(expectations(try Samples.bytes(path)).map(\.code))
    }
    // These two need thousands of bytes; AnyBytesTests makes them.
    tried.formUnion(["nesting-too-deep", "screen-too-large"])
    #expect(codes.filter { !tried.contains($0) } == [])
  }

  /// A cure that is offered mends what it is offered for.
  @Test(arguments: try Samples.paths(in: folder))
  func everyFixRemovesItsProblem(path: String) throws {
    let file = FileID("/" + path)
    let files = try Self.files()
    let tree = try #require(files[file])
    let before = buildModel(of: file, in: files).problems
    for problem in before {
      for fix in problem.fixes {
        var changed = files
        changed[file] = parse(apply(fix.edits, to: tree.text), file: file)
        let after = buildModel(of: file, in: changed).problems
        #expect(after.count < before.count, "\(problem.code): \(fix.title)")
      }
    }
  }
}
