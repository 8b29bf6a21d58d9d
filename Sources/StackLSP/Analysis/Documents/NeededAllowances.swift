import LayoutEngine
import StackDSL

extension ImportedDocument {
  /// The document without its own `allow`s that accept nothing, and with one for each finding that is
  /// information in the document, such as one that its canvas shows: a `.stack` file has no canvas. Only a
  /// solved screen tells which are needed.
  func withNeededAllowances() -> ImportedDocument {
    var needed = self
    let findings = analyze(model, memo: AnalysisMemo()).findings
    for index in model.screens.indices {
      let screen = model.screens[index]
      let here = findings.filter { $0.screen == screen.name }
      let gone = screen.idleAllowances(among: here)
      needed.model.screens[index].allowances = screen.allowances.indices
        .filter { !gone.contains($0) }.map { screen.allowances[$0] }
      for finding in here {
        guard let view = finding.views.first, let reason = screen.reasonToExpect(finding) else {
          continue
        }
        // Without the first of a stack's views, the finding would be about the next.
        let alike = finding.follows.filter { $0.code == finding.code }.compactMap(\.views.first)
        for view in unique([view] + alike) {
          needed.model.screens[index].allow(finding.code, reason, in: view)
        }
      }
    }
    return needed
  }
}

extension Screen {
  fileprivate func idleAllowances(among findings: [Finding]) -> Set<Int> {
    let changes = findings.filter { $0.code == Rule.idleAllow.code }.flatMap(\.remedies)
      .flatMap(\.changes)
    return Set(
      changes.compactMap { change -> Int? in
        // An `allow` in a view's notes has a place of its own there.
        guard case .remove(.allowance(let place)) = change, allowances[place].span == nameSpan
        else { return nil }
        return place
      })
  }

  fileprivate func reasonToExpect(_ finding: Finding) -> String? {
    guard finding.severity.rawValue <= Problem.Severity.warning.rawValue,
      let rule = Rule.named(finding.code)
    else { return nil }
    let isCannotScroll =
      rule.code == Rule.scrollAxisLocked.code && ["", Axis.vertical.word].contains(finding.aspect)
    // A conflict is a warning only if nobody sees it.
    let isUnseen = finding.severity == .warning && finding.shortage?.isConflict ?? false
    if isCannotScroll || isUnseen || rule.traits.severityInScenes == .information {
      return "it is information in the document"
    }
    return reasonToExpect(rule, about: finding.views, finding.shortage)
  }
}
