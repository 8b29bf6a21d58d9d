import Testing

@testable import LayoutEngine

/// Joint corrections of several conflicts, and repairs of ties; by hand.
@Suite struct RepairTests {
  /// The changes of every correction: indices of constraints with their points.
  private func changes(_ corrections: [Correction]) -> [[Int: Double]] {
    corrections.map { correction in
      var points: [Int: Double] = [:]
      for change in correction.changes {
        guard case .user(let id) = change.origin else { continue }
        points[id.index] = (change.points * 1e6).rounded() / 1e6
      }
      return points
    }
  }

  /// Every correction restores feasibility, and no part of it does.
  private func expectMinimal(_ corrections: [Correction], _ problem: LayoutProblem) {
    for correction in corrections {
      let ids = correction.changes.compactMap { change -> (ConstraintID, Double)? in
        guard case .user(let id) = change.origin else { return nil }
        return (id, change.points)
      }
      #expect(ids.count == correction.changes.count)
      var moved = problem
      for (id, points) in ids { moved.constraints[id.index].constant += points }
      #expect(layout(moved).conflicts == [])
      for kept in ids {
        var part = problem
        for (id, _) in ids where id != kept.0 { part.constraints[id.index].priority = Priority(1) }
        #expect(layout(part).status == .unsatisfiable)
      }
    }
  }

  /// Three statements about one width, each two of which contradict each other.
  @Test func overlappingConflictsAreMendedTogether() {
    var builder = ProblemBuilder(400, 400)
    let view = builder.view()
    builder.constrain(view, .width, .equal, nil, nil, 100)
    builder.constrain(view, .width, .equal, nil, nil, 200)
    builder.constrain(view, .width, .lessThanOrEqual, nil, nil, 50)
    let corrections = layout(builder.problem).corrections()
    // Down to 100: 200 − 100 and 50 + 50; down to 50: 50 and 150; up to 200: 100 and 150.
    #expect(changes(corrections) == [[1: -100, 2: 50], [0: -50, 1: -150], [0: 100, 2: 150]])
    expectMinimal(corrections, builder.problem)
  }

  /// One line is in both conflicts, so fixing it alone is a minimal correction.
  @Test func oneLineCanMendTwoConflicts() {
    var builder = ProblemBuilder(400, 400)
    let views = (0..<3).map { _ in builder.view() }
    for view in views.dropFirst() {
      builder.constrain(view, .width, .greaterThanOrEqual, views[0], .width, 20)
    }
    builder.constrain(views[0], .width, .equal, nil, nil, 100)
    for view in views.dropFirst() { builder.constrain(view, .width, .equal, nil, nil, 90) }
    let corrections = layout(builder.problem).corrections()
    // 90 >= 100 + 20 misses by 30, twice; the 100 may shrink to 70.
    #expect(changes(corrections).first == [2: -30])
    #expect(corrections.dropFirst().allSatisfy { $0.changes.count == 2 })
    // Either the relation or the width, on each side.
    #expect(corrections.count == 5)
    expectMinimal(corrections, builder.problem)
  }

  /// Fixing one conflict by itself reveals another: the row is then 316 pt wide, in 300.
  @Test func aConflictBehindAnotherCounts() {
    var builder = ProblemBuilder(300, 100)
    let stack = builder.stack(.horizontal, spacing: 8)
    builder.pin(stack)
    let views = (0..<3).map { _ in builder.view(in: stack) }
    builder.constrain(views[0], .width, .equal, nil, nil, 100)
    let short = builder.constrain(views[1], .width, .equal, nil, nil, 50)
    let long = builder.constrain(views[1], .width, .greaterThanOrEqual, nil, nil, 100)
    builder.constrain(views[2], .width, .equal, nil, nil, 100)
    let problem = builder.problem
    let corrections = layout(problem).corrections()
    expectMinimal(corrections, problem)
    // Without the 50, two views of 100 leave 84 of 300 - 16. So `>= 100` has to go instead, and then 100 + 50
    // + 100 + 16 = 266 leave 34.
    #expect(corrections.allSatisfy { $0.changes.count == 2 })
    #expect(
      corrections.contains { correction in
        correction.changes.contains { $0.origin == .user(short) }
      })
    #expect(
      corrections.contains { correction in
        correction.changes.contains { $0.origin == .user(long) }
      })
  }

  @Test func whatIsFineNeedsNoCorrection() {
    #expect(layout(ProblemBuilder(10, 10).problem).corrections() == [])
  }

  /// Only constraints that a stack makes: 8 pt of spacing in a stack that is hidden, before iOS 11.
  @Test func whatNobodyWroteCannotBeCorrected() {
    var builder = ProblemBuilder(100, 100)
    builder.problem.rules.hidingIsRequired = true
    let outer = builder.stack(.vertical)
    let inner = builder.stack(in: outer, .vertical, spacing: 8)
    builder[inner].isHidden = true
    _ = builder.view(in: inner, 10, 10)
    _ = builder.view(in: inner, 10, 10)
    let outcome = layout(builder.problem)
    #expect(outcome.status == .unsatisfiable)
    #expect(outcome.corrections() == [])
  }
}
