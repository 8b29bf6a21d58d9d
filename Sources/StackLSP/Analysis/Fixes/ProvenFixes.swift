import LayoutEngine
import StackDSL

/// Finds out which remedies of a finding help, by applying each to a copy and solving it again.
///
/// Built from one snapshot, asked on request; nothing of it happens while diagnostics are published.
struct FixProver: Sendable {
  let files: SourceFiles
  /// Of the file as it stands, in all environments.
  let analysis: Analysis
  /// The XML of a storyboard or xib, read once for all its screens; nil for other files.
  let document: OnDemand<InterfaceBuilderDocument?>
  /// That stand in the file.
  private let numbers: OnDemand<Set<Double>>
  private let budget: TrialBudget

  /// - Parameter work: views, once for each environment, that may be solved for trials.
  init(files: SourceFiles, analysis: Analysis, work: Int = .max) {
    self.files = files
    budget = TrialBudget(work)
    self.analysis = analysis
    let file = analysis.model.file
    let text = files.documents[file]
    document = OnDemand { text.map { InterfaceBuilderDocument(readXML($0), file: file) } }
    let written = text ?? files[file]?.text ?? []
    numbers = OnDemand { Set(writtenNumbers(in: written).map(\.value)) }
  }

  /// The fixes that hold, the preferred one first, "Allow … here" last.
  func fixes(for finding: Finding) -> [Fix] { fixes(for: [finding]).first ?? [] }

  /// The same of several findings. What more than one of a screen proposes is tried once.
  func fixes(for findings: [Finding]) -> [[Fix]] {
    var trials: ScreenTrials?
    return findings.map { finding in
      let corrections = corrections(of: finding)
      guard let screen = analysis.screens.first(where: { $0.screen.name == finding.screen }) else {
        return toldApart(choices(among: corrections))
      }
      let fixes =
        corrections + ordered(proven(for: finding, on: screen, &trials), on: screen.screen)
      return toldApart(fixes + allow(finding, on: screen.screen))
    }
  }

  private func toldApart(_ fixes: [Fix]) -> [Fix] {
    let titles = FixTitle.toldApart(fixes.map(\.title)) { index in
      [files.lines(of: fixes[index].edits, from: analysis.model.file)]
    }
    return zip(fixes, titles).map { fix, title in
      var fix = fix
      fix.title = title
      return fix
    }
  }

  /// The preferred fix of each of several findings: what no better one leaves a chance is not tried.
  ///
  /// - Parameter isWeighed: whether anybody asks if it is safe. That takes layouts of its own: in the other
  ///   reading direction, and with each hidden view shown.
  func preferredFixes(for findings: [Finding], isWeighed: Bool = true) -> [Fix?] {
    var trials: ScreenTrials?
    var translations: [Fix] = []
    return findings.map { finding in
      if let fix = translation(around: finding, &translations) { return fix }
      let corrections = corrections(of: finding)
      guard let screen = analysis.screens.first(where: { $0.screen.name == finding.screen }) else {
        return choices(among: corrections).first(where: \.isPreferred)
      }
      if let correction = corrections.first { return correction }
      if trials?.areSpent(on: screen) == true { return nil }
      let proven = proven(for: finding, on: screen, &trials, preferredOnly: true)
      // What was not tried may be better.
      if trials?.areSpent(on: screen) == true { return nil }
      return ordered(proven, on: screen.screen, most: 1, isWeighed: isWeighed)
        .first(where: \.isPreferred)
    }
  }

  private func corrections(of finding: Finding) -> [Fix] {
    finding.corrections.enumerated().compactMap { index, correction in
      let edits = correction.edits.compactMap(files.textEdit)
      guard edits.count == correction.edits.count else { return nil }
      let title = FixTitle.title(correction.title, of: edits)
      return Fix(
        title: title, isPreferred: index == 0,
        reservation: Reservation(
          correctingBy: edits, isOnlyOne: finding.corrections.count == 1),
        edits: edits)
    }
  }

  /// Where one of several words was meant, first those with which nothing is wrong on the screen.
  private func choices(among fixes: [Fix]) -> [Fix] {
    guard fixes.count > 1 else { return fixes }
    let faults = fixes.prefix(Self.mostTried).map { fix in
      FixTrial(of: fix.edits, in: files, after: analysis)?.faultCount ?? .max
    }
    let ranked = faults.indices.sorted { (faults[$0], $0) < (faults[$1], $1) }
    return ranked.prefix(Self.mostOffered).enumerated().map { place, index in
      var fix = fixes[index]
      fix.isPreferred = place == 0
      return fix
    }
  }

