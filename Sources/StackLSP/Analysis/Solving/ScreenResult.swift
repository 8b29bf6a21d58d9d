import StackDSL

/// What the environments and the rules have to say of one screen.
struct ScreenResult: Sendable {
  var environments: [Environment]
  var layouts: [ScreenLayout]
  var findings: [Finding]
  /// Of the layouts only the primary one was kept.
  private(set) var isAbridged = false
  private var content: ScreenContent

  init(_ analysis: ScreenAnalysis, of content: ScreenContent, findings: [Finding]) {
    environments = analysis.environments
    layouts = analysis.layouts
    self.findings = findings
    self.content = content
  }

  /// Views over all environments whose layouts one file keeps, some 2 KB each.
  static let mostKept = 200_000

  /// Views that are kept, counted once for each environment, as if all of them were solved.
  var weight: Int { isAbridged ? content.screen.views.count : fullWeight }
  private var fullWeight: Int { content.screen.views.count * environments.count }

  /// As much of it as `room` has a place for: all, or the findings and the primary layout. Nil where
  /// there is room for layouts that were dropped: they have to be solved again.
  ///
  /// The model alone decides, so that what was typed before makes no difference.
  func kept(within room: Int) -> ScreenResult? {
    let fits = fullWeight <= room
    guard !isAbridged else { return fits ? nil : self }
    guard !fits, layouts.count > 1, layouts.count == environments.count else { return self }
    var result = self
    result.layouts.removeLast(layouts.count - 1)
    result.isAbridged = true
    return result
  }

  /// The result for a screen that the edit did not touch, at least as deep as it asks for; nil for any
  /// other.
  func untouched(_ content: ScreenContent) -> ScreenResult? {
    let isDeepEnough =
      self.content.depth == .allEnvironments || content.depth == .primaryEnvironments
      || layouts.count == environments.count || isAbridged
    return isDeepEnough && content.complete == self.content.complete ? self : nil
  }
}
