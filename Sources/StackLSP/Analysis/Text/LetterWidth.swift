import StackDSL

/// The width of one letter as a reader sees it, in thousandths of an em, without tracking.
///
/// Letters of the table have been measured; all others go by their class: full-width scripts take
/// one em, marks that combine with the letter before them nothing, an emoji one and a quarter.
func letterWidth(_ letter: Character, weight: AdvanceTable.Weight) -> Double {
  if let known = measuredWidth(letter, weight: weight) { return known }
  if let base = LatinBase.of(letter), let known = measuredWidth(base, weight: weight) {
    return known
  }
  let scalars = letter.unicodeScalars
  guard let first = scalars.first else { return 0 }
  if isEmoji(letter) { return emojiWidth }
  if isFullWidth(first) { return 1000 }
  // A letter with marks: the letter's own width, since marks take none.
  if scalars.count > 1, let known = measuredWidth(Character(first), weight: weight) { return known }
  return isWidthless(first) ? 0 : AdvanceTable.unknown + weight.surplus
}

/// Whether every letter's width was measured; a text with one that goes by its class is rougher.
func isMeasured(_ text: String) -> Bool {
  text.allSatisfy { letter in
    AdvanceTable.advance(of: letter, weight: .regular) != nil
      || LatinBase.of(letter) != nil || letter.isNewline
  }
}

/// Apple Color Emoji is drawn somewhat larger than the letters around it.
private let emojiWidth = 1250.0

private func measuredWidth(_ letter: Character, weight: AdvanceTable.Weight) -> Double? {
  if let width = AdvanceTable.advance(of: letter, weight: weight) { return width }
  guard let regular = AdvanceTable.advance(of: letter, weight: .regular) else { return nil }
  return regular + weight.surplus
}

private func isEmoji(_ letter: Character) -> Bool {
  guard let first = letter.unicodeScalars.first else { return false }
  if first.properties.isEmojiPresentation { return true }
  // Digits and signs become emoji with the variation selector 16 behind them.
  return first.properties.isEmoji && letter.unicodeScalars.contains { $0.value == 0xFE0F }
}

private func isWidthless(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: true
  default: false
  }
}

/// Whether East Asian typography gives the letter a whole em.
///
/// The blocks of Unicode Standard Annex #11 whose width is W or F, as far as iOS has fonts for them.
private func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
    true
  default: false
  }
}

/// Letters with a diacritic are as wide as the letter that carries it.
private enum LatinBase {
  static func of(_ letter: Character) -> Character? { bases[letter] }

  private static let bases: [Character: Character] = {
    let groups: [(Character, String)] = [
      ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆĈĊČ"), ("D", "ĎĐÐ"), ("E", "ÈÉÊËĒĔĖĘĚ"), ("G", "ĜĞĠĢ"),
      ("H", "ĤĦ"), ("I", "ÌÍÎÏĨĪĬĮİ"), ("J", "Ĵ"), ("K", "Ķ"), ("L", "ĹĻĽĿŁ"), ("N", "ÑŃŅŇ"),
      ("O", "ÒÓÔÕÖØŌŎŐ"), ("R", "ŔŖŘ"), ("S", "ŚŜŞŠȘ"), ("T", "ŢŤŦȚ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"),
      ("W", "Ŵ"), ("Y", "ÝŶŸ"), ("Z", "ŹŻŽ"), ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđ"),
      ("e", "èêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"),
      ("l", "ĺļľŀł"), ("n", "ñńņň"), ("o", "òóôõöøōŏőð"), ("r", "ŕŗř"), ("s", "śŝşšș"),
      ("t", "ţťŧț"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"), ("b", "ß"),
      ("'", "’‘"), ("!", "¡"), ("?", "¿"), (" ", "\u{A0}"), ("-", "\u{2010}\u{2011}"),
    ]
    var bases: [Character: Character] = [:]
    for (base, letters) in groups {
      for letter in letters { bases[letter] = base }
    }
    return bases
  }()
}
