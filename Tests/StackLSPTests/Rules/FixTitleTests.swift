@testable import JSONRPC
@testable import StackDSL
import Testing

@testable import StackLSP

/// Titles of fixes and refactorings show the new text, and no two titles of a menu are alike.
@Suite struct FixTitleTests {
  /// The fixtures of all diagnostics.
  @Test(arguments: DiagnosticFixtureTests.names)
  func aTitleSaysTheNewText(_ name: String) throws {
    let text = try FixtureFiles.text(of: name, in: "diagnostics")
    let file = FileID("Test.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    let analysis = analyze(file, in: files, memo: AnalysisMemo())
    let prover = FixProver(files: files, analysis: analysis)
    for (finding, fixes) in zip(analysis.findings, prover.fixes(for: analysis.findings)) {
      // The reason of an `allow` is a placeholder.
      for fix in fixes
      where !fix.title.hasPrefix("Allow ")
        && FixTitle.newText(of: fix.edits).utf8.count <= FixTitle.line
      {
        let said = fix.title.split(separator: Effect.mark)[0]
        // The title must contain every word of the new text.
        for edit in fix.edits {
          let old = Self.words(String(decoding: edit.oldText, as: UTF8.self))
          for word in Self.words(edit.newText) where !old.contains(word) {
            #expect(
              said.lowercased().filter { !$0.isWhitespace }.contains(word),
              "\(fix.title) does not say \(word) of \(edit.newText)")
          }
        }
      }
      let titles = fixes.map(\.title)
      #expect(Set(titles).count == titles.count, "\(finding.code): \(titles)")
    }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  @Test(arguments: DiagnosticFixtureTests.names)
  func noTwoActionsOfAMenuAreAlike(_ name: String) throws {
    let text = try FixtureFiles.text(of: name, in: "diagnostics")
    var player = try CursorRequestTests.player(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let all: JSON = [
      "start": ["line": 0, "character": 0], "end": ["line": .integer(lines), "character": 0],
    ]
    let answer = try player.answer(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": "file:///a.stack"], "range": all, "context": ["diagnostics": []],
      ])
    let titles = answer?["result"]?.arrayValue?.compactMap { $0["title"]?.stringValue } ?? []
    #expect(Set(titles).count == titles.count, "\(titles)")
  }

  @Test func theNewTextStandsBehindATitleThatDoesNotSayIt() {
    func edit(_ old: String, _ new: String) -> TextEdit {
      TextEdit(
        FileSpan(file: FileID("a"), range: 0..<old.utf8.count), replacing: old.utf8, by: new)
    }
    #expect(
      FixTitle.title("Make `b` as wide as `a`", of: [edit("", " { width == a.width }")])
        == "Make `b` as wide as `a`: `width == a.width`")
    #expect(
      FixTitle.title(
        "Lower horizontal compression resistance of `a` to 749",
        of: [edit("", "; compressionResistance.horizontal: 749")])
        == "Lower horizontal compression resistance of `a` to 749")
    #expect(FixTitle.title("Remove it", of: [edit("spacing: 8", "")]) == "Remove it")
    // Existing text is not new, and every opened brace is closed.
    #expect(
      FixTitle.title(
        "Move it", of: [edit("axis: vertical", "when state == on {\n    axis: vertical\n}")])
        == "Move it: `when state == on { }`")
    #expect(
      FixTitle.title("Turn it", of: [edit("", "when state == on {\n    axis: vertical\n}")])
        == "Turn it: `when state == on { axis: vertical }`")
  }

  @Test func whatNobodyWouldReadIsLeftOut() {
    func title(_ title: String, _ old: String, _ new: String) -> String {
      FixTitle.title(
        title,
        of: [
          TextEdit(
            FileSpan(file: FileID("a"), range: 0..<old.utf8.count), replacing: old.utf8, by: new)
        ])
    }
    // New text longer than a line.
    #expect(title("Pin it", "", "top == \(String(repeating: "a", count: 130)).top") == "Pin it")
    // Text that the title quotes, and comments.
    #expect(
      title("Add `top == a.top`, and let it wrap", "", "top == a.top; numberOfLines: 0 // all")
        == "Add `top == a.top`, and let it wrap: `numberOfLines: 0`")
    #expect(
      title("Write it", "", "text: \"http://a.b\" // a page") == "Write it: `text: \"http://a.b\"`")
  }

  @Test func whatTellsTitlesApartIsThePlainestThingThatDoes() {
    let details: [[String?]] = [
      ["for `a`", nil, "line 3"], ["for `a`", "on iPad", "line 9"], ["for `b`", nil, "line 4"],
    ]
    let apart = FixTitle.toldApart(["Pin it — `a` stays 4 pt", "Pin it — `a` stays 4 pt", "Other"])
    {
      details[$0]
    }
    #expect(
      apart == [
        "Pin it (line 3) — `a` stays 4 pt", "Pin it (line 9) — `a` stays 4 pt", "Other",
      ])
    #expect(
      FixTitle.toldApart(["x", "x"]) { [["for `a`"], ["for `b`"]][$0] } == [
        "x (for `a`)", "x (for `b`)",
      ])
    #expect(FixTitle.toldApart(["x", "x"]) { _ in ["same"] } == ["x (1 of 2)", "x (2 of 2)"])
  }
}
