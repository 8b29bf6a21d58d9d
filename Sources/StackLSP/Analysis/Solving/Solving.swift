import LayoutEngine
import StackDSL

/// A screen with its layouts: of all its environments, or of the primary one alone.
func analyze(
  _ screen: Screen, settings: FileSettings, memo: AnalysisMemo, depth: AnalysisDepth,
  while isWanted: () -> Bool = { true }
) -> ScreenLayouts {
  let all = environments(of: screen, settings: settings)
  let wanted = depth == .allEnvironments ? all[...] : all.prefix(1)
  var layouts: [ScreenLayout] = []
  for environment in wanted where layouts.isEmpty || isWanted() {
    layouts.append(solve(screen, settings: settings, in: environment, memo: memo))
  }
  return ScreenLayouts(
    screen: screen, settings: settings, environments: all, all: layouts)
}

/// One screen in one environment.
func solve(
  _ screen: Screen, settings: FileSettings, in environment: Environment, memo: AnalysisMemo
) -> ScreenLayout {
  var environment = environment
  var lowered = lower(screen, settings: settings, in: environment)
  var hasStandardHeight = false
  if environment.host.isSelfSizing, !lowered.problem.views.isEmpty {
    let fitting = fittingProblem(of: lowered.problem)
    let fitted = memo.outcome(of: fitting)
    environment.size.height = fitted.frames.first?.height ?? 0
    if environment.size.height == 0,
      let standard = environment.host.standardHeight(on: screen)
    {
      hasStandardHeight = true
      environment.size.height = standard
    }
    // A conflict at any height is not caused by the height found here, but it may be by the width.
    if fitted.conflicts.allSatisfy({ $0.axes == [.horizontal] }) {
      lowered.problem.views[0].fixedSize = environment.size
    } else {
      lowered.problem = fitting
    }
  }
  var outcome = memo.outcome(of: lowered.problem)
  let preserving = lowered.indices(where: .preservesSuperviewLayoutMargins, is: true)
  if !preserving.isEmpty,
    let adjusted = lowered.problem.withSuperviewMargins(of: preserving, asPlacedIn: outcome)
  {
    lowered.problem = adjusted
    outcome = memo.outcome(of: adjusted)
  }
  // Before iOS 11 there were no safe areas inside a screen.
  if environment.system >= 11,
    let adjusted = lowered.problem.withSafeAreas(
      asPlacedIn: outcome,
      keepingMargins: lowered.indices(where: .insetsLayoutMarginsFromSafeArea, is: false))
  {
    lowered.problem = adjusted
    outcome = memo.outcome(of: adjusted)
  }
  return ScreenLayout(
    environment: environment, problem: lowered.problem, outcome: outcome, views: lowered.views,
    viewIDs: lowered.viewIDs, constraintIndices: lowered.constraintIndices,
    expectations: checkedExpectations(
      of: screen, lowered: lowered, outcome: outcome, environment: environment),
    hasStandardHeight: hasStandardHeight)
}

/// In points. UIKit uses it if "constraints ambiguously suggest a height of zero for a table view cell's
/// content view", as its log says.
let standardCellHeight = 44.0

/// In points: the height of `UICollectionViewFlowLayout.itemSize` unless code sets it.
let standardItemHeight = 50.0

extension Environment.Host {
  /// The height of a self-sizing cell whose constraints give it none; nil for any other screen. A storyboard
  /// does not say whether the items of a collection view size themselves.
  fileprivate func standardHeight(on screen: Screen) -> Double? {
    switch self {
    case .cell: standardCellHeight
    case .free(.collectionCell, _) where !screen.isOfInterfaceBuilder: standardItemHeight
    case .free, .screen: nil
    }
  }
}

/// The problem that determines the height of a self-sizing cell: the table view asks for the fitting size at
/// its own width, with a height of 0 at the fitting size level.
func fittingProblem(of problem: LayoutProblem) -> LayoutProblem {
  var problem = problem
  let cell = ViewID(0)
  guard let width = problem.views[0].fixedSize?.width else { return problem }
  problem.views[0].fixedSize = nil
  problem.constraints.append(
    LayoutConstraint(LayoutAnchor(cell, .width), .equal, nil, constant: width))
  problem.constraints.append(
    LayoutConstraint(LayoutAnchor(cell, .height), .equal, nil, priority: .fittingSizeLevel))
  return problem
}

/// A component alone, at the fitting size of its root, in the corner of the default device.
func analyzeAlone(
  _ component: Component, settings: FileSettings, memo: AnalysisMemo?
) -> ScreenLayouts {
  let screen = component.standalone
  let all = environments(of: screen, settings: settings).prefix(1)
  let layouts = memo.map { memo in
    all.map { solveAlone(screen, settings: settings, in: $0, memo: memo) }
  }
  return ScreenLayouts(
    screen: screen, settings: settings, environments: Array(all), all: layouts ?? [],
    isComponent: true)
}

private func solveAlone(
  _ screen: Screen, settings: FileSettings, in environment: Environment, memo: AnalysisMemo
) -> ScreenLayout {
  var lowered = lower(screen, settings: settings, in: environment)
  fitRoots(of: &lowered.problem)
  return ScreenLayout(
    environment: environment, problem: lowered.problem,
    outcome: memo.outcome(of: lowered.problem), views: lowered.views, viewIDs: lowered.viewIDs,
    constraintIndices: lowered.constraintIndices, expectations: [])
}

extension ScreenLayouts {
  /// A changed version of the screen, solved in the same way and environment as its primary layout.
  func solveVariant(_ variant: Screen, in environment: Environment, memo: AnalysisMemo)
    -> ScreenLayout
  {
    isComponent
      ? solveAlone(variant, settings: settings, in: environment, memo: memo)
      : solve(variant, settings: settings, in: environment, memo: memo)
  }
}

private func fitRoots(of problem: inout LayoutProblem) {
  let corner = ViewID(0)
  for index in problem.views.indices.dropFirst() where problem.views[index].parent == corner {
    let root = ViewID(index)
    for attribute in [LayoutAnchor.Attribute.leading, .top] {
      problem.constraints.append(
        LayoutConstraint(
          LayoutAnchor(root, attribute), .equal, LayoutAnchor(corner, attribute)))
    }
    for attribute in [LayoutAnchor.Attribute.width, .height] {
      problem.constraints.append(
        LayoutConstraint(
          LayoutAnchor(root, attribute), .equal, nil, priority: .fittingSizeLevel))
    }
  }
}
