import LayoutEngine
import StackDSL

/// The proof of the fixes of one finding: each remedy is made on a copy, solved again and judged.
struct FixProof {
  private let finding: Finding
  private let screen: Screen
  private let trials: ScreenTrials
  private let rules: JudgedBy
  private let preferredOnly: Bool
  private let title: (Remedy, [TextEdit], Screen) -> String
  private(set) var proven: [ProvenFix] = []
  /// Nothing that is still to be tried could stand in the menu.
  private(set) var isDone = false

  init(
    of finding: Finding, on screen: Screen, _ trials: ScreenTrials, preferredOnly: Bool,
    title: @escaping (Remedy, [TextEdit], Screen) -> String
  ) {
    self.finding = finding
    self.screen = screen
    self.trials = trials
    self.preferredOnly = preferredOnly
    self.title = title
    rules = JudgedBy(finding)
  }

  /// Remedies of one standing, with their places among all of the finding.
  mutating func take(_ group: [(place: Int, remedy: Remedy)]) {
    let candidates = group.compactMap { place, remedy -> Candidate? in
      guard !remedy.takesSizeOfPicture(on: screen, mending: finding),
        let trial = trials.trial(of: remedy), !trials.refute(trial, finding, by: rules)
      else { return nil }
      let candidate = Candidate(
        remedy: remedy, place: place, trial: trial, mayMove: finding.shortage?.isTie ?? false)
      return candidate.does(whatItShouldFor: finding) ? candidate : nil
    }
    // The layouts alone say which of them would stand first.
    for candidate in candidates.sorted()
    where !proven.contains(where: { $0.fix.edits == candidate.trial.edits }) {
      let fix = ProvenFix(
        candidate, mends: finding, by: rules,
        title: title(candidate.remedy, candidate.trial.edits, screen))
      guard let fix else { continue }
      proven.append(fix)
      // Of two that leave no fault and cut no text the one that moves less stands first, so the others cannot.
      if preferredOnly, proven.count == 1, fix.mayStandFirst, fix.leavesNothing,
        !group.contains(where: { candidate.remedy.mayBePassed(by: $0.remedy, on: screen) })
      {
        isDone = true
        return
      }
      if Self.fillMenu(proven.filter(\.leavesNothing)) { break }
    }
    isDone = Self.fillMenu(proven) || preferredOnly && proven.contains(where: \.mayStandFirst)
  }

  /// What was hidden behind a conflict may come to light where there is no choice else.
  var offered: [ProvenFix] {
    let offered = proven.filter { !$0.harms || $0.isRough || $0.isPartial }
    let isFull = Self.fillMenu(proven) || preferredOnly && isDone
    return !isFull && offered.count < 2 && finding.severity == .error ? proven : offered
  }

  /// Whether none that stands behind them could be offered.
  private static func fillMenu(_ proven: [ProvenFix]) -> Bool {
    unlike(proven.filter { !$0.harms && $0.isGood && !$0.candidate.remedy.isForAll })
      >= FixProver.mostOffered
  }

  /// How many of them come to different layouts, as far as their titles tell.
  private static func unlike(_ fixes: [ProvenFix]) -> Int {
    let effects = fixes.map(\.effect).filter { !$0.isEmpty }
    return fixes.count - effects.count + Set(effects).count
  }
}

// MARK: - Search

extension FixProof {
  /// Fewer than two fixes leave the author no choice, nor do two that come to the same layout.
  var wantsMore: Bool {
    let good = proven.filter { !$0.harms && $0.isPreferable }
    return preferredOnly ? good.isEmpty : Self.unlike(good) < 2
  }

