import LayoutEngine
import StackDSL

extension PreviewDrawing {
  /// What stands behind a view's content: its `backgroundColor` with its `cornerRadius` and `alpha`.
  /// False where there is none, or none whose color is known.
  mutating func drawBackground(of view: SolvedView, in frame: Rect) -> Bool {
    guard let fill = property(.backgroundColor, of: view)?.name.flatMap(PreviewColor.init) else {
      return false
    }
    let radius = property(.cornerRadius, of: view)?.number ?? 0
    let alpha = property(.alpha, of: view)?.number ?? 1
    var attributes = [
      ("class", "background"), ("fill", fill.hex), ("x", SVG.number(frame.x)),
      ("y", SVG.number(frame.y)), ("width", SVG.number(max(frame.width, 0))),
      ("height", SVG.number(max(frame.height, 0))),
      ("rx", SVG.number(min(max(radius, 0), max(min(frame.width, frame.height) / 2, 0)))),
    ]
    if alpha < 1 { attributes.append(("opacity", SVG.number(max(alpha, 0)))) }
    svg.add("rect", attributes)
    return true
  }

  /// The value in force in the environment that is drawn.
  func property(_ name: PropertyName, of view: SolvedView) -> Value? {
    guard let index = view.inForce.index(of: name),
      screen.views.indices.contains(view.view.index),
      screen.views[view.view.index].properties.indices.contains(index)
    else { return nil }
    return screen.views[view.view.index].properties[index].value
  }
}

/// A color by its name in UIKit; those of an asset catalog are not known.
struct PreviewColor {
  /// As SVG has it: `#rrggbb`.
  let hex: String

  /// Source: Apple's Human Interface Guidelines, Color, the light appearance; the fixed colors are
  /// those of `UIColor`'s documentation.
  private static let known = [
    "systemred": "#ff3b30", "systemorange": "#ff9500", "systemyellow": "#ffcc00",
    "systemgreen": "#34c759", "systemmint": "#00c7be", "systemteal": "#30b0c7",
    "systemcyan": "#32ade6", "systemblue": "#007aff", "systemindigo": "#5856d6",
    "systempurple": "#af52de", "systempink": "#ff2d55", "systembrown": "#a2845e",
    "systemgray": "#8e8e93", "systemgray2": "#aeaeb2", "systemgray3": "#c7c7cc",
    "systemgray4": "#d1d1d6", "systemgray5": "#e5e5ea", "systemgray6": "#f2f2f7",
    "systembackground": "#ffffff", "secondarysystembackground": "#f2f2f7",
    "tertiarysystembackground": "#ffffff", "systemgroupedbackground": "#f2f2f7",
    "black": "#000000", "darkgray": "#555555", "gray": "#808080", "lightgray": "#aaaaaa",
    "white": "#ffffff", "red": "#ff0000", "green": "#00ff00", "blue": "#0000ff",
    "cyan": "#00ffff", "yellow": "#ffff00", "magenta": "#ff00ff", "orange": "#ff8000",
    "purple": "#800080", "brown": "#996633",
  ]

  /// `systemBlue`, `UIColor.systemBlue`, `#3478F6`; nil for any other name.
  init?(_ name: String) {
    let word = (name.split(separator: ".").last.map(String.init) ?? name).lowercased()
    let isHex = word.count == 7 && word.first == "#" && word.dropFirst().allSatisfy(\.isHexDigit)
    guard let hex = isHex ? word : Self.known[word] else { return nil }
    self.hex = hex
  }
}
