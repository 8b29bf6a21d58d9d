import Testing

@testable import LayoutEngine

/// Observations that state a relation instead of a number: it holds for any sizes.
@Suite struct StackViewRelationTests {
  private func observation(_ id: String) throws -> StackViewCase {
    try #require(StackViewCase.all().first { $0.id == id })
  }

  /// The titles' sizes are not recorded; ratios of lengths are ratios of intrinsic lengths.
  @Test(arguments: ["OA-V-fillProportionally", "OA-H-fillProportionally"])
  func sharesAreInTheRatioOfIntrinsicLengths(id: String) throws {
    for lengths in [[61.0, 61, 122], [30, 30, 48], [5, 80, 15]] {
      var problem = try observation(id).problem()
      let axis = try #require(problem.views[1].stack?.axis)
      for (view, length) in zip(2..<5, lengths) {
        problem.views[view].horizontal.intrinsic = length
        problem.views[view].vertical.intrinsic = length
      }
      problem.constraints.append(
        LayoutConstraint(
          LayoutAnchor(ViewID(1), axis == .horizontal ? .width : .height), .equal, nil,
          constant: 400))
      let rects = layout(problem).alignmentRects
      let found = (2..<5).map { rects[$0][.size(axis)] }
      let sum = lengths.reduce(0, +)
      for (one, length) in zip(found, lengths) {
        #expect((one - 400 * length / sum).magnitude < 1e-6, "\(lengths)")
      }
    }
  }

  @Test(arguments: ["OA-V-equalSpacing", "OA-H-equalSpacing"])
  func gapsAreEqualAndAtLeastTheSpacing(id: String) throws {
    for room in [nil, 3_000.0] {
      var problem = try observation(id).problem()
      let axis = try #require(problem.views[1].stack?.axis)
      if let room {
        problem.constraints.append(
          LayoutConstraint(
            LayoutAnchor(ViewID(1), axis == .horizontal ? .width : .height), .equal, nil,
            constant: room))
      }
      let rects = layout(problem).alignmentRects
      let ends = (2..<5).map { rects[$0][.position(axis)] + rects[$0][.size(axis)] }
      let gaps = (3..<5).map { rects[$0][.position(axis)] - ends[$0 - 3] }
      #expect((gaps[0] - gaps[1]).magnitude < 1e-6)
      #expect(gaps[0] >= 40 - 1e-6)
      #expect(room == nil || gaps[0] > 41)
    }
  }

  /// UIKit prints the canvas connections on the margins guide, 8 pt inside on each side. Here the constants
  /// contain the guide's insets: first leading and top at 8, last ends 8 before.
  @Test func canvasConnectionsLieOnTheMargins() throws {
    var problem = try observation("K-margins").problem()
    problem.views[1].stack?.isLayoutMarginsRelativeArrangement = true
    problem.views[1].layoutMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)
    let lowered = lower(problem)
    let rows = lowered.linear.rows.indices.filter {
      guard case .stack(_, .canvasConnection, _)? = lowered.sources[$0].origin else { return false }
      return true
    }
    #expect(rows.count == 4)
    for row in rows {
      let id = LinearConstraintID(Int32(row))
      let terms = lowered.linear.terms(of: id).map { lowered.meaning(of: $0.variable) }
      // `8 == first.start`, or `stack.size − 8 == last.start + last.size`.
      #expect(lowered.linear.rows[row].constant.magnitude == 8)
      #expect(terms.count == 1 || terms.contains { $0.view == ViewID(1) && $0.attribute.isSize })
    }
  }

  /// OA-H-lastBaseline: a label of 150 pt that wraps, and a button of 30 pt beside it. The system font has
  /// lines of 1.193 em, of which 0.952 are above the baseline. Of the label's 17 pt 4.1 are below it; the
  /// button's 15 pt are in the middle, 20.3 pt down and 9.7 up.
  @Test(arguments: [3.0, 4]) func aButtonStandsOnTheLastLine(lines: Double) {
    var builder = ProblemBuilder()
    let row = builder.stack(.horizontal, .fill, .lastBaseline)
    for edge in [LayoutAnchor.Attribute.top, .leading] {
      builder.constrain(row, edge, .equal, ProblemBuilder.container)
    }
    let label = builder.view(in: row, 150, 20.3 * lines)
    builder[label].firstBaseline = 16.2
    builder[label].lastBaseline = 4.1
    let button = builder.view(in: row, 100, 30)
    builder[button].firstBaseline = 20.3
    builder[button].lastBaseline = 9.7
    let rects = layout(builder.problem).alignmentRects
    func end(_ view: ViewID) -> Double { rects[view.index].y + rects[view.index].height }
    #expect(rects[button.index].y > 0)
    #expect((end(button) - end(label) - 5.6).magnitude < 1e-6)
  }

  /// CH-gap-spacing-useDefault: spacing that was never set is 0, even after a view that was removed with its
  /// custom spacing and added again. The system's spacing after one view is the one between all views.
  @Test func theSystemsSpacingIsTheSameAfterOneViewAsBetweenAll() {
    func gaps(_ change: (inout ProblemBuilder, _ stack: ViewID, _ views: [ViewID]) -> Void)
      -> [Double]
    {
      var builder = ProblemBuilder()
      let stack = builder.stack(.vertical)
      let views = [10.0, 20, 30, 40].map { builder.view(in: stack, 100, $0) }
      change(&builder, stack, views)
      let rects = layout(builder.problem).alignmentRects
      return zip(views, views.dropFirst()).map { above, below in
        rects[below.index].y - rects[above.index].y - rects[above.index].height
      }
    }
    let between = gaps { builder, stack, _ in builder[stack].stack?.usesSystemSpacing = true }
    #expect(Set(between).count == 1 && between[0] > 0)
    let after = gaps { builder, _, views in builder[views[2]].customSpacing = between[0] }
    #expect(after == [0, 0, between[0]])
  }
}
