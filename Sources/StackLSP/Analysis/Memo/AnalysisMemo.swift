import LayoutEngine
import StackDSL
import Synchronization

/// What was solved before, by content: layouts of problems, and all that was said of whole screens.
///
/// Nothing is ever invalidated: an equal problem has an equal outcome. So typing in one screen
/// solves and judges no other, and going back to an earlier text solves nothing at all. Threads
/// share the tables, behind a lock that is held to look something up and never to solve.
final class AnalysisMemo: Sendable {
  private let tables = Mutex(ResultTables())

  /// The layout of `problem`, looked up or solved.
  func outcome(of problem: LayoutProblem) -> LayoutOutcome {
    if let known = tables.withLock({ $0.outcomes.value(of: problem) }) { return known }
    let outcome = layout(problem)
    tables.withLock { tables in
      tables.solvedCount += 1
      tables.outcomes.insert(outcome, for: problem, weight: problem.views.count)
    }
    return outcome
  }

  /// Makes room for all screens of a file: if they did not fit together, each would push out the
  /// next one, and every keystroke would solve the whole file.
  func makeRoom(for weight: Int) {
    tables.withLock { $0.screens.capacity = max(ResultTables.leastCapacity, weight) }
  }

  /// What is known of a screen, looked up or found out by `analyze`, which may give up.
  func result(
    of content: ScreenContent, analyze: () -> ScreenResult?
  ) -> ScreenResult? {
    if let known = result(of: content) { return known }
    guard let result = analyze() else { return nil }
    tables.withLock { $0.screens.insert(result, for: content, weight: result.weight) }
    return result
  }

  /// What is remembered of a screen; nil if it would have to be solved.
  func result(of content: ScreenContent) -> ScreenResult? {
    tables.withLock { $0.screens.value(of: content) }?.moved(to: content)
  }

  /// How many problems had to be solved so far: what an edit costs, for tests.
  var solvedCount: Int { tables.withLock { $0.solvedCount } }
}

private struct ResultTables: Sendable {
  static let leastCapacity = 10_000

  /// Weighed in views over all environments, of which each takes some 2 KB.
  var screens = Generations<ScreenContent, ScreenResult>(capacity: leastCapacity)
  /// Weighed in views, of which one takes some 2 KB. The layouts of whole screens are kept by the
  /// memory of screens; this one is for the variants that rules and fixes ask for again and again.
  var outcomes = Generations<LayoutProblem, LayoutOutcome>(capacity: 4_000)
  var solvedCount = 0
}

/// What the environments and the rules have to say of one screen.
struct ScreenResult: Sendable {
  var environments: [Environment]
  var layouts: [ScreenLayout]
  var findings: [Finding]
  /// The screen as placed where `findings` are right.
  private var content: ScreenContent

  init(_ analysis: ScreenAnalysis, of content: ScreenContent, findings: [Finding]) {
    environments = analysis.environments
    layouts = analysis.layouts
    self.findings = findings
    self.content = content
  }

  /// What remembering it costs.
  var weight: Int { content.screen.unmoved.views.count * layouts.count }

  /// The result for a screen that was only moved by an edit, at least as deep as it asks for; nil
  /// for any other.
  func untouched(_ content: ScreenContent) -> ScreenResult? {
    let isDeepEnough =
      self.content.depth == .allEnvironments || content.depth == .primaryEnvironments
      || layouts.count == environments.count
    guard isDeepEnough, content.isMoved(from: self.content) else { return nil }
    var moved = moved(to: content)
    moved.content.depth = self.content.depth
    return moved
  }

  /// Layouts know no offsets; findings do.
  fileprivate func moved(to content: ScreenContent) -> ScreenResult {
    guard !findings.isEmpty else { return self }
    let relocation = content.relocation(from: self.content)
    var result = self
    result.findings = findings.map { $0.moved(by: relocation) }
    result.content = content
    return result
  }
}
