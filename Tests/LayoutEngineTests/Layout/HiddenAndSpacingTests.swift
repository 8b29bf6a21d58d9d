import Testing

@testable import LayoutEngine

/// Hidden views, spacing, margins and the baselines of nested stacks; by hand.
@Suite struct HiddenAndSpacingTests {
  private func column(
    spacing: Double, _ distribution: StackProperties.Distribution = .fill
  ) -> (builder: ProblemBuilder, stack: ViewID) {
    var builder = ProblemBuilder()
    let stack = builder.stack(.vertical, spacing: spacing, distribution)
    builder.constrain(stack, .top, .equal, ProblemBuilder.container, .top)
    builder.constrain(stack, .leading, .equal, ProblemBuilder.container, .leading)
    return (builder, stack)
  }

  /// Since iOS 11 a hidden view gives way to its required constraints before it is a conflict.
  @Test func hidingIsRequiredBeforeIOS11Only() {
    var (builder, stack) = column(spacing: 0)
    let hidden = builder.view(in: stack, 20, 20, isHidden: true)
    _ = builder.view(in: stack, 20, 30)
    builder.constrain(hidden, .height, .equal, nil, nil, 20)
    #expect(layout(builder.problem).conflicts == [])
    // It is 20 pt high but takes no part in the column.
    #expect(layout(builder.problem).frames[stack.index].height == 30)
    builder.problem.rules.hidingIsRequired = true
    #expect(
      layout(builder.problem).conflicts.first?.members.map(\.origin) == [
        .stack(stack, .hiding, views: [hidden]), .user(ConstraintID(2)),
      ])
  }

  @Test(arguments: [true, false])
  func aStackWithNothingToShowIsOpenAndTaken0(hasHiddenView: Bool) {
    var (builder, stack) = column(spacing: 8)
    if hasHiddenView { _ = builder.view(in: stack, 20, 20, isHidden: true) }
    let outcome = layout(builder.problem)
    #expect(outcome.frames[stack.index] == Rect(x: 0, y: 0, width: 0, height: 0))
    let open = outcome.ambiguities.flatMap { $0.group + $0.consequences }
    #expect(open.contains { $0.view == stack && $0.attribute == .height })
    #expect(open.contains { $0.view == stack && $0.attribute == .width })
  }

  /// The gap after a view is its own even if the next view is hidden; the hidden view's spacing does not
  /// count.
  @Test func customSpacingIsThatOfTheVisibleViewBefore() {
    var (builder, stack) = column(spacing: 5)
    let first = builder.view(in: stack, 20, 10)
    let hidden = builder.view(in: stack, 20, 10, isHidden: true)
    let views = [first] + (0..<2).map { _ in builder.view(in: stack, 20, 10) }
    builder[first].customSpacing = 20
    builder[hidden].customSpacing = 30
    let frames = layout(builder.problem).frames
    #expect(views.map { frames[$0.index].y } == [0, 30, 45])
  }

  @Test func standardSpacingIs8() {
    var (builder, stack) = column(spacing: 3)
    builder[stack].stack?.usesSystemSpacing = true
    let views = (0..<2).map { _ in builder.view(in: stack, 20, 10) }
    #expect(views.map { layout(builder.problem).frames[$0.index].y } == [0, 18])
  }

  /// The canvas is the margins guide, but the stack itself is what the fit draws to 0.
  @Test func marginsMoveTheCanvasAndNotItsFit() throws {
    var (builder, stack) = column(spacing: 0, .equalSpacing)
    builder[stack].stack?.isLayoutMarginsRelativeArrangement = true
    builder[stack].layoutMargins = Insets(top: 1, left: 2, bottom: 4, right: 8)
    let view = builder.view(in: stack, 20, 10)
    _ = builder.view(in: stack, 20, 10)
    let frames = layout(builder.problem).frames
    #expect(frames[stack.index] == Rect(x: 0, y: 0, width: 30, height: 25))
    #expect(frames[view.index] == Rect(x: 2, y: 1, width: 20, height: 10))
    let lowered = lower(builder.problem)
    let fit = try #require(
      lowered.sources.firstIndex { $0.origin == .stack(stack, .canvasFit, views: []) })
    let terms = lowered.linear.terms(of: LinearConstraintID(Int32(fit)))
    #expect(terms.map(\.variable) == [lowered.variable(stack, .height)])
    #expect(lowered.linear.rows[fit].constant == 0)
  }

  /// Text 20 high with its line 15 below the top, twice: the second line is 30 below the first, so 15 + 30 −
  /// 15 = 30 below the top; the outer edges are top and bottom.
  @Test func spacingBetweenBaselines() {
    var (builder, stack) = column(spacing: 30)
    builder[stack].stack?.isBaselineRelativeArrangement = true
    let views = (0..<2).map { _ in builder.view(in: stack, 20, 20, firstBaseline: 15) }
    let outcome = layout(builder.problem)
    #expect(views.map { outcome.frames[$0.index].y } == [0, 30])
    #expect(outcome.frames[stack.index].height == 50)
    builder[stack].stack?.axis = .horizontal
    let turned = layout(builder.problem)
    #expect(views.map { turned.frames[$0.index].x } == [0, 50])
  }

  /// Lines of heights 20, 40 and 20 in 200 pt, at 15, 30 and 15. The distances from 15 to y + 30 and from
  /// there to 195 are equal, so y = 75.
  @Test func equalSpacingIsBetweenBaselinesToo() {
    var (builder, stack) = column(spacing: 0, .equalSpacing)
    builder[stack].stack?.isBaselineRelativeArrangement = true
    builder.constrain(stack, .height, .equal, nil, nil, 200)
    let views = [(20.0, 15.0), (40, 30), (20, 15)].map {
      builder.view(in: stack, 20, $0.0, firstBaseline: $0.1)
    }
    let frames = layout(builder.problem).frames
    #expect(views.map { frames[$0.index].y } == [0, 75, 180])
  }

  // MARK: - The baselines of a stack

  /// Heights 20, 40 and 30, lines at 15, 32 and 22; and the view that provides the stack's baseline.
  @Test(arguments: [
    (Axis.horizontal, StackProperties.Alignment.fill, 0, 2), (.horizontal, .leading, 0, 1),
    (.horizontal, .firstBaseline, 0, 1), (.horizontal, .trailing, 1, 2),
    (.horizontal, .lastBaseline, 1, 2), (.horizontal, .center, 1, 1),
    (.vertical, .fill, 0, 2), (.vertical, .center, 0, 2),
  ])
  func whichViewAnswersForAStacksBaselines(
    axis: Axis, alignment: StackProperties.Alignment, first: Int, last: Int
  ) {
    var builder = ProblemBuilder(400, 400)
    let outer = builder.stack(.vertical)
    builder.constrain(outer, .top, .equal, ProblemBuilder.container, .top, 10)
    builder.constrain(outer, .leading, .equal, ProblemBuilder.container, .leading)
    let inner = builder.stack(in: outer, axis, .fill, alignment)
    // A hidden view provides no baseline.
    _ = builder.view(in: inner, 20, 50, firstBaseline: 40, isHidden: true)
    let lines = [(20.0, 15.0), (40, 32), (30, 22)]
    let views = lines.map { builder.view(in: inner, 30, $0.0, firstBaseline: $0.1) }
    let markers = [LayoutAnchor.Attribute.firstBaseline, .lastBaseline].map { attribute in
      let marker = builder.view(10, 10)
      builder.constrain(marker, .leading, .equal, ProblemBuilder.container, .leading)
      builder.constrain(marker, .top, .equal, outer, attribute)
      return marker
    }
    let frames = layout(builder.problem).framesInContainer
    func line(_ index: Int, isFirst: Bool) -> Double {
      let frame = frames[views[index].index]
      let above = lines[index].1
      return isFirst ? frame.y + above : frame.y + frame.height - (lines[index].0 - above)
    }
    #expect(frames[markers[0].index].y == line(first, isFirst: true))
    #expect(frames[markers[1].index].y == line(last, isFirst: false))
  }

  /// Of two equally high views the first provides the baseline.
  @Test func ofEqualHeightsTheFirstAnswers() {
    var builder = ProblemBuilder(400, 400)
    let stack = builder.stack(.horizontal, .fill, .center)
    builder.constrain(stack, .top, .equal, ProblemBuilder.container, .top)
    builder.constrain(stack, .leading, .equal, ProblemBuilder.container, .leading)
    _ = builder.view(in: stack, 20, 40, firstBaseline: 30)
    _ = builder.view(in: stack, 20, 40, firstBaseline: 10)
    let marker = builder.view(10, 10)
    builder.constrain(marker, .top, .equal, stack, .firstBaseline)
    #expect(layout(builder.problem).framesInContainer[marker.index].y == 30)
  }
}
