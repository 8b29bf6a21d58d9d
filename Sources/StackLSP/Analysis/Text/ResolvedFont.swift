import StackDSL

/// A font of a definite size: a text style at a text size, a system font, or one by its name.
struct ResolvedFont: Sendable, Hashable {
  /// Points, above 0.
  var size: Double
  var weight: Font.Weight
  /// The text style it came from, which follows the text size; nil for a fixed size.
  var style: String?
  /// Of a font that is not the system's, as in `UIFont(name:size:)`: its widths are estimated.
  var name: String?
}
