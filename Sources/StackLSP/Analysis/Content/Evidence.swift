import StackDSL

/// How well a content length is known, which limits the findings that depend on it.
enum Evidence: Sendable, Hashable {
  /// Text in the system font, a control of fixed size, or a size from the file.
  case known
  /// A range in points: text in a font whose widths are not measured.
  case estimated(ClosedRange<Double>, font: String)
  /// Code sets it: the view has an outlet or a class of the app, or its size and text are only for design
  /// time.
  case open

  /// The most that a text or picture set by code may exceed the one in the file, as a factor. German text is
  /// a third longer than English text; a name in place of "Label" is easily twice as long.
  static let mostOfShown = 2.0
}

/// The length of an open content at one end of its range; nil if it has none. Once code has filled a view, it is at
/// least as large as a touch target.
func openLength(_ shown: Double?, at end: ContentEnd) -> Double? {
  switch end {
  case .roomy: shown.map { _ in 0 }
  case .tight: max((shown ?? 0) * Evidence.mostOfShown, touchTarget)
  }
}

extension RunTimeChanges {
  /// Whether the content may differ at run time.
  var opensContent: Bool { !subtracting(.placedElsewhere).isEmpty }

  /// The same for a view without text, which a placeholder text does not affect.
  var opensSize: Bool { !subtracting([.placedElsewhere, .placeholderText]).isEmpty }
}
