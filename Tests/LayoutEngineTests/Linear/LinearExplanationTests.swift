import Testing

@testable import LayoutEngine

@Suite struct LinearExplanationTests {
  /// 358 pt for a gap of 8, a field that keeps its 267, and a label whose content needs 120: 83 = 358 - 8 -
  /// 267.
  @Test func aLabelIsWhatTheFieldLeavesOver() throws {
    var problem = LinearProblem()
    let label = problem.addVariable(lower: 0)
    let field = problem.addVariable(lower: 0)
    let row = problem.addVariable()
    let width = problem.addConstraint([.init(row, 1)], .equal, 358)
    let chain = problem.addConstraint(
      [.init(row, 1), .init(label, -1), .init(field, -1)], .equal, 8)
    problem.addConstraint([.init(label, 1)], .greaterThanOrEqual, 120, priority: Priority(749))
    let resistance = problem.addConstraint(
      [.init(field, 1)], .greaterThanOrEqual, 267, priority: .defaultHigh)
    problem.addConstraint([.init(field, 1)], .lessThanOrEqual, 267, priority: .defaultLow)
    let solution = try optimum(problem)
    let explanation = solution.explanation(of: label)
    #expect(solution.values[0] == 83)
    #expect(
      explanation.members == [
        .init(member: .constraint(width), multiplier: 1),
        .init(member: .constraint(chain), multiplier: -1),
        .init(member: .constraint(resistance), multiplier: -1),
      ])
    #expect(explanation.upper == .constraint(resistance))
  }

  @Test func valuesAreTheWeightedSumsOfTheConstantsThatExplainThem() {
    for seed in 0..<300 {
      var random = RandomProblems(seed: UInt64(seed))
      let problem = random.problem(unknowns: 8, constraints: 16, requiredShare: 20)
      guard case .optimal(let solution) = solve(problem) else { continue }
      for unknown in 0..<8 {
        let id = VariableID(Int32(unknown))
        let sum = solution.explanation(of: id).members.reduce(0) {
          $0 + $1.multiplier * constant(of: $1.member, in: problem)
        }
        #expect(isClose(sum, solution.values[unknown]), "seed \(seed) unknown \(unknown)")
      }
    }
  }

  private func constant(of member: FarkasCertificate.Member, in problem: LinearProblem) -> Double {
    switch member {
    case .constraint(let id): problem.rows[Int(id.index)].constant
    case .lowerBound(let id): problem.lowerBounds[Int(id.index)]
    case .upperBound(let id): problem.upperBounds[Int(id.index)]
    }
  }
}
