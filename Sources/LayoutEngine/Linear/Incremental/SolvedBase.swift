/// One problem that was solved as a whole.
struct SolvedBase: Sendable {
  let problem: LinearProblem
  let outcome: LinearOutcome
  /// Where the simplex ended.
  private let simplex: Simplex
  /// Whether all numbers are those of screens; others are too coarse for a part of their own.
  private let isTame: Bool
  /// Nil until a problem near this one is seen: most never have one.
  private var dependents: Dependents?
  /// Nil until an edit is of constants alone.
  private var drift: Drift?
  /// Nil until an edit is more than a movement.
  private var followers: Followers?
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
    to problem: LinearProblem, _ edit: LinearEdit, _ solvedRows: inout Int
  ) -> LinearOutcome? {
    guard isTame, edit.added.allSatisfy(problem.isTame) else { return nil }
    let dependents = self.dependents ?? Dependents(simplex.reduction)
    self.dependents = dependents
    if let solution = moved(to: problem, edit, dependents) { return .optimal(solution) }
    guard edit.removed.allSatisfy(self.problem.isUsable), edit.added.allSatisfy(problem.isUsable)
    else { return nil }
    let followers =
      self.followers ?? Followers(of: self.problem, rowsOfUnknown: dependents.rows)
    self.followers = followers
    let web = EditedWeb(from: self.problem, to: problem, edit, rowsOfUnknown: dependents.rows)
    if !isOptimal, web.changesRequired { return nil }
    for passesOver in [true, false] {
      let before = passesOver ? followers : Followers(noneOf: self.problem)
      var after = before.after(edit)
      let settling = passesOver && isOptimal ? after.addNew(in: web) : []
      let touched = TouchedPart(web, of: simplex, dependents, before: before, after: after)
      guard let touched else { return nil }
      solvedRows += touched.part.rows.count
      guard case .optimal(let solution) = solve(touched.part.problem) else { return nil }
      switch outcome {
      case .infeasible(let refutations): return refutations.outcome(after: edit, touched)
      case .optimal(let old):
        // What follows something open is open too, so it has to be in the part.
        if passesOver, touched.hasOpenFollowers(old, solution, settling, web) { continue }
        return joined(old, solution, touched, web).map { .optimal($0) }
      }
    }
    return nil
  }

  /// Nil where some constraint would change its side on the way.
  private mutating func moved(
    to problem: LinearProblem, _ edit: LinearEdit, _ dependents: Dependents
  ) -> LinearSolution? {
    guard case .optimal(let solution) = outcome, solution.isUnique, edit.isInPlace,
      let changes = self.problem.changes(to: problem, at: edit.added)
    else { return nil }
    let line: LinearLine
    if let latest = self.line, latest.isAlong(changes) {
      line = latest
    } else {
      var drift = self.drift.take() ?? Drift(simplex, dependents)
      line = LinearLine(changes, &drift, solution)
      self.drift = drift
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
  /// being in it; nil if that cannot be.
  private func joined(
    _ old: LinearSolution, _ new: LinearSolution, _ touched: TouchedPart, _ web: EditedWeb
  ) -> LinearSolution? {
    let part = touched.part
    var values = web.edit.unknowns.carried(old.values, others: .nan)
    let moved = zip(part.unknowns, new.values).filter { values[Int($0)] != $1 }.map { Int($0.0) }
    part.write(new.values, into: &values)
    guard touched.followers.follow(moved, web, &values) else { return nil }
    let movable = new.movable.map { part.unknowns[Int($0)] }
    let others = old.movable.compactMap { web.edit.unknowns.new(of: Int($0)) }
      .map { Int32(truncatingIfNeeded: $0) }.filter { part.place(of: VariableID($0)) == nil }
    return asserted(
      LinearSolution(web.problem, values: values, movable: (others + movable).sorted()))
  }
}

extension TouchedPart {
  /// Whether several optima, before or now, differ in something that is followed.
  fileprivate func hasOpenFollowers(
    _ old: LinearSolution, _ new: LinearSolution, _ settling: [Int], _ web: EditedWeb
  ) -> Bool {
    if old.isUnique, new.isUnique { return false }
    var open = Set(old.movable.compactMap { web.edit.unknowns.new(of: Int($0)) })
    if settling.contains(where: { web.problem.unknowns(of: $0).contains(where: open.contains) }) {
      return true
    }
    open.formUnion(new.movable.map { Int(part.unknowns[Int($0)]) })
    return part.unknowns.contains { unknown in
      var isFollowed = false
      if open.contains(Int(unknown)) {
        web.forEachRow(of: Int(unknown)) { if followers.isIdle($0) { isFollowed = true } }
      }
      return isFollowed
    }
  }
}

extension [Refutation] {
  /// The same conflicts of a problem in which nothing required is another; nil if the edit touches
  /// one.
  fileprivate func outcome(after edit: LinearEdit, _ touched: TouchedPart) -> LinearOutcome? {
    let still = compactMap { $0.moved(by: edit, ifNone: touched.isConcerned) }
    return still.count == count ? .infeasible(still) : nil
  }
}

extension Refutation {
  /// The same of an edited problem; nil if one of the constraints is gone or feels the edit.
  fileprivate func moved(by edit: LinearEdit, ifNone isConcerned: [Bool]) -> Refutation? {
    var moved = self
    for place in members.indices {
      switch members[place].member {
      case .constraint(let id):
        guard let row = edit.rows.new(of: Int(id.index)), !isConcerned[row] else { return nil }
        moved.members[place].member = .constraint(
          LinearConstraintID(Int32(truncatingIfNeeded: row)))
      case .lowerBound(let id):
        guard let unknown = edit.unknowns.new(of: Int(id.index)) else { return nil }
        moved.members[place].member = .lowerBound(VariableID(Int32(truncatingIfNeeded: unknown)))
      case .upperBound(let id):
        guard let unknown = edit.unknowns.new(of: Int(id.index)) else { return nil }
        moved.members[place].member = .upperBound(VariableID(Int32(truncatingIfNeeded: unknown)))
      }
    }
    return moved
  }
}

extension LinearProblem {
  /// By how much the constants of some constraints differ, if nothing else of them does.
  fileprivate func changes(to other: LinearProblem, at edited: [Int]) -> [MovingConstant]? {
    guard rows.differInConstantsAlone(from: other.rows, at: edited),
      edited.allSatisfy({ terms[termRange(of: $0)] == other.terms[other.termRange(of: $0)] })
    else { return nil }
    return edited.map { index in
      MovingConstant(
        LinearConstraintID(Int32(truncatingIfNeeded: index)),
        rate: other.rows.constants[index] - rows.constants[index])
    }
  }

  fileprivate var isTame: Bool {
    rows.constants.allSatisfy(Self.isTame) && terms.allSatisfy(Self.isTame)
  }

  fileprivate func isTame(_ row: Int) -> Bool {
    Self.isTame(rows[row].constant) && termRange(of: row).allSatisfy { Self.isTame(terms[$0]) }
  }

  /// Numbers beyond a million are no points on any screen, and too coarse to be moved by a
  /// difference; nor are factors that far from 1.
  private static func isTame(_ constant: Double) -> Bool { constant.magnitude < 1e6 }

  private static func isTame(_ term: Term) -> Bool {
    term.coefficient.magnitude < 1e6 && term.coefficient.magnitude > 1e-6
  }
}
