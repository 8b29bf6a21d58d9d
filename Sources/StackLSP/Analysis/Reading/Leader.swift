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
    let rect = alignmentRectInContainer(view)
    let overhangs = Side.allCases.map { side in
      (
        side: side,
        points: overhang(of: side.isEnd ? rect.end(side.axis) : rect.start(side.axis), side)
      )
    }
    return overhangs.max { $0.points < $1.points }.flatMap { $0.points > 0.5 ? $0.side : nil }
  }

  /// Points from an edge of the safe area outwards.
  private func overhang(of place: Double, _ side: Side) -> Double {
    let (box, insets) = (frameInContainer(container), environment.safeArea)
    return switch side {
    case .left: box.x + insets.left - place
    case .right: place - (box.x + box.width - insets.right)
    case .top: box.y + insets.top - place
    case .bottom: place - (box.y + box.height - insets.bottom)
    }
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
  private func place(of anchor: LayoutEngine.Anchor, _ axis: LayoutEngine.Axis) -> Double? {
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

private enum Side: CaseIterable {
  case left, right, top, bottom

  var axis: LayoutEngine.Axis { self == .left || self == .right ? .horizontal : .vertical }
  var isEnd: Bool { self == .right || self == .bottom }
}

extension Rect {
  fileprivate func start(_ axis: LayoutEngine.Axis) -> Double { self[.position(axis)] }
  fileprivate func end(_ axis: LayoutEngine.Axis) -> Double { start(axis) + self[.size(axis)] }
  fileprivate func middle(_ axis: LayoutEngine.Axis) -> Double {
    start(axis) + self[.size(axis)] / 2
  }
}
