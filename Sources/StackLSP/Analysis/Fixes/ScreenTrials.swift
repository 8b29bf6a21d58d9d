import LayoutEngine
import StackDSL
import Synchronization

/// The trials of the fixes of one screen. What several findings propose is tried once.
final class ScreenTrials {
  private enum Ground {
    case document(DocumentTrialGround?)
    case text(TrialGround?, ScreenEditor)
  }

  /// Of the screen.
  let name: String
  private let ground: Ground
  private let files: SourceFiles
  private let analysis: Analysis
  private let before: StagedScreen
  private let known: KnownFindings
  private let budget: TrialBudget
  private var isSpent = false
  /// What a trial costs: its views, once for each environment. A view takes some 50 bytes, and a name of ten
  /// megabytes is work as well; and each trial is compared with all that was found.
  private let cost: Int
  private var trials: [[TextEdit]: ScreenTrial?] = [:]
  /// Views of the trials that are kept, once for each environment.
  private var weight = 0
  /// Some 2 KB each.
  private static let mostKept = 20_000
  /// With what is found where only some environments are looked at.
  private var knownInPart: [[Int]: KnownFindings] = [:]
  private var rulesInPart: JudgedBy?

  /// - Parameter document: the file, where it is a storyboard or xib.
  init(
    on screen: ScreenLayouts, in files: SourceFiles, _ analysis: Analysis,
    document: InterfaceBuilderDocument?, within budget: TrialBudget = TrialBudget(.max)
  ) {
    name = screen.screen.name
    self.budget = budget
    cost = max(
      screen.screen.views.count * screen.environments.count,
      analysis.model.fileSpan(screen.screen.span).range.count / 50, analysis.findings.count)
    self.files = files
    self.analysis = analysis
    before = StagedScreen(screen, memo: analysis.memo)
    var faults: [Problem] = []
    if screen.screen.isOfInterfaceBuilder {
      let ground = document.flatMap {
        DocumentTrialGround(for: screen.screen, of: $0, in: files, analysis)
      }
      faults = ground?.model.problems ?? []
      self.ground = .document(ground)
    } else {
      let ground = TrialGround(for: screen.screen, in: files, analysis)
      faults = ground?.model.problems ?? []
      self.ground = .text(ground, ScreenEditor(screen.screen, in: files))
    }
    let name = name
    known = KnownFindings(
      faults.map(Finding.init) + analysis.findings.filter { $0.screen == name },
      openViews: before.openViews)
  }

  /// Whether a trial of this screen had no room any more.
  func areSpent(on screen: ScreenLayouts) -> Bool { isSpent && name == screen.screen.name }

  /// Nil where the text gives no place for the changes, or the budget no room.
  func trial(of remedy: Remedy) -> ScreenTrial? {
    let edits: [TextEdit]? =
      switch ground {
      case .document(let ground): ground.flatMap { remedy.edits(in: $0.editor) }
      case .text(_, let editor): remedy.edits(in: editor)
      }
    guard let edits else { return nil }
    // A known one is compared with what was found once more.
    guard budget.take(trials[edits] == nil ? cost : analysis.findings.count) else {
      isSpent = true
      return nil
    }
    if let trial = trials[edits] { return trial }
    let trial = trialOfScreen(edits) ?? trialOfFile(edits)
    if weight > Self.mostKept {
      trials = [:]
      weight = 0
    }
    weight += before.screen.views.count * before.environments.count
    trials[edits] = .some(trial)
    return trial
  }

  /// An edit of one screen costs that screen, however long its file is. Nil where the edits change more,
  /// or the text gives no place for them.
  func trialOfScreen(_ edits: [TextEdit]) -> ScreenTrial? {
    let model: Model? =
      switch ground {
      case .document(let ground): ground?.model(after: edits)
      case .text(let ground, _): ground?.model(after: edits)
      }
    guard let model, let screen = model.screens.first else { return nil }
    return ScreenTrial(
      edits, known, from: before,
      to: StagedScreen(screen, settings: FileSettings(model), memo: analysis.memo),
      faults: model.problems.map(Finding.init))
  }

  private func trialOfFile(_ edits: [TextEdit]) -> ScreenTrial? {
    guard case .text = ground, let trial = FixTrial(of: edits, in: files, after: analysis),
      let screen = trial.analysis.screens.first(where: { $0.screen.name == name })
    else { return nil }
    return ScreenTrial(
      edits, KnownFindings(analysis.findings, openViews: before.openViews), from: before,
      to: StagedScreen(screen, memo: analysis.memo), found: trial.analysis.findings)
  }

