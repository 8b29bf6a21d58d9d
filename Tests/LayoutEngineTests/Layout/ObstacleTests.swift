import TestSupport
import Testing

@testable import LayoutEngine

/// Obstacles to a goal, by arithmetic by hand.
@Suite struct ObstacleTests {
  private func width(_ view: ViewID, atLeast points: Double) -> [LayoutConstraint] {
    [LayoutConstraint(LayoutAnchor(view, .width), .greaterThanOrEqual, nil, constant: points)]
  }

  /// 20 + width + 30 in 200: a width of 170 needs 20 points, from either inset or from the container.
  @Test func requiredLinesComeWithThePointsThatTheyLack() {
    var builder = ProblemBuilder(200, 100)
    let view = builder.view(nil, 20)
    let leading = builder.constrain(view, .leading, .equal, ProblemBuilder.container, .leading, 20)
    let trailing = builder.constrain(
      view, .trailing, .equal, ProblemBuilder.container, .trailing, -30)
    // It has no influence on the width.
    builder.constrain(view, .top, .equal, ProblemBuilder.container, .top)
    let found = layout(builder.problem).obstacles(to: width(view, atLeast: 170), solve: layout)
    let points = Dictionary(
      found.map { ($0.origin, $0.points.rounded()) }, uniquingKeysWith: { first, _ in first })
    #expect(points[.user(leading)] == -20)
    #expect(points[.user(trailing)] == 20)
    #expect(points[.environment(ProblemBuilder.container, .horizontal)] != nil)
    #expect(found.count == 3)
  }

  /// 100 and 80 in 150 with resistances of 751 and 750: the first keeps its 100, and the second lacks 30. To
  /// reach 80 it needs 30 of the first.
  @Test func aContentThatIsCompressedIsAnObstacle() {
    var builder = ProblemBuilder(150, 20)
    let stack = builder.stack(.horizontal)
    builder.pin(stack)
    let first = builder.view(in: stack, 100, 20, resistance: 751)
    let second = builder.view(in: stack, 80, 20)
    let found = layout(builder.problem).obstacles(to: width(second, atLeast: 80), solve: layout)
    #expect(
      found.first == Obstacle(origin: .compressionResistance(first, .horizontal), points: -30))
    // Together they need 180 of 150, so the container is an obstacle to keeping both.
    #expect(found.contains { $0.origin == .environment(ProblemBuilder.container, .horizontal) })
  }

  /// A view of 20 between the edges of one of 50 is stretched by 30. It can be 20 high if the other is compressed
  /// to 20. With both heights kept, one of its edges has to move by 30.
  @Test func whatForcesOneContentOnAnotherIsAnObstacle() {
    var builder = ProblemBuilder(100, 100)
    let high = builder.view(40, 50)
    let low = builder.view(40, 20)
    builder.constrain(high, .top, .equal, ProblemBuilder.container, .top)
    let top = builder.constrain(low, .top, .equal, high, .top)
    let bottom = builder.constrain(low, .bottom, .equal, high, .bottom)
    let goal = LayoutConstraint(
      LayoutAnchor(low, .height), .lessThanOrEqual, nil, constant: 20)
    let found = layout(builder.problem).obstacles(to: [goal], solve: layout)
    #expect(
      found == [
        Obstacle(origin: .compressionResistance(high, .vertical), points: -30),
        Obstacle(origin: .user(top), points: 30),
        Obstacle(origin: .user(bottom), points: -30),
      ])
  }

  /// A view of 44 with an optional width of 60: for a goal of 100 that width gives way by 40, and its content
  /// is stretched by 56 instead of 16.
  @Test func anOptionalLineThatIsGivenUpIsAnObstacle() {
    var builder = ProblemBuilder(300, 100)
    let view = builder.view(44, 20)
    builder.constrain(view, .leading, .equal, ProblemBuilder.container, .leading)
    let wish = builder.constrain(view, .width, .equal, nil, nil, 60, priority: 900)
    let found = layout(builder.problem).obstacles(to: width(view, atLeast: 100), solve: layout)
    #expect(
      found == [
        Obstacle(origin: .user(wish), points: 40),
        Obstacle(origin: .hugging(view, .horizontal), points: 56),
      ])
  }

  @Test func nothingStandsInTheWayOfWhatHolds() {
    var builder = ProblemBuilder(300, 100)
    let view = builder.view(44, 20)
    builder.pin(view)
    #expect(layout(builder.problem).obstacles(to: width(view, atLeast: 300), solve: layout).isEmpty)
    #expect(layout(builder.problem).obstacles(to: [], solve: layout).isEmpty)
  }

  /// An irreducible set is satisfiable as soon as one of its members gives way by its points; tested on
  /// random rows of views that are pinned to each other.
  @Test func aRefutationFallsWithEachOfItsMembers() {
    for seed in 1...200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var builder = ProblemBuilder(Double.random(in: 100...300, using: &generator).rounded(), 100)
      var views: [ViewID] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let view = builder.view(nil, 20)
        let gap = Double(Int.random(in: 0...20, using: &generator))
        if let last = views.last {
          builder.constrain(view, .leading, .equal, last, .trailing, gap)
        } else {
          builder.constrain(view, .leading, .equal, ProblemBuilder.container, .leading, gap)
        }
        if Bool.random(using: &generator), view != views.first {
          builder.constrain(
            view, .width, .equal, nil, nil, Double(Int.random(in: 5...20, using: &generator)))
        }
        views.append(view)
      }
      let last = views[views.count - 1]
      builder.constrain(last, .trailing, .equal, ProblemBuilder.container, .trailing, -8)
      let goal = width(views[0], atLeast: 400)
      let found = layout(builder.problem).obstacles(to: goal, solve: layout)
      #expect(!found.isEmpty, "seed \(seed)")
      for case (.user(let id), let points) in found.map({ ($0.origin, $0.points) }) {
        var mended = builder.problem
        mended.constraints[id.index].constant += points
        mended.constraints += goal
        let outcome = layout(mended)
        // The same members do not contradict the goal again.
        #expect(
          !outcome.conflicts.contains { conflict in
            let others = conflict.members.map(\.origin).filter { origin in
              origin != .user(ConstraintID(builder.problem.constraints.count))
            }
            return Set(others) == Set(found.map(\.origin))
          }, "seed \(seed)")
      }
    }
  }
}
