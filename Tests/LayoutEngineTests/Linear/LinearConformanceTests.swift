import Testing

@testable import LayoutEngine

/// 500 problems whose status, ranges, level sums and irreducible sets a referee has computed
/// (source: `Tests/Conformance/README.md`).
@Suite struct LinearConformanceTests {
  @Test func allProblemsAgreeWithTheReferee() throws {
    let cases = try LinearCase.all()
    #expect(cases.count == 500)
    for item in cases {
      let problem = item.problem.lowered
      switch solve(problem) {
      case .optimal(let solution):
        #expect(item.expect.status == "optimal", "\(item.seed)")
        let flaws = solution.certificate.flaws(in: problem, values: solution.values)
        #expect(flaws.isEmpty, "\(item.seed): \(flaws)")
        compareRanges(solution, item)
        compareLevels(solution, problem, item)
      case .infeasible(let refutations):
        #expect(item.expect.status == "infeasible", "\(item.seed)")
        for refutation in refutations {
          #expect(refutation.flaws(in: problem).isEmpty, "\(item.seed)")
          expectIrreducible(refutation, in: problem, item.seed)
        }
      }
    }
  }

  private func compareRanges(_ solution: LinearSolution, _ item: LinearCase) {
    for (index, variable) in item.problem.variables.enumerated() {
      guard let expected = item.expect.ranges?[variable.name], expected.count == 2 else { continue }
      let range = solution.range(of: VariableID(Int32(index)))
      let lower = expected[0] ?? -.infinity
      let upper = expected[1] ?? .infinity
      #expect(isClose(range.lower, lower), "\(item.seed) \(variable.name) \(range) \(expected)")
      #expect(isClose(range.upper, upper), "\(item.seed) \(variable.name) \(range) \(expected)")
      let value = solution.values[index]
      #expect(value >= lower - 1e-4 && value <= upper + 1e-4, "\(item.seed) \(variable.name)")
    }
  }

  private func compareLevels(
    _ solution: LinearSolution, _ problem: LinearProblem, _ item: LinearCase
  ) {
    for level in item.expect.levels ?? [] {
      let sum = problem.violation(of: solution.values, at: Priority(level.priority))
      #expect(
        isClose(sum, level.violation, Double(level.count)),
        "\(item.seed) level \(level.priority): \(sum), expected \(level.violation)")
    }
  }
}

/// The referee rounds to 6 digits and works with a tolerance of 1e-5.
func isClose(_ a: Double, _ b: Double, _ terms: Double = 1) -> Bool {
  a == b || (a - b).magnitude <= 1e-4 * max(1, terms)
}

extension LinearProblem {
  /// The sum of absolute violations at one priority, straight from the definition.
  func violation(of values: [Double], at priority: Priority) -> Double {
    var sum = 0.0
    for index in rows.indices where rows[index].priority == priority {
      let terms = terms(of: LinearConstraintID(Int32(index)))
      let left = terms.reduce(0) { $0 + $1.coefficient * values[Int($1.variable.index)] }
      let difference = left - rows[index].constant
      switch rows[index].relation {
      case .equal: sum += abs(difference)
      case .lessThanOrEqual: sum += max(0, difference)
      case .greaterThanOrEqual: sum += max(0, -difference)
      }
    }
    return sum
  }

  /// The problem with only these required constraints and bounds.
  func restricted(to members: [FarkasCertificate.Member]) -> LinearProblem {
    var result = LinearProblem()
    for index in lowerBounds.indices {
      let id = VariableID(Int32(index))
      _ = result.addVariable(
        lower: members.contains(.lowerBound(id)) ? lowerBounds[index] : -.infinity,
        upper: members.contains(.upperBound(id)) ? upperBounds[index] : .infinity)
    }
    for index in rows.indices {
      let id = LinearConstraintID(Int32(index))
      if members.contains(.constraint(id)) {
        result.addConstraint(terms(of: id), rows[index].relation, rows[index].constant)
      }
    }
    return result
  }
}

/// Checks that the members together are infeasible, and that they are feasible without any one of them.
func expectIrreducible(_ refutation: FarkasCertificate, in problem: LinearProblem, _ name: String) {
  let members = refutation.members.map(\.member)
  #expect(isInfeasible(problem.restricted(to: members)), "\(name): \(members) is feasible")
  for left in members {
    let rest = problem.restricted(to: members.filter { $0 != left })
    #expect(!isInfeasible(rest), "\(name): \(members) holds out without \(left)")
  }
}

func isInfeasible(_ problem: LinearProblem) -> Bool { !isSatisfiable(problem) }
