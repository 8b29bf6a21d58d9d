import LayoutEngine
import StackDSL

extension Remedy {
  /// A card around its texts gets what is below them as well.
  static func tyingContent(
    of view: ViewID, _ axis: LayoutEngine.Axis, _ layout: LayoutReading
  ) -> [Remedy] {
    guard let (last, inset) = layout.looseContent(of: view, axis) else { return [] }
    let edge = axis == .horizontal ? "trailing" : "bottom"
    let distance = inset > 0 ? " - \(figure(inset))" : ""
    return [
      Remedy(
        "Tie the \(edge) of \(layout.name(last)) to \(layout.name(view))",
        [.addConstraint(layout.index(last), "\(edge) == superview.\(edge)\(distance)")],
        shows: [layout.index(view)], axis: axis)
    ]
  }
}

extension LayoutReading {
  /// Of a view whose subviews nothing ties to its far edge: the one that reaches furthest, and how far
  /// the first one stands from the near edge, in points.
  func looseContent(
    of view: ViewID, _ axis: LayoutEngine.Axis
  ) -> (last: ViewID, inset: Double)? {
    let far: Set<LayoutEngine.Anchor.Attribute> =
      axis == .horizontal ? [.trailing, .right, .width, .centerX] : [.bottom, .height, .centerY]
    let isTied = constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      return isBetween(constraint, view)
        && [constraint.first, constraint.second].contains {
          $0?.view == view && far.contains($0?.attribute ?? .top)
        }
    }
    let inner = children(of: view).filter { !isOutOfSight($0) }
    guard !isTied, stackProperties(view) == nil,
      !problem.views[view.index].isScrollView
    else { return nil }
    let rects = inner.map { (view: $0, rect: shownRect($0)) }
    func end(_ rect: Rect) -> Double { rect[.position(axis)] + rect[.size(axis)] }
    guard let last = rects.max(by: { end($0.rect) < end($1.rect) }),
      let start = rects.map({ $0.rect[.position(axis)] }).min()
    else { return nil }
    return (last.view, start)
  }
}
