@testable import LayoutEngine
@testable import StackDSL
import TestSupport
import Testing

@testable import StackLSP

/// Text sizes against those that Interface Builder recorded, and against the arithmetic of the fitted
/// metrics.
struct TextMeasureTests {
  private func measure(
    _ size: Double, _ era: FontEra = .early, scale: Double = 2, growth: Double = 0,
    weight: Font.Weight = .regular
  ) -> TextMeasure {
    TextMeasure(
      font: ResolvedFont(size: size, weight: weight), era: era, scale: scale, growth: growth)
  }

  /// Labels of Apple's nested stack views sample, as its storyboard records them at 17 pt. The fit promises
  /// two points: 99 % of held-out texts are that close, 95 % within one.
  @Test(arguments: [("First Name", 83.0), ("Middle Name", 102.0), ("Last Name", 81.0)])
  func labelsOfTheNestedStackSample(text: String, recorded: Double) {
    let width = measure(17).labelWidth(of: text)
    #expect(abs(width - recorded) <= 2, "\(text): \(width)")
  }

  /// Labels of public storyboards, as Interface Builder has recorded them.
  @Test(arguments: [
    ("HelveticaNeue", 16, "Group Members", 117.0),
    ("HelveticaNeue-Medium", 15, "When is it not to be taken", 177),
    ("AvenirNext-Regular", 17, "Phone Number", 119),
    ("Roboto-Regular", 12, "This username is available", 141.33),
    ("Lato-Regular", 13, "Richard Marcil", 84),
  ])
  func labelsInCommonFonts(face: String, size: Double, text: String, recorded: Double) {
    var font = ResolvedFont(size: size, weight: .regular)
    font.name = face
    let widths = [ContentEnd.roomy, nil, .tight].map {
      TextMeasure(font: font, era: .late, scale: 3, growth: 0, at: $0).labelWidth(of: text)
    }
    #expect(widths[0] <= recorded && recorded <= widths[2], "\(widths)")
    #expect(abs(widths[1] - recorded) <= 0.06 * recorded, "\(widths)")
    // A font of which nothing is known may be anything between 0.86 and 1.24.
    #expect(widths[2] < 1.15 * widths[0], "\(widths)")
  }

  /// 17 · 1.193359375 = 20.287, rounded up to the next half point: 20.5 (recorded in the same storyboard); up
  /// to the next third: 20.33.
  @Test func lineHeightGoesUpToThePixel() {
    #expect(measure(17).labelHeight(lines: 1) == 20.5)
    #expect(measure(17, scale: 3).labelHeight(lines: 1) == 61.0 / 3)
    // 2 · 20.287 = 40.574
    #expect(measure(17).labelHeight(lines: 2) == 41)
  }

  /// 0.9521484375 · 17 = 16.187, to the nearest half point.
  @Test func baselineGoesToTheNearestPixel() {
    #expect(measure(17).labelBaseline == 16)
  }

  @Test func growthOfALanguageStretchesEveryWidth() {
    let plain = measure(17).width(of: "Settings")
    let grown = measure(17, growth: 0.3).width(of: "Settings")
    #expect(abs(grown - 1.3 * plain) < 1e-9)
  }

  /// As Interface Builder draws labels of five syllables at 12 pt and of four letters at 17 pt: 52 and 69.5 pt wide.
  @Test func eastAsianLettersHaveWidthsOfTheirOwn() {
    #expect(measure(12).labelWidth(of: "설정을열기") == 52)
    #expect(measure(17).labelWidth(of: "設定画面") == 69.5)
  }

  @Test func marksTakeNoWidthAndEmojiOneGlyph() {
    let metrics = measure(12)
    #expect(metrics.width(of: "e\u{301}") == metrics.width(of: "é"))
    #expect(metrics.width(of: "x\u{20DD}") == metrics.width(of: "x"))
    // A family of four is one picture.
    #expect(metrics.width(of: "👨‍👩‍👧‍👦") == metrics.width(of: "😀"))
  }

  @Test func unknownLettersTakeTheDocumentedWidth() {
    #expect(abs(measure(12).width(of: "ሀ") - 0.556 * 12) < 1e-9)
  }

