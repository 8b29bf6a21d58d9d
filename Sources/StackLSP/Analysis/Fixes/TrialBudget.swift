import Synchronization

/// The work that trials may use, so that an answer takes bounded time.
final class TrialBudget: Sendable {
  private let left: Atomic<Int>

  init(_ work: Int) { left = Atomic(work) }

  func take(_ cost: Int) -> Bool {
    guard left.load(ordering: .relaxed) >= cost else { return false }
    left.subtract(cost, ordering: .relaxed)
    return true
  }
}
