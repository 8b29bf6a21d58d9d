import LayoutEngine

extension Environment {
  /// The same place with the largest and longest texts: at the largest accessibility size, and twice as long,
  /// as in Xcode's double-length pseudolanguage.
  var withLongestTexts: Environment {
    var environment = self
    environment.textSize = .accessibilityExtraExtraExtraLarge
    environment.language.growth = max(environment.language.growth, 1)
    return environment
  }
}
