/// The parts of a problem around its conflicts: what one conflict costs must not grow with the number
/// of the others.
///
/// A neighbourhood is a problem of its own that has required constraints only. Leaving a constraint
/// out can hide a conflict but never make one, as in the deletion filter (Chinneck and Dravnieks
/// 1991).
struct SubsystemNeighbourhoods {
  private let problem: LinearProblem
  private let rowsOfUnknown: Adjacency
  /// Rows whose unknowns are all hubs.
  private var rowsOfHubs: [Int32] = []

  /// Unknowns of one neighbourhood, those of a hundred views and more: a screen is one whole.
  private static let mostUnknowns = 480
  /// An unknown in more rows is a hub, as the width of a column is: beyond it lies everything.
  private static let mostRowsToCross = 16

  init(_ problem: LinearProblem, usable: [Bool]) {
    self.problem = problem
    let required = problem.rows.indices.map { usable[$0] && problem.rows[$0].priority.isRequired }
    rowsOfUnknown = Adjacency(count: problem.variableCount) { pair in
      for row in problem.rows.indices where required[row] {
        let id = LinearConstraintID(Int32(truncatingIfNeeded: row))
        for term in problem.terms(of: id) { pair(Int(term.variable.index), row) }
      }
    }
    for row in problem.rows.indices where required[row] {
      let id = LinearConstraintID(Int32(truncatingIfNeeded: row))
      if problem.terms(of: id).allSatisfy({ isHub($0.variable.index) }) {
        rowsOfHubs.append(id.index)
      }
    }
  }

  /// What surrounds a conflict, but for some rows.
  func around(_ refutation: FarkasCertificate, without left: Set<Int>) -> Subproblem {
    let unknowns = unknowns(around: refutation)
    let isInside = Set(unknowns)
    var rows = Set(rowsOfHubs)
    rows.formUnion(refutation.constraints.map(\.index))
    for unknown in unknowns where !isHub(unknown) {
      rows.formUnion(rowsOfUnknown[Int(unknown)])
    }
    let whole = rows.sorted().filter { row in
      !left.contains(Int(row))
        && problem.terms(of: LinearConstraintID(row)).allSatisfy {
          isInside.contains($0.variable.index)
        }
    }
    return Subproblem(of: problem, unknowns: unknowns, rows: whole)
  }

  private func isHub(_ unknown: Int32) -> Bool {
    rowsOfUnknown[Int(unknown)].count > Self.mostRowsToCross
  }

  /// Breadth first from those of the conflict; in a problem that is no larger, all that
  /// have to do with it. On a screen those are mostly the ones of its axis.
  private func unknowns(around refutation: FarkasCertificate) -> [Int32] {
    let isWhole = problem.variableCount <= Self.mostUnknowns
    var reached = refutation.unknowns(in: problem)
    var known = Set(reached)
    var next = 0
    while next < reached.count, isWhole || reached.count < Self.mostUnknowns {
      let unknown = reached[next]
      next += 1
      guard isWhole || !isHub(unknown) else { continue }
      for row in rowsOfUnknown[Int(unknown)] {
        for term in problem.terms(of: LinearConstraintID(row))
        where known.insert(term.variable.index).inserted {
          reached.append(term.variable.index)
        }
      }
    }
    return reached.sorted()
  }
}

extension Subproblem {
  /// A conflict of the part as one of the whole problem.
  func inWhole(_ refutation: FarkasCertificate) -> FarkasCertificate {
    var whole = refutation
    for index in whole.members.indices {
      switch whole.members[index].member {
      case .constraint(let id):
        whole.members[index].member = .constraint(LinearConstraintID(rows[Int(id.index)]))
      case .lowerBound(let id):
        whole.members[index].member = .lowerBound(VariableID(unknowns[Int(id.index)]))
      case .upperBound(let id):
        whole.members[index].member = .upperBound(VariableID(unknowns[Int(id.index)]))
      }
    }
    return whole
  }
}

extension FarkasCertificate {
  /// Each once, in the order of the members.
  fileprivate func unknowns(in problem: LinearProblem) -> [Int32] {
    var known: Set<Int32> = []
    return members.flatMap { part -> [Int32] in
      switch part.member {
      case .constraint(let id): problem.terms(of: id).map(\.variable.index)
      case .lowerBound(let id), .upperBound(let id): [id.index]
      }
    }.filter { known.insert($0).inserted }
  }
}
