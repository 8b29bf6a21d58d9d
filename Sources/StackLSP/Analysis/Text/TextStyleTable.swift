import StackDSL

/// The sizes of Dynamic Type's text styles at the twelve content size categories, in points.
///
/// Source: Apple, *Human Interface Guidelines*, "Typography", "Dynamic Type sizes" and "Larger
/// accessibility type sizes". Headline is semibold, all others are regular.
enum TextStyleTable {
  /// Ordered from `extraSmall` to `accessibilityExtraExtraExtraLarge`.
  static let sizes: [(style: String, points: [Double])] = [
    ("largeTitle", [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    ("title1", [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    ("title2", [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    ("title3", [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    ("headline", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    ("body", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    ("callout", [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    ("subheadline", [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    ("footnote", [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    ("caption1", [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    ("caption2", [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  /// Nil for a style that the table does not contain.
  static func size(of style: String, at textSize: TextSize) -> Double? {
    guard let row = sizes.first(where: { $0.style == style }) else { return nil }
    return row.points.indices.contains(textSize.rank) ? row.points[textSize.rank] : nil
  }

  /// The style with this size at the default text size, or the nearest one; of two, the more common.
  static func nearest(to size: Double) -> String {
    let usual = sizes.compactMap { row in
      self.size(of: row.style, at: .standard).map { (row.style, ($0 - size).magnitude) }
    }
    return usual.filter { $0.0 != "headline" }.min { $0.1 < $1.1 }?.0 ?? "body"
  }

  static func weight(of style: String) -> Font.Weight {
    style == "headline" ? .semibold : .regular
  }
}
