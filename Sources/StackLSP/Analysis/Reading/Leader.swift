import LayoutEngine
import StackDSL

extension LayoutReading {
  /// The view that takes another one along beyond an edge of the safe area: its own place has to change,
  /// and the others follow. Nil where the view itself keeps inside.
  ///
  /// A label on the leading edge of a title, or below a row that is off the screen already, lies outside
  /// because that view does. Followed are required equalities between two places that are both
  /// outside. Of a long screen the view itself is named, for each step looks at all its constraints.
  func leader(of view: ViewID) -> ViewID? {
    guard var side = worstSide(of: view) else { return nil }
    var leader = view
    var seen: Set<ViewID> = [view]
    while !isHuge, let next = holder(of: leader, at: side), seen.insert(next).inserted {
      leader = next
      side = worstSide(of: next) ?? side
    }
    return leader
  }

  /// The side of the safe area from which a view stands out most, by more than half a point.
  private func worstSide(of view: ViewID) -> Side? {
    alignmentRectInContainer(view).farthest(beyond: safeRect).flatMap { side, points in
      points > 0.5 ? side : nil
    }
  }

  /// What nothing covers of the screen, in the container's coordinates.
  var safeRect: Rect { frameInContainer(container).inset(by: environment.safeArea) }

  /// Points from a side of the safe area outwards.
  private func overhang(of place: Double, _ side: Side) -> Double {
    side.isEnd ? place - safeRect.end(side.axis) : safeRect.start(side.axis) - place
  }

  /// The view to whose edge or middle another one is tied where both are outside.
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
        overhang(of: start, side) > 0.5, overhang(of: end, side) > 0.5
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

  /// In the container's coordinates, in points; nil for sizes and places on the other axis. A
  /// baseline counts as the middle: either lies where the text is.
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
