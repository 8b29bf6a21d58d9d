/// The sizes from which on a rule reports, where UIKit sets no limit.
///
/// `docs/thresholds.md` counts what half and twice each of them would report in 300 scenes of public apps, and a
/// fixture on either side holds each (`scripts/try-mutants`).
enum Threshold {
  /// Points between the bottom of the safe area and a bar or button at the end of a scrolling view: three
  /// times the standard spacing.
  static let gapBelowBar = 24.0
  /// The share of a scrolling view's width from which on a view in front of it hides its rows.
  static let wideCover = 0.75
  /// Points by which a recorded frame must differ from its constraints if it follows from the size of a text or a
  /// control, which is an estimate. The height of one line in the system font is none.
  static let misplaced = 8.0
  /// A multiple of the content size, for a view that a stack stretches; a smaller one is a matter of taste.
  static let stretched = 1.5
  /// Points of a gap that exceeds any margin, so that two such gaps turn the room between them into a box.
  /// Three times the 20 pt of UIKit's widest default margin.
  static let wideGap = 60.0
  /// Points by which constraints may miss each other. A ratio written with five digits misses by less on any
  /// screen, and a pixel is at least 0.33 pt.
  static let rounding = 0.01
  /// Points by which a layout may differ from its constraints before somebody sees it. A number that is rounded to a
  /// point is off by up to half of one, and a view in the middle moves by twice that.
  static let unseen = 1.0
  /// Points by which letters of one line must differ in height before it shows.
  static let unevenLetters = 1.5
  /// The share of a text's size below which another one beside it is raised on purpose: superiors of OpenType fonts
  /// are set at 0.58 to 0.7.
  static let raisedText = 0.75
  /// Points between texts that are read as one, as an amount and its currency: the standard distance of the
  /// Visual Format Language's `-`.
  static let gapInAPhrase = 8.0
  /// A multiple of the inset at the other side.
  static let unevenInset = 8.0
  /// The share of a superview's width that is empty beside a view with uneven insets.
  static let emptyStrip = 0.25
  /// The share of a picture's own length below which it is drawn so small that its distortion shows.
  static let smallerPicture = 0.75
  /// The share by which the proportions of a picture may differ before it shows.
  static let distortion = 0.05
  /// The part by which the shares of `fillProportionally` may differ before it shows.
  static let unequalShares = 0.1
  /// Characters of a key with figures, which breaks anywhere: the shortest number of an account (IBAN, ISO 13616) has 15.
  static let shortestKey = 15.0
  /// The growth that UIKit projects plan for: German is a third longer than English.
  static let growth = 1.3
  /// Points after the last letter of a text, which its advance width contains.
  static let emptyEnd = 1.0
  /// The share by which an estimated width may be wrong: nine of ten recorded labels lie within it.
  static let estimateError = 0.025
  /// The share by which the width of a control's title may be wrong.
  static let controlError = 0.1
  /// Points. Two edges, each rounded to a pixel at scale 1, differ by up to one, so a size or an overhang counts from
  /// here on.
  static let wholePoint = 1.0
  /// Points by which a table or a bar may reach beyond both sides of the screen: half of the 16 pt by which UIKit insets
  /// its rows and items on a phone.
  static let marginOfRows = 8.0
  /// Points by which the margins of phones differ, which are 16 or 20 pt. Of nine warnings about 4 pt beyond an edge, most
  /// of old pins of 20 pt outside of the margins, none was worth reading (docs/false-alarms.md).
  static let marginsOfPhones = 4.0
  /// Points by which a text must reach out of the box in which it stands. No count.
  static let outOfBox = 4.0
  /// Points around letters that may be covered: UIButton's default inset above and below its title.
  static let air = 6.0
  /// The part of a line's height that can be missing before a letter is cut. A line of the system font is 1.193 em
  /// high, and the letters from cap height to descender take 0.946 em of it.
  static let airOfLine = 0.1
  /// The same for letters without descenders, which are 0.24 em from either end.
  static let airOfCapitals = 0.35
  /// Points. No line of text is higher.
  static let highestLine = 50.0
  /// Points. A line of the smallest text style is 13 pt high.
  static let smallestLine = 13.0
  /// Points by which a line must leave its row before it shows. No count.
  static let slip = 2.0
  /// Points. A dot or an arrow up to this height belongs to one line of a text, which is 17 pt high. No count.
  static let smallMark = 16.0
  /// Points. A picture up to this height is an icon or an avatar, which is meant to keep its size. No count.
  static let largePicture = 100.0
  /// The part by which the shares of `fillProportionally` may differ before they can be measured.
  static let measuredShares = 0.01
  /// A priority from which on a line gives way on purpose: its author wrote "just below required". No count.
  static let almostRequired = 990.0
  /// A multiple of the screen's size that no device reaches.
  static let beyondAnyScreen = 2.0
  /// A multiple of the height of a button's content, a threshold of the ratios in `Proportions`.
  static let stretchedButton = 4.0
  /// The same for a label.
  static let stretchedLabel = 8.0
  /// Points beyond the content; less is a matter of taste.
  static let beyondContent = 100.0
  /// The same for a control that UIKit draws at one size.
  static let beyondControl = 40.0
}
