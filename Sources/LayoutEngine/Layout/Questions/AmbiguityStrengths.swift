/// The two weaker kinds of ambiguity, which the size at hand hides: see `Ambiguity.Strength`.
extension LayoutOutcome {
  /// The ambiguities in containers of other widths (or heights), with the sizes at which they occur:
  /// `strength` is `.sizes`, with exact ranges inside `range`.
  ///
  /// An ambiguity of this layout is among them if its size is in the range; then `strength` shows how
  /// far it extends. `group` and `room` are those in the middle of the longest part of the range on
  /// which one set of constraints is binding. Sizes at which constraints conflict are skipped.
  public func ambiguities(
    over range: ClosedRange<Double>, of axis: Axis
  ) -> [Ambiguity] {
    guard let sweep = ContainerSweep(problem, axis) else { return [] }
    var found: [(ambiguity: Ambiguity, part: Double)] = []
    for stretch in sweep.stretches(over: range) {
      let isOpen = stretch.relaxed.solution?.isUnique == false
      guard isOpen, stretch.relaxed.conflicts.isEmpty else { continue }
      // A range opens at its first point and may be too small to see there.
      let middle = sweep.relaxedSolution(
        at: (stretch.sizes.lowerBound + stretch.sizes.upperBound) / 2)
      guard var search = AmbiguitySearch(middle, problem) else { continue }
      for var ambiguity in search.run() {
        ambiguity.strength = .sizes(axis, stretch.sizes)
        let part = stretch.sizes.upperBound - stretch.sizes.lowerBound
        guard let index = found.firstIndex(where: { $0.ambiguity.goesOn(in: ambiguity) }) else {
          found.append((ambiguity, part))
          continue
        }
        let start = found[index].ambiguity.sizes?.lowerBound ?? stretch.sizes.lowerBound
        if part > found[index].part { found[index] = (ambiguity, part) }
        found[index].ambiguity.strength = .sizes(axis, start...stretch.sizes.upperBound)
      }
    }
    return found.map(\.ambiguity)
  }

  /// Ties inside a `fill` stack that would appear if the stack were a point longer (views with equal
  /// hugging) or a point shorter (views with equal resistance) than its content, in a container of any
  /// size: `strength` is `.structural`. Ties of hugging come first. Empty for a view that is no `fill`
  /// stack.
  ///
  /// Ties at the present size are left out. Costs three layouts.
  public func structuralTies(of stack: ViewID) -> [Ambiguity] {
    guard problem.views.indices.contains(stack.index) else { return [] }
    let tied = Set(ambiguities.map(\.tiedSizes))
    return StructuralTies(problem).ties(of: stack).filter { !tied.contains($0.tiedSizes) }
  }
}

extension Ambiguity {
  /// For `.sizes` the container's sizes.
  fileprivate var sizes: ClosedRange<Double>? {
    if case .sizes(_, let range) = strength { range } else { nil }
  }

  /// The same cause, on a part of the range that begins where this one's ends.
  fileprivate func goesOn(in next: Ambiguity) -> Bool {
    guard let own = sizes, let other = next.sizes else { return false }
    return own.upperBound == other.lowerBound && cause == next.cause
      && tiedSizes == next.tiedSizes
  }

  fileprivate var tiedSizes: [TiedSize] {
    group.map { TiedSize(view: $0.view, item: $0.item, attribute: $0.attribute) }
  }

  fileprivate struct TiedSize: Hashable {
    var view: ViewID
    var item: LayoutAnchor.Item
    var attribute: FrameAttribute
  }
}

/// Makes a stack a point longer and a point shorter than it wants to be.
private struct StructuralTies {
  private let problem: LayoutProblem
  private let lowered: LoweredLayout

  init(_ problem: LayoutProblem) {
    var free = problem
    if !free.views.isEmpty { free.views[0].fixedSize = nil }
    self.problem = free
    lowered = lower(free)
  }

  func ties(of stack: ViewID) -> [Ambiguity] {
    guard let properties = problem.views[stack.index].stack, properties.distribution == .fill else {
      return []
    }
    let visible = ViewTree(problem.views).arrangedViews(of: stack.index)
      .filter { !problem.views[Int($0)].isHidden }
    guard visible.count > 1 else { return [] }
    let length = lowered.variable(stack, .size(properties.axis))
    let wanted = solved(length, 0, at: .fittingSizeLevel)
    guard wanted.conflicts.isEmpty else { return [] }
    let natural = wanted.values[Int(length.index)]
    return [natural + 1, natural - 1].flatMap { other -> [Ambiguity] in
      let relaxed = solved(length, other, at: .required)
      guard relaxed.conflicts.isEmpty, var search = AmbiguitySearch(relaxed, problem) else {
        return []
      }
      return search.run(for: visible, properties.axis).compactMap { ambiguity in
        guard case .tie = ambiguity.cause,
          ambiguity.group.count + ambiguity.consequences.count > 1
        else { return nil }
        var ambiguity = ambiguity
        ambiguity.strength = .structural
        return ambiguity
      }
    }
  }

  private func solved(
    _ length: VariableID, _ points: Double, at priority: Priority
  ) -> RelaxedSolution {
    var lowered = lowered
    lowered.linear.addConstraint(
      CollectionOfOne(LinearProblem.Term(length, 1)), .equal, points, priority: priority,
      reportingCost: 0)
    lowered.sources.append(RowSource(kind: .name, owner: 0))
    return RelaxedSolution(lowered, of: problem)
  }
}
