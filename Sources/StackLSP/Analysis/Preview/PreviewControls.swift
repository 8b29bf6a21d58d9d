import LayoutEngine
import StackDSL

/// Draws the controls without text as they look in iOS, with the values in the file.
extension PreviewDrawing {
  mutating func drawControl(_ view: SolvedView, _ id: ViewID, in frame: Rect) {
    let isOff = !isEnabled(view)
    // UIKit draws most disabled controls at half their opacity.
    if isOff { svg.open("g", [("opacity", "0.5")]) }
    switch view.kind {
    case .switch: drawSwitch(view, in: frame)
    case .slider: drawSlider(view, id, in: frame)
    case .progressView: drawProgress(view, id, in: frame)
    case .activityIndicator: drawSpokes(of: view, in: frame)
    case .pageControl: drawDots(of: view, in: frame)
    case .stepper: drawStepper(view, in: frame)
    case .picker, .datePicker: drawWheel(in: frame)
    default: drawSegments(of: view, in: frame)
    }
    if isOff { svg.close("g") }
  }

  private var isMirrored: Bool { layout.environment.direction == .rightToLeft }

  private mutating func drawSwitch(_ view: SolvedView, in frame: Rect) {
    let isOn = flag(.isOn, of: view)
    let radius = frame.height / 2
    rect(
      frame, ink: isOn ? ink(.onTintColor, of: view, standIn: "on", default: "on") : "off",
      radius: radius)
    let isRight = isOn != isMirrored
    disc(
      x: isRight ? frame.maxX - radius : frame.x + radius, y: frame.y + radius,
      radius: radius - 2, ink: "thumb")
  }

  /// The position of a value in its range, from 0 to 1.
  private func share(of view: SolvedView) -> Double {
    let least = number(.minimumValue, of: view)
    let most = number(.maximumValue, of: view)
    let value = number(.value, of: view)
    return most > least ? min(max((value - least) / (most - least), 0), 1) : 0
  }

  private mutating func drawSlider(_ view: SolvedView, _ id: ViewID, in frame: Rect) {
    let share = share(of: view)
    let y = frame.midY
    let radius = min(13, frame.height / 2)
    let room = max(frame.width - 2 * radius, 0)
    let x = frame.x + radius + room * (isMirrored ? 1 - share : share)
    let filled = frame.width > 0 ? (x - frame.x) / frame.width : 0
    bar(
      frame, y: y, thickness: 4, filled: isMirrored ? 1 - filled : filled, ink: tint(of: id),
      track: "track")
    disc(x: x, y: y, radius: radius, ink: "thumb")
  }

  private mutating func drawProgress(_ view: SolvedView, _ id: ViewID, in frame: Rect) {
    let tint = tint(of: id)
    bar(
      frame, y: frame.midY, thickness: min(4, frame.height),
      filled: min(max(number(.progress, of: view), 0), 1),
      ink: ink(.progressTintColor, of: view, standIn: tint, default: tint),
      track: ink(.trackTintColor, of: view, standIn: "track", default: "track"))
  }

  /// Draws a dot for each page.
  private mutating func drawDots(of view: SolvedView, in frame: Rect) {
    let count = min(max(Int(number(.numberOfPages, of: view)), 0), 100)
    let current = Int(number(.currentPage, of: view))
    let y = frame.midY
    // A dot is 7 pt wide and 9 pt from the next.
    let start = frame.midX - Double(count - 1) * 8
    for index in 0..<count {
      let place = isMirrored ? count - 1 - index : index
      let ink =
        index == current
        ? ink(.currentPageIndicatorTintColor, of: view, standIn: "letters", default: "letters")
        : ink(.pageIndicatorTintColor, of: view, standIn: "glyph", default: "glyph")
      disc(x: start + Double(place) * 16, y: y, radius: 3.5, ink: ink)
    }
  }

