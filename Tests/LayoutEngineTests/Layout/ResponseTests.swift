import Testing

@testable import LayoutEngine

/// A quantity over all sizes of the container, against arithmetic by hand and fresh layouts.
@Suite struct ResponseTests {
  /// The ends of the segments, to a billionth of a point.
  private func expectEnds(_ segments: [Segment], _ ends: [Double]) {
    let found =
      segments.map(\.container.lowerBound) + segments.suffix(1).map(\.container.upperBound)
    #expect(found.count == ends.count)
    for (one, other) in zip(found, ends) { #expect((one - other).magnitude < 1e-9) }
  }

  private func expectValues(_ segments: [Segment], _ values: [Double]) {
    for (one, other) in zip(segments.map(\.value), values) {
      #expect((one - other).magnitude < 1e-6)
    }
  }

  /// A row with margins of 16 and a gap of 8: a label of 100 that keeps its size, and one of 60 that gives
  /// way.
  @Test func whatGivesIsGoneBeforeItsNeighbourGives() {
    var builder = ProblemBuilder(400, 100)
    let stack = builder.stack(.horizontal, spacing: 8)
    builder.pin(stack, left: 16, right: 16)
    let fixed = builder.view(in: stack, 100, 20, hugging: 251)
    let giving = builder.view(in: stack, 60, 20, resistance: 749)
    let outcome = layout(builder.problem)
    // 40 pt are gap and margins. Below 140 nothing is left for the view that gives way, and from there on it
    // takes every point.
    let segments = outcome.response(of: giving, .width, to: .horizontal, over: 60...500)
    expectEnds(segments, [60, 140, 500])
    #expect(segments.map(\.slope) == [0, 1])
    #expect(segments.map(\.certainty) == [.determined, .determined])
    let other = outcome.response(of: fixed, .width, to: .horizontal, over: 60...500)
    #expect(other.map(\.slope) == [1, 0])
    expectValues(other, [20, 100])
  }

  /// Three words of 40 pt with spaces of 4: one line needs 128, two need 84, three need 40; a hundredth of a
  /// point less is enough.
  @Test func aTextJumpsWhereItsWordsNoLongerFit() {
    var builder = ProblemBuilder(200, 400)
    let label = builder.view(128, 20)
    builder[label].wrapping = WrappingText(
      runs: Array(repeating: .init(width: 40, spaceAfter: 4), count: 3), lineHeight: 20,
      maximumLines: 0)
    builder.constrain(label, .leading, .equal, ProblemBuilder.container, .leading, 16)
    builder.constrain(label, .trailing, .equal, ProblemBuilder.container, .trailing, -16)
    builder.constrain(label, .top, .equal, ProblemBuilder.container, .top)
    let segments = layout(builder.problem).response(
      of: label, .height, to: .horizontal, over: 80...200)
    expectEnds(segments, [80, 115.99, 159.99, 200])
    expectValues(segments, [60, 40, 20])
    #expect(segments.map(\.slope) == [0, 0, 0])
  }

  /// A word of 100 pt, broken inside: n lines from 100 / n on. A second word of 10 takes the rest of its last
  /// line if it fits: with n lines from (100 + 10) / n on.
  @Test func aBrokenWordSharesItsLastLine() {
    let text = WrappingText(
      runs: [.init(width: 100, spaceAfter: 0), .init(width: 10, spaceAfter: 0)], lineHeight: 1,
      maximumLines: 0)
    for width in stride(from: 12.0, to: 130, by: 0.37) {
      let filling = text.filling(width: width)
      // Broken inside, the word fills n − 1 lines; the second word follows it or starts a line.
      let room = width + 0.01
      let own = (100 / room).rounded(.up)
      let lines = 100 - (own - 1) * room + 10 <= room ? own : own + 1
      #expect(Double(filling.lines) == lines, "\(width)")
      #expect(filling.from <= width && width < filling.below)
      for inside in [filling.from + 1e-9, min(filling.below, 200) - 1e-9] {
        #expect(text.lineCount(width: inside) == filling.lines, "\(width): \(inside)")
      }
    }
  }

  /// Two labels with equal hugging and resistance: their shares are undetermined at every width. The first
  /// label is predicted to lose missing points and to take remaining ones.
  @Test func aTieIsPredictedAtEverySize() {
    var builder = ProblemBuilder(400, 100)
    let stack = builder.stack(.horizontal, spacing: 8)
    builder.pin(stack)
    let first = builder.view(in: stack, 100, 20)
    _ = builder.view(in: stack, 60, 20)
    let segments = layout(builder.problem).response(
      of: first, .width, to: .horizontal, over: 20...400)
    // Down to 8 + 60 nothing is left of the first.
    expectEnds(segments, [20, 68, 400])
    #expect(segments.map(\.slope) == [0, 1])
    #expect(segments.map(\.certainty) == [.predicted, .predicted])
  }

  @Test func aConflictEndsWhereTheContainerIsLargeEnough() {
    var builder = ProblemBuilder(400, 100)
    let view = builder.view(nil, 20)
    builder.constrain(view, .leading, .equal, ProblemBuilder.container, .leading, 20)
    builder.constrain(view, .trailing, .lessThanOrEqual, ProblemBuilder.container, .trailing, -20)
    builder.constrain(view, .width, .equal, nil, nil, 100)
    builder.constrain(view, .width, .equal, nil, nil, 80, priority: 999.9)
    let segments = layout(builder.problem).response(
      of: view, .width, to: .horizontal, over: 100...300)
    // 20 + 100 + 20; below that, the required width breaks and the trailing edge holds.
    #expect(segments.map(\.certainty) == [.conflicting, .determined])
    expectEnds(segments, [100, 140, 300])
    expectValues(segments, [60, 100])
  }

  /// Against the definition, on recorded documents: at any size the piecewise line equals a layout in a
  /// container of that size.
  @Test func everySegmentAgreesWithFreshLayouts() throws {
    let outcomes = try StackDocument.all().lazy.map {
      (seed: $0.seed, layout($0.problem().problem))
    }
    .filter { $0.1.status == .solved && $0.1.problem.views[0].fixedSize != nil }
    var compared = 0
    for (seed, outcome) in outcomes.prefix(2) {
      for axis in Axis.allCases {
        for view in outcome.problem.views.indices.dropFirst().prefix(3) {
          let unknown = (view: ViewID(view), attribute: FrameAttribute.size(axis))
          let segments = outcome.response(
            of: unknown.view, unknown.attribute, to: axis, over: 40...700)
          #expect(segments.first?.container.lowerBound == 40)
          #expect(segments.last?.container.upperBound == 700)
          for segment in segments where segment.certainty != .conflicting {
            compare(segment, unknown, axis, outcome.problem, "\(seed) \(view)")
            compared += 1
          }
        }
      }
    }
    #expect(compared > 10)
  }

  /// The same on random screens with texts that wrap, squares as high as these, ties and shares of the
  /// container.
  @Test func textsAndTiesFollowTheContainer() {
    var compared = 0
    for seed in 0..<4 {
      var random = RandomProblems(seed: UInt64(seed + 40))
      let (problem, views) = random.screen()
      let outcome = layout(problem)
      for view in views.prefix(1) {
        for attribute in [FrameAttribute.width, .height] {
          let unknown = (view: view, attribute: attribute)
          let segments = outcome.response(of: view, attribute, to: .horizontal, over: 200...500)
          #expect(segments.first?.container.lowerBound == 200, "seed \(seed)")
          #expect(segments.last?.container.upperBound == 500, "seed \(seed)")
          for segment in segments where segment.certainty != .conflicting {
            compare(segment, unknown, .horizontal, problem, "seed \(seed) \(view) \(attribute)")
            compared += 1
          }
        }
      }
    }
    #expect(compared > 10)
  }

  private func compare(
    _ segment: Segment, _ unknown: (view: ViewID, attribute: FrameAttribute), _ axis: Axis,
    _ problem: LayoutProblem, _ name: String
  ) {
    let range = segment.container
    let beyond = (range.upperBound - range.lowerBound) * 0.37
    var resized = problem
    let size = problem.views[0].fixedSize ?? Size(width: 0, height: 0)
    resized.views[0].fixedSize =
      axis == .horizontal
      ? Size(width: range.lowerBound + beyond, height: size.height)
      : Size(width: size.width, height: range.lowerBound + beyond)
    let fresh = layout(resized)
    #expect(fresh.conflicts.isEmpty, "\(name) \(range)")
    let expected = fresh.alignmentRects[unknown.view.index][unknown.attribute]
    let found = segment.value + segment.slope * beyond
    #expect((found - expected).magnitude < 1e-4, "\(name) \(range)")
    let open = fresh.range(of: unknown.view, unknown.attribute)
    let isOpen = open.upperBound - open.lowerBound > 1e-4
    #expect(isOpen == (segment.certainty == .predicted), "\(name) \(range)")
  }

  @Test func aContainerWithoutASizeHasNoResponse() {
    let outcome = layout(ProblemBuilder().problem)
    #expect(outcome.response(of: ViewID(0), .width, to: .horizontal, over: 0...100) == [])
    #expect(outcome.response(of: ViewID(7), .width, to: .horizontal, over: 0...100) == [])
    let fixed = layout(ProblemBuilder(10, 10).problem)
    #expect(fixed.response(of: ViewID(0), .width, to: .horizontal, over: 5...5) == [])
    let infinite = -Double.infinity...Double.infinity
    let all = fixed.response(of: ViewID(0), .width, to: .horizontal, over: infinite)
    #expect(all.map(\.slope) == [1])
    #expect(all.first?.container == 0...2_777_777)
  }
}

extension RandomProblems {
  /// A column of rows, 300 pt wide, and the labels in it.
  fileprivate mutating func screen() -> (problem: LayoutProblem, labels: [ViewID]) {
    var builder = ProblemBuilder(300, 2_000)
    let column = builder.stack(.vertical, spacing: 8, .fill, pick([.fill, .leading, .center]))
    builder.pin(column, left: 16, right: 16)
    var labels: [ViewID] = []
    for _ in 0..<2 {
      let row = builder.stack(in: column, .horizontal, spacing: 4, .fill, pick([.fill, .center]))
      for _ in 0..<(1 + next(2)) { labels.append(label(in: row, &builder)) }
      if next(2) == 0 {
        let square = builder.view(in: row, 30, 30, hugging: 252)
        builder.constrain(square, .width, .equal, square, .height)
      }
    }
    if next(2) == 0 {
      builder.constrain(
        labels[0], .width, .lessThanOrEqual, ProblemBuilder.container, .width,
        multiplier: pick([0.25, 0.5]))
    }
    return (builder.problem, labels)
  }

  private mutating func label(in row: ViewID, _ builder: inout ProblemBuilder) -> ViewID {
    let words = (0..<(1 + next(4))).map { _ in
      WrappingText.Run(width: pick([20.0, 35, 40.5, 90]), spaceAfter: 4)
    }
    let length = words.reduce(-4) { $0 + $1.width + $1.spaceAfter }
    let label = builder.view(in: row, length, 20)
    builder[label].wrapping = WrappingText(runs: words, lineHeight: 20, maximumLines: next(3))
    builder[label].horizontal.hugging = Priority(pick([250, 250, 251, 249]))
    builder[label].horizontal.compressionResistance = Priority(pick([750, 750, 749, 751]))
    return label
  }
}