  /// - Parameter preferredOnly: whether to stop at the first that nothing can outrank.
  private func proven(
    for finding: Finding, on screen: ScreenAnalysis, _ known: inout ScreenTrials?,
    preferredOnly: Bool = false
  ) -> [ProvenFix] {
    guard !finding.remedies.isEmpty else { return [] }
    let trials =
      known.flatMap { $0.name == screen.screen.name ? $0 : nil }
      ?? ScreenTrials(on: screen, in: files, analysis, document: document.value, within: budget)
    known = trials
    let rules = JudgedBy(finding)
    var proven: [ProvenFix] = []
    for group in groups(of: finding.remedies) {
      if !proven.isEmpty, group.allSatisfy({ $0.remedy.isLastResort }) { break }
      let candidates = group.compactMap { place, remedy -> Candidate? in
        guard !remedy.takesSizeOfPicture(on: screen.screen, mending: finding),
          let trial = trials.trial(of: remedy),
          !trials.refute(trial, finding, by: rules)
        else { return nil }
        let candidate = Candidate(remedy: remedy, place: place, trial: trial)
        return candidate.does(whatItShouldFor: finding) ? candidate : nil
      }
      // The layouts alone say which of them would stand first.
      for candidate in candidates.sorted()
      where !proven.contains(where: { $0.fix.edits == candidate.trial.edits }) {
        let fix = ProvenFix(
          candidate, mends: finding, by: rules,
          title: title(of: candidate.remedy, writing: candidate.trial.edits, on: screen.screen))
        guard let fix else { continue }
        proven.append(fix)
        // Of two that leave no fault and cut no text the one that moves less stands first, so the others cannot.
        if preferredOnly, proven.count == 1, fix.mayStandFirst, fix.leavesNothing,
          !group.contains(where: { candidate.remedy.mayBePassed(by: $0.remedy, on: screen.screen) })
        {
          return [fix]
        }
        if Self.fillMenu(proven.filter(\.leavesNothing)) { break }
      }
      if Self.fillMenu(proven) { return proven.filter { !$0.harms || $0.isRough } }
      if preferredOnly, proven.contains(where: \.mayStandFirst) { break }
    }
    // What was hidden behind a conflict may come to light where there is no choice else.
    let offered = proven.filter { !$0.harms || $0.isRough }
    return offered.count < 2 && finding.severity == .error ? proven : offered
  }

  private func title(of remedy: Remedy, writing edits: [TextEdit], on screen: Screen) -> String {
    screen.isOfInterfaceBuilder
      ? remedy.inspectorTitle(on: screen) : FixTitle.title(remedy.title, of: edits)
  }

