/// Problems that were solved, as places to start from when one comes that differs from one of
/// them in a few constraints.
///
/// The proof of an optimum says which constraints hold exactly, which are exceeded and which are
/// missed, and by what multipliers they cancel; it does not say how many points any of them
/// speaks of. So as long as every constraint stays on its side while some constants move, the
/// proof proves the moved point too, and where the optimum was the only one it still is. Then
/// nothing has to be solved: what depends on those constants moves along (`Drift`), and the rest
/// stays. In any other case what the edit can touch is solved from scratch (`TouchedPart`), and the
/// rest stays: values, conflicts, and what is open. What comes out is what the whole problem comes
/// to from scratch, whatever was asked before.
struct LinearMemo: Sendable {
  private var bases: [SolvedBase] = []
  /// Problems that were solved as a whole, and constraints that were looked at by the solver: what
  /// edits cost, for tests.
  private(set) var solvedCount = 0
  private(set) var solvedRows = 0

  /// Problems at most, and rows of all of them together: the oldest go.
  private static let mostBases = 64
  private static let mostRows = 400_000
  /// More constraints than that are another layout rather than an edit; the spacing of a long column
  /// stands in a good part of all.
  private static func mostEdited(in problem: LinearProblem) -> Int {
    max(64, problem.rows.count / 16)
  }

  mutating func solve(_ problem: LinearProblem) -> LinearOutcome {
    let nearest = nearest(to: problem)
    if let (place, edited) = nearest {
      if edited.isEmpty { return bases[place].outcome }
      if let outcome = bases[place].edited(to: problem, at: edited, &solvedRows) { return outcome }
    }
    solvedCount += 1
    solvedRows += problem.rows.count
    let base = SolvedBase(problem)
    // Of one form, the latest with an optimum is kept and the latest in conflict.
    if let nearest, bases[nearest.place].isOptimal == base.isOptimal {
      bases.remove(at: nearest.place)
    }
    bases.append(base)
    dropOldest()
    return base.outcome
  }

  /// The base that differs in the fewest constraints, and which.
  private func nearest(to problem: LinearProblem) -> (place: Int, edited: [Int])? {
    var nearest: (place: Int, edited: [Int])?
    for place in bases.indices.reversed() {
      let most = nearest.map { $0.edited.count - 1 } ?? Self.mostEdited(in: problem)
      guard let edited = bases[place].problem.edited(to: problem, atMost: most) else { continue }
      nearest = (place, edited)
      if edited.isEmpty { break }
    }
    return nearest
  }

  private mutating func dropOldest() {
    var rows = bases.reduce(0) { $0 + $1.problem.rows.count }
    while bases.count > 1, bases.count > Self.mostBases || rows > Self.mostRows {
      rows -= bases.removeFirst().problem.rows.count
    }
  }
}

extension LinearProblem {
  /// The constraints that differ, if nothing else does and no more than `most` of them.
  fileprivate func edited(to other: LinearProblem, atMost most: Int) -> [Int]? {
    guard rows.count == other.rows.count, lowerBounds == other.lowerBounds,
      upperBounds == other.upperBounds, terms == other.terms
    else { return nil }
    return rows.differences(from: other.rows, atMost: most)
  }
}
