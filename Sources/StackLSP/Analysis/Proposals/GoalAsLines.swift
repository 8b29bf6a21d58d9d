import LayoutEngine
import StackDSL

extension EditsAgainstObstacles {
  /// Adds the goal itself as lines of the file. If only optional constraints and contents stand against it,
  /// no line says that the view should stay inside.
  var keptInside: [Edit] {
    guard case .overhang(let view, let axis, let box) = goal,
      let outer = reading.outermost(around: view, leaving: box, axis)
        ?? reading.unarranged(around: view), outer != box, reading.isInside(outer, box)
    else { return [] }
    let index = reading.index(outer)
    let isScreen = box == reading.container && reading.environment.host == .screen
    let inset =
      axis == .horizontal ? reading.usualInset(around: outer) : reading.insetAtSides(of: outer)
    let lines = reading.sidesToBound(of: outer, in: box, axis).map { side, next in
      let edge = side.edge(reading.environment.direction)
      let isStart = edge.isStart == true
      let (relation, sign) =
        isStart ? (Constraint.Relation.greaterThanOrEqual, 1.0) : (.lessThanOrEqual, -1.0)
      guard let next, let facing = edge.opposite else {
        return PlainConstraint.edge(
          edge, of: index, relation, to: reading.index(box), isScreen ? .safeArea : .view,
          constant: sign * inset)
      }
      return PlainConstraint(
        Anchor(index, edge), relation, Anchor(reading.index(next), facing),
        constant: sign * standardSpacing)
    }
    guard !lines.isEmpty else { return [] }
    let words = lines.map { "`\(reading.text($0))`" }
    return [
      edit(
        .edge, outer,
        "Keep \(reading.name(outer)) "
          + (isScreen ? "on the screen" : "inside \(reading.name(box))") + ": \(list(words))",
        lines.map { .addConstraint(index, $0) })
    ]
  }
}

extension LayoutReading {
  /// The largest view around one that leaves the box with it, because a limit for a card or a row also holds for what
  /// stands in it; nil if a stack arranges each, or none leaves it.
  fileprivate func outermost(around view: ViewID, leaving box: ViewID, _ axis: Axis) -> ViewID? {
    let around = frameInContainer(box)
    let sides = Side.allCases.filter { $0.axis == axis }
    return pathToRoot(from: view).prefix { $0 != box }.last { outer in
      stack(arranging: outer) == nil
        && sides.contains {
          alignmentRectInContainer(outer).overhang(beyond: around, at: $0) > Visible.least
        }
    }
  }

  /// The sides at which a view has to be kept inside a box, the beginning first, each with the sibling in between. A side
  /// that a line ties stays where it is, unless it is the one that leaves.
  fileprivate func sidesToBound(
    of view: ViewID, in box: ViewID, _ axis: Axis
  ) -> [(side: Side, next: ViewID?)] {
    let (rect, around) = (alignmentRectInContainer(view), frameInContainer(box))
    let sides = Side.allCases.filter { $0.axis == axis }
    let ordered =
      axis == .horizontal && environment.direction == .rightToLeft ? sides.reversed() : sides
    return ordered.compactMap { side in
      let isTied = isTied(view, side.edge(environment.direction))
      guard !isTied || rect.overhang(beyond: around, at: side) > Visible.least else { return nil }
      let next = isTied ? nil : sibling(of: view, at: side)
      let isChained = next.map { other in
        ties(between: view, other).contains { $0.first.attribute.axis == axis }
      }
      return (side, isChained == false ? next : nil)
    }
  }
}
