import LayoutEngine
import StackDSL

/// One change of a screen, solved and judged on demand.
final class ScreenTrial {
  let edits: [TextEdit]
  private let known: KnownFindings
  let before: StagedScreen
  private let after: StagedScreen
  private let faults: [Finding]
  /// The findings of the whole file, if the edits change more than the screen.
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

  var screenBefore: Screen { before.screen }

  /// The screen after the change.
  var screen: Screen { after.screen }

  /// Whether the finding is gone, does not come back in other words, and nothing as grave took its place.
  func mends(_ finding: Finding, by rules: JudgedBy) -> Bool {
    known.areMended(
      finding, by: findings(by: rules), on: after.screen, isUnmoved: leavesInPlace)
  }

  /// The same for some of the environments.
  ///
  /// - Parameter known: the findings of these environments before the change.
  func mends(
    _ finding: Finding, in places: [Int], since known: KnownFindings, by rules: JudgedBy
  ) -> Bool {
    known.areMended(
      finding, by: findings(in: places, by: rules), on: after.screen, isUnmoved: leavesInPlace)
  }

  /// Whether the finding is gone and no error took its place.
  func ends(_ finding: Finding, by rules: JudgedBy) -> Bool {
    let left = findings(by: rules)
    return known.areEnded(finding, by: left) && !known.areHarmed(by: left, atLeast: .error)
  }

  /// The codes of the new errors and warnings.
  func newCodes(by rules: JudgedBy) -> [String] {
    unique(findings(by: rules).filter { $0.isFault && !known.contains($0) }.map(\.code))
  }

  /// Edits against the gravest finding that took the place of another; nil if the original finding remains,
  /// or no new finding is measurable as a length.
  func editsAgainstNext(
    after finding: Finding, by rules: JudgedBy, isForContents: Bool
  ) -> [Remedy]? {
    let found = findings(by: rules)
    guard known.areEnded(finding, by: found) else { return nil }
    let next = found.filter { $0.isFault && !known.contains($0) && $0.shortage != nil }
      .min { $0.severity.rawValue < $1.severity.rawValue }
    // What an edit opens needs a number or an edge that nobody has written.
    guard let next, let goal = next.shortage, !goal.isOpen else { return nil }
    let place =
      next.environments.first.flatMap { name in
        after.environments.firstIndex { $0.name == name }
      } ?? 0
    let memo = after.memo
    return EditsAgainstObstacles(
      to: goal, in: after.allReadings[place], isForContents: isForContents, solve: memo.outcome
    ).remedies
  }

  private func leavesInPlace(_ complaint: any Complaint) -> Bool {
    frames.leavesInPlace(complaint.views, on: complaint.axes)
  }

  /// Whether there is a new error or warning, or an old one in a further environment.
  ///
  /// - Parameter finding: the finding that the change fixes, whose hidden findings are accepted.
  func harms(
    by rules: JudgedBy, mending finding: Finding? = nil,
    atLeast severity: Problem.Severity = .warning
  ) -> Bool {
    known.areHarmed(
      by: findings(by: rules), mending: finding, atLeast: severity, isUnmoved: leavesInPlace)
  }

  /// Whether there is a new error, or a warning that the finding cannot have hidden.
  func harms(by rules: JudgedBy, outside finding: Finding) -> Bool {
    known.areHarmed(by: findings(by: rules), outside: finding, on: after.screen)
  }

  /// Whether in some environment a visible view loses its width or height, a picture or a control leaves the screen,
  /// a text that was whole is cut, or a text gets a height that no text of its length fills.
  func spoilsViews(by rules: JudgedBy) -> Bool {
    frames.collapsesViews || frames.pushesViewsOut || known.lack(cutLinesOf: findings(by: rules))
      || frames.stretchesTexts
  }

  /// The number of these views that have visible content but no width or height in some environment.
  func lostViews(among views: [ViewIndex]) -> Int { frames.lostViews(among: views) }

  /// The number of stretched pictures after the change, counted in each environment.
  private(set) lazy var distortedPictures = frames.distortedPictures

  /// The number of cut texts after the change, counted in each environment.
  private(set) lazy var cutTexts = frames.cutTexts

  /// The number of views that the change puts over another, counted in each environment.
  private(set) lazy var newOverlaps = frames.newOverlaps

  /// Whether a control or an icon loses its shape.
  private(set) lazy var deformsControls = frames.deformsControls

  /// Whether a control becomes too low for a finger.
  private(set) lazy var shrinksTargets = frames.shrinksTargets

  /// The number of texts, pictures and controls that stick out of their superviews after the change.
  private(set) lazy var stickingOut = frames.stickingOut

  /// The number of remaining errors and warnings.
  func faultCount(by rules: JudgedBy) -> Int { findings(by: rules).count(where: \.isFault) }

  /// The number of remaining errors, and of conflicts that are a warning because hardly a point is missing.
  func errorCount(by rules: JudgedBy) -> Int {
    findings(by: rules).count { $0.severity == .error || $0.isConflict }
  }

  /// Whether the remedy raises the priority of a constraint that still holds in no environment and pulls nothing.
  func strengthensInVain(_ remedy: Remedy) -> Bool {
    movement <= FrameMovement.unmoved
      && remedy.changes.contains { change in
        guard case .setPriority(let index, let priority) = change,
          before.screen.constraints.indices.contains(index),
          priority > before.screen.constraints[index].priority
        else { return false }
        return !after.allReadings.contains { $0.holds(constraint: index) }
      }
  }

