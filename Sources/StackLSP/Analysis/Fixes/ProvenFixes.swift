import LayoutEngine
import StackDSL

/// Finds out which remedies of a finding help, by applying each to a copy and solving it again.
///
/// Built from one snapshot, asked on request; nothing of it happens while diagnostics are published.
struct FixProver: Sendable {
  let files: SourceFiles
  /// Of the file as it stands, in all environments.
  let analysis: Analysis

  init(files: SourceFiles, analysis: Analysis) {
    self.files = files
    self.analysis = analysis
  }

  /// The fixes that hold, the preferred one first, "Allow … here" last.
  func fixes(for finding: Finding) -> [Fix] { fixes(for: [finding]).first ?? [] }

  /// The same of several findings. What more than one of a screen proposes is tried once.
  func fixes(for findings: [Finding]) -> [[Fix]] {
    var trials: ScreenTrials?
    return findings.map { finding in
      let corrections = corrections(of: finding)
      guard let screen = analysis.screens.first(where: { $0.screen.name == finding.screen }) else {
        return toldApart(choices(among: corrections))
      }
      let fixes = corrections + ordered(proven(for: finding, on: screen, &trials))
      return toldApart(fixes + allow(finding, on: screen.screen))
    }
  }

  private func toldApart(_ fixes: [Fix]) -> [Fix] {
    let titles = FixTitle.toldApart(fixes.map(\.title)) { index in
      [files.lines(of: fixes[index].edits, from: analysis.model.file)]
    }
    return zip(fixes, titles).map { fix, title in
      var fix = fix
      fix.title = title
      return fix
    }
  }

  private func corrections(of finding: Finding) -> [Fix] {
    finding.corrections.enumerated().compactMap { index, correction in
      let edits = correction.edits.compactMap(files.textEdit)
      guard edits.count == correction.edits.count else { return nil }
      let title = FixTitle.title(correction.title, of: edits)
      return Fix(title: title, isPreferred: index == 0, edits: edits)
    }
  }

  /// Where one of several words was meant, first those with which nothing is wrong on the screen.
  private func choices(among fixes: [Fix]) -> [Fix] {
    guard fixes.count > 1 else { return fixes }
    let faults = fixes.prefix(Self.mostTried).map { fix in
      FixTrial(of: fix.edits, in: files, after: analysis)?.faultCount ?? .max
    }
    let ranked = faults.indices.sorted { (faults[$0], $0) < (faults[$1], $1) }
    return ranked.prefix(Self.mostOffered).enumerated().map { place, index in
      var fix = fixes[index]
      fix.isPreferred = place == 0
      return fix
    }
  }

  private func proven(
    for finding: Finding, on screen: ScreenAnalysis, _ known: inout ScreenTrials?
  ) -> [ProvenFix] {
    guard !finding.remedies.isEmpty else { return [] }
    var trials =
      known.flatMap { $0.name == screen.screen.name ? $0 : nil }
      ?? ScreenTrials(on: screen.screen, in: files, analysis)
    known = nil
    defer { known = trials }
    var proven: [ProvenFix] = []
    for remedy in finding.remedies.prefix(Self.mostTried) {
      if remedy.isLastResort, !proven.isEmpty { continue }
      guard let trial = trials.trial(of: remedy),
        !proven.contains(where: { $0.fix.edits == trial.edits }),
        trial.mends(finding)
      else { continue }
      let movement = trial.movement(from: screen)
      if remedy.keepsFrames, movement > FixTrial.unmoved { continue }
      if remedy.changesFrames, movement <= FixTrial.unmoved { continue }
      let effect = trial.effect(of: remedy, finding, on: screen)
      let title = title(of: remedy, writing: trial.edits, on: screen.screen)
      proven.append(
        ProvenFix(
          fix: Fix(title: title + effect, kind: remedy.kind, edits: trial.edits),
          remedy: remedy, effect: effect, movement: movement,
          spoils: trial.spoilsViews(of: screen), harms: trial.harms(),
          hidden: trial.lostViews(among: finding.views + remedy.shows, of: screen),
          faults: trial.faultCount))
    }
    // What was hidden behind a conflict may come to light where nothing else helps.
    let harmless = proven.filter { !$0.harms }
    return harmless.isEmpty && finding.severity == .error ? proven : harmless
  }

  private func title(of remedy: Remedy, writing edits: [TextEdit], on screen: Screen) -> String {
    screen.isOfInterfaceBuilder
      ? remedy.inspectorTitle(on: screen) : FixTitle.title(remedy.title, of: edits)
  }

  /// Each is solved in every environment, and nobody reads a longer menu.
  private static let mostTried = 24

