/// The solution of a lowered problem after its conflicts are broken: the constraints that UIKit is
/// expected to break are relaxed to very strong wishes, as elastic constraints (Chinneck 2008).
struct RelaxedSolution: Sendable {
  /// As lowered, but for the broken constraints, which are optional here.
  private(set) var lowered: LoweredLayout
  /// Nil only if no breaking helps, which no problem is known to cause.
  private(set) var solution: LinearSolution?
  /// The unknowns that differ among several optima, without the predictions that choose one; nil if the
  /// optimum is unique.
  private(set) var open: UndeterminedSubproblem?
  private(set) var conflicts: [Conflict] = []
  private(set) var broken: [LinearConstraintID] = []
  /// Whether what is left open is as an editor drew it, and not as UIKit is expected to lay it out.
  private let isDrawn: Bool

  var values: [Double] {
    solution?.values ?? Array(repeating: 0, count: lowered.linear.variableCount)
  }

  /// The problem with everything required that was.
  var unbroken: LoweredLayout {
    var whole = lowered
    for row in broken { whole.linear.rows[Int(row.index)].priority = .required }
    return whole
  }

  /// With wrapping text as high as the lines it needs at its width.
  init(_ lowered: LoweredLayout, of problem: LayoutProblem, asDrawn: Bool = false) {
    self.lowered = lowered
    isDrawn = asDrawn
    breakConflicts(problem)
    wrapText(in: problem)
  }

  /// Solves, relaxes in each conflict the constraints that have to go, and solves again until nothing
  /// conflicts.
  ///
  /// A conflict none of whose members is broken is still one, whatever else broke. Every round makes
  /// at least one required constraint optional, so the rounds end. Conflicts that others hid appear
  /// in the next round. Where round after round finds only more of the same, all constraints that
  /// could break in the same way are relaxed at once, and the solution shows which of them do.
  private mutating func breakConflicts(_ problem: LayoutProblem) {
    let mostRounds = min(100, Self.mostRowsSolved / max(1, lowered.linear.rows.count))
    var found = FoundConflicts(lowered, problem)
    var eased: [LinearConstraintID] = []
    defer { conflicts = found.conflicts }
    for round in 0... {
      switch solve(lowered.linear, broken.isEmpty && eased.isEmpty ? .full : .brief) {
      case .optimal(let solution) where !eased.isEmpty:
        for row in eased where solution.violation(of: row) <= Tolerance.contradiction {
          setPriority(of: row, .required)
        }
        let breaking = eased.filter { solution.violation(of: $0) > Tolerance.contradiction }
        broken += breaking
        found.add(breaking)
        eased = []
      case .optimal(let solution):
        self.solution = solution
        predict(from: solution, problem)
        return
      case .infeasible(let refutations):
        let before = broken.count
        for refutation in refutations where isUnbroken(refutation) {
          guard let read = ReadConflict(refutation, lowered, problem) else { continue }
          found.add(read)
          breakMembers(of: read)
        }
        guard broken.count > before else { return }
        guard found.endRound() || round >= mostRounds else { continue }
        eased += found.alike.filter { lowered.linear.rows[Int($0.index)].priority.isRequired }
        for row in eased { setPriority(of: row, .brokenFirst) }
      }
    }
  }

  private func isUnbroken(_ refutation: FarkasCertificate) -> Bool {
    refutation.constraints.allSatisfy { lowered.linear.rows[Int($0.index)].priority.isRequired }
  }

  /// Chooses among several optima the one that UIKit is expected to take, or the one that an editor draws.
  private mutating func predict(from solution: LinearSolution, _ problem: LayoutProblem) {
    open = UndeterminedSubproblem(of: solution)
    if let open { choose(solution, among: open, problem) }
    guard isDrawn, let keeping = lowered.keepingDrawnSizes(problem, unlike: values),
      let kept = LinearSolution(optimumOf: keeping)
    else { return }
    self.solution = kept
    if let rest = UndeterminedSubproblem(of: kept) { choose(kept, among: rest, problem) }
  }

  private mutating func choose(
    _ solution: LinearSolution, among open: UndeterminedSubproblem, _ problem: LayoutProblem
  ) {
    // Sizes nearly always settle the positions too, and a wish for each would cost much.
    for includingPositions in [false, true] {
      let wishes = lowered.wishes(
        for: open.part.unknowns, problem, asDrawn: isDrawn, includingPositions: includingPositions)
      let chosen = open.choose(by: wishes)
      guard chosen.isSettled || includingPositions else { continue }
      var values = solution.values
      open.part.write(chosen.values, into: &values)
      self.solution = asserted(
        LinearSolution(
          solution.problem.wishing(wishes), values: values, movable: solution.movable))
      return
    }
  }

  /// The range of an unknown over all optima.
  func range(of unknown: VariableID) -> LinearRange {
    let value = values[Int(unknown.index)]
    return open?.range(of: unknown) ?? LinearRange(lower: value, upper: value)
  }

  /// Rows that may be solved to find out what breaks, one conflict after the other.
  private static let mostRowsSolved = 250_000

  private mutating func breakMembers(of read: ReadConflict) {
    // The remaining length goes to the view of the lowest index, as it does among optima. If the constraint
    // that closes the sum breaks, all sizes keep what they ask for.
    let last = read.endsSum ? read.breaking.last : nil
    let first = read.breaking.min()
    for row in read.breaking {
      let gives = last.map { row == $0 } ?? (row != first)
      setPriority(of: row, gives ? .brokenFirst : .broken)
      broken.append(row)
    }
  }

  /// Inlined into the loop it would copy all rows of every layout, broken or not.
  @inline(never)
  private mutating func setPriority(of row: LinearConstraintID, _ priority: Priority) {
    lowered.linear.rows[Int(row.index)].priority = priority
  }

  /// Puts new right-hand sides into rows and solves again; the conflicts are found anew.
  mutating func solveAgain(
    with constants: [(row: LinearConstraintID, constant: Double)], _ problem: LayoutProblem
  ) {
    for (row, constant) in constants {
      lowered.linear.rows[Int(row.index)].constant = constant
    }
    lowered = unbroken
    broken = []
    solution = nil
    open = nil
    breakConflicts(problem)
  }
}

extension Priority {
  /// The priority that a required constraint keeps after UIKit breaks it.
  static let broken = Priority(999.99)
  /// The same for those of several broken members of one sum that give way completely.
  static let brokenFirst = Priority(999.98)

  /// Not written by anybody.
  var isOfBroken: Bool { self == .broken || self == .brokenFirst }
}
