import StackDSL
import Testing

@testable import StackLSP

/// "Allow … here" names what it accepts, accepts it, and asks for the reason.
@Suite struct AllowFixTests {
  @Test func allowNamesWhatItAcceptsAndSilencesIt() throws {
    let rule = Rule.smallHitTarget
    let before = analysis(of: rule.page.example)
    let finding = try #require(before.analysis.findings.first { $0.code == rule.code })
    let fix = try #require(
      FixProver(files: before.files, analysis: before.analysis).fixes(for: finding).last)
    #expect(fix.title == "Allow \(rule.code) here")

    let text = try #require(applying(fix.edits, to: Array(rule.page.example.utf8)))
    let after = analysis(of: String(decoding: text, as: UTF8.self)).analysis
    #expect(after.findings.filter { [rule.code, Rule.idleAllow.code].contains($0.code) } == [])
    let reason = after.screens.first?.screen.allowances.first?.reason
    #expect(reason == FixProver.reasonPlaceholder)
  }

  private func analysis(of text: String) -> (files: SourceFiles, analysis: Analysis) {
    let file = FileID("allow.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    return (files, analyze(file, in: files, memo: AnalysisMemo()))
  }
}
