import StackDSL

/// The advance widths of the iOS system font, without tracking, in thousandths of an em.
///
/// Fitted to the sizes that Interface Builder recorded for the labels of public storyboards (643 labels of
/// the regular weight, 450 different texts); docs/content-sizes.md gives the error on held-out texts. Weights
/// other than regular were fitted on 22 to 77 labels. Every width that follows from this table is an
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

  private static let regular: [Character: Double] = [
    " ": 284, "!": 313.3, "#": 663.1, "$": 654.7, "%": 822.6, "&": 701.2, "'": 208.8, "(": 362.9,
    ")": 362.9, "+": 623.2, ",": 253.4, "-": 473.5, ".": 289.5, "/": 315.2, "0": 615.7,
    "1": 465.6, "2": 606.3, "3": 621.9, "4": 584.4, "5": 619.4, "6": 607.6, "7": 577.7,
    "8": 640.3, "9": 617.1, ":": 300.2, "=": 604.8, ">": 700.5, "?": 502.9, "@": 1051.3,
    "A": 659.1, "B": 660, "C": 711.4, "D": 735.4, "E": 595.1, "F": 558.3, "G": 736, "H": 743.3,
    "I": 287.7, "J": 515.7, "K": 754.3, "L": 570.1, "M": 885.2, "N": 759, "O": 762.6, "P": 625.9,
    "Q": 774.8, "R": 647, "S": 636.1, "T": 590.8, "U": 716.4, "V": 647.8, "W": 937.3, "X": 705.1,
    "Y": 626.4, "Z": 647.1, "[": 385.7, "]": 385.7, "_": 600, "a": 550.1, "b": 616.6, "c": 553.7,
    "d": 611.3, "e": 574.8, "f": 351.4, "g": 591.9, "h": 599.7, "i": 256.3, "j": 235.4,
    "k": 530.5, "l": 257.2, "m": 871.3, "n": 592.2, "o": 585.9, "p": 616.2, "q": 570.6,
    "r": 381.9, "s": 522.2, "t": 360.7, "u": 583.8, "v": 512.2, "w": 756.9, "x": 485.4,
    "y": 525.2, "z": 528.7, "|": 270, "é": 570, "–": 556, "•": 450, "…": 800,
  ]

  private static let medium: [Character: Double] = [
    " ": 277.1, "!": 323.3, "$": 664.7, "(": 372.9, ")": 372.9, "-": 483.5, ".": 315.1,
    "/": 325.2, "0": 625.7, "1": 488.6, "2": 620.6, "4": 643.1, "5": 633.8, "8": 654.6,
    ":": 314.6, "A": 669.1, "B": 680, "C": 728.3, "D": 743.9, "E": 602.8, "F": 569.7, "G": 746,
    "H": 764.6, "I": 297.7, "K": 764.3, "L": 574.9, "M": 895.2, "N": 760.9, "O": 777, "P": 638.4,
    "Q": 786.8, "R": 662.6, "S": 654.1, "T": 622.5, "U": 742.6, "V": 657.8, "W": 945, "X": 721.7,
    "a": 563.2, "b": 635, "c": 570.6, "d": 618.1, "e": 568.8, "f": 375.1, "g": 608.6, "h": 615.5,
    "i": 261, "j": 245.4, "k": 548.7, "l": 284.4, "m": 897.6, "n": 604.7, "o": 598.6, "p": 615.8,
    "r": 398.5, "s": 539.4, "t": 381.3, "u": 598.3, "v": 509.5, "w": 766.9, "x": 495.4,
    "y": 532.9, "…": 810,
  ]

  private static let semibold: [Character: Double] = [
    " ": 279.4, "!": 353.5, "#": 685.9, "$": 678.1, "%": 842.6, "&": 721.2, "'": 228.8,
    ".": 316.6, "/": 338.6, "0": 647.4, "1": 492.2, "2": 629.1, "3": 644.8, "4": 607.8,
    "5": 639.4, "8": 660.3, "9": 643.7, ":": 322.7, "=": 644.2, "?": 522.9, "A": 689.2,
    "B": 652.5, "C": 736.9, "D": 740.6, "E": 602.6, "F": 573.8, "G": 758.1, "H": 775.3,
    "I": 300.9, "J": 561.9, "K": 751.2, "L": 614.1, "M": 863.3, "N": 772.8, "O": 759.6,
    "P": 659.6, "R": 652, "S": 665.4, "T": 617.9, "U": 744.9, "W": 957.3, "X": 725.1, "Y": 646.4,
    "[": 405.8, "]": 405.8, "a": 567.3, "b": 610.1, "c": 596.9, "d": 657.8, "e": 585.8,
    "f": 400.5, "g": 648.6, "h": 637.3, "i": 284.4, "j": 255.4, "k": 577.4, "l": 292.7,
    "m": 903.6, "n": 599.9, "o": 609.5, "p": 641.7, "q": 590.6, "r": 415.1, "s": 536.3,
    "t": 391.6, "u": 593.8, "v": 544, "w": 773.4, "x": 505.4, "y": 545.4, "z": 564.4,
  ]

  private static let bold: [Character: Double] = [
    " ": 279.9, "!": 362.2, "#": 693.1, "$": 684.7, "%": 863, "&": 738.6, "-": 503.5, ".": 319.5,
    "/": 357.7, "0": 683.4, "1": 514.5, "2": 648.7, "3": 662.3, "5": 649.4, "6": 637.6,
    "7": 618.1, "8": 670.3, "9": 659.6, ":": 345.5, "?": 532.9, "@": 1081.3, "A": 680.6,
    "B": 686.7, "C": 740.5, "D": 756.6, "E": 635.8, "F": 624.4, "G": 767.3, "H": 780.4,
    "I": 329.6, "K": 784.3, "L": 621.1, "M": 891.2, "N": 771, "O": 774.5, "P": 677.3, "Q": 791.7,
    "R": 678.9, "S": 670.8, "T": 626.7, "U": 756, "V": 695.7, "W": 1007.5, "X": 729.5, "Y": 661.7,
    "a": 568.2, "b": 637.1, "c": 621.3, "d": 651.3, "e": 596.5, "f": 405.5, "g": 636, "h": 650.4,
    "i": 303, "k": 570.3, "l": 303.9, "m": 935.7, "n": 618, "o": 609.1, "p": 611.4, "r": 441,
    "s": 549, "t": 416.6, "u": 642.1, "v": 549, "w": 800.9, "x": 524.3, "y": 559.6,
  ]

}
