import LayoutEngine
import Synchronization

/// Layouts that were solved before, by the content of the problem.
///
/// Nothing is ever invalidated: an equal problem has an equal outcome. So typing in one screen
/// solves no other, and going back to an earlier text solves nothing at all. It is the one thing
/// that snapshots share, hence the one lock of the program.
final class AnalysisMemo: Sendable {
  private let state = Mutex(Remembered())

  /// The layout of `problem`, looked up or solved.
  func outcome(of problem: LayoutProblem) -> LayoutOutcome {
    state.withLock { $0.outcome(of: problem) }
  }

  /// How many problems had to be solved so far: what an edit costs, for tests.
  var solvedCount: Int { state.withLock { $0.solvedCount } }
}

/// Two generations in place of an ordering by age: when the young one is full it becomes the old
/// one, and what nobody asked for in the meantime is forgotten.
private struct Remembered {
  /// Views of all the problems in one generation: some 20 MB at the most.
  static let capacity = 40_000

  private var young: [LayoutProblem: LayoutOutcome] = [:]
  private var old: [LayoutProblem: LayoutOutcome] = [:]
  private var youngViews = 0
  /// What the engine remembers of the parts of problems.
  private var parts = LayoutMemo()
  private(set) var solvedCount = 0

  mutating func outcome(of problem: LayoutProblem) -> LayoutOutcome {
    if let outcome = young[problem] { return outcome }
    let outcome = old[problem] ?? solve(problem)
    if youngViews > Self.capacity {
      old = young
      young = [:]
      youngViews = 0
    }
    young[problem] = outcome
    youngViews += problem.views.count
    return outcome
  }

  private mutating func solve(_ problem: LayoutProblem) -> LayoutOutcome {
    solvedCount += 1
    return layout(problem, memo: &parts)
  }
}
