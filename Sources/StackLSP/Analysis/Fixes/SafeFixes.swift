import StackDSL

extension FixProver {
  /// Fixes everything in the file that needs no review: safe fixes that are safe together.
  ///
  /// - Parameter findings: the findings that the user wants to see, unchanged.
  func fixAll(_ findings: [Finding], _ choice: RuleChoice) -> [TextEdit] {
    var edits: [TextEdit] = []
    var made: [String: [TextEdit]] = [:]
    for (finding, fix) in zip(findings, preferredFixes(for: findings)) {
      guard let fix = fix.map({ choice.weighed($0, of: finding.code) }), fix.isSafe,
        fix.edits.allSatisfy({ new in !edits.contains { $0.span.touches(new.span) } })
      else { continue }
      if let name = finding.screen {
        let together = made[name, default: []] + fix.edits
        // Each of two equal lines is redundant only while the other exists.
        guard made[name] == nil || areSafe(together, on: name) else { continue }
        made[name] = together
      }
      edits += fix.edits
    }
    return edits
  }

  private func areSafe(_ edits: [TextEdit], on name: String) -> Bool {
    guard let screen = analysis.screens.first(where: { $0.screen.name == name }) else {
      return false
    }
    let trials = ScreenTrials(on: screen, in: files, analysis, document: document.value)
    guard let trial = trials.trialOfScreen(edits) else { return false }
    return trial.reservation == nil && !trial.harms(by: .errorsAndWarnings)
  }
}
