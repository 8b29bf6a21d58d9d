import StackDSL

/// How well a length of content is known: what a finding that depends on it may say.
enum Evidence: Sendable, Hashable {
  /// A text in the system font, a control of its own size, a size that the file says.
  case known
  /// Within so many points: a text in a font whose widths are not measured.
  case estimated(ClosedRange<Double>, font: String)
  /// Code sets it: an outlet leads to the view, its class is the app's own, or its size and text are
  /// there for design.
  case open

  /// Points: the height of what has a size at all once code has filled it, and its width.
  ///
  /// Source: Apple, Human Interface Guidelines, "Layout": 44 by 44 pt is the least that can be tapped.
  static let filledLength = 44.0

  /// How many times as long as what the file shows a text or a picture may be that code sets. German
  /// texts are a third longer than English ones; a name in place of "Label" is easily twice as long.
  static let mostOfShown = 2.0
}

/// Where a length of an open content stands at one end; nil where there is none.
func openLength(_ shown: Double?, at end: ContentEnd) -> Double? {
  switch end {
  case .roomy: shown.map { _ in 0 }
  case .tight: max((shown ?? 0) * Evidence.mostOfShown, Evidence.filledLength)
  }
}

extension RunTimeChanges {
  /// Signs that the content is another when the app runs.
  var opensContent: Bool { !subtracting(.placedElsewhere).isEmpty }

  /// The same of a view without a text, which a filler text says nothing about.
  var opensSize: Bool { !subtracting([.placedElsewhere, .placeholderText]).isEmpty }
}
