import LayoutEngine
import StackDSL

extension EditsAgainstObstacles {
  /// Ties a view to the sibling before it in place of an edge of their superview: a number that reaches over a sibling
  /// fits that sibling on one phone.
  func atSibling(_ index: Int, _ line: LayoutConstraint) -> [Edit] {
    let written = reading.screen.constraints[index]
    let view = line.first.view
    switch goal {
    case .overhang, .overlap: break
    case .ambiguity, .conflict, .content, .surplus: return []
    }
    guard written.composite == nil, line.relation == .equal, line.multiplier == 1,
      LineForm(line) == .edge, line.second?.view == reading.problem.views[view.index].parent,
      line.constant.magnitude > Remedy.widestMargin,
      let side = reading.side(of: line.first.attribute),
      let next = reading.sibling(of: view, at: side), reading.ties(between: view, next).isEmpty
    else { return [] }
    let edge = side.edge(reading.environment.direction)
    guard let facing = edge.opposite else { return [] }
    let tie = PlainConstraint(
      Anchor(reading.index(view), edge), .equal, Anchor(reading.index(next), facing),
      constant: edge.isStart == true ? standardSpacing : -standardSpacing)
    return [
      edit(
        .edge, view, "Tie \(reading.name(view)) to \(reading.name(next)): `\(reading.text(tie))`",
        [reading.restating(index, tie)], givingUp: line)
    ]
  }
}

extension LayoutReading {
  /// The side of a view at which an edge is; nil for a middle or a size.
  fileprivate func side(of attribute: LayoutAnchor.Attribute) -> Side? {
    Side.allCases.first { side in
      side.edges(environment.direction).contains { LayoutAnchor.Attribute($0) == attribute }
    }
  }
}
