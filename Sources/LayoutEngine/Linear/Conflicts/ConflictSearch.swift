/// Makes conflicts that a solution met as short to read as they can be.
///
/// Every set that the simplex stops at is irreducible, but another proof of the same trouble may
/// need fewer facts. What a reader has to know counts: a line that somebody wrote as its `blame`,
/// a bound that is implicit, such as that no size is negative, as one line; what is generated is
/// only the setting.
struct ConflictSearch {
  private let problem: LinearProblem
  private let neighbourhoods: ConflictNeighbourhoods
  /// One line of each conflict, as far as it can be its own: without it that conflict is gone.
  private var telling: Set<Int> = []
  /// Beyond this nobody reads a conflict, however short it could be.
  private static let mostMembers = 300
  /// Rows that may be solved for one conflict: a whole screen is solved two dozen times.
  private static let mostRows = 12_000
  /// Rows of problems that may still be solved to make conflicts short: what only comes to light
  /// after others broke is worth less.
  private var rowsLeft: Int

  init(_ problem: LinearProblem, usable: [Bool]) {
    self.problem = problem
    neighbourhoods = ConflictNeighbourhoods(problem, usable: usable)
    rowsLeft = problem.rows.contains { $0.priority.isOfBroken } ? 20_000 : 400_000
  }

  /// The conflicts of `met`, each with as few facts as were found, none twice: the shortest first,
  /// but of sums that are told whole those that take in the most, since others are parts of them.
  mutating func run(_ met: [Refutation]) -> [Refutation] {
    findTellingLines(met)
    var known: Set<[Refutation.Member]> = []
    return met.map { shortest($0) }
      .filter { known.insert($0.members.map(\.member)).inserted }
      .map { (cost: place(of: $0), refutation: $0) }
      .sorted { a, b in
        let (first, second) = (a.refutation.members, b.refutation.members)
        return a.cost != b.cost
          ? a.cost < b.cost : first.first?.member ?? .last < second.first?.member ?? .last
      }
      .map(\.refutation)
  }

  private func place(of refutation: Refutation) -> Double {
    let cost = cost(of: refutation)
    return refutation.isBeyondEachSize(in: problem) ? 1e9 - cost : cost
  }

  private mutating func findTellingLines(_ met: [Refutation]) {
    guard met.count > 1 else { return }
    var count: [Int: Int] = [:]
    for line in met.flatMap({ lines(of: $0) }) { count[line, default: 0] += 1 }
    for refutation in met {
      let rarest = lines(of: refutation).min { count[$0, default: 0] < count[$1, default: 0] }
      if let rarest { telling.insert(rarest) }
    }
  }

  // MARK: - Shortest sets

  /// Implicit hitting sets: guess the cheapest set of lines that hits every known correction.
  ///
  /// With those lines kept and all others elastic, the problem is either still infeasible (then
  /// no cheaper set is) or its violated lines are one more correction that a conflict must hit.
  /// Other conflicts are out of the way meanwhile, each without a line of its own.
  ///
  /// A sum that is too long by more than any of its sizes is told whole: a part of it that is too
  /// long by itself would be shorter to read and say less.
  private mutating func shortest(_ refutation: Refutation) -> Refutation {
    guard lines(of: refutation).count > 1, refutation.members.count <= Self.mostMembers,
      rowsLeft > 0, !refutation.isBeyondEachSize(in: problem)
    else { return refutation }
    let around = neighbourhoods.around(
      refutation, without: telling.subtracting(lines(of: refutation)))
    let bound = cost(of: refutation)
    var corrections: [[Int]] = []
    let local = around.problem
    for _ in 0..<min(24, Self.mostRows / max(1, local.rows.count)) {
      rowsLeft -= local.rows.count
      var search = HittingSet(
        corrections, weight: { local.rows[$0].blame }, below: bound)
      guard rowsLeft > 0, let kept = search.cheapest() else { return refutation }
      let (refutations, violated) = solve(local, keeping: kept)
      let shorter = refutations.map(around.inWhole).min { cost(of: $0) < cost(of: $1) }
      if let shorter {
        return cost(of: shorter) < bound - 1e-9 ? shorter : refutation
      }
      if violated.isEmpty { return refutation }
      corrections.append(violated)
    }
    return refutation
  }

  private func lines(of refutation: Refutation) -> [Int] {
    refutation.constraints.map { Int($0.index) }.filter { problem.rows[$0].blame > 0 }
  }

  private func cost(of refutation: Refutation) -> Double {
    refutation.members.reduce(0) { sum, part in
      switch part.member {
      case .constraint(let id): sum + problem.rows[Int(id.index)].blame
      case .lowerBound(let unknown), .upperBound(let unknown):
        sum + (problem.isFixed(unknown) ? 0 : 1)
      }
    }
  }

  /// Lines to blame that are not kept are wishes of one priority.
  private func solve(
    _ local: LinearProblem, keeping kept: Set<Int>
  ) -> (refutations: [Refutation], violated: [Int]) {
    var relaxed = local
    let elastic = local.rows.indices.filter { local.rows[$0].blame > 0 && !kept.contains($0) }
    for index in elastic { relaxed.rows[index].priority = .defaultLow }
    var simplex = Simplex(
      Reduction(relaxed, usable: relaxed.usableRows, includingPreferences: false))
    simplex.run()
    let refutations = simplex.reduction.refutations + simplex.refutations
    if !refutations.isEmpty { return (refutations, []) }
    let values = simplex.unknowns(at: simplex.value)
    return ([], elastic.filter { relaxed.violation(of: $0, at: values) > 1e-6 })
  }
}

extension LinearProblem {
  fileprivate func isFixed(_ unknown: VariableID) -> Bool {
    lowerBounds[Int(unknown.index)] == upperBounds[Int(unknown.index)]
  }
}

extension Refutation {
  var constraints: [LinearConstraintID] { members.compactMap(\.member.constraint) }
}

extension Refutation.Member {
  /// After every other.
  fileprivate static var last: Self { .upperBound(VariableID(.max)) }
}
