import LayoutEngine
import StackDSL

extension Remedy {
  /// Pins one of two overlapping views to the far end of the other, where both hang from one end of their
  /// container. Examples: `top == name.bottom + 8` occurs twice, but the second field belongs below the first;
  /// `bottom == superview.bottom - 8` of a button that a bar covers becomes `bottom == bar.top - 8`.
  static func placingBehind(
    _ view: ViewID, over other: ViewID, _ reading: LayoutReading
  ) -> [Remedy] {
    [Axis.vertical, .horizontal].flatMap { axis in
      [false, true].compactMap { placing(view, behind: other, axis, fromEnd: $0, reading) }
    }
  }

  private static func placing(
    _ view: ViewID, behind other: ViewID, _ axis: Axis, fromEnd isFromEnd: Bool,
    _ reading: LayoutReading
  ) -> Remedy? {
    let (a, b) = (reading.inkInContainer(view), reading.inkInContainer(other))
    // Two views of one extent on this axis alone are a row or a column on the other.
    guard !a.spans(b, axis) || a.spans(b, axis.other) else { return nil }
    let isForward =
      (axis == .vertical || reading.environment.direction == .leftToRight) != isFromEnd
    let distances = [a, b].map { isForward ? $0.start(axis) : -$0.end(axis) }
    // Views at one place follow each other as they are written.
    let isLater =
      (distances[0] - distances[1]).magnitude < Threshold.rounding
      ? (other < view) != isFromEnd : distances[0] > distances[1]
    let (first, second) = isLater ? (other, view) : (view, other)
    let ends: [Anchor.Attribute] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    let (near, far) = isFromEnd ? (ends[1], ends[0]) : (ends[0], ends[1])
    let sideBehind = Side.allCases.first { $0.edge(reading.environment.direction) == far }
    guard let pin = reading.pin(of: second, near),
      !isFromEnd || reading.pin(of: first, near) != nil,
      // Somebody else stands there already.
      sideBehind.map({ !reading.endsAtSibling(first, $0) }) ?? true
    else { return nil }
    let index = reading.index(second)
    let gap = pin.constant * (isFromEnd ? -1 : 1)
    // One that counts from where the other begins does not follow it when it grows.
    guard pin.to != first || !pin.isGap && gap > 0 else { return nil }
    // A wider gap leaves room for something else.
    let distance = pin.isGap && gap > 0 && gap <= widestMargin ? gap : standardSpacing
    let behind = PlainConstraint(
      Anchor(index, near), .equal, Anchor(reading.index(first), far),
      constant: isFromEnd ? -distance : distance)
    let words: [Anchor.Attribute: String] = [
      .leading: "after", .top: "below", .trailing: "before", .bottom: "above",
    ]
    var remedy = Remedy(
      "Put \(reading.name(second)) \(words[near] ?? "behind") \(reading.name(first)): "
        + "`\(reading.text(behind))`",
      [reading.restating(pin.index, behind)], shows: [index], axis: axis)
    // Two views that begin at one line were meant to be a chain.
    remedy.isCorrection = pin.isGap && reading.pin(of: first, near)?.to == pin.to
    return remedy
  }
}

extension Remedy {
  /// Ends the earlier of two views where the later one begins, instead of at the edge of their container.
  static func endingAtStart(
    of view: ViewID, or other: ViewID, _ reading: LayoutReading
  ) -> [Remedy] {
    Axis.allCases.flatMap { endingAtStart(of: view, or: other, $0, reading) }
  }

  private static func endingAtStart(
    of view: ViewID, or other: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    let boxes = [view, other].map(reading.inkInContainer)
    let isForward = axis == .vertical || reading.environment.direction == .leftToRight
    let isFirst = (boxes[0].start(axis) < boxes[1].start(axis)) == isForward
    let (first, second) = isFirst ? (view, other) : (other, view)
    let (own, next) = isFirst ? (boxes[0], boxes[1]) : (boxes[1], boxes[0])
    let left =
      isForward ? next.start(axis) - own.start(axis) : own.end(axis) - next.end(axis)
    let ends: [Anchor.Attribute] = axis == .horizontal ? [.trailing, .right] : [.bottom]
    // One that would lose more than half of its length lies on the other axis beside the other view.
    guard left > max(Visible.least, own[.size(axis)] / 2),
      let parent = reading.problem.views[first.index].parent,
      reading.problem.views[second.index].parent == parent,
      let pin = reading.pins(of: first).first(where: { ends.contains($0.edge) }),
      pin.target.view == reading.index(parent)
    else { return [] }
    let index = reading.index(first)
    // A container holds its content by insets of its own.
    let isContainer =
      reading.stackProperties(first) == nil && !reading.children(of: first).isEmpty
    let end = PlainConstraint(
      Anchor(index, ends[0]), .equal,
      Anchor(reading.index(second), axis == .horizontal ? .leading : .top),
      constant: isContainer ? 0 : -standardSpacing)
    var remedy = Remedy(
      "End \(reading.name(first)) \(axis == .horizontal ? "before" : "above") "
        + "\(reading.name(second)): `\(reading.text(end))`",
      [reading.restating(pin.index, end)], shows: [index], axis: axis)
    remedy.isCorrection = true
    guard axis == .horizontal else { return [remedy] }
    return [remedy, remedy.givingWay(first, reading)?.lettingWrap(first, reading)].compactMap(
      \.self)
  }
}

extension LayoutReading {
  /// The equation that places one end of a view.
  ///
  /// - Returns: its target, whether that is the opposite end of a view, the distance in points, and its index in
  ///   `Screen.constraints`.
  fileprivate func pin(
    of view: ViewID, _ edge: Anchor.Attribute
  ) -> (to: ViewID, isGap: Bool, constant: Double, index: Int)? {
    for id in constraintsOfView[view.index] {
      let constraint = problem.constraints[id.index]
      guard constraint.first.view == view, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.priority.isRequired, let second = constraint.second,
        let place = constraintIndex(id), screen.constraints[place].composite == nil,
        constraint.first.attribute.isEnd(edge)
      else { continue }
      return (second.view, constraint.isGap, constraint.constant, place)
    }
    return nil
  }
}

extension LayoutAnchor.Attribute {
  /// Whether it is the edge, or the one that left-to-right languages have there.
  fileprivate func isEnd(_ edge: Anchor.Attribute) -> Bool {
    switch self {
    case .leading, .left: edge == .leading
    case .trailing, .right: edge == .trailing
    case .top: edge == .top
    case .bottom: edge == .bottom
    default: false
    }
  }
}

extension Rect {
  /// Whether both begin and end at one place on the axis.
  fileprivate func spans(_ other: Rect, _ axis: Axis) -> Bool {
    (start(axis) - other.start(axis)).magnitude <= Visible.least
      && (end(axis) - other.end(axis)).magnitude <= Visible.least
  }
}
