/// The parts of a problem around its conflicts: what one conflict costs must not grow with the number
/// of the others.
///
/// A neighbourhood is a problem of its own that has required constraints only. Leaving a constraint
/// out can hide a conflict but never make one, as in the deletion filter (Chinneck and Dravnieks
/// 1991).
struct SubsystemNeighbourhoods {
  private let problem: LinearProblem
  private let rowsOfUnknown: Adjacency
  /// Rows whose unknowns are all hubs, by the first of these.
  private let rowsOfHubs: Adjacency
  /// By unknown of a small problem, all that have to do with it, itself among them.
  private var parts: [[Int32]]?
  /// By row.
  private var isLeftOut: [Bool]

  /// Unknowns of one neighbourhood, those of a hundred views and more: a screen is one whole.
  private static let mostUnknowns = 480
  /// An unknown in more rows is a hub, as the width of a column is: beyond it lies everything.
  private static let mostRowsToCross = 16

  /// - Parameter left: rows that are in no neighbourhood but those of the conflicts that they are in.
  init(_ problem: LinearProblem, usable: [Bool], without left: Set<Int>) {
    self.problem = problem
    let required = problem.rows.indices.filter {
      usable[$0] && problem.rows[$0].priority.isRequired
    }
    let rowsOfUnknown = Adjacency(count: problem.variableCount) { pair in
      for row in required {
        for term in problem.termRange(of: row) {
          pair(Int(problem.terms[term].variable.index), row)
        }
      }
    }
    self.rowsOfUnknown = rowsOfUnknown
    let ofHubs = required.filter { row in
      !left.contains(row)
        && problem.termRange(of: row).allSatisfy {
          Self.isHub(problem.terms[$0].variable.index, rowsOfUnknown)
        }
    }
    rowsOfHubs = Adjacency(count: problem.variableCount) { pair in
      for row in ofHubs {
        guard let first = problem.termRange(of: row).first else { continue }
        pair(Int(problem.terms[first].variable.index), row)
      }
    }
    isLeftOut = Array(repeating: false, count: problem.rows.count)
    for row in left { isLeftOut[row] = true }
    if problem.variableCount <= Self.mostUnknowns { findParts(required) }
  }

  private mutating func findParts(_ required: [Int]) {
    let roots = problem.parts(joinedBy: required)
    var members = [[Int32]](repeating: [], count: problem.variableCount)
    for (unknown, root) in roots.enumerated() {
      members[root].append(Int32(truncatingIfNeeded: unknown))
    }
    parts = roots.map { members[$0] }
  }

  /// The rows around a conflict. The cost is that of the result and not of the rows that all conflicts share:
  /// four thousand sizes of one view are as many conflicts around one hub.
  func around(_ refutation: FarkasCertificate) -> Subproblem {
    let unknowns = unknowns(around: refutation)
    let isInside = Set(unknowns)
    var rows = Set(refutation.constraints.map(\.index))
    for unknown in unknowns {
      let near = isHub(unknown) ? rowsOfHubs[Int(unknown)] : rowsOfUnknown[Int(unknown)]
      for row in near where !isLeftOut[Int(row)] { rows.insert(row) }
    }
    let whole = rows.sorted().filter { row in
      problem.termRange(of: Int(row)).allSatisfy {
        isInside.contains(problem.terms[$0].variable.index)
      }
    }
    return Subproblem(of: problem, unknowns: unknowns, rows: whole)
  }

  private func isHub(_ unknown: Int32) -> Bool { Self.isHub(unknown, rowsOfUnknown) }

  private static func isHub(_ unknown: Int32, _ rowsOfUnknown: Adjacency) -> Bool {
    rowsOfUnknown.range(of: Int(unknown)).count > mostRowsToCross
  }

  /// Breadth first from those of the conflict; in a problem that is no larger, all that
  /// have to do with it. On a screen those are mostly the ones of its axis.
  private func unknowns(around refutation: FarkasCertificate) -> [Int32] {
    var reached = refutation.unknowns(in: problem)
    if let parts {
      return Set(reached.compactMap { parts[Int($0)].first }).flatMap { parts[Int($0)] }.sorted()
    }
    var known = Set(reached)
    var next = 0
    while next < reached.count, reached.count < Self.mostUnknowns {
      let unknown = reached[next]
      next += 1
      guard !isHub(unknown) else { continue }
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
