import LayoutEngine
import StackDSL

/// Views that one line puts out of where they belong: past the screen by the margins, or beside the view
/// that they stand in.
extension Report {
  /// Pins that count from the margins end beyond the screen where these are narrower than the number.
  static func beyondMargins(_ view: ViewID, _ layout: LayoutReading) -> Report? {
    guard let parent = layout.problem.views[view.index].parent, parent == layout.container else {
      return nil
    }
    let pins = layout.pins(of: view).filter { pin in
      guard pin.target.item == .layoutMargins, pin.target.view == layout.index(parent) else {
        return false
      }
      switch pin.edge {
      case .leading, .left: return pin.constant < 0
      case .trailing, .right: return pin.constant > 0
      default: return false
      }
    }
    let (frame, box) = (layout.alignmentRectInContainer(view), layout.frameInContainer(parent))
    let beyond = max(-frame.x, frame.x + frame.width - box.width)
    guard let first = pins.first, beyond > 1, beyond < first.constant.magnitude else { return nil }
    let edges = pins.count > 1 ? "both edges" : "the \(first.edge.rawValue) edge"
    return Report(
      span: layout.place(of: layout.screen.constraints[first.index]),
      message: "\(layout.name(view)) reaches \(pt(beyond)) beyond \(edges) of "
        + "\(layout.name(parent)): it is pinned \(pt(first.constant.magnitude)) outside the "
        + "margins, which are \(pt(first.constant.magnitude - beyond)) here.",
      views: [layout.index(view)], aspect: "margins",
      remedies: [Remedy.pinningToEdges(pins, of: view, layout)])
  }

  /// A control that does not even touch the view it stands in: UIKit asks that view first whether a touch
  /// is its own, so none ever reaches the control.
  static func besideSuperview(
    _ view: ViewID, _ layout: LayoutReading, _ open: Set<ViewID>
  ) -> Report? {
    guard let (box, side, axis) = layout.sideOutsideOfSuperview(view), !open.contains(box) else {
      return nil
    }
    return Report(
      span: layout.place(of: view),
      message: "\(layout.name(view)) lies wholly \(side) \(layout.name(box)), in which it stands: "
        + "no touch reaches it there.",
      views: [view, box].map(layout.index), aspect: "outside",
      remedies: layout.proposes
        ? Remedy.bringingInside(view, of: box, axis, layout)
          + Remedy.growing(box, around: view, axis, layout)
          + (axis == .vertical ? Remedy.keepingBarUncovered(around: view, layout) : [])
        : [])
  }
}

extension LayoutReading {
  /// The plain view in which a control stands without touching it, and on which side of it the control
  /// lies; nil for what lies in it, be it with one pixel.
  func sideOutsideOfSuperview(
    _ view: ViewID
  ) -> (box: ViewID, side: String, axis: LayoutEngine.Axis)? {
    guard let box = problem.views[view.index].parent, box != container, !showsOnlyText(view),
      hasContentToSee(view), stackProperties(box) == nil, !problem.views[box.index].isScrollView
    else { return nil }
    let (frame, around) = (alignmentRectInContainer(view), frameInContainer(box))
    guard around.width > 0.5, around.height > 0.5, frame.width > 0.5, frame.height > 0.5 else {
      return nil
    }
    if frame.y + frame.height <= around.y + 0.5 { return (box, "above", .vertical) }
    if frame.y >= around.y + around.height - 0.5 { return (box, "below", .vertical) }
    if frame.x + frame.width <= around.x + 0.5 { return (box, "left of", .horizontal) }
    if frame.x >= around.x + around.width - 0.5 { return (box, "right of", .horizontal) }
    return nil
  }

  private func showsOnlyText(_ view: ViewID) -> Bool { declared(view).kind == .label }
}
