import Testing

@testable import LayoutEngine

/// The content of views (sizes, text, alignment rects) and its rounding to pixels; by hand.
@Suite struct ContentSizeTests {
  /// 60 pt from both sides of 100: the view would be −20 pt wide.
  @Test func noSizeIsNegative() throws {
    var builder = ProblemBuilder(100, 100)
    let view = builder.view()
    builder.constrain(view, .leading, .equal, ProblemBuilder.container, .leading, 60)
    builder.constrain(view, .trailing, .equal, ProblemBuilder.container, .trailing, -60)
    let conflict = try #require(layout(builder.problem).conflicts.first)
    #expect(conflict.shortfall == 20)
    #expect(
      Set(conflict.members.map(\.origin)) == [
        .user(ConstraintID(0)), .user(ConstraintID(1)), .nonnegativeSize(view, .horizontal),
        .environment(ProblemBuilder.container, .horizontal),
      ])
  }

  /// A stack has no intrinsic size, so its own priorities have no effect, whatever they are.
  @Test func aStackHugsNothing() {
    var builder = ProblemBuilder(300, 100)
    let row = builder.stack(.horizontal)
    builder.pin(row)
    let inner = builder.stack(in: row, .horizontal)
    builder[inner].horizontal = ContentSize(
      intrinsic: 10, hugging: .required, compressionResistance: .required)
    _ = builder.view(in: inner)
    let label = builder.view(in: row, 100, 20)
    let outcome = layout(builder.problem)
    #expect(outcome.frames[inner.index].width == 200)
    #expect(outcome.frames[label.index].width == 100)
    #expect(outcome.ambiguities == [])
  }

  /// 200 / 3 at scale 2: edges at 0, 66.67, 133.33 and 200 fall on 0, 66.5, 133.5 and 200.
  @Test func aFrameIsTheDifferenceOfRoundedEdges() {
    var builder = ProblemBuilder(200, 100)
    let row = builder.stack(.horizontal, .fillEqually)
    builder.pin(row)
    let views = (0..<3).map { _ in builder.view(in: row) }
    let frames = layout(builder.problem).frames
    #expect(views.map { frames[$0.index].width } == [66.5, 67, 66.5])
  }

  /// Apple's switch is 51 × 31 and aligned as 49 × 31; its slider extends beyond its alignment rect by 2 on
  /// both sides and by 1 below.
  @Test func frameAndAlignmentRectDiffer() {
    var builder = ProblemBuilder(300, 100)
    let row = builder.stack(.horizontal, spacing: 8, .fill, .leading)
    builder.pin(row)
    let toggle = builder.view(in: row, 49, 31, hugging: 750)
    builder[toggle].alignmentRectInsets = Insets(right: 2)
    let slider = builder.view(in: row, 100, 30)
    builder[slider].alignmentRectInsets = Insets(left: 2, bottom: 1, right: 2)
    let frames = layout(builder.problem).frames
    #expect(frames[toggle.index] == Rect(x: 0, y: 0, width: 51, height: 31))
    // 49 + 8 = 57 and 300 − 57 = 243.
    #expect(frames[slider.index] == Rect(x: 55, y: 0, width: 247, height: 31))
  }

  /// Three words of 40 with spaces of 4 in 100 pt: two lines of 20.3, rounded up to a pixel.
  @Test(arguments: [(0, 41), (1, 20.5), (2, 41)] as [(Int, Double)])
  func textTakesTheLinesItNeeds(maximumLines: Int, height: Double) {
    var builder = ProblemBuilder(100, 400)
    let label = builder.view(128, 20.5)
    builder[label].wrapping = WrappingText(
      runs: Array(repeating: .init(width: 40, spaceAfter: 4), count: 3), lineHeight: 20.3,
      maximumLines: maximumLines)
    builder.pinTop(label)
    let outcome = layout(builder.problem)
    #expect(outcome.frames[label.index] == Rect(x: 0, y: 0, width: 100, height: height))
  }

  /// A square beside the text is as high as the text. One line would leave 180 pt for 190; two lines leave
  /// 160, in which each of the two words has a line.
  @Test func aHeightThatChangesTheWidthIsFollowed() {
    var builder = ProblemBuilder(200, 400)
    let row = builder.stack(.horizontal)
    builder.pinTop(row)
    let label = builder.view(in: row, 190, 20)
    builder[label].vertical.hugging = Priority(800)
    builder[label].vertical.compressionResistance = Priority(800)
    builder[label].wrapping = WrappingText(
      runs: Array(repeating: .init(width: 93, spaceAfter: 4), count: 2), lineHeight: 20,
      maximumLines: 0)
    let square = builder.view(in: row)
    builder.constrain(square, .width, .equal, square, .height)
    let outcome = layout(builder.problem)
    #expect(outcome.frames[label.index] == Rect(x: 0, y: 0, width: 160, height: 40))
    #expect(outcome.frames[square.index] == Rect(x: 160, y: 0, width: 40, height: 40))
  }

  /// Rounding to pixels hides half a point.
  @Test(arguments: [(0.4, 0), (0.6, 1)] as [(Double, Int)])
  func aRangeThatNoPixelShowsIsNoAmbiguity(range: Double, count: Int) {
    var builder = ProblemBuilder(100, 100)
    let view = builder.view(nil, 20)
    builder.constrain(view, .leading, .equal, ProblemBuilder.container, .leading)
    builder.constrain(view, .top, .equal, ProblemBuilder.container, .top)
    builder.constrain(view, .width, .greaterThanOrEqual, nil, nil, 50)
    builder.constrain(view, .width, .lessThanOrEqual, nil, nil, 50 + range)
    #expect(layout(builder.problem).ambiguities.count == count)
  }

  /// UIKit's behavior in a tie is a prediction: of two views the first shrinks and grows.
  @Test(arguments: [(100.0, [40.0, 60.0]), (250.0, [190.0, 60.0])])
  func theFirstOfTiedViewsGivesAndTakes(width: Double, expected: [Double]) {
    var builder = ProblemBuilder(width, 100)
    let row = builder.stack(.horizontal)
    builder.pin(row)
    let views = [100.0, 60].map { builder.view(in: row, $0, 20) }
    let outcome = layout(builder.problem)
    #expect(views.map { outcome.frames[$0.index].width } == expected)
    #expect(outcome.ambiguities.first?.group.map(\.predicted) == expected)
  }
}

extension ProblemBuilder {
  /// Pins a view to the top and both sides, and leaves its height free.
  fileprivate mutating func pinTop(_ view: ViewID) {
    for edge in [LayoutAnchor.Attribute.top, .leading, .trailing] {
      constrain(view, edge, .equal, Self.container, edge)
    }
  }
}
