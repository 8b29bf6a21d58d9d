@testable import StackDSL
import Testing

@testable import StackLSP

/// A fix is tried on its own screen. The rest of the file changes neither the fix nor its cost.
@Suite struct FixTrialTests {
  private func prover(_ text: String, work: Int = .max) -> (FixProver, Analysis) {
    let file = FileID("/Test.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    let analysis = analyze(file, in: files, memo: AnalysisMemo())
    return (FixProver(files: files, analysis: analysis, work: work), analysis)
  }

  private static func others(_ kind: String) -> String {
    (0..<8).map { screen(kind + "\($0)") }.joined()
  }

  private static func screen(_ name: String) -> String {
    "\nscreen Other\(name) { size: 320 x 100; label a \"A\" { edges == superview.edges } }\n"
  }

  @Test(arguments: FixtureFiles.names(in: "diagnostics", marked: "truth"))
  func otherScreensChangeNoFix(name: String) throws {
    let text = try FixtureFiles.text(of: name, in: "diagnostics")
    let (alone, analysis) = prover(text)
    let (among, all) = prover(Self.others("A") + text + Self.others("B"))
    let distance = Self.others("A").utf8.count
    let same = all.findings.filter { !($0.screen?.hasPrefix("Other") ?? false) }
    #expect(same.map(\.identity) == analysis.findings.map(\.identity))
    for (finding, same) in zip(analysis.findings, same) {
      let fixes = among.fixes(for: same)
      #expect(fixes.map(\.title) == alone.fixes(for: finding).map(\.title))
      #expect(
        fixes.map { $0.edits.map { $0.span.range.lowerBound - distance } }
          == alone.fixes(for: finding).map { $0.edits.map(\.span.range.lowerBound) })
    }
  }

  /// A finding's fixes are tried on its own screen, not on another one of the same name.
  @Test func screensOfOneNameKeepTheirFixes() throws {
    let body =
      "devices: iPhone8; vstack v { edges == superview.edges; stack e { hugging.vertical: 1000 }; view p }"
    let (alone, analysis) = prover("screen A { \(body) }")
    let (among, all) = prover("screen A {}\nscreen A {\nscreen A { \(body) }\n}")
    let fixes = alone.fixes(for: analysis.findings).map { $0.map(\.title) }
    #expect(!fixes.isEmpty)
    #expect(
      among.fixes(for: all.findings.filter { $0.screen == "A3" }).map { $0.map(\.title) } == fixes)
  }

  /// A screen whose work is spent has the same fixes as ever before that, and afterwards none that is half tried.
  @Test(arguments: [0, 10, 40, 100, 400])
  func spentWorkLeavesNoHalfTriedFix(work: Int) throws {
    let row = "hstack { edges == superview.edges; label a \"One\"; label b \"Two\" }"
    let text = "screen A { size: 375 x 667; \(row) }\nscreen B { size: 320 x 568; \(row) }"
    let (whole, analysis) = prover(text)
    let (bounded, _) = prover(text, work: work)
    let all = whole.fixes(for: analysis.findings).map { $0.map(\.title) }
    let some = bounded.fixes(for: analysis.findings).map { $0.map(\.title) }
    #expect(all.contains { $0.count > 2 })
    for (all, some) in zip(all, some) {
      #expect(some == all || some == all.filter { $0.hasPrefix("Allow ") })
    }
    if work == 0 { #expect(some != all) }
  }

  /// Leaving out candidates that cannot come first does not change the result.
  @Test(arguments: FixtureFiles.names(in: "diagnostics", marked: "truth"))
  func thePreferredFixIsThatOfAll(name: String) throws {
    let (prover, analysis) = prover(try FixtureFiles.text(of: name, in: "diagnostics"))
    #expect(
      prover.preferredFixes(for: analysis.findings).map { $0?.edits }
        == prover.fixes(for: analysis.findings).map { $0.first(where: \.isPreferred)?.edits })
    // Whether it is safe is another question.
    #expect(
      prover.preferredFixes(for: analysis.findings).map { $0?.title }
        == prover.preferredFixes(for: analysis.findings, isWeighed: false).map { $0?.title })
  }

  /// A rule that declares fewer checks than it reports would be skipped when it speaks against a fix.
  @Test(arguments: FixtureFiles.names(in: "diagnostics", marked: "truth"))
  func noFindingIsGraverThanItsRuleSays(name: String) throws {
    let (_, analysis) = prover(try FixtureFiles.text(of: name, in: "diagnostics"))
    for finding in analysis.findings where finding.screen != nil {
      guard let rule = Rule.all.first(where: { $0.code == finding.code }),
        // A finding made from another rule's finding has the level of that one.
        !rule.checks.allSatisfy({ if case .elsewhere = $0 { true } else { false } })
      else { continue }
      #expect(rule.gravest.rawValue <= finding.severity.rawValue, "\(finding.code)")
    }
  }

  /// Counted by the screens that are read and modelled for a trial.
  @Test func theGroundOfATrialIsItsScreen() throws {
    let text = Self.others("A") + "\nlet g = 8\nscreen Own { label a }\n" + Self.others("B")
    let (prover, analysis) = prover(text)
    let own = try #require(analysis.screens.first { $0.screen.name == "Own" })
    let ground = try #require(TrialGround(for: own.screen, in: prover.files, analysis))
    #expect(ground.model.screens.map(\.name) == ["Own"])
    func closingBrace(_ screen: Screen) -> FileSpan {
      let span = analysis.model.fileSpan(screen.span)
      return FileSpan(file: span.file, range: span.range.upperBound - 1..<span.range.upperBound)
    }
    let edit = TextEdit(
      closingBrace(own.screen),
      replacing: "}".utf8, by: "; label b }")
    let model = try #require(ground.model(after: [edit]))
    #expect(model.screens.map(\.views.count) == [3])
    let elsewhere = TextEdit(
      closingBrace(analysis.screens[0].screen),
      replacing: "}".utf8, by: "; label b }")
    #expect(ground.model(after: [edit, elsewhere]) == nil)
  }
}
