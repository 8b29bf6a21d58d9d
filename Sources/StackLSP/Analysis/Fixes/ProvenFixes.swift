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
  func fixes(for finding: Finding) -> [Fix] {
    guard let screen = analysis.screens.first(where: { $0.screen.name == finding.screen }) else {
      return finding.fixes
    }
    var proven: [(fix: Fix, movement: Double)] = []
    for remedy in finding.remedies {
      guard let trial = trial(of: remedy, on: screen.screen),
        trial.mends(finding, among: analysis.findings)
      else { continue }
      let movement = trial.movement(from: screen)
      let title = remedy.title + trial.effect(of: remedy, finding, on: screen)
      proven.append((Fix(title: title, kind: remedy.kind, edits: trial.edits), movement))
    }
    let fixes = finding.fixes + ordered(proven)
    return fixes + allow(finding, on: screen.screen)
  }

  /// The edits of one remedy of each finding that says "this does nothing": they change no frame.
  func fixAll() -> [TextEdit] {
    var edits: [TextEdit] = []
    for finding in analysis.findings where finding.isUnnecessary {
      guard let fix = fixes(for: finding).first(where: { $0.isPreferred }),
        fix.edits.allSatisfy({ new in !edits.contains { $0.span.touches(new.span) } })
      else { continue }
      edits += fix.edits
    }
    return edits
  }

  /// The one that moves least is preferred; of equal ones the first that was proposed.
  private func ordered(_ proven: [(fix: Fix, movement: Double)]) -> [Fix] {
    guard let least = proven.map(\.movement).min(),
      let best = proven.firstIndex(where: { $0.movement <= least + 0.01 })
    else { return [] }
    var fixes = proven.map(\.fix)
    fixes[best].isPreferred = true
    fixes.insert(fixes.remove(at: best), at: 0)
    return fixes
  }

  private func allow(_ finding: Finding, on screen: Screen) -> [Fix] {
    guard let view = finding.views.first, finding.code != Rule.idleAllow.code else { return [] }
    let editor = ScreenEditor(screen, in: files)
    guard let edits = editor.allow(finding.code, because: "reason", at: view) else { return [] }
    return [Fix(title: "Allow \(finding.code) here", edits: edits)]
  }

  private func trial(of remedy: Remedy, on screen: Screen) -> FixTrial? {
    let editor = ScreenEditor(screen, in: files)
    var edits: [TextEdit] = []
    for change in remedy.changes {
      guard let more = editor.edits(for: change) else { return nil }
      edits += more
    }
    return FixTrial(of: unique(edits), in: files, file: analysis.model.file, memo: analysis.memo)
  }
}
