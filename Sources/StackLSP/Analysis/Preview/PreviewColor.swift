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

  /// Nil for a word, in small letters, that `docs/picture-names.md` does not list.
  private init?(known word: String) {
    guard let light = PictureTables.Colors.light[word], let dark = PictureTables.Colors.dark[word]
    else { return nil }
    self.init(light: light, dark: dark)
  }

  /// `systemBlue`, `UIColor.systemBlue`, `#3478F6`; nil for any other name.
  init?(_ name: String) {
    let word = (name.split(separator: ".").last.map(String.init) ?? name).lowercased()
    let isHex = word.first == "#" && word.dropFirst().allSatisfy(\.isHexDigit)
    if isHex, word.count == 7 || word.count == 9 {
      (light, dark) = (word, word)
    } else if let color = Self(known: word) ?? Self(known: word.removing(suffix: "color")) {
      self = color
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
