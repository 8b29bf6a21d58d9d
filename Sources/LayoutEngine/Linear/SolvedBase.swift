/// One problem that was solved as a whole.
struct SolvedBase: Sendable {
  let problem: LinearProblem
  let outcome: LinearOutcome
  /// Where the simplex ended.
  private let simplex: Simplex
  /// Whether all numbers are those of screens; others are too coarse for a part of their own.
  private let isTame: Bool
  /// Nil until a second problem of the same form is seen: most never have one.
  private var drift: Drift?
  /// The way that the latest edit went: the next one often is of the same number.
  private var line: LinearLine?

  init(_ problem: LinearProblem) {
    self.problem = problem
    (outcome, simplex) = solved(problem)
    isTame = problem.isTame
  }

  var isOptimal: Bool { if case .optimal = outcome { true } else { false } }

  /// Nil where the problem has to be solved as a whole.
  mutating func edited(
    to problem: LinearProblem, at rows: [Int], _ solvedRows: inout Int
  ) -> LinearOutcome? {
    guard isTame, rows.allSatisfy({ LinearProblem.isTame(problem.rows[$0].constant) }) else {
      return nil
    }
    var drift = self.drift.take() ?? Drift(simplex)
    defer { self.drift = drift }
    if let solution = moved(to: problem, at: rows, &drift) { return .optimal(solution) }
    guard rows.allSatisfy({ self.problem.isUsable($0) && problem.isUsable($0) }) else { return nil }
    let isRequired = rows.contains {
      self.problem.rows[$0].priority.isRequired || problem.rows[$0].priority.isRequired
    }
    for crossesIdleRows in [false, true] where crossesIdleRows || !isRequired {
      let touched = TouchedPart(
        rows, in: problem, of: simplex, drift.dependents, crossesIdleRows: crossesIdleRows)
      guard let touched else { return nil }
      solvedRows += touched.part.rows.count
      guard case .optimal(let solution) = solve(touched.part.problem) else { return nil }
      switch outcome {
      case .infeasible(let refutations):
        let isElsewhere = refutations.allSatisfy { refutation in
          !refutation.constraints.contains { touched.isConcerned[Int($0.index)] }
        }
        return isElsewhere ? outcome : nil
      case .optimal(let old):
        // What follows a part that is open is open too, so it has to be in it.
        let isDetermined = solution.isUnique && !touched.part.contains(anyOf: old.movable)
        guard isDetermined || crossesIdleRows else { continue }
        return .optimal(joined(old, solution, touched.part, to: problem, &drift))
      }
    }
    return nil
  }

  /// Nil where some constraint would change its side on the way.
  private mutating func moved(
    to problem: LinearProblem, at rows: [Int], _ drift: inout Drift
  ) -> LinearSolution? {
    guard case .optimal(let solution) = outcome, solution.isUnique,
      let changes = self.problem.changes(to: problem, at: rows)
    else { return nil }
    let line: LinearLine
    if let latest = self.line, latest.isAlong(changes) {
      line = latest
    } else {
      line = LinearLine(changes, &drift, solution)
      self.line = line
    }
    let distance = line.distance(of: changes)
    // A step that ends where a constraint is about to change its side proves nothing more.
    guard distance * (1 + 1e-6) < line.reach else { return nil }
    var values = solution.values
    for (index, rate) in zip(line.unknowns, line.rates) { values[index] += distance * rate }
    return asserted(LinearSolution(problem, values: values))
  }

  /// The optimum of a part and the old one of all others, and what follows from the part without
  /// being in it.
  private func joined(
    _ old: LinearSolution, _ new: LinearSolution, _ part: LinearPart, to problem: LinearProblem,
    _ drift: inout Drift
  ) -> LinearSolution {
    var values = old.values
    var distances: [(column: Int, distance: Double)] = []
    for (unknown, value) in zip(part.unknowns, new.values) {
      let column = Int(simplex.reduction.columnOfRoot[Int(unknown)])
      let distance = value - values[Int(unknown)]
      if column >= 0, distance != 0 { distances.append((column, distance)) }
    }
    drift.follow(columns: distances)
    for index in drift.unknown.touched { values[index] += drift.unknown[index] }
    part.write(new.values, into: &values)
    let movable = new.movable.map { part.unknowns[Int($0)] }
    let others = old.movable.filter { part.place(of: VariableID($0)) == nil }
    return asserted(LinearSolution(problem, values: values, movable: (others + movable).sorted()))
  }
}

extension LinearPart {
  fileprivate func contains(anyOf unknowns: [Int32]) -> Bool {
    unknowns.contains { place(of: VariableID($0)) != nil }
  }
}

extension LinearProblem {
  /// By how much the constants of some constraints differ, if nothing else of them does.
  fileprivate func changes(to other: LinearProblem, at edited: [Int]) -> [MovingConstant]? {
    guard rows.differInConstantsAlone(from: other.rows, at: edited) else { return nil }
    return edited.map { index in
      MovingConstant(
        LinearConstraintID(Int32(truncatingIfNeeded: index)),
        rate: other.rows.constants[index] - rows.constants[index])
    }
  }

  /// Numbers beyond a million are no points on any screen, and too coarse to be moved by a
  /// difference; nor are factors that far from 1.
  fileprivate var isTame: Bool {
    rows.constants.allSatisfy(Self.isTame)
      && terms.allSatisfy { $0.coefficient.magnitude < 1e6 && $0.coefficient.magnitude > 1e-6 }
  }

  fileprivate static func isTame(_ constant: Double) -> Bool { constant.magnitude < 1e6 }
}
