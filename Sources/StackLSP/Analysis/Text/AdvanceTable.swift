import StackDSL

/// The advance widths of the iOS system font, without tracking, in thousandths of an em.
///
/// `docs/letter-widths.md` has them and their source. Every width that follows from this table is an
/// estimate, and is labelled as one in the output.
enum AdvanceTable {
  /// The width of a letter that no table or class of letters contains.
  static let unknown = 556.0

  /// The advance at one weight; nil if there is no record of the letter at this weight.
  static func advance(of letter: Character, weight: Weight) -> Double? {
    switch weight {
    case .regular: regular[letter]
    case .medium: medium[letter]
    case .semibold: semibold[letter]
    case .bold: bold[letter]
    }
  }

  /// The weights that were measured.
  enum Weight: Int, Sendable, CaseIterable {
    case regular, medium, semibold, bold

    /// Weights beyond the measured ones use the nearest.
    init(_ weight: Font.Weight) {
      switch weight {
      case .ultraLight, .thin, .light, .regular: self = .regular
      case .medium: self = .medium
      case .semibold: self = .semibold
      case .bold, .heavy, .black: self = .bold
      }
    }

    /// The excess width over regular of a letter without a record: the mean over the recorded ones.
    var surplus: Double {
      switch self {
      case .regular: 0
      case .medium: 10
      case .semibold: 20
      case .bold: 30
      }
    }
  }

  private static let regular = byLetter(LetterWidths.Letters.regular)
  private static let medium = byLetter(LetterWidths.Letters.medium)
  private static let semibold = byLetter(LetterWidths.Letters.semibold)
  private static let bold = byLetter(LetterWidths.Letters.bold)

  private static func byLetter(_ column: [String: Double]) -> [Character: Double] {
    Dictionary(
      uniqueKeysWithValues: column.compactMap { letter, width in letter.first.map { ($0, width) } })
  }
}
