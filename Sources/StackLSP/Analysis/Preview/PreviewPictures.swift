import LayoutEngine
import StackDSL

/// Draws images: those of the asset catalog, and stand-ins of their size for others.
extension PreviewDrawing {
  /// Draws a symbol of the system in its tint, or hills, a sun and the name for any other picture.
  mutating func drawPicture(_ view: SolvedView, _ id: ViewID, in frame: Rect) {
    let image = property(.image, of: view)?.name
    if let own = image.flatMap({ options.assets.images[$0] }) {
      return drawPicture(own, of: view, id, in: frame)
    }
    if let image, PictureSymbol.isName(image) {
      drawSymbol(image, in: shownPart(of: view, frame, isSymbol: true), ink: tint(of: id))
      return
    }
    let radius = cornerRadius(of: view, in: frame)
    let part = shownPart(of: view, frame, isSymbol: false)
    if part != frame { outline(id, frame, class: "text", radius: 0) }
    rect(part, ink: "area", radius: max(radius, 4))
    let side = min(part.width, part.height, 96) * 0.56
    let hasCaption = part.height >= 64 && part.width >= 48
    drawHills(
      in: Rect(
        x: part.x + (part.width - side) / 2,
        y: part.y + (part.height - side) / 2 - (hasCaption ? 7 : 0), width: side, height: side))
    if hasCaption {
      let below = Rect(x: part.x, y: part.midY + side / 2 - 6, width: part.width, height: 16)
      caption(image ?? name(of: view), in: below)
    }
  }

  /// The layer's corners cut an image only where it clips.
  private mutating func drawPicture(
    _ image: PictureImage, of view: SolvedView, _ id: ViewID, in frame: Rect
  ) {
    let isCut = flag(.clipsToBounds, of: view)
    let radius = cornerRadius(of: view, in: frame)
    if isCut { openClip(frame, radius: radius) }
    drawImage(
      image, in: shownPart(of: view, frame, image), tint: image.isTemplate ? tint(of: id) : nil)
    if isCut { closeClip(radius: radius) }
  }

  /// Where the view draws an image of this size.
  private func shownPart(of view: SolvedView, _ frame: Rect, _ image: PictureImage) -> Rect {
    let mode = property(.contentMode, of: view)?.name ?? "scaleToFill"
    func scaled(_ choose: (Double, Double) -> Double) -> Rect {
      let share = choose(frame.width / image.size.width, frame.height / image.size.height)
      let size = Size(width: image.size.width * share, height: image.size.height * share)
      return place(size, "center", in: frame)
    }
    return switch mode {
    case "scaleToFill", "redraw": frame
    case "scaleAspectFit": scaled(min)
    case "scaleAspectFill": scaled(max)
    default: place(image.size, mode, in: frame)
    }
  }

  /// The rectangle of a stand-in in its view, by its `contentMode` and its own size. A picture without a size
  /// is drawn as a square.
  private func shownPart(of view: SolvedView, _ frame: Rect, isSymbol: Bool) -> Rect {
    let mode = property(.contentMode, of: view)?.name ?? "scaleToFill"
    let side = min(frame.width, frame.height)
    let content = Axis.allCases.map { view.content($0).intrinsic }
    let own = Size(width: content[0] ?? side, height: content[1] ?? side)
    guard own.width > 0, own.height > 0 else { return frame }
    switch mode {
    case "scaleToFill", "redraw", "scaleAspectFill": return frame
    case "scaleAspectFit":
      let share = min(frame.width / own.width, frame.height / own.height)
      return place(Size(width: own.width * share, height: own.height * share), "center", in: frame)
    default:
      // In these modes a picture without a size would fill its view and hide the mode.
      let isKnown = content.contains { $0 != nil }
      let shown = isKnown ? own : Size(width: side / 2, height: side / 2)
      return place(shown, mode, in: frame)
    }
  }

  /// Places a size at an edge, in a corner or in the middle of a rectangle: `topLeft`.
  private func place(_ size: Size, _ mode: String, in frame: Rect) -> Rect {
    let word = mode.lowercased()
    func start(_ low: String, _ high: String, _ room: Double) -> Double {
      word.contains(low) ? 0 : word.contains(high) ? room : room / 2
    }
    return Rect(
      x: frame.x + start("left", "right", frame.width - size.width),
      y: frame.y + start("top", "bottom", frame.height - size.height), width: size.width,
      height: size.height)
  }

  /// As large as a rectangle allows; nothing in one that is too small to show it.
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
    disc(x: left + side * 0.74, y: top + side * 0.26, radius: side * 0.11, ink: "glyph")
  }

  /// Draws a symbol as large as possible, in the middle.
  mutating func drawSymbol(_ name: String, in frame: Rect, ink: Ink) {
    guard frame.width > 0, frame.height > 0 else { return }
    let view = PictureSymbol.box(of: name)
    svg.open("svg", [("class", "symbol")] + SVG.box(frame) + [("viewBox", view)])
    for part in PictureSymbol.parts(of: name) {
      switch part {
      case .filled(let path):
        svg.add("path", [ink.attribute, ("fill-rule", "evenodd"), ("d", path)])
      case .drawn(let path, let isCutOut):
        svg.add(
          "path",
          isCutOut ? [("class", "cutout"), ("d", path)] : strokeAttributes(ink) + [("d", path)])
      }
    }
    svg.close("svg")
  }

  private func strokeAttributes(_ ink: Ink) -> [(String, String)] {
    switch ink {
    case .style(let name): [("class", "\(name) drawn")]
    case .color(let color): [("class", "drawn"), ("stroke", color.css)]
    }
  }
}
