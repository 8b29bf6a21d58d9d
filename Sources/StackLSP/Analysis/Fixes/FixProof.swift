import LayoutEngine
import StackDSL

/// The proof of the fixes of one finding: each remedy is applied to a copy, solved again and judged.
struct FixProof {
  private let finding: Finding
  private let screen: Screen
  private let trials: ScreenTrials
  private let rules: JudgedBy
  private let preferredOnly: Bool
  private let title: (Remedy, [TextEdit], Screen) -> String
  private(set) var proven: [ProvenFix] = []
  /// Whether no further candidate could get into the menu.
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

  /// Takes the remedies of one standing, with their indices among all remedies of the finding.
  mutating func take(_ group: [(place: Int, remedy: Remedy)]) {
    // The layouts decide the order of what a rule proposes. A search has an order of its own, so its edits are tried
    // one by one.
    isDone = false
    let proposed = group.filter { !$0.remedy.isSearched }.compactMap(candidate)
    for candidate in proposed.sorted() where !isDone { prove(candidate, among: group) }
    let searched = group.filter(\.remedy.isSearched)
    for (place, remedy) in searched.filter({ !$0.remedy.inventsNumber })
      + searched.filter(\.remedy.inventsNumber)
    where !isDone && !isTooLate(remedy, place) {
      if let candidate = candidate(place, remedy) { prove(candidate, among: group) }
    }
    isDone =
      isDone || Self.fillMenu(proven) || preferredOnly && proven.contains(where: \.mayStandFirst)
  }

  private func candidate(_ place: Int, _ remedy: Remedy) -> Candidate? {
    guard !remedy.takesSizeOfPicture(on: screen, mending: finding),
      !remedy.resizesKeyboard(on: screen),
      let trial = trials.trial(of: remedy), !trials.refute(trial, finding, by: rules)
    else { return nil }
    let candidate = Candidate(
      remedy: remedy, place: place, trial: trial, kept: finding.shortage?.keptByFixes ?? .frames)
    return candidate.does(whatItShouldFor: finding) ? candidate : nil
  }

  private mutating func prove(
    _ candidate: Candidate, among group: [(place: Int, remedy: Remedy)]
  ) {
    let same = proven.firstIndex { $0.edits == candidate.trial.edits }
    // What a rule knows of an edit outweighs that a search found it too.
    if let same, candidate.remedy.isSearched || !proven[same].candidate.remedy.isSearched { return }
    guard
      let fix = ProvenFix(
        candidate, mends: finding, by: rules, title: title),
      // What a rule proposes may be what the author wants in spite of that.
      !((fix.spoils || candidate.trial.shrinksTargets) && candidate.remedy.isSearched)
    else { return }
    if let same { proven.remove(at: same) }
    proven.append(fix)
    // Of two fixes that leave no fault and cut no text, the one that moves less goes first, so no other can.
    let isFirst =
      preferredOnly && proven.count == 1 && fix.mayStandFirst && fix.leavesNothing
      && !group.contains { candidate.remedy.mayBePassed(by: $0.remedy, on: screen) }
    isDone = isFirst || Self.fillMenu(proven.filter(\.leavesNothing))
  }

  /// Whether enough edits of a search are proven that stay before this one, however well it does.
  private func isTooLate(_ remedy: Remedy, _ place: Int) -> Bool {
    let best = ProvenFix.bestRank(of: remedy, at: place)
    let before = proven.count { fix in
      fix.candidate.remedy.isSearched && !fix.harms && fix.rank.lexicographicallyPrecedes(best)
        && !proven.contains { fix.doesMoreThanNeeded(beside: $0) }
    }
    return before >= ProvenFix.mostSearched
      && !proven.contains { $0.candidate.remedy.mayBePassed(by: remedy, on: screen) }
  }

  /// The fixes to offer; those that reveal what a conflict hid are included only if there is no other choice, and those
  /// that bring one other fault, which their titles name, only if there is nothing else.
  var offered: [ProvenFix] {
    let offered = proven.filter { !$0.harms || $0.isRough || $0.isPartial }
    let isFull = Self.fillMenu(proven) || preferredOnly && isDone
    guard !isFull else { return offered }
    let mayReveal = finding.severity == .error || finding.shortage?.isConflict ?? false
    if mayReveal { return offered.count < 2 ? proven : offered }
    return offered.isEmpty ? proven.filter { $0.brings.count == 1 } : offered
  }

  /// Whether no later candidate could be offered.
  private static func fillMenu(_ proven: [ProvenFix]) -> Bool {
    unlike(proven.filter { !$0.harms && $0.isGood && !$0.candidate.remedy.isForAll })
      >= FixProver.mostOffered
  }

  /// The number of different layouts that they lead to, as far as their titles tell.
  private static func unlike(_ fixes: [ProvenFix]) -> Int {
    let effects = fixes.map(\.effect).filter { !$0.isEmpty }
    return fixes.count - effects.count + Set(effects).count
  }
}

// MARK: - Search

extension FixProof {
  /// With fewer than two choices, or two that lead to the same layout, the author has none.
  var wantsMore: Bool {
    guard preferredOnly else { return Self.unlike(choices) < 2 }
    let best = proven.min { $0.rank.lexicographicallyPrecedes($1.rank) }
    return !(best?.isChoice ?? false)
  }

  private var choices: [ProvenFix] { proven.filter(\.isChoice) }

