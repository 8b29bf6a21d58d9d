import LayoutEngine

/// An unbreakable part of a line of text, and the spaces behind it.
struct TextRun {
  var word: Substring
  var spaces: Substring
}

extension TextMeasure {
  /// `text` as the runs between which a label may break lines.
  func wrapping(
    _ text: String, maximumLines: Int, padding: Size = Size(width: 0, height: 0)
  ) -> WrappingText {
    var runs: [WrappingText.Run] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let start = runs.count
      runs += Self.runs(of: paragraph).map {
        WrappingText.Run(width: width(of: $0.word), spaceAfter: width(of: $0.spaces))
      }
      if runs.count == start { runs.append(WrappingText.Run(width: 0, spaceAfter: 0)) }
      runs[runs.count - 1].endsParagraph = true
    }
    return WrappingText(
      runs: runs, lineHeight: lineHeight, maximumLines: maximumLines, padding: padding)
  }

  /// The width of the widest paragraph, which a label reports if it need not wrap.
  func widestParagraph(of text: String) -> Double {
    var widest = 0.0
    for paragraph in text.split(separator: "\n") { widest = max(widest, labelWidth(of: paragraph)) }
    return widest
  }

  /// The runs of a paragraph in order, without gaps.
  ///
  /// Lines break at spaces, behind hyphens and dashes, and between any two letters of a full-width script, as
  /// in Unicode Standard Annex #14 without its finer rules.
  static func runs(of paragraph: Substring) -> [TextRun] {
    var runs: [TextRun] = []
    var start = paragraph.startIndex
    // Nil while the word continues.
    var firstSpace: Substring.Index?
    var before: Unicode.Scalar?
    func finish(at end: Substring.Index) {
      guard start < end else { return }
      let wordEnd = firstSpace ?? end
      runs.append(TextRun(word: paragraph[start..<wordEnd], spaces: paragraph[wordEnd..<end]))
      start = end
      firstSpace = nil
    }
    for index in paragraph.indices {
      // The first scalar of a letter with marks decides its class.
      let letter = paragraph.unicodeScalars[index]
      if letter == " " || letter == "\t" {
        firstSpace = firstSpace ?? index
        continue
      }
      // Spaces may follow the end of a word, so the next letter finishes the run.
      if firstSpace != nil || isIdeograph(letter) || before.map(breaksAfter) ?? false {
        finish(at: index)
      }
      before = letter
    }
    finish(at: paragraph.endIndex)
    return runs
  }

  private static func breaksAfter(_ letter: Unicode.Scalar) -> Bool {
    letter == "-" || letter == "\u{2010}" || letter == "–" || letter == "—"
      || isIdeograph(letter)
  }

  private static func isIdeograph(_ letter: Unicode.Scalar) -> Bool {
    // Kana, Han and Hangul, but not the punctuation of those scripts, which must not begin a line.
    switch letter.value {
    case 0x3041...0x30FA, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFD: return true
    default: return false
    }
  }
}
