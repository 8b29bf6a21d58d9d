import LayoutEngine
import StackDSL

/// A remedy with its trial, before the rules have judged it.
struct Candidate: Comparable {
  var remedy: Remedy
  /// Among the remedies of the finding.
  var place: Int
  var trial: ScreenTrial
  /// Of a tie today's frames are one of many layouts, and to keep them is no virtue.
  var mayMove = false

  /// Where a finding says how views lie, a change that leaves the layouts as they are would only silence it, unless
  /// it puts right the very line that is wrong.
  func does(whatItShouldFor finding: Finding) -> Bool {
    if trial.strengthensInVain(remedy) || !trial.meetsGoal(of: finding) { return false }
    if remedy.keepsFrames { return trial.movement <= FrameMovement.unmoved }
    return remedy.onlyAccepts || remedy.isCorrection || !finding.isOfFrames || trial.isSeen
  }

  /// Less is better: what moves least, then what leaves standing what the author wrote, then what was
  /// proposed first.
  var rank: [Double] {
    let movement = mayMove ? 0 : (trial.movement / FrameMovement.unmoved).rounded()
    let deletes: Double = remedy.deletes ? 1 : 0
    // What a search finds comes in the order in which people make such edits.
    return remedy.isSearched
      ? [deletes, Double(place), movement] : [movement, deletes, Double(place)]
  }

  static func < (a: Candidate, b: Candidate) -> Bool {
    a.rank.lexicographicallyPrecedes(b.rank)
  }

  static func == (a: Candidate, b: Candidate) -> Bool { a.place == b.place }
}

/// A remedy that mends its finding.
struct ProvenFix {
  let candidate: Candidate
  let fix: Fix
  /// What the title says that it does to the views.
  let effect: String
  /// Some view vanishes by it, is cut or is stretched out of all proportion.
  let spoils: Bool
  /// It brings a warning.
  let harms: Bool
  /// It mends what hid other findings by the shape of it, and brings a warning only where that was.
  let isRough: Bool
  /// Views of the finding that nobody sees after it either.
  let hidden: Int
  /// Texts that are cut after it, in each environment, allowed or not.
  let cutTexts: Int
  /// Pictures that lose their proportions, in each environment.
  let distortedPictures: Int
  /// Errors and warnings that are left.
  let faults: Int
  /// Errors that are left.
  let errors: Int
  /// It ends the finding, and another as grave is seen then.
  let isPartial: Bool

  /// Nil where the finding stands, or something as grave came in its place.
  init?(
    _ candidate: Candidate, mends finding: Finding, by rules: JudgedBy,
    title: @autoclosure () -> String
  ) {
    guard candidate.trial.mends(finding, by: rules) else { return nil }
    self.init(candidate, of: finding, by: rules, title: title(), isPartial: false)
  }

  /// Nil where the finding stands, or findings of more than one kind came in its place.
  init?(
    _ candidate: Candidate, endsOnly finding: Finding, by rules: JudgedBy,
    title: @autoclosure () -> String
  ) {
    guard candidate.trial.ends(finding, by: rules) else { return nil }
    self.init(candidate, of: finding, by: rules, title: title(), isPartial: true)
    guard isGood, fix.brings.count <= 1 else { return nil }
  }

  private init(
    _ candidate: Candidate, of finding: Finding, by rules: JudgedBy, title: String, isPartial: Bool
  ) {
    let (remedy, trial) = (candidate.remedy, candidate.trial)
    self.candidate = candidate
    self.isPartial = isPartial
    effect = trial.effect(of: remedy, finding)
    let brings = isPartial ? trial.newCodes(by: rules) : []
    fix = Fix(
      title: title + effect + (brings.isEmpty ? "" : " (brings \(list(brings)))"),
      kind: remedy.kind, brings: brings, edits: trial.edits)
    spoils = trial.spoilsViews(by: rules)
    harms = trial.harms(by: rules, mending: finding)
    isRough =
      harms && !spoils && remedy.standing < 2 && !remedy.isLastResort && !remedy.isForAll
      && !trial.harms(by: rules, outside: finding)
    hidden = trial.lostViews(among: finding.views + remedy.shows)
    cutTexts = trial.cutTexts
    distortedPictures = trial.distortedPictures
    faults = trial.faultCount(by: rules)
    errors = trial.faultCount(by: rules, atLeast: .error)
  }

