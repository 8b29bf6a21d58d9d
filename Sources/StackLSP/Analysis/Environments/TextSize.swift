/// Dynamic Type's twelve content size categories, by the names of `UIContentSizeCategory`.
enum TextSize: String, Sendable, Hashable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// What a device has when nobody has chosen a size.
  static let standard = TextSize.large

  /// From 0, the smallest.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
