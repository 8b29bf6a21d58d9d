@testable import LayoutEngine

/// A small linear problem made from the bytes: it is solved or refuted, never with a trap, and the
/// answer's proof checks.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEngine(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = [UInt8](fuzz: start, min(count, 400))[...]
  func next() -> Int { bytes.popFirst().map(Int.init) ?? 0 }

  var problem = LinearProblem()
  let variables = (0..<(next() % 12 + 1)).map { _ in
    problem.addVariable(lower: next() % 2 == 0 ? 0 : -.infinity)
  }
  while !bytes.isEmpty {
    let terms = (0..<(next() % 3 + 1)).map { _ in
      LinearProblem.Term(variables[next() % variables.count], Double(next() % 9 - 4) / 2)
    }
    let relation = [LinearProblem.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][next() % 3]
    let priority = Priority([1000, 1000, 999.5, 750, 250, 49, 1, 0][next() % 8])
    problem.addConstraint(terms, relation, Double(next()) * 2.5 - 100, priority: priority)
  }
  switch solve(problem) {
  case .optimal(let solution):
    check(solution.values, of: problem)
    let flaws = solution.certificate.flaws(in: problem, values: solution.values)
    demand(flaws.isEmpty, "the optimum is not proven: \(flaws)")
  case .infeasible(let refutations):
    demand(!refutations.isEmpty, "a conflict without a proof")
    for refutation in refutations {
      let flaws = refutation.flaws(in: problem)
      demand(flaws.isEmpty, "the conflict is not proven: \(flaws)")
    }
  }
  return 0
}

private func check(_ values: [Double], of problem: LinearProblem) {
  demand(values.allSatisfy(\.isFinite), "a value is no number")
  for (index, row) in problem.rows.enumerated() where row.priority == .required {
    let terms = problem.terms(of: LinearConstraintID(Int32(index)))
    let sum = terms.reduce(0) { $0 + $1.coefficient * values[Int($1.variable.index)] }
    let slack = sum - row.constant
    let scale = 1e-4 * max(1, terms.map { ($0.coefficient * values[Int($0.variable.index)]).magnitude }.max() ?? 1)
    switch row.relation {
    case .equal: demand(slack.magnitude <= scale, "row \(index) is off by \(slack)")
    case .lessThanOrEqual: demand(slack <= scale, "row \(index) is over by \(slack)")
    case .greaterThanOrEqual: demand(slack >= -scale, "row \(index) is short by \(slack)")
    }
  }
}