  /// Searches for edits that the solver's obstacles suggest: a single one, else a pair of which the second
  /// removes the problem that the first reveals.
  mutating func search(_ layouts: ScreenLayouts, memo: AnalysisMemo) {
    // Of information one fix is enough, and in a document its canvas shows what is meant: to search there took half
    // as long as the check of 300 storyboards with all their fixes.
    let mildest: Problem.Severity =
      proven.isEmpty && !layouts.screen.isOfInterfaceBuilder ? .information : .warning
    guard finding.severity.rawValue <= mildest.rawValue, let place = place(in: layouts) else {
      return
    }
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
    // Two edits in one are for a fault that no two single ones mend.
    guard choices.count < 2 else { return }
    let second = (Array(finding.remedies) + first).lazy.compactMap(followed).prefix(
      Self.mostContinued)
    take(numbered(second.flatMap(\.self), after: first.count))
    // A fix that leaves a fault is never preferred.
    guard proven.isEmpty, !preferredOnly else { return }
    takePartial(finding.remedies + first)
  }

  /// What mends another finding about the same views may end this one too. If the best fix of this one does not end
  /// the other, the other is the cause. If nothing helps, all together may.
  ///
  /// - Parameter best: the best fix of another finding.
  mutating func take(mendsOf others: ArraySlice<Finding>, _ best: (Finding) -> ProvenFix?) {
    let own = proven.filter { !$0.isPartial }
      .min { $0.rank.lexicographicallyPrecedes($1.rank) }?.candidate.trial
    let causes = others.filter { !(own?.mends($0, by: JudgedBy($0)) ?? false) }
    take(
      numbered(
        causes.compactMap(best).map { fix in
          var remedy = fix.candidate.remedy
          remedy.isCorrection = true
          remedy.isSearched = false
          remedy.isOfCause = true
          return remedy
        }))
    guard offered.isEmpty else { return }
    let remedies = others.compactMap(best).map(\.candidate.remedy)
    let together = remedies.dropFirst().reduce(remedies.first) { $0?.followed(by: $1) }
    let all = remedies + (remedies.count > 1 ? [together].compactMap(\.self) : [])
    take(numbered(all.map(\.asSearched)))
  }

  private func place(in layouts: ScreenLayouts) -> Int? {
    let place =
      finding.environments.first.flatMap { name in
        layouts.environments.firstIndex { $0.name == name }
      } ?? 0
    return layouts.all.indices.contains(place) ? place : nil
  }

  /// - Parameter known: the number of remedies that were found before these.
  private func numbered(
    _ remedies: [Remedy], after known: Int = 0
  ) -> [(place: Int, remedy: Remedy)] {
    remedies.enumerated().map { (place: finding.remedies.count + known + $0, remedy: $1) }
  }

  /// The remedy combined with each edit against the problem that it reveals; nil if it does not fix its own
  /// finding, or reveals nothing.
  private func followed(_ remedy: Remedy) -> [Remedy]? {
    // A new line is to make room, and a view that gives up its place for it only stands somewhere else.
    let addsLine = remedy.changes.contains(where: \.addsConstraint)
    guard remedy.changes.allSatisfy(\.keepsViews), let trial = trials.trial(of: remedy),
      let next = trial.editsAgainstNext(after: finding, by: rules, isForContents: addsLine)
    else { return nil }
    // The edge that the line bounds may yield to it: what placed it there is a wish from then on.
    let room = next.filter {
      !addsLine || !$0.givesUpPlace || $0.yields(to: remedy, on: trial.screen)
    }
    // A middle is a wish: it gave way in all five reports in which a new line keeps a centred view off another.
    let middles = room.filter { addsLine && $0.givesUpMiddle }
    let pairs = (middles + room.filter { !(addsLine && $0.givesUpMiddle) }).compactMap {
      remedy.followed(by: $0, from: trial.screenBefore, to: trial.screen)
    }
    .prefix(Self.mostFollowing)
    guard !pairs.isEmpty else { return nil }
    // An edit that is enough alone needs no second one.
    let enough = proven.filter { !$0.harms }.map { Set($0.candidate.remedy.changes) }
    return pairs.filter { pair in !enough.contains { $0.isSubset(of: pair.changes) } }
  }

  /// The number of first edits to continue with a second, and of second edits for each.
  private static let mostContinued = 3
  private static let mostFollowing = 16

  /// If no fix leaves the screen in order, one that ends this finding is worth a choice, although it reveals
  /// the next.
  private mutating func takePartial(_ remedies: [Remedy]) {
    for (place, remedy) in remedies.prefix(FixProver.mostTried).enumerated() {
      // A view wrapped in another gets a new name, so its findings would not be recognised.
      guard !remedy.takesSizeOfPicture(on: screen, mending: finding),
        remedy.changes.allSatisfy(\.keepsViews), let trial = trials.trial(of: remedy)
      else { continue }
      let candidate = Candidate(remedy: remedy, place: place, trial: trial)
      guard candidate.does(whatItShouldFor: finding),
        let fix = ProvenFix(
          candidate, endsOnly: finding, by: rules, title: title)
      else { continue }
      proven.append(fix)
      if proven.count == FixProver.mostOffered { return }
    }
  }
}

extension Shortage {
  /// In a tie the frames of today are one of many layouts, and a view without a position stands in one of many
  /// places.
  fileprivate var keptByFixes: Candidate.Kept {
    guard case .ambiguity(let ambiguity) = self else { return .frames }
    if case .tie = ambiguity.cause { return .nothing }
    return ambiguity.group.contains { $0.item == .view && !$0.attribute.isSize } ? .sizes : .frames
  }

  /// Whether nothing settles a size or a position.
  var isOpen: Bool {
    guard case .ambiguity(let ambiguity) = self else { return false }
    return ambiguity.cause == .missing
  }
}
