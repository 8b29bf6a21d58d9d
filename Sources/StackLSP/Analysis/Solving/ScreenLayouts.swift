import LayoutEngine
import StackDSL

/// A screen and its layout in each of its environments.
struct ScreenLayouts: Sendable {
  var screen: Screen
  var settings: FileSettings
  /// Every environment of the screen; the first is the primary one. Never empty.
  var environments: [Environment]
  /// One for each environment that has been solved so far, in the order of `environments`: all of
  /// them, the primary one alone, or none.
  var all: [ScreenLayout]

  /// The findings are those of all environments, and of the layouts only the primary one was kept:
  /// its file has too many views in too many environments.
  var isAbridged = false

  /// A component seen alone, at the fitting size of its root.
  var isComponent = false

  var primary: ScreenLayout? { all.first }
  var isComplete: Bool { all.count == environments.count }

  /// Views that are still to be laid out, counted once for each environment.
  var openWork: Int {
    isAbridged ? 0 : (environments.count - all.count) * screen.views.count
  }

  /// What the text says of a screen that is still to be solved.
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

/// A screen solved in one environment, with the way back from the engine's ids to the source.
struct ScreenLayout: Sendable {
  var environment: Environment
  var problem: LayoutProblem
  var outcome: LayoutOutcome
  /// The views present in this environment, by `ViewID.index`; a view inside a `when` that does
  /// not hold here is missing.
  var views: [SolvedView]
  /// For each view of the screen, its id here; nil where it is absent.
  var viewIDs: [ViewID?]
  /// For each constraint of the problem, the index in `Screen.constraints`.
  var constraintIndices: [Int]
  /// One for each `expect` that holds for this environment.
  var expectations: [CheckedExpectation]
  /// The constraints of a self-sizing cell allow a height of 0, so UIKit took the standard one.
  var hasStandardHeight = false

  func id(of view: ViewIndex) -> ViewID? {
    viewIDs.indices.contains(view.index) ? viewIDs[view.index] : nil
  }

  func view(_ id: ViewID) -> SolvedView? {
    views.indices.contains(id.index) ? views[id.index] : nil
  }

  /// The view or one around it is hidden.
  func isOutOfSight(_ view: ViewIndex) -> Bool {
    var current = id(of: view)
    // Parents stand before their children, so the climb ends.
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

  /// The index in `Screen.constraints` of a constraint that the engine names.
  func constraintIndex(_ id: ConstraintID) -> Int? {
    constraintIndices.indices.contains(id.index) ? constraintIndices[id.index] : nil
  }

  /// One layout, all of it determined, and every expectation met.
  var isSound: Bool {
    outcome.status == .solved && outcome.ambiguities.isEmpty
      && expectations.allSatisfy { $0.holds }
  }
}
