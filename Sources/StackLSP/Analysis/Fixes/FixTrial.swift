import LayoutEngine
import StackDSL

/// A copy of the files with some edits made, modelled and solved in all environments.
struct FixTrial: Sendable {
  let edits: [TextEdit]
  let analysis: Analysis
  /// What was found before the edits, as far as they can change it.
  private let before: [Finding]

  /// - Parameter analysis: of the files as they are; what an edit leaves alone is taken over.
  init?(of edits: [TextEdit], in files: SourceFiles, after analysis: Analysis) {
    var changed = files
    changed.deviceNames = files.deviceNames ?? DeviceTable.names
    for edited in unique(edits.map(\.span.file)) {
      guard let tree = files[edited],
        let text = applying(edits.filter { $0.span.file == edited }, to: tree.text)
      else { return nil }
      changed[edited] = tree.reparsed(text)
    }
    self.edits = edits
    before = analysis.findings
    let model = buildModel(of: analysis.model.file, in: changed, reusing: analysis.model)
    self.analysis = analyze(model, memo: analysis.memo, reusing: analysis, isTrial: true)
  }

  /// An edit of one screen costs that screen, however long its file is.
  init?(of edits: [TextEdit], on ground: TrialGround?, in files: SourceFiles, _ analysis: Analysis)
  {
    if let ground, let moved = ground.edits(edits) {
      self.init(of: moved, in: ground.files, after: ground.analysis, offering: edits)
    } else {
      self.init(of: edits, in: files, after: analysis)
    }
  }

  /// A trial that was made already.
  init(_ edits: [TextEdit], before: [Finding], after analysis: Analysis) {
    self.edits = edits
    self.analysis = analysis
    self.before = before
  }

  private init?(
    of edits: [TextEdit], in files: SourceFiles, after analysis: Analysis, offering: [TextEdit]
  ) {
    guard let trial = FixTrial(of: edits, in: files, after: analysis) else { return nil }
    self.init(offering, before: trial.before, after: trial.analysis)
  }

  /// The finding is gone, it does not come back in other words, and nothing as grave came in its place.
  func mends(_ finding: Finding) -> Bool {
    let known = known
    return analysis.findings.allSatisfy { now in
      guard now.identity != finding.identity,
        !now.follows.contains(where: { $0.identity == finding.identity })
      else { return false }
      if let was = known[now.identity] { return !now.isWorse(than: was) }
      return now.severity.rawValue > finding.severity.rawValue && !now.restates(finding)
    }
  }

  /// By identity, with what each stands for besides.
  private var known: [String: Finding] {
    let all = before.flatMap { finding in
      ([finding.identity] + finding.follows.map(\.identity)).map { ($0, finding) }
    }
    return Dictionary(all, uniquingKeysWith: { $1 })
  }

  /// Errors and warnings that are left.
  var faultCount: Int {
    analysis.findings.count { $0.severity.rawValue <= Problem.Severity.warning.rawValue }
  }

  /// Whether an error or a warning came that was not there, or reached another environment.
  func harms(atLeast severity: Problem.Severity = .warning) -> Bool {
    let known = known
    return analysis.findings.contains { now in
      guard now.severity.rawValue <= severity.rawValue else { return false }
      // What came may be a note under what was there.
      if now.follows.contains(where: {
        $0.severity.rawValue <= severity.rawValue && known[$0.identity] == nil
      }) {
        return true
      }
      return known[now.identity].map { now.isWorse(than: $0) } ?? true
    }
  }

  /// Whether a text that was whole lacks height now, even where somebody allowed it.
  private func cutsLines() -> Bool {
    let known = Set(before.map(\.identity))
    return analysis.findings.contains { now in
      now.identity.contains("\(Rule.contentClipped.code) \(LayoutEngine.Axis.vertical.word)")
        && !known.contains(now.identity)
    }
  }

  /// Points by which views move and grow, over all environments.
  func movement(from before: ScreenAnalysis) -> Double {
    moves(from: before)?.reduce(0) { $0 + $1.was.distance(to: $1.now) } ?? .infinity
  }

  /// Whether every view stays where it is, in each environment.
  func leavesFrames(of before: ScreenAnalysis) -> Bool {
    movement(from: before) <= Self.unmoved
  }

  /// Points over all views and environments that are no movement.
  static let unmoved = 0.01

  /// Whether a view that can be seen loses its width or its height somewhere, a text that was whole
  /// is cut, or one gets a height that no text of its length fills.
  func spoilsViews(of before: ScreenAnalysis) -> Bool {
    collapsesViews(of: before) || cutsLines() || stretchesTexts(of: before)
  }

