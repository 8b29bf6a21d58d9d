import Testing

@testable import LayoutEngine

/// The range of every unknown of 100 random documents, as an outside solver (HiGHS) found it.
@Suite struct StackDocumentTests {
  @Test func everyRangeAsRecorded() throws {
    var misses: [String] = []
    for document in try StackDocument.all() {
      var lowered = document.loweredAsRecorded()
      let absolute = addAbsolutePositions(document.problem().problem, &lowered)
      let solver: (Int) -> (Double, Double)
      switch solve(lowered.linear) {
      case .infeasible:
        if document.expect.status != "infeasible" { misses.append("\(document.seed): infeasible") }
        continue
      case .optimal(let solution):
        solver = {
          let range = solution.range(of: VariableID(Int32($0)))
          return (range.lower, range.upper)
        }
      }
      misses += self.misses(document, absolute, solver)
    }
    #expect(misses == [])
  }

  /// The second solver reads the same problems; a few, because it is slow.
  @Test func theRefereeFindsTheSameRanges() throws {
    var misses: [String] = []
    for document in try StackDocument.all().filter({ $0.seed.hasSuffix("5") }) {
      var lowered = document.loweredAsRecorded()
      let absolute = addAbsolutePositions(document.problem().problem, &lowered)
      let (outcome, referee) = Referee.solve(lowered.linear)
      guard case .optimal = outcome else {
        if document.expect.status != "infeasible" { misses.append("\(document.seed): infeasible") }
        continue
      }
      misses += self.misses(document, absolute) { referee.range(of: $0) }
    }
    #expect(misses == [])
  }

  private func misses(
    _ document: StackDocument, _ absolute: [(x: Int, y: Int)], _ range: (Int) -> (Double, Double)
  ) -> [String] {
    guard document.expect.status != "infeasible" else { return ["\(document.seed): feasible"] }
    let (problem, names) = document.problem()
    var misses: [String] = []
    for (view, name) in names.enumerated() where !isInHidden(view, problem) {
      let unknowns = [
        ("minX", absolute[view].x), ("minY", absolute[view].y), ("width", view * 4 + 2),
        ("height", view * 4 + 3),
      ]
      for (attribute, unknown) in unknowns {
        guard let recorded = document.expect.ranges?[name + "." + attribute] else { continue }
        let found = range(unknown)
        let expected = (recorded[0] ?? -.infinity, recorded[1] ?? .infinity)
        if !isSame(found.0, expected.0) || !isSame(found.1, expected.1) {
          misses.append("\(document.seed) \(name).\(attribute): \(found), not \(expected)")
        }
      }
    }
    return misses
  }

  /// Recorded values have six decimals.
  private func isSame(_ a: Double, _ b: Double) -> Bool { a == b || (a - b).magnitude < 1e-3 }

  private func isInHidden(_ view: Int, _ problem: LayoutProblem) -> Bool {
    var next: ViewID? = ViewID(view)
    while let view = next {
      if problem.views[view.index].isHidden { return true }
      next = problem.views[view.index].parent
    }
    return false
  }

  /// Positions in the container's coordinates, which the documents record, as unknowns.
  private func addAbsolutePositions(
    _ problem: LayoutProblem, _ lowered: inout LoweredLayout
  ) -> [(x: Int, y: Int)] {
    var absolute: [(x: Int, y: Int)] = []
    for (index, view) in problem.views.enumerated() {
      let outer = view.parent.map { absolute[$0.index] }
      let x = addSum(of: index * 4, outer?.x, &lowered)
      let y = addSum(of: index * 4 + 1, outer?.y, &lowered)
      absolute.append((x, y))
    }
    return absolute
  }

  private func addSum(of own: Int, _ outer: Int?, _ lowered: inout LoweredLayout) -> Int {
    let sum = lowered.linear.addVariable()
    var terms = [LinearProblem.Term(sum, 1), LinearProblem.Term(VariableID(Int32(own)), -1)]
    if let outer { terms.append(LinearProblem.Term(VariableID(Int32(outer)), -1)) }
    lowered.linear.addConstraint(terms, .equal, 0)
    return Int(sum.index)
  }
}
