import Testing

@testable import LayoutEngine

/// Distributions that the constraint dumps do not cover: priorities over many views, what counts in a
/// proportion, gaps; by hand.
@Suite struct AlongAxisTests {
  private func row(
    _ width: Double, spacing: Double = 0, _ distribution: StackProperties.Distribution,
    _ lengths: [Double?]
  ) -> (builder: ProblemBuilder, stack: ViewID, views: [ViewID]) {
    var builder = ProblemBuilder(width, 100)
    let stack = builder.stack(.horizontal, spacing: spacing, distribution)
    builder.pin(stack)
    let views = lengths.map { builder.view(in: stack, $0, 20) }
    return (builder, stack, views)
  }

  private func widths(_ row: (builder: ProblemBuilder, stack: ViewID, views: [ViewID])) -> [Double]
  {
    let rects = layout(row.builder.problem).alignmentRects
    return row.views.map { (rects[$0.index].width * 1e6).rounded() / 1e6 }
  }

  private func priorities(
    _ problem: LayoutProblem, _ identifier: StackConstraint
  ) -> [Double] {
    let lowered = lower(problem)
    return lowered.linear.rows.indices.compactMap { row in
      guard case .stack(_, identifier, _)? = lowered.sources[row].origin else { return nil }
      return lowered.linear.rows[row].priority.value
    }
  }

  /// 999 − i, never below 751; i counts hidden views.
  @Test func proportionsFallFrom999() {
    var (builder, _, views) = row(3000, .fillProportionally, Array(repeating: 10, count: 260))
    builder[views[0]].isHidden = true
    let found = priorities(builder.problem, .fillProportionally)
    #expect(found.count == 259)
    #expect(found.prefix(3) == [998, 997, 996])
    #expect(found[247 - 1] == 752)
    #expect(found.suffix(11).allSatisfy { $0 == 751 })
  }

  /// 150 − i for the gap after view i, never below 50; i counts hidden views.
  @Test func equalGapsFallFrom149() {
    var (builder, _, views) = row(3000, .equalCentering, Array(repeating: 10, count: 120))
    #expect(priorities(builder.problem, .fillEqually).prefix(3) == [149, 148, 147])
    #expect(priorities(builder.problem, .fillEqually).suffix(19).allSatisfy { $0 == 50 })
    builder[views[1]].isHidden = true
    // The gap after view 0 is the first; the next follows view 2.
    #expect(priorities(builder.problem, .fillEqually).first == 148)
  }

  @Test func withoutAnyLengthProportionsAreEqual() {
    let equal = row(100, .fillProportionally, [nil, nil, 0])
    #expect(widths(equal) == [33.333333, 33.333333, 33.333333])
    #expect(priorities(equal.builder.problem, .fillEqually) == [1000, 1000])
    #expect(priorities(equal.builder.problem, .fillProportionally) == [])
  }

  /// Posted: two equal labels in 110 pt with a gap of 10 are 41 and 59 wide. At 15 pt each, the first gets 15
  /// / 40 of 110 = 41.25, and the second gets the rest.
  @Test func spacingMakesProportionsUneven() {
    var labels = row(110, spacing: 10, .fillProportionally, [15, 15])
    #expect(widths(labels) == [41.25, 58.75])
    labels.builder.problem.scale = 1
    let frames = layout(labels.builder.problem).frames
    #expect(labels.views.map { frames[$0.index].width } == [41, 59])
  }

  /// Of 108 pt: 10 / 48 with 8 written explicitly; 10 / 40 with the standard spacing, which counts as 0, and
  /// with a custom spacing, which does not count at all.
  @Test func onlyWrittenSpacingCountsInAProportion() {
    #expect(widths(row(108, spacing: 8, .fillProportionally, [10, 30])) == [22.5, 77.5])
    var standard = row(108, .fillProportionally, [10, 30])
    standard.builder[standard.stack].stack?.usesSystemSpacing = true
    #expect(widths(standard) == [27, 73])
    var custom = row(108, .fillProportionally, [10, 30])
    custom.builder[custom.views[0]].customSpacing = 8
    #expect(widths(custom) == [27, 73])
  }

  /// A nested stack of 20 + 8 + 12 counts with its fitting size, 40, like the label beside it.
  @Test func aNestedStackCountsWithItsFittingSize() {
    var (builder, stack, views) = row(160, .fillProportionally, [40])
    let inner = builder.stack(in: stack, .horizontal, spacing: 8)
    _ = builder.view(in: inner, 20, 20)
    _ = builder.view(in: inner, 12, 20)
    views.append(inner)
    #expect(widths((builder, stack, views)) == [80, 80])
  }

  /// In 200 pt the gaps are (200 − 100) / 2; alone, the stack is as short as its spacing allows.
  @Test func equalSpacingKeepsAtLeastItsSpacing() {
    let fixed = row(200, spacing: 10, .equalSpacing, [30, 50, 20])
    let rects = layout(fixed.builder.problem).alignmentRects
    #expect(fixed.views.map { rects[$0.index].x } == [0, 80, 180])
    #expect(widths(fixed) == [30, 50, 20])
    var builder = ProblemBuilder()
    let stack = builder.stack(.horizontal, spacing: 10, .equalSpacing)
    builder.constrain(stack, .leading, .equal, ProblemBuilder.container, .leading)
    for width in [30.0, 50, 20] { _ = builder.view(in: stack, width, 20) }
    #expect(layout(builder.problem).frames[stack.index].width == 120)
  }

  /// Margins do not enter a share, which is a share of the stack. So a single view with margins would have to
  /// be as long as the stack and shorter at once.
  @Test func aSingleProportionalViewWithMarginsIsAConflict() throws {
    var (builder, stack, _) = row(100, .fillProportionally, [50])
    builder[stack].stack?.isLayoutMarginsRelativeArrangement = true
    builder[stack].layoutMargins = Insets(left: 10, right: 10)
    let conflict = try #require(layout(builder.problem).conflicts.first)
    #expect(conflict.shortfall == 20)
    let made = conflict.members.compactMap { member -> StackConstraint? in
      guard case .stack(_, let identifier, _) = member.origin else { return nil }
      return identifier
    }
    #expect(made == [.canvasConnection, .canvasConnection, .fillProportionally])
  }
}