  private func collapsesViews(of before: ScreenAnalysis) -> Bool {
    moves(from: before)?.contains { $0.isInSight && $0.was.canBeSeen && !$0.now.canBeSeen } ?? true
  }

  /// How many of these views have something to show and no width or no height, in any environment.
  func lostViews(among views: [ViewIndex], of before: ScreenAnalysis) -> Int {
    let solved = before.isComponent ? analysis.components : analysis.screens
    guard let after = solved.first(where: { $0.screen.name == before.screen.name }) else {
      return 0
    }
    let concerned = unique(Array(views.prefix(Self.mostConcerned))).compactMap {
      after.screen.index(of: before.screen.views[$0.index])
    }
    var lost: Set<ViewIndex> = []
    for layout in after.layouts {
      let unseen = concerned.filter { view in
        !layout.isOutOfSight(view) && layout.frameInScreen(of: view).map { !$0.canBeSeen } ?? false
      }
      guard !unseen.isEmpty else { continue }
      let reading = LayoutReading(after.screen, layout)
      lost.formUnion(
        unseen.filter { view in
          guard let id = layout.id(of: view), reading.hasContentToSee(id) else { return false }
          return LayoutEngine.Axis.allCases.contains {
            reading.size(id, $0) < 0.5 && reading.content(id, $0).intrinsic ?? 1 >= 1
          }
        })
    }
    return lost.count
  }

  /// Views of a finding that a fix is about; of more nobody reads.
  private static let mostConcerned = 8

  private func stretchesTexts(of before: ScreenAnalysis) -> Bool {
    let solved = before.isComponent ? analysis.components : analysis.screens
    guard let after = solved.first(where: { $0.screen.name == before.screen.name }) else {
      return false
    }
    return zip(before.layouts, after.layouts).contains { old, new in
      let (old, new) = (LayoutReading(before.screen, old), LayoutReading(after.screen, new))
      let known = Set(old.views.filter(old.isOverstretched).map(old.index))
      return new.views.contains { view in
        new.isOverstretched(view)
          && !(before.screen.index(of: new.declared(view)).map(known.contains) ?? false)
      }
    }
  }

  /// Every view that is still there, in each environment.
  private func moves(
    from before: ScreenAnalysis
  ) -> [(was: Rect, now: Rect, isInSight: Bool)]? {
    let solved = before.isComponent ? analysis.components : analysis.screens
    guard let after = solved.first(where: { $0.screen.name == before.screen.name }) else {
      return nil
    }
    let was = before.unabridged(analysis.memo).layouts
    let now = after.unabridged(analysis.memo).layouts
    return zip(was, now).flatMap { old, new in
      before.screen.views.enumerated().compactMap { item in
        guard let index = after.screen.index(of: item.element),
          let was = old.frameInScreen(of: ViewIndex(item.offset)),
          let now = new.frameInScreen(of: index)
        else { return nil }
        return (was, now, !new.isOutOfSight(index))
      }
    }
  }

  /// " — `bio` 83 → 120 pt": what the title of a fix says of the views that the remedy is about.
  func effect(of remedy: Remedy, _ finding: Finding, on before: ScreenAnalysis) -> String {
    analysis.screens.first { $0.screen.name == before.screen.name }
      .map { Effect(remedy, of: finding, from: before, to: $0).suffix } ?? ""
  }
}

extension Finding {
  /// The same finding, graver than it was or in an environment that had it not.
  fileprivate func isWorse(than was: Finding) -> Bool {
    guard severity.rawValue <= Problem.Severity.warning.rawValue else { return false }
    if severity.rawValue < was.severity.rawValue { return true }
    guard !was.environments.isEmpty else { return false }
    return environments.isEmpty || !Set(environments).isSubset(of: was.environments)
  }

  /// The same complaint about the same view, be it on the other axis.
  fileprivate func restates(_ other: Finding) -> Bool {
    code == other.code && screen == other.screen && views.first == other.views.first
      && severity.rawValue <= other.severity.rawValue + 1
  }
}

extension Screen {
  /// The view that a changed form of the screen calls the same: by its path, or by its name where
  /// the views around it have changed.
  func index(of view: View) -> ViewIndex? {
    let same =
      views.firstIndex { $0.path == view.path }
      ?? view.name.flatMap { name in views.firstIndex { $0.name == name } }
    return same.map { ViewIndex($0) }
  }
}

extension Rect {
  fileprivate var canBeSeen: Bool { width > 0 && height > 0 }

  fileprivate func distance(to other: Rect) -> Double {
    (x - other.x).magnitude + (y - other.y).magnitude + (width - other.width).magnitude
      + (height - other.height).magnitude
  }
}
