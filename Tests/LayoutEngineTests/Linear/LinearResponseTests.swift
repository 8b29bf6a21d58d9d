import Testing

@testable import LayoutEngine

@Suite struct LinearResponseTests {
  /// Two labels of 100 and 50 pt in a row with a gap of 10: below 160 pt the first (resistance
  /// 749) gives, down to nothing at 60 pt, then the second; above, the second (hugging 249) grows.
  @Test func aRowHasItsBreakpointsWhereItsLabelsAreFullAndEmpty() throws {
    var problem = LinearProblem()
    let first = problem.addVariable(lower: 0)
    let second = problem.addVariable(lower: 0)
    let row = problem.addVariable()
    let width = problem.addConstraint([.init(row, 1)], .equal, 0)
    problem.addConstraint([.init(row, 1), .init(first, -1), .init(second, -1)], .equal, 10)
    for (label, points, resistance, hugging) in [
      (first, 100.0, 749.0, 250.0), (second, 50, 750, 249),
    ] {
      problem.addConstraint(
        [.init(label, 1)], .greaterThanOrEqual, points, priority: Priority(resistance))
      problem.addConstraint(
        [.init(label, 1)], .lessThanOrEqual, points, priority: Priority(hugging))
    }
    let stretches = response(
      of: [first, second], in: problem, to: [.init(width, rate: 1)], over: 0...300)
    for (stretch, start) in zip(stretches, [0.0, 10, 60, 160]) {
      #expect((stretch.lower - start).magnitude < 1e-9)
    }
    #expect(stretches.map { $0.lines.map(\.slope) } == [[], [0, 1], [1, 0], [0, 1]])
    #expect(stretches.last?.upper == 300)
    #expect(isClose(stretches[3].lines[1].value, 50))
  }

  /// Everything follows from the parameter alone: nothing is left for a simplex to see, and the
  /// limit of 30 still ends the stretch exactly.
  @Test func aLimitOnWhatIsFixedEndsTheStretch() {
    var problem = LinearProblem()
    let row = problem.addVariable()
    let label = problem.addVariable(lower: 0)
    let width = problem.addConstraint([.init(row, 1)], .equal, -20)
    problem.addConstraint([.init(label, 1), .init(row, -0.5)], .equal, 0)
    problem.addConstraint([.init(label, 1)], .lessThanOrEqual, 30)
    let stretches = response(
      of: [label], in: problem, to: [.init(width, rate: 1)], over: 0...300)
    #expect(stretches.map { $0.lines.map(\.slope) } == [[], [0.5], []])
    // label = (t − 20) / 2, at least 0 from t = 20 on, more than 30 from t = 80 on.
    for (stretch, start) in zip(stretches, [0.0, 20, 80]) {
      #expect((stretch.lower - start).magnitude < 1e-9)
    }
  }

  /// Against the definition: at any parameter the line gives what a fresh solution does.
  @Test func everyStretchAgreesWithFreshSolutions() {
    for seed in 0..<80 {
      var random = RandomProblems(seed: UInt64(seed + 500))
      var problem = random.problem(unknowns: 5, constraints: 9, requiredShare: 25)
      let moving = LinearConstraintID(Int32(random.next(9)))
      let stretches = response(
        of: (0..<5).map { VariableID($0) }, in: problem, to: [.init(moving, rate: 1)], over: 0...80)
      #expect(stretches.first?.lower == 0 && stretches.last?.upper == 80)
      let constant = problem.rows[Int(moving.index)].constant
      for stretch in stretches where stretch.upper - stretch.lower > 1e-3 {
        for share in [0.1, 0.5, 0.93] {
          let at = stretch.lower + share * (stretch.upper - stretch.lower)
          problem.rows[Int(moving.index)].constant = constant + at
          compare(stretch, solve(problem), at, "seed \(seed) at \(at)")
        }
      }
      problem.rows[Int(moving.index)].constant = constant
    }
  }

  private func compare(
    _ stretch: LinearStretch, _ outcome: LinearOutcome, _ at: Double, _ name: String
  ) {
    guard case .optimal(let solution) = outcome else {
      #expect(stretch.lines.isEmpty, "\(name): infeasible")
      return
    }
    #expect(!stretch.lines.isEmpty, "\(name): feasible")
    for line in stretch.lines {
      let range = solution.range(of: line.unknown)
      #expect(range.isUnique == line.isDetermined, "\(name) unknown \(line.unknown.index)")
      if !range.isUnique { continue }
      let expected = line.value + line.slope * (at - stretch.lower)
      #expect(
        isClose(solution.values[Int(line.unknown.index)], expected),
        "\(name) unknown \(line.unknown.index)")
    }
  }
}
