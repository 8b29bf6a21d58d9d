/// The linear problems of layouts that were solved, as places to start from when one comes that
/// differs from one of them in a few constraints or a few views.
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
  private var bases: [Entry] = []
  private typealias Entry = (names: UnknownNames, base: SolvedBase)
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

  mutating func solve(_ layout: LoweredLayout) -> LinearOutcome {
    let nearest = nearest(to: layout)
    if let (place, edit) = nearest {
      if edit.isNone { return bases[place].base.outcome }
      let outcome = bases[place].base.edited(to: layout.linear, edit, &solvedRows)
      if let outcome { return outcome }
    }
    solvedCount += 1
    solvedRows += layout.linear.rows.count
    let base = SolvedBase(layout.linear)
    // Of one form, the latest with an optimum is kept and the latest in conflict.
    if let nearest, bases[nearest.place].base.isOptimal == base.isOptimal {
      bases.remove(at: nearest.place)
    }
    bases.append((layout.names, base))
    dropOldest()
    return base.outcome
  }

  /// The base that differs in the fewest constraints, and how; one that has unknowns and
  /// constraints in other places only if there is none that has them in the same.
  private func nearest(to layout: LoweredLayout) -> (place: Int, edit: LinearEdit)? {
    let problem = layout.linear
    return nearest(most: Self.mostEdited(in: problem)) { entry, most in
      LinearEdit(inPlace: entry.base.problem, problem, atMost: most)
    }
      ?? nearest(most: Self.mostEdited(in: problem)) { entry, most in
        layout.names.alignment(from: entry.names).flatMap {
          LinearEdit(from: entry.base.problem, to: problem, unknowns: $0, atMost: most)
        }
      }
  }

  private func nearest(
    most: Int, _ edit: (_ entry: Entry, _ most: Int) -> LinearEdit?
  ) -> (place: Int, edit: LinearEdit)? {
    var nearest: (place: Int, edit: LinearEdit)?
    for place in bases.indices.reversed() {
      let most = nearest.map { $0.edit.size - 1 } ?? most
      guard let edit = edit(bases[place], most) else { continue }
      nearest = (place, edit)
      if edit.size == 0 { break }
    }
    return nearest
  }

  private mutating func dropOldest() {
    var rows = bases.reduce(0) { $0 + $1.base.problem.rows.count }
    while bases.count > 1, bases.count > Self.mostBases || rows > Self.mostRows {
      rows -= bases.removeFirst().base.problem.rows.count
    }
  }
}
