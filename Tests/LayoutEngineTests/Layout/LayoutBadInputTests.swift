import Testing

@testable import LayoutEngine

/// Every input gives a layout in bounded time, without NaN.
@Suite struct LayoutBadInputTests {
  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e308, -1e308, 2_777_777, 0, -1, 1e-308,
  ])
  func noNumberReachesAFrameThatIsNone(number: Double) {
    var builder = ProblemBuilder(number, number)
    let stack = builder.stack(.horizontal, spacing: number, .fillProportionally, .firstBaseline)
    builder.pin(stack, left: number)
    let first = builder.view(
      in: stack, number, 20, hugging: number, resistance: number, firstBaseline: number)
    let second = builder.view(in: stack, 30, number)
    builder.constrain(
      first, .width, .equal, second, .width, number, multiplier: number, priority: number)
    builder.constrain(second, .height, .equal, second, .width, 0, multiplier: number)
    builder[second].alignmentRectInsets = Insets(
      top: number, left: number, bottom: number, right: number)
    builder[second].wrapping = WrappingText(
      runs: [.init(width: number, spaceAfter: number)], lineHeight: number, maximumLines: 0)
    builder[first].customSpacing = number
    builder.problem.scale = number
    let outcome = layout(builder.problem)
    for frame in outcome.frames + outcome.framesInContainer + outcome.alignmentRects {
      for attribute in FrameAttribute.allCases { #expect(frame[attribute].isFinite) }
    }
    _ = outcome.explanation(of: first, .width)
    _ = outcome.fittingSize(of: stack, target: Size(width: number, height: number))
  }

  @Test func referencesToNothingAreLeftOut() {
    var builder = ProblemBuilder(100, 100)
    let view = builder.view(10, 10)
    builder.constrain(ViewID(77), .width, .equal, view, .width)
    builder.constrain(view, .width, .equal, ViewID(-3), .width)
    builder[view].parent = ViewID(99)
    let outcome = layout(builder.problem)
    #expect(outcome.status == .solved)
    #expect(outcome.frames[view.index].width == 10)
    #expect(outcome.explanation(of: ViewID(5), .width) == nil)
    #expect(outcome.residual(of: ConstraintID(9)) == 0)
    #expect(layout(LayoutProblem()).frames == [])
  }

  /// Nothing recurses over the depth: a stack of 10,000 stacks is lowered like any other.
  @Test func tenThousandLevelsAreLowered() {
    let lowered = lower(nest(10_000).problem)
    // Each of the 10,000 stacks has two connections for each axis; the outermost one is pinned by four.
    #expect(lowered.linear.rows.count >= 40_004)
    #expect(lowered.linear.variableCount >= 4 * 10_002)
  }

  /// Every row needs more than the 320 pt it has. Not all conflicts of such a giant are reported, because
  /// reporting each of them would take minutes.
  @Test func aThousandConflictsAreOneOutcome() {
    var builder = ProblemBuilder(320, 100_000)
    let column = builder.stack(.vertical)
    builder.pin(column)
    for _ in 0..<1_000 {
      let row = builder.stack(in: column, .horizontal)
      for _ in 0..<2 {
        let view = builder.view(in: row, 10, 10)
        builder.constrain(view, .width, .equal, nil, nil, 300)
      }
    }
    let outcome = layout(builder.problem)
    #expect(outcome.status == .unsatisfiable)
    #expect(!outcome.conflicts.isEmpty)
    for conflict in outcome.conflicts { #expect(conflict.shortfall == 280) }
  }

  /// 120 labels share the remaining room: one cause, and every one of their widths is open.
  @Test func aLargeTieIsOneCause() {
    var builder = ProblemBuilder(10_000, 100)
    let row = builder.stack(.horizontal)
    builder.pin(row)
    for _ in 0..<120 { _ = builder.view(in: row, 50, 10) }
    let ambiguities = layout(builder.problem).ambiguities
    #expect(ambiguities.map(\.group.count) == [120])
    // Any of them may keep its 50 pt or take all of the remaining 10,000 - 120 * 50 pt.
    let isOpen = ambiguities.first?.group.allSatisfy { $0.lower == 50 && $0.upper == 4_050 }
    #expect(isOpen == true)
  }

  @Test func deepNestingIsBounded() {
    let (problem, leaf) = nest(300)
    let outcome = layout(problem)
    #expect(outcome.status == .solved)
    #expect(outcome.framesInContainer[leaf.index].width <= 400)
  }

  /// A leaf inside stacks inside stacks, every third one a baseline row.
  private func nest(_ levels: Int) -> (problem: LayoutProblem, leaf: ViewID) {
    var builder = ProblemBuilder(400, 800)
    var parent = ProblemBuilder.container
    for level in 0..<levels {
      let stack = builder.stack(
        in: parent, level.isMultiple(of: 2) ? .vertical : .horizontal, .fill,
        level.isMultiple(of: 3) ? .firstBaseline : .fill)
      if level == 0 { builder.pin(stack) }
      parent = stack
    }
    let leaf = builder.view(in: parent, 10, 10, firstBaseline: 8)
    return (builder.problem, leaf)
  }

  // MARK: - Numbers that say something odd

  /// 0 · 300 + 30 = 30 and −1 · 300 + 350 = 50; −1 · 300 + 290 is 10 below the smallest possible width.
  @Test func multipliersMayBeZeroOrNegative() {
    func width(_ multiplier: Double, _ constant: Double) -> LayoutOutcome {
      var builder = ProblemBuilder(300, 100)
      let view = builder.view(nil, 10)
      builder.constrain(
        view, .width, .equal, ProblemBuilder.container, .width, constant, multiplier: multiplier)
      return layout(builder.problem)
    }
    #expect(width(0, 30).frames[1].width == 30)
    #expect(width(-1, 350).frames[1].width == 50)
    #expect(width(-1, 290).conflicts.map(\.shortfall) == [10])
  }

  @Test func boundsThatContradictEachOtherAreOneConflict() {
    var builder = ProblemBuilder(300, 100)
    let view = builder.view(50, 10)
    let most = builder.constrain(view, .width, .lessThanOrEqual, nil, nil, 10)
    let least = builder.constrain(view, .width, .greaterThanOrEqual, nil, nil, 20)
    let outcome = layout(builder.problem)
    #expect(outcome.conflicts.map(\.shortfall) == [10])
    let origins = outcome.conflicts.flatMap { $0.members.map(\.origin) }
    #expect(origins == [.user(most), .user(least)])
  }

  /// Each width equals the next one's; a cycle that adds a point each time does not close.
  @Test func ringsOfEqualitiesHoldIfTheyClose() {
    func ring(_ step: Double) -> LayoutOutcome {
      var builder = ProblemBuilder(300, 100)
      let views = (0..<3).map { _ in builder.view(40, 10) }
      for (index, view) in views.enumerated() {
        builder.constrain(view, .width, .equal, views[(index + 1) % 3], .width, step)
      }
      return layout(builder.problem)
    }
    #expect(ring(0).frames.dropFirst().map(\.width) == [40, 40, 40])
    let open = ring(1)
    #expect(open.conflicts.map(\.shortfall) == [3])
    #expect(open.conflicts.first?.members.count == 3)
  }

  @Test func whatIsEmptyIsLaidOutAsNothing() {
    #expect(layout(LayoutProblem()).frames.isEmpty)
    #expect(layout(ProblemBuilder().problem).frames == [Rect(x: 0, y: 0, width: 0, height: 0)])
    for distribution in StackProperties.Distribution.allCases {
      var builder = ProblemBuilder(300, 100)
      for isHidden in [nil, true] {
        let stack = builder.stack(.vertical, spacing: 8, distribution, .center)
        builder.constrain(stack, .top, .equal, ProblemBuilder.container)
        if let isHidden { _ = builder.view(in: stack, 20, 20, isHidden: isHidden) }
      }
      _ = builder.view(0, 0)
      let outcome = layout(builder.problem)
      #expect(outcome.status == .solved, "\(distribution)")
      for stack in [1, 2] { #expect(outcome.frames[stack].height == 0, "\(distribution)") }
    }
  }
}
