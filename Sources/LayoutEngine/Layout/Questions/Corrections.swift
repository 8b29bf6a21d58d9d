/// A minimal set of lines to change so that no conflict of a layout is left.
///
/// Where conflicts overlap, mending each by itself can change more than necessary or uncover the next
/// conflict. A correction mends all of them together; the smallest one is the one to offer first.
public struct Correction: Sendable, Hashable {
  public struct Change: Sendable, Hashable {
    /// A constraint of the user, or a required content size.
    public var origin: ConstraintOrigin
    /// Points by which its constant has to move, together with the other changes: of all amounts
    /// that restore feasibility those with the least sum. Giving the constraint a priority below
    /// required does as well.
    var points: Double
  }
  /// In the order in which the problem states them.
  public var changes: [Change]
}

extension LayoutOutcome {
  /// Minimal correction sets, the fewest changes first, then the fewest points; each proven by a
  /// solution of its own. Empty if nothing conflicts, or if nothing that can be edited would
  /// help, or if it takes more changes than anybody makes at once.
  public func corrections(atMost count: Int = 8) -> [Correction] {
    guard status == .unsatisfiable else { return [] }
    var search = CorrectionSearch(relaxed.unbroken)
    return search.run(count)
  }
}

/// Minimal correction sets are the minimal hitting sets of all conflicts (Liffiton and Sakallah 2008).
/// The search takes a smallest set that hits the conflicts it knows; where that set is not enough, it
/// learns one more conflict.
private struct CorrectionSearch {
  private let lowered: LoweredLayout
  /// The rows of each known conflict that can be edited.
  private var conflicts: [[Int]] = []
  private var found: [[Int]] = []
  /// Solutions that may be spent.
  private var budget = 100

  init(_ lowered: LoweredLayout) { self.lowered = lowered }

  mutating func run(_ count: Int) -> [Correction] {
    var corrections: [Correction] = []
    while found.count < count, budget > 0 {
      var hitting = SmallestHit(conflicts, avoiding: found)
      guard let candidate = hitting.search() else { break }
      budget -= 1
      switch solve(relaxed(candidate), candidate.isEmpty ? .full : .brief) {
      case .optimal(let solution):
        found.append(candidate)
        corrections.append(correction(candidate, solution))
      case .infeasible(let refutations):
        let known = conflicts.count
        conflicts += refutations.map(editable).filter { !$0.isEmpty }
        guard conflicts.count > known else { return [] }
      }
    }
    return corrections.sorted { ($0.changes.count, $0.points) < ($1.changes.count, $1.points) }
  }

  /// The constraints that an author can edit: not those of a stack or the size of the screen.
  private func editable(_ refutation: FarkasCertificate) -> [Int] {
    refutation.constraints.map { Int($0.index) }.filter {
      lowered.linear.rows[$0].reportingCost > 0
    }
  }

  private func relaxed(_ rows: [Int]) -> LinearProblem {
    var problem = lowered.linear
    for row in rows { problem.rows[row].priority = .broken }
    return problem
  }

  private func correction(_ rows: [Int], _ solution: LinearSolution) -> Correction {
    Correction(
      changes: rows.compactMap { row in
        let id = LinearConstraintID(Int32(truncatingIfNeeded: row))
        return lowered.origin(of: id).map {
          Correction.Change(origin: $0, points: solution.residual(of: id))
        }
      })
  }
}

extension Correction {
  fileprivate var points: Double { changes.reduce(0) { $0 + $1.points.magnitude } }
}

/// A smallest set with a member in each of several sets, that contains none of some others.
private struct SmallestHit {
  private let sets: [[Int]]
  private let avoided: [[Int]]
  private var best: [Int]?
  /// Nodes that may be visited.
  private var budget = 4_000

  /// Changes that a person would make at once.
  private static let mostChanges = 8

  init(_ sets: [[Int]], avoiding avoided: [[Int]]) {
    self.sets = sets
    self.avoided = avoided
  }

  mutating func search() -> [Int]? {
    extend([])
    return best?.sorted()
  }

  /// No deeper than the changes that count.
  private mutating func extend(_ chosen: [Int]) {
    budget -= 1
    guard budget > 0, chosen.count < best?.count ?? Self.mostChanges + 1 else { return }
    if avoided.contains(where: { $0.allSatisfy(chosen.contains) }) { return }
    guard let open = sets.first(where: { !$0.contains(where: chosen.contains) }) else {
      best = chosen
      return
    }
    for member in open { extend(chosen + [member]) }
  }
}
