import LayoutEngine
import StackDSL

/// Sizes of text in one font on one device: all of them estimates, in points.
struct TextMeasure: Sendable, Hashable {
  var font: ResolvedFont
  var era: FontEra
  /// Device pixels a point.
  var scale: Double
  /// By which share the language makes texts longer.
  var growth: Double
  /// Shares of the system font's widths and lines: 1 for that font.
  private var width = 1.0
  private var line = 1.0

  /// - Parameter end: where the widths stand of a font that is not measured.
  init(font: ResolvedFont, era: FontEra, scale: Double, growth: Double, at end: ContentEnd? = nil) {
    self.font = font
    self.era = era
    self.scale = scale
    self.growth = growth
    guard let named = font.name.map(NamedFont.init) else { return }
    width = named.width(at: end)
    line = named.height(at: end)
  }

  /// Of San Francisco, in em (fitted to recorded labels, exact to the pixel at 12 to 17 pt).
  static let lineHeightRatio = 1.193359375
  static let ascentRatio = 0.9521484375

  /// Of one line of `text`, not rounded.
  func width(of text: some StringProtocol) -> Double { points(advance(of: text)) }

  /// Where `text` ends that begins at `start`, in thousandths of an em: a line that grows is
  /// measured by what is added.
  func advance(of text: some StringProtocol, behind start: Double = 0) -> Double {
    let weight = AdvanceTable.Weight(font.weight)
    let tracking = era.tracking(at: font.size)
    var milliEms = start
    for letter in text {
      let advance = letterWidth(letter, weight: weight)
      if advance > 0 { milliEms += advance + tracking }
    }
    return milliEms
  }

  /// The width of what has this advance.
  func points(_ milliEms: Double) -> Double {
    max(milliEms, 0) * font.size / 1000 * (1 + growth) * width
  }

  /// As a label reports it: up to the next pixel.
  func labelWidth(of text: some StringProtocol) -> Double { ceilToPixel(width(of: text)) }

  /// Of one line, not rounded.
  var lineHeight: Double { font.size * Self.lineHeightRatio * line }

  /// Of a label with so many lines.
  func labelHeight(lines: Int) -> Double { ceilToPixel(Double(lines) * lineHeight) }

  /// From the top of a label to its first baseline.
  var labelBaseline: Double { roundToPixel(font.size * Self.ascentRatio) }

  /// From the top of a control of a definite height, whose line of text is centred.
  func centeredBaseline(height: Double) -> Double {
    roundToPixel((height - lineHeight) / 2 + font.size * Self.ascentRatio)
  }

  func ceilToPixel(_ points: Double) -> Double {
    // The fitted widths carry noise in the last digits; a hair above a pixel is that pixel.
    ((points * scale) - 1e-6).rounded(.up) / scale
  }

  func roundToPixel(_ points: Double) -> Double { (points * scale + 0.5).rounded(.down) / scale }
}
