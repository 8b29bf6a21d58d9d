import TestSupport

@testable import LayoutEngine

/// Random linear problems of the kinds that break solvers: degenerate, tied, redundant, infeasible.
struct RandomProblems {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  mutating func pick<T>(_ values: [T]) -> T { values[next(values.count)] }

  /// Few distinct numbers, so that ties and degenerate vertices are the normal case.
  mutating func problem(unknowns: Int, constraints: Int, requiredShare: Int = 30) -> LinearProblem {
    var problem = LinearProblem()
    for _ in 0..<unknowns {
      _ = problem.addVariable(
        lower: pick([0, 0, 0, -.infinity]), upper: pick([.infinity, .infinity, .infinity, 60]))
    }
    for _ in 0..<constraints {
      let isRequired = next(100) < requiredShare
      problem.addConstraint(
        terms(of: unknowns), pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        pick([0, 0, 5, 8, 10, 20, 33, 50, 100, -8]),
        priority: isRequired ? .required : Priority(pick([750, 500, 251, 250, 250, 49.5])))
    }
    return problem
  }

  private mutating func terms(of unknowns: Int) -> [LinearProblem.Term] {
    (0..<pick([1, 1, 2, 2, 2, 3, 3, 5])).map { _ in
      .init(VariableID(Int32(next(unknowns))), pick([1, 1, 1, -1, -1, 2, 0.5, -0.5, 3]))
    }
  }
}
