import LayoutEngine

extension TextMeasure {
  /// `text` as the runs between which a label may break its lines.
  ///
  /// Lines break at spaces, behind hyphens and dashes, and between any two letters of a full-width
  /// script; Unicode Standard Annex #14 without its finer rules.
  func wrapping(
    _ text: String, maximumLines: Int, padding: Size = Size(width: 0, height: 0)
  ) -> WrappingText {
    var runs: [WrappingText.Run] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let start = runs.count
      appendRuns(of: paragraph, to: &runs)
      if runs.count == start { runs.append(WrappingText.Run(width: 0, spaceAfter: 0)) }
      runs[runs.count - 1].endsParagraph = true
    }
    return WrappingText(
      runs: runs, lineHeight: lineHeight, maximumLines: maximumLines, padding: padding)
  }

  /// The widest paragraph, as a label reports it when it need not wrap.
  func widestParagraph(of text: String) -> Double {
    var widest = 0.0
    for paragraph in text.split(separator: "\n") { widest = max(widest, labelWidth(of: paragraph)) }
    return widest
  }

  private func appendRuns(of paragraph: Substring, to runs: inout [WrappingText.Run]) {
    var word = ""
    var spaces = ""
    func finish() {
      guard !word.isEmpty || !spaces.isEmpty else { return }
      runs.append(WrappingText.Run(width: width(of: word), spaceAfter: width(of: spaces)))
      word = ""
      spaces = ""
    }
    for letter in paragraph {
      if letter == " " || letter == "\t" {
        spaces.append(letter)
        continue
      }
      if !spaces.isEmpty || breaksBefore(letter) { finish() }
      word.append(letter)
      if breaksAfter(letter) { finish() }
    }
    finish()
  }

  private func breaksAfter(_ letter: Character) -> Bool {
    letter == "-" || letter == "\u{2010}" || letter == "–" || letter == "—"
      || isIdeograph(letter)
  }

  private func breaksBefore(_ letter: Character) -> Bool { isIdeograph(letter) }

  private func isIdeograph(_ letter: Character) -> Bool {
    guard let scalar = letter.unicodeScalars.first else { return false }
    // Kana, Han and Hangul: not the punctuation of those scripts, which must not begin a line.
    switch scalar.value {
    case 0x3041...0x30FA, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFD: return true
    default: return false
    }
  }
}
