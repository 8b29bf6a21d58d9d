/// The same constraint has the same sides however it is written: the view that it places stands first.
extension Screen {
  /// Exchanges the sides of constraints that say where a view is in the words of what is around it, such as
  /// `superview.bottom == bottom + 8`. One with a multiplier stays, for that belongs to the second side.
  mutating func putPlacedViewsFirst() {
    for index in constraints.indices where !constraints[index].isOfAutoresizingMask {
      let constraint = constraints[index]
      guard let second = constraint.second, placesSecond(constraint, second),
        let turned = PlainConstraint(constraint).turned
      else { continue }
      constraints[index].first = turned.first
      constraints[index].relation = turned.relation
      constraints[index].second = turned.second
      constraints[index].constant = turned.constant
      constraints[index].isTurned.toggle()
    }
  }

  /// Whether the second view is the one that a constraint places: the inner one of a view and its superview;
  /// otherwise the one in whose braces the line stands, or the later one.
  private func placesSecond(_ constraint: Constraint, _ second: Anchor) -> Bool {
    let (one, other) = (constraint.first.view, second.view)
    if one == other || isInside(one, other) { return false }
    if isInside(other, one) { return true }
    if constraint.owner == one || constraint.owner == other { return constraint.owner == other }
    return one < other
  }

  /// Whether a view stands in another, at any depth.
  func isInside(_ view: ViewIndex, _ outer: ViewIndex) -> Bool {
    // Views stand behind what they are in.
    outer < view && superviews(of: view).first { $0 <= outer } == outer
  }

  /// The views around a view, the innermost first.
  public func superviews(of view: ViewIndex) -> some Sequence<ViewIndex> {
    sequence(state: view) { [views] inner in
      guard let outer = views[inner.index].parent else { return nil }
      inner = outer
      return outer
    }
  }
}

extension PlainConstraint {
  /// As the file has it.
  init(asWritten constraint: Constraint) {
    let plain = PlainConstraint(constraint)
    self = constraint.isTurned ? plain.turned ?? plain : plain
  }
}

extension Constraint {
  /// A constant, or a relation, as the file has it.
  func written(_ constant: Double) -> Double { isTurned && constant != 0 ? -constant : constant }

  public func written(_ relation: Relation) -> Relation { isTurned ? relation.flipped : relation }
}
