import LayoutEngine
import StackDSL

extension PreviewDrawing {
  /// Every view as UIKit would draw its class, more or less, in a group that says which view it is and
  /// where it is declared.
  mutating func drawViews() {
    svg.open("g", [("class", "views")])
    for (id, frame) in visibleViews {
      guard let view = layout.view(id), screen.views.indices.contains(view.view.index) else {
        continue
      }
      let declared = screen.views[view.view.index]
      var attributes = [
        ("class", "view"), ("data-view", declared.path), ("data-kind", view.kind.rawValue),
      ]
      if let place = options.place(declared.place) {
        attributes.append(("data-source", place))
      }
      svg.open("g", attributes)
      if !options.isInPage {
        svg.add("title", [], content: SVG.escaped(tooltip(of: view, frame)))
      }
      draw(view, id, frame)
      svg.close("g")
    }
    svg.close("g")
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
    let hasBackground = drawBackground(of: view, in: frame)
    switch view.kind {
    case .hstack, .vstack, .stack: outline(frame, class: "stack", radius: 3)
    case .label:
      outline(frame, class: "text", radius: 2)
      drawText(of: view, id, in: frame, class: "letters", insetBy: 0)
    case .button: drawButton(view, id, in: frame)
    case .textField:
      rect(frame, class: "field", radius: 5)
      let isPlaceholder = view.inForce.index(of: .text) == nil
      drawText(of: view, id, in: frame, class: isPlaceholder ? "quiet" : "letters", insetBy: 7)
    case .textView where view.text != nil:
      outline(frame, class: "text", radius: 3)
      // UITextView's textContainerInset is 8 above and below, its lineFragmentPadding 5.
      drawText(of: view, id, in: frame, class: "letters", insetBy: 5, top: 8)
    case .imageView: drawPicture(view, in: frame)
    case .scrollView: drawScrollView(in: frame)
    case .searchBar: drawSearchBar(view, in: frame)
    case .switch, .slider, .progressView, .activityIndicator, .pageControl, .stepper,
      .segmentedControl, .picker, .datePicker:
      drawControl(view, in: frame)
    case .spacer:
      drawSpring(in: frame)
    default:
      if hasBackground { break }
      rect(frame, class: "plain", radius: 3)
      let isParent = layout.problem.views.contains { $0.parent == id }
      if !isParent { caption(name(of: view), in: frame) }
    }
  }

  /// An edge that UIKit does not draw.
  mutating func outline(_ frame: Rect, class name: String, radius: Double) {
    if options.layers.contains(.outlines) {
      rect(frame, class: "\(name) outline", radius: radius)
    } else {
      // Something for the pointer to meet.
      svg.add(
        "rect",
        [
          ("fill", "none"), ("x", SVG.number(frame.x)), ("y", SVG.number(frame.y)),
          ("width", SVG.number(max(frame.width, 0))), ("height", SVG.number(max(frame.height, 0))),
        ])
    }
  }

  /// A picture that is not there: hills and a sun, as large as there is room, and its name.
  private mutating func drawPicture(_ view: SolvedView, in frame: Rect) {
    rect(frame, class: "area", radius: 4)
    let side = min(frame.width, frame.height, 96) * 0.56
    let hasCaption = frame.height >= 64 && frame.width >= 48
    drawHills(
      in: Rect(
        x: frame.x + (frame.width - side) / 2,
        y: frame.y + (frame.height - side) / 2 - (hasCaption ? 7 : 0), width: side, height: side))
    if hasCaption {
      let below = Rect(
        x: frame.x, y: frame.y + frame.height / 2 + side / 2 - 6, width: frame.width, height: 16)
      caption(name(of: view), in: below)
    }
  }

  /// As large as fits into a rectangle; nothing in one that is too small to see it.
  mutating func drawHills(in frame: Rect) {
    let side = min(frame.width, frame.height)
    guard side >= 6 else { return }
    let left = frame.x + (frame.width - side) / 2
    let top = frame.y + (frame.height - side) / 2
    func point(_ x: Double, _ y: Double) -> String {
      "\(SVG.number(left + side * x)) \(SVG.number(top + side * y))"
    }
    let hills =
      "M\(point(0, 0.9))L\(point(0.34, 0.4))L\(point(0.56, 0.7))L\(point(0.7, 0.54))"
      + "L\(point(1, 0.9))Z"
    svg.add("path", [("class", "glyph"), ("d", hills)])
    svg.add(
      "circle",
      [
        ("class", "glyph"), ("cx", SVG.number(left + side * 0.74)),
        ("cy", SVG.number(top + side * 0.26)), ("r", SVG.number(side * 0.11)),
      ])
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

  /// A line along the longer side: room, not a thing.
  private mutating func drawSpring(in frame: Rect) {
    let middleX = frame.x + frame.width / 2
    let middleY = frame.y + frame.height / 2
    if frame.width >= frame.height {
      line(frame.x, middleY, frame.x + frame.width, middleY, class: "spring")
    } else {
      line(middleX, frame.y, middleX, frame.y + frame.height, class: "spring")
    }
  }
}