  /// The edits of one remedy of each finding that says "this does nothing": they change no frame.
  func fixAll() -> [TextEdit] {
    var edits: [TextEdit] = []
    var trials: ScreenTrials?
    for finding in analysis.findings where finding.isUnnecessary {
      guard let screen = analysis.screens.first(where: { $0.screen.name == finding.screen }),
        let fix = proven(for: finding, on: screen, &trials).first(where: {
          $0.movement <= FixTrial.unmoved
        })?.fix,
        fix.edits.allSatisfy({ new in !edits.contains { $0.span.touches(new.span) } })
      else { continue }
      edits += fix.edits
    }
    return edits
  }

  private struct ProvenFix {
    var fix: Fix
    var remedy: Remedy
    /// What the title says that it does to the views.
    var effect: String
    /// Points, over all views and environments.
    var movement: Double
    /// Some view vanishes by it, is cut or is stretched out of all proportion.
    var spoils: Bool
    /// It brings a warning.
    var harms: Bool
    /// Views of the finding that nobody sees after it either.
    var hidden: Int
    /// Errors and warnings that are left.
    var faults: Int

    /// Less is better: no view is spoiled or stays without a size, then the correction of the member
    /// that is wrong, what the rule proposes for its own shape and the repairs that fit any; then
    /// what leaves the least to mend, what moves least, and what leaves standing what the author wrote.
    var rank: [Double] {
      let standing: Double = remedy.isCorrection ? 0 : remedy.isGeneral ? 2 : 1
      return [
        remedy.onlyAccepts ? 1 : 0, spoils ? 1 : 0, Double(hidden), standing, Double(faults),
        (movement / FixTrial.unmoved).rounded(), remedy.deletes ? 1 : 0,
      ]
    }
  }

  /// More than these nobody compares.
  private static let mostOffered = 5

  /// The best one first, and preferred if it spoils nothing; of equal ones the first that was proposed.
  private func ordered(_ proven: [ProvenFix]) -> [Fix] {
    let ranked = proven.filter { !$0.remedy.isForAll }.enumerated().sorted {
      ($0.element.rank + [Double($0.offset)]).lexicographicallyPrecedes(
        $1.element.rank + [Double($1.offset)])
    }.map(\.element)
    // Of two that come to the same the second is only worth a place that is left.
    var effects: Set<String> = []
    let places = ranked.map { one -> Int in
      one.spoils ? 2 : one.effect.isEmpty || effects.insert(one.effect).inserted ? 0 : 1
    }
    let spread = ranked.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { ranked[$0] }
    // What mends all places at once stands beside what mends this one.
    let together = proven.filter { $0.remedy.isForAll && !$0.spoils }.prefix(1)
    let listed = spread.prefix(1) + (spread.isEmpty ? [] : together) + spread.dropFirst()
    var fixes = listed.prefix(Self.mostOffered).map(\.fix)
    if let best = ranked.first, !best.remedy.onlyAccepts, !best.spoils, best.hidden == 0 {
      fixes[0].isPreferred = true
    }
    return fixes
  }

  private func allow(_ finding: Finding, on screen: Screen) -> [Fix] {
    // A document has no place for an `allow`.
    guard let view = finding.views.first, finding.code != Rule.idleAllow.code,
      !screen.isOfInterfaceBuilder
    else { return [] }
    let editor = ScreenEditor(screen, in: files)
    guard let edits = editor.allow(finding.code, because: Self.reasonPlaceholder, at: view) else {
      return []
    }
    return [Fix(title: "Allow \(finding.code) here", edits: edits)]
  }

  /// Stands where the reason belongs, which only the author knows.
  static let reasonPlaceholder = "say why this is fine"
}

/// The trials of one screen. What several findings propose is tried once.
private struct ScreenTrials: Sendable {
  private enum Ground: Sendable {
    case document(DocumentTrialGround?)
    case text(TrialGround?, ScreenEditor)
  }

  /// Of the screen.
  let name: String
  private let ground: Ground
  private let files: SourceFiles
  private let analysis: Analysis
  private var known: [[TextEdit]: FixTrial] = [:]

  init(on screen: Screen, in files: SourceFiles, _ analysis: Analysis) {
    name = screen.name
    self.files = files
    self.analysis = analysis
    ground =
      screen.isOfInterfaceBuilder
      ? .document(DocumentTrialGround(for: screen, in: files, analysis))
      : .text(TrialGround(for: screen, in: files, analysis), ScreenEditor(screen, in: files))
  }

  /// Nil where the text gives no place for its changes.
  mutating func trial(of remedy: Remedy) -> FixTrial? {
    switch ground {
    case .document(let ground): return ground?.trial(of: remedy)
    case .text(let ground, let editor):
      guard let edits = remedy.edits(in: editor) else { return nil }
      if let trial = known[edits] { return trial }
      let trial = FixTrial(of: edits, on: ground, in: files, analysis)
      known[edits] = trial
      return trial
    }
  }
}
