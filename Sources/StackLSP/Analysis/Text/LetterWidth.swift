import StackDSL

/// The width of one letter (a grapheme), in thousandths of an em, without tracking.
///
/// Letters of the table, and those drawn alike, have measured widths. All others have the width of their
/// script (`ScriptWidth`), and combining marks take no room.
func letterWidth(_ letter: Character, weight: AdvanceTable.Weight) -> Double {
  guard let byte = letter.asciiValue else { return lookedUpWidth(letter, weight: weight) }
  return ASCIIWidths.all[weight.rawValue][Int(byte)]
}

/// The same for the most common letters, in arrays: a dictionary look-up of a character takes several
/// thousand instructions.
private enum ASCIIWidths {
  static let all = AdvanceTable.Weight.allCases.map { weight in
    (0..<128 as Range<UInt8>).map {
      lookedUpWidth(Character(Unicode.Scalar($0)), weight: weight)
    }
  }
}

private func lookedUpWidth(_ letter: Character, weight: AdvanceTable.Weight) -> Double {
  if let known = measuredWidth(letter, weight: weight) { return known }
  if let base = LatinShape.of(letter), let known = measuredWidth(base, weight: weight) {
    return known
  }
  if let script = ScriptWidth(of: letter) {
    return script.width(of: letter) + (script.isPlain ? weight.surplus : 0)
  }
  let scalars = letter.unicodeScalars
  guard let first = scalars.first else { return 0 }
  // A letter with marks has the letter's own width, since marks take none.
  if scalars.count > 1, let known = measuredWidth(Character(first), weight: weight) { return known }
  return isWidthless(first) ? 0 : AdvanceTable.unknown + weight.surplus
}

/// The basis for estimating a text's width if some letters were not measured; nil if all were.
func unmeasuredPhrase(_ text: String) -> String? {
  let unmeasured = text.filter { letter in
    AdvanceTable.advance(of: letter, weight: .regular) == nil && LatinShape.of(letter) == nil
      && !letter.isNewline
  }
  guard !unmeasured.isEmpty else { return nil }
  let scripts = ScriptWidth.allCases.filter { script in
    unmeasured.contains { ScriptWidth(of: $0) == script }
  }
  guard !scripts.isEmpty else { return "its script was not measured" }
  return "\(list(scripts.map(\.title))) letters by the average of their script"
}

private func measuredWidth(_ letter: Character, weight: AdvanceTable.Weight) -> Double? {
  if let width = AdvanceTable.advance(of: letter, weight: weight) { return width }
  guard let regular = AdvanceTable.advance(of: letter, weight: .regular) else { return nil }
  return regular + weight.surplus
}

private func isWidthless(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: true
  default: false
  }
}

/// Letters with a diacritic are as wide as their base letter, and so are letters of other scripts with the
/// same shape.
private enum LatinShape {
  static func of(_ letter: Character) -> Character? { bases[letter] }

  private static let bases: [Character: Character] = {
    var bases: [Character: Character] = [:]
    for (base, letters) in LetterWidths.Shapes.letters {
      for letter in letters { bases[letter] = base.first }
    }
    return bases
  }()
}
