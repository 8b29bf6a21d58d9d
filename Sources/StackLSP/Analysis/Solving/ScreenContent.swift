import StackDSL

/// Everything that the analysis of a screen depends on. The position of the screen in its file is not
/// included: spans are relative to its section.
struct ScreenContent: Hashable, Sendable {
  var screen: Screen
  var settings: FileSettings
  var depth: AnalysisDepth

  /// The same content in all its environments.
  var complete: ScreenContent {
    ScreenContent(screen: screen, settings: settings, depth: .allEnvironments)
  }

  /// Cheap, and enough to tell screens apart; equality compares the rest.
  func hash(into hasher: inout Hasher) {
    hasher.combine(screen.name)
    hasher.combine(screen.span)
    hasher.combine(depth)
  }
}
