/// How a text fills its lines at one width.
struct LineFilling {
  /// At least one.
  var lines: Int
  /// The text takes as many lines at all widths in `from..<below`, in points; it may do so beyond.
  var from: Double
  var below: Double
}

extension WrappingText {
  /// Fills lines greedily.
  ///
  /// A run that is wider than the line is broken inside, as `byWordWrapping` does for a word that
  /// has a line to itself.
  func filling(width: Double) -> LineFilling {
    let padding = padding.width.length
    var line = LineInProgress(width: width - padding)
    for run in runs {
      line.append(run.width.length)
      line.gap = run.spaceAfter.length
      if run.endsParagraph { line.end() }
    }
    var filling = line.filling
    filling.lines = max(filling.lines, 1)
    if maximumLines > 0, filling.lines >= maximumLines {
      // Less room takes no fewer lines, and no more are shown.
      filling.lines = maximumLines
      filling.from = 0
    }
    filling.from += filling.from > 0 ? padding : 0
    filling.below += padding
    // Nor does more room take fewer than one.
    if filling.lines == 1 { filling.below = .infinity }
    return filling
  }
}

/// Lines up to some run, and the room within which they are filled as they are.
///
/// The length of the last line is `length - fullLines * room`, so the room at which one more run fits is exact,
/// even after a word that was broken.
private struct LineInProgress {
  var gap = 0.0
  private let room: Double
  private var lines = 0
  private var isOpen = false
  private var length = 0.0
  private var fullLines = 0.0
  private var least = 0.0
  private var most = Double.infinity

  /// A hundredth of a point of rounding must not cost a line.
  private static let tolerance = 0.01
  /// More lines than any screen shows; keeps counts finite whatever the numbers.
  private static let mostLines = 100_000.0

  init(width: Double) { room = (width.isNaN ? 0 : max(width, 0)) + Self.tolerance }

  var filling: LineFilling {
    LineFilling(lines: lines, from: max(least - Self.tolerance, 0), below: most - Self.tolerance)
  }

  mutating func end() { isOpen = false }

  mutating func append(_ run: Double) {
    let together = length + gap + run
    if isOpen, together - fullLines * room <= room {
      least = max(least, together / (fullLines + 1))
      length = together
      return
    }
    if isOpen { most = min(most, together / (fullLines + 1)) }
    begin(run)
  }

  /// A run on a line of its own, and on as many more as it is too long for one.
  private mutating func begin(_ run: Double) {
    var own = 1.0
    if run <= room {
      least = max(least, run)
    } else if room < 1 {
      most = min(most, 1)
    } else {
      own = (run / room).rounded(.up)
      least = max(least, run / own, 1)
      most = min(most, run / (own - 1))
    }
    lines = Int(min(Double(lines) + own, Self.mostLines))
    isOpen = true
    length = run
    fullLines = own - 1
  }
}
