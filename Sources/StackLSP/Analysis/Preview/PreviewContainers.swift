import LayoutEngine
import StackDSL

/// Draws containers: scroll views, lists, bars, and views that other processes draw.
extension PreviewDrawing {
  /// Draws a bar at the side of content that is larger than its view, as during scrolling.
  mutating func drawScrollBars(
    of view: SolvedView, _ id: ViewID, in frame: Rect, content given: Size? = nil
  ) {
    guard let content = given ?? contentSizes[id], frame.width >= 20, frame.height >= 20,
      flag(.isScrollEnabled, of: view)
    else { return }
    let isMirrored = layout.environment.direction == .rightToLeft
    let isTall = content.height > frame.height + Visible.least
    let isWide = content.width > frame.width + Visible.least
    if isTall, flag(.showsVerticalScrollIndicator, of: view) {
      let length = max((frame.height - 8) * frame.height / content.height, 12)
      let x = isMirrored ? frame.x + 3 : frame.maxX - 6
      rect(Rect(x: x, y: frame.y + 4, width: 3, height: length), ink: "indicatorbar", radius: 1.5)
    }
    if isWide, flag(.showsHorizontalScrollIndicator, of: view) {
      let length = max((frame.width - 8) * frame.width / content.width, 12)
      let x = isMirrored ? frame.maxX - 4 - length : frame.x + 4
      let y = frame.maxY - 6
      rect(Rect(x: x, y: y, width: length, height: 3), ink: "indicatorbar", radius: 1.5)
    }
  }

  /// Draws rows of 44 pt with bars in place of text, because their content is not in the file.
  mutating func drawRows(of view: SolvedView, _ id: ViewID, in frame: Rect, hasBackground: Bool) {
    if !hasBackground { rect(frame, ink: "screen") }
    outline(id, frame, class: "stack", radius: 0)
    guard !layout.problem.views.contains(where: { $0.parent == id }) else { return }
    openClip(frame)
    let isMirrored = layout.environment.direction == .rightToLeft
    for row in 0..<Int(min(max(frame.height / 44, 1).rounded(.up), 60)) {
      let top = frame.y + Double(row) * 44
      // The lines have different lengths, so that it looks like a list.
      let width = max(frame.width - 32, 0) * [0.55, 0.4, 0.65, 0.5][row % 4]
      let x = isMirrored ? frame.maxX - 16 - width : frame.x + 16
      rect(Rect(x: x, y: top + 17, width: width, height: 10), ink: "area", radius: 5)
      line(frame.x + 16, top + 44, frame.maxX, top + 44, class: "separator")
    }
    closeClip()
    drawListBar(of: view, id, in: frame)
  }

  /// Draws items in a grid, as `UICollectionViewFlowLayout` places them: 50 pt, 10 pt apart.
  mutating func drawItems(of view: SolvedView, _ id: ViewID, in frame: Rect, hasBackground: Bool) {
    if !hasBackground { rect(frame, ink: "screen") }
    outline(id, frame, class: "stack", radius: 0)
    guard !layout.problem.views.contains(where: { $0.parent == id }) else { return }
    let (side, gap) = (50.0, 10.0)
    let columns = Int(min(max((frame.width + gap) / (side + gap), 1), 40))
    let rows = Int(min(max((frame.height / (side + gap)).rounded(.up), 1), 40))
    let free = max(frame.width - Double(columns) * side, 0)
    let step = side + (columns > 1 ? free / Double(columns - 1) : 0)
    openClip(frame)
    for row in 0..<rows {
      for column in 0..<columns {
        let item = Rect(
          x: frame.x + Double(column) * step, y: frame.y + Double(row) * (side + gap), width: side,
          height: side)
        rect(item, ink: "area", radius: 4)
      }
    }
    closeClip()
    drawListBar(of: view, id, in: frame)
  }

  /// The file does not say how much there is to scroll, so a list is drawn as if it were twice as long.
  private mutating func drawListBar(of view: SolvedView, _ id: ViewID, in frame: Rect) {
    drawScrollBars(
      of: view, id, in: frame, content: Size(width: frame.width, height: 2 * frame.height))
  }

  /// Draws bars that are views of the screen: a title, or items.
  mutating func drawBar(_ view: SolvedView, _ id: ViewID, in frame: Rect, hasBackground: Bool) {
    if !hasBackground { rect(frame, ink: "bar") }
    let isTop = view.kind == .navigationBar
    let edge = isTop ? frame.maxY : frame.y
    line(frame.x, edge, frame.maxX, edge, class: "separator")
    let middle = frame.midY
    if isTop {
      text(
        screen.name, ink: "letters", x: frame.midX, y: middle + 6, size: 17,
        anchor: "middle", weight: "600")
      return
    }
    for (index, share) in [1.0 / 6, 0.5, 5.0 / 6].enumerated() {
      let isTinted = index == 0 || view.kind == .toolbar
      let size = min(22, frame.height)
      drawSymbol(
        ["house.fill", "star.fill", "person.fill"][index],
        in: Rect(
          x: frame.x + frame.width * share - size / 2, y: middle - size / 2, width: size,
          height: size), ink: isTinted ? tint(of: id) : "glyph")
    }
  }

  /// Draws a page or a map, whose content is not in the file.
  mutating func drawForeign(_ view: SolvedView, in frame: Rect) {
    rect(frame, ink: "area", radius: cornerRadius(of: view, in: frame))
    let side = min(frame.width, frame.height, 44)
    let isMap = view.kind == .mapView
    drawSymbol(
      isMap ? "map" : "doc",
      in: Rect(
        x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2 - 8,
        width: side, height: side), ink: "glyph")
    let below = Rect(x: frame.x, y: frame.midY + side / 2 - 8, width: frame.width, height: 16)
    if frame.height > side + 32 { caption(name(of: view), in: below) }
  }
}
