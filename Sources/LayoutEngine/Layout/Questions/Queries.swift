extension LayoutOutcome {
  /// The values that a number of a view's alignment rect takes over all optima, in points. Both ends are the
  /// same if it is determined, and ±infinity if nothing bounds it.
  public func range(of view: ViewID, _ attribute: FrameAttribute) -> ClosedRange<Double> {
    guard problem.views.indices.contains(view.index) else { return 0...0 }
    let range = relaxed.range(of: relaxed.lowered.variable(view, attribute))
    return range.lower...max(range.lower, range.upper)
  }

  /// `systemLayoutSizeFitting` of one view with nothing else pinned: its constraints and those of
  /// its descendants, and each size equal to `target`, by default at priority 50.
  public func fittingSize(
    of view: ViewID, target: Size = Size(width: 0, height: 0),
    horizontal: Priority = .fittingSizeLevel, vertical: Priority = .fittingSizeLevel
  ) -> Size {
    guard problem.views.indices.contains(view.index) else { return target }
    let part = problem.subtree(of: view.index, ViewTree(problem.views)).problem
    return LayoutEngine.fittingSize(
      of: part, FittingTarget(size: target, horizontal: horizontal, vertical: vertical))
  }

  /// Left-hand side less right-hand side of a user's constraint in this layout, in points: 0 for
  /// an equation that holds, at most 0 for a `<=` that holds, at least 0 for a `>=`.
  public func residual(of constraint: ConstraintID) -> Double {
    guard problem.constraints.indices.contains(constraint.index) else { return 0 }
    let written = problem.constraints[constraint.index]
    let sides = values(of: constraint)
    let right = (sides.second ?? 0) * (written.multiplier.factor ?? 0) + written.constant.points
    return sides.first - right
  }

  /// The values of both sides' anchors of a user's constraint, in points, in the coordinates of
  /// the nearest common superview.
  public func values(of constraint: ConstraintID) -> (first: Double, second: Double?) {
    guard problem.constraints.indices.contains(constraint.index) else { return (0, nil) }
    let written = problem.constraints[constraint.index]
    let anchors = AnchorValues(self)
    let first = anchors.value(of: written.first, in: written, against: written.second)
    let second = written.second.map {
      anchors.value(of: $0, in: written, against: written.first)
    }
    return (first, second)
  }

  /// Lines of a wrapping text at the width it received; 1 for any other view.
  public func lineCount(of view: ViewID) -> Int {
    guard problem.views.indices.contains(view.index) else { return 1 }
    let width = alignmentRects[view.index].width
    return problem.views[view.index].wrapping?.lineCount(width: width) ?? 1
  }

  /// Height that a view's content wants at the width it received; nil without intrinsic height.
  public func contentHeight(of view: ViewID) -> Double? {
    guard problem.views.indices.contains(view.index), problem.views[view.index].stack == nil,
      let intrinsic = problem.views[view.index].vertical.intrinsic
    else { return nil }
    let width = alignmentRects[view.index].width
    let wrapped = problem.views[view.index].wrapping?.height(width: width, scale: problem.scale)
    return wrapped ?? intrinsic.length
  }

  /// The size of the content of each scroll view, in points.
  public var scrollContentSizes: [ViewID: Size] {
    let lowered = relaxed.lowered
    let values = relaxed.values
    var sizes: [ViewID: Size] = [:]
    for (place, guide) in lowered.guides.enumerated() where guide.kind == .scrollContent {
      let value = values[lowered.viewCount * 4 + place].length
      // The width stands before the height.
      let view = ViewID(Int(guide.owner))
      sizes[view] =
        sizes[view].map { Size(width: $0.width, height: value) }
        ?? Size(width: value, height: 0)
    }
    return sizes
  }

  /// By how much the content of a scroll view is longer than a view in it, in points; nil where `scroll`
  /// is not a scroll view.
  public func contentBeyond(_ view: ViewID, in scroll: ViewID, _ axis: Axis) -> Double? {
    guard let content = scrollContentSizes[scroll] else { return nil }
    let size = relaxed.lowered.variable(view, .size(axis))
    return content[axis] - relaxed.values[Int(size.index)].length
  }
}

/// Reads the value of an anchor off a solved layout, through the same lowering that wrote the
/// constraint.
private struct AnchorValues {
  private let lowering: LayoutLowering
  private let values: [Double]

  init(_ outcome: LayoutOutcome) {
    let solved = outcome.relaxed.lowered
    var lowering = LayoutLowering(
      outcome.problem, ViewTree(outcome.problem.views), unknownsOf: solved)
    // The anchor's terms are all that is written, behind the unknowns that were solved.
    lowering.lowered.linear = LinearProblem()
    lowering.firstGuide = Int32(truncatingIfNeeded: solved.linear.variableCount)
    self.lowering = lowering
    values = outcome.relaxed.values
  }

  func value(
    of anchor: LayoutAnchor, in constraint: LayoutConstraint, against other: LayoutAnchor?
  ) -> Double {
    guard lowering.isKnown(anchor), other.map(lowering.isKnown) ?? true else { return 0 }
    var lowering = lowering
    let ancestor = lowering.commonAncestor(of: constraint)
    let constant = lowering.append(anchor, 1, in: ancestor, against: other)
    let sum = lowering.lowered.linear.openTerms.reduce(constant) { sum, term in
      let index = Int(term.variable.index)
      // A baseline that no row uses has no unknown in the solved problem.
      return values.indices.contains(index) ? sum + term.coefficient * values[index] : sum
    }
    return sum
  }
}
