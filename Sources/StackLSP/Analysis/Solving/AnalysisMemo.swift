import LayoutEngine
import StackDSL
import Synchronization

/// The results of earlier work, keyed by content: the layouts of problems, and all findings of whole screens.
///
/// Nothing is ever invalidated, because an equal problem has an equal outcome. So typing in one screen solves
/// and judges no other, and going back to an earlier text solves nothing at all. Threads share the tables
/// behind a lock that is held for look-ups and never while solving.
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

  /// Makes room for all screens of a file. If they did not fit together, each would push out the next one,
  /// and every keystroke would solve the whole file.
  func makeRoom(for weight: Int) {
    tables.withLock { $0.screens.capacity = max(ResultTables.leastCapacity, weight) }
  }

  /// Keeps the part of a screen's result that fits into `room`, and returns it.
  func remember(
    _ result: ScreenResult, of content: ScreenContent, within room: Int
  ) -> ScreenResult {
    let result = result.kept(within: room) ?? result
    tables.withLock { $0.screens.insert(result, for: content, weight: result.weight) }
    return result
  }

  /// The remembered result of a screen; nil if it would have to be solved.
  func result(of content: ScreenContent, within room: Int) -> ScreenResult? {
    tables.withLock { $0.screens.value(of: content) }?.kept(within: room)
  }

  /// The number of problems solved so far, for tests of the cost of an edit.
  var solvedCount: Int { tables.withLock { $0.solvedCount } }
}

private struct ResultTables: Sendable {
  static let leastCapacity = 10_000

  /// Weighed in views over all environments; each takes some 2 KB.
  var screens = Generations<ScreenContent, ScreenResult>(capacity: leastCapacity)
  /// Weighed in views; each takes some 2 KB. The layouts of whole screens are kept with the screens; these
  /// are the variants that rules and fixes request repeatedly.
  var outcomes = Generations<LayoutProblem, LayoutOutcome>(capacity: 4_000)
  var solvedCount = 0
}
