import LayoutEngine
import StackDSL

extension PreviewDrawing {
  /// Every view as UIKit would draw its class, more or less, with a tooltip that has the numbers.
  mutating func drawViews() {
    for (id, frame) in visibleViews {
      guard let view = layout.view(id) else { continue }
      svg.open("g")
      svg.add("title", [], content: SVG.escaped(tooltip(of: view, frame)))
      draw(view, id, frame)
      svg.close("g")
    }
  }

  private func tooltip(of view: SolvedView, _ frame: Rect) -> String {
    let size = "\(figure(frame.width)) × \(figure(frame.height))"
    return "\(name(of: view)) \(size) at (\(figure(frame.x)), \(figure(frame.y)))"
  }

  func name(of view: SolvedView) -> String {
    screen.views.indices.contains(view.view.index)
      ? screen.views[view.view.index].displayName : view.kind.rawValue
  }

  private mutating func draw(_ view: SolvedView, _ id: ViewID, _ frame: Rect) {
    switch view.kind {
    case .hstack, .vstack, .stack: rect(frame, class: "stack", radius: 3)
    case .label:
      rect(frame, class: "text", radius: 2)
      drawText(of: view, id, in: frame, class: "letters", insetBy: 0)
    case .button:
      rect(frame, class: "box", radius: 7)
      drawText(of: view, id, in: frame, class: "tint", insetBy: 0)
    case .textField:
      rect(frame, class: "field", radius: 5)
      let isPlaceholder = view.inForce.index(of: .text) == nil
      drawText(of: view, id, in: frame, class: isPlaceholder ? "quiet" : "letters", insetBy: 7)
    case .imageView: drawPicture(view, in: frame)
    case .switch, .slider, .progressView, .activityIndicator, .pageControl, .stepper,
      .segmentedControl:
      drawControl(view.kind, in: frame)
    case .spacer:
      drawSpring(in: frame)
    default:
      rect(frame, class: "box", radius: 3)
      caption(name(of: view), in: frame)
    }
  }

  /// The mark of a picture that is not there: a box with its diagonals.
  private mutating func drawPicture(_ view: SolvedView, in frame: Rect) {
    rect(frame, class: "box", radius: 4)
    let right = SVG.number(frame.x + frame.width)
    let bottom = SVG.number(frame.y + frame.height)
    let (left, top) = (SVG.number(frame.x), SVG.number(frame.y))
    svg.add(
      "path",
      [
        ("class", "cross"),
        ("d", "M\(left) \(top)L\(right) \(bottom)M\(right) \(top)L\(left) \(bottom)"),
      ])
    caption(name(of: view), in: frame)
  }

  /// A name in the middle, where there is room for it.
  private mutating func caption(_ name: String, in frame: Rect) {
    let size = 10.0
    guard frame.height >= 14, frame.width >= Double(name.count) * size * 0.55 + 6 else { return }
    text(
      name, class: "note", x: frame.x + frame.width / 2,
      y: frame.y + frame.height / 2 + size * 0.36,
      size: size, anchor: "middle")
  }

  /// A double arrow along the longer side: room, not a thing.
  private mutating func drawSpring(in frame: Rect) {
    let middleX = frame.x + frame.width / 2
    let middleY = frame.y + frame.height / 2
    let path: String
    if frame.width >= frame.height {
      path = "M\(SVG.number(frame.x)) \(SVG.number(middleY))H\(SVG.number(frame.x + frame.width))"
    } else {
      path = "M\(SVG.number(middleX)) \(SVG.number(frame.y))V\(SVG.number(frame.y + frame.height))"
    }
    svg.add("path", [("class", "cross"), ("stroke-dasharray", "3 3"), ("d", path)])
  }

  private mutating func drawControl(_ kind: ViewKind, in frame: Rect) {
    let middleX = frame.x + frame.width / 2
    let middleY = frame.y + frame.height / 2
    switch kind {
    case .switch:
      rect(frame, class: "on", radius: frame.height / 2)
      disc(x: frame.x + frame.width - frame.height / 2, y: middleY, radius: frame.height / 2 - 2)
    case .slider:
      bar(frame, y: middleY, thickness: 4)
      disc(x: middleX, y: middleY, radius: min(13, frame.height / 2))
    case .progressView: bar(frame, y: middleY, thickness: min(4, frame.height))
    case .activityIndicator:
      disc(x: middleX, y: middleY, radius: min(frame.width, frame.height) / 2)
    case .pageControl:
      for offset in [-12.0, 0, 12] { disc(x: middleX + offset, y: middleY, radius: 3.5) }
    default:
      rect(frame, class: "box", radius: 7)
      let x = SVG.number(middleX)
      let ends = "M\(x) \(SVG.number(frame.y + 5))V\(SVG.number(frame.y + frame.height - 5))"
      svg.add("path", [("class", "cross"), ("d", ends)])
    }
  }

  private mutating func bar(_ frame: Rect, y: Double, thickness: Double) {
    let track = Rect(x: frame.x, y: y - thickness / 2, width: frame.width, height: thickness)
    rect(track, class: "track", radius: thickness / 2)
  }

  private mutating func disc(x: Double, y: Double, radius: Double) {
    svg.add(
      "circle",
      [
        ("class", "thumb"), ("cx", SVG.number(x)), ("cy", SVG.number(y)),
        ("r", SVG.number(max(radius, 0))),
      ])
  }
}
