import LayoutEngine
import StackDSL

extension PreviewDrawing {
  /// Draws the bars of the controllers around the screen, over all views below them.
  mutating func drawBars() {
    let environment = layout.environment
    guard !environment.bars.isEmpty else { return }
    svg.open("g", [("class", "bars")])
    if environment.barInsets.top > 0 { drawNavigationBar(environment) }
    if environment.barInsets.bottom > 0 { drawBottomBar(environment) }
    svg.close("g")
  }

  /// Its title is the screen's name: in the middle, or large below.
  private mutating func drawNavigationBar(_ environment: Environment) {
    let bottom = environment.safeArea.top
    ground(Rect(x: extent.x, y: 0, width: extent.width, height: bottom), isAtTop: true)
    // UINavigationBar's large title takes 52 pt below the bar's own 32 to 54.
    if environment.bars.contains(.largeTitle), environment.barInsets.top > 54 {
      let isMirrored = environment.direction == .rightToLeft
      text(
        screen.name, ink: "letters", x: isMirrored ? extent.width - 16 : 16, y: bottom - 14,
        size: 34, anchor: isMirrored ? "end" : "start", weight: "700")
    } else {
      text(
        screen.name, ink: "letters", x: extent.width / 2,
        y: bottom - environment.barInsets.top / 2 + 6, size: 17, anchor: "middle", weight: "600")
      line(extent.x, bottom, extent.maxX, bottom, class: "separator")
    }
  }

  /// A tab bar or a toolbar with a few items, which the file does not specify.
  private mutating func drawBottomBar(_ environment: Environment) {
    let top = extent.height - environment.safeArea.bottom
    ground(
      Rect(x: extent.x, y: top, width: extent.width, height: environment.safeArea.bottom),
      isAtTop: false)
    line(extent.x, top, extent.maxX, top, class: "separator")
    for (index, share) in [1.0 / 6, 0.5, 5.0 / 6].enumerated() {
      let isTinted = index == 0 || !environment.bars.contains(.tab)
      disc(
        x: extent.width * share, y: top + environment.barInsets.bottom / 2, radius: 9,
        ink: isTinted ? tint(of: ViewID(0)) : "glyph")
    }
  }

  /// A bar's background, with the corners of the screen if it reaches them.
  private mutating func ground(_ frame: Rect, isAtTop: Bool) {
    let radius = min(body?.radius ?? 0, frame.height, frame.width / 2)
    let (across, down) = (SVG.number(frame.width), SVG.number(frame.height - radius))
    let (r, straight) = (SVG.number(radius), SVG.number(frame.width - 2 * radius))
    let start = "M\(SVG.number(frame.x)) \(SVG.number(isAtTop ? frame.maxY : frame.y))"
    let path =
      isAtTop
      ? "\(start)v-\(down)a\(r) \(r) 0 0 1 \(r) -\(r)h\(straight)a\(r) \(r) 0 0 1 \(r) \(r)v\(down)h-\(across)Z"
      : "\(start)v\(down)a\(r) \(r) 0 0 0 \(r) \(r)h\(straight)a\(r) \(r) 0 0 0 \(r) -\(r)v-\(down)h-\(across)Z"
    svg.add("path", [("class", "bar"), ("d", path)])
  }
}
