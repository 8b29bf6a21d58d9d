import Foundation
import StackDSL
import TestSupport
import Testing

@testable import StackLSP

/// Every file under `Tests/Fixtures/diagnostics` equals the result of annotating its bare text.
@Suite struct DiagnosticFixtureTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/diagnostics")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".stack") }.sorted()

  @Test func thereAreFixtures() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func findsWhatTheCommentsSay(_ name: String) throws {
    let path = Self.folder.appending(path: name)
    let fixture = AnnotatedFixture(try String(contentsOf: path, encoding: .utf8))
    let rule = Rule.named(String(name.dropLast(".stack".count)))
    let found = rule.map { fixture.reannotated(with: $0.page) } ?? fixture.reannotated()
    try Golden.rewrite(path, as: found)
    let expected = fixture.annotated.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = found.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, (old, new)) in zip(expected, actual).enumerated() where old != new {
      Issue.record(
        "expected: \(old)\n   found: \(new)",
        sourceLocation: SourceLocation(
          fileID: "Fixtures/\(name)", filePath: path.path, line: line + 1, column: 1))
      return
    }
    #expect(expected.count == actual.count, "\(name): lines are missing at the end")
  }
}
