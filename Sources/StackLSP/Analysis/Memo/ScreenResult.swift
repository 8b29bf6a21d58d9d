import StackDSL

/// What the environments and the rules have to say of one screen.
struct ScreenResult: Sendable {
  var environments: [Environment]
  var layouts: [ScreenLayout]
  var findings: [Finding]
  /// Of the layouts only the primary one was kept.
  private(set) var isAbridged = false
  /// The screen as placed where `findings` are right.
  private var content: ScreenContent

  init(_ analysis: ScreenAnalysis, of content: ScreenContent, findings: [Finding]) {
    environments = analysis.environments
    layouts = analysis.layouts
    self.findings = findings
    self.content = content
  }

  /// Views over all environments of which one file keeps the layouts, some 2 KB each.
  static let mostKept = 200_000

  /// Views that are kept, counted once for each environment, as if all of them were solved.
  var weight: Int { isAbridged ? content.screen.unmoved.views.count : fullWeight }
  private var fullWeight: Int { content.screen.unmoved.views.count * environments.count }

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

  /// The result for a screen that was only moved by an edit, at least as deep as it asks for; nil
  /// for any other.
  func untouched(_ content: ScreenContent) -> ScreenResult? {
    let isDeepEnough =
      self.content.depth == .allEnvironments || content.depth == .primaryEnvironments
      || layouts.count == environments.count || isAbridged
    guard isDeepEnough, content.isMoved(from: self.content) else { return nil }
    var moved = moved(to: content)
    moved.content.depth = self.content.depth
    return moved
  }

  /// Layouts know no offsets; findings do.
  func moved(to content: ScreenContent) -> ScreenResult {
    guard !findings.isEmpty else { return self }
    let relocation = content.relocation(from: self.content)
    var result = self
    result.findings = findings.map { $0.moved(by: relocation) }
    result.content = content
    return result
  }
}
