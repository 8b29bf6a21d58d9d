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

  /// A form, and recorded documents, most of which have one layout only.
  private func layouts() throws -> [LayoutProblem] {
    let documents = try StackDocument.all().enumerated().filter { $0.offset % 5 == 3 }
      .map { $0.element.problem().problem }
    let determined = documents.filter { layout($0).ambiguities.isEmpty }
    return [form(rows: 5).problem] + determined + documents.prefix(4)
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

  @Test func anEditThatTurnsASideIsSolvedFromScratch() {
    var (problem, labels) = form(rows: 3)
    var memo = LayoutMemo()
    _ = layout(problem, memo: &memo)
    let solved = memo.solved.solvedCount
    // Label and field now want 300 + 60 + 8 pt of the 320: the field's content gives way.
    problem.views[labels[1].index].horizontal.intrinsic = 300
    let after = layout(problem, memo: &memo)
    expectSame(after, layout(problem), "compressed")
    #expect(memo.solved.solvedCount == solved + 1)
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
    #expect(warm.ambiguities == cold.ambiguities, "\(name)")
    #expect(warm.settlement.lowered.linear == cold.settlement.lowered.linear, "\(name)")
    #expect(warm.settlement.solution?.isProven ?? true, "\(name)")
  }
}

/// What an author does to a layout, one thing at a time; mostly numbers.
private struct RandomEdits {
  private var random: RandomProblems

  init(seed: UInt64) { random = RandomProblems(seed: seed) }

  mutating func edit(_ problem: inout LayoutProblem) {
    let view = random.next(problem.views.count)
    let constraint = random.next(max(1, problem.constraints.count))
    let points = random.pick([-40.0, -8, -1, 0.5, 1, 2, 3, 10, 60])
    switch random.next(10) {
    case 0...2 where !problem.constraints.isEmpty:
      problem.constraints[constraint].constant += points
    case 3...4: problem.views[view].horizontal.intrinsic? += points
    case 5: problem.views[view].vertical.intrinsic? += points
    case 6: problem.views[view].stack?.spacing += points
    case 7: problem.views[view].customSpacing = random.pick([nil, 0, 12, -4])
    case 8: problem.views[view].horizontal.hugging = random.pick([.defaultLow, Priority(251)])
    default: problem.views[view].isHidden.toggle()
    }
  }
}
