/// A color by its name in UIKit; the colors of an asset catalog are unknown.
struct PreviewColor: Hashable {
  /// In SVG form: `#rrggbb`, or `#rrggbbaa` for a translucent color.
  var light: String
  var dark: String

  /// In attribute form; the picture's `color-scheme` chooses.
  var css: String { light == dark ? light : "light-dark(\(light), \(dark))" }

  init(light: String, dark: String) {
    self.light = light
    self.dark = dark
  }

  var isClear: Bool { light == Self.clear }

  private static let clear = "#00000000"

  /// Light and dark values. Sources: for the system's colors Apple's Human Interface Guidelines, Color,
  /// Specifications; for text, fills and separators the values that `UIColor` resolves to; for the fixed
  /// colors the documentation of `UIColor`.
  private static let known: [String: (light: String, dark: String)] = [
    "systemred": ("#ff3b30", "#ff453a"), "systemorange": ("#ff9500", "#ff9f0a"),
    "systemyellow": ("#ffcc00", "#ffd60a"), "systemgreen": ("#34c759", "#30d158"),
    "systemmint": ("#00c7be", "#63e6e2"), "systemteal": ("#30b0c7", "#40c8e0"),
    "systemcyan": ("#32ade6", "#64d2ff"), "systemblue": ("#007aff", "#0a84ff"),
    "systemindigo": ("#5856d6", "#5e5ce6"), "systempurple": ("#af52de", "#bf5af2"),
    "systempink": ("#ff2d55", "#ff375f"), "systembrown": ("#a2845e", "#ac8e68"),
    "systemgray": ("#8e8e93", "#8e8e93"), "systemgray2": ("#aeaeb2", "#636366"),
    "systemgray3": ("#c7c7cc", "#48484a"), "systemgray4": ("#d1d1d6", "#3a3a3c"),
    "systemgray5": ("#e5e5ea", "#2c2c2e"), "systemgray6": ("#f2f2f7", "#1c1c1e"),
    "systembackground": ("#ffffff", "#000000"), "secondarysystembackground": ("#f2f2f7", "#1c1c1e"),
    "tertiarysystembackground": ("#ffffff", "#2c2c2e"),
    "systemgroupedbackground": ("#f2f2f7", "#000000"),
    "secondarysystemgroupedbackground": ("#ffffff", "#1c1c1e"),
    "tertiarysystemgroupedbackground": ("#f2f2f7", "#2c2c2e"),
    "label": ("#000000", "#ffffff"), "secondarylabel": ("#3c3c4399", "#ebebf599"),
    "tertiarylabel": ("#3c3c434d", "#ebebf54d"), "quaternarylabel": ("#3c3c432e", "#ebebf529"),
    "placeholdertext": ("#3c3c434d", "#ebebf54d"), "link": ("#007aff", "#0984ff"),
    "separator": ("#3c3c434a", "#54545899"), "opaqueseparator": ("#c6c6c8", "#38383a"),
    "systemfill": ("#78788033", "#7878805c"), "secondarysystemfill": ("#78788029", "#78788052"),
    "tertiarysystemfill": ("#7676801f", "#7676803d"),
    "quaternarysystemfill": ("#74748014", "#7676802e"),
    "black": ("#000000", "#000000"), "darkgray": ("#555555", "#555555"),
    "gray": ("#808080", "#808080"), "lightgray": ("#aaaaaa", "#aaaaaa"),
    "white": ("#ffffff", "#ffffff"), "red": ("#ff0000", "#ff0000"), "green": ("#00ff00", "#00ff00"),
    "blue": ("#0000ff", "#0000ff"), "cyan": ("#00ffff", "#00ffff"),
    "yellow": ("#ffff00", "#ffff00"), "magenta": ("#ff00ff", "#ff00ff"),
    "orange": ("#ff8000", "#ff8000"), "purple": ("#800080", "#800080"),
    "brown": ("#996633", "#996633"), "clear": (clear, clear), "darktext": ("#000000", "#000000"),
    "lighttext": ("#ffffff99", "#ffffff99"),
  ]

  /// `systemBlue`, `UIColor.systemBlue`, `#3478F6`; nil for any other name.
  init?(_ name: String) {
    let word = (name.split(separator: ".").last.map(String.init) ?? name).lowercased()
    let isHex = word.first == "#" && word.dropFirst().allSatisfy(\.isHexDigit)
    if isHex, word.count == 7 || word.count == 9 {
      (light, dark) = (word, word)
    } else if let color = Self.known[word] ?? Self.known[word.removing(suffix: "color")] {
      (light, dark) = color
    } else {
      return nil
    }
  }
}

extension String {
  /// `systemRedColor` is the name in Objective-C.
  fileprivate func removing(suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
