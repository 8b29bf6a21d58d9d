/// Dynamic Type's twelve content size categories, by the names of `UIContentSizeCategory`.
enum TextSize: String, Sendable, Hashable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The text size of a device on which no one was chosen.
  static let standard = TextSize.large

  /// From 0 for the smallest.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
