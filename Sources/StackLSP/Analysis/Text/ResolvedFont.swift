import StackDSL

/// A font of a definite size: a text style at a text size, or a system font.
struct ResolvedFont: Sendable, Hashable {
  /// Points, above 0.
  var size: Double
  var weight: Font.Weight
  /// The text style it came from, which follows the text size; nil for a fixed size.
  var style: String?
}
