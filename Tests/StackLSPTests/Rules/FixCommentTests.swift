import Foundation
import StackDSL
import Testing

@testable import StackLSP

/// No fix loses a comment: every line of every diagnostic fixture, and of every page's example, gets one, and
/// all of them are still there after each offered fix.
@Suite struct FixCommentTests {
  @Test(arguments: DiagnosticFixtureTests.names)
  func everyFixKeepsEveryComment(_ name: String) throws {
    let path = DiagnosticFixtureTests.folder.appending(path: name)
    let bare = AnnotatedFixture(try String(contentsOf: path, encoding: .utf8)).bare
    try expectComments(in: bare)
  }

  @Test(arguments: Rule.all.map(\.code).filter { $0 != "screen-too-large" })
  func everyFixOfAPageKeepsEveryComment(_ code: String) throws {
    let example = try #require(Rule.named(code)).page.example
    // A document has no comments of this form, and no comment can follow broken text.
    guard RuleFamily(of: code) != .language, !example.hasPrefix("<") else { return }
    try expectComments(in: example)
  }

  private func expectComments(in bare: String) throws {
    let lines = bare.split(separator: "\n").filter { !$0.hasPrefix("//") }
    let text = lines.enumerated().map { "\($0.element) // kept \($0.offset)." }
      .joined(separator: "\n")
    let file = FileID("fixture.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    let analysis = analyze(file, in: files, memo: AnalysisMemo())
    let prover = FixProver(files: files, analysis: analysis)
    for finding in analysis.findings {
      for fix in prover.fixes(for: finding) {
        let changed = try #require(applying(fix.edits, to: Array(text.utf8)))
        let after = String(decoding: changed, as: UTF8.self)
        let lost = lines.indices.filter { !after.contains("// kept \($0).") }
        #expect(lost.isEmpty, "\(fix.title) loses the comments of lines \(lost)")
      }
    }
  }
}
