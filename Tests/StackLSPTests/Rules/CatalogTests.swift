import Foundation
import StackDSL
import TestSupport
import Testing

@testable import StackLSP

/// Properties of every rule: a unique name, a page, an example that triggers it, and a corrected one that
/// does not.
@Suite struct CatalogTests {
  @Test func codesAreUniqueAndKebabCase() {
    let codes = Rule.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    for code in codes {
      #expect(code.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber }, "\(code)")
    }
  }

  /// The example of a screen with too many views takes too long in a debug build, and frames change only
  /// beside a record of them; see `FramesChangedTests`.
  @Test(
    arguments: Rule.all.map(\.code).filter { !["screen-too-large", "frames-changed"].contains($0) })
  func exampleShowsItAndMendedDoesNot(_ code: String) throws {
    let rule = try #require(Rule.named(code))
    let found = findings(in: rule.page.example)
    // The consequence of another finding is a note below it.
    let codes = found.flatMap { [$0.code] + $0.follows.map(\.code) }
    #expect(codes.contains(code), "found instead: \(describe(found))")
    let mended = findings(in: rule.page.mended)
    #expect(!mended.contains { $0.code == code }, "still there: \(describe(mended))")
    let grave = mended.filter { $0.severity.rawValue <= Problem.Severity.warning.rawValue }
    #expect(grave.isEmpty, "mended example has: \(describe(grave))")
  }

  /// A page has all of its parts, and states the severity of the rule.
  @Test(arguments: Rule.all.map(\.code))
  func pageHasItsForm(_ code: String) throws {
    let rule = try #require(Rule.named(code))
    let page = rule.page
    let language = page.example.hasPrefix("<") ? "xml" : "stack"
    let form = """
      # \(code)

      *\(rule.severity.word)* · \(page.summary)

      \(page.explanation)

      ## Example

      ```\(language)
      \(page.example)
      ```

      ## Corrected

      ```\(language)
      \(page.mended)
      ```


      """
    #expect(rule.markdown.hasPrefix(form))
    let rest = rule.markdown.dropFirst(form.count)
    #expect(rest.contains(/^(Versions: .+\n\n)?Source: .+\n$/), "\(rest)")
    for part in [page.summary, page.explanation, page.example, page.mended] {
      #expect(!part.isEmpty)
    }
  }

  @Test func indexListsEveryRule() throws {
    let path = Self.documents.appending(path: "README.md")
    try Golden.rewrite(path, as: Rule.index)
    #expect(try String(contentsOf: path, encoding: .utf8) == Rule.index)
  }

  @Test func everyPageHasItsRule() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.documents.path)
    let pages = Set(files.filter { $0 != "README.md" })
    #expect(pages == Set(Rule.all.map { "\($0.code).md" }))
  }

  private static let documents = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/rules")

  private func findings(in text: String) -> [Finding] {
    if text.hasPrefix("<") {
      let model = readInterfaceBuilder(Array(text.utf8), file: FileID("example.storyboard"))
      return analyze(model, memo: AnalysisMemo()).findings
    }
    let file = FileID("example.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    return analyze(file, in: files, memo: AnalysisMemo()).findings
  }

  private func describe(_ findings: [Finding]) -> String {
    findings.isEmpty
      ? "nothing" : findings.map { "\($0.code): \($0.message)" }.joined(separator: "\n")
  }
}
