import StackDSL

/// All that the analysis of a screen depends on. Where the screen lies in its file is no part of it:
/// its spans begin with its section.
struct ScreenContent: Hashable, Sendable {
  var screen: Screen
  var settings: FileSettings
  var depth: AnalysisDepth

  /// The same in all its environments.
  var complete: ScreenContent {
    ScreenContent(screen: screen, settings: settings, depth: .allEnvironments)
  }

  /// Cheap, and enough to tell screens apart: the rest is compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(screen.name)
    hasher.combine(screen.span)
    hasher.combine(depth)
  }
}
