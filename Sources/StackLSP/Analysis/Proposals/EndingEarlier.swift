import LayoutEngine
import StackDSL

extension Remedy {
  /// Releases the stack's far end, so that the stack is as long as its views need.
  static func endingEarlier(
    _ stack: ViewID, _ axis: Axis, _ reading: LayoutReading, shows: [ViewIndex]
  ) -> [Remedy] {
    let far: LayoutAnchor.Attribute = axis == .horizontal ? .trailing : .bottom
    for id in reading.constraintsOfView[stack.index] {
      let constraint = reading.problem.constraints[id.index]
      guard constraint.first == LayoutAnchor(stack, far), constraint.relation == .equal,
        let index = reading.constraintIndex(id)
      else { continue }
      if reading.screen.constraints[index].composite != nil {
        let lines = splitting(index, of: stack, reading) { part in
          var part = part
          if part.first.attribute == reading.screen.constraints[index].first.attribute {
            part.relation = .lessThanOrEqual
          }
          return part
        }
        return lines.map { lines in
          [
            Remedy(
              "Let \(reading.name(stack)) end earlier: `\(lines)`",
              [.rewrite(.constraint(index), lines)], shows: shows, axis: axis)
          ]
        } ?? []
      }
      return [
        Remedy(
          "Let \(reading.name(stack)) end earlier: "
            + "`\(reading.screen.constraints[index].text(with: .lessThanOrEqual))`",
          [.setRelation(constraint: index, .lessThanOrEqual)], shows: shows,
          axis: axis)
      ]
    }
    return []
  }

  /// A view takes the remaining room in a chain of views that is tied at both ends. This remedy lets the chain end
  /// earlier, or a gap behind the view exceed its written size.
  ///
  /// Source: of 6 reported chains with room left over, 4 in a cell or a box were mended at their end, and 1 at a gap.
  static func looseningChain(around view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    guard !reading.isHuge else { return [] }
    var (current, seen, gaps): (ViewID, Set<ViewID>, [Int]) = (view, [view], [])
    while gaps.count < longestChain, let (next, gap) = reading.gapBehind(current),
      seen.insert(next).inserted
    {
      gaps.append(gap)
      current = next
    }
    if !gaps.isEmpty, let end = reading.endBehind(current) { gaps.append(end) }
    return gaps.reversed().prefix(3).map { gap in
      let written = reading.screen.constraints[gap]
      // `bottom == next.top - 8` ends a view, and `top == before.bottom + 8` begins the next one.
      let isEnd = written.first.attribute == .bottom
      let relation: Relation = isEnd ? .lessThanOrEqual : .greaterThanOrEqual
      return Remedy(
        "Let the gap grow: `\(written.text(with: relation))`"
          + (written.owner == .screen
            ? "" : " of " + quoted(reading.screen.views[written.owner.index].displayName)),
        [.setRelation(constraint: gap, relation)], shows: [reading.index(view)], axis: .vertical)
    }
  }

  private typealias Relation = Constraint.Relation

  /// Views in a chain; nobody would look for the gap in a longer one.
  private static let longestChain = 16

  /// Replaces `edges == safeArea.edges` by its four constraints, some of them changed; nil for any other
  /// line.
  static func splitting(
    _ index: Int, of view: ViewID, _ reading: LayoutReading,
    _ change: (PlainConstraint) -> PlainConstraint
  ) -> String? {
    let composite = reading.screen.constraints[index]
    guard composite.first.view == reading.index(view), composite.owner == composite.first.view
    else { return nil }
    let parts = reading.screen.constraints.filter {
      $0.span == composite.span && $0.owner == composite.owner
    }.map { change(PlainConstraint($0)) }
    guard parts.count == 4 else { return nil }
    return parts.map { reading.screen.text(of: $0, in: composite.owner) }.joined(separator: "; ")
  }
}

extension Constraint {
  /// The line as written with another relation, for the title of a fix.
  func text(with relation: Relation) -> String {
    for sign in [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].map(\.rawValue) {
      guard let range = text.firstRange(of: sign) else { continue }
      return text[..<range.lowerBound] + written(relation).rawValue + text[range.upperBound...]
    }
    return text
  }
}

extension LayoutReading {
  /// The equation that ties the bottom of a view to that of its superview; nil on a screen, where the lowest view is
  /// meant to stay at the bottom.
  fileprivate func endBehind(_ view: ViewID) -> Int? {
    guard problem.views[view.index].parent != container || environment.host != .screen else {
      return nil
    }
    return constraintsOfView[view.index].first { id in
      let constraint = problem.constraints[id.index]
      return constraint.first == LayoutAnchor(view, .bottom) && constraint.relation == .equal
        && constraint.second?.attribute == .bottom
        && constraint.second?.view == problem.views[view.index].parent
    }.flatMap(constraintIndex).flatMap { screen.constraints[$0].composite == nil ? $0 : nil }
  }

  /// The sibling that begins at the end of this view, and the equation that ties it there.
  fileprivate func gapBehind(_ view: ViewID) -> (next: ViewID, constraint: Int)? {
    for id in constraintsOfView[view.index] {
      let constraint = problem.constraints[id.index]
      guard constraint.relation == .equal, constraint.multiplier == 1,
        let second = constraint.second, let index = constraintIndex(id),
        screen.constraints[index].composite == nil,
        problem.views[second.view.index].parent == problem.views[constraint.first.view.index].parent
      else { continue }
      switch (constraint.first.attribute, second.attribute) {
      case (.bottom, .top) where constraint.first.view == view: return (second.view, index)
      case (.top, .bottom) where second.view == view: return (constraint.first.view, index)
      default: continue
      }
    }
    return nil
  }
}
