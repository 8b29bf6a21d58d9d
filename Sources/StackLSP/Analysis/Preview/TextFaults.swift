import StackDSL

/// Faults of the text, which belong to no screen, at the views in whose declarations they are written.
extension Analysis {
  /// The result with the faults of the text that stand in the screen itself or in a component that it shows: a
  /// picture marks such a fault at every instance.
  func withFaultsOfText(_ result: ScreenResult) -> ScreenResult {
    let faults = findings.compactMap { finding in
      finding.screen == nil ? finding.located(on: result.layouts.screen) : nil
    }
    guard !faults.isEmpty else { return result }
    return ScreenResult(
      result.layouts, findings: model.sections.byGravity(faults + result.findings))
  }

  /// A fault of the text as it was found, on no screen; any other finding as it is.
  func asFound(_ finding: Finding) -> Finding {
    findings.first {
      $0.screen == nil && $0.code == finding.code && $0.span == finding.span
    } ?? finding
  }
}

extension Finding {
  /// The fault at the innermost views around it; nil if it is written neither in the screen nor in its views.
  fileprivate func located(on screen: Screen) -> Finding? {
    let around = screen.views.indices.dropFirst().filter { screen.views[$0].span.contains(span) }
    guard !around.isEmpty || screen.span.contains(span) else { return nil }
    let innermost = around.map { screen.views[$0].span.count }.min()
    var located = self
    located.screen = screen.name
    located.views = around.filter { screen.views[$0].span.count == innermost }
      .map { ViewIndex($0) }
    return located
  }
}
