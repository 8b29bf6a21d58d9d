import StackDSL

/// A font of a definite size: a text style at a text size, a system font, or one by its name.
struct ResolvedFont: Sendable, Hashable {
  /// In points, above 0.
  var size: Double
  var weight: Font.Weight
  /// The text style that determines it and follows the text size; nil for a fixed size.
  var style: String?
  /// The name of a font other than the system's, as in `UIFont(name:size:)`; its widths are estimates.
  var name: String?
}
