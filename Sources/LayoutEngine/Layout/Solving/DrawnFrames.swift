extension LayoutOutcome {
  /// The frames as Interface Builder's canvas shows them: in the superview's coordinates, rounded to
  /// pixels. What neither a constraint nor content says is as it was drawn; at run time it is as in
  /// `frames`.
  ///
  /// Costs another layout where something is left open.
  public func framesAsDrawn() -> [Rect] {
    guard problem.views.contains(where: { $0.drawnFrame != nil }), relaxed.solution != nil,
      relaxed.open != nil
        || relaxed.lowered.keepingDrawnSizes(problem, unlike: relaxed.values) != nil
    else { return frames }
    let drawn = RelaxedSolution(relaxed.lowered, of: problem, asDrawn: true)
    return FrameAssembly(problem, values: drawn.values).frames
  }
}

extension LoweredLayout {
  /// One number of a view as it was drawn, of its alignment rect; nil if it was not.
  func drawn(_ unknown: VariableID, _ problem: LayoutProblem) -> Double? {
    let meaning = meaning(of: unknown)
    guard meaning.guide == nil, problem.views.indices.contains(meaning.view.index) else {
      return nil
    }
    let view = problem.views[meaning.view.index]
    guard let frame = view.drawnFrame, !view.isHidden else { return nil }
    let insets = view.alignmentRectInsets
    return switch meaning.attribute {
    case .x: (frame.x + insets.left).points
    case .y: (frame.y + insets.top).points
    case .width: (frame.width - insets.left - insets.right).length
    case .height: (frame.height - insets.top - insets.bottom).length
    }
  }

  /// The problem in which views without content keep the size with which they were drawn rather than
  /// shrink to what a stack view leaves them; nil where `values` have those sizes already.
  ///
  /// At run time UISV-ambiguity-suppression and the fits make such a view 0 pt. Interface Builder draws
  /// it as it was, so the wish stands above all that a stack view makes against ambiguity, and below
  /// the priorities that people write.
  func keepingDrawnSizes(_ problem: LayoutProblem, unlike values: [Double]) -> LinearProblem? {
    let tree = ViewTree(problem.views)
    var sizes: [Wish] = []
    for view in problem.views.indices.dropFirst() where !problem.showsArrangedViews(view, tree) {
      for axis in Axis.allCases where contentSize(of: view, axis, problem) == nil {
        let size = variable(ViewID(view), .size(axis))
        if let drawn = drawn(size, problem) { sizes.append(Wish(unknown: size, value: drawn)) }
      }
    }
    let differs = sizes.contains {
      (values[Int($0.unknown.index)] - $0.value).magnitude > Visible.least
    }
    guard differs else { return nil }
    var keeping = linear
    for size in sizes {
      keeping.addConstraint(
        CollectionOfOne(LinearProblem.Term(size.unknown, 1)), .equal, size.value,
        priority: .drawnSize, reportingCost: 0)
    }
    return keeping
  }
}

extension Priority {
  /// Above UISV-spanning-fit.
  static let drawnSize = Priority(52)
}
