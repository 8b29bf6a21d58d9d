/// The place where text that does not fit is cut: `NSLineBreakMode`, in the words of a file.
enum TextCut: String, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var marksWhatIsLost: Bool {
    self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
  }
}

/// One line as drawn.
struct TextLine: Hashable {
  var text: String
  /// In points.
  var width: Double
  var endsParagraph: Bool
}

extension TextMeasure {
  /// A rounding error of a hundredth of a point must not cost a letter; the solver has the same tolerance.
  private static let tolerance = 0.01

  /// `text` in lines of a width in points, filled as the solver fills them; if there are more than `maximum`
  /// (at least 1), the last one is cut.
  ///
  /// Source: Apple's documentation of `NSLineBreakMode` and `UILabel.lineBreakMode`: truncation applies to
  /// the last line, and truncation in the middle shows the end of the whole text.
  func lines(of text: String, width: Double, maximum: Int, cut: TextCut) -> [TextLine] {
    let room = max(width, 0) + Self.tolerance
    var lines: [Substring] = []
    var ends: [Bool] = []
    // A line beyond the maximum shows that some text is lost.
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false)
    where lines.count <= maximum {
      let filled = filled(paragraph, room, by: cut, maximum: maximum + 1 - lines.count)
      lines += filled
      ends += filled.indices.map { $0 == filled.count - 1 }
    }
    let isCut = lines.count > maximum
    if isCut {
      lines.removeSubrange(max(maximum, 1)...)
      ends.removeSubrange(max(maximum, 1)...)
    }
    var drawn = zip(lines, ends).map {
      TextLine(text: trimmed($0), width: self.width(of: trimmed($0)), endsParagraph: $1)
    }
    if let last = lines.last, isCut, cut != .byWordWrapping, cut != .byCharWrapping {
      let short = shortened(text[last.startIndex...], room, by: cut)
      drawn[drawn.count - 1] = TextLine(
        text: short, width: self.width(of: short), endsParagraph: true)
    }
    return drawn
  }

  /// The spaces at a line break are not drawn.
  private func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return String(line)
  }

  /// Lines are filled greedily; a word wider than a line is broken inside.
  private func filled(
    _ paragraph: Substring, _ room: Double, by cut: TextCut, maximum: Int
  ) -> [Substring] {
    var lines: [Substring] = []
    var start = paragraph.startIndex
    // In thousandths of an em, which add up; measuring a line again at each word would take quadratic time.
    var used = 0.0
    var gap = 0.0
    let runs =
      cut == .byCharWrapping
      ? [TextRun(word: paragraph, spaces: paragraph[paragraph.endIndex...])]
      : Self.runs(of: paragraph)
    for run in runs {
      let advance = advance(of: run.word)
      if start < run.word.startIndex, points(used + gap + advance) > room {
        lines.append(paragraph[start..<run.word.startIndex])
        (start, used, gap) = (run.word.startIndex, 0, 0)
      }
      used += gap + advance
      while points(used) > room, lines.count < maximum {
        let rest = paragraph[start..<run.word.endIndex]
        // At least one letter, so that the loop ends.
        let prefix = prefix(of: rest, room, least: 1)
        guard prefix.end < rest.endIndex else { break }
        lines.append(rest[..<prefix.end])
        start = prefix.end
        used -= prefix.advance
      }
      guard lines.count < maximum else { return lines }
      gap = self.advance(of: run.spaces)
    }
    lines.append(paragraph[start...])
    return lines
  }

  /// The letters that fit, and their advance.
  private func prefix(
    of text: Substring, _ room: Double, least: Int
  ) -> (end: Substring.Index, advance: Double) {
    var advance = 0.0
    var end = text.startIndex
    var count = 0
    while end < text.endIndex {
      let next = self.advance(of: text[end...end], behind: advance)
      guard count < least || points(next) <= room else { break }
      advance = next
      end = text.index(after: end)
      count += 1
    }
    return (end, advance)
  }

  /// The rest of a text that is too long for a line; empty if not even the ellipsis fits.
  private func shortened(_ text: Substring, _ room: Double, by cut: TextCut) -> String {
    let ellipsis = advance(of: "…")
    // The most letters that are drawn, plus one for a cut inside.
    let most = text.prefix(while: { $0 != "\n" })
    guard cut.marksWhatIsLost else {
      let end = prefix(of: most, room, least: 0).end
      return String(end < most.endIndex ? most[...end] : most[..<end])
    }
    guard points(ellipsis) <= room else { return "" }
    switch cut {
    case .byTruncatingHead:
      return "…" + text.suffix(letters(of: text.reversed(), room, behind: ellipsis))
    case .byTruncatingMiddle:
      return cutInTheMiddle(text, room, behind: ellipsis)
    default:
      return most.prefix(letters(of: most, room, behind: ellipsis)) + "…"
    }
  }

  /// The number of letters of a sequence that fit behind an advance.
  private func letters(
    of text: some Sequence<Character>, _ room: Double, behind start: Double
  ) -> Int {
    var advance = start
    var count = 0
    for letter in text where letter != "\n" {
      advance = self.advance(of: String(letter), behind: advance)
      guard points(advance) <= room else { break }
      count += 1
    }
    return count
  }

  /// Keeps as much of the end as of the beginning.
  private func cutInTheMiddle(_ text: Substring, _ room: Double, behind start: Double) -> String {
    let letters = Array(text.replacing("\n", with: " "))
    var advance = start
    var (front, back) = (0, 0)
    while front + back < letters.count {
      let isFront = front <= back
      let letter = isFront ? letters[front] : letters[letters.count - 1 - back]
      advance = self.advance(of: String(letter), behind: advance)
      guard points(advance) <= room else { break }
      if isFront { front += 1 } else { back += 1 }
    }
    return String(letters.prefix(front)) + "…" + String(letters.suffix(back))
  }
}
