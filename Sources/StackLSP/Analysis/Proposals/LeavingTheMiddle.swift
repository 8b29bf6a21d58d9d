import LayoutEngine
import StackDSL

extension Remedy {
  /// A view stands in the middle, and what it must not reach into is nearer on one side than on the other: it
  /// leaves the middle where there is no room for it.
  static func leavingTheMiddle(_ conflict: ConflictCase) -> [Remedy] {
    guard conflict.isOnOneAxis else { return [] }
    return conflict.written.compactMap { leavingTheMiddle($0.index, conflict.reading) }
  }

  /// The same for a text that is cut because the views around it stand in the middle.
  static func leavingTheMiddle(
    around text: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    guard axis == .horizontal else { return [] }
    return reading.pathToRoot(from: text).flatMap { reading.constraintsOfView[$0.index] }
      .compactMap(reading.constraintIndex).compactMap { leavingTheMiddle($0, reading) }
  }

  /// Nil for what is no line of a middle, and where nothing limits the view that stands there.
  private static func leavingTheMiddle(_ index: Int, _ reading: LayoutReading) -> Remedy? {
    let line = reading.screen.constraints[index]
    guard line.composite == nil, line.relation == .equal, line.priority == 1000,
      line.multiplier == 1, let middle = line.second?.attribute, line.first.attribute == middle,
      [.centerX, .centerY].contains(middle), let view = reading.layout.id(of: line.first.view),
      reading.isLimited(view, middle == .centerX ? .horizontal : .vertical)
    else { return nil }
    // Below what a text resists with, so that it leaves the middle before it is cut.
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

extension LayoutReading {
  /// Some line says how far an edge of the view may reach at most.
  fileprivate func isLimited(_ view: ViewID, _ axis: Axis) -> Bool {
    constraintsOfView[view.index].contains { id in
      let line = problem.constraints[id.index]
      return line.relation != .equal && line.second != nil && line.first.attribute.axis == axis
        && !line.first.attribute.isSize
    }
  }
}