  /// Whether the finding stands, or another came, in the environments that show it first: then there
  /// is no need to solve the others.
  func refute(_ trial: ScreenTrial, _ finding: Finding, by rules: JudgedBy) -> Bool {
    // A finding that is not in the primary environment shows in how the others differ from it.
    let first = before.environments.firstIndex { finding.environments.contains($0.name) } ?? 0
    let places = first == 0 ? [0] : [0, first]
    guard trial.canBeJudged(in: places) else { return false }
    return !trial.mends(finding, in: places, since: known(in: places, by: rules), by: rules)
  }

  private func known(in places: [Int], by rules: JudgedBy) -> KnownFindings {
    if rules != rulesInPart {
      knownInPart = [:]
      rulesInPart = rules
    }
    if let known = knownInPart[places] { return known }
    var known = known
    known.add(before.findings(in: places, by: rules))
    knownInPart[places] = known
    return known
  }
}

/// The work that may be spent on trials, so that an answer takes bounded time.
final class TrialBudget: Sendable {
  private let left: Atomic<Int>

  init(_ work: Int) { left = Atomic(work) }

  fileprivate func take(_ cost: Int) -> Bool {
    guard left.load(ordering: .relaxed) >= cost else { return false }
    left.subtract(cost, ordering: .relaxed)
    return true
  }
}

/// One change of a screen, solved and judged on demand.
final class ScreenTrial {
  let edits: [TextEdit]
  private let known: KnownFindings
  private let before: StagedScreen
  private let after: StagedScreen
  private let faults: [Finding]
  /// Where the edits change more than the screen: what is found in the whole file.
  private let found: [Finding]?

  init(
    _ edits: [TextEdit], _ known: KnownFindings, from before: StagedScreen, to after: StagedScreen,
    faults: [Finding] = [], found: [Finding]? = nil
  ) {
    self.edits = edits
    self.known = known
    self.before = before
    self.after = after
    self.faults = faults
    self.found = found
  }

  /// The finding is gone, it does not come back in other words, and nothing as grave came in its place.
  func mends(_ finding: Finding, by rules: JudgedBy) -> Bool {
    known.areMended(
      finding, by: findings(by: rules), on: after.screen, isUnmoved: leavesInPlace)
  }

  /// The same of some environments.
  ///
  /// - Parameter known: what is found in these before the change.
  func mends(
    _ finding: Finding, in places: [Int], since known: KnownFindings, by rules: JudgedBy
  ) -> Bool {
    known.areMended(
      finding, by: findings(in: places, by: rules), on: after.screen, isUnmoved: leavesInPlace)
  }

  /// The finding is gone and no error came in its place.
  func ends(_ finding: Finding, by rules: JudgedBy) -> Bool {
    let left = findings(by: rules)
    return known.areEnded(finding, by: left) && !known.areHarmed(by: left, atLeast: .error)
  }

  /// Codes of the errors and warnings that were not there before.
  func newCodes(by rules: JudgedBy) -> [String] {
    unique(findings(by: rules).filter { $0.isFault && !known.contains($0) }.map(\.code))
  }

  /// Edits against the gravest thing that came in place of a finding; nil where the finding stands, or nothing
  /// came that a length states.
  func editsAgainstNext(after finding: Finding, by rules: JudgedBy) -> [Remedy]? {
    let found = findings(by: rules)
    guard known.areEnded(finding, by: found) else { return nil }
    let next = found.filter { $0.isFault && !known.contains($0) && $0.shortage != nil }
      .min { $0.severity.rawValue < $1.severity.rawValue }
    guard let next, let goal = next.shortage else { return nil }
    let place =
      next.environments.first.flatMap { name in
        after.environments.firstIndex { $0.name == name }
      } ?? 0
    let memo = after.memo
    return EditsAgainstObstacles(to: goal, in: after.allReadings[place], solve: memo.outcome)
      .remedies
  }

  private func leavesInPlace(_ complaint: any Complaint) -> Bool {
    frames.leavesInPlace(complaint.views, on: complaint.axes)
  }

