/// The value of a property after `let`s and parameters are put in.
public enum Value: Hashable, Sendable {
  case number(Double)
  /// `30%` is 0.3.
  case percent(Double)
  /// `512 x 512`; nil for `_`.
  case size(width: Double?, height: Double?)
  case string(String)
  case bool(Bool)
  /// An enum case, a device (`iPhone16.landscape`), a text style, a name: as written, without the
  /// leading dot.
  case name(String)
  case font(Font)
  /// `de +30%`: a language and the growth of its text.
  case language(String, growth: Double)
  case host(Host, HostSize)
  case list([Value])
}

/// A text style, a system font of a size and weight, or a font by its name.
public enum Font: Hashable, Sendable {
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// `body`, `headline`, `caption1` … a UIFont.TextStyle.
  case style(String)
  case system(size: Double, weight: Weight)
  /// `"AvenirNext-Bold" 17`: the PostScript name and points.
  case named(String, size: Double)
}