  /// Whether lines could be removed instead: the remedy only weakens those that can never hold beside the others, or
  /// gives them the number that the others lead to.
  ///
  /// Source of the second: of 21 reports with both fixes 16 accept the removal, and 5 the number.
  func keepsInVain(_ remedy: Remedy) -> Bool {
    if remedy.setsNumbers { return movement <= FrameMovement.unmoved }
    guard let lines = remedy.weakenedLines(on: before.screen) else { return false }
    return lines.allSatisfy { !after.canHold(constraint: $0, notBeside: before) }
  }

  /// Whether a fault stays that the finding stands for.
  func leavesConsequences(of finding: Finding) -> Bool {
    let consequences = Set(finding.follows.map(\.identity))
    return !consequences.isEmpty
      && findings(by: JudgedBy(finding)).contains {
        $0.isFault && consequences.contains($0.identity)
      }
  }

  /// Whether a text that was cut still lies over another view, or under it: then nobody sees that it fits.
  func leavesOverlap(of finding: Finding) -> Bool {
    guard [finding.code, finding.causeCode].contains(Rule.contentClipped.code) else { return false }
    return findings(by: JudgedBy(finding)).contains { other in
      other.isFault && other.identity != finding.identity
        && [other.code, other.causeCode].contains(Rule.overflowOrOverlap.code)
        && other.views.count > 1 && !Set(other.views).isDisjoint(with: finding.views)
    }
  }

  /// Whether it costs something elsewhere: a view becomes smaller where the finding does not hold, the texts lose
  /// more letters than before, or another finding is a larger fault than before.
  func costsElsewhere(mending finding: Finding, by rules: JudgedBy) -> Bool {
    if frames.shrinksViews(outside: finding.environments)
      || frames.takesFromTexts(mending: finding)
      || finding.isOfFrames && frames.letsViewsStickOut
    {
      return true
    }
    // A line of text has no half height, so it does not help to say whose is cut.
    if finding.isOfTie, finding.shortage?.axis == .vertical,
      !finding.views.allSatisfy(frames.holdsLines)
    {
      return true
    }
    return findings(by: rules).contains { now in
      guard now.isFault, now.screen == before.screen.name, let was = known.known(as: now),
        let lack = after.lack(of: now),
        let before = before.lack(of: was)
      else { return false }
      return lack > before + Threshold.wholePoint
    }
  }

  /// Whether a background leaves an edge of the screen.
  private(set) lazy var pullsBackgroundIn = frames.pullsBackgroundIn

  /// Whether the goal of the finding is reached, although the finding may end for another reason: a text that
  /// is too large for its line stays too large if the line is removed.
  func meetsGoal(of finding: Finding) -> Bool {
    switch finding.shortage {
    case .surplus(_, let axis)?:
      return finding.views.first.map { frames.fitsContent($0, on: axis) } ?? true
    // A view that scrolls now is reached wherever it lies.
    case .overhang?, .overlap?:
      guard before.screen.views.count == after.screen.views.count else { return true }
      return after.lack(of: finding).map { $0 <= Threshold.outOfBox } ?? true
        || after.isOneOfTwoInside(finding) && !before.isOneOfTwoInside(finding)
    case .content(_, .vertical)?: return finding.views.first.map(frames.holdsLines) ?? true
    case .conflict?, .ambiguity?, .content?, nil: return true
    }
  }

  /// The sum of the points by which views move and grow, over all environments.
  private(set) lazy var movement = frames.movement

  /// The sum of the points by which views grow and shrink, over all environments.
  private(set) lazy var growth = frames.growth

  /// Whether the layouts differ from those before.
  var isSeen: Bool { movement > FrameMovement.unmoved || frames.changesOutcome }

  /// The reason why the change is not safe, as far as the layouts and names of the screen show it.
  private(set) lazy var reservation: Reservation? =
    Reservation(from: before.screen, to: after.screen)
    ?? KeptLayout(from: before, to: after).reservation

  /// In all environments that somebody sees: a view 0 pt wide is about to get its size.
  private(set) lazy var frames = {
    let pairs = Array(zip(before.allReadings, after.allReadings))
    let seen = pairs.filter { was, _ in
      Axis.allCases.allSatisfy { was.size(was.container, $0) > 0 }
    }
    let shown = seen.isEmpty ? pairs : seen
    return FrameMovement(from: shown.map(\.0), to: shown.map(\.1))
  }()

  /// " — `bio` 83 → 120 pt": the effect on the views of the remedy, for the title of a fix.
  func effect(of remedy: Remedy, _ finding: Finding) -> String {
    Effect(remedy, of: finding, from: before.whole, to: after.whole).suffix
  }

  private func findings(by rules: JudgedBy) -> [Finding] {
    found ?? findings(in: Array(after.environments.indices), by: rules)
  }

  /// Whether these environments allow a verdict by themselves.
  func canBeJudged(in places: [Int]) -> Bool {
    found == nil && places.count < after.environments.count
      && after.environments == before.environments
      // A finding must hold in every host of a cell.
      && Set(after.environments.map(\.host)).count == 1
  }

  private func findings(in places: [Int], by rules: JudgedBy) -> [Finding] {
    let errors = faults.filter { $0.severity == .error }
    let found = after.findings(in: places, by: rules)
    return faults + found.filter { !$0.mayFollow(from: errors, on: after.screen) }
  }
}

extension Finding {
  /// Whether it is an error or a warning.
  var isFault: Bool { severity.rawValue <= Problem.Severity.warning.rawValue }

  /// Whether required constraints cannot all hold.
  var isConflict: Bool { isFault && RuleFamily(of: code) == .conflicts }
}
