import StackDSL

/// A screen as far as its analysis depends on it: everything but where in its file it begins.
///
/// Typing elsewhere moves a screen and changes nothing else of it: the model says so itself. Two
/// screens that were read at different times are equal here if their spans differ by one distance.
struct ScreenContent: Hashable, Sendable {
  var screen: Placed<Screen>
  var settings: FileSettings
  var depth: AnalysisDepth

  /// The same in all its environments.
  var complete: ScreenContent {
    ScreenContent(screen: screen, settings: settings, depth: .allEnvironments)
  }

  /// The offset that all others are measured from.
  var start: Int { screen.span.range.lowerBound }

  /// What leads from the spans of an equal content to those of this one.
  func relocation(from other: ScreenContent) -> Relocation {
    screen.isSame(as: other.screen)
      ? screen.relocation(from: other.screen)
      : Relocation(of: screen.span.file, by: start - other.start)
  }

  /// Cheap, and enough to tell screens apart: the rest is compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(screen.name)
    hasher.combine(screen.unmoved.span.range.count)
    hasher.combine(depth)
  }

  /// Whether the model says so itself that both are one screen, here and there.
  func isMoved(from other: ScreenContent) -> Bool {
    screen.isSame(as: other.screen) && settings == other.settings
  }

  static func == (a: Self, b: Self) -> Bool {
    guard a.depth == b.depth else { return false }
    if a.isMoved(from: b) { return true }
    guard a.settings == b.settings else { return false }
    let one = a.screen.value
    var other = b.screen.value
    guard one.span.file == other.span.file else { return false }
    other.move(by: Relocation(of: other.span.file, by: a.start - b.start))
    return one == other
  }
}
