import Foundation
import Testing

@testable import StackDSL
@testable import StackLSP

/// The form of a constraint does not matter: `a.bottom == b.bottom - 8` means the same as `b.bottom ==
/// a.bottom + 8`.
@Suite struct OperandTests {
  @Test(arguments: [("diagnostics", "truth"), ("reported", "symptom")])
  func theSideOfAnAnchorIsIndifferent(_ folder: String, _ mark: String) throws {
    var exchanged = 0
    for name in FixtureFiles.names(in: folder, marked: mark) {
      let text = try FixtureFiles.text(of: name, in: folder)
      let before = FixtureFiles.analysis(of: text)
      guard !before.findings.contains(where: { RuleFamily(of: $0.code) == .language }),
        let (turned, count) = exchangingSides(of: text, before)
      else { continue }
      let after = FixtureFiles.analysis(of: turned)
      // A view inside an instance has no name for the other.
      guard !after.findings.contains(where: { RuleFamily(of: $0.code) == .language }) else {
        continue
      }
      exchanged += count
      let (said, now) = (words(before, of: text), words(after, of: turned))
      #expect(said == now, "\(name)\n\(said.subtracting(now))\n\(now.subtracting(said))\n\(turned)")
    }
    #expect(exchanged > 50)
  }

  /// The file with the sides of all lines of two anchors exchanged, and the number of these lines.
  private func exchangingSides(of text: String, _ analysis: Analysis) -> (String, Int)? {
    let bytes = Array(text.utf8)
    var edits: [TextEdit] = []
    for screen in analysis.screens.map(\.screen) {
      for constraint in screen.constraints
      where constraint.composite == nil && !constraint.isOfAutoresizingMask
        && screen.span.contains(constraint.span)
      {
        // A line with one view on both sides has findings about its own words.
        guard let plain = PlainConstraint(asWritten: constraint).turned,
          plain.first.item == plain.second?.item || plain.first.view != plain.second?.view
        else { continue }
        let name = constraint.identifier.map { " \"\($0)\"" } ?? ""
        edits.append(
          TextEdit(
            analysis.model.fileSpan(constraint.span), of: bytes,
            by: screen.text(of: plain, in: constraint.owner) + name))
      }
    }
    guard !edits.isEmpty, let turned = applying(edits, to: bytes) else { return nil }
    return (String(decoding: turned, as: UTF8.self), edits.count)
  }

  /// Each finding without the lines that it quotes, with the effect of the fixes of errors on frames.
  private func words(_ analysis: Analysis, of text: String) -> Set<String> {
    let prover = FixProver(
      files: SourceFiles([parse(Array(text.utf8), file: FileID("Test.stack"))]), analysis: analysis)
    return Set(
      analysis.findings.map { finding in
        let proven = finding.severity == .error ? prover.fixes(for: finding) : []
        let fixes = proven.map { $0.title.components(separatedBy: " — ").dropFirst().joined() }
        return
          "\(finding.code) \(finding.severity) \(finding.views) \(finding.environments) \(fixes)"
      })
  }
}
