import LayoutEngine
import StackDSL

/// A remedy with its trial, before the rules have judged it.
struct Candidate: Comparable {
  var remedy: Remedy
  /// The index among the remedies of the finding.
  var place: Int
  var trial: ScreenTrial
  var kept = Kept.frames

  /// What a fix should leave as it is.
  enum Kept {
    case frames, sizes, nothing
  }

  /// Whether it does what the finding asks for. If the finding is about frames, a change that keeps the
  /// layouts would only silence it, unless it corrects the very line that is wrong.
  func does(whatItShouldFor finding: Finding) -> Bool {
    if trial.strengthensInVain(remedy) || !trial.meetsGoal(of: finding) { return false }
    // The frames may stay, but then the file has to say who gives way.
    if finding.aspect == Finding.decidedByOthers {
      return trial.isSeen || remedy.changes.contains(where: \.setsResistance)
    }
    if remedy.keepsFrames { return trial.movement <= FrameMovement.unmoved }
    return remedy.onlyAccepts || remedy.isCorrection || !finding.isOfFrames || trial.isSeen
  }

  /// Less is better: first the remedy that moves least, then the one proposed first.
  var rank: [Double] {
    let moved =
      switch kept {
      case .frames: trial.movement
      case .sizes: trial.growth
      case .nothing: 0.0
      }
    let movement = (moved / FrameMovement.unmoved).rounded()
    // A search returns edits by how often people make them, and a number of its own fits today's layout only.
    return remedy.isSearched
      ? [remedy.inventsNumber ? 2 : 1, Double(place), movement] : [0, movement, Double(place)]
  }

  static func < (a: Candidate, b: Candidate) -> Bool {
    a.rank.lexicographicallyPrecedes(b.rank)
  }

  static func == (a: Candidate, b: Candidate) -> Bool { a.place == b.place }
}

/// A remedy that was proven to fix its finding.
struct ProvenFix {
  let candidate: Candidate
  /// Of a remedy, without its effect. Written for the fixes of the menu only.
  private let title: (Remedy, [TextEdit], Screen) -> String
  /// The codes of findings that it causes, if it ends the finding but leaves another warning in its place.
  let brings: [String]
  /// The effect on the views, for the title.
  let effect: String
  /// Whether it states the present result as intended, or another height that UIKit may give a cell.
  let onlyAccepts: Bool
  /// Whether some view vanishes, is cut or is stretched out of all proportion.
  let spoils: Bool
  /// Whether it causes a warning.
  let harms: Bool
  /// Whether it fixes a finding that hid others by its nature, and causes a warning only where that finding
  /// was.
  let isRough: Bool
  /// The number of the finding's views that stay invisible.
  let hidden: Int
  /// The number of texts that are cut after it, in each environment, allowed or not.
  let cutTexts: Int
  /// The number of views that come to lie over another, in each environment.
  let newOverlaps: Int
  /// The number of pictures that lose their proportions, in each environment.
  let distortedPictures: Int
  /// The number of remaining errors and warnings.
  let faults: Int
  /// The number of remaining errors and conflicts.
  let errors: Int
  /// Whether it ends the finding but reveals another of the same gravity.
  let isPartial: Bool
  /// Whether it removes or loosens a line because of a size that may pass, or gives up the line of a state.
  let givesUpWish: Bool
  /// Whether it takes from views where nothing is wrong, or makes another fault larger.
  let costsElsewhere: Bool

  /// Nil if the finding remains, or something as grave took its place.
  init?(
    _ candidate: Candidate, mends finding: Finding, by rules: JudgedBy,
    title: @escaping (Remedy, [TextEdit], Screen) -> String
  ) {
    guard candidate.trial.mends(finding, by: rules) else { return nil }
    self.init(candidate, of: finding, by: rules, title: title, isPartial: false)
  }

  /// Nil if the finding remains, or findings of more than one kind took its place.
  init?(
    _ candidate: Candidate, endsOnly finding: Finding, by rules: JudgedBy,
    title: @escaping (Remedy, [TextEdit], Screen) -> String
  ) {
    guard candidate.trial.ends(finding, by: rules) else { return nil }
    self.init(candidate, of: finding, by: rules, title: title, isPartial: true)
    guard isGood, brings.count <= 1 else { return nil }
  }

  private init(
    _ candidate: Candidate, of finding: Finding, by rules: JudgedBy,
    title: @escaping (Remedy, [TextEdit], Screen) -> String, isPartial: Bool
  ) {
    let (remedy, trial) = (candidate.remedy, candidate.trial)
    self.candidate = candidate
    self.isPartial = isPartial
    effect = trial.effect(of: remedy, finding)
    self.title = title
    let mayPass = trial.mayPass(finding)
    givesUpWish =
      mayPass && remedy.givesUpLines(on: trial.screenBefore)
      || remedy.givesUpOverride(on: trial.screenBefore, mending: finding)
    onlyAccepts = remedy.onlyAccepts || remedy.givesUpHeightOfCell(finding)
    spoils = trial.spoilsViews(by: rules)
    // At a size that passes, what a line of lower priority leaves cut passes too, if the rule names that line.
    harms =
      trial.harms(by: rules, mending: finding)
      && !(mayPass && remedy.standing < 2
        && remedy.weakenedLines(on: trial.screenBefore) != nil)
    // What an error hid was there before, so its fix does not bring it.
    brings =
      isPartial || harms && finding.severity != .error ? trial.newCodes(by: rules) : []
    isRough =
      harms && !spoils && remedy.standing < 2 && !remedy.isLastResort && !remedy.isForAll
      && !trial.harms(by: rules, outside: finding)
    hidden =
      trial.lostViews(among: finding.views + remedy.shows)
      + (trial.leavesCrushed(by: finding) ? 1 : 0)
    costsElsewhere = trial.costsElsewhere(mending: finding, by: rules)
    cutTexts = trial.cutTexts
    newOverlaps = trial.newOverlaps
    distortedPictures = trial.distortedPictures
    faults = trial.faultCount(by: rules)
    errors = trial.errorCount(by: rules)
  }

