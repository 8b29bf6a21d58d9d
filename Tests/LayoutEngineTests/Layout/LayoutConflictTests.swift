import Testing

@testable import LayoutEngine

/// Conflicts of whole layouts: members by their origin, amounts, and the layout after the break that UIKit is
/// expected to make; by hand.
@Suite struct LayoutConflictTests {
  /// 16 + 400 + 16 in 375 misses by 57.
  @Test func membersSayWhereTheyComeFromAndHowFarTheyMiss() throws {
    var builder = ProblemBuilder(375, 667)
    let view = builder.view(nil, 20)
    let leading = builder.constrain(view, .leading, .equal, ProblemBuilder.container, .leading, 16)
    let trailing = builder.constrain(
      view, .trailing, .equal, ProblemBuilder.container, .trailing, -16)
    let width = builder.constrain(view, .width, .equal, nil, nil, 400)
    let outcome = layout(builder.problem)
    let conflict = try #require(outcome.conflicts.first)
    #expect(outcome.conflicts.count == 1)
    #expect(conflict.axes == [.horizontal])
    #expect(conflict.shortfall == 57)
    #expect(conflict.members.map(\.share).sorted() == [-375, 16, 16, 400])
    #expect(
      conflict.members.map(\.origin) == [
        .user(leading), .user(trailing), .user(width), .environment(ViewID(0), .horizontal),
      ])
    // Each alone: leading at −41, trailing at +41, the width 343, the screen 432.
    #expect(conflict.members.map(\.repair) == [-57, 57, -57, 57])
    // The width breaks: from 16 to 359.
    #expect(conflict.predictedBreak == 2)
    #expect(outcome.frames[view.index].x == 16 && outcome.frames[view.index].width == 343)
  }

  @Test func independentConflictsAreReportedApart() {
    var builder = ProblemBuilder(375, 667)
    for _ in 0..<3 {
      let view = builder.view(nil, 20)
      builder.constrain(view, .width, .equal, nil, nil, 100)
      builder.constrain(view, .width, .greaterThanOrEqual, nil, nil, 120)
    }
    let conflicts = layout(builder.problem).conflicts
    #expect(
      conflicts.map { $0.members.map(\.origin) } == [
        [.user(ConstraintID(0)), .user(ConstraintID(1))],
        [.user(ConstraintID(2)), .user(ConstraintID(3))],
        [.user(ConstraintID(4)), .user(ConstraintID(5))],
      ])
    #expect(conflicts.map(\.shortfall) == [20, 20, 20])
  }

  /// Of two conflicts that share a line, the second appears when the first is fixed; the layout after both
  /// breaks is reported.
  @Test func overlappingConflictsComeOneAfterTheOther() {
    var builder = ProblemBuilder(375, 667)
    let view = builder.view(nil, 20)
    builder.constrain(view, .leading, .equal, ProblemBuilder.container, .leading)
    for width in [100.0, 200, 300] { builder.constrain(view, .width, .equal, nil, nil, width) }
    let outcome = layout(builder.problem)
    #expect(outcome.conflicts.count == 2)
    // The larger constant breaks each time.
    #expect(outcome.frames[view.index].width == 100)
  }

  /// 60 + 10 + 60 in 100 misses by 30; the 60 counts twice, so 15 less of it are enough.
  @Test func aLineThatCountsTwiceHasToMoveHalfAsFar() throws {
    var builder = ProblemBuilder(100, 100)
    let stack = builder.stack(.horizontal, spacing: 10)
    builder.pin(stack)
    let views = (0..<2).map { _ in builder.view(in: stack) }
    builder.constrain(views[0], .width, .equal, nil, nil, 60)
    builder.constrain(views[1], .width, .equal, views[0], .width)
    let conflict = try #require(layout(builder.problem).conflicts.first)
    #expect(conflict.shortfall == 30)
    // Two sizes of 60 and the gap, less the room; lines that join edges or sizes add nothing.
    #expect(conflict.members.map(\.share).filter { $0 != 0 }.sorted() == [-100, 10, 120])
    func repair(_ origin: ConstraintOrigin) -> Double? {
      conflict.members.first { $0.origin == origin }?.repair
    }
    #expect(repair(.user(ConstraintID(4))) == -15)
    #expect(repair(.stack(stack, .spacing, views: views)) == -30)
    #expect(repair(.environment(ViewID(0), .horizontal)) == 30)
  }

  /// A hundred rows in one column, each 8 + 200 + 200 pt in 320: every row is a conflict of its own lines and
  /// of the two that hold the column, short by 88.
  @Test func ofManyConflictsEachNamesItsOwnLines() {
    var builder = ProblemBuilder(320, 10_000)
    let column = builder.stack(.vertical)
    let pins = [LayoutAnchor.Attribute.leading, .trailing, .top].map {
      builder.constrain(column, $0, .equal, ProblemBuilder.container)
    }
    let widths = (0..<100).map { _ in
      let row = builder.stack(in: column, .horizontal, spacing: 8)
      return (0..<2).map { _ in
        let view = builder.view(in: row, 10, 10)
        return builder.constrain(view, .width, .equal, nil, nil, 200)
      }
    }
    let outcome = layout(builder.problem)
    let lines = outcome.conflicts.map { conflict in
      Set(
        conflict.members.compactMap { member -> ConstraintID? in
          if case .user(let id) = member.origin { id } else { nil }
        })
    }
    #expect(Set(lines) == Set(widths.map { Set($0 + pins.prefix(2)) }))
    #expect(lines.count == 100)
    #expect(outcome.conflicts.allSatisfy { $0.shortfall == 88 })
  }

  /// Rows of 40 pt in 667: 16 fit in 640 pt, so 24 of 40 rows do not fit, 933 pt are missing, and the first
  /// of those 24 keeps the remaining 27 pt. It is one shortage, however many rows there are.
  @Test(arguments: [(40, 24, 933.0), (400, 384, 15_333)])
  func rowsThatDoNotFitAreOneConflict(count: Int, broken: Int, missing: Double) throws {
    var builder = ProblemBuilder(375, 667)
    let column = builder.stack(.vertical)
    builder.pin(column)
    let rows = (0..<count).map { _ in builder.view(in: column) }
    let heights = rows.map { builder.constrain($0, .height, .equal, nil, nil, 40) }
    let outcome = layout(builder.problem)
    let conflict = try #require(outcome.conflicts.first)
    #expect(outcome.conflicts.count == 1)
    #expect(conflict.axes == [.vertical])
    #expect(conflict.shortfall == missing)
    #expect(Set(conflict.members.map(\.origin)).isSuperset(of: heights.map { .user($0) }))
    let breaking = [conflict.members[conflict.predictedBreak].origin] + conflict.laterBreaks
    #expect(breaking == heights.prefix(broken).map { .user($0) })
    let lengths = rows.map { outcome.frames[$0.index].height }
    #expect(
      lengths == [27] + Array(repeating: 0, count: broken - 1) + Array(repeating: 40, count: 16))
    #expect(outcome.ambiguities.isEmpty)
  }

  /// The larger ones break first: 300 and 200 of 100, 200, 100, 300 in 250 pt. The remaining 50 pt go to the
  /// first of the two.
  @Test func theLargestOfASumBreakFirst() throws {
    var builder = ProblemBuilder(250, 100)
    let row = builder.stack(.horizontal)
    builder.pin(row)
    let views = [100.0, 200, 100, 300].map { width in
      let view = builder.view(in: row)
      builder.constrain(view, .width, .equal, nil, nil, width)
      return view
    }
    let outcome = layout(builder.problem)
    let conflict = try #require(outcome.conflicts.first)
    #expect(outcome.conflicts.count == 1)
    #expect(conflict.shortfall == 450)
    #expect(views.map { outcome.frames[$0.index].width } == [100, 50, 100, 0])
  }

  /// Conflicts with separate fixes are reported separately: two columns side by side of 240 pt in 100, and a
  /// row.
  @Test func columnsThatEachDoNotFitAreConflictsOfTheirOwn() {
    var builder = ProblemBuilder(300, 100)
    let all = builder.stack(.horizontal, .fillEqually)
    builder.pin(all)
    for _ in 0..<2 {
      let column = builder.stack(in: all, .vertical)
      for _ in 0..<6 {
        let view = builder.view(in: column)
        builder.constrain(view, .height, .equal, nil, nil, 40)
      }
    }
    let row = builder.stack(in: all, .horizontal)
    for _ in 0..<6 {
      let view = builder.view(in: row)
      builder.constrain(view, .width, .equal, nil, nil, 40)
    }
    let conflicts = layout(builder.problem).conflicts
    #expect(conflicts.map(\.shortfall) == [140, 140, 140])
    #expect(Set(conflicts.map { Set($0.members.map(\.origin)) }).count == 3)
    #expect(conflicts.filter { $0.axes == [.vertical] }.count == 2)
    #expect(conflicts.filter { $0.axes == [.horizontal] }.count == 1)
  }

  /// Forty cells of 8 + 40 + 8 pt, each written edge by edge, in 667 pt: 2,240 pt are 1,573 too many. Without
  /// the pictures' heights the margins of 640 pt fit, so only the heights break. Open values of the broken
  /// views are not reported.
  @Test func cellsWithLinesOfTheirOwnAreOneConflict() throws {
    var builder = ProblemBuilder(375, 667)
    let column = builder.stack(.vertical)
    builder.pin(column)
    var heights: [ConstraintOrigin] = []
    for _ in 0..<40 {
      let cell = builder.view(in: column)
      let picture = builder.view(in: cell)
      builder.constrain(picture, .leading, .equal, cell, .leading)
      builder.constrain(picture, .width, .equal, nil, nil, 40)
      builder.constrain(picture, .top, .equal, cell, .top, 8)
      builder.constrain(picture, .bottom, .equal, cell, .bottom, -8)
      heights.append(.user(builder.constrain(picture, .height, .equal, nil, nil, 40)))
    }
    let outcome = layout(builder.problem)
    let conflict = try #require(outcome.conflicts.first)
    #expect(outcome.conflicts.count == 1)
    let broken = Set([conflict.members[conflict.predictedBreak].origin] + conflict.laterBreaks)
    #expect(broken.isSubset(of: heights))
    #expect(broken.count == 40)
    #expect(outcome.ambiguities.isEmpty)
  }

  /// A picture in each of forty rows, centered, so that each row is only at least as high. The solution stops
  /// at seventeen of them, 680 pt in 667, and each time at others.
  @Test func rowsThatAreOnlyAtLeastAsHighAreOneConflict() {
    var builder = ProblemBuilder(375, 667)
    let column = builder.stack(.vertical)
    builder.pin(column)
    for _ in 0..<40 {
      let row = builder.stack(in: column, .horizontal, .fill, .center)
      let picture = builder.view(in: row)
      builder.constrain(picture, .height, .equal, nil, nil, 40)
      builder.constrain(picture, .width, .equal, nil, nil, 40)
    }
    let outcome = layout(builder.problem)
    #expect(outcome.conflicts.filter { $0.axes == [.vertical] }.count == 1)
  }
}
