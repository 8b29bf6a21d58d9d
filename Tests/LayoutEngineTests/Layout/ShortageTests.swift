import Testing

@testable import LayoutEngine

/// The container size at which a shortage ends: arithmetic by hand, to a millionth of a point.
@Suite struct ShortageTests {
  private func expect(
    _ shortage: Shortage?, of outcome: LayoutOutcome, endsAt expected: Double?,
    _ axis: Axis = .horizontal, upTo limit: Double = 500
  ) {
    guard let shortage,
      let found = outcome.sizes(ending: [shortage], of: axis, upTo: limit).first ?? nil
    else {
      #expect(expected == nil && shortage != nil)
      return
    }
    #expect((found - (expected ?? .nan)).magnitude < 1e-6, "\(found)")
  }

  private func firstConflict(_ outcome: LayoutOutcome) -> Shortage? {
    outcome.conflicts.first.map(Shortage.conflict)
  }

  private func firstAmbiguity(_ outcome: LayoutOutcome) -> Shortage? {
    outcome.ambiguities.first.map(Shortage.ambiguity)
  }

  /// 20 + 100.3 + 20 = 140.3.
  @Test func aConflictEndsWhereItsPartsFit() {
    var builder = ProblemBuilder(120, 100)
    let view = builder.view(nil, 20)
    builder.constrain(view, .leading, .equal, ProblemBuilder.container, .leading, 20)
    builder.constrain(view, .trailing, .lessThanOrEqual, ProblemBuilder.container, .trailing, -20)
    builder.constrain(view, .width, .equal, nil, nil, 100.3)
    let outcome = layout(builder.problem)
    expect(firstConflict(outcome), of: outcome, endsAt: 140.3)
    expect(firstConflict(outcome), of: outcome, endsAt: nil, upTo: 140)
    expect(firstConflict(outcome), of: outcome, endsAt: nil, .vertical)
  }

  /// Two rows that are too long, each by itself: the first fits from 100 on, the second from 180 on. Fixing
  /// the first does not depend on the second.
  @Test func ofTwoConflictsEachEndsWhereItsOwnPartsFit() {
    var builder = ProblemBuilder(80, 100)
    for width in [100.0, 180] {
      let view = builder.view(nil, 20)
      builder.constrain(view, .leading, .equal, ProblemBuilder.container, .leading)
      builder.constrain(view, .trailing, .lessThanOrEqual, ProblemBuilder.container, .trailing)
      builder.constrain(view, .width, .equal, nil, nil, width)
    }
    let outcome = layout(builder.problem)
    #expect(outcome.conflicts.count == 2)
    let ends = outcome.sizes(
      ending: outcome.conflicts.map(Shortage.conflict), of: .horizontal, upTo: 500)
    #expect(ends == [100, 180])
  }

  /// A view of 0.3 of the container that must be 100 wide: 100 / 0.3.
  @Test func aShareGrowsSlowerThanItsContainer() {
    var builder = ProblemBuilder(200, 100)
    let view = builder.view(nil, 20)
    builder.constrain(view, .leading, .equal, ProblemBuilder.container, .leading)
    builder.constrain(
      view, .width, .equal, ProblemBuilder.container, .width, multiplier: 0.3)
    builder.constrain(view, .width, .greaterThanOrEqual, nil, nil, 100)
    let outcome = layout(builder.problem)
    expect(firstConflict(outcome), of: outcome, endsAt: 100 / 0.3)
  }

  /// 100 + 8 + 60 = 168: from there on nothing is cut; beyond it the same two have equal hugging.
  @Test func aTieInCompressionEndsWhereBothFit() {
    var builder = ProblemBuilder(120, 100)
    let stack = builder.stack(.horizontal, spacing: 8)
    builder.pin(stack)
    _ = builder.view(in: stack, 100, 20, hugging: 251)
    _ = builder.view(in: stack, 60, 20)
    let outcome = layout(builder.problem)
    expect(firstAmbiguity(outcome), of: outcome, endsAt: 168)
    expect(firstAmbiguity(outcome), of: outcome, endsAt: nil, upTo: 160)
  }

