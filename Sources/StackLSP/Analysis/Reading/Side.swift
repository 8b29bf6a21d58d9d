import LayoutEngine
import StackDSL

/// A side of the screen or of a view, independent of the reading direction.
enum Side: String, CaseIterable {
  case left, right, top, bottom

  var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
  var opposite: Side {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  /// Whether coordinates grow towards it.
  var isEnd: Bool { self == .right || self == .bottom }

  /// The anchor of this side: `leading` or `trailing` at the left and the right.
  func edge(_ direction: LayoutDirection) -> Anchor.Attribute {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    }
  }

  /// That anchor, and the one that is here in either direction.
  func edges(_ direction: LayoutDirection) -> [Anchor.Attribute] {
    switch self {
    case .top, .bottom: [edge(direction)]
    case .left: [edge(direction), .left]
    case .right: [edge(direction), .right]
    }
  }
}

extension LayoutReading {
  /// The plain superview that a control lies outside of, and the side; nil for a control that lies inside, even
  /// by one pixel.
  func sideOutsideOfSuperview(
    _ view: ViewID
  ) -> (box: ViewID, side: String, axis: Axis)? {
    guard let box = problem.views[view.index].parent, box != container, !showsOnlyText(view),
      hasContentToSee(view), stackProperties(box) == nil, !problem.views[box.index].isScrollView
    else { return nil }
    let (frame, around) = (alignmentRectInContainer(view), frameInContainer(box))
    guard around.width > Visible.least, around.height > Visible.least, frame.width > Visible.least,
      frame.height > Visible.least
    else {
      return nil
    }
    if frame.y + frame.height <= around.y + Visible.least { return (box, "above", .vertical) }
    if frame.y >= around.y + around.height - Visible.least { return (box, "below", .vertical) }
    if frame.x + frame.width <= around.x + Visible.least { return (box, "left of", .horizontal) }
    if frame.x >= around.x + around.width - Visible.least { return (box, "right of", .horizontal) }
    return nil
  }

  private func showsOnlyText(_ view: ViewID) -> Bool { declared(view).kind == .label }
}
