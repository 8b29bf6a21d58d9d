import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// What holds of every diagnosis, whatever the screen: nothing that a person would see is passed over,
/// a menu is short and its preferred fix does no damage, a sentence is whole.
@Suite struct DiagnosisPropertyTests {
  /// Arithmetic on frames alone: a text that is drawn in less than a point.
  @Test func noTextVanishesInSilence() {
    for seed in RandomScreens.seeds(80) {
      var screens = RandomScreens(seed: seed)
      let text = screens.next().text
      let analysis = analysis(of: text)
      for path in vanished(analysis) {
        Issue.record("seed \(seed): nothing is said of \(path)\n\(text)")
      }
    }
  }

  /// Two views share the room that is too little, though both wrap.
  @Test func twoTextsShortOfHeightAreSaid() {
    let text = """
      screen S {
          devices: iPhone16
          textSizes: accessibilityLarge
          vstack box {
              top == safeArea.top + 16
              leading == safeArea.leading + 16
              trailing == safeArea.trailing - 16
              height == 60
              label a "The address that you have entered is not known" { numberOfLines: 0; font: body }
              label b "New episodes are downloaded overnight" { numberOfLines: 0; font: body }
          }
      }
      """
    let found = analysis(of: text).findings.filter { $0.severity.rawValue <= 2 }
    #expect(!found.isEmpty)
  }

  @Test func aMenuIsShortAndItsPreferredFixSpoilsNothing() {
    for seed in RandomScreens.seeds(12) {
      var screens = RandomScreens(seed: seed)
      let text = screens.next().text
      let before = analysis(of: text)
      let files = SourceFiles([parse(Array(text.utf8), file: before.model.file)])
      let prover = FixProver(files: files, analysis: before)
      for finding in before.findings {
        let fixes = prover.fixes(for: finding)
        let mends = fixes.filter { !$0.title.hasPrefix("Allow ") }
        #expect(mends.count <= 5, "seed \(seed): \(mends.map(\.title))")
        #expect(fixes.count(where: \.isPreferred) <= 1)
        guard let preferred = fixes.first(where: \.isPreferred) else { continue }
        #expect(!preferred.title.hasPrefix("Allow "))
        #expect(fixes.first == preferred, "the best one comes first")
        guard let changed = applying(preferred.edits, to: Array(text.utf8)) else { continue }
        let after = analysis(of: String(decoding: changed, as: UTF8.self))
        let lost = unseen(after).subtracting(unseen(before))
        if !lost.isEmpty {
          Issue.record("seed \(seed): \(preferred.title) takes \(lost.sorted())\n\(text)")
        }
      }
    }
  }

  @Test func everySentenceIsWhole() {
    for seed in RandomScreens.seeds(60) {
      var screens = RandomScreens(seed: seed)
      let text = screens.next().text
      for finding in analysis(of: text).findings {
        for message in [finding.message] + finding.related.map(\.message) {
          let isBroken = ["  ", " ,", "``", " .", "nan", "inf "].contains { message.contains($0) }
          if isBroken { Issue.record("seed \(seed): \(message)\n\(text)") }
        }
      }
    }
  }
}

/// Labels with a text, in sight and of less than a point, of which no warning speaks in an environment
/// that is solved and settled.
private func vanished(_ analysis: Analysis) -> [String] {
  analysis.screens.flatMap { screen in
    screen.layouts.flatMap { layout -> [String] in
      guard layout.isSound else { return [] }
      let said = analysis.findings.contains { finding in
        finding.severity.rawValue <= Problem.Severity.warning.rawValue
          && (finding.environments.isEmpty
            || finding.environments.contains(layout.environment.name))
      }
      return said ? [] : texts(of: screen, layout).filter(\.isLost).map(\.path)
    }
  }
}

/// Of what can be seen before or after: an environment and the path of a view without a size.
private func unseen(_ analysis: Analysis) -> Set<String> {
  Set(
    analysis.screens.flatMap { screen in
      screen.layouts.flatMap { layout in
        texts(of: screen, layout).filter(\.isLost).map { "\(layout.environment.name): \($0.path)" }
      }
    })
}

private func texts(
  of screen: ScreenAnalysis, _ layout: ScreenLayout
) -> [(path: String, isLost: Bool)] {
  screen.screen.views.indices.compactMap { index in
    let view = ViewIndex(index)
    let declared = screen.screen.views[index]
    guard [.label, .button].contains(declared.kind), !layout.isOutOfSight(view),
      let id = layout.id(of: view), !(layout.view(id)?.text ?? "").isEmpty,
      let frame = layout.frame(of: view)
    else { return nil }
    return (declared.path, frame.width < 1 || frame.height < 1)
  }
}
