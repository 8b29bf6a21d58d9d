import LayoutEngine

/// The order in which two views are meant to stand, whatever their frames are where there is too little room.
extension LayoutReading {
  /// Whether the first of two siblings is meant to come before the other. A view that hangs from the top of their
  /// superview comes before one that stands at its bottom; of two that hang from the top, that with the higher top, and
  /// of two that stand at the bottom, that with the higher bottom, however much they grow. Else their middles tell.
  func isMeant(_ one: ViewID, before other: ViewID, _ axis: Axis) -> Bool {
    let ends = [one, other].map { movesWithEnd($0, axis) }
    if Set(ends) == [true, false] { return ends[1] == true }
    let (rect, rival) = (alignmentRectInContainer(one), alignmentRectInContainer(other))
    if let isEnd = ends[0], ends[1] == isEnd {
      let isReversed = axis == .horizontal && environment.direction == .rightToLeft
      let apart =
        isEnd == isReversed
        ? rival.start(axis) - rect.start(axis) : rival.end(axis) - rect.end(axis)
      if apart.magnitude > Threshold.wholePoint { return apart > 0 }
    }
    return rect.middle(axis) < rival.middle(axis)
  }

  func hangFromOppositeEnds(_ one: ViewID, _ other: ViewID, _ axis: Axis) -> Bool {
    Set([one, other].map { movesWithEnd($0, axis) }) == [true, false]
  }

  /// Whether required equations tie a view, through its siblings, to the end of its superview and not to the start:
  /// true for the end, false for the start, nil for both, neither or the middle.
  private func movesWithEnd(_ view: ViewID, _ axis: Axis) -> Bool? {
    guard !isHuge, let parent = problem.views[view.index].parent else { return nil }
    var ends: Set<Bool> = []
    var seen: Set<ViewID> = [view]
    var rest = [view]
    while let next = rest.popLast() {
      for line in constraintsOfView[next.index].map({ problem.constraints[$0.index] })
      where line.relation == .equal && line.priority == .required
        && line.first.attribute.axis == axis && !line.first.attribute.isSize
      {
        guard let second = line.second else { continue }
        let anchor = line.first.view == next ? second : line.first
        if anchor.view == parent {
          let side = Side.allCases.first {
            $0.edges(environment.direction).map(LayoutAnchor.Attribute.init)
              .contains(anchor.attribute)
          }
          // A middle or a baseline is neither end.
          guard let side else { return nil }
          ends.insert(side.isEnd)
        } else if problem.views[anchor.view.index].parent == parent,
          seen.insert(anchor.view).inserted
        {
          rest.append(anchor.view)
        }
      }
    }
    return ends.count == 1 ? ends.first : nil
  }
}
