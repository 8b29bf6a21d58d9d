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
    case .textView where view.text != nil:
      rect(frame, class: "box", radius: 3)
      // UITextView's textContainerInset is 8 above and below, its lineFragmentPadding 5.
      drawText(of: view, id, in: frame, class: "letters", insetBy: 5, top: 8)
    case .imageView: drawPicture(view, in: frame)
    case .scrollView: drawScrollView(in: frame)
    case .searchBar: drawSearchBar(view, in: frame)
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

  /// A name in the middle, as much of it as there is room for.
  mutating func caption(_ name: String, in frame: Rect) {
    let size = 10.0
    let letters = Int(max(min((frame.width - 6) / (size * 0.55), 1000), 0))
    guard frame.height >= 14, letters >= min(name.count, 4) else { return }
    let middle = frame.y + frame.height / 2
    text(
      name.count <= letters ? name : name.prefix(letters - 1) + "…", class: "note",
      x: frame.x + frame.width / 2, y: middle + size * 0.36, size: size, anchor: "middle")
    written.append(Rect(x: frame.x, y: middle - 6, width: frame.width, height: 12))
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
}
