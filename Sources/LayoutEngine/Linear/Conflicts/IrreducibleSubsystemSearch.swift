/// Shortens conflicts: for each it looks for an irreducible infeasible subsystem (Chinneck and
/// Dravnieks 1991) that costs a reader less.
///
/// Every set at which the simplex stops is irreducible, but another proof of the same trouble may
/// need fewer facts. Only what a reader has to know costs anything: a line that somebody wrote costs
/// its `reportingCost`, an implicit bound, such as that no size is negative, costs as much as one
/// line, and a generated constraint costs nothing.
struct IrreducibleSubsystemSearch {
  private let problem: LinearProblem
  private let usable: [Bool]
  /// One line of each conflict, as far as it can be its own: without it that conflict is gone.
  private var telling: Set<Int> = []
  /// A conflict with more members stays as it is: even its short form would be too long to read.
  private static let mostMembers = 300
  /// Rows that may be solved for one conflict: a whole screen is solved two dozen times.
  private static let mostRows = 12_000
  private var rowsLeft: Int

  /// Rows that may be solved in all; what comes to light only after other constraints broke is
  /// worth less.
  struct Effort {
    fileprivate let rows: Int
    static let full = Effort(rows: 400_000)
    static let brief = Effort(rows: 20_000)
  }

  init(_ problem: LinearProblem, usable: [Bool], _ effort: Effort) {
    self.problem = problem
    self.usable = usable
    rowsLeft = effort.rows
  }

  /// The conflicts of `met`, each with the fewest facts that were found, none twice. The shortest come
  /// first; of sums that are reported whole those with the most members come first, since others are
  /// parts of them.
  mutating func run(_ met: [FarkasCertificate]) -> [FarkasCertificate] {
    findTellingLines(met)
    let neighbourhoods = SubsystemNeighbourhoods(problem, usable: usable, without: telling)
    var known: Set<[FarkasCertificate.Member]> = []
    return met.map { shortest($0, in: neighbourhoods) }
      .filter { known.insert($0.members.map(\.member)).inserted }
      .map { (cost: rank(of: $0), refutation: $0) }
      .sorted { a, b in
        let (first, second) = (a.refutation.members, b.refutation.members)
        return a.cost != b.cost
          ? a.cost < b.cost : first.first?.member ?? .last < second.first?.member ?? .last
      }
      .map(\.refutation)
  }

  private func rank(of refutation: FarkasCertificate) -> Double {
    let cost = cost(of: refutation)
    return refutation.isBeyondEachSize(in: problem) ? 1e9 - cost : cost
  }

  private mutating func findTellingLines(_ met: [FarkasCertificate]) {
    guard met.count > 1 else { return }
    var count: [Int: Int] = [:]
    for line in met.flatMap({ lines(of: $0) }) { count[line, default: 0] += 1 }
    for refutation in met {
      let rarest = lines(of: refutation).min { count[$0, default: 0] < count[$1, default: 0] }
      if let rarest { telling.insert(rarest) }
    }
  }

  // MARK: - Shortest sets

  /// Implicit hitting sets (Ignatiev, Previti, Liffiton and Marques-Silva 2015): guesses the cheapest
  /// set of lines that hits every known correction.
  ///
  /// With those lines kept and all others elastic, the problem is either still infeasible (then no
  /// cheaper set is) or its violated lines are one more correction that a conflict must hit. Each
  /// other conflict lacks a line meanwhile, so it does not interfere.
  ///
  /// A sum that is too long by more than any of its sizes is reported whole: a part of it that is too
  /// long by itself would be shorter, but it would say less.
  private mutating func shortest(
    _ refutation: FarkasCertificate, in neighbourhoods: SubsystemNeighbourhoods
  ) -> FarkasCertificate {
    guard lines(of: refutation).count > 1, refutation.members.count <= Self.mostMembers,
      rowsLeft > 0, !refutation.isBeyondEachSize(in: problem)
    else { return refutation }
    let around = neighbourhoods.around(refutation)
    let bound = cost(of: refutation)
    var corrections: [[Int]] = []
    let local = around.problem
    for _ in 0..<min(24, Self.mostRows / max(1, local.rows.count)) {
      rowsLeft -= local.rows.count
      var search = HittingSet(
        corrections, weight: { local.rows[$0].reportingCost }, below: bound)
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

  private func lines(of refutation: FarkasCertificate) -> [Int] {
    refutation.constraints.map { Int($0.index) }.filter { problem.rows[$0].reportingCost > 0 }
  }

  private func cost(of refutation: FarkasCertificate) -> Double {
    refutation.members.reduce(0) { sum, part in
      switch part.member {
      case .constraint(let id): sum + problem.rows[Int(id.index)].reportingCost
      case .lowerBound(let unknown), .upperBound(let unknown):
        sum + (problem.isFixed(unknown) ? 0 : 1)
      }
    }
  }

  /// Lines to reportingCost that are not kept are wishes of one priority.
  private func solve(
    _ local: LinearProblem, keeping kept: Set<Int>
  ) -> (refutations: [FarkasCertificate], violated: [Int]) {
    var relaxed = local
    let elastic = local.rows.indices.filter {
      local.rows[$0].reportingCost > 0 && !kept.contains($0)
    }
    for index in elastic { relaxed.rows[index].priority = .defaultLow }
    var simplex = DualSimplex(
      PresolvedProblem(relaxed, usable: relaxed.usableRows, includingPreferences: false))
    simplex.run()
    let refutations = simplex.presolved.refutations + simplex.refutations
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

extension FarkasCertificate {
  var constraints: [LinearConstraintID] { members.compactMap(\.member.constraint) }
}

extension FarkasCertificate.Member {
  /// After every other.
  fileprivate static var last: Self { .upperBound(VariableID(.max)) }
}
