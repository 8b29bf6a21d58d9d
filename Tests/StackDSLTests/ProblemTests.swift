import Foundation
@testable import StackDSL
import TestSupport
import Testing

/// Faults of the text, expected in comments below their lines: carets under the exact range, then the code
/// and the message. `//<^^^` marks a range at the beginning of the line.
@Suite struct ProblemTests {
  static let folder = "Tests/Fixtures/parse/problems"

  static func files() throws -> SourceFiles {
    SourceFiles(
      try Samples.paths(in: folder).map { path in
        parse(try Samples.bytes(path), file: FileID("/" + path))
      }, deviceNames: ["iPhone16", "iPhone16.landscape", "iPadMini"])
  }

  @Test(arguments: try Samples.paths(in: folder))
  func everyFaultIsReportedOnceAtItsRange(path: String) throws {
    let model = buildModel(of: FileID("/" + path), in: try Self.files())
    let text = String(decoding: try Samples.bytes(path), as: UTF8.self)
    let found = Annotated(text).annotated(with: model, in: try Samples.bytes(path))
    try Golden.rewrite(Samples.root.appendingPathComponent(path), as: found)
    #expect(found == text)
  }

  @Test func everyCodeIsUniqueAndTried() throws {
    let codes = ProblemCode.allCases.map(\.rawValue)
    #expect(Set(codes).count == codes.count)
    let tried = try Samples.paths(in: Self.folder).flatMap { path in
      Annotated(String(decoding: try Samples.bytes(path), as: UTF8.self)).codes
    }
    // `CatalogTests` tests those of storyboards on their pages.
    let untried = codes.filter { !tried.contains($0) }
    let ofStoryboards: [ProblemCode] = [
      .malformedXML, .unknownObject, .notModelled, .notAutoLayout,
    ]
    #expect(untried == ofStoryboards.map(\.rawValue))
  }

  /// One style everywhere: sentences, with the user's words in backquotes.
  @Test func everyMessageIsASentence() throws {
    let files = try Self.files()
    for file in files.files {
      for problem in buildModel(of: file, in: files).problems {
        for message in [problem.message] + problem.notes.map(\.message) {
          #expect(message.hasSuffix(".") || message.hasSuffix("?"), "\(message)")
          #expect(!message.contains(" '") && message.first != "'", "\(message)")
          #expect(message.count { $0 == "`" }.isMultiple(of: 2), "\(message)")
          #expect(message.first.map { $0.isUppercase || $0 == "`" } ?? false, "\(message)")
        }
      }
    }
  }

  /// An offered fix removes its fault.
  @Test(arguments: try Samples.paths(in: folder))
  func everyFixRemovesItsProblem(path: String) throws {
    let file = FileID("/" + path)
    let files = try Self.files()
    let tree = try #require(files[file])
    let before = buildModel(of: file, in: files).problems
    for problem in before {
      for fix in problem.fixes {
        var changed = files
        let text = try #require(applying(fix.edits.compactMap(files.textEdit), to: tree.text))
        changed[file] = parse(text, file: file)
        let after = buildModel(of: file, in: changed).problems
        #expect(after.count < before.count, "\(problem.code): \(fix.title)")
      }
    }
  }
}

/// A text with its expectations, and without them.
private struct Annotated {
  /// Every line that is not an expectation, with its offset in the text.
  private var lines: [(text: Substring, start: Int)] = []
  private(set) var codes: [String] = []

  init(_ text: String) {
    var start = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let rest = line.drop { "/< ".contains($0) }
      if line.hasPrefix("//"), rest.first == "^" {
        let words = rest.drop { "^ ".contains($0) }
        codes.append(String(words.prefix { $0 != ":" }))
      } else {
        lines.append((line, start))
      }
      start += line.utf8.count + 1
    }
  }

  /// The lines, each with its findings below it.
  func annotated(with model: Model, in text: [UInt8]) -> String {
    let problems = model.problems.map { (start: model.fileSpan($0.span).range.lowerBound, it: $0) }
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      result.append(String(line.text))
      let end = index + 1 < lines.count ? lines[index + 1].start : Int.max
      result += problems.filter { (line.start..<end).contains($0.start) }
        .sorted { $0.start < $1.start }.map { annotation($0.it, at: $0.start - line.start) }
    }
    return result.joined(separator: "\n")
  }

  private func annotation(_ problem: Problem, at column: Int) -> String {
    let margin = column < 2 ? "//<" : "//" + String(repeating: " ", count: column - 2)
    let carets = String(repeating: "^", count: max(1, problem.span.count))
    return "\(margin)\(carets) \(problem.code): \(problem.message)"
  }
}
