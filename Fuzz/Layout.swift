@testable import LayoutEngine

/// A small tree of views made from the bytes, with numbers that no screen has among them: it has an
/// outcome, every number of every frame is finite, and every question about it has an answer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLayout(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Bytes(rest: [UInt8](fuzz: start, min(count, 300))[...])
  let problem = bytes.problem()
  let outcome = layout(problem)
  for rect in outcome.frames + outcome.framesInContainer + outcome.alignmentRects {
    demand(
      FrameAttribute.allCases.allSatisfy { rect[$0].isFinite }, "a frame has no number: \(rect)")
  }
  demand(outcome.frames.count == problem.views.count, "a view has no frame")
  demand(
    (outcome.status == .solved) == outcome.conflicts.isEmpty, "a conflict is solved, or none is not"
  )
  for conflict in outcome.conflicts {
    demand(conflict.shortfall > 0, "a conflict misses by \(conflict.shortfall)")
    demand(conflict.members.indices.contains(conflict.predictedBreak), "nobody breaks")
  }
  for ambiguity in outcome.ambiguities {
    demand(!ambiguity.group.isEmpty, "an ambiguity of nothing")
    for quantity in ambiguity.group + ambiguity.consequences {
      demand(quantity.upper - quantity.lower > 0.5, "a range that nobody sees")
    }
  }
  ask(outcome, problem.views.count)
  return 0
}

private func ask(_ outcome: LayoutOutcome, _ count: Int) {
  let view = ViewID(count / 2)
  for attribute in FrameAttribute.allCases {
    if let why = outcome.explanation(of: view, attribute) {
      demand(why.value.isFinite, "an explanation of no number")
    }
    let range = outcome.range(of: view, attribute)
    demand(!range.lowerBound.isNaN && !range.upperBound.isNaN, "a range without ends")
  }
  for segment in outcome.response(of: view, .width, to: .horizontal, over: 50...400) {
    demand(segment.value.isFinite && segment.slope.isFinite, "a segment of no numbers")
  }
  for correction in outcome.corrections(atMost: 3) {
    demand(!correction.changes.isEmpty, "a correction without a change")
  }
  _ = outcome.structuralTies(of: view)
  let size = outcome.fittingSize(of: view)
  demand(size.width.isFinite && size.height.isFinite, "a fitting size of no numbers")
}

private struct Bytes {
  var rest: ArraySlice<UInt8>

  mutating func next(_ bound: Int) -> Int { (rest.popFirst().map(Int.init) ?? 0) % bound }
  mutating func pick<T>(_ values: [T]) -> T { values[next(values.count)] }

  /// Mostly what a screen has.
  mutating func number() -> Double {
    let rare: [Double] = [
      .nan, .infinity, -.infinity, 1e308, -1e308, 2_777_777, 1e-308, -1, 1e13, 0.1 + 0.2,
    ]
    let choice = next(40)
    return choice < rare.count ? rare[choice] : Double(choice - rare.count) * 8.5
  }

  mutating func priority() -> Priority {
    Priority(pick([1000, 1000, 999.5, 750, 750, 251, 250, 250, 49, 25, 0, -3, .nan, 2000]))
  }

  mutating func problem() -> LayoutProblem {
    var problem = LayoutProblem()
    problem.scale = pick([2, 2, 2, 3, 1, 0, .nan])
    problem.direction = pick([.leftToRight, .leftToRight, .rightToLeft])
    problem.rules.hidingIsRequired = next(4) == 0
    problem.rules.disambiguatesTextWidth = next(4) == 0
    for index in 0..<(next(8) + 2) { problem.views.append(view(index)) }
    if next(6) > 0 { problem.views[0].fixedSize = Size(width: number(), height: number()) }
    while !rest.isEmpty, problem.constraints.count < 30 {
      problem.constraints.append(constraint(problem.views.count))
    }
    return problem
  }

  private mutating func view(_ index: Int) -> LayoutView {
    var view = LayoutView(
      parent: index == 0 ? nil : ViewID(next(index + 1)), isArranged: next(5) > 0)
    if next(2) == 0 {
      var stack = StackProperties(axis: pick(Axis.allCases))
      stack.distribution = pick(StackProperties.Distribution.allCases)
      stack.alignment = pick(StackProperties.Alignment.allCases)
      stack.spacing = number()
      stack.isBaselineRelativeArrangement = next(5) == 0
      stack.isLayoutMarginsRelativeArrangement = next(4) == 0
      view.stack = stack
    } else {
      view.horizontal = content()
      view.vertical = content()
      view.isScrollView = next(8) == 0
      if next(3) == 0 { view.firstBaseline = number() }
      if next(3) == 0 { view.lastBaseline = number() }
      if next(4) == 0 {
        let runs = (0..<next(4)).map { _ in
          WrappingText.Run(width: number(), spaceAfter: number(), endsParagraph: next(4) == 0)
        }
        view.wrapping = WrappingText(runs: runs, lineHeight: number(), maximumLines: next(4))
      }
    }
    view.isHidden = next(8) == 0
    if next(6) == 0 { view.customSpacing = number() }
    if next(8) == 0 { view.alignmentRectInsets = Insets(top: number(), left: number()) }
    return view
  }

  private mutating func content() -> ContentSize {
    ContentSize(
      intrinsic: next(4) == 0 ? nil : number(), hugging: priority(),
      compressionResistance: priority())
  }

  private mutating func constraint(_ views: Int) -> LayoutConstraint {
    LayoutConstraint(
      anchor(views), pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      next(4) == 0 ? nil : anchor(views),
      multiplier: pick([1, 1, 1, 1, 0.5, 2, 0, -1, .nan, 1e308]),
      constant: number(), priority: priority())
  }

  /// One view more than there are.
  private mutating func anchor(_ views: Int) -> LayoutAnchor {
    LayoutAnchor(
      ViewID(next(views + 1)), pick(LayoutAnchor.Attribute.allCases),
      item: pick([.view, .view, .view, .layoutMarginsGuide, .safeAreaLayoutGuide, .scrollContent]))
  }
}
