import Testing

@testable import LayoutEngine

/// Every input gives an outcome in bounded time, without NaN.
@Suite struct BadInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e13])
  func aConstraintThatIsNoStatementAboutPointsIsLeftOut(number: Double) throws {
    var problem = LinearProblem()
    let x = problem.addVariable(lower: number, upper: -number)
    let y = problem.addVariable()
    problem.addConstraint([.init(x, 1)], .equal, number)
    problem.addConstraint([.init(y, number), .init(x, 1)], .lessThanOrEqual, 3)
    problem.addConstraint([.init(y, 1)], .equal, 7, priority: Priority(number))
    problem.addConstraint([.init(y, 1)], .equal, 5, priority: .defaultLow)
    let solution = try optimum(problem)
    let isFinite = solution.values.allSatisfy { $0.isFinite }
    #expect(isFinite)
    #expect(!problem.isUsable(0) && !problem.isUsable(1))
  }

  @Test func zeroCoefficientsAndRepeatedTermsAreSummedUp() throws {
    var problem = LinearProblem()
    let x = problem.addVariable()
    let y = problem.addVariable()
    problem.addConstraint([.init(x, 1), .init(x, 1), .init(y, 0)], .equal, 10)
    problem.addConstraint([.init(y, 1), .init(x, 3), .init(x, -3)], .equal, 4)
    let values = try optimum(problem).values
    #expect(values == [5, 4])
  }

  @Test func aRowWithoutUnknownsIsTrueOrAConflictOfItself() throws {
    var problem = LinearProblem()
    problem.addConstraint([], .lessThanOrEqual, 1)
    problem.addConstraint([], .equal, 3, priority: .defaultLow)
    let solution = try optimum(problem)
    #expect(solution.values.isEmpty)
    let wrong = problem.addConstraint([], .greaterThanOrEqual, 1)
    guard case .infeasible(let refutations) = solve(problem) else {
      Issue.record("0 >= 1 is false")
      return
    }
    #expect(refutations.map { $0.members.map(\.member) } == [[.constraint(wrong)]])
  }

  @Test func anEmptyProblemHasAnEmptyOptimum() throws {
    let solution = try optimum(LinearProblem())
    #expect(solution.values.isEmpty && solution.isUnique && solution.isProven)
  }

  @Test func aRingOfEqualitiesHoldsIfItClosesAndIsOneConflictIfNot() throws {
    var problem = LinearProblem()
    let ring = (0..<50).map { _ in problem.addVariable(lower: 0) }
    for index in ring.indices {
      problem.addConstraint(
        [.init(ring[(index + 1) % 50], 1), .init(ring[index], -1)], .equal,
        index == 49 ? -49 : 1)
    }
    let values = try optimum(problem).values
    #expect(values[49] - 49 == values[0])
    problem.rows[49].constant = -48
    guard case .infeasible(let refutations) = solve(problem) else {
      Issue.record("the ring does not close")
      return
    }
    #expect(refutations.count == 1)
    #expect(refutations.first?.members.count == 50)
  }

  @Test func coefficientsFarApartDoNotOverflow() throws {
    var problem = LinearProblem()
    var last = problem.addVariable(lower: 0)
    problem.addConstraint([.init(last, 1)], .equal, 1)
    for _ in 0..<60 {
      let next = problem.addVariable(lower: 0)
      problem.addConstraint([.init(next, 1e-9), .init(last, -1e9)], .equal, 0)
      last = next
    }
    switch solve(problem) {
    case .optimal(let solution):
      let isFinite = solution.values.allSatisfy { $0.isFinite }
      #expect(isFinite)
    case .infeasible(let refutations): #expect(!refutations.isEmpty)
    }
  }

  @Test func aHundredThousandUnknownsInOneChain() throws {
    var problem = LinearProblem()
    let unknowns = (0..<100_000).map { _ in problem.addVariable(lower: 0) }
    for index in 1..<unknowns.count {
      problem.addConstraint(
        [.init(unknowns[index], 1), .init(unknowns[index - 1], -1)], .equal, 1)
    }
    problem.addConstraint([.init(unknowns[99_999], 1)], .equal, 0, priority: .defaultLow)
    let solution = try optimum(problem)
    #expect(solution.values[0] == 0)
    #expect(solution.values[99_999] == 99_999)
  }
}
