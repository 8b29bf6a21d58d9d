import LayoutEngine
import StackDSL

/// A screen and its layout in each of its environments.
struct ScreenLayouts: Sendable {
  var screen: Screen
  var settings: FileSettings
  /// Every environment of the screen; the first is the primary one. Never empty.
  var environments: [Environment]
  /// One layout for each solved environment, in the order of `environments`: all of them, the primary one
  /// alone, or none.
  var all: [ScreenLayout]

  /// Whether the file has too many views in too many environments. The findings are then those of all
  /// environments, but only the primary layout was kept.
  var isAbridged = false

  /// Whether it is a component alone, at the fitting size of its root.
  var isComponent = false

  var primary: ScreenLayout? { all.first }
  var isComplete: Bool { all.count == environments.count }

  /// The views that are still to be laid out, counted once for each environment.
  var openWork: Int {
    isAbridged ? 0 : (environments.count - all.count) * screen.views.count
  }

  /// The result for an unsolved screen, from its text alone.
  static func unsolved(_ content: ScreenContent) -> ScreenLayouts {
    ScreenLayouts(
      screen: content.screen, settings: content.settings,
      environments: StackLSP.environments(of: content.screen, settings: content.settings),
      all: [])
  }

  /// The same with the layouts that were not kept, solved again.
  func unabridged(_ memo: AnalysisMemo) -> ScreenLayouts {
    guard isAbridged else { return self }
    return analyze(screen, settings: settings, memo: memo, depth: .allEnvironments)
  }
}

/// A screen solved in one environment, with the mapping from the engine's IDs to the source.
struct ScreenLayout: Sendable {
  var environment: Environment
  var problem: LayoutProblem
  var outcome: LayoutOutcome
  /// The views present in this environment, keyed by `ViewID.index`; a view inside a `when` that does not
  /// hold here is missing.
  var views: [SolvedView]
  /// For each view of the screen, its ID here; nil if it is absent.
  var viewIDs: [ViewID?]
  /// For each constraint of the problem, the index in `Screen.constraints`.
  var constraintIndices: [Int]
  /// One for each `expect` that applies to this environment.
  var expectations: [CheckedExpectation]
  /// Whether the constraints of a self-sizing cell allow a height of 0, so that UIKit used the standard one.
  var hasStandardHeight = false

  func id(of view: ViewIndex) -> ViewID? {
    viewIDs.indices.contains(view.index) ? viewIDs[view.index] : nil
  }

  func view(_ id: ViewID) -> SolvedView? {
    views.indices.contains(id.index) ? views[id.index] : nil
  }

  /// Whether UIKit measures the cell at a height of 0, before it has one. Nothing can be seen then.
  var isOfNoHeight: Bool { environment.host.stated.height != nil && environment.size.height <= 0 }

  /// Whether the view or an ancestor is hidden, or nothing can be seen.
  func isOutOfSight(_ view: ViewIndex) -> Bool {
    if isOfNoHeight { return true }
    var current = id(of: view)
    // Parents come before their children, so the loop ends.
    while let id = current, problem.views.indices.contains(id.index) {
      if problem.views[id.index].isHidden { return true }
      current = problem.views[id.index].parent.flatMap { $0 < id ? $0 : nil }
    }
    return false
  }

  /// In the superview's coordinates, rounded to pixels.
  func frame(of view: ViewIndex) -> Rect? {
    guard let id = id(of: view), outcome.frames.indices.contains(id.index) else { return nil }
    return outcome.frames[id.index]
  }

  /// In the screen's coordinates, rounded to pixels.
  func frameInScreen(of view: ViewIndex) -> Rect? {
    guard let id = id(of: view), outcome.framesInContainer.indices.contains(id.index) else {
      return nil
    }
    return outcome.framesInContainer[id.index]
  }

  /// The index in `Screen.constraints` of a constraint of the engine.
  func constraintIndex(_ id: ConstraintID) -> Int? {
    constraintIndices.indices.contains(id.index) ? constraintIndices[id.index] : nil
  }

  /// Whether there is one layout, everything in it is determined, and every expectation is met.
  var isSound: Bool {
    outcome.status == .solved && outcome.ambiguities.isEmpty
      && expectations.allSatisfy { $0.holds }
  }
}
