import LayoutEngine

/// The order in which two views are meant to stand, whatever their frames are where there is too little room.
extension LayoutReading {
  /// Whether the first of two siblings is meant to come before the other. A view that hangs from the top of their
  /// superview comes before one that stands at its bottom; else the frames tell.
  func isMeant(_ one: ViewID, before other: ViewID, _ axis: Axis) -> Bool {
    if hangFromOppositeEnds(one, other, axis) { return movesWithEnd(other, axis) == true }
    return alignmentRectInContainer(one).middle(axis) < alignmentRectInContainer(other).middle(axis)
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
