import LayoutEngine

extension Environment {
  /// The same place with texts as large and as long as they get: at the largest accessibility size, and
  /// twice as long, as Xcode's double-length pseudolanguage makes them.
  var withLongestTexts: Environment {
    var environment = self
    environment.textSize = .accessibilityExtraExtraExtraLarge
    environment.language.growth = max(environment.language.growth, 1)
    return environment
  }
}
