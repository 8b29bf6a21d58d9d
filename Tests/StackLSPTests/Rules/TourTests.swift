import Foundation
import StackDSL
import Testing

@testable import StackLSP

/// `Examples/Tour.stack` has the faults that its comments describe, and the keys that they mention fix each
/// of them.
@Suite struct TourTests {
  private let file = FileID("/Tour.stack")

  private func analysis(_ text: String) -> (analysis: Analysis, files: SourceFiles) {
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    return (analyze(file, in: files, memo: AnalysisMemo()), files)
  }

  private func grave(_ analysis: Analysis) -> [Finding] {
    analysis.findings.filter { $0.severity.rawValue <= Problem.Severity.warning.rawValue }
  }

  @Test func everyFaultIsMendedByWhatItsCommentSays() throws {
    var text = try Repository.File(path: "Examples/Tour.stack").text
    let codes = unique(grave(analysis(text).analysis).map(\.code))
    #expect(
      codes == [
        "unknown-property", "baseline-on-vertical", "fixed-sum-exceeds-container",
        "ambiguous-position", "ambiguous-hugging",
      ])
    let numbers = (1...5).filter { text.contains("// \($0). ") }
    #expect(numbers.count == codes.count)
    for code in codes {
      let (solved, files) = analysis(text)
      let finding = try #require(solved.findings.first { $0.code == code })
      let fix: Fix?
      if code == "ambiguous-position" {
        fix = refactorings(
          at: solved.model.fileSpan(finding.span).range.lowerBound, in: files, solved
        )
        .first { text.contains("\"\($0.title.prefix { $0 != ":" })\"") }
      } else {
        fix = FixProver(files: files, analysis: solved).fixes(for: finding).first
      }
      let edits = try #require(fix, "\(code) has no fix").edits
      text = String(
        decoding: try #require(applying(edits, to: Array(text.utf8))), as: UTF8.self)
      #expect(!grave(analysis(text).analysis).contains { $0.code == code }, "\(code)")
    }
    #expect(grave(analysis(text).analysis).isEmpty)
  }
}
