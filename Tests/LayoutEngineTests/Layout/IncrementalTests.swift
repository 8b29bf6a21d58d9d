import Testing

@testable import LayoutEngine

/// Layouts with a memo, after edits: equal to those from scratch, whatever came before.
@Suite struct IncrementalTests {
  /// Every layout is edited step by step, from its first form again after every fourth step, and
  /// one memo sees all of them.
  @Test func anEditedLayoutEqualsOneFromScratch() throws {
    var memo = LayoutMemo()
    var takenOver = 0
    for (place, original) in try layouts().enumerated() {
      var edits = RandomEdits(seed: UInt64(place))
      var problem = original
      _ = layout(problem, memo: &memo)
      for step in 0..<8 {
        if step % 4 == 0 { problem = original }
        edits.edit(&problem)
        let solved = memo.solved.solvedCount
        let warm = layout(problem, memo: &memo)
        if memo.solved.solvedCount == solved { takenOver += 1 }
        expectSame(warm, layout(problem), "layout \(place), edit \(step)")
      }
    }
    #expect(takenOver > 20)
  }

  /// A form, one in which a row is tied, one in which a row is in conflict, and published documents,
  /// of which some have one layout, some several and some none.
  private func layouts() throws -> [LayoutProblem] {
    let documents = try StackDocument.all().enumerated().filter { $0.offset % 9 == 3 }
      .map { $0.element.problem().problem }
    return [form(rows: 5).problem, tied(rows: 5), conflicting(rows: 5)] + documents
  }

  /// The second field hugs as its label does, so the room between them is anybody's.
  private func tied(rows: Int) -> LayoutProblem {
    var (problem, labels) = form(rows: rows)
    problem.views[labels[1].index + 1].horizontal.hugging = Priority(251)
    return problem
  }

  /// The third label wants to be wider than the whole form.
  private func conflicting(rows: Int) -> LayoutProblem {
    var (problem, labels) = form(rows: rows)
    problem.constraints.append(
      LayoutConstraint(Anchor(labels[2], .width), .greaterThanOrEqual, nil, constant: 400))
    return problem
  }

  @Test func anEditThatKeepsEverySideSolvesNothing() {
    var (problem, labels) = form(rows: 30)
    var memo = LayoutMemo()
    let before = layout(problem, memo: &memo)
    let solved = memo.solved.solvedCount
    for step in 1...20 {
      problem.views[labels[7].index].horizontal.intrinsic = 50 + Double(step)
      let after = layout(problem, memo: &memo)
      // The label is as wide as its content, the field takes the rest of 320 pt less 8 pt.
      #expect(after.frames[labels[7].index].width == 50 + Double(step))
      #expect(after.frames[labels[7].index + 1].width == 320 - 8 - 50 - Double(step))
      #expect(after.frames[labels[8].index] == before.frames[labels[8].index])
    }
    #expect(memo.solved.solvedCount == solved)
  }

  @Test func anEditThatMovesEverythingMovesEverything() {
    var (problem, labels) = form(rows: 30)
    var memo = LayoutMemo()
    let before = layout(problem, memo: &memo)
    let solved = memo.solved.solvedCount
    // The column's leading margin: every field becomes narrower by as much.
    problem.constraints[0].constant += 5
    let after = layout(problem, memo: &memo)
    for label in labels {
      let (old, new) = (before.frames[label.index + 1], after.frames[label.index + 1])
      #expect(new.width == old.width - 5)
    }
    #expect(memo.solved.solvedCount == solved)
  }

  /// Label and field come to want 300 + 60 + 8 pt of the 320: the field's content gives way, in
  /// that row. A row is at most 30 constraints, the form 1,500.
  @Test func anEditThatTurnsASideSolvesItsRowAlone() {
    var (problem, labels) = form(rows: 100)
    let memo = expectSolvingLittle(problem) { $0.views[labels[1].index].horizontal.intrinsic = 300 }
    problem.views[labels[1].index].horizontal.intrinsic = 300
    var again = memo
    let field = labels[1].index + 1
    #expect(layout(problem, memo: &again).frames[field].width == 320 - 300 - 8)
  }

