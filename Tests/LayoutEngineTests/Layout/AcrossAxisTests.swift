import Testing

@testable import LayoutEngine

/// Alignments that the constraint dumps do not cover, by hand.
@Suite struct AcrossAxisTests {
  private func made(_ problem: LayoutProblem) -> [StackConstraint: [(views: [ViewID], row: Int)]] {
    let lowered = lower(problem)
    var made: [StackConstraint: [(views: [ViewID], row: Int)]] = [:]
    for row in lowered.linear.rows.indices {
      guard case .stack(_, let identifier, let views)? = lowered.sources[row].origin else {
        continue
      }
      made[identifier, default: []].append((views, row))
    }
    return made
  }

  /// The levels are deliberate: a fitting pass (50) gives way to the spanner's fit and is stronger than the
  /// canvas's; the suppression comes last.
  @Test func theStacksOwnLevelsStandAroundTheFittingSize() {
    let levels: [Priority] = [.spanningFit, .fittingSizeLevel, .canvasFit, .ambiguitySuppression]
    #expect(levels.map(\.value) == [51, 50, 49, 25])
  }

  /// One view needs no spanner: `==` on the aligned edge, an inequality on the other.
  @Test(arguments: [
    (StackProperties.Alignment.leading, [LinearProblem.Relation.equal, .greaterThanOrEqual]),
    (.trailing, [.lessThanOrEqual, .equal]),
    (.center, [.lessThanOrEqual, .greaterThanOrEqual, .equal]),
    (.firstBaseline, [.lessThanOrEqual, .greaterThanOrEqual]),
  ])
  func aSingleViewHasNoSpanner(
    alignment: StackProperties.Alignment, across: [LinearProblem.Relation]
  ) {
    var builder = ProblemBuilder(100, 100)
    let stack = builder.stack(.horizontal, .fill, alignment)
    _ = builder.view(in: stack, 20, 20, firstBaseline: 15)
    let lowered = lower(builder.problem)
    let made = made(builder.problem)
    #expect(lowered.guides.isEmpty)
    let connections = made[.canvasConnection, default: []].map(\.row)
    // The first two are along the axis, the others across it.
    #expect(connections.dropFirst(2).map { lowered.linear.rows[$0].relation } == across)
    let soft = [StackConstraint.canvasFit, .ambiguitySuppression].flatMap { made[$0, default: []] }
    #expect(soft.map { lowered.linear.rows[$0.row].priority.value } == [49, 25])
    #expect(made[.spanningFit] == nil && made[.spanningBoundary] == nil)
  }

  /// The first view keeps the alignment even if it is hidden; the spanner spans the visible views.
  @Test func aHiddenFirstViewStaysInTheAlignment() {
    var builder = ProblemBuilder(100, 100)
    let stack = builder.stack(.horizontal, .fill, .center)
    let hidden = builder.view(in: stack, 20, 20, isHidden: true)
    let (second, third) = (builder.view(in: stack, 20, 30), builder.view(in: stack, 20, 40))
    let made = made(builder.problem)
    #expect(made[.alignment, default: []].map(\.views) == [[hidden, second], [hidden, third]])
    #expect(
      made[.spanningBoundary, default: []].map(\.views) == [[second], [second], [third], [third]])
    #expect(made[.ambiguitySuppression, default: []].map(\.views) == [[hidden], [second], [third]])
    #expect(
      made[.canvasConnection, default: []].map(\.views) == [
        [second], [third], [hidden], [hidden], [hidden],
      ])
  }

  /// There is one canvas fit for each axis on which the spacing is open, or a baseline leaves an edge open.
  @Test func canvasFitsGoWithOpenEdges() {
    func fits(
      _ distribution: StackProperties.Distribution, _ alignment: StackProperties.Alignment
    ) -> Int {
      var builder = ProblemBuilder(100, 100)
      let stack = builder.stack(.horizontal, distribution, alignment)
      for _ in 0..<2 { _ = builder.view(in: stack, 20, 20, firstBaseline: 15) }
      return made(builder.problem)[.canvasFit]?.count ?? 0
    }
    #expect(fits(.fill, .leading) == 0)
    #expect(fits(.equalSpacing, .center) == 1)
    #expect(fits(.fill, .firstBaseline) == 1)
    #expect(fits(.equalCentering, .lastBaseline) == 2)
  }

  /// In a vertical stack a baseline aligns nothing: each view may be anywhere across the axis.
  @Test func aBaselinePlacesNothingInAColumn() {
    var builder = ProblemBuilder(200, 100)
    let stack = builder.stack(.vertical, .fill, .firstBaseline)
    builder.pin(stack)
    let views = [40.0, 60].map { builder.view(in: stack, $0, 50, firstBaseline: 15) }
    let outcome = layout(builder.problem)
    let open = outcome.ambiguities.flatMap { $0.group + $0.consequences }
    // 200 − 40 and 200 − 60.
    for (view, room) in zip(views, [160.0, 140]) {
      let quantity = open.first { $0.view == view && $0.attribute == .x }
      #expect(quantity?.lower == 0 && quantity?.upper == room)
    }
  }

  /// Without text, the view's top serves as its first baseline, and its bottom as its last.
  @Test(arguments: [(StackProperties.Alignment.firstBaseline, 0.0, 0.0), (.lastBaseline, 10, 0)])
  func anImageIsAlignedByItsEdge(
    alignment: StackProperties.Alignment, label: Double, image: Double
  ) {
    var builder = ProblemBuilder(200, nil)
    let stack = builder.stack(.horizontal, .fill, alignment)
    builder.constrain(stack, .top, .equal, ProblemBuilder.container, .top)
    builder.constrain(stack, .leading, .equal, ProblemBuilder.container, .leading)
    let views = [
      builder.view(in: stack, 20, 20, firstBaseline: 15), builder.view(in: stack, 30, 30),
    ]
    let outcome = layout(builder.problem)
    #expect(views.map { outcome.frames[$0.index].y } == [label, image])
    #expect(outcome.frames[stack.index].height == 30)
  }

  /// A label stretched to 60 pt takes its baselines from its text's own metrics: 15 below its top, and 5
  /// above its bottom.
  @Test(arguments: [(StackProperties.Alignment.firstBaseline, 0.0), (.lastBaseline, 40)])
  func aStretchedLabelKeepsItsMetrics(alignment: StackProperties.Alignment, y: Double) {
    var builder = ProblemBuilder(200, nil)
    let stack = builder.stack(.horizontal, .fill, alignment)
    builder.constrain(stack, .top, .equal, ProblemBuilder.container, .top)
    builder.constrain(stack, .leading, .equal, ProblemBuilder.container, .leading)
    let stretched = builder.view(in: stack, 30, 20, firstBaseline: 15)
    builder.constrain(stretched, .height, .equal, nil, nil, 60)
    let label = builder.view(in: stack, 30, 20, firstBaseline: 15)
    let outcome = layout(builder.problem)
    #expect(outcome.frames[stretched.index] == Rect(x: 0, y: 0, width: 30, height: 60))
    #expect(outcome.frames[label.index].y == y)
  }
}
