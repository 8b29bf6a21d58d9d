import LayoutEngine
import StackDSL

extension LayoutReading {
  /// The view that pulls another one beyond an edge of the safe area: its own position has to change, and the
  /// others follow. Nil if the view itself stays inside.
  ///
  /// A label on the leading edge of a title, or below a row that is off the screen already, lies outside
  /// because that view does. The search follows required equalities between two positions that are both
  /// outside, and leads from an arranged view to its stack. On a long screen the view itself is returned,
  /// because each step looks at all its constraints.
  func leader(of view: ViewID) -> ViewID? {
    guard var side = worstSide(of: view) else { return nil }
    var leader = view
    var seen: Set<ViewID> = [view]
    while !isHuge,
      let next = holder(of: leader, at: side) ?? stack(outsideAround: leader, at: side),
      seen.insert(next).inserted
    {
      leader = next
      side = worstSide(of: next) ?? side
    }
    return leader
  }

  /// The side of the safe area that a view exceeds most, by more than half a point.
  private func worstSide(of view: ViewID) -> Side? {
    alignmentRectInContainer(view).farthest(beyond: safeRect).flatMap { side, points in
      points > Visible.least ? side : nil
    }
  }

  /// The unobscured part of the screen, in the container's coordinates.
  var safeRect: Rect { frameInContainer(container).inset(by: environment.safeArea) }

  /// The points beyond a side of the safe area.
  private func overhang(of place: Double, _ side: Side) -> Double {
    side.isEnd ? place - safeRect.end(side.axis) : safeRect.start(side.axis) - place
  }

  /// The stack that arranges a view, if it exceeds the same side.
  private func stack(outsideAround view: ViewID, at side: Side) -> ViewID? {
    stack(arranging: view).flatMap {
      alignmentRectInContainer($0).overhang(beyond: safeRect, at: side) > Visible.least ? $0 : nil
    }
  }

  /// The view to whose edge or middle another one is tied, if both are outside.
  private func holder(of view: ViewID, at side: Side) -> ViewID? {
    for id in constraintsOfView[view.index] {
      let tie = problem.constraints[id.index]
      guard let second = tie.second, tie.relation == .equal, tie.priority.isRequired,
        tie.multiplier == 1
      else { continue }
      let (own, other) = tie.first.view == view ? (tie.first, second) : (second, tie.first)
      guard other.view != view, other.view != container,
        ![.scrollContent, .scrollFrame].contains(other.item),
        let start = place(of: own, side.axis), let end = place(of: other, side.axis),
        overhang(of: start, side) > Visible.least, overhang(of: end, side) > Visible.least
      else { continue }
      let isLed =
        isInside(view, other.view)
        || !isInside(other.view, view)
          && (own.attribute == other.attribute
            ? tie.first.view == view : isFarther(view, other.view, side))
      if isLed { return other.view }
    }
    return nil
  }

  private func isFarther(_ view: ViewID, _ other: ViewID, _ side: Side) -> Bool {
    let middles = [view, other].map {
      overhang(of: alignmentRectInContainer($0).middle(side.axis), side)
    }
    return middles[0] > middles[1]
  }

  /// In the container's coordinates, in points; nil for sizes and for positions on the other axis. A baseline
  /// counts as the middle, because both lie within the text.
  private func place(of anchor: LayoutAnchor, _ axis: Axis) -> Double? {
    guard !anchor.attribute.isSize, anchor.attribute.axis == axis else { return nil }
    let rect = alignmentRectInContainer(anchor.view)
    let isForward = environment.direction == .leftToRight
    return switch anchor.attribute {
    case .left, .top: rect.start(axis)
    case .right, .bottom: rect.end(axis)
    case .leading: isForward ? rect.start(axis) : rect.end(axis)
    case .trailing: isForward ? rect.end(axis) : rect.start(axis)
    case .centerX, .centerY, .firstBaseline, .lastBaseline: rect.middle(axis)
    case .width, .height: nil
    }
  }
}
