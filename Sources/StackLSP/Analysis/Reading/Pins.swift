import LayoutEngine
import StackDSL

/// A constraint that ties an edge of a view to the same edge of another one.
struct Pin: Equatable {
  var edge: Anchor.Attribute
  /// The target of the pin; its attribute is the edge.
  var target: Anchor
  /// In points toward trailing and bottom.
  var constant: Double
  /// The index in `Screen.constraints`.
  var index: Int
}

extension Anchor.Attribute {
  /// Whether a view begins at this attribute; nil for an attribute that is no edge.
  var isStart: Bool? {
    switch self {
    case .leading, .left, .top: true
    case .trailing, .right, .bottom: false
    default: nil
    }
  }
}

extension Pin {
  /// Whether its number moves the edge away from the middle of the target.
  var isOutward: Bool { edge.isStart == false ? constant > 0 : constant < 0 }
}

extension LayoutReading {
  /// The pins of the view that hold here, wherever they are written.
  func pins(of view: ViewID) -> [Pin] {
    pinsOfViews.value { views.map(readPins) }[view.index]
  }

  private func readPins(of view: ViewID) -> [Pin] {
    let own = index(view)
    return constraintsOfView[view.index].compactMap { id in
      guard let index = constraintIndex(id) else { return nil }
      let written = screen.constraints[index]
      guard written.first.view == own, written.composite == nil, !written.isOfAutoresizingMask,
        let target = written.second, written.relation == .equal, written.multiplier == 1,
        written.first.item == .view, written.first.attribute == target.attribute
      else { return nil }
      return Pin(
        edge: target.attribute, target: target, constant: written.constant, index: index)
    }
  }

  /// Whether some constraint refers to this edge, on either side of its relation. What is inside the view does not place
  /// it.
  func isNamed(_ edge: LayoutAnchor.Attribute, of view: ViewID) -> Bool {
    constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      let anchors = [constraint.first, constraint.second].compactMap(\.self)
      return anchors.contains { $0.view == view && $0.attribute == edge }
        && anchors.allSatisfy { $0.view == view || !isInside($0.view, view) }
    }
  }

  /// Whether any line, wherever it stands, ties this edge of the view to a view outside of it.
  func isTiedToOutside(_ view: ViewID, _ edge: LayoutAnchor.Attribute) -> Bool {
    constraintsOfView[view.index].contains { id in
      let line = problem.constraints[id.index]
      let anchors = [line.first, line.second].compactMap(\.self)
      return anchors.contains { $0.view == view && $0.attribute == edge }
        && anchors.contains { $0.view != view && !isInside($0.view, view) }
    }
  }

  /// Whether some constraint other than the size determines the edge.
  func isTied(_ view: ViewID, _ edge: Anchor.Attribute) -> Bool {
    let same: Set<LayoutAnchor.Attribute> =
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

  /// Whether a stack puts another view behind this edge of a view.
  func endsInStack(_ view: ViewID, _ side: Side) -> Bool {
    guard let stack = stack(arranging: view), stackProperties(stack)?.axis == side.axis else {
      return false
    }
    let box = frameInContainer(view)
    return visibleArranged(in: stack).contains { other in
      let frame = frameInContainer(other)
      return other != view && frame.overhang(beyond: box, at: side) > 0
        && frame.overhang(beyond: box, at: side.opposite) <= 0
    }
  }

  /// Whether a line ties this edge of a view to the opposite edge of a sibling.
  func endsAtSibling(_ view: ViewID, _ side: Side) -> Bool {
    let edges = side.edges(environment.direction)
    return constraintsOfView[view.index].contains { id in
      let line = problem.constraints[id.index]
      guard line.relation == .equal, line.isGap, let index = constraintIndex(id) else {
        return false
      }
      let (first, second) = (screen.constraints[index].first, screen.constraints[index].second)
      let (own, other) = first.view == self.index(view) ? (first, second) : (second, first)
      guard let own, let other, let parent = declared(view).parent else { return false }
      return edges.contains(own.attribute) && screen.views[other.view.index].parent == parent
    }
  }

  /// Whether some equation determines the edge, on either side.
  func isHeld(_ view: ViewID, at edge: Anchor.Attribute) -> Bool {
    isTied(view, edge)
      || constraintsOfView[view.index].contains { id in
        guard let index = constraintIndex(id) else { return false }
        let written = screen.constraints[index]
        return written.relation == .equal && written.second?.view == self.index(view)
          && written.second?.attribute == edge && written.first.view != self.index(view)
          && problem.constraints[id.index].first.attribute.isSize == false
      }
  }
}
