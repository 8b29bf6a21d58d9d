import StackDSL

/// What the environments and the rules have to say of one screen.
struct ScreenResult: Sendable {
  private(set) var layouts: ScreenLayouts
  let findings: [Finding]
  private let depth: AnalysisDepth

  init(_ layouts: ScreenLayouts, _ depth: AnalysisDepth, findings: [Finding]) {
    self.layouts = layouts
    self.findings = findings
    self.depth = depth
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
    var result = self
    result.layouts.all.removeLast(layouts.all.count - 1)
    result.layouts.isAbridged = true
    return result
  }

  /// The result for a screen that the edit did not touch, at least as deep as it asks for; nil for any
  /// other.
  func untouched(_ content: ScreenContent) -> ScreenResult? {
    let isDeepEnough =
      depth == .allEnvironments || content.depth == .primaryEnvironments || layouts.isComplete
      || layouts.isAbridged
    let isSame = content.screen == layouts.screen && content.settings == layouts.settings
    return isDeepEnough && isSame ? self : nil
  }
}