  /// Looks for edits that the solver's obstacles suggest: one alone, else two of which the second takes what
  /// the first brings to light out of the way.
  mutating func search(_ layouts: ScreenLayouts, memo: AnalysisMemo) {
    guard finding.severity.rawValue <= Problem.Severity.warning.rawValue,
      let place = place(in: layouts)
    else { return }
    let reading = LayoutReading(layouts.screen, layouts.all[place])
    guard !reading.isHuge else { return }
    let edits = finding.shortage.map {
      EditsAgainstObstacles(to: $0, in: reading, solve: memo.outcome).remedies
    }
    let first = (edits ?? []).filter { remedy in
      !finding.remedies.contains { $0.changes == remedy.changes }
    }
    .prefix(FixProver.mostTried)
    take(numbered(Array(first)))
    guard wantsMore else { return }
    let second = (Array(finding.remedies) + first).lazy.compactMap(followed).prefix(
      Self.mostContinued)
    take(numbered(second.flatMap(\.self)))
    // What leaves a fault is never preferred.
    guard proven.isEmpty, !preferredOnly else { return }
    takePartial(finding.remedies + first)
  }

  private func place(in layouts: ScreenLayouts) -> Int? {
    let place =
      finding.environments.first.flatMap { name in
        layouts.environments.firstIndex { $0.name == name }
      } ?? 0
    return layouts.all.indices.contains(place) ? place : nil
  }

  private func numbered(_ remedies: [Remedy]) -> [(place: Int, remedy: Remedy)] {
    remedies.enumerated().map { (place: finding.remedies.count + $0, remedy: $1) }
  }

  /// The remedy with each edit against what it brings to light; nil where it does not mend its own finding, or
  /// brings nothing.
  private func followed(_ remedy: Remedy) -> [Remedy]? {
    guard remedy.changes.allSatisfy(\.keepsViews), let trial = trials.trial(of: remedy),
      let next = trial.editsAgainstNext(after: finding, by: rules)
    else { return nil }
    // Behind a new line the others have other numbers.
    let keepsLines = remedy.changes.allSatisfy(\.keepsLines)
    let edits = next.filter { keepsLines || $0.changes.allSatisfy(\.isOfProperty) }
    guard !edits.isEmpty else { return nil }
    let pairs = edits.prefix(Self.mostFollowing).map { following in
      var both = remedy
      both.title += ", and " + following.title.prefix(1).lowercased() + following.title.dropFirst()
      both.changes += following.changes
      both.shows = unique(both.shows + following.shows)
      both.isGeneral = true
      both.isSearched = true
      return both
    }
    // What helps alone needs nothing else.
    let enough = proven.filter { !$0.harms }.map { Set($0.candidate.remedy.changes) }
    return pairs.filter { pair in !enough.contains { $0.isSubset(of: pair.changes) } }
  }

  /// First edits that are followed by a second, and second ones of each.
  private static let mostContinued = 3
  private static let mostFollowing = 8

  /// Where nothing leaves the screen in order, what ends this finding is worth a choice, though the next one is
  /// seen then.
  private mutating func takePartial(_ remedies: [Remedy]) {
    for (place, remedy) in remedies.prefix(FixProver.mostTried).enumerated() {
      // What is put around a view gives it another name, under which its findings are not known again.
      guard !remedy.takesSizeOfPicture(on: screen, mending: finding),
        remedy.changes.allSatisfy(\.keepsViews), let trial = trials.trial(of: remedy)
      else { continue }
      let candidate = Candidate(remedy: remedy, place: place, trial: trial)
      guard candidate.does(whatItShouldFor: finding),
        let fix = ProvenFix(
          candidate, endsOnly: finding, by: rules, title: title(remedy, trial.edits, screen))
      else { continue }
      proven.append(fix)
      if proven.count == FixProver.mostOffered { return }
    }
  }
}

extension Change {
  fileprivate var isOfProperty: Bool {
    switch self {
    case .set, .removeProperty: true
    default: false
    }
  }

  /// The constraints of the screen have the same numbers after it.
  fileprivate var keepsLines: Bool {
    switch self {
    case .set, .removeProperty, .setPriority, .setConstant, .setRelation, .restate: true
    default: false
    }
  }

  /// The views of the screen have the same numbers after it.
  fileprivate var keepsViews: Bool {
    switch self {
    case .addConstraint, .removeConstraint, .remove(.constraint), .confine, .moveConstraint: true
    default: keepsLines
    }
  }
}

extension Shortage {
  /// Views trade with each other.
  fileprivate var isTie: Bool {
    guard case .ambiguity(let ambiguity) = self, case .tie = ambiguity.cause else { return false }
    return true
  }
}
