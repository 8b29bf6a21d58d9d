import StackDSL

/// What the environments and the rules have to say of one screen.
///
/// A class, because every keystroke takes over the results of all other screens of its file.
final class ScreenResult: Sendable {
  let layouts: ScreenLayouts
  let findings: [Finding]
  /// Nil where the screen is still to be solved.
  private let depth: AnalysisDepth?

  init(_ layouts: ScreenLayouts, _ depth: AnalysisDepth?, findings: [Finding]) {
    self.layouts = layouts
    self.findings = findings
    self.depth = depth
  }

  /// What the text says of a screen that is still to be solved.
  static func unsolved(_ content: ScreenContent) -> ScreenResult {
    ScreenResult(.unsolved(content), nil, findings: [])
  }

  /// Views over all environments whose layouts one file keeps, some 2 KB each.
  static let mostKept = 200_000

  /// Views that are kept, counted once for each environment, as if all of them were solved.
  var weight: Int { layouts.isAbridged ? layouts.screen.views.count : fullWeight }
  private var fullWeight: Int { layouts.screen.views.count * layouts.environments.count }

  /// As much of it as `room` has a place for: all, or the findings and the primary layout. Nil where
  /// there is room for layouts that were dropped: they have to be solved again.
  ///
  /// The model alone decides, so that what was typed before makes no difference.
  func kept(within room: Int) -> ScreenResult? {
    let fits = fullWeight <= room
    guard !layouts.isAbridged else { return fits ? nil : self }
    guard !fits, layouts.all.count > 1, layouts.isComplete else { return self }
    var abridged = layouts
    abridged.all.removeLast(layouts.all.count - 1)
    abridged.isAbridged = true
    return ScreenResult(abridged, depth, findings: findings)
  }

  /// The result for a screen that the edit did not touch, at least as deep as it asks for; nil for any
  /// other.
  func untouched(_ content: ScreenContent) -> ScreenResult? {
    guard let depth else { return nil }
    let isDeepEnough =
      depth == .allEnvironments || content.depth == .primaryEnvironments || layouts.isComplete
      || layouts.isAbridged
    let isSame = content.screen == layouts.screen && content.settings == layouts.settings
    return isDeepEnough && isSame ? self : nil
  }
}
