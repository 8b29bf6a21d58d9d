import LayoutEngine
import StackDSL

/// A picture of a screen in one environment, as SVG: what it looks like, where its guides are, and
/// which views are left open or cannot be as they ask.
///
/// One unit of the picture is one point.
func preview(of screen: Screen, _ layout: ScreenLayout, marked: ViewIndex? = nil) -> String {
  var drawing = PreviewDrawing(screen: screen, layout: layout, marked: marked)
  drawing.drawPage()
  drawing.drawGuides()
  drawing.drawViews()
  drawing.drawTrouble()
  drawing.drawMark()
  drawing.drawTags()
  drawing.svg.close("g")
  return drawing.document
}

/// The picture while it is painted.
struct PreviewDrawing {
  let screen: Screen
  let layout: ScreenLayout
  let marked: ViewIndex?
  var svg = SVG()
  /// Where something is to be read: nothing else may be written there.
  var written: [Rect] = []
  /// Around the device, in points; the heading stands above.
  static let border = 20.0
  static let headingHeight = 40.0

  init(screen: Screen, layout: ScreenLayout, marked: ViewIndex?) {
    self.screen = screen
    self.layout = layout
    self.marked = marked
  }

  var size: Size { layout.environment.size }

  var document: String {
    let width = size.width + 2 * Self.border
    let height = size.height + 2 * Self.border + Self.headingHeight
    let box = "0 0 \(SVG.number(width)) \(SVG.number(height))"
    let title = SVG.escaped("\(screen.name) on \(layout.environment.name)")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" width="\(SVG.number(width))" \
      height="\(SVG.number(height))" role="img">
      <title>\(title)</title>
      \(PreviewStyle.sheet)\(svg.body)</svg>

      """
  }

  mutating func drawPage() {
    svg.add("rect", [("class", "page"), ("width", "100%"), ("height", "100%")])
    text(
      screen.name, class: "title", x: Self.border, y: 26, size: 15)
    let figures = "\(figure(size.width)) × \(figure(size.height)) pt"
    let isBareSize = layout.environment.device == nil
    text(
      layout.environment.name + (isBareSize ? "" : " · \(figures)"), class: "note",
      x: Self.border, y: 43, size: 11)
    svg.open(
      "g",
      [
        (
          "transform",
          "translate(\(SVG.number(Self.border)) \(SVG.number(Self.border + Self.headingHeight)))"
        )
      ])
    // Nothing is drawn over the round corners of the device.
    svg.add(
      "clipPath", [("id", "device")],
      content: """
        <rect width="\(SVG.number(size.width))" height="\(SVG.number(size.height))" \
        rx="\(SVG.number(Self.cornerRadius))"/>
        """)
    rect(wholeScreen, class: "screen", radius: Self.cornerRadius)
  }

  private static let cornerRadius = 12.0

  private var wholeScreen: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// What the safe area leaves out is tinted; the safe area and the margins are ruled.
  mutating func drawGuides() {
    guard let container = layout.problem.views.first else { return }
    let safe = inset(container.safeAreaInsets)
    svg.open("g", [("clip-path", "url(#device)")])
    if container.safeAreaInsets != Insets() {
      let outer = "M0 0H\(SVG.number(size.width))V\(SVG.number(size.height))H0Z"
      let inner =
        "M\(SVG.number(safe.x)) \(SVG.number(safe.y))v\(SVG.number(safe.height))"
        + "h\(SVG.number(safe.width))v\(SVG.number(-safe.height))Z"
      svg.add(
        "path", [("class", "unsafe"), ("fill-rule", "evenodd"), ("d", outer + inner)])
      rule(container.safeAreaInsets, class: "guide safe")
    }
    rule(container.layoutMargins, class: "guide margin")
    svg.close("g")
    rect(wholeScreen, class: "bezel", radius: Self.cornerRadius)
  }

  /// A line along each side that is inset at all.
  private mutating func rule(_ insets: Insets, class name: String) {
    let (width, height) = (SVG.number(size.width), SVG.number(size.height))
    var path = ""
    if insets.top > 0 { path += "M0 \(SVG.number(insets.top))H\(width)" }
    if insets.bottom > 0 { path += "M0 \(SVG.number(size.height - insets.bottom))H\(width)" }
    if insets.left > 0 { path += "M\(SVG.number(insets.left)) 0V\(height)" }
    if insets.right > 0 { path += "M\(SVG.number(size.width - insets.right)) 0V\(height)" }
    if !path.isEmpty { svg.add("path", [("class", name), ("d", path)]) }
  }

  private func inset(_ insets: Insets) -> Rect {
    Rect(
      x: insets.left, y: insets.top, width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  /// What fills the screen keeps to the corners of the device.
  mutating func rect(_ rect: Rect, class name: String, radius: Double) {
    let radius = rect == wholeScreen ? Self.cornerRadius : radius
    svg.add(
      "rect",
      [
        ("class", name), ("x", SVG.number(rect.x)), ("y", SVG.number(rect.y)),
        ("width", SVG.number(max(rect.width, 0))), ("height", SVG.number(max(rect.height, 0))),
        ("rx", SVG.number(radius)),
      ])
  }

  /// One line of text; `fitting` makes it exactly so wide, whatever font the viewer has.
  mutating func text(
    _ text: String, class name: String, x: Double, y: Double, size: Double,
    anchor: String = "start", weight: String? = nil, fitting width: Double? = nil
  ) {
    guard !text.isEmpty else { return }
    var attributes = [
      ("class", name), ("x", SVG.number(x)), ("y", SVG.number(y)),
      ("font-size", SVG.number(size)), ("text-anchor", anchor),
    ]
    if let weight { attributes.append(("font-weight", weight)) }
    if let width, width > 0 {
      attributes.append(("textLength", SVG.number(width)))
      attributes.append(("lengthAdjust", "spacingAndGlyphs"))
    }
    svg.add("text", attributes, content: SVG.escaped(text))
  }
}

extension PreviewDrawing {
  /// The views that are seen, in the order in which UIKit draws them, with their frames.
  var visibleViews: [(id: ViewID, frame: Rect)] {
    var hidden = [Bool](repeating: false, count: layout.problem.views.count)
    var visible: [(id: ViewID, frame: Rect)] = []
    for (index, view) in layout.problem.views.enumerated() {
      let isOutOfSight = view.parent.map { hidden[$0.index] } ?? false
      hidden[index] = view.isHidden || isOutOfSight
      guard index > 0, !hidden[index], layout.outcome.framesInContainer.indices.contains(index)
      else { continue }
      visible.append((ViewID(index), layout.outcome.framesInContainer[index]))
    }
    return visible
  }
}
