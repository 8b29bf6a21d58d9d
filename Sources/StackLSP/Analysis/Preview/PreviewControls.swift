import LayoutEngine
import StackDSL

/// The controls that have no text, as people know them from iOS.
extension PreviewDrawing {
  mutating func drawControl(_ view: SolvedView, in frame: Rect) {
    let middleX = frame.x + frame.width / 2
    let middleY = frame.y + frame.height / 2
    switch view.kind {
    case .switch: drawSwitch(in: frame)
    case .slider:
      bar(frame, y: middleY, thickness: 4, filled: 0.5)
      disc(x: middleX, y: middleY, radius: min(13, frame.height / 2))
    case .progressView: bar(frame, y: middleY, thickness: min(4, frame.height), filled: 0.4)
    case .activityIndicator: drawSpokes(in: frame)
    case .pageControl:
      for (index, offset) in [-12.0, 0, 12].enumerated() {
        svg.add(
          "circle",
          [
            ("class", index == 0 ? "letters" : "quiet"), ("cx", SVG.number(middleX + offset)),
            ("cy", SVG.number(middleY)), ("r", "3.5"),
          ])
      }
    case .stepper: drawStepper(in: frame)
    case .picker, .datePicker: drawWheel(in: frame)
    default: drawSegments(of: view, in: frame)
    }
  }

  /// A title, on the background that its `UIButton.Configuration` gives it; a picture alone in its middle.
  mutating func drawButton(_ view: SolvedView, _ id: ViewID, in frame: Rect) {
    let title = screen.assignment(of: .title, to: view)?.value.name ?? ""
    if title.isEmpty, let image = screen.assignment(of: .imageSize, to: view)?.value.fullSize {
      outline(frame, class: "text", radius: 7)
      let (width, height) = (min(image.width, frame.width), min(image.height, frame.height))
      drawHills(
        in: Rect(
          x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2,
          width: width, height: height))
      return
    }
    switch screen.assignment(of: .configuration, to: view)?.value.name {
    case "filled":
      rect(frame, class: "tint", radius: 6)
      drawText(of: view, id, in: frame, class: "ontint", insetBy: 12)
    case "tinted":
      rect(frame, class: "tinted", radius: 6)
      drawText(of: view, id, in: frame, class: "tint", insetBy: 12)
    case "gray":
      rect(frame, class: "track", radius: 6)
      drawText(of: view, id, in: frame, class: "tint", insetBy: 12)
    default:
      outline(frame, class: "text", radius: 7)
      drawText(of: view, id, in: frame, class: "tint", insetBy: 0)
    }
  }

  private mutating func drawSwitch(in frame: Rect) {
    rect(frame, class: "on", radius: frame.height / 2)
    let isMirrored = layout.environment.direction == .rightToLeft
    let radius = frame.height / 2
    disc(
      x: isMirrored ? frame.x + radius : frame.x + frame.width - radius, y: frame.y + radius,
      radius: radius - 2)
  }

  private mutating func drawStepper(in frame: Rect) {
    rect(frame, class: "track", radius: 8)
    let x = frame.x + frame.width / 2
    line(
      x, frame.y + frame.height * 0.25, x, frame.y + frame.height * 0.75, class: "cross")
    for (sign, share) in [("−", 0.25), ("+", 0.75)] {
      text(
        sign, class: "letters", x: frame.x + frame.width * share, y: frame.y + frame.height / 2 + 6,
        size: 17, anchor: "middle")
    }
  }

  /// Equal segments with their titles, the first one chosen; without titles there are two.
  private mutating func drawSegments(of view: SolvedView, in frame: Rect) {
    rect(frame, class: "track", radius: 8)
    let written = screen.assignment(of: .segments, to: view)?.value.items.compactMap(\.name) ?? []
    let titles = written.isEmpty ? ["First", "Second"] : written
    let width = frame.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let place =
        layout.environment.direction == .rightToLeft ? titles.count - 1 - index : index
      let left = frame.x + width * Double(place)
      if index == 0 {
        let chosen = Rect(
          x: left + 2, y: frame.y + 2, width: width - 4, height: frame.height - 4)
        rect(chosen, class: "chosen", radius: 6.5)
      }
      guard width >= 24 else { continue }
      text(
        title, class: "letters", x: left + width / 2, y: frame.y + frame.height / 2 + 4.5,
        size: 13, anchor: "middle", weight: index == 0 ? "600" : "500")
    }
  }

  /// Rows that fade away from the chosen one.
  private mutating func drawWheel(in frame: Rect) {
    let middle = frame.y + frame.height / 2
    let row = Rect(x: frame.x + 8, y: middle - 17, width: max(frame.width - 16, 0), height: 34)
    rect(row, class: "track", radius: 8)
    for step in -2...2 where frame.height / 2 > abs(Double(step)) * 34 + 12 {
      let width = min(max(frame.width - 60, 0), 90)
      let bar = Rect(
        x: frame.x + (frame.width - width) / 2, y: middle + Double(step) * 34 - 4, width: width,
        height: 8)
      rect(bar, class: step == 0 ? "letters" : "glyph", radius: 4)
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
    rect(field, class: "track", radius: 10)
    guard field.width > 40, height > 20 else { return }
    let isMirrored = layout.environment.direction == .rightToLeft
    let x = isMirrored ? field.x + field.width - 16 : field.x + 15
    let y = field.y + height / 2 - 1
    svg.add(
      "circle",
      [("class", "spokes"), ("cx", SVG.number(x)), ("cy", SVG.number(y)), ("r", "5")])
    line(x + 3.5, y + 3.5, x + 7.5, y + 7.5, class: "spokes")
    text(
      view.text ?? "Search", class: "quiet",
      x: isMirrored ? field.x + field.width - 30 : field.x + 30, y: field.y + height / 2 + 6,
      size: 17, anchor: isMirrored ? "end" : "start")
  }

  /// A track whose leading part is filled.
  private mutating func bar(_ frame: Rect, y: Double, thickness: Double, filled: Double) {
    let track = Rect(x: frame.x, y: y - thickness / 2, width: frame.width, height: thickness)
    rect(track, class: "track", radius: thickness / 2)
    let isMirrored = layout.environment.direction == .rightToLeft
    let part = Rect(
      x: isMirrored ? track.x + track.width * (1 - filled) : track.x, y: track.y,
      width: track.width * filled, height: thickness)
    rect(part, class: "tint", radius: thickness / 2)
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