  var edits: [TextEdit] { candidate.trial.edits }

  /// - Parameter words: stand between the title of the remedy and its effect.
  func fix(on screen: Screen, saying words: String = "") -> Fix {
    let title = title(candidate.remedy, edits, screen)
    return Fix(
      title: title + words + effect + (brings.isEmpty ? "" : " (brings \(list(brings)))"),
      kind: candidate.remedy.kind, brings: brings, edits: edits)
  }

  /// Whether no view is worse off than before and the finding's views are visible.
  var isGood: Bool { !spoils && hidden == 0 }

  /// Whether no error, warning, cut text or stretched picture remains.
  var leavesNothing: Bool {
    faults == 0 && cutTexts == 0 && newOverlaps == 0 && distortedPictures == 0
  }

  /// Whether it may be the preferred fix.
  var isPreferable: Bool {
    !isPartial && !onlyAccepts && isGood && !costsElsewhere && !givesUpWish
      && !candidate.trial.pullsBackgroundIn
      && !candidate.trial.shrinksTargets && !candidate.trial.deformsControls
  }

  /// Whether a better fix makes a part of its changes with the same frames.
  func doesMoreThanNeeded(beside other: ProvenFix) -> Bool {
    other.isPreferable && other.faults <= faults && other.harms == harms
      && other.rank.lexicographicallyPrecedes(rank) && other.effect == effect
      && (other.candidate.trial.movement - candidate.trial.movement).magnitude
        <= FrameMovement.unmoved
      && Set(other.candidate.remedy.changes).isStrictSubset(of: candidate.remedy.changes)
  }

  /// Whether an author may choose it. A number that fits today's layout only is no choice.
  var isChoice: Bool { !harms && isPreferable && !candidate.remedy.inventsNumber }

  var mayStandFirst: Bool {
    isChoice && distortedPictures == 0 && !candidate.remedy.isForAll
  }

  /// Whether the other fix changes the twin of the line that this one changes, with as few remaining faults.
  func isEven(with other: ProvenFix, on screen: Screen) -> Bool {
    other.isPreferable && candidate.remedy.isEven(with: other.candidate.remedy, on: screen)
      && grade == other.grade
  }

  /// "keep the 24", as in "Remove `height == 33` of `box`, keep the 24 — `box` stays 24 pt".
  func number(keptBy other: ProvenFix, on screen: Screen) -> String {
    guard let own = candidate.remedy.touchedLine(on: screen),
      let line = other.candidate.remedy.touchedLine(on: screen),
      screen.constraints[line].constant != screen.constraints[own].constant
    else { return "" }
    return ", keep the \(figure(screen.constraints[line].constant.magnitude))"
  }

  /// Less is better. First come the fixes that spoil no view and leave none without a size, then those that
  /// fix other errors too and cause no warning, then those of better standing, then those that leave the
  /// fewest faults and cut texts. The layouts decide the rest.
  var rank: [Double] { grade + candidate.rank }

  /// The rank of an edit of a search that leaves nothing to be desired.
  static func bestRank(of remedy: Remedy, at place: Int) -> [Double] {
    [0, 0, 0, 0, 1, 0, 0, 0, Double(remedy.standing), 0, 0, 0, 0, 0]
      + [remedy.inventsNumber ? 2 : 1, Double(place)]
  }

  /// The results of a search to offer; further ones are variants of them.
  static let mostSearched = 2

  /// The part of the rank that follows from the findings and frames after the fix.
  private var grade: [Double] {
    let remedy = candidate.remedy
    return [
      // Another height of a cell keeps its place: behind five lines that give way nobody would see it.
      remedy.onlyAccepts || candidate.trial.pullsBackgroundIn || givesUpWish ? 1 : 0,
      spoils ? 1 : 0,
      costsElsewhere ? 1 : 0,
      Double(hidden), remedy.isSearched ? 1 : 0, Double(errors),
      harms && !isRough ? 1 : 0, Double(distortedPictures), Double(remedy.standing),
      Double(faults), Double(newOverlaps), Double(cutTexts),
      candidate.trial.shrinksTargets || candidate.trial.deformsControls ? 1 : 0,
      Double(candidate.trial.stickingOut),
    ]
  }
}

extension [ProvenFix] {
  /// A line that can never hold is useless at any priority, and with the number that it gets without it, so its removal
  /// comes first.
  var removalsInPlaceOfVainLines: [ProvenFix] {
    var fixes = self
    for weaker in self {
      guard
        let removal = fixes.firstIndex(where: {
          $0.isPreferable && $0.candidate.remedy.removes(linesOf: weaker.candidate.remedy)
        }), let place = fixes.firstIndex(where: { $0.edits == weaker.edits }),
        place < removal, weaker.candidate.trial.keepsInVain(weaker.candidate.remedy)
      else { continue }
      fixes.insert(fixes.remove(at: removal), at: place)
    }
    return fixes
  }

  /// Without the further results of a search.
  var withFewSearched: [ProvenFix] {
    var searched = 0
    return filter { one in
      guard one.candidate.remedy.isSearched else { return true }
      searched += 1
      return searched <= ProvenFix.mostSearched
    }
  }
}
