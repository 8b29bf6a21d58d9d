import LayoutEngine
import StackDSL

/// What a finding lacks, as constraints and as the views that it concerns.
extension Shortage {
  var isConflict: Bool {
    if case .conflict = self { return true }
    return false
  }

  var isSurplus: Bool {
    if case .surplus = self { return true }
    return false
  }

  /// The view that lacks room; nil if several views compete or contradict each other.
  var view: ViewID? {
    switch self {
    case .content(let view, _), .surplus(let view, _), .overhang(let view, _, _): view
    case .overlap(_, let view, _): view
    case .conflict, .ambiguity: nil
    }
  }

  /// The points by which the layout misses the goal; nil if no number expresses it.
  func points(in reading: LayoutReading) -> Double? {
    switch self {
    case .conflict, .ambiguity: nil
    case .content(let view, let axis):
      reading.lengthNeeded(by: view, axis).map { $0 - reading.size(view, axis) }
    case .surplus(let view, let axis):
      reading.lengthNeeded(by: view, axis).map { reading.size(view, axis) - $0 }
    case .overhang(let view, let axis, let box):
      // What scrolls is reached wherever it lies.
      reading.scrollView(around: view) != nil
        ? nil
        : Side.allCases.filter { $0.axis == axis }.map { side in
          reading.alignmentRectInContainer(view).overhang(
            beyond: reading.frameInContainer(box), at: side)
        }.max()
    case .overlap(let first, let second, let axis):
      // Apart on one axis is enough.
      reading.alignmentRectInContainer(first).overlap(reading.alignmentRectInContainer(second))
        .map { _ in
          reading.alignmentRectInContainer(first).end(axis)
            - reading.alignmentRectInContainer(second).start(axis)
        } ?? 0
    }
  }

  /// The goal as constraints; empty if no number expresses it.
  func constraints(in reading: LayoutReading) -> [LayoutConstraint] {
    switch self {
    case .content, .ambiguity:
      let size: LayoutAnchor.Attribute = axis == .horizontal ? .width : .height
      return lackingViews(in: reading).compactMap { view in
        guard let length = reading.lengthNeeded(by: view, axis), length >= 1 else { return nil }
        return LayoutConstraint(
          LayoutAnchor(view, size), .greaterThanOrEqual, nil, constant: length)
      }
    case .surplus(let view, let axis):
      let size: LayoutAnchor.Attribute = axis == .horizontal ? .width : .height
      return reading.lengthNeeded(by: view, axis).map { length in
        [
          LayoutConstraint(
            LayoutAnchor(view, size), .lessThanOrEqual, nil, constant: length)
        ]
      } ?? []
    case .overhang(let view, let axis, let around):
      let scroll = reading.scrollView(around: view)
      // What scrolls may lie beyond the frame of its scroll view, but not beyond the content.
      if let scroll, around != scroll, !reading.isInside(around, scroll) { return [] }
      let item: LayoutAnchor.Item = around == scroll ? .scrollContent : .view
      let edges: [LayoutAnchor.Attribute] =
        axis == .horizontal ? [.left, .right] : [.top, .bottom]
      return [
        LayoutConstraint(
          LayoutAnchor(view, edges[0]), .greaterThanOrEqual,
          LayoutAnchor(around, edges[0], item: item)),
        LayoutConstraint(
          LayoutAnchor(view, edges[1]), .lessThanOrEqual,
          LayoutAnchor(around, edges[1], item: item)),
      ]
    case .overlap(let first, let second, let axis):
      let edges: [LayoutAnchor.Attribute] =
        axis == .horizontal ? [.left, .right] : [.top, .bottom]
      return [
        LayoutConstraint(
          LayoutAnchor(first, edges[1]), .lessThanOrEqual,
          LayoutAnchor(second, edges[0]))
      ]
    case .conflict: return []
    }
  }

  /// The views whose contents have too little or too much room: one, or all that compete for it.
  func lackingViews(in reading: LayoutReading) -> [ViewID] {
    switch self {
    case .content(let view, _), .surplus(let view, _): [view]
    case .ambiguity(let ambiguity):
      ambiguity.group.filter { quantity in
        let length = reading.lengthNeeded(by: quantity.view, axis) ?? 0
        return quantity.item == .view && quantity.attribute == .size(axis)
          && quantity.upper < length + Visible.least
      }
      .map(\.view)
    case .conflict, .overhang, .overlap: []
    }
  }
}

extension LayoutReading {
  /// The points that a view's content takes on an axis. Text that wraps takes its longest word, and the
  /// height of its lines at the current width.
  func lengthNeeded(by view: ViewID, _ axis: Axis) -> Double? {
    guard axis == .horizontal else { return outcome.contentHeight(of: view) }
    return problem.views[view.index].wrapping?.runs.map(\.width).max()
      ?? content(view, .horizontal).intrinsic
  }
}
