import Foundation
import Testing

@testable import StackLSP

/// The example of a rule's page is a screen of its fixture, so it is written once and its findings are held there.
///
/// `// page: example` and `// page: corrected` stand above the two; each ends at the next comment.
@Suite struct RuleExampleTests {
  @Test func theServerHoldsTheExamplesOfTheFixtures() throws {
    var entries = ""
    for name in DiagnosticFixtureTests.names {
      let path = DiagnosticFixtureTests.folder.appending(path: name)
      let bare = AnnotatedFixture(try String(contentsOf: path, encoding: .utf8)).bare
      guard let example = Self.block("example", of: bare),
        let corrected = Self.block("corrected", of: bare)
      else { continue }
      let code = name.dropLast(".stack".count)
      let same = Self.renamed(corrected, as: example)
      entries +=
        "    \"\(code)\": (\n#\"\"\"\n\(example)\n\"\"\"#,\n#\"\"\"\n\(same)\n\"\"\"#\n    ),\n"
    }
    let text = """
      // swift-format-ignore-file

      /// The examples of the rules' pages, from `Tests/Fixtures/diagnostics`: `scripts/fix` copies them.
      enum RuleExamples {
        /// By code: a whole file that has the finding, and the same file corrected.
        static let texts: [String: (example: String, corrected: String)] = [
      \(entries)  ]
      }

      """
    let copy = Repository.File(path: "Sources/StackLSP/Analysis/Rules/RuleExamples.swift")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try text.write(to: copy.url, atomically: true, encoding: .utf8)
    } else {
      #expect(try copy.text == text, "scripts/fix copies the examples")
    }
  }

  @Test(arguments: Rule.all.map(\.code))
  func everyRuleHasAnExample(_ code: String) throws {
    let page = try #require(Rule.named(code)).page
    #expect(!page.example.isEmpty && !page.mended.isEmpty)
  }

  /// The lines from a mark to the next comment at the beginning of a line.
  private static func block(_ name: String, of text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let mark = lines.firstIndex(of: "// page: \(name)") else { return nil }
    let rest = lines[(mark + 1)...].prefix { !$0.hasPrefix("//") }
    return rest.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  /// Two screens of one file have two names; a page shows one screen before and after.
  private static func renamed(_ corrected: String, as example: String) -> String {
    func names(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.hasPrefix("screen ") || $0.hasPrefix("component ") }
        .compactMap { $0.split(separator: " ").dropFirst().first }
    }
    return zip(names(corrected), names(example)).reduce(corrected) { text, pair in
      text.replacing("screen \(pair.0) ", with: "screen \(pair.1) ")
        .replacing("component \(pair.0) ", with: "component \(pair.1) ")
    }
  }
}
