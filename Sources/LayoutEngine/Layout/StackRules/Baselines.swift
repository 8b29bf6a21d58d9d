/// Which of the two baselines of a text or a stack is meant.
public enum Baseline: Sendable { case first, last }

extension LayoutProblem {
  /// The arranged view whose baseline is the stack's own; nil for a view that is not a stack. A vertical
  /// stack takes its first or last visible view. So does a horizontal one whose alignment puts that view
  /// on the edge in question; otherwise it takes its tallest view.
  ///
  /// - Parameter visible: the arranged views that are not hidden, in order.
  public func baselineView(
    _ baseline: Baseline, of stack: ViewID, among visible: [ViewID]
  ) -> ViewID? {
    guard let properties = views[stack.index].stack else { return nil }
    let outer = baseline == .first ? visible.first : visible.last
    if properties.axis == .vertical { return outer }
    switch (properties.alignment, baseline) {
    case (.fill, _), (.leading, .first), (.firstBaseline, .first), (.trailing, .last),
      (.lastBaseline, .last):
      return outer
    case (.leading, .last), (.firstBaseline, .last), (.trailing, .first),
      (.lastBaseline, .first), (.center, _):
      return tallest(visible)
    }
  }

  /// The view of the largest intrinsic height, the first on a tie.
  private func tallest(_ views: [ViewID]) -> ViewID? {
    var best: (view: ViewID, height: Double)?
    for view in views {
      let isStack = self.views[view.index].stack != nil
      let height = isStack ? -1 : self.views[view.index].vertical.intrinsic ?? -1
      guard let current = best else {
        best = (view, height)
        continue
      }
      if height > current.height { best = (view, height) }
    }
    return best?.view
  }
}

extension LayoutLowering {
  /// A view's baseline in its superview's coordinates.
  ///
  /// A view without text has its top or its bottom in its place.
  mutating func baseline(_ baseline: Baseline, of view: Int32) -> Affine {
    if problem.views[Int(view)].stack != nil, let offset = stackBaseline(baseline, of: view) {
      let inset = outset(of: Int(view), .vertical).leading
      return Affine(
        first: unknown(view, .y), second: offset, constant: -inset)
    }
    return textBaseline(baseline, of: view)
  }

  /// Text reports it from its own metrics: from the top for the first and from the bottom for the last, or
  /// both from the middle.
  private func textBaseline(_ baseline: Baseline, of view: Int32) -> Affine {
    let isFirst = baseline == .first
    let offset =
      isFirst
      ? problem.views[Int(view)].firstBaseline ?? 0 : -(problem.views[Int(view)].lastBaseline ?? 0)
    if problem.views[Int(view)].centersText,
      let height = problem.views[Int(view)].vertical.intrinsic
    {
      return center(view, .vertical) + (offset + (isFirst ? -height : height) / 2).points
    }
    return (isFirst ? start(view, .vertical) : end(view, .vertical)) + offset.points
  }

  /// The lines on which two views of a baseline row are aligned: their baselines if both have
  /// text, else their tops (first baseline) or bottoms (last).
  mutating func baselines(
    _ baseline: Baseline, _ first: Int32, _ second: Int32
  ) -> (first: Affine, second: Affine) {
    if hasText(baseline, first), hasText(baseline, second) {
      return (self.baseline(baseline, of: first), self.baseline(baseline, of: second))
    }
    return baseline == .first
      ? (start(first, .vertical), start(second, .vertical))
      : (end(first, .vertical), end(second, .vertical))
  }

  /// Whether the view that answers for this one's baseline has text.
  private mutating func hasText(_ baseline: Baseline, _ view: Int32) -> Bool {
    if textBaselines.first.isEmpty { findTextBaselines() }
    return baseline == .first ? textBaselines.first[Int(view)] : textBaselines.last[Int(view)]
  }

  /// From the innermost views outward: a stack has text if the view that it asks has.
  private mutating func findTextBaselines() {
    textBaselines.first = problem.views.map { $0.firstBaseline != nil }
    textBaselines.last = problem.views.map { $0.lastBaseline != nil }
    for view in problem.views.indices.reversed() where problem.views[view].stack != nil {
      let stack = Int32(truncatingIfNeeded: view)
      let first = baselineView(.first, of: stack)
      let last = baselineView(.last, of: stack)
      textBaselines.first[view] = first.map { textBaselines.first[Int($0)] } ?? false
      textBaselines.last[view] = last.map { textBaselines.last[Int($0)] } ?? false
    }
  }

  /// The unknown of a stack's baseline below its top: that of the view it hands the question to,
  /// and so on inward. Nil for a stack without visible views, which answers for itself.
  ///
  /// An unknown for each stack on the way keeps rows short however deep the nesting.
  private mutating func stackBaseline(_ baseline: Baseline, of stack: Int32) -> Int32? {
    var path: [(stack: Int32, child: Int32)] = []
    var view = stack
    while problem.views[Int(view)].stack != nil, baselineUnknown(baseline, of: view) == 0,
      let child = baselineView(baseline, of: view)
    {
      path.append((view, child))
      view = child
    }
    for step in path.reversed() {
      let kind: LayoutUnknown.Guide = baseline == .first ? .firstBaseline : .lastBaseline
      let offset = addGuide(Int(step.stack), kind, .y)
      // The child's own unknown, if it is a stack, was made in the step before.
      let inner = innerBaseline(baseline, of: step.child)
      add(.unknown(offset), .equal, inner, RowSource(kind: .name, owner: step.stack))
      setBaselineUnknown(baseline, of: step.stack, offset)
    }
    let known = baselineUnknown(baseline, of: stack)
    return known == 0 ? nil : known
  }

  private func innerBaseline(_ baseline: Baseline, of view: Int32) -> Affine {
    let known = baselineUnknown(baseline, of: view)
    if known != 0 {
      let inset = outset(of: Int(view), .vertical).leading
      return Affine(first: unknown(view, .y), second: known, constant: -inset)
    }
    return textBaseline(baseline, of: view)
  }

  private func baselineView(_ baseline: Baseline, of stack: Int32) -> Int32? {
    let visible = tree.arrangedViews(of: Int(stack)).filter { !problem.views[Int($0)].isHidden }
    return problem.baselineView(
      baseline, of: ViewID(Int(stack)), among: visible.map { ViewID(Int($0)) }
    )
    .map { Int32(truncatingIfNeeded: $0.index) }
  }

  private func baselineUnknown(_ baseline: Baseline, of stack: Int32) -> Int32 {
    let unknowns = baseline == .first ? baselineUnknowns.first : baselineUnknowns.last
    return unknowns.isEmpty ? 0 : unknowns[Int(stack)]
  }

  private mutating func setBaselineUnknown(
    _ baseline: Baseline, of stack: Int32, _ unknown: Int32
  ) {
    if baselineUnknowns.first.isEmpty {
      let none = [Int32](repeating: 0, count: problem.views.count)
      baselineUnknowns = (none, none)
    }
    switch baseline {
    case .first: baselineUnknowns.first[Int(stack)] = unknown
    case .last: baselineUnknowns.last[Int(stack)] = unknown
    }
  }
}
