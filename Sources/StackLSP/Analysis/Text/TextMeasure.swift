import LayoutEngine
import StackDSL

/// Sizes of text in one font on one device: estimates, in points.
struct TextMeasure: Sendable, Hashable {
  var font: ResolvedFont
  var era: FontEra
  /// Pixels per point.
  var scale: Double
  /// The share by which the language lengthens texts.
  var growth: Double
  /// A share of the system font's widths and line heights: 1 for that font.
  private var width = 1.0
  private var line = 1.0
  private var weight: AdvanceTable.Weight
  /// In thousandths of an em.
  private var tracking: Double

  /// - Parameter end: the end of the range of widths, for a font that is not measured.
  init(font: ResolvedFont, era: FontEra, scale: Double, growth: Double, at end: ContentEnd? = nil) {
    self.font = font
    self.era = era
    self.scale = scale
    self.growth = growth
    weight = AdvanceTable.Weight(font.weight)
    tracking = era.tracking(at: font.size)
    guard let named = font.name.map(NamedFont.init) else { return }
    width = named.width(at: end)
    line = named.height(at: end)
    if let measured = named.measuredWeight { (weight, tracking) = (measured, 0) }
  }

  /// San Francisco's line height in em (fitted to recorded labels, exact to the pixel at 12 to 17 pt).
  static let lineHeightRatio = 1.193359375
  static let ascentRatio = 0.9521484375

  /// The width of one line of `text`, not rounded.
  func width(of text: some StringProtocol) -> Double { points(advance(of: text)) }

  /// The end of a `text` that begins at `start`, in thousandths of an em; a growing line only measures its
  /// additions.
  func advance(of text: some StringProtocol, behind start: Double = 0) -> Double {
    var milliEms = start
    for letter in text {
      let advance = letterWidth(letter, weight: weight)
      if advance > 0 { milliEms += advance + room(after: letter) }
    }
    return milliEms
  }

  /// In thousandths of an em.
  private func room(after letter: Character) -> Double {
    guard !letter.isASCII, let room = ScriptWidth(of: letter)?.roomInSystemFont else {
      return tracking
    }
    return font.name == nil ? room : 0
  }

  /// The width for this advance, in points.
  func points(_ milliEms: Double) -> Double {
    max(milliEms, 0) * font.size / 1000 * (1 + growth) * width
  }

  /// The width that a label reports: rounded up to the next pixel.
  func labelWidth(of text: some StringProtocol) -> Double { ceilToPixel(width(of: text)) }

  /// The height of one line, not rounded.
  var lineHeight: Double { font.size * Self.lineHeightRatio * line }

  /// The height of a label with this many lines.
  func labelHeight(lines: Int) -> Double { ceilToPixel(Double(lines) * lineHeight) }

  /// The distance from the top of a label to its first baseline.
  var labelBaseline: Double { roundToPixel(font.size * Self.ascentRatio) }

  /// The distance from the top of a control of a given height, in which the line of text is centred.
  func centeredBaseline(height: Double) -> Double {
    roundToPixel((height - lineHeight) / 2 + font.size * Self.ascentRatio)
  }

  func ceilToPixel(_ points: Double) -> Double {
    // The fitted widths have noise in the last digits, so a hair above a pixel counts as that pixel.
    ((points * scale) - 1e-6).rounded(.up) / scale
  }

  func roundToPixel(_ points: Double) -> Double { (points * scale + 0.5).rounded(.down) / scale }
}
