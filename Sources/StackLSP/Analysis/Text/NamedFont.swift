import StackDSL

/// The widths and heights of text in a font other than the system's, as shares of the system font's.
///
/// `docs/font-widths.md` has the shares of common fonts, and their source. For any other font: the published advance
/// widths and line heights of 41 faces of 13 public families (DejaVu, Hanken Grotesk, Lato, Manrope, Roboto, Source Sans
/// and others) and of 7 condensed ones, over the 391 label texts of 300 recorded scenes: of 16,031 and 2,737 widths 95 %
/// lie between the ends. Five recorded labels in
/// Helvetica Neue and Nunito Sans lie between 0.94 and 1.00.
struct NamedFont: Sendable {
  var width: ClosedRange<Double>
  /// The width for drawing, since the font is not measured.
  var usualWidth: Double
  /// The height of a line.
  var height: ClosedRange<Double>
  /// The weight of the face, if the font has a share of its own: it is compared with the system font without tracking.
  var measuredWeight: AdvanceTable.Weight?

  init(_ face: String) {
    let name = face.lowercased()
    let isNarrow = Self.narrowWords.contains(where: name.holds)
    // In an icon font, one icon stands for a whole name.
    let least = Self.iconWords.contains(where: name.holds) ? 0 : isNarrow ? 0.54 : 0.86
    width = least...(isNarrow ? 1.14 : 1.24)
    usualWidth = isNarrow ? 0.84 : 1
    height = 0.97...1.15
    let family = String(face.drop { $0 == "." }.prefix { $0 != "-" })
    if !isNarrow, let usual = FontWidths.Families.usual[family],
      let least = FontWidths.Families.least[family], let most = FontWidths.Families.most[family]
    {
      usualWidth = usual
      width = least...most
      measuredWeight = AdvanceTable.Weight(ofFace: name)
    }
  }

  func width(at end: ContentEnd?) -> Double {
    switch end {
    case nil: usualWidth
    case .roomy: width.lowerBound
    case .tight: width.upperBound
    }
  }

  func height(at end: ContentEnd?) -> Double {
    switch end {
    case nil: 1
    case .roomy: height.lowerBound
    case .tight: height.upperBound
    }
  }

  fileprivate static let boldWords = ["bold", "heavy", "black"]
  private static let narrowWords = ["condensed", "narrow", "compressed"]
  private static let iconWords = ["icon", "awesome", "symbol"]
}

extension AdvanceTable.Weight {
  /// - Parameter name: the name of a face in small letters: `helveticaneue-medium`.
  fileprivate init(ofFace name: String) {
    if name.holds("semibold") || name.holds("demi") {
      self = .semibold
    } else if NamedFont.boldWords.contains(where: name.holds) {
      self = .bold
    } else {
      self = name.holds("medium") ? .medium : .regular
    }
  }
}
