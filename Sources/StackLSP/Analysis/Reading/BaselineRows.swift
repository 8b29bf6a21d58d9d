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

extension LayoutReading {
  var baselineRows: [BaselineRow] {
    stacks.compactMap { stack, properties in
      guard properties.axis == .horizontal, !isOutOfSight(stack),
        properties.alignment == .firstBaseline || properties.alignment == .lastBaseline
      else { return nil }
      return BaselineRow(
        stack: stack, alignment: properties.alignment, views: visibleArranged(in: stack))
    }
  }

  /// Distance of the first baseline below the top, in points: of text at its own height, of a
  /// stack what its views make of it. Nil where there is no text.
  func ascent(_ view: ViewID) -> Double? {
    if stackProperties(view) == nil { return problem.views[view.index].firstBaseline }
    guard let inner = baselineView(of: view, first: true), let own = ascent(inner) else {
      return nil
    }
    return frameInContainer(inner).y - frameInContainer(view).y + own
  }

  /// Distance of the last baseline above the bottom, in points.
  func descent(_ view: ViewID) -> Double? {
    if stackProperties(view) == nil { return problem.views[view.index].lastBaseline }
    guard let inner = baselineView(of: view, first: false), let own = descent(inner) else {
      return nil
    }
    let outer = frameInContainer(view)
    let frame = frameInContainer(inner)
    return outer.y + outer.height - frame.y - frame.height + own
  }

  /// The arranged view whose baseline a stack reports as its own, by the engine's rule.
  private func baselineView(of stack: ViewID, first: Bool) -> ViewID? {
    let visible = visibleArranged(in: stack)
    guard let properties = stackProperties(stack) else { return nil }
    let edge = first ? visible.first : visible.last
    if properties.axis == .vertical || properties.alignment == .fill { return edge }
    let byEdge: [StackProperties.Alignment] =
      first ? [.leading, .firstBaseline] : [.trailing, .lastBaseline]
    return byEdge.contains(properties.alignment) ? edge : tallest(visible)
  }

  private func tallest(_ views: [ViewID]) -> ViewID? {
    views.max { content($0, .vertical).intrinsic ?? 0 < content($1, .vertical).intrinsic ?? 0 }
  }
}
