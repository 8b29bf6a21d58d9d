import LayoutEngine
import StackDSL

extension Remedy {
  /// A centred view must not reach into a neighbour that is closer on one side than on the other, so it
  /// leaves the middle where room is short.
  static func leavingTheMiddle(_ conflict: ConflictCase) -> [Remedy] {
    guard conflict.isOnOneAxis else { return [] }
    return conflict.written.compactMap { leavingTheMiddle($0.index, conflict.reading) }
  }

  /// Nil for a line that centres nothing, or if nothing limits the centred view.
  private static func leavingTheMiddle(_ index: Int, _ reading: LayoutReading) -> Remedy? {
    let line = reading.screen.constraints[index]
    guard line.composite == nil, line.relation == .equal, line.priority == 1000,
      line.multiplier == 1, let middle = line.second?.attribute, line.first.attribute == middle,
      [.centerX, .centerY].contains(middle), let view = reading.layout.id(of: line.first.view),
      reading.isLimited(view, middle == .centerX ? .horizontal : .vertical)
    else { return nil }
    // Below a text's resistance, so that the view leaves the middle before the text is cut.
    let weaker = Priority.defaultHigh.value - 1
    var remedy = Remedy(
      "Let \(reading.name(view)) leave the middle where it has no room there: "
        + "`\(line.text) @\(figure(weaker))`",
      [.setPriority(constraint: index, weaker)], shows: [line.first.view],
      axis: middle == .centerX ? .horizontal : .vertical)
    remedy.isCorrection = true
    return remedy
  }
}

extension Remedy {
  /// Gives up an edge of a centred view: the number of the edge fits one width, and the middle fits any.
  ///
  /// Source: in both reports of a centred view with an edge that breaks on another phone the accepted edit is this one.
  static func leavingTheEdge(_ view: ViewID, _ axis: Axis, _ reading: LayoutReading) -> [Remedy] {
    let middle: Anchor.Attribute = axis == .horizontal ? .centerX : .centerY
    let pins = reading.pins(of: view)
    guard pins.contains(where: { $0.edge == middle }) else { return [] }
    let edges = pins.filter { $0.edge.axis == axis && $0.edge.opposite != nil }
    // Between two ends, such as its superview and a sibling, the middle is one line too many.
    guard edges.count == 1, let edge = edges.first, let end = edge.edge.opposite,
      !reading.isTied(view, end)
    else { return [] }
    return [
      Remedy(
        "Let the middle place \(reading.name(view)): remove "
          + reading.words(reading.screen.constraints[edge.index], asWhole: true),
        [.removeConstraint(edge.index)], shows: [reading.index(view)], axis: axis,
        isCorrection: true)
    ]
  }
}

extension LayoutReading {
  /// Whether some line limits how far an edge of the view may reach.
  fileprivate func isLimited(_ view: ViewID, _ axis: Axis) -> Bool {
    constraintsOfView[view.index].contains { id in
      let line = problem.constraints[id.index]
      return line.relation != .equal && line.second != nil && line.first.attribute.axis == axis
        && !line.first.attribute.isSize
    }
  }
}
