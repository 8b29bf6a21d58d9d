import LayoutEngine
import StackDSL

extension EditsAgainstObstacles {
  /// Moves a view that its frame lays out, or makes it larger or smaller, by what the goal lacks. One that keeps its
  /// distance from the end of its superview grows away from it.
  func inFrame(_ line: LayoutConstraint, by points: Double) -> [Edit] {
    let view = line.first.view
    guard let frame = reading.property(.frame, of: view)?.value.numbers, frame.count >= 4 else {
      return []
    }
    let axis = line.first.attribute.axis
    let (place, length) = axis == .horizontal ? (0, 2) : (1, 3)
    var numbers = frame
    if line.first.attribute.isSize {
      numbers[length] += points
      if reading.keepsEnd(view, axis) { numbers[place] -= points }
    } else {
      numbers[place] += points
    }
    guard numbers[length] > 0 else { return [] }
    let words = numbers.map(figure).joined(separator: ", ")
    var edit = edit(
      .size, view, "Change the frame of \(reading.name(view)) to \(words)",
      [.set(reading.index(view), .frame, words)])
    edit.remedy.isCorrection = true
    return [edit]
  }
}

extension LayoutReading {
  /// Whether the mask of a view lets only the room before it grow: its position grows as its superview does.
  fileprivate func keepsEnd(_ view: ViewID, _ axis: Axis) -> Bool {
    constraintsOfView[view.index].contains { id in
      let line = problem.constraints[id.index]
      return line.first == LayoutAnchor(view, axis == .horizontal ? .left : .top)
        && line.second?.attribute.isSize == true && line.multiplier == 1
    }
  }
}
