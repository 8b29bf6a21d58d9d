import LayoutEngine
import StackDSL

/// What the rules find on a screen, as findings in order of position.
///
/// `solve` answers "what if" questions; the caller gives one that remembers.
func findings(
  on analysis: ScreenAnalysis, solve: @escaping @Sendable (LayoutProblem) -> LayoutOutcome
) -> [Finding] {
  guard !analysis.layouts.isEmpty else { return [] }
  let solved = SolvedScreen(
    screen: analysis.screen,
    layouts: analysis.layouts.map { LayoutReading(analysis.screen, $0) }, solve: solve)
  let found = diagnoses(of: solved).map { lifted($0, in: solved) }
  return allowed(found, on: analysis.screen, isComplete: analysis.isComplete)
    .map { $0.finding(in: solved) }
    .sorted { ($0.span.range.lowerBound, $0.span.range.upperBound, $0.code)
      < ($1.span.range.lowerBound, $1.span.range.upperBound, $1.code) }
}

extension Diagnosis {
  func finding(in solved: SolvedScreen) -> Finding {
    let isEverywhere = environments.count == solved.layouts.count
    var finding = Finding(
      code: rule.code, severity: severity, span: report.span, message: report.message)
    finding.related = report.related
    finding.screen = solved.screen.name
    finding.environments = isEverywhere ? [] : environments.map { solved.layouts[$0].environment.name }
    finding.isUnnecessary = report.isUnnecessary
    finding.remedies = report.remedies
    finding.identity = identity(in: solved.screen)
    finding.views = report.views
    return finding
  }

  /// What stays the same when the text around it changes.
  private func identity(in screen: Screen) -> String {
    let paths = report.views.map { screen.views[$0.index].path }
    return ([rule.code, report.aspect] + paths).joined(separator: " ")
  }
}