  /// With its place among all of them, what stands first first: what mends all places at once, which
  /// has a place of its own, what changes the layout, then what accepts it, then the last resorts.
  private func groups(of remedies: [Remedy]) -> [[(place: Int, remedy: Remedy)]] {
    let tried = remedies.prefix(Self.mostTried).enumerated().map { (place: $0, remedy: $1) }
    return Dictionary(grouping: tried) { _, remedy in
      remedy.isLastResort ? 4 : remedy.onlyAccepts ? 3 : remedy.isForAll ? -1 : remedy.standing
    }
    .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Each is solved in every environment, and nobody reads a longer menu.
  private static let mostTried = 24

  /// More than these nobody compares.
  private static let mostOffered = 5

  /// Whether none that stands behind them could be offered.
  private static func fillMenu(_ proven: [ProvenFix]) -> Bool {
    let good = proven.filter { !$0.harms && $0.isGood && !$0.candidate.remedy.isForAll }
    let effects = good.map(\.effect).filter { !$0.isEmpty }
    return good.count - effects.count + Set(effects).count >= mostOffered
  }

  /// The best one first, and preferred if it spoils nothing; of equal ones the first that was proposed.
  private func ordered(
    _ proven: [ProvenFix], on screen: Screen, most: Int = Self.mostOffered, isWeighed: Bool = true
  ) -> [Fix] {
    let isHarmless = proven.contains { !$0.harms }
    let rough = isHarmless ? proven.filter(\.isRough) : []
    let ranked = proven.filter { !isHarmless || !$0.isRough }.filter { one in
      !one.candidate.remedy.isForAll && !proven.contains { one.doesMoreThanNeeded(beside: $0) }
    }
    .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
    .removalsInPlaceOfVainPriorities
    // Of two that come to the same the second is only worth a place that is left, unless it corrects the fault.
    var effects: Set<String> = []
    let places = ranked.map { one -> Int in
      one.spoils || one.harms
        ? 2
        : one.effect.isEmpty || effects.insert(one.effect).inserted
          || one.candidate.remedy.isCorrection ? 0 : 1
    }
    let spread = ranked.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { ranked[$0] }
    // What mends all places at once stands beside what mends this one.
    let together = proven.filter { $0.candidate.remedy.isForAll && !$0.spoils }.prefix(1)
    // What people write for this error, though it leaves a warning, stands behind what leaves none.
    let own = rough.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.prefix(1)
    let listed =
      spread.prefix(1) + (spread.isEmpty ? [] : together) + own + spread.dropFirst()
    let rivals = spread.first.map { best in spread.filter { best.isEven(with: $0, on: screen) } }
    let even = (spread.prefix(1) + (rivals ?? [])).filter { _ in rivals?.isEmpty == false }
    let menu = even + listed.filter { one in !even.contains { $0.fix.edits == one.fix.edits } }
    var fixes = menu.prefix(most).map { one in
      var fix = one.fix
      if let kept = rivals?.first.map({ $0.fix.edits == fix.edits ? spread[0] : $0 }),
        even.contains(where: { $0.fix.edits == fix.edits })
      {
        fix.title = one.title(keeping: kept, on: screen)
      }
      if isWeighed { fix.reservation = reservation(about: one.candidate.trial, on: screen) }
      return fix
    }
    // Where nothing parts two of them, only the author knows.
    if let best = spread.first, best.isPreferable, even.isEmpty { fixes[0].isPreferred = true }
    return fixes
  }

  /// What can be read off the text costs nothing; the layouts are asked last.
  private func reservation(about trial: ScreenTrial, on screen: Screen) -> Reservation? {
    if let written = Reservation(of: trial.edits, known: numbers.value) { return written }
    let place = analysis.model.fileSpan(screen.span)
    return trial.edits.allSatisfy { place.contains($0.span) } ? trial.reservation : .isShared
  }

  private func allow(_ finding: Finding, on screen: Screen) -> [Fix] {
    guard let view = finding.views.first, finding.code != Rule.idleAllow.code else { return [] }
    let edits: [TextEdit]?
    var title = "Allow \(finding.code) here"
    if screen.isOfInterfaceBuilder {
      edits = document.value.flatMap {
        DocumentEditor(screen, in: $0)
          .allow(finding.code, because: Self.reasonPlaceholder, at: view)
      }
      title += ", in the notes of \(screen.outlineName(of: view))"
    } else {
      edits = ScreenEditor(screen, in: files)
        .allow(finding.code, because: Self.reasonPlaceholder, at: view)
    }
    return edits.map { [Fix(title: title, reservation: .silences, edits: $0)] } ?? []
  }

  /// Stands where the reason belongs, which only the author knows.
  static let reasonPlaceholder = "say why this is fine"
}

/// A remedy with its trial, before the rules have judged it.
private struct Candidate: Comparable {
  var remedy: Remedy
  /// Among the remedies of the finding.
  var place: Int
  var trial: ScreenTrial

  /// Where a finding says how views lie, a change that leaves the layouts as they are would only silence it, unless
  /// it puts right the very line that is wrong.
  func does(whatItShouldFor finding: Finding) -> Bool {
    if trial.strengthensInVain(remedy) { return false }
    if remedy.keepsFrames { return trial.movement <= FrameMovement.unmoved }
    return remedy.onlyAccepts || remedy.isCorrection || !finding.isOfFrames || trial.isSeen
  }

  /// Less is better: what moves least, then what leaves standing what the author wrote, then what was
  /// proposed first.
  var rank: [Double] {
    [
      (trial.movement / FrameMovement.unmoved).rounded(), remedy.deletes ? 1 : 0, Double(place),
    ]
  }

  static func < (a: Candidate, b: Candidate) -> Bool {
    a.rank.lexicographicallyPrecedes(b.rank)
  }

  static func == (a: Candidate, b: Candidate) -> Bool { a.place == b.place }
}

/// A remedy that mends its finding.
private struct ProvenFix {
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

  /// Nil where the finding stands, or something as grave came in its place.
  init?(
    _ candidate: Candidate, mends finding: Finding, by rules: JudgedBy,
    title: @autoclosure () -> String
  ) {
    let (remedy, trial) = (candidate.remedy, candidate.trial)
    guard trial.mends(finding, by: rules) else { return nil }
    self.candidate = candidate
    effect = trial.effect(of: remedy, finding)
    fix = Fix(title: title() + effect, kind: remedy.kind, edits: trial.edits)
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
    !candidate.remedy.onlyAccepts && isGood && !candidate.trial.pullsBackgroundIn
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
      Double(hidden), Double(errors),
      harms && !isRough ? 1 : 0, Double(distortedPictures), Double(remedy.standing),
      Double(faults), Double(cutTexts),
    ]
  }
}

extension [ProvenFix] {
  /// A line that can never hold is of no use at any priority: its removal stands before its `@999`.
  fileprivate var removalsInPlaceOfVainPriorities: [ProvenFix] {
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
}
