import LayoutEngine

/// The device drawn around its screen, as far as the layout figures describe it.
struct DeviceBody {
  enum Camera: Hashable { case none, notch, island }

  /// The thickness of the frame around the screen, in points.
  var thickness: Double
  /// The radius of the screen's corners, in points.
  var radius: Double
  var camera: Camera
  var hasHomeIndicator: Bool
  /// In points; 0 if the screen shows no status bar.
  var statusBarHeight: Double

  /// Nil for a bare size, a cell, and a share of an iPad's screen.
  init?(of environment: Environment) {
    guard environment.device != nil, environment.host == .screen, environment.split == nil else {
      return nil
    }
    let (safe, bars) = (environment.safeArea, environment.barInsets)
    let top = max(safe.top - bars.top, safe.left)
    let isPhone = environment.idiom == .phone
    // Since the iPhone 14 Pro the status bar is at least 59 pt high; with a notch it is 44 to 50.
    camera = !isPhone || top < 44 ? .none : top >= 59 ? .island : .notch
    hasHomeIndicator = safe.bottom > bars.bottom
    thickness = isPhone && hasHomeIndicator ? 10 : 14
    radius = camera == .island ? 55 : camera == .notch ? 44 : hasHomeIndicator ? 18 : 3
    statusBarHeight = safe.top - bars.top
  }
}

extension PreviewDrawing {
  /// Draws the screen's background; for a cell, the lines between it and its neighbours.
  mutating func drawScreen() {
    rect(extent, ink: "screen", radius: body?.radius ?? 0)
    guard case .cell = layout.environment.host else { return }
    let bottom = extent.maxY
    line(extent.x, extent.y, extent.maxX, extent.y, class: "separator")
    line(extent.x, bottom, extent.maxX, bottom, class: "separator")
  }

  /// The frame of the device covers the corners of views that fill the screen.
  mutating func drawBezel() {
    svg.open("g", [("class", "device")])
    defer { svg.close("g") }
    guard let body else {
      rect(extent, ink: "edge", radius: 0)
      return
    }
    drawStatusBar(body)
    let outer = extent.grown(by: body.thickness)
    svg.add(
      "path",
      [
        ("class", "bezel"), ("fill-rule", "evenodd"),
        (
          "d",
          SVG.roundedRect(outer, radius: body.radius + body.thickness)
            + SVG.roundedRect(extent, radius: body.radius)
        ),
      ])
    drawCamera(body.camera)
    if body.hasHomeIndicator {
      let width = min(extent.width * 0.36, 220)
      let bar = Rect(
        x: extent.width / 2 - width / 2, y: extent.height - 13, width: width, height: 5)
      rect(bar, ink: "indicator", radius: 2.5)
    }
  }

  /// Draws the time and the charge of the battery.
  private mutating func drawStatusBar(_ body: DeviceBody) {
    guard body.statusBarHeight >= 20 else { return }
    let isTall = body.statusBarHeight >= 44
    let y = isTall ? body.statusBarHeight * 0.62 : 15
    let inset = isTall ? extent.width * 0.14 : 24
    text(
      "9:41", ink: "status", x: inset, y: y, size: isTall ? 16 : 12, anchor: "middle",
      weight: "600")
    let width = isTall ? 25.0 : 20
    let battery = Rect(
      x: extent.width - inset - width / 2, y: y - width / 2 + 1, width: width, height: width / 2)
    rect(battery, ink: "battery", radius: 3.5)
    rect(battery.grown(by: -2), ink: "charge", radius: 2)
  }

  /// Draws the camera at the top; for a device in landscape at the left, the more usual side.
  private mutating func drawCamera(_ camera: DeviceBody.Camera) {
    guard camera != .none else { return }
    let isLying = layout.environment.orientation == .landscape
    let length = camera == .island ? 125.0 : 210
    let depth = camera == .island ? 37.0 : 32
    let gap = camera == .island ? 11.0 : -12
    let across = isLying ? extent.height : extent.width
    let hole =
      isLying
      ? Rect(x: gap, y: across / 2 - length / 2, width: depth - min(gap, 0), height: length)
      : Rect(x: across / 2 - length / 2, y: gap, width: length, height: depth - min(gap, 0))
    rect(hole, ink: "camera", radius: camera == .island ? depth / 2 : 20)
  }

  /// Tints the area outside the safe area, and rules the safe area and the margins.
  mutating func drawGuides() {
    guard let container = layout.problem.views.first, body != nil || extent.x == 0 else { return }
    let safe = container.safeAreaInsets
    if safe != Insets() {
      let inner = Rect(
        x: safe.left, y: safe.top, width: max(extent.width - safe.left - safe.right, 0),
        height: max(extent.height - safe.top - safe.bottom, 0))
      svg.add(
        "path",
        [
          ("class", "unsafe"), ("fill-rule", "evenodd"),
          (
            "d",
            SVG.roundedRect(extent, radius: body?.radius ?? 0)
              + SVG.roundedRect(inner, radius: 0)
          ),
        ])
      rule(safe, class: "guide safe")
    }
    rule(container.layoutMargins, class: "guide margin")
  }

  /// Draws a line along each inset side.
  private mutating func rule(_ insets: Insets, class name: String) {
    let (width, height) = (SVG.number(extent.width), SVG.number(extent.height))
    var path = ""
    if insets.top > 0 { path += "M0 \(SVG.number(insets.top))H\(width)" }
    if insets.bottom > 0 { path += "M0 \(SVG.number(extent.height - insets.bottom))H\(width)" }
    if insets.left > 0 { path += "M\(SVG.number(insets.left)) 0V\(height)" }
    if insets.right > 0 { path += "M\(SVG.number(extent.width - insets.right)) 0V\(height)" }
    if !path.isEmpty { svg.add("path", [("class", name), ("d", path)]) }
  }
}

extension Rect {
  /// The smallest rectangle that contains this one and the others.
  func around(_ others: [Rect]) -> Rect {
    others.reduce(self) { sum, rect in
      let (left, top) = (min(sum.x, rect.x), min(sum.y, rect.y))
      return Rect(
        x: left, y: top, width: max(sum.maxX, rect.maxX) - left,
        height: max(sum.maxY, rect.maxY) - top)
    }
  }

  /// Larger on every side; smaller for a negative number.
  func grown(by points: Double) -> Rect {
    Rect(
      x: x - points, y: y - points, width: max(width + 2 * points, 0),
      height: max(height + 2 * points, 0))
  }
}
