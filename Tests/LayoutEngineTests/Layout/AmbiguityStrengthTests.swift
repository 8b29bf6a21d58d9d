import Testing

@testable import LayoutEngine

/// Ambiguous at this size, at other sizes, or only by the priorities; by hand.
@Suite struct AmbiguityStrengthTests {
  /// A row of two labels, 100 and 60 pt with a gap of 8: together they need 168 pt.
  private func row(_ width: Double, hugging: Double = 250, resistance: Double = 750)
    -> (outcome: LayoutOutcome, first: ViewID, second: ViewID)
  {
    var builder = ProblemBuilder(width, 100)
    let stack = builder.stack(.horizontal, spacing: 8)
    builder.pin(stack)
    let first = builder.view(in: stack, 100, 20, hugging: hugging, resistance: resistance)
    let second = builder.view(in: stack, 60, 20)
    return (layout(builder.problem), first, second)
  }

  @Test func whatTiesHereIsNoWeakerStatement() throws {
    let (outcome, first, second) = row(400)
    let here = try #require(outcome.ambiguities.first)
    #expect(outcome.ambiguities.count == 1)
    #expect(here.strength == .here)
    #expect(here.group.map(\.view) == [first, second])
    // 400 − 168 left over.
    #expect((here.room - 232).magnitude < 1e-6)
    // Hugging and compression resistance tie in the same group, which is known already.
    #expect(outcome.structuralTies(of: ViewID(1)) == [])
  }

  /// The trade between two labels of a row has nothing to do with another row.
  @Test func rowsThatNothingJoinsAreAmbiguousEachByItself() throws {
    var builder = ProblemBuilder(400, 100)
    var rows: [[ViewID]] = []
    for _ in 0..<8 {
      let stack = builder.stack(.horizontal, spacing: 8)
      builder.pin(stack)
      rows.append([builder.view(in: stack, 100, 20), builder.view(in: stack, 60, 20)])
    }
    let found = layout(builder.problem).ambiguities
    #expect(found.map { $0.group.map(\.view) } == rows)
    for (ambiguity, row) in zip(found, rows) {
      #expect((ambiguity.room - 232).magnitude < 1e-6)
      #expect(ambiguity.group.map { $0.upper - $0.lower }.allSatisfy { $0 > 231 })
      guard case .tie(_, let members) = ambiguity.cause else {
        Issue.record("no tie in \(row)")
        continue
      }
      #expect(members.count == row.count)
    }
  }

  /// Less than a pixel is open too, although it is not reported; a rounding remainder is not open.
  @Test(arguments: [(168.3, false), (168.00005, true)])
  func aRangeIsOpenFromATenThousandthOfAPointOn(_ width: Double, _ isUnique: Bool) {
    let (outcome, first, _) = row(width)
    let range = outcome.relaxed.range(of: outcome.relaxed.lowered.variable(first, .width))
    #expect(range.isUnique == isUnique)
  }

  @Test func labelsThatResistAlikeTieInNarrowContainers() throws {
    let (outcome, first, second) = row(400, hugging: 251)
    #expect(outcome.ambiguities == [])
    let found = outcome.ambiguities(over: 100...500, of: .horizontal)
    let tie = try #require(found.first)
    #expect(found.count == 1)
    guard case .sizes(.horizontal, let sizes) = tie.strength else {
      Issue.record("\(tie.strength)")
      return
    }
    #expect(sizes.lowerBound == 100)
    #expect((sizes.upperBound - 168).magnitude < 1e-9)
    #expect(
      tie.cause
        == .tie(
          priority: .defaultHigh,
          members: [
            .compressionResistance(first, .horizontal), .compressionResistance(second, .horizontal),
          ]))
    // In the middle, at 134 pt, 34 are missing: 66 to 100 and 26 to 60.
    #expect((tie.room + 34).magnitude < 1e-6)
    #expect(tie.group.map { ($0.lower * 1e6).rounded() / 1e6 } == [66, 26])
    #expect(tie.group.map { ($0.upper * 1e6).rounded() / 1e6 } == [100, 60])
    #expect(outcome.ambiguities(over: 168...500, of: .horizontal) == [])
    #expect(outcome.ambiguities(over: 10...90, of: .vertical) == [])
  }

  /// Below 68 pt nothing is left of the first label, but it could be wider: one tie over the whole range.
  @Test func aTieReachesAcrossBreakpoints() {
    let (outcome, _, _) = row(150, hugging: 251)
    let found = outcome.ambiguities(over: 20...500, of: .horizontal)
    #expect(found.count == 1)
    guard case .sizes(_, let sizes)? = found.first?.strength else { return }
    #expect(sizes.contains(150))
    #expect(sizes.lowerBound == 20 && (sizes.upperBound - 168).magnitude < 1e-9)
  }

  @Test func equalPrioritiesTieAtTheNextPoint() {
    // Exactly as wide as the row's content: nothing is open at any priority.
    let (outcome, first, second) = row(168)
    #expect(outcome.ambiguities == [])
    let ties = outcome.structuralTies(of: ViewID(1))
    #expect(ties.map(\.strength) == [.structural, .structural])
    #expect(
      ties.map(\.cause) == [
        .tie(
          priority: .defaultLow,
          members: [.hugging(first, .horizontal), .hugging(second, .horizontal)]),
        .tie(
          priority: .defaultHigh,
          members: [
            .compressionResistance(first, .horizontal), .compressionResistance(second, .horizontal),
          ]),
      ])
    #expect(ties.map { ($0.room * 1e6).rounded() / 1e6 } == [1, -1])
  }

  @Test func differentPrioritiesTieNowhere() {
    let (outcome, _, _) = row(400, hugging: 251, resistance: 751)
    #expect(outcome.structuralTies(of: ViewID(1)) == [])
    #expect(outcome.ambiguities(over: 20...800, of: .horizontal) == [])
  }

  /// A spacer takes all of the remaining room, and no two views resist equally: the priorities of the labels
  /// may be equal.
  @Test func aSpacerTakesTheRoom() {
    var builder = ProblemBuilder(400, 100)
    let stack = builder.stack(.horizontal)
    builder.pin(stack)
    _ = builder.view(in: stack, 100, 20, resistance: 751)
    _ = builder.view(in: stack)
    _ = builder.view(in: stack, 60, 20)
    let outcome = layout(builder.problem)
    #expect(outcome.ambiguities == [])
    #expect(outcome.structuralTies(of: ViewID(1)) == [])
  }

  /// A view tied to another size has that size, however equal the priorities are.
  @Test func aShareOfTheContainerPartsEqualPriorities() {
    var builder = ProblemBuilder(400, 100)
    let stack = builder.stack(.horizontal)
    builder.pin(stack)
    let first = builder.view(in: stack, 100, 20)
    _ = builder.view(in: stack, 60, 20)
    builder.constrain(
      first, .width, .equal, ProblemBuilder.container, .width, multiplier: 0.25)
    #expect(layout(builder.problem).structuralTies(of: ViewID(1)) == [])
  }
}
