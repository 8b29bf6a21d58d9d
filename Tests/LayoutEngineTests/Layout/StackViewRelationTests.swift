import Testing

@testable import LayoutEngine

/// Observations that state a relation and not a number: it holds for whatever sizes are put in.
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
          Anchor(ViewID(1), axis == .horizontal ? .width : .height), .equal, nil, constant: 400))
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
            Anchor(ViewID(1), axis == .horizontal ? .width : .height), .equal, nil, constant: room))
      }
      let rects = layout(problem).alignmentRects
      let ends = (2..<5).map { rects[$0][.position(axis)] + rects[$0][.size(axis)] }
      let gaps = (3..<5).map { rects[$0][.position(axis)] - ends[$0 - 3] }
      #expect((gaps[0] - gaps[1]).magnitude < 1e-6)
      #expect(gaps[0] >= 40 - 1e-6)
      #expect(room == nil || gaps[0] > 41)
    }
  }

  /// UIKit prints the canvas connections on the margins guide, 8 pt inside on each side; here the
  /// guide's insets stand in the constants: first leading and top at 8, last ends 8 before.
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
}
