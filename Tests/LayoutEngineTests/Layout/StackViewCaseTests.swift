import Testing

@testable import LayoutEngine

/// Frames, fitting sizes and gaps that were observed in UIStackView or computed by Apple's engine.
@Suite struct StackViewCaseTests {
  @Test func observedNumbers() throws {
    var checked = 0
    for observation in try StackViewCase.all()
    where ["frames", "fitting", "fitting+frames", "gaps"].contains(observation.type) {
      // The gap of "useDefault" and five observations of a card without a stack have their own tests below.
      guard observation.stack["kind"] == nil, observation.id != "CH-gap-spacing-useDefault" else {
        continue
      }
      let outcome = layout(observation.problem())
      #expect(outcome.conflicts == [], "\(observation.id)")
      check(observation, outcome)
      checked += 1
    }
    #expect(checked == 38)
  }

  private func check(_ observation: StackViewCase, _ outcome: LayoutOutcome) {
    let expected = observation.expected
    let stack = outcome.frames[1]
    if let fitting = expected["fitting"] as? [Double] {
      #expect([stack.width, stack.height] == fitting, "\(observation.id)")
    }
    if let size = expected["stack_size"] as? [Double] {
      #expect([stack.width, stack.height] == size, "\(observation.id)")
    }
    if let height = expected["stack_height"] as? Double { #expect(stack.height == height) }
    if let width = expected["stack_width"] as? Double { #expect(stack.width == width) }
    for (name, value) in expected["frames"] as? [String: Any] ?? [:] {
      guard let index = Int(name) else { continue }
      let frame = outcome.frames[index + 2]
      if let all = value as? [Double] {
        #expect([frame.x, frame.y, frame.width, frame.height] == all, "\(observation.id)")
      }
      check(frame, value as? [String: Double] ?? [:], "\(observation.id) \(name)")
    }
    if let gaps = expected["gaps"] as? [Double] {
      let frames = outcome.frames.dropFirst(2)
      let found = zip(frames, frames.dropFirst()).map { $1.y - $0.y - $0.height }
      #expect(found == gaps, "\(observation.id)")
    }
  }

  private func check(_ frame: Rect, _ numbers: [String: Double], _ comment: String) {
    let tolerance = numbers["tol"] ?? 0
    let found = ["minX": frame.x, "minY": frame.y, "width": frame.width, "height": frame.height]
    for (name, value) in numbers where name != "tol" {
      #expect(((found[name] ?? .nan) - value).magnitude <= tolerance, "\(comment).\(name)")
    }
  }

  /// CH-fit-…: a card around a label of 295 × 51 with insets 6, 8, 6, 8.
  @Test(arguments: [
    (Size(width: 0, height: 0), 50.0, Size(width: 311, height: 63)),
    (Size(width: 10_000, height: 10_000), 50.0, Size(width: 311, height: 63)),
    (Size(width: 320, height: 90), 1000.0, Size(width: 320, height: 90)),
    (Size(width: 320, height: 90), 750.0, Size(width: 320, height: 90)),
    (Size(width: 320, height: 90), 250.0, Size(width: 311, height: 63)),
  ])
  func fittingSizeOfACard(target: Size, priority: Double, expected: Size) {
    var builder = ProblemBuilder(500, 500)
    let card = builder.view()
    let label = builder.view(in: card, 295, 51)
    builder.constrain(label, .leading, .equal, card, .leading, 8)
    builder.constrain(label, .trailing, .equal, card, .trailing, -8)
    builder.constrain(label, .top, .equal, card, .top, 6)
    builder.constrain(label, .bottom, .equal, card, .bottom, -6)
    let fitting = layout(builder.problem).fittingSize(
      of: card, target: target, horizontal: Priority(priority), vertical: Priority(priority))
    #expect(fitting == expected)
  }

  /// T-fill-first-stretches and I-labels-fill: the first of equals takes all the room.
  @Test func theFirstOfEqualsIsStretched() {
    var builder = ProblemBuilder(300, 600)
    let stack = builder.stack(.vertical)
    builder.pin(stack)
    let views = [50.0, 100, 200].map { builder.view(in: stack, $0, $0) }
    let outcome = layout(builder.problem)
    // 600 − 100 − 200 = 300 for the first.
    #expect(views.map { outcome.frames[$0.index].height } == [300, 100, 200])
    builder[views[0]].vertical.hugging = Priority(750)
    let after = layout(builder.problem)
    #expect(views.map { after.frames[$0.index].height } == [50, 350, 200])
  }

  /// T-fillEqually-unsized, T-equalCentering-unsized: heights that follow from the views alone.
  @Test func stacksWithoutASizeTakeTheirContents() {
    func heights(_ distribution: StackProperties.Distribution) -> (Double, [Rect]) {
      var builder = ProblemBuilder()
      let stack = builder.stack(.vertical, distribution)
      builder.constrain(stack, .top, .equal, ProblemBuilder.container, .top)
      let views = [50.0, 100, 200].map { builder.view(in: stack, $0, $0) }
      let outcome = layout(builder.problem)
      return (outcome.frames[stack.index].height, views.map { outcome.frames[$0.index] })
    }
    let equal = heights(.fillEqually)
    #expect(equal.0 == 600)
    #expect(equal.1.map(\.height) == [200, 200, 200])
    let centred = heights(.equalCentering)
    #expect(centred.0 == 425)
    #expect(centred.1.map(\.y) == [0, 125, 225])
  }

  /// SO-single-view: stretched to both ends in every distribution.
  @Test(arguments: StackProperties.Distribution.allCases)
  func aSingleViewIsStretched(distribution: StackProperties.Distribution) {
    var builder = ProblemBuilder(320, 100)
    let stack = builder.stack(.horizontal, distribution)
    builder.pin(stack)
    let view = builder.view(in: stack, 50, 20)
    let outcome = layout(builder.problem)
    #expect(outcome.frames[view.index].width == 320)
  }

  /// OR-firstBaseline-height: the stack's top is the first label's, and the second label extends above it.
  @Test func aBaselineRowTiesItsTopToTheFirstViewOnly() {
    var builder = ProblemBuilder()
    let stack = builder.stack(.horizontal, .fill, .firstBaseline)
    builder.constrain(stack, .top, .equal, ProblemBuilder.container, .top)
    builder.constrain(stack, .leading, .equal, ProblemBuilder.container, .leading)
    let views = [(20.0, 15.0), (40, 32), (20, 15)].map {
      builder.view(in: stack, 30, $0.0, firstBaseline: $0.1)
    }
    let outcome = layout(builder.problem)
    // 15 − 32 = −17, and the row ends where the second view does: −17 + 40 = 23.
    #expect(views.map { outcome.frames[$0.index].y } == [0, -17, 0])
    #expect(outcome.frames[stack.index].height == 23)
  }

  /// SO-46253248: 24 views of 1 pt, spacing 1, in 300 pt.
  @Test func theLastProportionalViewTakesTheDifference() {
    var builder = ProblemBuilder(300, 10)
    let stack = builder.stack(.horizontal, spacing: 1, .fillProportionally)
    builder.pin(stack)
    let views = (0..<24).map { _ in builder.view(in: stack, 1, 1) }
    let outcome = layout(builder.problem)
    // The denominator is 24 + 23 = 47: 300 / 47 each, and 277 − 23 · 300 / 47 for the last.
    let share = 300.0 / 47
    let widths = views.map { outcome.alignmentRects[$0.index].width }
    #expect(widths.dropLast().allSatisfy { ($0 - share).magnitude < 1e-6 })
    let rest = 277 - 23 * share
    #expect((widths[23] - rest).magnitude < 1e-6)
  }

  /// CH-prop-multipliers: 8/81, 48/81, 16/81 at 999, 998, 997, and 0 for no length; three gaps
  /// of 3 pt count, 8 + 48 + 16 + 9 = 81.
  @Test func sharesCountTheGapOfAViewWithoutLength() {
    var builder = ProblemBuilder(300, 10)
    let stack = builder.stack(.horizontal, spacing: 3, .fillProportionally)
    for length in [8.0, 48, 16] { _ = builder.view(in: stack, length, 1) }
    _ = builder.view(in: stack, nil, 1)
    let lowered = lower(builder.problem)
    let shares = lowered.linear.rows.indices.filter {
      guard case .stack(_, .fillProportionally, _)? = lowered.sources[$0].origin else {
        return false
      }
      return true
    }
    let factors = shares.map { row in
      lowered.linear.terms(of: LinearConstraintID(Int32(row))).last?.coefficient ?? 0
    }
    let whole = 81.0
    let expected: [Double] = [-8 / whole, -48 / whole, -16 / whole, 1]
    #expect(factors == expected)
    #expect(shares.map { lowered.linear.rows[$0].priority.value } == [999, 998, 997, 1000])
  }

  /// RND and RND1: the nearest pixel, half up, of the solved edge.
  @Test func edgesAreRoundedToTheNearestPixel() {
    func box(scale: Double, y: Double) -> Rect {
      var builder = ProblemBuilder(100, 2000)
      builder.problem.scale = scale
      let view = builder.view(10, 10)
      builder.constrain(view, .top, .equal, ProblemBuilder.container, .top, y)
      return layout(builder.problem).frames[view.index]
    }
    #expect(box(scale: 2, y: 950.25).y == 950.5)
    #expect(box(scale: 2, y: 950.2).y == 950)
    func centred(scale: Double) -> Double {
      var builder = ProblemBuilder(15, 15)
      builder.problem.scale = scale
      let view = builder.view(30, 30)
      builder.constrain(view, .centerY, .equal, ProblemBuilder.container, .centerY)
      return layout(builder.problem).frames[view.index].height
    }
    // From −7.5 to 22.5: −7 and 23 at scale 1, 30 apart; the posted 31 had an odd outer origin.
    #expect(centred(scale: 2) == 30)
  }

  /// CLAMP: an intrinsic width of greatestFiniteMagnitude lays out as 2,777,777.
  @Test func sizesAreCapped() {
    var builder = ProblemBuilder()
    let stack = builder.stack(.vertical, .fill, .leading)
    builder.constrain(stack, .leading, .equal, ProblemBuilder.container, .leading)
    _ = builder.view(in: stack, Double.greatestFiniteMagnitude, nil)
    #expect(layout(builder.problem).frames[stack.index].width == 2_777_777)
  }
}
