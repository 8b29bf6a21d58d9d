import StackDSL

/// The layouts and findings of one screen.
///
/// A class, because every keystroke reuses the results of all other screens of its file.
final class ScreenResult: Sendable {
  let layouts: ScreenLayouts
  let findings: [Finding]
  /// Nil if nothing of it is taken over: the screen is still to be solved, or a reader chose the environments.
  private let depth: AnalysisDepth?

  init(_ layouts: ScreenLayouts, _ depth: AnalysisDepth? = nil, findings: [Finding]) {
    self.layouts = layouts
    self.findings = findings
    self.depth = depth
  }

  /// The result for an unsolved screen, from its text alone.
  static func unsolved(_ content: ScreenContent) -> ScreenResult {
    ScreenResult(.unsolved(content), findings: [])
  }

  /// The views over all environments whose layouts one file keeps, some 2 KB each.
  static let mostKept = 200_000

  /// The weight to keep, in views counted once for each environment, as if all of them were solved.
  var weight: Int { layouts.isAbridged ? layouts.screen.views.count : fullWeight }
  private var fullWeight: Int { layouts.screen.views.count * layouts.environments.count }

  /// The part of it that fits into `room`: all, or the findings and the primary layout. Nil if there is room
  /// for layouts that were dropped and have to be solved again.
  ///
  /// The decision depends on the model alone, so earlier edits make no difference.
  func kept(within room: Int) -> ScreenResult? {
    let fits = fullWeight <= room
    guard !layouts.isAbridged else { return fits ? nil : self }
    guard !fits, layouts.all.count > 1, layouts.isComplete else { return self }
    var abridged = layouts
    abridged.all.removeLast(layouts.all.count - 1)
    abridged.isAbridged = true
    return ScreenResult(abridged, depth, findings: findings)
  }

  /// Whether it is the result for these settings, and deep enough.
  func holds(_ settings: FileSettings, _ wanted: AnalysisDepth) -> Bool {
    guard let depth else { return false }
    let isDeepEnough =
      depth == .allEnvironments || wanted == .primaryEnvironments || layouts.isComplete
      || layouts.isAbridged
    return isDeepEnough && settings == layouts.settings
  }
}