  /// A stepper shows its value only at its ends, where the half that leads nowhere is dimmed.
  private mutating func drawStepper(_ view: SolvedView, in frame: Rect) {
    rect(frame, ink: "fill", radius: 8)
    let x = frame.midX
    line(x, frame.y + frame.height * 0.25, x, frame.y + frame.height * 0.75, class: "cross")
    let value = number(.value, of: view)
    let canFall = value > number(.minimumValue, of: view)
    let canRise = value < number(.maximumValue, of: view)
    for (sign, place, can) in [("−", 0.25, canFall), ("+", 0.75, canRise)] {
      let share = isMirrored ? 1 - place : place
      text(
        sign, ink: can ? "letters" : "faint", x: frame.x + frame.width * share,
        y: frame.midY + 6, size: 17, anchor: "middle")
    }
  }

  /// Draws equal segments with their titles, or two segments without titles.
  private mutating func drawSegments(of view: SolvedView, in frame: Rect) {
    rect(frame, ink: "fill", radius: 8)
    let written = property(.segments, of: view)?.items.compactMap(\.name) ?? []
    let titles = written.isEmpty ? ["First", "Second"] : written
    let selected = Int(number(.selectedSegmentIndex, of: view))
    let width = frame.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let place = isMirrored ? titles.count - 1 - index : index
      let left = frame.x + width * Double(place)
      if index == selected {
        let chosen = Rect(x: left + 2, y: frame.y + 2, width: width - 4, height: frame.height - 4)
        rect(chosen, ink: "chosen", radius: 6.5)
      }
      guard width >= 24 else { continue }
      drawSegmentTitle(
        title, of: view, isSelected: index == selected,
        in: Rect(x: left, y: frame.y, width: width, height: frame.height))
    }
  }

  private mutating func drawSegmentTitle(
    _ title: String, of view: SolvedView, isSelected: Bool, in frame: Rect
  ) {
    var shown = title
    if let measure = measure(of: view) {
      let lines = measure.lines(
        of: title, width: frame.width - 8, maximum: 1, cut: .byTruncatingTail)
      shown = lines.first?.text ?? title
    }
    text(
      shown, ink: "letters", x: frame.midX, y: frame.midY + 4.5,
      size: 13, anchor: "middle", weight: isSelected ? "600" : "500")
  }

  /// Draws rows that fade with their distance from the selected one.
  private mutating func drawWheel(in frame: Rect) {
    let middle = frame.midY
    let row = Rect(x: frame.x + 8, y: middle - 17, width: max(frame.width - 16, 0), height: 34)
    rect(row, ink: "fill", radius: 8)
    for step in -2...2 where frame.height / 2 > abs(Double(step)) * 34 + 12 {
      let width = min(max(frame.width - 60, 0), 90)
      let bar = Rect(
        x: frame.x + (frame.width - width) / 2, y: middle + Double(step) * 34 - 4, width: width,
        height: 8)
      rect(bar, ink: step == 0 ? "letters" : "glyph", radius: 4)
    }
  }

  /// Draws eight spokes around the middle, as in UIActivityIndicatorView.
  private mutating func drawSpokes(of view: SolvedView, in frame: Rect) {
    let own = property(.style, of: view)?.name == "large" ? 37.0 : 20
    let radius = min(frame.width, frame.height, own) / 2
    let x = frame.midX
    let y = frame.midY
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

  /// Draws a track whose leading part is filled.
  private mutating func bar(
    _ frame: Rect, y: Double, thickness: Double, filled: Double, ink: Ink, track: Ink
  ) {
    let whole = Rect(x: frame.x, y: y - thickness / 2, width: frame.width, height: thickness)
    rect(whole, ink: track, radius: thickness / 2)
    let part = Rect(
      x: isMirrored ? whole.x + whole.width * (1 - filled) : whole.x, y: whole.y,
      width: whole.width * filled, height: thickness)
    rect(part, ink: ink, radius: thickness / 2)
  }
}