  @Test func anEditOfSpacingSolvesNothing() {
    var (problem, labels) = form(rows: 100)
    var memo = expectSolvingLittle(problem) { $0.views[1].stack?.spacing = 6 }
    let before = memo.solved
    problem.views[1].stack?.spacing = 10
    let after = layout(problem, memo: &memo)
    // A row is as high as its field, 30 pt.
    for (index, label) in labels.enumerated() {
      #expect(after.framesInContainer[label.index].y == Double(index) * (30 + 10))
    }
    #expect(memo.solved.solvedRows == before.solvedRows)
  }

  @Test func anEditOfAPrioritySolvesItsRowAlone() {
    let (problem, labels) = form(rows: 100)
    expectSolvingLittle(problem) { $0.views[labels[7].index].horizontal.hugging = Priority(249) }
    expectSolvingLittle(problem) { $0.views[labels[7].index].vertical.hugging = Priority(249) }
  }

  @Test func anEditBesideATieOrAConflictSolvesItsRowAlone() {
    let (_, labels) = form(rows: 100)
    for problem in [tied(rows: 100), conflicting(rows: 100)] {
      expectSolvingLittle(problem) { $0.views[labels[7].index].horizontal.intrinsic = 300 }
    }
  }

  @Test func aTieSettledAndUnsettledSolvesItsRowAlone() {
    let (problem, labels) = form(rows: 100)
    let field = labels[7].index + 1
    expectSolvingLittle(problem) { $0.views[field].horizontal.hugging = Priority(251) }
    expectSolvingLittle(tied(rows: 100)) {
      $0.views[labels[1].index + 1].horizontal.hugging = Priority(250)
    }
  }

  /// The layout after the edit is that from scratch, and no whole was solved for it.
  @discardableResult
  private func expectSolvingLittle(
    _ problem: LayoutProblem, _ edit: (inout LayoutProblem) -> Void
  ) -> LayoutMemo {
    var memo = LayoutMemo()
    _ = layout(problem, memo: &memo)
    let before = memo.solved
    var edited = problem
    edit(&edited)
    let after = layout(edited, memo: &memo)
    expectSame(after, layout(edited), "edited")
    #expect(memo.solved.solvedCount == before.solvedCount)
    #expect(memo.solved.solvedRows <= before.solvedRows + 60)
    return memo
  }

  @Test func anEditThatMakesAConflictIsReported() {
    var (problem, labels) = form(rows: 3)
    problem.constraints.append(
      LayoutConstraint(Anchor(labels[0], .width), .lessThanOrEqual, nil, constant: 100))
    problem.constraints.append(
      LayoutConstraint(Anchor(labels[0], .width), .greaterThanOrEqual, nil, constant: 40))
    var memo = LayoutMemo()
    #expect(layout(problem, memo: &memo).status == .solved)
    problem.constraints[problem.constraints.count - 1].constant = 120
    let after = layout(problem, memo: &memo)
    #expect(after.status == .unsatisfiable)
    #expect(after.conflicts.map(\.shortfall) == [20])
    problem.constraints[problem.constraints.count - 1].constant = 40
    expectSame(layout(problem, memo: &memo), layout(problem), "mended")
  }

  /// Two wishes of one priority at one place leave nothing open; apart they do.
  @Test func anEditThatOpensALayoutMakesItAmbiguous() {
    var builder = ProblemBuilder(400, 400)
    let view = builder.view(nil, 30)
    for attribute in [Anchor.Attribute.leading, .top] {
      builder.constrain(view, attribute, .equal, ProblemBuilder.container, attribute)
    }
    for _ in 0..<2 { builder.constrain(view, .width, .equal, nil, nil, 100, priority: 500) }
    var memo = LayoutMemo()
    #expect(layout(builder.problem, memo: &memo).ambiguities.isEmpty)
    builder.problem.constraints[3].constant = 150
    let after = layout(builder.problem, memo: &memo)
    #expect(after.ambiguities.map { $0.group.map(\.lower) } == [[100]])
    #expect(after.ambiguities.map { $0.group.map(\.upper) } == [[150]])
  }

  /// A column of rows 320 pt wide: a label of 50 pt that hugs, a field that takes the rest.
  private func form(rows: Int) -> (problem: LayoutProblem, labels: [ViewID]) {
    var builder = ProblemBuilder(320, 4_000)
    let column = builder.stack(.vertical, spacing: 4)
    for attribute in [Anchor.Attribute.leading, .trailing, .top] {
      builder.constrain(column, attribute, .equal, ProblemBuilder.container, attribute)
    }
    var labels: [ViewID] = []
    for _ in 0..<rows {
      let row = builder.stack(in: column, .horizontal, spacing: 8)
      labels.append(builder.view(in: row, 50, 20, hugging: 251))
      _ = builder.view(in: row, 60, 30, resistance: 749)
    }
    return (builder.problem, labels)
  }

