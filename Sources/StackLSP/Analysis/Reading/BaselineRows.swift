import LayoutEngine

/// A horizontal stack that aligns its views by a baseline.
struct BaselineRow: Sendable {
  var stack: ViewID
  var alignment: StackProperties.Alignment
  /// The visible arranged views, in order.
  var views: [ViewID]

  /// `firstBaseline` or `lastBaseline`, as a file writes it.
  var word: String { alignment == .firstBaseline ? "firstBaseline" : "lastBaseline" }
}

extension StackProperties {
  var isBaseline: Bool { alignment == .firstBaseline || alignment == .lastBaseline }
}

extension LayoutReading {
  /// A baseline row lets its views stick out by design and has rules of its own.
  func isInBaselineRow(_ view: ViewID) -> Bool {
    stack(arranging: view).flatMap(stackProperties)?.isBaseline ?? false
  }

  var baselineRows: [BaselineRow] {
    stacks.compactMap { stack, properties in
      guard properties.axis == .horizontal, !isOutOfSight(stack),
        properties.isBaseline
      else { return nil }
      return BaselineRow(
        stack: stack, alignment: properties.alignment, views: visibleArranged(in: stack))
    }
  }

  /// The distance of the first baseline below the top, in points: for text at its own height, and for a stack
  /// from its views. Nil if there is no text.
  func ascent(_ view: ViewID) -> Double? {
    if stackProperties(view) == nil { return problem.views[view.index].firstBaseline }
    guard let inner = problem.baselineView(.first, of: view, among: visibleArranged(in: view)),
      let own = ascent(inner)
    else {
      return nil
    }
    return frameInContainer(inner).y - frameInContainer(view).y + own
  }

  /// The distance of the last baseline above the bottom, in points.
  func descent(_ view: ViewID) -> Double? {
    if stackProperties(view) == nil { return problem.views[view.index].lastBaseline }
    guard let inner = problem.baselineView(.last, of: view, among: visibleArranged(in: view)),
      let own = descent(inner)
    else {
      return nil
    }
    let outer = frameInContainer(view)
    let frame = frameInContainer(inner)
    return outer.y + outer.height - frame.y - frame.height + own
  }
}
