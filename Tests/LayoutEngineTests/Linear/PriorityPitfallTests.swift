import Testing

@testable import LayoutEngine

/// Known failures of other solvers with priorities; the expectations are arithmetic.
@Suite struct PriorityPitfallTests {
  @Test func thousandsOfWeakConstraintsDoNotBeatOneStrong() throws {
    var problem = LinearProblem()
    let x = problem.addVariable(lower: 0)
    problem.addConstraint([.init(x, 1)], .equal, 100, priority: Priority(750))
    for _ in 0..<5000 {
      problem.addConstraint([.init(x, 1)], .equal, 7, priority: Priority(749))
    }
    #expect(try optimum(problem).values == [100])
  }

  @Test func aLargeCoefficientDoesNotLiftAWeakConstraint() throws {
    var problem = LinearProblem()
    let x = problem.addVariable()
    let y = problem.addVariable()
    problem.addConstraint([.init(x, 1), .init(y, 1)], .equal, 10, priority: Priority(500.5))
    problem.addConstraint([.init(x, 1)], .equal, 0, priority: .required)
    problem.addConstraint([.init(y, 1e6)], .equal, 0, priority: Priority(500.25))
    #expect(try optimum(problem).values == [0, 10])
  }

  @Test func evenlyManyTargetsLeaveAnIntervalAndOddlyManyTheMedian() throws {
    var problem = LinearProblem()
    let x = problem.addVariable()
    for target in [10.0, 20, 40, 90] {
      problem.addConstraint([.init(x, 1)], .equal, target, priority: .defaultLow)
    }
    #expect(try optimum(problem).range(of: x) == LinearRange(lower: 20, upper: 40))
    problem.addConstraint([.init(x, 1)], .equal, 30, priority: .defaultLow)
    #expect(try optimum(problem).range(of: x) == LinearRange(lower: 30, upper: 30))
  }

  @Test func equalHuggingIsATieAndUnequalHuggingIsNot() throws {
    let tied = try optimum(row(huggings: [250, 250, 251]))
    #expect(tied.range(of: VariableID(0)) == LinearRange(lower: 50, upper: 200))
    #expect(tied.range(of: VariableID(2)) == LinearRange(lower: 50, upper: 50))
    let unequal = try optimum(row(huggings: [250, 249, 251]))
    #expect(unequal.values == [50, 200, 50])
    #expect(unequal.range(of: VariableID(1)).isUnique)
  }

  @Test func preferencesChooseOneOptimumAndCountInNoRange() throws {
    var problem = row(huggings: [250, 250, 250])
    problem.addConstraint([.init(VariableID(2), 1)], .equal, 50, priority: Priority(-1))
    problem.addConstraint([.init(VariableID(1), 1)], .equal, 80, priority: Priority(-2))
    let solution = try optimum(problem)
    #expect(solution.values == [170, 80, 50])
    #expect(solution.range(of: VariableID(2)) == LinearRange(lower: 50, upper: 200))
  }

  @Test func aFreeUnknownIsUnboundedWithCanonicalValueZero() throws {
    var problem = LinearProblem()
    let x = problem.addVariable()
    let y = problem.addVariable()
    problem.addConstraint([.init(x, 1), .init(y, -1)], .lessThanOrEqual, -5)
    let solution = try optimum(problem)
    #expect(solution.range(of: x) == LinearRange(lower: -.infinity, upper: .infinity))
    #expect(solution.values[0] <= solution.values[1] - 5)
  }

  @Test func almostOneThirdIsSaidToMissByAnEighthOfAPoint() throws {
    var problem = LinearProblem()
    let x = problem.addVariable()
    let whole = problem.addVariable()
    problem.addConstraint([.init(whole, 1)], .equal, 375)
    problem.addConstraint([.init(x, 1), .init(whole, -0.333)], .equal, 0)
    problem.addConstraint([.init(x, 3), .init(whole, -1)], .equal, 0)
    guard case .infeasible(let refutations) = solve(problem) else {
      Issue.record("0.333 of 375 is not a third")
      return
    }
    #expect(refutations.count == 1)
    let members = try #require(refutations.first).members
    #expect(members.map(\.member) == (0..<3).map { .constraint(LinearConstraintID($0)) })
    let shortfall = try #require(refutations.first).shortfall
    let bySecond = try #require(members.first { $0.member == .constraint(LinearConstraintID(1)) })
    #expect(isClose(shortfall / abs(bySecond.multiplier), 0.125))
  }

  @Test func aConflictOfIndependentPartsIsFoundInEach() throws {
    var problem = LinearProblem()
    for _ in 0..<3 {
      let x = problem.addVariable(lower: 0)
      let y = problem.addVariable(lower: 0)
      problem.addConstraint([.init(x, 1), .init(y, 1)], .lessThanOrEqual, 10)
      problem.addConstraint([.init(x, 1), .init(y, 2)], .greaterThanOrEqual, 30)
    }
    guard case .infeasible(let refutations) = solve(problem) else {
      Issue.record("30 does not fit into twice 10")
      return
    }
    #expect(refutations.count == 3)
    for refutation in refutations { expectIrreducible(refutation, in: problem, "part") }
  }

  /// Three labels of 50 pt in 300 pt that resist compression at 750.
  private func row(huggings: [Double]) -> LinearProblem {
    var problem = LinearProblem()
    let widths = huggings.map { _ in problem.addVariable(lower: 0) }
    problem.addConstraint(widths.map { .init($0, 1) }, .equal, 300)
    for (width, hugging) in zip(widths, huggings) {
      problem.addConstraint([.init(width, 1)], .greaterThanOrEqual, 50, priority: .defaultHigh)
      problem.addConstraint([.init(width, 1)], .lessThanOrEqual, 50, priority: Priority(hugging))
    }
    return problem
  }
}

struct NoOptimum: Error {}

func optimum(_ problem: LinearProblem) throws -> LinearSolution {
  guard case .optimal(let solution) = solve(problem) else { throw NoOptimum() }
  return solution
}
