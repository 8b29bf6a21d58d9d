/// Finds every independent conflict of a problem, each in as few of the caller's lines as it can.
///
/// Two conflicts are independent if no constraint that anyone is to blame for is in both: mending
/// one then leaves the other. What is generated may well be shared, the width of a screen say.
struct ConflictSearch {
  private let problem: LinearProblem
  private var usable: [Bool]
  private var found: [Refutation] = []

  /// Beyond this the set that the simplex stopped at is reported as it is.
  private static let mostRowsToMinimise = 4000
  /// Solutions that may still be spent on making conflicts small.
  private var solutionsLeft = 200

  init(_ problem: LinearProblem, usable: [Bool]) {
    self.problem = problem
    self.usable = usable
  }

  /// `first` are the conflicts that a first run over the whole problem met.
  mutating func run(_ first: [Refutation]) -> [Refutation] {
    var batch = first
    while found.count < Refutation.mostAtOnce {
      let before = found.count
      for refutation in batch where isIndependent(refutation) {
        let smallest = smallest(refutation)
        accept(isIndependent(smallest) ? smallest : refutation)
      }
      if found.count == before { break }
      batch = solveRequired(usable: usable, elastic: []).refutations
    }
    return found.sorted { $0.members.first?.member ?? .last < $1.members.first?.member ?? .last }
  }

  private func isIndependent(_ refutation: Refutation) -> Bool {
    refutation.constraints.allSatisfy { usable[Int($0.index)] }
      && !found.contains { $0.members == refutation.members }
  }

  /// Takes the blamed members out, or all of them where nobody is to blame.
  private mutating func accept(_ refutation: Refutation) {
    found.append(refutation)
    let blamed = refutation.constraints.filter { problem.rows[Int($0.index)].blame > 0 }
    for id in blamed.isEmpty ? refutation.constraints : blamed { usable[Int(id.index)] = false }
  }

  // MARK: - Smallest sets

  /// Implicit hitting sets: guess the cheapest set of lines that hits every known correction.
  ///
  /// With those lines kept and all others elastic, the problem is either still infeasible (then
  /// no cheaper set is) or its violated lines are one more correction that a conflict must hit.
  private mutating func smallest(_ refutation: Refutation) -> Refutation {
    var bound = blame(of: refutation)
    var best = refutation
    guard bound > 1, problem.rows.count <= Self.mostRowsToMinimise else { return best }
    var corrections: [[Int]] = []
    let rows = problem.rows
    for _ in 0..<24 {
      var search = HittingSet(corrections, weight: { rows[$0].blame }, below: bound)
      guard let kept = search.cheapest(), solutionsLeft > 0 else { return best }
      solutionsLeft -= 1
      let elastic = blamedRows.subtracting(kept)
      let (refutations, violated) = solveRequired(usable: usable, elastic: elastic)
      if let smaller = refutations.min(by: { blame(of: $0) < blame(of: $1) }) {
        if blame(of: smaller) >= bound { return best }
        bound = blame(of: smaller)
        best = smaller
      } else if violated.isEmpty {
        return best
      } else {
        corrections.append(violated)
      }
    }
    return best
  }

  private func blame(of refutation: Refutation) -> Double {
    refutation.constraints.reduce(0) { $0 + problem.rows[Int($1.index)].blame }
  }

  private var blamedRows: Set<Int> {
    Set(
      problem.rows.indices.filter {
        usable[$0] && problem.rows[$0].priority.isRequired && problem.rows[$0].blame > 0
      })
  }

  /// The required constraints alone, some of them as wishes of one priority.
  private func solveRequired(
    usable: [Bool], elastic: Set<Int>
  ) -> (refutations: [Refutation], violated: [Int]) {
    var relaxed = problem
    var usable = usable
    for index in problem.rows.indices {
      if elastic.contains(index) {
        relaxed.rows[index].priority = .defaultLow
      } else if !problem.rows[index].priority.isRequired {
        usable[index] = false
      }
    }
    var simplex = Simplex(Reduction(relaxed, usable: usable, includingPreferences: false))
    simplex.run()
    let refutations = simplex.reduction.refutations + simplex.refutations
    if !refutations.isEmpty { return (refutations, []) }
    let values = simplex.unknowns(at: simplex.value)
    return ([], elastic.sorted().filter { relaxed.violation(of: $0, at: values) > 1e-6 })
  }
}

extension Refutation {
  var constraints: [LinearConstraintID] {
    members.compactMap { if case .constraint(let id) = $0.member { id } else { nil } }
  }
}

extension Refutation.Member {
  /// After every other.
  fileprivate static var last: Self { .upperBound(VariableID(.max)) }
}
