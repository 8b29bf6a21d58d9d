import LayoutEngine
import StackDSL

/// Reports of views that one line moves out of place: past the screen by the margins, or beside the
/// superview.
extension Report {
  /// Pins relative to the margins end beyond the screen if the margins are narrower than the constant.
  static func beyondMargins(_ view: ViewID, _ reading: LayoutReading) -> Report? {
    guard let parent = reading.problem.views[view.index].parent, parent == reading.container else {
      return nil
    }
    let pins = reading.pins(of: view).filter { pin in
      guard pin.target.item == .layoutMargins, pin.target.view == reading.index(parent) else {
        return false
      }
      switch pin.edge {
      case .leading, .left: return pin.constant < 0
      case .trailing, .right: return pin.constant > 0
      default: return false
      }
    }
    let (frame, box) = (reading.alignmentRectInContainer(view), reading.frameInContainer(parent))
    let beyond = max(-frame.x, frame.x + frame.width - box.width)
    guard let first = pins.first, beyond > reading.unseenOverhang(of: view, .horizontal),
      beyond < first.constant.magnitude,
      reading.showsSomething(of: view, beyond: box)
    else { return nil }
    let edges = pins.count > 1 ? "both edges" : "the \(first.edge.rawValue) edge"
    return Report(
      span: reading.place(of: reading.screen.constraints[first.index]),
      message: "\(reading.nameInPlace(view)) reaches \(pt(beyond)) beyond \(edges) of "
        + "\(reading.name(parent)): it is pinned \(pt(first.constant.magnitude)) outside the "
        + "margins, which are \(pt(first.constant.magnitude - beyond)) here.",
      views: [reading.index(view)], aspect: "margins",
      remedies: [Remedy.pinningToEdges(pins, of: view, reading)])
  }

  /// A control that lies completely outside its superview: UIKit asks the superview first whether a touch
  /// belongs to it, so no touch reaches the control.
  static func besideSuperview(
    _ view: ViewID, _ reading: LayoutReading, _ open: Set<ViewID>
  ) -> Report? {
    guard let (box, side, axis) = reading.sideOutsideOfSuperview(view), !open.contains(box) else {
      return nil
    }
    return Report(
      span: reading.place(of: view),
      message:
        "\(reading.name(view)) lies wholly \(side) \(reading.name(box)), in which it stands: "
        + "no touch reaches it there.",
      views: [view, box].map(reading.index), aspect: "outside",
      remedies: Remedy.tyingToSuperview(view, axis, reading)
        + Remedy.bringingInside(view, of: box, axis, reading)
        + Remedy.growing(box, around: view, axis, reading),
      shortage: .overhang(view, axis, beyond: box))
  }
}

extension LayoutReading {
  /// Whether the view, or a view inside it that reaches out, is visible: a container by itself shows nothing
  /// that could be cut.
  fileprivate func showsSomething(of view: ViewID, beyond box: Rect) -> Bool {
    guard declared(view).kind.has(.isContainer) else { return true }
    return Drawing(self).marks.contains { mark in
      isInside(mark.view, view) && mark.kind != .box
        && Axis.allCases.contains { axis in
          mark.ink[.position(axis)] < box[.position(axis)] - 1
            || mark.ink.end(axis) > box.end(axis) + 1
        }
    }
  }
}
