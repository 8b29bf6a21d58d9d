import Testing

@testable import LayoutEngine

/// Problems that differ from remembered ones in a few constraints: equal to solutions from scratch,
/// and proven by the checker, which knows nothing of either.
@Suite struct LinearMemoTests {
  @Test(arguments: 0..<8)
  func anEditedProblemEqualsOneFromScratch(batch: Int) {
    var taken = 0
    for seed in 0..<25 {
      var random = RandomProblems(seed: UInt64(batch * 100 + seed))
      let original = random.blocks(4)
      var memo = LinearMemo()
      _ = memo.solve(LoweredLayout(linear: original))
      var problem = original
      for step in 0..<6 {
        if step % 3 == 0 { problem = original }
        random.edit(&problem)
        let solved = memo.solvedCount
        let warm = memo.solve(LoweredLayout(linear: problem))
        if memo.solvedCount == solved { taken += 1 }
        expectSame(warm, solve(problem), "batch \(batch), seed \(seed), step \(step)")
      }
    }
    #expect(taken > 50)
  }

  private func expectSame(_ warm: LinearOutcome, _ cold: LinearOutcome, _ name: String) {
    switch (warm, cold) {
    case (.infeasible(let warm), .infeasible(let cold)): #expect(warm == cold, "\(name)")
    case (.optimal(let warm), .optimal(let cold)):
      #expect(warm.isProven, "\(name)")
      #expect(warm.movable == cold.movable, "\(name)")
      let open = OpenPart(of: warm)
      for index in cold.values.indices {
        let unknown = VariableID(Int32(index))
        let range = cold.range(of: unknown)
        let value = LinearRange(lower: warm.values[index], upper: warm.values[index])
        let own = open?.range(of: unknown) ?? value
        #expect(isClose(own.lower, range.lower), "\(name): \(own) and \(range)")
        #expect(isClose(own.upper, range.upper), "\(name): \(own) and \(range)")
      }
    default: Issue.record("\(name): feasible one way and infeasible the other")
    }
  }
}

extension RandomProblems {
  /// Problems that share nothing but two constants, which equalities settle in two steps.
  fileprivate mutating func blocks(_ count: Int) -> LinearProblem {
    var problem = LinearProblem()
    let shared = (0..<2).map { _ in problem.addVariable() }
    problem.addConstraint([.init(shared[0], 1), .init(shared[1], 1)], .equal, 30)
    problem.addConstraint([.init(shared[0], 2)], .equal, 20)
    for _ in 0..<count {
      let own = (0..<5).map { _ in problem.addVariable(lower: pick([0, 0, -.infinity])) }
      for _ in 0..<8 {
        let terms = (0..<pick([1, 2, 2, 3])).map { _ in
          LinearProblem.Term(pick(own + shared), pick([1, 1, 1, -1, -1, 2, 0.5]))
        }
        problem.addConstraint(
          terms, pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), number(),
          priority: Priority(pick([1000, 1000, 750, 500, 251, 250])))
      }
    }
    return problem
  }

  fileprivate mutating func edit(_ problem: inout LinearProblem) {
    let row = next(problem.rows.count)
    switch next(4) {
    case 0: problem.rows[row].priority = Priority(pick([1000, 750, 500, 251, 250]))
    case 1:
      problem.rows[row].relation = pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
    default: problem.rows[row].constant = number()
    }
  }

  private mutating func number() -> Double { pick([0, 0, 5, 8, 10, 20, 33, 50, 100, -8]) }
}
