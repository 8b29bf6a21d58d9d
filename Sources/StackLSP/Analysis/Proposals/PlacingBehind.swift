import LayoutEngine
import StackDSL

extension Remedy {
  /// Pins the later of two overlapping views to the end of the earlier one. Example: `top == name.bottom + 8`
  /// occurs twice, but the second field belongs below the first.
  static func placingBehind(
    _ view: ViewID, over other: ViewID, _ reading: LayoutReading
  ) -> [Remedy] {
    let (a, b) = (reading.inkInContainer(view), reading.inkInContainer(other))
    return Axis.allCases.reversed().flatMap { axis -> [Remedy] in
      let isForward = axis == .vertical || reading.environment.direction == .leftToRight
      let (start, otherStart) = (a[.position(axis)], b[.position(axis)])
      // Two views of one extent on this axis alone are a row or a column on the other.
      guard !a.spans(b, axis) || a.spans(b, axis.other) else { return [] }
      // Of two views at one place, the one that is written first comes first.
      let isLater = start == otherStart ? other < view : (start > otherStart) == isForward
      let (first, second) = isLater ? (other, view) : (view, other)
      guard let pin = reading.startPin(of: second, axis), pin.to != first else { return [] }
      let index = reading.index(second)
      let edges: (near: Anchor.Attribute, far: Anchor.Attribute) =
        axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
      let behind = PlainConstraint(
        Anchor(index, edges.near), .equal,
        Anchor(reading.index(first), edges.far),
        // A wider gap leaves room for something else.
        constant: pin.isGap && pin.constant > 0 && pin.constant <= widestMargin
          ? pin.constant : standardSpacing)
      var remedy = Remedy(
        "Put \(reading.name(second)) \(axis == .horizontal ? "after" : "below") "
          + "\(reading.name(first)): `\(reading.text(behind))`",
        [reading.restating(pin.index, behind)], shows: [index], axis: axis)
      // Two views that begin at one line were meant to be a chain.
      remedy.isCorrection = pin.isGap && reading.startPin(of: first, axis)?.to == pin.to
      return [remedy]
    }
  }
}

extension Remedy {
  /// Ends the earlier of two views where the later one begins, instead of at the edge of their container.
  static func endingAtStart(
    of view: ViewID, or other: ViewID, _ reading: LayoutReading
  ) -> [Remedy] {
    let (a, b) = (reading.inkInContainer(view), reading.inkInContainer(other))
    let isForward = reading.environment.direction == .leftToRight
    let isFirst = (a.x < b.x) == isForward
    let (first, second) = isFirst ? (view, other) : (other, view)
    let (own, next) = isFirst ? (a, b) : (b, a)
    let left =
      isForward ? next.x - own.x : own.end(.horizontal) - next.end(.horizontal)
    // One that would lose more than half of its length lies above or below the other.
    guard left > max(Visible.least, own.width / 2),
      let parent = reading.problem.views[first.index].parent,
      reading.problem.views[second.index].parent == parent,
      let pin = reading.pins(of: first).first(where: { [.trailing, .right].contains($0.edge) }),
      pin.target.view == reading.index(parent)
    else { return [] }
    let index = reading.index(first)
    let end = trailing(of: first, .equal, before: second, reading)
    var remedy = Remedy(
      "End \(reading.name(first)) before \(reading.name(second)): `\(reading.text(end))`",
      [reading.restating(pin.index, end)], shows: [index], axis: .horizontal)
    remedy.isCorrection = true
    return [remedy, remedy.givingWay(first, reading)?.lettingWrap(first, reading)].compactMap(
      \.self)
  }
}

extension LayoutReading {
  /// The equation that places the start of a view.
  ///
  /// - Returns: its target, whether that is the end of a view, the distance in points, and its index in
  ///   `Screen.constraints`.
  fileprivate func startPin(
    of view: ViewID, _ axis: Axis
  ) -> (to: ViewID, isGap: Bool, constant: Double, index: Int)? {
    for id in constraintsOfView[view.index] {
      let constraint = problem.constraints[id.index]
      guard constraint.first.view == view, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.priority.isRequired, let second = constraint.second,
        let place = constraintIndex(id), screen.constraints[place].composite == nil
      else { continue }
      switch (constraint.first.attribute, axis) {
      case (.leading, .horizontal), (.left, .horizontal), (.top, .vertical):
        let isGap = [.trailing, .right, .bottom].contains(second.attribute)
        return (second.view, isGap, constraint.constant, place)
      default: continue
      }
    }
    return nil
  }
}

extension Rect {
  /// Whether both begin and end at one place on the axis.
  fileprivate func spans(_ other: Rect, _ axis: Axis) -> Bool {
    (start(axis) - other.start(axis)).magnitude <= Visible.least
      && (end(axis) - other.end(axis)).magnitude <= Visible.least
  }
}
