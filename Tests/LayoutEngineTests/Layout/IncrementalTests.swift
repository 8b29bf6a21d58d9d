import Testing

@testable import LayoutEngine

/// Layouts with a memo, after edits: equal to those from scratch, whatever came before.
@Suite struct IncrementalTests {
  /// Every layout is edited step by step, from its first form again after every eighth step, and
  /// one memo sees all of them.
  @Test func anEditedLayoutEqualsOneFromScratch() throws {
    var memo = LayoutMemo()
    var takenOver = 0
    for (place, original) in try layouts().enumerated() {
      var edits = RandomEdits(seed: UInt64(place))
      var problem = original
      _ = layout(problem, memo: &memo)
      for step in 0..<16 {
        if step % 8 == 0 { problem = original }
        edits.edit(&problem)
        let solved = memo.solved.solvedCount
        let warm = layout(problem, memo: &memo)
        if memo.solved.solvedCount == solved { takenOver += 1 }
        expectSame(warm, layout(problem), "layout \(place), edit \(step)")
      }
    }
    #expect(takenOver > 60)
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

  @Test func aConstraintThatComesOrGoesSolvesItsRowAlone() {
    let (problem, labels) = form(rows: 100)
    var constrained = problem
    constrained.constraints.insert(
      LayoutConstraint(Anchor(labels[7], .width), .greaterThanOrEqual, nil, constant: 80), at: 1)
    expectSolvingLittle(problem) { $0 = constrained }
    expectSolvingLittle(constrained) { $0 = problem }
    // A label that must be 80 pt wide is, and its field has the rest.
    let outcome = layout(constrained)
    #expect(outcome.frames[labels[7].index].width == 80)
    #expect(outcome.frames[labels[7].index + 1].width == 320 - 8 - 80)
  }

  @Test func anEditOfAMultiplierSolvesItsRowAlone() {
    var (problem, labels) = form(rows: 100)
    problem.constraints.append(
      LayoutConstraint(
        Anchor(labels[7], .height), .equal, Anchor(labels[7], .width), multiplier: 0.5))
    let last = problem.constraints.count - 1
    expectSolvingLittle(problem) { $0.constraints[last].multiplier = 0.75 }
  }

  /// A constraint that moves by its multiplier does not move by a constant, even where the same
  /// edit changes constants.
  @Test func anEditOfMultiplierAndConstantIsBoth() {
    var builder = ProblemBuilder(400, 400)
    let view = builder.view(nil, nil)
    for attribute in [Anchor.Attribute.leading, .top] {
      builder.constrain(view, attribute, .equal, ProblemBuilder.container, attribute)
    }
    builder.constrain(view, .width, .equal, ProblemBuilder.container, .width)
    builder.constrain(view, .height, .equal, nil, nil, 50)
    var memo = LayoutMemo()
    _ = layout(builder.problem, memo: &memo)
    builder.problem.constraints[2].multiplier = 0.5
    builder.problem.constraints[3].constant = 60
    let after = layout(builder.problem, memo: &memo)
    #expect(after.frames[view.index] == Rect(x: 0, y: 0, width: 200, height: 60))
  }

  /// The rows below stand lower by its height, 31 pt, and a gap of 4 pt, unless it is the last.
  @Test(arguments: [0, 3, 50, 99])
  func aRowThatComesOrGoesIsSolvedAlone(place: Int) {
    let (problem, labels) = form(rows: 100)
    let run = problem.run(of: labels[place].index - 1)
    var longer = problem
    longer.duplicate(run)
    for view in run { longer.views[view + run.count].vertical.intrinsic? += 1 }
    expectSolvingLittle(problem) { $0 = longer }
    expectSolvingLittle(longer) { $0 = problem }
    let (before, after) = (layout(problem), layout(longer))
    for label in labels.map(\.index) where label > run.upperBound {
      #expect(
        after.framesInContainer[label + run.count].y
          == before.framesInContainer[label].y + 31 + 4)
    }
  }

  /// It has unknowns and no constraint, so only their number tells that the problem is another.
  @Test func aViewOfWhichNothingIsSaidIsPlaced() {
    let before = form(rows: 3).problem
    var memo = LayoutMemo()
    var problem = before
    for _ in 0..<3 {
      problem.views.append(LayoutView(parent: ViewID(0)))
      _ = layout(before, memo: &memo)
      expectSame(layout(problem, memo: &memo), layout(problem), "\(problem.views.count) views")
    }
  }

  @Test func aViewThatHidesOrMovesIsSolvedAlone() {
    let (problem, labels) = form(rows: 100)
    expectSolvingLittle(problem) { $0.views[labels[50].index].isHidden = true }
    expectSolvingLittle(problem) { $0.swapWithNext(labels[50].index) }
    expectSolvingLittle(problem) { $0.swapWithNext(labels[50].index - 1) }
  }

  /// Text that wraps is settled in two passes, the second with the height that the width of the
  /// first asks for: neither looks at the other rows.
  @Test func anEditBesideWrappedTextSolvesItsRowAlone() {
    var (problem, labels) = form(rows: 100)
    let run = WrappingText.Run(width: 30, spaceAfter: 4)
    let text = labels[3].index
    problem.views[text].wrapping = WrappingText(
      runs: Array(repeating: run, count: 12), lineHeight: 20, maximumLines: 0)
    problem.views[text].horizontal.intrinsic = 404
    // 404 pt of text in at most 312 pt are two lines.
    #expect(layout(problem).frames[text].height == 40)
    expectSolvingLittle(problem, rows: 120) {
      $0.views[labels[7].index].horizontal.intrinsic = 300
    }
    expectSolvingLittle(problem, rows: 120) { $0.views[text].wrapping?.runs.removeLast(6) }
    expectSolvingLittle(problem, rows: 120) {
      $0.duplicate(labels[50].index..<labels[50].index + 1)
    }
  }

  @Test func aViewBesideATieIsSolvedAlone() {
    let (_, labels) = form(rows: 100)
    expectSolvingLittle(tied(rows: 100)) {
      $0.duplicate(labels[50].index..<labels[50].index + 1)
    }
  }

  @Test func aWishBesideAConflictIsSolvedAlone() {
    let (_, labels) = form(rows: 100)
    expectSolvingLittle(conflicting(rows: 100)) {
      $0.constraints.append(
        LayoutConstraint(
          Anchor(labels[50], .width), .equal, nil, constant: 90, priority: .defaultHigh))
    }
  }

  /// The layout after the edit is that from scratch, and no whole was solved for it.
  @discardableResult
  private func expectSolvingLittle(
    _ problem: LayoutProblem, rows: Int = 60, _ edit: (inout LayoutProblem) -> Void
  ) -> LayoutMemo {
    var memo = LayoutMemo()
    _ = layout(problem, memo: &memo)
    let before = memo.solved
    var edited = problem
    edit(&edited)
    let after = layout(edited, memo: &memo)
    expectSame(after, layout(edited), "edited")
    #expect(memo.solved.solvedCount == before.solvedCount)
    #expect(memo.solved.solvedRows <= before.solvedRows + rows)
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