  /// From the table of docs/content-sizes.md, in thousandths of an em at 12 pt, where tracking is 0: four
  /// times 481 for four letters, three times 538 for three and a mark.
  @Test(arguments: [
    ("Ж", 747.0), ("ж", 614.0), ("Ω", 668.0), ("λ", 530.0), ("שלום", 1924.0), ("مرحبا", 2225.0),
    ("บัตร", 1614.0), ("नमस्ते", 2420.0), ("বাংলা", 1454.0), ("Հայ", 1878.0), ("გამო", 2608.0),
  ])
  func lettersOfOtherScriptsTakeTheirAverage(text: String, milliEms: Double) {
    #expect(abs(measure(12).width(of: text) - milliEms / 1000 * 12) < 1e-9)
  }

  /// One typeface draws them alike: а, е, о, с of Cyrillic, Α, Ο of Greek.
  @Test func lettersOfTheSameShapeAreAsWide() {
    #expect(
      measure(12).width(of: "осаем") - measure(12).width(of: "м") == measure(12).width(of: "ocae"))
    #expect(measure(17).width(of: "ΑΟ") == measure(17).width(of: "AO"))
  }

  /// docs/content-sizes.md: letters of the fit and their diacritics are measured. All others get the width of
  /// their class, and a hover says so.
  @Test func onlyTheLettersOfTheFitAreMeasured() {
    #expect(unmeasuredPhrase("Sign in, größer: 42 %") == nil && unmeasuredPhrase("") == nil)
    #expect(
      unmeasuredPhrase("設定 한국어")
        == "Korean and Chinese or Japanese letters by the average of their script")
    #expect(
      unmeasuredPhrase("Привет مرحبا")
        == "Cyrillic and Arabic letters by the average of their script")
    #expect(unmeasuredPhrase("ሰላም") == "its script was not measured")
  }

  /// Apple's tables, interpolated linearly: 17 pt −26 in the late font, 18 pt −25.
  @Test func trackingIsLinearBetweenTheSizesOfTheTable() {
    #expect(FontEra.late.tracking(at: 17.5) == -25.5)
    #expect(FontEra.early.tracking(at: 12) == 0)
    #expect(FontEra.late.tracking(at: 1) == 41)
    #expect(FontEra.late.tracking(at: 300) == -42)
  }

  /// docs/content-sizes.md: as Interface Builder recorded them with Xcode 16, at 2 pixels a point. Before the
  /// widths of letters depended on the size, these were 186, 257.5 and 118.5 pt wide.
  @Test(arguments: [("Active Wallet", 165.5), ("Transaction Detail", 228.5), ("Settings", 107)])
  func titlesAreAsNarrowAsRecorded(_ text: String, _ recorded: Double) {
    let font = ResolvedFont(size: 28, weight: .semibold)
    let width = TextMeasure(font: font, era: .late, scale: 2, growth: 0).labelWidth(of: text)
    #expect(abs(width - recorded) <= 0.02 * recorded)
  }

  @Test func linesBreakAtSpacesHyphensAndIdeographs() {
    let metrics = measure(12)
    let runs = metrics.wrapping("one two-three 設定\nend", maximumLines: 0).runs
    #expect(runs.count == 6)
    #expect(runs.map(\.endsParagraph) == [false, false, false, false, true, true])
    #expect(runs[0].spaceAfter == metrics.width(of: " "))
    #expect(runs[1].spaceAfter == 0)
    #expect(metrics.wrapping("", maximumLines: 0).runs.count == 1)
  }

  /// Apple, Human Interface Guidelines, "Dynamic Type sizes".
  @Test func textStylesFollowTheTextSize() {
    #expect(TextStyleTable.size(of: "body", at: .large) == 17)
    #expect(TextStyleTable.size(of: "body", at: .accessibilityExtraExtraExtraLarge) == 53)
    #expect(TextStyleTable.size(of: "caption1", at: .extraSmall) == 11)
    #expect(TextStyleTable.size(of: "nonsense", at: .large) == nil)
    for row in TextStyleTable.sizes { #expect(row.points.count == TextSize.allCases.count) }
  }

  /// Lines are measured word by word and cut letter by letter. A hundred thousand letters would take hours if
  /// each word, or each removed letter, meant measuring all the others again.
  @Test(arguments: [1, 3, 1000])
  func aLongTextIsLaidOutInOnePass(maximum: Int) {
    let metrics = measure(17)
    let words = String(repeating: "ab cde ", count: 14_000)
    let letters = String(repeating: "x", count: 100_000)
    for text in [words, letters] {
      let lines = metrics.lines(of: text, width: 300, maximum: maximum, cut: .byTruncatingTail)
      #expect(lines.count == maximum)
      #expect(lines.allSatisfy { $0.width <= 300.5 && metrics.width(of: $0.text) == $0.width })
      #expect(lines.last?.text.hasSuffix("…") == true)
    }
  }

  private func randomText(_ random: inout SeededGenerator, _ pieces: [String]) -> String {
    (0..<Int.random(in: 0...40, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  /// The solver counts lines from widths alone. If no word is wider than a line, as many lines are drawn. No
  /// text is lost, and no line is wider than the room.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func asManyLinesAreDrawnAsWereSolved(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = randomText(
      &random, ["a", "Wide", "ill", " ", "  ", "\n", "設定", "é ", " 😀", "- ", "–x"])
    let metrics = measure(Double.random(in: 10...24, using: &random))
    let widest = text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map {
      metrics.width(of: $0)
    }.max()
    let width = (widest ?? 0) + Double.random(in: 1...120, using: &random)
    let lines = metrics.lines(of: text, width: width, maximum: 1000, cut: .byWordWrapping)
    #expect(lines.count == metrics.wrapping(text, maximumLines: 0).lineCount(width: width))
    #expect(lines.allSatisfy { $0.width <= width + 0.02 })
    #expect(
      lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
  }

  /// One line of text that does not fit: it is within the room, its ellipsis is in the right place, and one
  /// more letter on either side would not fit.
  @Test(arguments: [TextCut.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func cutTextStaysInItsRoom(cut: TextCut) throws {
    let metrics = measure(17)
    let text = "On the Analytical Engine, translated by A. A. L."
    for width in stride(from: 30.0, to: 300, by: 7) {
      let line = try #require(metrics.lines(of: text, width: width, maximum: 1, cut: cut).first)
      #expect(line.width <= width + 0.02)
      let parts = line.text.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
      try #require(parts.count == 2)
      #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
      switch cut {
      case .byTruncatingHead: #expect(parts[0].isEmpty)
      case .byTruncatingTail: #expect(parts[1].isEmpty)
      default: #expect((0...1).contains(parts[0].count - parts[1].count))
      }
      let longer =
        cut == .byTruncatingTail || cut == .byTruncatingMiddle && parts[0].count == parts[1].count
        ? text.prefix(parts[0].count + 1) + "…" + parts[1]
        : parts[0] + "…" + text.suffix(parts[1].count + 1)
      #expect(metrics.width(of: longer) > width)
    }
  }

  /// Of several lines the last one is cut; truncation in the middle shows the end of the whole text there.
  @Test func theLastLineIsCut() {
    let metrics = measure(17)
    let text = "one two three four five six seven eight nine ten"
    func lines(_ cut: TextCut, _ maximum: Int) -> [String] {
      metrics.lines(of: text, width: 100, maximum: maximum, cut: cut).map(\.text)
    }
    #expect(lines(.byTruncatingTail, 2).first == lines(.byWordWrapping, 2).first)
    #expect(lines(.byTruncatingTail, 2).last?.hasSuffix("…") == true)
    #expect(lines(.byTruncatingHead, 2).last?.hasSuffix("ten") == true)
    #expect(lines(.byTruncatingMiddle, 2).last?.hasSuffix("ten") == true)
    #expect(!lines(.byWordWrapping, 2).joined().contains("…"))
    #expect(
      lines(.byCharWrapping, 100).joined(separator: "").filter { $0 != " " }
        == text.filter { $0 != " " })
    #expect(metrics.lines(of: text, width: 3, maximum: 1, cut: .byTruncatingTail).first?.text == "")
  }
}
