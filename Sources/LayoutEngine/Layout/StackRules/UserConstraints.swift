extension LayoutLowering {
  /// A constraint of the user, its anchors in the coordinates of the nearest superview that holds
  /// both views.
  ///
  /// One that no layout can use is left out: a number that is not finite, a view that is not
  /// there, a priority of 0.
  mutating func addUserConstraint(_ index: Int) {
    let constraint = problem.constraints[index]
    guard let priority = constraint.priority.inEffect, !constraint.constant.isNaN,
      let multiplier = constraint.multiplier.factor, isKnown(constraint.first),
      constraint.second.map(isKnown) ?? true
    else { return }
    let ancestor = commonAncestor(of: constraint)
    nameBaseline(of: constraint.first)
    if let second = constraint.second { nameBaseline(of: second) }
    let isTurned = isTurned(constraint, multiplier)
    var constant = constraint.constant.points
    constant -= append(
      constraint.first, 1, in: ancestor, against: constraint.second, isTurned: isTurned)
    if let second = constraint.second {
      constant -= append(
        second, -multiplier, in: ancestor, against: constraint.first, isTurned: isTurned)
    }
    addRow(
      constraint.relation, constant, priority,
      RowSource(kind: .user, owner: Int32(truncatingIfNeeded: index)))
  }

  func isKnown(_ anchor: LayoutAnchor) -> Bool {
    problem.views.indices.contains(anchor.view.index)
  }

  /// The view in whose coordinates both anchors are expressed; a position without a second anchor
  /// is one in its superview.
  func commonAncestor(of constraint: LayoutConstraint) -> Int {
    let first = constraint.first.view.index
    if let second = constraint.second { return tree.commonAncestor(first, second.view.index) }
    return max(Int(tree.parents[first]), 0)
  }

  /// Whether the coordinates of a constraint count from the left with the opposite sign, not from the leading edge.
  ///
  /// In right-to-left UIKit takes the right edge for the leading one and turns the signs, but its coordinates
  /// still count from the left. So `trailing == superview.trailing * 0.8` puts a view at 0.8 · 0, the left edge of the screen
  /// (as observed in stackoverflow.com/a/33714527), where its mirror image would leave a fifth of the width.
  /// Without a factor, and without a middle beside the edge, both ways to count come to the same.
  private func isTurned(_ constraint: LayoutConstraint, _ multiplier: Double) -> Bool {
    guard problem.direction == .rightToLeft, let second = constraint.second else { return false }
    let attributes = [constraint.first.attribute, second.attribute]
    return attributes.contains { $0 == .leading || $0 == .trailing }
      && (multiplier != 1 || attributes.contains(.centerX))
  }

  /// Adds `factor` times an anchor to the row being written; returns its constant part.
  mutating func append(
    _ anchor: LayoutAnchor, _ factor: Double, in ancestor: Int, against other: LayoutAnchor?,
    isTurned: Bool = false
  ) -> Double {
    let view = anchor.view.index
    let axis = anchor.attribute.axis
    let extent =
      isOfContent(anchor, against: other)
      ? contentExtent(of: view, anchor.item, axis) : extent(of: view, anchor.item, axis)
    switch anchor.attribute {
    case .width, .height: return append(extent.length, factor)
    case .leading where isTurned: return appendFromLeft(extent.start, -factor, view, ancestor)
    case .trailing where isTurned: return appendFromLeft(extent.end, -factor, view, ancestor)
    case .leading, .top: return appendPosition(extent.start, factor, view, axis, ancestor)
    case .trailing, .bottom: return appendPosition(extent.end, factor, view, axis, ancestor)
    case .centerY: return appendPosition(extent.center, factor, view, axis, ancestor)
    case .centerX: return appendFromLeft(extent.center, isTurned ? -factor : factor, view, ancestor)
    case .left, .right:
      let isStart = (anchor.attribute == .left) == (problem.direction == .leftToRight)
      return appendFromLeft(isStart ? extent.start : extent.end, factor, view, ancestor)
    case .firstBaseline: return appendBaseline(.first, factor, view, ancestor)
    case .lastBaseline: return appendBaseline(.last, factor, view, ancestor)
    }
  }

  /// The edges and the margins of a scroll view mean its content when the other view is inside it, its size
  /// and centre mean its frame (Apple, Technical Note TN2154; *Auto Layout Guide*, "Working with Scroll
  /// Views").
  private func isOfContent(_ anchor: LayoutAnchor, against other: LayoutAnchor?) -> Bool {
    let view = anchor.view.index
    guard anchor.item == .view || anchor.item == .layoutMarginsGuide,
      problem.views[view].isScrollView, let other, other.view.index != view,
      tree.commonAncestor(view, other.view.index) == view
    else { return false }
    switch anchor.attribute {
    case .left, .right, .leading, .trailing, .top, .bottom: return true
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: return false
    }
  }

  private mutating func append(_ affine: Affine, _ factor: Double) -> Double {
    append(affine.first, affine.firstFactor * factor)
    append(affine.second, affine.secondFactor * factor)
    return affine.constant * factor
  }

  /// A position in a view's own bounds, carried outward to the bounds of `ancestor`.
  private mutating func appendPosition(
    _ position: Affine, _ factor: Double, _ view: Int, _ axis: Axis, _ ancestor: Int
  ) -> Double {
    var constant = append(position, factor)
    var view = view
    while view != ancestor, view > 0 {
      append(unknown(Int32(truncatingIfNeeded: view), .position(axis)), factor)
      // The bounds begin where the alignment rect begins, less its inset.
      constant -= factor * outset(of: view, axis).leading
      view = Int(tree.parents[view])
    }
    return constant
  }

  /// A horizontal position measured from the left: in right-to-left the width of the ancestor less
  /// the distance from the leading edge, which is the right one.
  private mutating func appendFromLeft(
    _ position: Affine, _ factor: Double, _ view: Int, _ ancestor: Int
  ) -> Double {
    guard problem.direction == .rightToLeft else {
      return appendPosition(position, factor, view, .horizontal, ancestor)
    }
    let whole = extent(of: ancestor, .scrollFrame, .horizontal).end
    return append(whole, factor) + appendPosition(position, -factor, view, .horizontal, ancestor)
  }

  /// A nested stack's baseline gets its unknown before the row that uses it is begun, because
  /// that writes rows of its own.
  private mutating func nameBaseline(of anchor: LayoutAnchor) {
    let view = Int32(truncatingIfNeeded: anchor.view.index)
    switch anchor.attribute {
    case .firstBaseline: _ = baseline(.first, of: view)
    case .lastBaseline: _ = baseline(.last, of: view)
    case .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY:
      return
    }
  }

  private mutating func appendBaseline(
    _ baseline: Baseline, _ factor: Double, _ view: Int, _ ancestor: Int
  ) -> Double {
    let index = Int32(truncatingIfNeeded: view)
    var position = self.baseline(baseline, of: index)
    // From the superview's coordinates back to the view's own bounds.
    if position.first == unknown(index, .y) {
      position.first = -1
      let inset = outset(of: view, .vertical).leading
      position.constant += inset
    }
    return appendPosition(position, factor, view, .vertical, ancestor)
  }
}

extension LayoutAnchor.Attribute {
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  public var isSize: Bool { self == .width || self == .height }
}
