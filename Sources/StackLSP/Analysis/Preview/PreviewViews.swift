import LayoutEngine
import StackDSL

extension PreviewDrawing {
  /// Draws a view roughly as UIKit draws its class; its subviews are drawn separately.
  mutating func draw(_ view: SolvedView, _ id: ViewID, _ frame: Rect, hasBackground: Bool) {
    switch view.kind {
    case .hstack, .vstack, .stack: outline(id, frame, class: "stack", radius: 3)
    case .label:
      outline(id, frame, class: "text", radius: 2)
      let isOff = !isEnabled(view)
      drawText(
        of: view, id, in: frame,
        ink: isOff ? "faint" : ink(.textColor, of: view, standIn: "letters", default: "letters"))
    case .button: drawButton(view, id, in: frame)
    case .textField: drawTextField(view, id, in: frame)
    case .textView: drawTextView(view, id, in: frame)
    case .searchBar: drawSearchBar(view, in: frame)
    case .imageView: drawPicture(view, id, in: frame)
    case .scrollView: outline(id, frame, class: "scroll", radius: 3)
    case .tableView: drawRows(of: view, id, in: frame, hasBackground: hasBackground)
    case .collectionView: drawItems(of: view, id, in: frame, hasBackground: hasBackground)
    case .navigationBar, .toolbar, .tabBar:
      drawBar(view, id, in: frame, hasBackground: hasBackground)
    case .webView, .mapView: drawForeign(view, in: frame)
    case .visualEffectView: rect(frame, ink: "bar", radius: 0)
    case .switch, .slider, .progressView, .activityIndicator, .pageControl, .stepper,
      .segmentedControl, .picker, .datePicker:
      drawControl(view, id, in: frame)
    case .spacer: drawSpring(id, in: frame)
    case .view, .containerView, .screen:
      drawPlain(view, id, in: frame, hasBackground: hasBackground)
    }
  }

  /// Whether the edge of a view is shown although UIKit draws none: for all views in a layer, otherwise for
  /// the view in question and those of findings.
  func isOutlined(_ id: ViewID) -> Bool {
    options.layers.contains(.outlines) || named.contains(id)
  }

  /// Draws an edge that UIKit does not draw.
  mutating func outline(_ id: ViewID, _ frame: Rect, class name: String, radius: Double) {
    if isOutlined(id) {
      rect(frame, ink: .style("\(name) outline"), radius: radius)
    } else {
      // An area for the pointer.
      svg.add("rect", [("fill", "none")] + SVG.box(frame))
    }
  }

  /// A view with subviews is as invisible as in the app. A view without any draws itself in code, so it gets
  /// a stand-in with its name.
  private mutating func drawPlain(
    _ view: SolvedView, _ id: ViewID, in frame: Rect, hasBackground: Bool
  ) {
    let isParent = layout.problem.views.contains { $0.parent == id }
    let isDrawn = hasBackground || number(.borderWidth, of: view) > 0
    if isParent || isDrawn { return outline(id, frame, class: "stack", radius: 3) }
    rect(frame, ink: "area", radius: cornerRadius(of: view, in: frame))
    caption(name(of: view), in: frame)
  }

  /// Draws a name in the middle, as much of it as fits.
  mutating func caption(_ name: String, in frame: Rect) {
    let size = 10.0
    let letters = Int(max(min((frame.width - 6) / (size * 0.55), 1000), 0))
    guard frame.height >= 14, letters >= min(name.count, 4) else { return }
    let middle = frame.midY
    text(
      name.count <= letters ? name : name.prefix(letters - 1) + "…", ink: "note",
      x: frame.midX, y: middle + size * 0.36, size: size, anchor: "middle")
    written.append(Rect(x: frame.x, y: middle - 6, width: frame.width, height: 12))
  }

  /// Draws a line along the longer side, because the view is room and the app shows none of it.
  private mutating func drawSpring(_ id: ViewID, in frame: Rect) {
    guard isOutlined(id) else { return outline(id, frame, class: "text", radius: 0) }
    let middleX = frame.midX
    let middleY = frame.midY
    if frame.width >= frame.height {
      line(frame.x, middleY, frame.maxX, middleY, class: "spring")
    } else {
      line(middleX, frame.y, middleX, frame.maxY, class: "spring")
    }
  }
}
