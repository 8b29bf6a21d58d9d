/// Constraints where a person would write them.
extension ImportedScreen {
  /// The view that a constraint places: the first, but with a multiplier, which keeps its sides.
  func placingView(of constraint: Constraint) -> ViewIndex {
    let first = constraint.first.view
    guard !constraint.isOfAutoresizingMask, let second = constraint.second?.view, second != first
    else { return first }
    return screen.isInside(second, first) ? second : first
  }

  /// Each constraint goes into the braces of the view that it places, that view first.
  mutating func moveConstraints() {
    for index in screen.constraints.indices {
      var constraint = screen.constraints[index]
      let owner = placingView(of: constraint)
      constraint.owner = owner
      // An outlet leads to it: code calls it by that name.
      if constraint.changesAtRunTime || constraint.isPlaceholder, constraint.identifier == nil {
        let outlet = constraint.objectID.flatMap(document.outlet)
        constraint.identifier = outlet ?? constraint.objectID
        constraint.changesAtRunTime = true
      }
      constraint.composite = nil
      screen.constraints[index] = constraint
    }
    let order = screen.constraints.indices.sorted {
      let (one, two) = (screen.constraints[$0], screen.constraints[$1])
      return (one.isOfAutoresizingMask ? 1 : 0, one.owner, one.rank, $0)
        < (two.isOfAutoresizingMask ? 1 : 0, two.owner, two.rank, $1)
    }
    screen.constraints = order.map { screen.constraints[$0] }
  }
}

extension Constraint {
  /// Among those of one view: edges first, then the center, then the size.
  fileprivate var rank: Int {
    switch first.attribute {
    case .top, .firstBaseline: 0
    case .leading, .left: 1
    case .bottom, .lastBaseline: 2
    case .trailing, .right: 3
    case .centerX: 4
    case .centerY: 5
    case .width: 6
    case .height: 7
    }
  }
}
