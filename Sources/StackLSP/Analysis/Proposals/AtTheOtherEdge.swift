import LayoutEngine
import StackDSL

extension EditsAgainstObstacles {
  /// Ties an edge of a view to the opposite edge of what it is tied to, at the same distance: where a chain of views
  /// contradicts itself because both its ends hang from one edge, one of them was meant to hang from the other.
  func atOtherEdge(_ index: Int, _ line: LayoutConstraint) -> [Edit] {
    let written = reading.screen.constraints[index]
    guard case .conflict = goal, written.composite == nil, line.relation == .equal,
      LineForm(line) == .edge, isTiedTwice(line), let other = written.first.attribute.opposite,
      !reading.isTied(line.first.view, other)
    else { return [] }
    var mirrored = PlainConstraint(written)
    mirrored.first.attribute = other
    mirrored.second?.attribute = other
    mirrored.constant = -written.constant
    var edit = edit(
      .edge, line.first.view,
      "Tie \(reading.name(line.first.view)) to the other edge: `\(reading.text(mirrored))`",
      [reading.restating(index, mirrored)], givingUp: line)
    edit.remedy.isCorrection = true
    return [edit]
  }

  /// Whether another obstacle ties another view to the same edge.
  private func isTiedTwice(_ line: LayoutConstraint) -> Bool {
    obstacles.contains { obstacle in
      guard case .user(let id) = obstacle.origin else { return false }
      let other = reading.problem.constraints[id.index]
      return other.first.view != line.first.view && other.second == line.second
        && other.first.attribute == line.first.attribute
    }
  }
}
