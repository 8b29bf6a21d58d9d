/// Problems that were solved, as places to start from when one comes that differs from one of
/// them in a few constants.
///
/// The proof of an optimum says which constraints hold exactly, which are exceeded and which are
/// missed, and by what multipliers they cancel; it does not say how many points any of them
/// speaks of. So as long as every constraint stays on its side while some constants move, the
/// proof proves the moved point too, and where the optimum was the only one it still is. Then
/// nothing has to be solved: what depends on those constants moves along (`Drift`), and the rest
/// stays. In any other case the problem is solved from scratch. What comes out is the only
/// optimum either way, whatever was asked before.
struct LinearMemo: Sendable {
  private var bases: [Base] = []
  /// Problems that were solved from scratch: what edits cost, for tests.
  private(set) var solvedCount = 0

  /// Problems at most, and rows of all of them together: the oldest go.
  private static let mostBases = 64
  private static let mostRows = 400_000
  /// More constants than that are another layout rather than an edit.
  private static let mostChanges = 64

  fileprivate struct Base {
    var solution: LinearSolution
    /// Nil until a second problem of the same form is seen: most never have one.
    var drift: Drift?
  }

  mutating func solve(_ problem: LinearProblem) -> LinearOutcome {
    for place in bases.indices.reversed() {
      let known = bases[place].solution.problem
      guard let changes = known.changes(to: problem, atMost: Self.mostChanges) else { continue }
      if changes.isEmpty { return .optimal(bases[place].solution) }
      if let solution = bases[place].moved(to: problem, by: changes) { return .optimal(solution) }
      bases.remove(at: place)
      break
    }
    solvedCount += 1
    let outcome = LayoutEngine.solve(problem)
    if case .optimal(let solution) = outcome, solution.isUnique {
      bases.append(Base(solution: solution))
      dropOldest()
    }
    return outcome
  }

  private mutating func dropOldest() {
    var rows = bases.reduce(0) { $0 + $1.solution.problem.rows.count }
    while bases.count > 1, bases.count > Self.mostBases || rows > Self.mostRows {
      rows -= bases.removeFirst().solution.problem.rows.count
    }
  }
}

extension LinearMemo.Base {
  /// Nil where some constraint would change its side on the way.
  fileprivate mutating func moved(
    to problem: LinearProblem, by changes: [MovingConstant]
  ) -> LinearSolution? {
    var drift = self.drift.take() ?? Drift(solution.simplex)
    drift.follow(changes)
    // A step that ends where a constraint is about to change its side proves nothing more.
    let isProven = drift.keepsTogether && drift.reach(from: solution.values) > 1 + 1e-6
    var values = solution.values
    for index in drift.unknown.touched where isProven { values[index] += drift.unknown[index] }
    self.drift = drift
    return isProven ? asserted(LinearSolution(problem, uniqueValues: values)) : nil
  }
}

extension LinearProblem {
  /// By how much each constant differs, if nothing else does and no more than `most` of them.
  fileprivate func changes(to other: LinearProblem, atMost most: Int) -> [MovingConstant]? {
    guard rows.differInConstantsAlone(from: other.rows), lowerBounds == other.lowerBounds,
      upperBounds == other.upperBounds, terms == other.terms
    else { return nil }
    var changes: [MovingConstant] = []
    let (old, new) = (rows.constants, other.rows.constants)
    for index in old.indices where old[index] != new[index] {
      guard changes.count < most, Self.isSmall(old[index]), Self.isSmall(new[index]) else {
        return nil
      }
      changes.append(
        MovingConstant(
          LinearConstraintID(Int32(truncatingIfNeeded: index)), rate: new[index] - old[index]))
    }
    return changes
  }

  /// Numbers beyond this are no points on any screen, and too coarse to be moved by a difference.
  private static func isSmall(_ constant: Double) -> Bool { constant.magnitude < 1e6 }
}
