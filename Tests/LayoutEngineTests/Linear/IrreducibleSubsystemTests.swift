import Testing

@testable import LayoutEngine

/// Which of several conflicts is reported; the sets are derived by hand.
@Suite struct IrreducibleSubsystemTests {
  /// x = y = z by generated constraints, a long chain of lines, and one short contradiction.
  @Test func theSmallestSetInTheUsersLinesIsReported() throws {
    var problem = LinearProblem()
    let x = (0..<5).map { _ in problem.addVariable(lower: 0) }
    for index in 0..<4 {
      problem.addConstraint([.init(x[index + 1], 1), .init(x[index], -1)], .equal, 10)
    }
    let first = problem.addConstraint([.init(x[0], 1)], .equal, 5)
    problem.addConstraint([.init(x[4], 1)], .equal, 50)
    let second = problem.addConstraint([.init(x[0], 1)], .lessThanOrEqual, 4)
    let refutations = conflicts(problem)
    #expect(refutations.first?.members.map(\.member) == [.constraint(first), .constraint(second)])
  }

  @Test func aScreenWidthSharedByTwoConflictsHidesNeither() {
    var problem = LinearProblem()
    let screen = problem.addVariable()
    problem.addConstraint([.init(screen, 1)], .equal, 375, reportingCost: 0)
    for _ in 0..<2 {
      let a = problem.addVariable(lower: 0)
      let b = problem.addVariable(lower: 0)
      problem.addConstraint(
        [.init(a, 1), .init(b, 1), .init(screen, -1)], .equal, 0, reportingCost: 0)
      problem.addConstraint([.init(a, 1)], .equal, 200)
      problem.addConstraint([.init(b, 1)], .equal, 200)
    }
    #expect(conflicts(problem).count == 2)
  }

  /// Whichever of the three is removed, the other two remain.
  @Test func threeWidthsForOneViewAreTwoConflictsOfTwoLines() {
    var problem = LinearProblem()
    let width = problem.addVariable(lower: 0)
    for points in [100.0, 200, 300] {
      problem.addConstraint([.init(width, 1)], .equal, points)
    }
    let refutations = conflicts(problem)
    #expect(refutations.map(\.members.count) == [2, 2])
  }

  @Test func aConflictOfBoundsAloneIsReportedOnce() {
    var problem = LinearProblem()
    let x = problem.addVariable(lower: 10, upper: 5)
    let members = conflicts(problem).map { $0.members.map(\.member) }
    #expect(members == [[.lowerBound(x), .upperBound(x)]])
  }

  private func conflicts(_ problem: LinearProblem) -> [FarkasCertificate] {
    if case .infeasible(let refutations) = solve(problem) { refutations } else { [] }
  }
}
