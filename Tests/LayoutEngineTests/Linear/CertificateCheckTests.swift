import Testing

@testable import LayoutEngine

/// The checker is useful only if it rejects wrong certificates.
@Suite struct CertificateCheckTests {
  /// Two labels share 100 pt with a gap of 10; the second gives way.
  private let problem: LinearProblem = {
    var problem = LinearProblem()
    let first = problem.addVariable(lower: 0)
    let second = problem.addVariable(lower: 0)
    problem.addConstraint([.init(first, 1), .init(second, 1)], .equal, 90)
    problem.addConstraint([.init(first, 1)], .greaterThanOrEqual, 60, priority: .defaultHigh)
    problem.addConstraint([.init(second, 1)], .greaterThanOrEqual, 50, priority: Priority(749))
    return problem
  }()

  @Test func theOptimumIsProven() throws {
    let solution = try optimum(problem)
    #expect(solution.values == [60, 30])
    #expect(solution.certificate.flaws(in: problem, values: solution.values) == [])
  }

  @Test(arguments: [[61.0, 29.0], [59, 31], [60, 31], [95, -5]])
  func anotherPointIsNotProvenByTheSameMultipliers(values: [Double]) throws {
    let certificate = try optimum(problem).certificate
    #expect(!certificate.flaws(in: problem, values: values).isEmpty)
  }

  @Test func everyMultiplierMatters() throws {
    let solution = try optimum(problem)
    let certificate = solution.certificate
    for level in certificate.levels.indices {
      for index in certificate.levels[level].multipliers.indices {
        var without = certificate
        without.levels[level].multipliers.remove(at: index)
        #expect(!without.flaws(in: problem, values: solution.values).isEmpty)
        var turned = certificate
        turned.levels[level].multipliers[index].multiplier *= -1
        #expect(!turned.flaws(in: problem, values: solution.values).isEmpty)
      }
    }
    let count = certificate.levels.reduce(0) { $0 + $1.multipliers.count }
    #expect(count >= 3)
  }

  @Test func aRefutationWithoutOneOfItsMembersProvesNothing() throws {
    var tight = problem
    tight.addConstraint([.init(VariableID(0), 1)], .greaterThanOrEqual, 70)
    tight.addConstraint([.init(VariableID(1), 1)], .greaterThanOrEqual, 30)
    guard case .infeasible(let refutations) = solve(tight) else {
      Issue.record("70 and 30 do not fit into 90")
      return
    }
    let refutation = try #require(refutations.first)
    #expect(refutation.flaws(in: tight) == [])
    #expect(refutation.shortfall == 10)
    for index in refutation.members.indices {
      var without = refutation
      without.members.remove(at: index)
      #expect(!without.flaws(in: tight).isEmpty)
      var turned = refutation
      turned.members[index].multiplier *= -1
      #expect(!turned.flaws(in: tight).isEmpty)
    }
  }
}
