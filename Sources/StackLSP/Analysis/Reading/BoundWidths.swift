import LayoutEngine
import StackDSL

/// Whether anything but its content limits the width of a view.
extension LayoutReading {
  /// The outermost view between a text and the screen whose width nothing bounds, with its untied edges; nil
  /// if the width of the text is bounded.
  func unboundedView(around text: ViewID) -> (view: ViewID, edges: [SideEdge])? {
    var unbounded: (ViewID, [SideEdge])?
    for view in pathToRoot(from: text) where view != container && stack(arranging: view) == nil {
      if hasWidth(view) { return nil }
      let open = SideEdge.allCases.filter { !isHeld(view, at: $0) }
      if !open.isEmpty { unbounded = (view, open) }
    }
    return unbounded
  }

  enum SideEdge: String, CaseIterable {
    case leading, trailing

    fileprivate func isMeant(by attribute: LayoutAnchor.Attribute) -> Bool {
      switch attribute {
      case .leading, .left: self == .leading
      case .trailing, .right: self == .trailing
      default: false
      }
    }
  }

  /// An equality, or an inequality that keeps the view inside. Ties to a scroll view's content do not count,
  /// because the content moves with the view.
  private func isHeld(_ view: ViewID, at edge: SideEdge) -> Bool {
    constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      guard let second = constraint.second, constraint.first.view != second.view else {
        return false
      }
      let isFirst = constraint.first.view == view
      let (own, other) = isFirst ? (constraint.first, second) : (second, constraint.first)
      guard own.view == view, edge.isMeant(by: own.attribute),
        other.item != .scrollContent, !isInside(other.view, view),
        !(problem.views[other.view.index].isScrollView && other.item == .view
          && isInside(view, other.view))
      else { return false }
      let inward: LinearProblem.Relation =
        (edge == .leading) == isFirst ? .greaterThanOrEqual : .lessThanOrEqual
      return constraint.relation == .equal || constraint.relation == inward
    }
  }

  /// Whether a constraint gives the width a value or a limit from outside the view.
  private func hasWidth(_ view: ViewID) -> Bool {
    constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      guard let second = constraint.second else {
        return constraint.first.view == view && constraint.first.attribute == .width
          && constraint.relation != .greaterThanOrEqual
      }
      let isFirst = constraint.first.view == view
      let (own, other) = isFirst ? (constraint.first, second) : (second, constraint.first)
      let limiting: LinearProblem.Relation = isFirst ? .lessThanOrEqual : .greaterThanOrEqual
      return own.view == view && own.attribute == .width && !isInside(other.view, view)
        && (constraint.relation == .equal || constraint.relation == limiting)
    }
  }
}

extension LayoutReading {
  /// Whether a bound for its width would break this text, or one beside it that ends where it ends, into more lines.
  func lacksBound(_ view: ViewID) -> Bool {
    guard mayWrap(view) else { return false }
    let end = frameInContainer(view).end(.horizontal)
    return isAsWideAsItsLines(view)
      || (problem.views[view.index].parent.map(children) ?? []).contains { other in
        (frameInContainer(other).end(.horizontal) - end).magnitude < Threshold.wholePoint
          && mayWrap(other) && isAsWideAsItsLines(other)
      }
  }

  private func mayWrap(_ view: ViewID) -> Bool {
    problem.views[view.index].wrapping != nil && requiredSize(of: view, .horizontal) == nil
      && !isNamed(.width, of: view)
  }

  /// A point less would break one of its lines.
  private func isAsWideAsItsLines(_ view: ViewID) -> Bool {
    let width = size(view, .horizontal)
    return problem.views[view.index].wrapping.map {
      $0.lineCount(width: width - Threshold.wholePoint) > $0.lineCount(width: width)
    } ?? false
  }
}
