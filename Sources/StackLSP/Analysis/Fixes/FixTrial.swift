import LayoutEngine
import StackDSL

/// A copy of the files with some edits made, modelled and solved in all environments.
struct FixTrial: Sendable {
  let edits: [TextEdit]
  let analysis: Analysis
  /// The findings before the edits, as far as the edits can change them.
  private let before: KnownFindings

  /// - Parameter analysis: the analysis of the files without the edits; unchanged parts are reused.
  init?(of edits: [TextEdit], in files: SourceFiles, after analysis: Analysis) {
    var changed = files
    changed.deviceNames = files.deviceNames ?? DeviceTable.names
    for edited in unique(edits.map(\.span.file)) {
      guard let tree = files[edited],
        let text = applying(edits.filter { $0.span.file == edited }, to: tree.text)
      else { return nil }
      changed[edited] = tree.reparsed(text)
    }
    self.edits = edits
    before = KnownFindings(analysis.findings)
    let model = buildModel(of: analysis.model.file, in: changed, reusing: analysis.model)
    self.analysis = analyze(model, memo: analysis.memo, reusing: analysis, isTrial: true)
  }

  /// A trial that was made before.
  init(_ edits: [TextEdit], before: [Finding], after analysis: Analysis) {
    self.edits = edits
    self.analysis = analysis
    self.before = KnownFindings(before)
  }

  /// Whether the finding is gone, does not come back in other words, and nothing as grave took its place.
  func mends(_ finding: Finding) -> Bool { before.areMended(finding, by: analysis.findings) }

  /// The number of remaining errors and warnings.
  var faultCount: Int {
    analysis.findings.count { $0.severity.rawValue <= Problem.Severity.warning.rawValue }
  }

  /// Whether there is a new error or warning, or an old one in a further environment.
  func harms(atLeast severity: Problem.Severity = .warning) -> Bool {
    before.areHarmed(by: analysis.findings, atLeast: severity)
  }

  /// Whether every view stays where it is, in each environment.
  func leavesFrames(of before: ScreenLayouts) -> Bool {
    let solved = before.isComponent ? analysis.components : analysis.screens
    guard let after = solved.first(where: { $0.screen.name == before.screen.name }) else {
      return false
    }
    let change = FrameMovement(
      from: before.unabridged(analysis.memo).readings,
      to: after.unabridged(analysis.memo).readings)
    return change.movement <= FrameMovement.unmoved
  }
}

extension ScreenLayouts {
  fileprivate var readings: [LayoutReading] {
    all.map { LayoutReading(screen, $0) }
  }
}
