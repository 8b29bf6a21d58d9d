import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// Properties of every diagnosis on any screen: no visible fault goes unreported, a menu is short, its
/// preferred fix does no damage, and a sentence is whole.
@Suite struct DiagnosisPropertyTests {
  /// Arithmetic on frames alone: text that is drawn in less than a point.
  @Test func noTextVanishesInSilence() {
    expectNothingUnsaid { _, analysis in vanished(analysis) }
  }

  /// Arithmetic on frames: one line of text in less than nine tenths of its width.
  @Test func noTextIsCutInSilence() {
    expectNothingUnsaid { _, analysis in saidNowhere(analysis, cutTexts) }
  }

  /// Arithmetic on frames: two texts that share more than the space around them.
  @Test func noTextLiesOverAnotherInSilence() {
    expectNothingUnsaid { screen, analysis in
      saidNowhere(analysis, overlaps(unlessTiedIn: screen))
    }
  }

  /// Errors come before warnings, and warnings before information.
  @Test func theGravestIsFirst() {
    for (seed, screen) in RandomScreens.cases(60) {
      let text = screen.text
      let severities = analysis(of: text).findings.map(\.severity.rawValue)
      #expect(severities == severities.sorted(), "seed \(seed)\n\(text)")
    }
  }

  /// Two views share too little room, though both wrap.
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
    for (seed, screen) in RandomScreens.cases(12) {
      let text = screen.text
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
    for (seed, screen) in RandomScreens.cases(60) {
      let text = screen.text
      for finding in analysis(of: text).findings {
        for message in [finding.message] + finding.related.map(\.message) {
          let isBroken = ["  ", " ,", "``", " .", "nan", "inf "].contains { message.contains($0) }
          if isBroken { Issue.record("seed \(seed): \(message)\n\(text)") }
        }
      }
    }
  }
}

/// Visible labels with text and less than a point in size, without a warning, in an environment that is
/// solved and unambiguous.
private func vanished(_ analysis: Analysis) -> [String] {
  analysis.screens.flatMap { screen in
    screen.all.flatMap { layout -> [String] in
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

/// For views that can be seen before or after: an environment and the path of a view without a size.
private func unseen(_ analysis: Analysis) -> Set<String> {
  Set(
    analysis.screens.flatMap { screen in
      screen.all.flatMap { layout in
        texts(of: screen, layout).filter(\.isLost).map { "\(layout.environment.name): \($0.path)" }
      }
    })
}

private func texts(
  of screen: ScreenLayouts, _ layout: ScreenLayout
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

/// Names of views with a property in an environment that is solved and unambiguous, but without a finding
/// there.
private func saidNowhere(
  _ analysis: Analysis, _ trouble: (ScreenLayouts, ScreenLayout) -> [[String]]
) -> [String] {
  analysis.screens.flatMap { screen in
    screen.all.flatMap { layout -> [String] in
      guard layout.isSound else { return [] }
      let said = analysis.findings.filter { finding in
        finding.severity.rawValue <= Problem.Severity.information.rawValue
          && (finding.environments.isEmpty
            || finding.environments.contains(layout.environment.name))
      }.flatMap { [$0.message] + $0.related.map(\.message) }
      return trouble(screen, layout).filter { names in
        !said.contains { sentence in names.contains { sentence.contains("`\($0)`") } }
      }.map { "\($0.joined(separator: " and ")) on \(layout.environment.name)" }
    }
  }
}

/// Each label of one line that is cut.
private func cutTexts(of screen: ScreenLayouts, _ layout: ScreenLayout) -> [[String]] {
  labels(of: screen, layout).compactMap { label in
    guard layout.problem.views[label.id.index].wrapping == nil,
      let needed = layout.problem.views[label.id.index].horizontal.intrinsic,
      label.frame.width < needed * 0.9 - 1
    else { return nil }
    return [label.name]
  }
}

/// Each pair of labels that share more than 8 pt on both axes, unless a line of the screen names both.
private func overlaps(
  unlessTiedIn source: RandomScreen
) -> (ScreenLayouts, ScreenLayout) -> [[String]] {
  { screen, layout in
    let all = labels(of: screen, layout)
    return all.indices.flatMap { first in
      all.indices.dropFirst(first + 1).compactMap { second -> [String]? in
        let (one, other) = (all[first], all[second])
        let width = min(one.end.x, other.end.x) - max(one.frame.x, other.frame.x)
        let height = min(one.end.y, other.end.y) - max(one.frame.y, other.frame.y)
        guard width > 8, height > 8, !source.ties(one.name, other.name) else { return nil }
        return [one.name, other.name]
      }
    }
  }
}

private struct Label {
  var name: String
  var id: ViewID
  /// In the screen, at most as wide as the text, which is drawn at the leading edge.
  var frame: Rect
  var end: (x: Double, y: Double) { (frame.x + frame.width, frame.y + frame.height) }
}

private func labels(of screen: ScreenLayouts, _ layout: ScreenLayout) -> [Label] {
  screen.screen.views.indices.compactMap { index in
    let declared = screen.screen.views[index]
    guard declared.kind == .label, !layout.isOutOfSight(ViewIndex(index)), let name = declared.name,
      let id = layout.id(of: ViewIndex(index)), !(layout.view(id)?.text ?? "").isEmpty,
      var frame = layout.frameInScreen(of: ViewIndex(index))
    else { return nil }
    if layout.problem.views[id.index].wrapping == nil {
      frame.width = min(frame.width, layout.problem.views[id.index].horizontal.intrinsic ?? 0)
    }
    return Label(name: name, id: id, frame: frame)
  }
}

extension RandomScreen {
  /// Whether a line of one of the views names the other, or a view around it.
  fileprivate func ties(_ one: String, _ other: String) -> Bool {
    var tied = false
    var copy = self
    copy.forEachView { node in
      var inside: Set<String> = []
      node.forEach { inside.insert($0.name) }
      let outer = node.name
      let words = roots.flatMap(\.lines).map(\.text)
      for (a, b) in [(one, other), (other, one)] where inside.contains(b) {
        tied =
          tied || roots.contains { $0.name == a } && words.contains { $0.contains("\(outer).") }
      }
    }
    return tied
  }
}
