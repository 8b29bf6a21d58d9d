import Testing

@testable import LayoutEngine

/// What must hold of every layout, on the 100 recorded documents and on bad input.
@Suite struct LayoutPropertyTests {
  private func documents() throws -> [(seed: String, problem: LayoutProblem)] {
    try StackDocument.all().map { ($0.seed, $0.problem().problem) }
  }

  @Test func theOrderOfTheUsersConstraintsChangesNothing() throws {
    for (seed, problem) in try documents() {
      var turned = problem
      turned.constraints.reverse()
      let (first, second) = (layout(problem), layout(turned))
      #expect(first.frames == second.frames || first.status == .unsatisfiable, "\(seed)")
      #expect(first.status == second.status, "\(seed)")
      #expect(first.ambiguities.count == second.ambiguities.count, "\(seed)")
    }
  }

  /// Baselines know only one axis, so rows that align them are left out.
  @Test func transposingTheAxesTransposesTheFrames() throws {
    for (seed, problem) in try documents() {
      let usesBaselines = problem.views.contains {
        $0.stack?.alignment == .firstBaseline || $0.stack?.alignment == .lastBaseline
      }
      if usesBaselines { continue }
      let frames = layout(problem).frames
      let turned = layout(problem.transposed)
      guard turned.status == .solved else { continue }
      let expected = frames.map { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) }
      let isHidden = problem.views.map(\.isHidden)
      for index in frames.indices where !isHidden[index] && turned.ambiguities.isEmpty {
        #expect(turned.frames[index] == expected[index], "\(seed) \(index)")
      }
    }
  }

  @Test func aMemoChangesNothing() throws {
    var memo = LayoutMemo()
    for (seed, problem) in try documents() {
      let warm = layout(problem, memo: &memo)
      #expect(warm.frames == layout(problem).frames, "\(seed)")
      #expect(warm.frames == layout(problem, memo: &memo).frames, "\(seed)")
    }
  }

  @Test func conflictsAreIrreducible() throws {
    let documents = try StackDocument.all().filter { $0.expect.status == "infeasible" }
    #expect(!documents.isEmpty)
    for document in documents {
      let (problem, _) = document.problem()
      #expect(!layout(problem).conflicts.isEmpty, "\(document.seed)")
      let linear = lower(problem).linear
      guard case .infeasible(let refutations) = solve(linear) else {
        Issue.record("\(document.seed) has a solution")
        continue
      }
      for refutation in refutations {
        expectIrreducible(refutation, in: linear, "\(document.seed)")
      }
    }
  }

  @Test func mirroringGivesTheMirroredFrames() throws {
    for (seed, problem) in try documents() {
      guard let width = problem.views[0].fixedSize?.width else { continue }
      var mirrored = problem
      mirrored.direction = .rightToLeft
      let (left, right) = (layout(problem), layout(mirrored))
      for index in problem.views.indices {
        let (a, b) = (left.alignmentRects[index], right.alignmentRects[index])
        #expect((a.width - b.width).magnitude < 1e-6, "\(seed) \(index)")
      }
      // The root stack fills the container but for 16 pt on both sides.
      #expect(right.alignmentRects[1].x + right.alignmentRects[1].width == width - 16, "\(seed)")
    }
  }

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
    // Each of the 10,000 stacks has two connections an axis; the outermost one is pinned by four.
    #expect(lowered.linear.rows.count >= 40_004)
    #expect(lowered.linear.variableCount >= 4 * 10_002)
  }

  /// Every row asks for more than the 320 pt it has; the conflicts of a giant are not all told, but
  /// a telling of each would take minutes.
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

  /// 120 labels share what is left over: one cause, and no number of them that is not open.
  @Test func aLargeTieIsOneCause() {
    var builder = ProblemBuilder(10_000, 100)
    let row = builder.stack(.horizontal)
    builder.pin(row)
    for _ in 0..<120 { _ = builder.view(in: row, 50, 10) }
    let ambiguities = layout(builder.problem).ambiguities
    #expect(ambiguities.map(\.group.count) == [120])
    // Any of them may keep its 50 pt or take all of the 10,000 - 120 * 50 pt left over.
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
}

extension LayoutProblem {
  /// Everything horizontal vertical and the other way round.
  fileprivate var transposed: LayoutProblem {
    var turned = self
    for index in turned.views.indices {
      let view = views[index]
      turned.views[index].horizontal = view.vertical
      turned.views[index].vertical = view.horizontal
      turned.views[index].fixedSize = view.fixedSize.map {
        Size(width: $0.height, height: $0.width)
      }
      turned.views[index].layoutMargins = Insets(
        top: view.layoutMargins.left, left: view.layoutMargins.top,
        bottom: view.layoutMargins.right, right: view.layoutMargins.bottom)
      if let stack = view.stack {
        turned.views[index].stack?.axis = stack.axis == .horizontal ? .vertical : .horizontal
      }
    }
    for index in turned.constraints.indices {
      turned.constraints[index].first.attribute = constraints[index].first.attribute.transposed
      if let second = constraints[index].second {
        turned.constraints[index].second?.attribute = second.attribute.transposed
      }
    }
    return turned
  }
}

extension Anchor.Attribute {
  fileprivate var transposed: Self {
    switch self {
    case .left, .leading: .top
    case .right, .trailing: .bottom
    case .top, .firstBaseline: .leading
    case .bottom, .lastBaseline: .trailing
    case .width: .height
    case .height: .width
    case .centerX: .centerY
    case .centerY: .centerX
    }
  }
}
