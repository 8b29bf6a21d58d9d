import LayoutEngine
import StackDSL

/// The trials of the fixes of one screen. A remedy that several findings propose is tried once.
final class ScreenTrials {
  private enum Ground {
    case document(DocumentTrialGround?)
    case text(TrialGround?, ScreenEditor)
  }

  /// The name of the screen.
  let name: String
  private let ground: Ground
  private let files: SourceFiles
  private let analysis: Analysis
  private let before: StagedScreen
  private let known: KnownFindings
  private let budget: TrialBudget
  private var isSpent = false
  /// The cost of a trial: its views, counted once for each environment. A view takes some 50 bytes, so a name
  /// of ten megabytes counts as well, and each trial is compared with all previous findings.
  private let cost: Int
  private var trials: [[TextEdit]: ScreenTrial?] = [:]
  /// The best fix of each finding that another was compared with, by its identity.
  var best: [String: ProvenFix?] = [:]
  /// The views of the trials that are kept, counted once for each environment.
  private var weight = 0
  /// Views of some 2 KB each.
  private static let mostKept = 20_000
  /// The findings of a subset of the environments before the change.
  private var knownInPart: [[Int]: KnownFindings] = [:]
  private var rulesInPart: JudgedBy?

  /// - Parameter document: the file, if it is a storyboard or xib.
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

  /// The numbers in the text of the screen and of the components: what another screen writes says nothing of this one.
  private(set) lazy var numbers: Set<Double> = {
    let model = analysis.model
    guard let text = files.documents[model.file] ?? files[model.file]?.text else { return [] }
    let places = [before.screen.span] + model.components.map(\.standalone.span)
    let ranges = places.map { model.fileSpan($0) }.filter { $0.file == model.file }.map(\.range)
    return Set(
      ranges.flatMap { writtenNumbers(in: Array(text[$0.clamped(to: text.indices)])) }
        .map(\.value))
  }()

  /// Whether the budget refused a trial of this screen.
  func areSpent(on screen: ScreenLayouts) -> Bool { isSpent && name == screen.screen.name }

  /// Nil if the text has no place for the changes, or the budget is spent.
  func trial(of remedy: Remedy) -> ScreenTrial? {
    let edits: [TextEdit]? =
      switch ground {
      case .document(let ground): ground.flatMap { remedy.edits(in: $0.editor) }
      case .text(_, let editor):
        remedy.edits(in: analysis.model.components, on: editor.screen, of: files)
          ?? remedy.edits(in: editor)
      }
    guard let edits else { return nil }
    // A known trial costs one more comparison with the previous findings.
    guard budget.take(trials[edits] == nil ? cost : analysis.findings.count) else {
      isSpent = true
      return nil
    }
    if let trial = trials[edits] { return trial }
    let trial = trialOfScreen(edits) ?? trialOfFile(edits)
    if weight > Self.mostKept {
      trials = [:]
      best = [:]
      weight = 0
    }
    weight += before.screen.views.count * before.environments.count
    trials[edits] = .some(trial)
    return trial
  }

  /// A trial of one screen costs that screen, however long its file is. Nil if the edits change more, or the
  /// text has no place for them.
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

  /// Whether the finding remains, or another arose, in the environments that show it first, so that the
  /// others need no solving.
  func refute(_ trial: ScreenTrial, _ finding: Finding, by rules: JudgedBy) -> Bool {
    // A finding outside the primary environment is a difference between it and the others.
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
