import StackDSL

/// The average width of a script's letters, in thousandths of an em, without tracking. It replaces measured
/// advances where Interface Builder's records have none.
///
/// Nobody has published the advances of Apple's fonts for these scripts. Noto Sans has faces for all of them
/// that match its Latin ones. So the mean advance of running text in a script's face, relative to that of
/// English text in the Latin face, tells how wide the script is; the fitted advances of the system font on
/// the same English text give the unit. `scripts/measure-scripts` computes the table from the fonts, with the
/// first article of the Universal Declaration of Human Rights as text; `docs/letter-widths.md` has the table.
enum ScriptWidth: String, Sendable, CaseIterable {
  case cyrillic, greek, hebrew, arabic, armenian, georgian, thai, devanagari, bengali, tamil
  /// Korean syllables.
  case hangul
  /// Chinese and Japanese.
  case fullWidth
  case emoji

  /// The width of a small letter, or of any letter in a script without capitals.
  var small: Double { Self.smalls[self] ?? AdvanceTable.unknown }

  var capital: Double { Self.capitals[self] ?? small }

  private static let smalls = byScript(LetterWidths.Scripts.small)
  private static let capitals = byScript(LetterWidths.Scripts.capital)

  private static func byScript(_ column: [String: Double]) -> [ScriptWidth: Double] {
    Dictionary(
      uniqueKeysWithValues: column.compactMap { word, width in
        ScriptWidth(rawValue: word).map { ($0, width) }
      })
  }

  /// The room after each letter of a text in the system font, in thousandths of an em, where UIKit takes the letters from
  /// another font; nil for the tracking of the system font. A text in a font by name has no such room.
  ///
  /// Source: one-line labels without a mark that Interface Builder drew in public projects from iOS 10 on. Of 432 in
  /// Chinese, 278 are as wide as 1.020 em for each letter makes them, to the pixel, from 10 to 24 pt; most others are
  /// pinned. Of 157 in Korean, 93 are as wide as 0.866 em.
  var roomInSystemFont: Double? {
    switch self {
    case .fullWidth: 20
    case .hangul: 0
    default: nil
    }
  }

  /// The name in a hover.
  var title: String {
    switch self {
    case .hangul: "Korean"
    case .fullWidth: "Chinese or Japanese"
    case .emoji: "emoji"
    default: capitalized(rawValue)
    }
  }

  /// Nil for Latin letters, signs, and scripts that the table does not contain.
  init?(of letter: Character) {
    guard let first = letter.unicodeScalars.first else { return nil }
    if Self.isEmoji(letter) {
      self = .emoji
    } else if Self.isHangul(first) {
      self = .hangul
    } else if Self.isFullWidth(first) {
      self = .fullWidth
    } else if let script = Self.script(of: first) {
      self = script
    } else {
      return nil
    }
  }

  /// The width of one grapheme: marks take no room, and a conjunct takes that of its parts.
  func width(of letter: Character) -> Double {
    guard isPlain else { return small }
    return letter.unicodeScalars.reduce(0) { width, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control: width
      case .uppercaseLetter: width + capital
      default: width + small
      }
    }
  }

  /// Whether letters of other weights are wider, and marks take no room.
  var isPlain: Bool { ![.emoji, .hangul, .fullWidth].contains(self) }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Decided by the blocks of the Unicode Standard.
  private static func script(of scalar: Unicode.Scalar) -> ScriptWidth? {
    switch scalar.value {
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
    case 0x530...0x58F: .armenian
    case 0x590...0x5FF, 0xFB1D...0xFB4F: .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: .arabic
    case 0x900...0x97F, 0xA8E0...0xA8FF: .devanagari
    case 0x980...0x9FF: .bengali
    case 0xB80...0xBFF: .tamil
    case 0xE00...0xE7F: .thai
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: .georgian
    default: nil
    }
  }

  private static func isEmoji(_ letter: Character) -> Bool {
    guard let first = letter.unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    // A variation selector 16 turns digits and signs into emoji.
    return first.properties.isEmoji && letter.unicodeScalars.contains { $0.value == 0xFE0F }
  }

  /// The blocks of Unicode Standard Annex #11 whose width is W or F, as far as iOS has fonts for them.
  private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
