import LayoutEngine
import StackDSL

/// The controls that have no text, as people know them.
extension PreviewDrawing {
  mutating func drawControl(_ kind: ViewKind, in frame: Rect) {
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
    case .activityIndicator: drawSpokes(in: frame)
    case .pageControl:
      for offset in [-12.0, 0, 12] { disc(x: middleX + offset, y: middleY, radius: 3.5) }
    case .stepper: drawHalves(frame, ["−", "+"])
    default: drawHalves(frame, ["", ""])
    }
  }

  /// A box in two, each half with its sign.
  private mutating func drawHalves(_ frame: Rect, _ signs: [String]) {
    rect(frame, class: "box", radius: 7)
    let x = frame.x + frame.width / 2
    let line = "M\(SVG.number(x)) \(SVG.number(frame.y + 5))V"
    let path = line + SVG.number(max(frame.y + frame.height - 5, frame.y))
    svg.add("path", [("class", "cross"), ("d", path)])
    for (index, sign) in signs.enumerated() {
      text(
        sign, class: "letters", x: frame.x + frame.width * (index == 0 ? 0.25 : 0.75),
        y: frame.y + frame.height / 2 + 6, size: 17, anchor: "middle")
    }
  }

  /// Eight spokes around the middle, as UIActivityIndicatorView has them.
  private mutating func drawSpokes(in frame: Rect) {
    let radius = min(frame.width, frame.height) / 2
    let x = frame.x + frame.width / 2
    let y = frame.y + frame.height / 2
    let diagonal = 0.5.squareRoot()
    let directions = [
      (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0),
      (-diagonal, -diagonal), (0, -1), (diagonal, -diagonal),
    ]
    let path = directions.map { dx, dy in
      let (inner, outer) = (radius * 0.5, radius * 0.9)
      return "M\(SVG.number(x + dx * inner)) \(SVG.number(y + dy * inner))"
        + "L\(SVG.number(x + dx * outer)) \(SVG.number(y + dy * outer))"
    }
    svg.add("path", [("class", "spokes"), ("d", path.joined())])
  }

  /// What scrolls is drawn by itself; the bar at the side says that it does.
  mutating func drawScrollView(in frame: Rect) {
    rect(frame, class: "scroll", radius: 3)
    guard frame.width >= 20, frame.height >= 40 else { return }
    let isMirrored = layout.environment.direction == .rightToLeft
    let x = isMirrored ? frame.x + 3 : frame.x + frame.width - 6
    let bar = Rect(x: x, y: frame.y + 4, width: 3, height: frame.height * 0.4)
    rect(bar, class: "track", radius: 1.5)
  }

  /// A field with a magnifying glass.
  mutating func drawSearchBar(_ view: SolvedView, in frame: Rect) {
    let height = min(36, max(frame.height - 4, 0))
    let field = Rect(
      x: frame.x + min(8, frame.width / 2), y: frame.y + (frame.height - height) / 2,
      width: max(frame.width - 16, 0), height: height)
    rect(field, class: "box", radius: 10)
    caption(name(of: view), in: field)
    guard field.width > 40, height > 20 else { return }
    let isMirrored = layout.environment.direction == .rightToLeft
    let x = isMirrored ? field.x + field.width - 16 : field.x + 15
    let y = field.y + height / 2 - 1
    svg.add(
      "circle",
      [("class", "spokes"), ("cx", SVG.number(x)), ("cy", SVG.number(y)), ("r", "5")])
    svg.add(
      "path",
      [
        ("class", "spokes"),
        ("d", "M\(SVG.number(x + 3.5)) \(SVG.number(y + 3.5))l4 4"),
      ])
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