  private func expectSame(_ warm: LayoutOutcome, _ cold: LayoutOutcome, _ name: String) {
    #expect(warm.status == cold.status, "\(name)")
    #expect(warm.frames == cold.frames, "\(name)")
    #expect(warm.framesInContainer == cold.framesInContainer, "\(name)")
    for (one, other) in zip(warm.alignmentRects, cold.alignmentRects) {
      for attribute in FrameAttribute.allCases {
        #expect((one[attribute] - other[attribute]).magnitude < 1e-7, "\(name)")
      }
    }
    #expect(warm.conflicts == cold.conflicts, "\(name)")
    #expect(warm.ambiguities.map(\.rounded) == cold.ambiguities.map(\.rounded), "\(name)")
    for view in warm.problem.views.indices {
      for attribute in FrameAttribute.allCases {
        let (one, other) = (
          warm.range(of: ViewID(view), attribute), cold.range(of: ViewID(view), attribute)
        )
        #expect(isClose(one.lowerBound, other.lowerBound), "\(name)")
        #expect(isClose(one.upperBound, other.upperBound), "\(name)")
      }
    }
    #expect(warm.settlement.lowered.linear == cold.settlement.lowered.linear, "\(name)")
    #expect(warm.settlement.solution?.isProven ?? true, "\(name)")
  }
}

extension Ambiguity {
  /// Without what rounding errors can make of its numbers.
  fileprivate var rounded: Ambiguity {
    var rounded = self
    rounded.room = room.rounded6
    rounded.group = group.map(\.rounded)
    rounded.consequences = consequences.map(\.rounded)
    return rounded
  }
}

extension Ambiguity.Quantity {
  fileprivate var rounded: Self {
    var rounded = self
    rounded.predicted = predicted.rounded6
    rounded.lower = lower.rounded6
    rounded.upper = upper.rounded6
    return rounded
  }
}

extension Double {
  /// To a millionth, away from its halves.
  fileprivate var rounded6: Double { ((self + 1.234e-8) * 1e6).rounded() / 1e6 }
}

/// What an author does to a layout, one thing at a time; mostly numbers.
private struct RandomEdits {
  private var random: RandomProblems

  init(seed: UInt64) { random = RandomProblems(seed: seed) }

  mutating func edit(_ problem: inout LayoutProblem) {
    let view = random.next(problem.views.count)
    let constraint = random.next(max(1, problem.constraints.count))
    let points = random.pick([-40.0, -8, -1, 0.5, 1, 2, 3, 10, 60])
    let priority = random.pick([.defaultLow, Priority(251), Priority(749), .defaultHigh])
    switch random.next(16) {
    case 0...2 where !problem.constraints.isEmpty:
      problem.constraints[constraint].constant += points
    case 3...4: problem.views[view].horizontal.intrinsic? += points
    case 5: problem.views[view].vertical.intrinsic? += points
    case 6: problem.views[view].stack?.spacing += points
    case 7: problem.views[view].customSpacing = random.pick([nil, 0, 12, -4])
    case 8: problem.views[view].horizontal.hugging = priority
    case 9: problem.views[view].vertical.hugging = priority
    case 10: problem.views[view].horizontal.compressionResistance = priority
    case 11 where !problem.constraints.isEmpty:
      problem.constraints[constraint].priority = random.pick([priority, .required, Priority(999)])
    case 12 where !problem.constraints.isEmpty:
      problem.constraints[constraint].relation =
        random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
    case 13: addView(to: &problem, like: view)
    case 14: dropLastView(of: &problem)
    default: problem.views[view].isHidden.toggle()
    }
  }

  /// A leaf once more, at the end of its parent's.
  private func addView(to problem: inout LayoutProblem, like view: Int) {
    guard problem.views[view].stack == nil, view > 0 else { return }
    problem.views.append(problem.views[view])
  }

  /// Every view stands behind its parent, so the last one is a leaf.
  private func dropLastView(of problem: inout LayoutProblem) {
    let last = ViewID(problem.views.count - 1)
    guard last.index > 1 else { return }
    problem.views.removeLast()
    problem.constraints.removeAll { $0.first.view == last || $0.second?.view == last }
  }
}
