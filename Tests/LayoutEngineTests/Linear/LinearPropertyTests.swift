import Testing

@testable import LayoutEngine

/// Properties of every outcome, tested on random problems; no expectation is stored anywhere.
@Suite struct LinearPropertyTests {
  @Test(arguments: 0..<12)
  func everyOutcomeIsProven(batch: Int) {
    for seed in 0..<40 {
      var random = RandomProblems(seed: UInt64(batch * 1000 + seed))
      let size = 2 + random.next(2 + batch * 2)
      let problem = random.problem(
        unknowns: size, constraints: size + random.next(2 * size + 1),
        requiredShare: random.pick([10, 25, 50]))
      expectProven(problem, "batch \(batch) seed \(seed)")
    }
  }

  @Test func theOrderOfConstraintsChangesNothing() throws {
    for seed in 0..<60 {
      var random = RandomProblems(seed: UInt64(seed))
      let problem = random.problem(unknowns: 6, constraints: 14, requiredShare: 15)
      let turned = problem.reordered(Array(problem.rows.indices.reversed()))
      expectSame(solve(problem), solve(turned), "seed \(seed)")
    }
  }

  @Test func scalingARequiredRowChangesNothing() throws {
    for seed in 0..<60 {
      var random = RandomProblems(seed: UInt64(seed))
      let problem = random.problem(unknowns: 6, constraints: 14, requiredShare: 40)
      expectSame(solve(problem), solve(problem.scalingRequiredRows(by: -7.3)), "seed \(seed)")
    }
  }

  /// Preferences rank below all priorities: they may choose among optima, but they move no range and no level
  /// sum.
  @Test func preferencesChangeNoRangeAndNoLevelSum() {
    for seed in 0..<60 {
      var random = RandomProblems(seed: UInt64(seed + 7_000))
      let problem = random.problem(unknowns: 6, constraints: 9, requiredShare: 15)
      var preferring = problem
      for unknown in 0..<6 {
        preferring.addConstraint(
          [.init(VariableID(Int32(unknown)), 1)], .equal, 11, priority: Priority(Double(-unknown)))
      }
      let (plain, chosen) = (solve(problem), solve(preferring))
      expectSame(plain, chosen, "seed \(seed)")
      guard case .optimal(let a) = plain, case .optimal(let b) = chosen else { continue }
      for priority in Set(problem.rows.map(\.priority)).sorted() where !priority.isRequired {
        let rows = problem.rows.indices.filter { problem.rows[$0].priority == priority }
        let (one, other) = (violation(of: rows, at: a), violation(of: rows, at: b))
        #expect(isClose(one, other, Double(rows.count)), "seed \(seed) at \(priority.value)")
      }
      let first = b.range(of: VariableID(0))
      let nearest = min(max(11, first.lower), first.upper)
      #expect(isClose(b.values[0], nearest), "seed \(seed): the first preference comes first")
    }
  }

  private func violation(of rows: [Int], at solution: LinearSolution) -> Double {
    rows.reduce(0) { $0 + solution.problem.violation(of: $1, at: solution.values) }
  }

  private func expectProven(_ problem: LinearProblem, _ name: String) {
    switch solve(problem) {
    case .optimal(let solution):
      let flaws = solution.certificate.flaws(in: problem, values: solution.values)
      #expect(flaws.isEmpty, "\(name): \(flaws)")
    case .infeasible(let refutations):
      #expect(!refutations.isEmpty)
      for refutation in refutations {
        #expect(refutation.flaws(in: problem).isEmpty, "\(name)")
        expectIrreducible(refutation, in: problem, name)
      }
    }
  }

  private func expectSame(_ a: LinearOutcome, _ b: LinearOutcome, _ name: String) {
    switch (a, b) {
    case (.optimal(let a), .optimal(let b)):
      for unknown in a.values.indices {
        let id = VariableID(Int32(unknown))
        let (one, other) = (a.range(of: id), b.range(of: id))
        #expect(isClose(one.lower, other.lower), "\(name): \(one) and \(other)")
        #expect(isClose(one.upper, other.upper), "\(name): \(one) and \(other)")
      }
    case (.infeasible, .infeasible): break
    default: Issue.record("\(name): feasible one way and infeasible the other")
    }
  }
}

extension LinearProblem {
  func reordered(_ order: [Int]) -> LinearProblem {
    rebuilt(order) { (terms: $0, relation: $1.relation, constant: $1.constant) }
  }

  /// Multiplying by a negative number reverses the relation.
  func scalingRequiredRows(by factor: Double) -> LinearProblem {
    rebuilt(Array(rows.indices)) { terms, row in
      guard row.priority.isRequired else { return (terms, row.relation, row.constant) }
      let turned: Relation =
        switch row.relation {
        case .equal: .equal
        case .lessThanOrEqual: factor < 0 ? .greaterThanOrEqual : .lessThanOrEqual
        case .greaterThanOrEqual: factor < 0 ? .lessThanOrEqual : .greaterThanOrEqual
        }
      return (
        terms.map { Term($0.variable, $0.coefficient * factor) }, turned, row.constant * factor
      )
    }
  }

  private func rebuilt(
    _ order: [Int],
    _ change: ([Term], Row) -> (terms: [Term], relation: Relation, constant: Double)
  ) -> LinearProblem {
    var result = LinearProblem()
    for index in lowerBounds.indices {
      _ = result.addVariable(lower: lowerBounds[index], upper: upperBounds[index])
    }
    for index in order {
      let row = rows[index]
      let new = change(Array(terms(of: LinearConstraintID(Int32(index)))), row)
      result.addConstraint(new.terms, new.relation, new.constant, priority: row.priority)
    }
    return result
  }
}
