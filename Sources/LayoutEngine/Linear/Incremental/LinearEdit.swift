/// How one linear problem became another: the constraints that went and those that came, one that
/// changed being both.
struct LinearEdit: Sendable {
  let unknowns: Alignment
  /// Constraints that say the same of the same unknowns.
  let rows: Alignment
  /// Of the old problem.
  let removed: [Int]
  /// Of the new problem.
  let added: [Int]

  /// Constraints that went or came, whichever are more.
  var size: Int { max(removed.count, added.count) }

  /// Whether every unknown and every constraint has the number it had.
  var isInPlace: Bool {
    removed == added && rows.oldCount == rows.newCount && unknowns.isIdentity
  }

  /// Whether the problems are the same: a view of which nothing is said adds unknowns alone.
  var isNone: Bool { size == 0 && isInPlace }

  /// The edit of some constraints that keep their places; nil if there are more than `most`, or
  /// more is another than constraints.
  init?(inPlace old: LinearProblem, _ new: LinearProblem, atMost most: Int) {
    guard old.rows.count == new.rows.count, old.lowerBounds == new.lowerBounds,
      old.upperBounds == new.upperBounds,
      let edited = old.differences(from: new, atMost: most)
    else { return nil }
    unknowns = Alignment(count: new.variableCount)
    rows = Alignment(count: new.rows.count, without: edited)
    removed = edited
    added = edited
  }

  /// An edit that moves unknowns and constraints to other places; nil if more than `most`
  /// constraints are not what they were, or an unknown has other bounds.
  init?(
    from old: LinearProblem, to new: LinearProblem, unknowns: Alignment, atMost most: Int
  ) {
    for run in unknowns.runs {
      let (before, after) = (run.old..<run.old + run.count, run.new..<run.new + run.count)
      guard old.lowerBounds[before] == new.lowerBounds[after],
        old.upperBounds[before] == new.upperBounds[after]
      else { return nil }
    }
    guard let walk = RowWalk(old, new, unknowns, most) else { return nil }
    self.unknowns = unknowns
    rows = walk.rows
    removed = walk.removed
    added = walk.added
  }
}

/// Goes through the constraints of two problems side by side.
private struct RowWalk {
  private let old: LinearProblem
  private let new: LinearProblem
  private let newOf: [Int32]
  private let isKnown: [Bool]
  private(set) var rows: Alignment
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  /// Constraints that may have been put between two others without any new unknown.
  private static let farthest = 12

  init?(_ old: LinearProblem, _ new: LinearProblem, _ unknowns: Alignment, _ most: Int) {
    self.old = old
    self.new = new
    newOf = unknowns.places
    isKnown = unknowns.carried(Array(repeating: true, count: old.variableCount), others: false)
    rows = Alignment(oldCount: old.rows.count, newCount: new.rows.count)
    let start = unknowns.isIdentity ? old.countOfSameRows(as: new) : 0
    rows.append(old: 0, new: 0, count: start)
    var (here, there) = (start, start)
    while here < old.rows.count || there < new.rows.count {
      if isSame(here, there) {
        rows.append(old: here, new: there)
        here += 1
        there += 1
        continue
      }
      let (gone, come) = step(here, there)
      removed += here..<here + gone
      added += there..<there + come
      if max(removed.count, added.count) > most { return nil }
      here += gone
      there += come
    }
  }

  /// How many constraints to leave behind on either side where two are not the same.
  private func step(_ here: Int, _ there: Int) -> (gone: Int, come: Int) {
    if here == old.rows.count { return (0, 1) }
    if there == new.rows.count { return (1, 0) }
    // What speaks of an unknown that the other side does not have is not to be found there.
    if new.termRange(of: there).contains(where: { !isKnown[Int(new.terms[$0].variable.index)] }) {
      return (0, 1)
    }
    if old.termRange(of: here).contains(where: { newOf[Int(old.terms[$0].variable.index)] < 0 }) {
      return (1, 0)
    }
    for sum in 1...Self.farthest {
      for gone in 0...sum where isSame(here + gone, there + sum - gone) {
        return (gone, sum - gone)
      }
    }
    return (1, 1)
  }

  private func isSame(_ here: Int, _ there: Int) -> Bool {
    guard here < old.rows.count, there < new.rows.count,
      old.rows.isSame(here, as: there, of: new.rows)
    else { return false }
    let (before, after) = (old.termRange(of: here), new.termRange(of: there))
    for (one, other) in zip(before, after) {
      let (one, other) = (old.terms[one], new.terms[other])
      guard newOf[Int(one.variable.index)] == other.variable.index,
        one.coefficient == other.coefficient
      else { return false }
    }
    return true
  }
}

extension LinearProblem {
  /// How many constraints at the beginning are the same, term by term.
  fileprivate func countOfSameRows(as other: LinearProblem) -> Int {
    let count = rows.countOfSame(as: other.rows)
    let place = terms.countOfSame(as: other.terms)
    return place == terms.count || place == other.terms.count || count == 0
      ? count : min(count, rows.row(ofTerm: place))
  }

  /// The constraints that differ; nil if more than `most` do or their terms have other places.
  fileprivate func differences(from other: LinearProblem, atMost most: Int) -> [Int]? {
    guard let ofRows = rows.differences(from: other.rows, atMost: most),
      let ofTerms = terms.differences(from: other.terms, atMost: most)
    else { return nil }
    if ofTerms.isEmpty { return ofRows }
    guard ofRows.allSatisfy({ termRange(of: $0) == other.termRange(of: $0) }) else { return nil }
    return Set(ofTerms.map { rows.row(ofTerm: $0) }).union(ofRows).sorted()
  }
}
