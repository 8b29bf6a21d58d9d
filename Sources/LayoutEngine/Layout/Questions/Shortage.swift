/// The reason why a container is too small.
public enum Shortage: Sendable, Hashable {
  /// For lines that contradict each other.
  case conflict(Conflict)
  /// For sizes to be determined.
  case ambiguity(Ambiguity)
  /// For a view to be as large on an axis as its content wants, with text in as many lines as the
  /// width at hand makes of it.
  case content(ViewID, Axis)
  /// The contrary: for a view to be no larger on an axis than its content wants.
  case surplus(ViewID, Axis)
  /// For a view to lie within a view around it on an axis: within the container, if none is given.
  case overhang(ViewID, Axis, beyond: ViewID = ViewID(0))
  /// For the first view to end before the second begins on an axis.
  case overlap(ViewID, ViewID, Axis)
}

extension Shortage {
  /// The axis on which room is short; the first of both for a conflict that joins them.
  public var axis: Axis {
    switch self {
    case .conflict(let conflict): conflict.axes.first ?? .vertical
    case .ambiguity(let ambiguity): ambiguity.axis
    case .content(_, let axis), .surplus(_, let axis), .overhang(_, let axis, _),
      .overlap(_, _, let axis):
      axis
    }
  }
}

extension LayoutOutcome {
  /// For each shortage of this layout the least size of the container on an axis at which it ends, in
  /// points, at or above the present size; nil if it lasts up to `limit`.
  ///
  /// The sizes are exact: they are read off the parametric solution, where every number is a straight
  /// line from one breakpoint to the next. One sweep follows all shortages.
  public func sizes(
    ending shortages: [Shortage], of axis: Axis, upTo limit: Double
  ) -> [Double?] {
    var ends = [Double?](repeating: nil, count: shortages.count)
    guard let present = problem.views.first?.fixedSize?[axis], present < limit,
      let sweep = ContainerSweep(problem, axis)
    else { return ends }
    var effort = 0
    for stretch in sweep.stretches(over: present...limit) {
      var reading = ShortageReading(problem: problem, sweep: sweep, stretch: stretch)
      for index in shortages.indices where ends[index] == nil {
        ends[index] = reading.end(of: shortages[index])
      }
      let relaxed = stretch.relaxed
      effort += relaxed.lowered.linear.rows.count * (1 + relaxed.conflicts.count)
      if !ends.contains(nil) || effort > Self.mostEffort { break }
    }
    return ends
  }

  /// Rows that may be solved, once more for each conflict: far above any screen, so that the reader of
  /// a generated giant does not wait for an answer.
  private static let mostEffort = 1_000_000
}

/// One stretch, on which a shortage may end.
private struct ShortageReading {
  let problem: LayoutProblem
  let sweep: ContainerSweep
  let stretch: ContainerStretch
  /// The undetermined numbers on the stretch, computed on first use.
  private lazy var middle = sweep.openMiddle(of: stretch)

  init(problem: LayoutProblem, sweep: ContainerSweep, stretch: ContainerStretch) {
    self.problem = problem
    self.sweep = sweep
    self.stretch = stretch
  }

  /// The first size on the stretch at which the shortage is over.
  mutating func end(of shortage: Shortage) -> Double? {
    let conflicts = stretch.relaxed.conflicts
    if case .conflict(let conflict) = shortage {
      return conflicts.contains { $0.sharesLine(with: conflict) } ? nil : stretch.sizes.lowerBound
    }
    // After a conflict, the rest is a prediction and says nothing about room.
    guard conflicts.isEmpty else { return nil }
    switch shortage {
    case .conflict, .surplus: return nil
    case .ambiguity(let ambiguity):
      let unknowns = ambiguity.group.filter { $0.item == .view }
        .map { unknown($0.view, $0.attribute) }
      return unknowns.isEmpty || isOpen(unknowns) ? nil : stretch.sizes.lowerBound
    case .content(let view, let axis): return end(ofLackOf: view, axis)
    case .overhang(let view, let axis, let box):
      return stretch.firstSize(lifting: room(around: view, in: box, axis))
    case .overlap(let first, let second, let axis):
      let end = start(of: first, axis) + stretch.line(of: unknown(first, .size(axis)))
      return stretch.firstSize(lifting: [start(of: second, axis) - end])
    }
  }

  private mutating func end(ofLackOf view: ViewID, _ axis: Axis) -> Double? {
    let size = unknown(view, .size(axis))
    guard problem.views.indices.contains(view.index),
      let wanted = stretch.relaxed.lowered.contentSize(of: view.index, axis, problem)
    else { return nil }
    let content = ContainerStretch.Line(value: wanted, slope: 0)
    let end = stretch.firstSize(lifting: [stretch.line(of: size) - content])
    return end == nil || isOpen([size]) ? nil : end
  }

  private mutating func isOpen(_ unknowns: [VariableID]) -> Bool {
    guard let middle else { return false }
    return unknowns.contains { !middle.range(of: $0).isUnique }
  }

  /// Points between the edges of the box and the view's, at both ends of the axis.
  private func room(
    around view: ViewID, in box: ViewID, _ axis: Axis
  ) -> [ContainerStretch.Line] {
    let start = start(of: view, axis) - self.start(of: box, axis)
    let length = stretch.line(of: unknown(box, .size(axis)))
    return [start, length - start - stretch.line(of: unknown(view, .size(axis)))]
  }

  /// From the start of the container.
  private func start(of view: ViewID, _ axis: Axis) -> ContainerStretch.Line {
    var start = ContainerStretch.Line(value: 0, slope: 0)
    var inner = view.index
    while inner > 0, problem.views.indices.contains(inner) {
      start = start + stretch.line(of: unknown(ViewID(inner), .position(axis)))
      inner = problem.parentIndex(of: inner)
    }
    return start
  }

  private func unknown(_ view: ViewID, _ attribute: FrameAttribute) -> VariableID {
    stretch.relaxed.lowered.variable(view, attribute)
  }
}

extension Conflict {
  /// Whether mending the one may mend the other: both need a line of the user, or a size
  /// that content insists on.
  fileprivate func sharesLine(with other: Conflict) -> Bool {
    members.contains { member in
      switch member.origin {
      case .user, .compressionResistance, .hugging, .wrappedHeight:
        other.members.contains { $0.origin == member.origin }
      case .stack, .environment, .nonnegativeSize: false
      }
    }
  }
}
