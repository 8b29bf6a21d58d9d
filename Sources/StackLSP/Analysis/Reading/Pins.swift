import LayoutEngine
import StackDSL

/// A constraint that ties an edge of a view to the same edge of another one.
struct Pin {
  var edge: StackDSL.Anchor.Attribute
  /// As a member of the view names it: "superview", "safeArea", "card".
  var target: String
  /// Points toward trailing and bottom.
  var constant: Double
  /// In `Screen.constraints`.
  var index: Int
}

extension LayoutReading {
  /// The pins that stand in the braces of the view and hold here.
  func pins(of view: ViewID) -> [Pin] {
    let owner = index(view)
    return constraintsOfView[view.index].compactMap { id in
      guard let index = constraintIndex(id) else { return nil }
      let written = screen.constraints[index]
      guard written.owner == owner, written.first.view == owner, written.relation == .equal,
        written.composite == nil, let second = written.second, written.multiplier == 1,
        second.attribute == written.first.attribute,
        let start = written.text.firstRange(of: "== ")?.upperBound,
        let end = written.text[start...].firstRange(of: ".\(second.attribute.rawValue)")?.lowerBound
      else { return nil }
      return Pin(
        edge: second.attribute, target: String(written.text[start..<end]),
        constant: written.constant, index: index)
    }
  }

  /// Some constraint speaks of this very edge, on either side of its relation.
  func isNamed(_ edge: LayoutEngine.Anchor.Attribute, of view: ViewID) -> Bool {
    constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      return [constraint.first, constraint.second].contains {
        $0?.view == view && $0?.attribute == edge
      }
    }
  }

  /// Some constraint other than the size says where the edge is.
  func isTied(_ view: ViewID, _ edge: StackDSL.Anchor.Attribute) -> Bool {
    let same: Set<LayoutEngine.Anchor.Attribute> =
      switch edge {
      case .leading, .left: [.leading, .left]
      case .trailing, .right: [.trailing, .right]
      case .top: [.top]
      default: [.bottom]
      }
    return constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      return constraint.relation == .equal && constraint.first.view == view
        && same.contains(constraint.first.attribute)
    }
  }
}
