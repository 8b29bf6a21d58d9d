extension LayoutLowering {
  /// The content of every scroll view: an unknown width and height, its origin at the top left.
  mutating func addScrollContents() {
    for view in problem.views.indices where problem.views[view].isScrollView {
      if scrollContents.isEmpty {
        scrollContents = [Int32](repeating: -1, count: problem.views.count)
      }
      scrollContents[view] = addGuide(view, .scrollContent, .width)
      _ = addGuide(view, .scrollContent, .height)
    }
  }

  /// A view's guide, or its alignment rect, on one axis in the coordinates of the view's own
  /// bounds, as distances from the leading edge.
  func extent(of view: Int, _ item: LayoutAnchor.Item, _ axis: Axis) -> Canvas {
    let outer = outset(of: view, axis)
    let size = unknown(Int32(truncatingIfNeeded: view), .size(axis))
    /// From the edge of the bounds to the edge of the guide.
    let inner: (leading: Double, trailing: Double)
    switch item {
    case .view: inner = outer
    case .layoutMarginsGuide: inner = insets(axis, problem.views[view].layoutMargins)
    case .safeAreaLayoutGuide: inner = physicalInsets(axis, problem.views[view].safeAreaInsets)
    case .readableContentGuide:
      let readable = problem.views[view].readableContentInsets
      inner = insets(axis, readable ?? problem.views[view].layoutMargins)
    case .scrollFrame: inner = (0, 0)
    case .scrollContent:
      guard problem.views[view].isScrollView else { return extent(of: view, .view, axis) }
      return contentExtent(of: view, .view, axis)
    }
    let end = outer.leading + outer.trailing - inner.trailing
    return Canvas(
      start: .points(inner.leading),
      end: Affine(first: size, constant: end),
      center: Affine(first: size, firstFactor: 0.5, constant: (inner.leading + end) / 2),
      length: Affine(first: size, constant: end - inner.leading))
  }

  /// The content of a scroll view, or what its margins leave of it.
  func contentExtent(of view: Int, _ item: LayoutAnchor.Item, _ axis: Axis) -> Canvas {
    let size = scrollContents[view] + (axis == .horizontal ? 0 : 1)
    let margins = item == .layoutMarginsGuide ? problem.views[view].layoutMargins : Insets()
    let inner = insets(axis, margins)
    return Canvas(
      start: .points(inner.leading), end: Affine(first: size, constant: -inner.trailing),
      center: Affine(
        first: size, firstFactor: 0.5, constant: (inner.leading - inner.trailing) / 2),
      length: Affine(first: size, constant: -inner.leading - inner.trailing))
  }
}
