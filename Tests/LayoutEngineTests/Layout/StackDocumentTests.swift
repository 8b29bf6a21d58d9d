import Testing

@testable import LayoutEngine

/// The range of every unknown of 100 random documents, as an independent solver (HiGHS) found it.
@Suite struct StackDocumentTests {
  @Test func everyRangeAsRecorded() throws {
    let documents = try StackDocument.all()
    #expect(documents.count == 100)
    #expect(documents.flatMap { $0.misses(as: $0.loweredAsRecorded()) } == [])
  }

  /// The second solver reads the same problems, but only a few, because it is slow.
  @Test func theRefereeFindsTheSameRanges() throws {
    var misses: [String] = []
    for document in try StackDocument.all().filter({ $0.seed.hasSuffix("5") }) {
      var lowered = document.loweredAsRecorded()
      let absolute = document.addAbsolutePositions(&lowered)
      let (outcome, referee) = Referee.solve(lowered.linear)
      guard case .optimal = outcome else {
        if document.expect.status != "infeasible" { misses.append("\(document.seed): infeasible") }
        continue
      }
      misses += document.misses(absolute) { referee.range(of: $0) }
    }
    #expect(misses == [])
  }
}

extension StackDocument {
  /// The numbers of views whose range over all optima differs from the recorded one.
  func misses(as lowered: LoweredLayout) -> [String] {
    var lowered = lowered
    let absolute = addAbsolutePositions(&lowered)
    switch solve(lowered.linear) {
    case .infeasible: return expect.status == "infeasible" ? [] : ["\(seed): infeasible"]
    case .optimal(let solution):
      return misses(absolute) {
        let range = solution.range(of: VariableID(Int32($0)))
        return (range.lower, range.upper)
      }
    }
  }

  fileprivate func misses(
    _ absolute: [(x: Int, y: Int)], _ range: (Int) -> (Double, Double)
  ) -> [String] {
    guard expect.status != "infeasible" else { return ["\(seed): feasible"] }
    let (problem, names) = problem()
    var misses: [String] = []
    for (view, name) in names.enumerated() where !isInHidden(view, problem) {
      let unknowns = [
        ("minX", absolute[view].x), ("minY", absolute[view].y), ("width", view * 4 + 2),
        ("height", view * 4 + 3),
      ]
      for (attribute, unknown) in unknowns {
        guard let recorded = expect.ranges?[name + "." + attribute] else { continue }
        let found = range(unknown)
        let expected = (recorded[0] ?? -.infinity, recorded[1] ?? .infinity)
        if !isSame(found.0, expected.0) || !isSame(found.1, expected.1) {
          misses.append("\(seed) \(name).\(attribute): \(found), not \(expected)")
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
  fileprivate func addAbsolutePositions(
    _ lowered: inout LoweredLayout
  ) -> [(x: Int, y: Int)] {
    let problem = problem().problem
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
