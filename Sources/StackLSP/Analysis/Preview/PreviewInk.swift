import LayoutEngine
import StackDSL

/// The color or style of a drawn element.
enum Ink: Hashable, ExpressibleByStringLiteral {
  /// A class of `PictureStyle.sheet`.
  case style(String)
  /// A color that the file names.
  case color(PreviewColor)

  init(stringLiteral name: String) { self = .style(name) }

  /// A class would override an attribute, so only one of them is written.
  var attribute: (String, String) {
    switch self {
    case .style(let name): ("class", name)
    case .color(let color): ("fill", color.css)
    }
  }
}

extension PreviewDrawing {
  mutating func rect(_ rect: Rect, ink: Ink, radius: Double = 0) {
    let radius = min(max(radius, 0), max(min(rect.width, rect.height) / 2, 0))
    svg.add("rect", [ink.attribute] + SVG.box(rect) + [("rx", SVG.number(radius))])
  }

  mutating func disc(x: Double, y: Double, radius: Double, ink: Ink) {
    svg.add(
      "circle",
      [
        ink.attribute, ("cx", SVG.number(x)), ("cy", SVG.number(y)),
        ("r", SVG.number(max(radius, 0))),
      ])
  }

  /// Clips the following elements at a rectangle with rounded corners, until it is closed. Because a picture
  /// has no IDs, the clip is a nested `svg` element.
  mutating func openClip(_ frame: Rect, radius: Double = 0) {
    let box = SVG.box(frame)
    let view = box.map(\.1).joined(separator: " ")
    svg.open("svg", [("class", "clip")] + box + [("viewBox", view)])
    guard radius > 0 else { return }
    svg.open("g", [("clip-path", "inset(0 round \(SVG.number(radius))px) view-box")])
  }

  /// - Parameter radius: the radius that it was opened with.
  mutating func closeClip(radius: Double = 0) {
    if radius > 0 { svg.close("g") }
    svg.close("svg")
  }
}

/// The looks of a view in the file.
extension PreviewDrawing {
  /// The value in force in the drawn environment.
  func property(_ name: PropertyName, of view: SolvedView) -> Value? {
    screen.assignment(of: name, to: view)?.value
  }

  func flag(_ name: PropertyName, of view: SolvedView) -> Bool {
    property(name, of: view)?.bool ?? name.initialValue(of: view.kind)?.bool ?? false
  }

  func number(_ name: PropertyName, of view: SolvedView) -> Double {
    property(name, of: view)?.number ?? name.initialValue(of: view.kind)?.number ?? 0
  }

  /// The color of a property: a stand-in for a color of the asset catalog, and the usual color if none is
  /// written.
  func ink(
    _ name: PropertyName, of view: SolvedView, standIn: Ink = "area", default usual: Ink
  ) -> Ink {
    guard let written = property(name, of: view), written.name != nil else { return usual }
    return color(written).map(Ink.color) ?? standIn
  }

  /// `tintColor` is inherited from the superviews.
  func tint(of id: ViewID) -> Ink {
    var current: ViewID? = id
    // Parents come before their children, so the loop ends.
    while let view = current, layout.problem.views.indices.contains(view.index) {
      if let solved = layout.view(view),
        let color = property(.tintColor, of: solved).flatMap(color)
      {
        return .color(color)
      }
      current = layout.problem.views[view.index].parent.flatMap { $0 < view ? $0 : nil }
    }
    return "tint"
  }

  /// A name in quotes is first of all one of the app's own.
  func color(_ value: Value) -> PreviewColor? {
    if case .string(let name) = value, let own = options.assets.colors[name] { return own }
    return value.name.flatMap { PreviewColor($0) }
  }

  func isEnabled(_ view: SolvedView) -> Bool { flag(.isEnabled, of: view) }

  /// The radius of a view's own corners.
  func cornerRadius(of view: SolvedView, in frame: Rect) -> Double {
    min(
      max(number(.cornerRadius, of: view), 0),
      max(min(frame.width, frame.height) / 2, 0))
  }
}