  /// Every view is as well off as before, and what the finding is about can be seen.
  var isGood: Bool { !spoils && hidden == 0 }

  /// No error, no warning, no text that is cut and no picture that is stretched.
  var leavesNothing: Bool { faults == 0 && cutTexts == 0 && distortedPictures == 0 }

  /// Whether it may be the preferred fix.
  var isPreferable: Bool {
    !isPartial && !candidate.remedy.onlyAccepts && isGood && !candidate.trial.pullsBackgroundIn
  }

  /// A better one makes some of its changes, and the views come out the same.
  func doesMoreThanNeeded(beside other: ProvenFix) -> Bool {
    other.isPreferable && other.faults <= faults && other.harms == harms
      && other.rank.lexicographicallyPrecedes(rank) && other.effect == effect
      && (other.candidate.trial.movement - candidate.trial.movement).magnitude
        <= FrameMovement.unmoved
      && Set(other.candidate.remedy.changes).isStrictSubset(of: candidate.remedy.changes)
  }

  var mayStandFirst: Bool {
    isPreferable && !harms && distortedPictures == 0 && !candidate.remedy.isForAll
  }

  /// The other does to one line what this does to its twin, and leaves as little to mend.
  func isEven(with other: ProvenFix, on screen: Screen) -> Bool {
    other.isPreferable && candidate.remedy.isEven(with: other.candidate.remedy, on: screen)
      && grade == other.grade
  }

  /// "Remove `height == 33` of `box`, keep the 24 — `box` stays 24 pt".
  func title(keeping other: ProvenFix, on screen: Screen) -> String {
    guard let line = other.candidate.remedy.touchedLine(on: screen) else { return fix.title }
    let number = figure(screen.constraints[line].constant.magnitude)
    return String(fix.title.dropLast(effect.count)) + ", keep the \(number)" + effect
  }

  /// Less is better: no view is spoiled or stays without a size, then what mends other errors as well
  /// and brings no warning, then by standing, then what leaves the least to mend and cuts the fewest
  /// texts; then as the layouts say.
  var rank: [Double] { grade + candidate.rank }

  /// What the findings and frames after it say of it.
  private var grade: [Double] {
    let remedy = candidate.remedy
    return [
      remedy.onlyAccepts || candidate.trial.pullsBackgroundIn ? 1 : 0, spoils ? 1 : 0,
      Double(hidden), remedy.isSearched ? 1 : 0, Double(errors),
      harms && !isRough ? 1 : 0, Double(distortedPictures), Double(remedy.standing),
      Double(faults), Double(cutTexts),
    ]
  }
}

extension [ProvenFix] {
  /// A line that can never hold is of no use at any priority: its removal stands before its `@999`.
  var removalsInPlaceOfVainPriorities: [ProvenFix] {
    var fixes = self
    for weaker in self {
      guard
        let removal = fixes.firstIndex(where: {
          $0.isPreferable && $0.candidate.remedy.removes(linesOf: weaker.candidate.remedy)
        }), let place = fixes.firstIndex(where: { $0.fix.edits == weaker.fix.edits }),
        place < removal, weaker.candidate.trial.weakensInVain(weaker.candidate.remedy)
      else { continue }
      fixes.insert(fixes.remove(at: removal), at: place)
    }
    return fixes
  }

  /// What a search finds behind its first two are variants of them.
  var withFewSearched: [ProvenFix] {
    var searched = 0
    return filter { one in
      guard one.candidate.remedy.isSearched else { return true }
      searched += 1
      return searched <= 2
    }
  }
}