  /// Whether an error or a warning came that was not there, or reached another environment.
  ///
  /// - Parameter finding: what it mends, so that what that hid may come to light.
  func harms(
    by rules: JudgedBy, mending finding: Finding? = nil,
    atLeast severity: Problem.Severity = .warning
  ) -> Bool {
    known.areHarmed(
      by: findings(by: rules), mending: finding, atLeast: severity, isUnmoved: leavesInPlace)
  }

  /// Whether an error came, or a warning that the finding cannot have hidden.
  func harms(by rules: JudgedBy, outside finding: Finding) -> Bool {
    known.areHarmed(by: findings(by: rules), outside: finding, on: after.screen)
  }

  /// Whether a view that can be seen loses its width or its height somewhere, a text that was whole
  /// is cut, or one gets a height that no text of its length fills.
  func spoilsViews(by rules: JudgedBy) -> Bool {
    frames.collapsesViews || known.lack(cutLinesOf: findings(by: rules)) || frames.stretchesTexts
  }

  /// How many of these views have something to show and no width or no height, in any environment.
  func lostViews(among views: [ViewIndex]) -> Int { frames.lostViews(among: views) }

  /// Pictures that are stretched after it, counted in each environment.
  private(set) lazy var distortedPictures = frames.distortedPictures

  /// Texts that are cut after it, counted in each environment.
  private(set) lazy var cutTexts = frames.cutTexts

  /// What is left, errors and warnings.
  func faultCount(by rules: JudgedBy, atLeast severity: Problem.Severity = .warning) -> Int {
    findings(by: rules).count { $0.severity.rawValue <= severity.rawValue }
  }

  /// Whether the remedy gives a constraint a higher priority, and it holds in no environment all the same.
  func strengthensInVain(_ remedy: Remedy) -> Bool {
    remedy.changes.contains { change in
      guard case .setPriority(let index, let priority) = change,
        before.screen.constraints.indices.contains(index),
        priority > before.screen.constraints[index].priority
      else { return false }
      return !after.allReadings.contains { $0.holds(constraint: index) }
    }
  }

  /// Whether the remedy does nothing but weaken lines that can never hold beside the others: they might as well go.
  func weakensInVain(_ remedy: Remedy) -> Bool {
    guard let lines = remedy.weakenedLines(on: before.screen) else { return false }
    return lines.allSatisfy { !after.canHold(constraint: $0, notBeside: before) }
  }

  /// Whether a background leaves a rim of the screen.
  private(set) lazy var pullsBackgroundIn = frames.pullsBackgroundIn

  /// Whether what a finding asks for shows, where the finding may end for another reason: a text that is too
  /// large for its line is so without the line as well.
  func meetsGoal(of finding: Finding) -> Bool {
    guard case .surplus(_, let axis) = finding.shortage, let view = finding.views.first else {
      return true
    }
    return frames.fitsContent(view, on: axis)
  }

  /// Points by which views move and grow, over all environments.
  private(set) lazy var movement = frames.movement

  /// Whether the layouts are others than before.
  var isSeen: Bool { movement > FrameMovement.unmoved || frames.changesOutcome }

  /// Why the change is not safe, as far as the layouts and names of the screen go.
  private(set) lazy var reservation: Reservation? =
    Reservation(from: before.screen, to: after.screen)
    ?? KeptLayout(from: before, to: after).reservation

  private lazy var frames = FrameMovement(from: before.allReadings, to: after.allReadings)

  /// " — `bio` 83 → 120 pt": what the title of a fix says of the views that the remedy is about.
  func effect(of remedy: Remedy, _ finding: Finding) -> String {
    Effect(remedy, of: finding, from: before.whole, to: after.whole).suffix
  }

  private func findings(by rules: JudgedBy) -> [Finding] {
    found ?? findings(in: Array(after.environments.indices), by: rules)
  }

  /// Whether these environments say anything for themselves.
  func canBeJudged(in places: [Int]) -> Bool {
    found == nil && places.count < after.environments.count
      && after.environments == before.environments
      // What holds in one host of a cell and not in the others is no finding.
      && Set(after.environments.map(\.host)).count == 1
  }

  private func findings(in places: [Int], by rules: JudgedBy) -> [Finding] {
    let errors = faults.filter { $0.severity == .error }
    let found = after.findings(in: places, by: rules)
    return faults + found.filter { !$0.mayFollow(from: errors, on: after.screen) }
  }
}

extension Finding {
  fileprivate var isFault: Bool { severity.rawValue <= Problem.Severity.warning.rawValue }
}