  /// Both have equal hugging, and a larger container only leaves more room.
  @Test func moreRoomEndsNoTieInHugging() {
    var builder = ProblemBuilder(200, 100)
    let stack = builder.stack(.horizontal, spacing: 8)
    builder.pin(stack)
    _ = builder.view(in: stack, 100, 20)
    _ = builder.view(in: stack, 60, 20)
    let outcome = layout(builder.problem)
    expect(firstAmbiguity(outcome), of: outcome, endsAt: nil)
  }

  /// Margins of 16 on both sides, 100 + 8 + 60.5 between them: 200.5.
  @Test func whatGivesFirstIsWholeWhenAllOfItFits() {
    var builder = ProblemBuilder(150, 100)
    let stack = builder.stack(.horizontal, spacing: 8)
    builder.pin(stack, left: 16, right: 16)
    _ = builder.view(in: stack, 100, 20, hugging: 251)
    let giving = builder.view(in: stack, 60.5, 20, resistance: 749)
    let outcome = layout(builder.problem)
    expect(.content(giving, .horizontal), of: outcome, endsAt: 200.5)
    expect(.content(giving, .horizontal), of: outcome, endsAt: nil, upTo: 200)
  }

  /// Two equal columns with a gap of 10: the one that needs 70.25 has it at 2 · 70.25 + 10.
  @Test func ofTwoPointsAColumnGetsOne() {
    var builder = ProblemBuilder(100, 100)
    let stack = builder.stack(.horizontal, spacing: 10, .fillEqually)
    builder.pin(stack)
    let wide = builder.view(in: stack, 70.25, 20)
    _ = builder.view(in: stack, 20, 20)
    expect(.content(wide, .horizontal), of: layout(builder.problem), endsAt: 150.5)
  }

  /// Three words of 40 pt with spaces of 4 in a height of 45 pt, lines of 20: three lines need 60; from 84 on
  /// (a hundredth of a point less is enough) two lines suffice.
  @Test func aTextFitsWhereItTakesALineLess() {
    var builder = ProblemBuilder(70, 45)
    let label = builder.view(128, 20)
    builder[label].wrapping = WrappingText(
      runs: Array(repeating: .init(width: 40, spaceAfter: 4), count: 3), lineHeight: 20,
      maximumLines: 0)
    builder.pin(label)
    let outcome = layout(builder.problem)
    expect(.content(label, .vertical), of: outcome, endsAt: 83.99)
    expect(.content(label, .vertical), of: outcome, endsAt: 60, .vertical)
  }

  /// 16 from the leading edge and 300 wide, in a column 20 from it: 336. If centered, both ends extend beyond
  /// the container until it has all 300.
  @Test func aViewLiesInsideWhereBothItsEndsDo() {
    var builder = ProblemBuilder(200, 100)
    let column = builder.view()
    builder.constrain(column, .leading, .equal, ProblemBuilder.container, .leading, 20)
    let view = builder.view(in: column, 300, 20, resistance: 1000)
    builder.constrain(view, .leading, .equal, column, .leading, 16)
    let centred = builder.view(300, 20, resistance: 1000)
    builder.constrain(centred, .centerX, .equal, ProblemBuilder.container, .centerX)
    for inner in [view, centred] {
      builder.constrain(inner, .width, .lessThanOrEqual, nil, nil, 300)
    }
    let outcome = layout(builder.problem)
    expect(.overhang(view, .horizontal), of: outcome, endsAt: 336)
    expect(.overhang(centred, .horizontal), of: outcome, endsAt: 300)
  }

  @Test func aContainerWithoutASizeHasNone() {
    let outcome = layout(ProblemBuilder().problem)
    let content = Shortage.content(ViewID(0), .vertical)
    #expect(outcome.sizes(ending: [content], of: .vertical, upTo: 9) == [nil])
    let fixed = layout(ProblemBuilder(10, 10).problem)
    for view in [-1, 7] {
      let content = Shortage.content(ViewID(view), .vertical)
      #expect(fixed.sizes(ending: [content], of: .vertical, upTo: 99) == [nil])
    }
  }
}
