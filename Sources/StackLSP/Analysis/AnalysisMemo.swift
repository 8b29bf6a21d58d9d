import LayoutEngine
import Synchronization

/// Layouts that were solved before, by the content of the problem.
///
/// Nothing is ever invalidated: an equal problem has an equal outcome. So typing in one screen
/// solves no other, and going back to an earlier text solves nothing at all. It is the one thing
/// that snapshots share, hence the one lock of the program.
final class AnalysisMemo: Sendable {
  private let generations = Mutex(Generations())

  /// The outcome of `problem`, solved by `layout` if it is new.
  func outcome(
    of problem: LayoutProblem, layout: (LayoutProblem) -> LayoutOutcome
  ) -> LayoutOutcome {
    if let known = generations.withLock({ $0.outcome(of: problem) }) { return known }
    let outcome = layout(problem)
    generations.withLock { $0.insert(outcome, for: problem) }
    return outcome
  }

  /// How many problems had to be solved so far: for tests of what an edit costs.
  var solvedCount: Int { generations.withLock { $0.solvedCount } }
}

/// Two generations in place of an ordering by age: when the young one is full it becomes the old
/// one, and what nobody asked for in the meantime is forgotten.
private struct Generations {
  /// Views of all the problems in one generation: some 20 MB at the most.
  static let capacity = 40_000

  private var young: [LayoutProblem: LayoutOutcome] = [:]
  private var old: [LayoutProblem: LayoutOutcome] = [:]
  private var youngViews = 0
  private(set) var solvedCount = 0

  mutating func outcome(of problem: LayoutProblem) -> LayoutOutcome? {
    if let outcome = young[problem] { return outcome }
    guard let outcome = old[problem] else { return nil }
    keep(outcome, for: problem)
    return outcome
  }

  mutating func insert(_ outcome: LayoutOutcome, for problem: LayoutProblem) {
    solvedCount += 1
    keep(outcome, for: problem)
  }

  private mutating func keep(_ outcome: LayoutOutcome, for problem: LayoutProblem) {
    if youngViews > Self.capacity {
      old = young
      young = [:]
      youngViews = 0
    }
    young[problem] = outcome
    youngViews += problem.views.count
  }
}
