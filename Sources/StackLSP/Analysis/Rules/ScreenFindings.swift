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
    layouts: analysis.layouts.map { LayoutReading(analysis.screen, $0) },
    isComplete: analysis.isComplete, solve: solve)
  let found = joinedByComponent(
    diagnoses(of: solved).map { lifted($0, in: solved) }, on: analysis.screen)
  return allowed(found, on: analysis.screen, isComplete: analysis.isComplete)
    .map { $0.finding(in: solved) }
    .sorted(by: Finding.isBefore)
}

extension Finding {
  /// A fault of the text, which no environment can mend.
  init(_ problem: Problem) {
    self.init(
      code: problem.code, severity: problem.severity, span: problem.span, message: problem.message,
      related: problem.notes)
    fixes = problem.fixes.map { Fix(title: $0.title, isPreferred: true, edits: $0.edits) }
    identity = "\(problem.code) \(problem.message)"
  }

  /// A size or a position that is open may be only what a broken member would have settled: one
  /// slip gets one message.
  func mayFollow(from faults: [Finding], on screen: Placed<Screen>) -> Bool {
    guard !faults.isEmpty, let view = views.first, view != .screen,
      Rule.ambiguities.contains(where: { $0.code == code }),
      screen.unmoved.views.indices.contains(view.index)
    else { return false }
    let declaration = screen.value.views[view.index].span
    return faults.contains { $0.severity == .error && declaration.contains($0.span) }
  }

  static func isBefore(_ a: Finding, _ b: Finding) -> Bool {
    (a.span.range.lowerBound, a.span.range.upperBound, a.severity.rawValue, a.code, a.message)
      < (b.span.range.lowerBound, b.span.range.upperBound, b.severity.rawValue, b.code, b.message)
  }
}

extension Diagnosis {
  func finding(in solved: SolvedScreen) -> Finding {
    let isEverywhere = environments.count == solved.layouts.count
    var finding = Finding(
      code: rule.code, severity: severity, span: report.span, message: report.message)
    finding.related = report.related
    finding.screen = solved.screen.name
    finding.environments =
      isEverywhere ? [] : environments.map { solved.layouts[$0].environment.name }
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
