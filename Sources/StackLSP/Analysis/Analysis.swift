import LayoutEngine
import StackDSL

/// The analysis of one file: its meaning, its screens' layouts, and its findings.
///
/// It is a value, so handlers keep it in their snapshot. All offsets are UTF-8 offsets.
struct Analysis: Sendable {
  let model: Model
  /// The screens in the order of the file.
  var screens: [ScreenLayouts] { results.map(\.layouts) }
  /// The components of the file, each solved alone with its default parameters, for hover only: problems of a
  /// component show on the screens that use it.
  var components: [ScreenLayouts] { alone.value }
  private let alone: OnDemand<[ScreenLayouts]>
  /// The components for requests whose user waits: without layouts if there are many views.
  var componentsAtOnce: [ScreenLayouts] {
    let views = model.components.reduce(0) { $0 + $1.standalone.views.count }
    guard views > Self.mostViewsAlone else { return components }
    let settings = FileSettings(model)
    return model.components.map { analyzeAlone($0, settings: settings, memo: nil) }
  }

  /// Laid out alone in some 10 ms.
  private static let mostViewsAlone = 600
  /// The faults of the text and the findings of the layouts, the gravest first, and equally grave ones by
  /// position.
  var findings: [Finding] { sorted.value }
  private let sorted: OnDemand<[Finding]>
  /// The same findings in parts: those of the text, then those of each screen. If an edit does not touch a
  /// screen, its part is the same array as before.
  let parts: [[Finding]]
  /// Used by "what if" questions, which solve variants.
  let memo: AnalysisMemo
  /// One result for each screen, for the analysis of the next text.
  fileprivate let results: [ScreenResult]

  fileprivate init(
    _ model: Model, _ settings: FileSettings, _ memo: AnalysisMemo, results: [ScreenResult],
    parts: [[Finding]]
  ) {
    self.model = model
    self.memo = memo
    self.results = results
    self.parts = parts
    let (components, sections) = (model.components, model.sections)
    alone = OnDemand { components.map { analyzeAlone($0, settings: settings, memo: memo) } }
    sorted = OnDemand { sections.byGravity(parts.flatMap(\.self)) }
  }
}

/// Analyses a file: its meaning, its screens' layouts, and its findings.
///
/// Never fails: all faults of the text are among the findings, and the rest is solved.
func analyze(
  _ file: FileID, in files: SourceFiles, memo: AnalysisMemo,
  depth: AnalysisDepth = .allEnvironments
) -> Analysis {
  var files = files
  files.deviceNames = files.deviceNames ?? DeviceTable.names
  return analyze(buildModel(of: file, in: files), memo: memo, depth: depth)
}

/// The screens of a model, solved and judged.
///
/// - Parameter previous: the analysis of an earlier text of the file. Everything that the edits since then
///   did not touch is reused; the result does not depend on it otherwise.
/// - Parameter isTrial: whether the text is not a file, so that no room is made for its screens.
/// - Parameter mostKept: the number of views over all environments whose layouts are kept. If a screen does
///   not fit in beside those before it, all of its layouts but the primary one are dropped as soon as its
///   findings are known.
/// - Parameter mostSolved: the number of views of unknown screens to solve; at least one screen. The screens
///   behind them are left out.
/// - Parameter listsUnsolved: whether the screens left out are listed without a layout.
/// - Parameter workers: the workers that solve unknown screens.
/// - Parameter isWanted: asked after each layout. Once it returns false the rest is left out, and the result
///   is worthless.
func analyze(
  _ model: Model, memo: AnalysisMemo, depth: AnalysisDepth = .allEnvironments,
  reusing previous: Analysis? = nil, isTrial: Bool = false,
  keeping mostKept: Int = ScreenResult.mostKept, solving mostSolved: Int = .max,
  listingUnsolved listsUnsolved: Bool = false, by workers: Workers = .thisThread,
  while isWanted: @escaping @Sendable () -> Bool = { true }
) -> Analysis {
  let settings = FileSettings(model)
  let faults = model.problems.map(Finding.init)
  let errors = faults.filter { $0.severity == .error }
  let screens = model.screens
  // Copying a screen takes longer than comparing it with a known one.
  @Sendable func content(of index: Int) -> ScreenContent {
    ScreenContent(screen: screens[index], settings: settings, depth: depth)
  }
  var results: [ScreenResult] = []
  var parts = [faults]
  var weight = 0
  var forerun = ScreenForerun(of: screens, by: workers, atMost: mostSolved) { index in
    solved(content(of: index), memo: memo, while: isWanted)
  }
  for index in screens.indices {
    let room = mostKept - weight
    // Known results for other environments cost nothing.
    func known(_ index: Int) -> ScreenResult? {
      let untouched = previous?.untouched(at: index, of: model, settings, depth)
      if let result = untouched?.kept(within: room) { return result }
      let content = content(of: index)
      return
        (depth == .primaryEnvironments
        ? memo.result(of: content.complete, within: room) : nil)
        ?? memo.result(of: content, within: room)
    }
    let found =
      known(index)
      ?? forerun.result(of: index) { known($0) == nil }
      .map { memo.remember($0, of: content(of: index), within: room) }
    guard let result = found else {
      guard listsUnsolved else { break }
      results.append(.unsolved(content(of: index)))
      continue
    }
    results.append(result)
    weight += result.weight
    if !isTrial { memo.makeRoom(for: weight) }
    parts.append(result.findings(without: errors))
  }
  if depth == .allEnvironments {
    parts.append(idleMinimumOS(model.properties, of: results, findings: parts))
  }
  return Analysis(model, settings, memo, results: results, parts: parts)
}

extension ScreenResult {
  /// The findings that no error of the text explains.
  fileprivate func findings(without errors: [Finding]) -> [Finding] {
    let concerned = errors.filter { layouts.screen.concerns($0.span) }
    guard !concerned.isEmpty else { return findings }
    return findings.filter { !$0.mayFollow(from: concerned, on: layouts.screen) }
  }
}

/// Nil if the result is no longer needed.
private func solved(
  _ content: ScreenContent, memo: AnalysisMemo, while isWanted: @escaping @Sendable () -> Bool
) -> ScreenResult? {
  let layouts = analyze(
    content.screen, settings: content.settings, memo: memo, depth: content.depth, while: isWanted)
  let found = findings(on: layouts, memo: memo, while: isWanted)
  return isWanted() ? ScreenResult(layouts, content.depth, findings: found) : nil
}

extension Analysis {
  /// The number of views on screens without a known layout.
  var unsolvedViews: Int {
    results.reduce(0) { $0 + ($1.layouts.all.isEmpty ? $1.layouts.screen.views.count : 0) }
  }

  /// The views that are still to be laid out, counted once for each environment.
  var openWork: Int { results.reduce(0) { $0 + $1.layouts.openWork } }

  /// False if some were left out.
  var hasAllScreens: Bool { results.count == model.screens.count }

  /// The known result of a screen whose content is unchanged since this analysis.
  ///
  /// It is looked up at the same index, counted from the beginning and from the end, because an edit changes,
  /// inserts or removes screens in one place.
  fileprivate func untouched(
    at index: Int, of model: Model, _ settings: FileSettings, _ depth: AnalysisDepth
  ) -> ScreenResult? {
    for place in [index, index + results.count - model.screens.count]
    where results.indices.contains(place) && results[place].holds(settings, depth) {
      let areRead =
        self.model.origins.indices.contains(place) && model.origins.indices.contains(index)
      if areRead && self.model.origins[place] == model.origins[index]
        || results[place].layouts.screen == model.screens[index]
      {
        return results[place]
      }
    }
    return nil
  }
}
