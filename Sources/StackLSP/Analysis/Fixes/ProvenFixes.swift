import LayoutEngine
import StackDSL

/// Finds out which remedies of a finding help by applying each to a copy and solving it again.
///
/// Built from one snapshot and asked on request; publishing diagnostics does not use it.
struct FixProver: Sendable {
  let files: SourceFiles
  /// The analysis of the unchanged file in all environments.
  let analysis: Analysis
  /// The XML of a storyboard or xib, read once for all its screens; nil for other files.
  let document: OnDemand<InterfaceBuilderDocument?>
  private let budget: TrialBudget

  /// - Parameter work: the number of views, counted once for each environment, that trials may solve.
  init(files: SourceFiles, analysis: Analysis, work: Int = .max) {
    self.files = files
    budget = TrialBudget(work)
    self.analysis = analysis
    let file = analysis.model.file
    let text = files.documents[file]
    document = OnDemand { text.map { InterfaceBuilderDocument(readXML($0), file: file) } }
  }

  /// The fixes that hold, the preferred one first, "Allow … here" last.
  func fixes(for finding: Finding) -> [Fix] { fixes(for: [finding]).first ?? [] }

  /// The fixes of several findings. A remedy that several findings of a screen propose is tried once.
  func fixes(for findings: [Finding]) -> [[Fix]] {
    var trials: ScreenTrials?
    return findings.map { finding in
      let corrections = corrections(of: finding)
      guard let screen = analysis.screens.first(where: { $0.screen.name == finding.screen }) else {
        return toldApart(choices(among: corrections))
      }
      let proven = proven(for: finding, on: screen, &trials)
      let fixes =
        corrections + ordered(proven, mending: finding, on: screen.screen, known: trials?.numbers)
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

  /// The preferred fix of each of several findings; candidates that a better one rules out are not tried.
  ///
  /// - Parameters:
  ///   - isWeighed: whether to find out if it is safe. That takes further layouts: in the other reading direction,
  ///     and with each hidden view shown.
  ///   - orExample: whether the first of several takes the place of a preferred one where only the author can
  ///     decide.
  func preferredFixes(
    for findings: [Finding], isWeighed: Bool = true, orExample: Bool = false
  ) -> [Fix?] {
    var trials: ScreenTrials?
    var translations: [Fix] = []
    return findings.map { finding in
      if let fix = translation(around: finding, &translations) { return fix }
      let corrections = corrections(of: finding)
      guard let screen = analysis.screens.first(where: { $0.screen.name == finding.screen }) else {
        return choices(among: corrections).first(where: \.isPreferred)
      }
      if let correction = corrections.first { return correction }
      let proven = proven(for: finding, on: screen, &trials, preferredOnly: true)
      let first = ordered(
        proven, mending: finding, on: screen.screen, known: trials?.numbers, most: 1,
        isWeighed: isWeighed
      ).first
      return first.flatMap { fix in
        let isExample = proven.contains { $0.isPreferable && $0.edits == fix.edits }
        return fix.isPreferred || orExample && isExample ? fix : nil
      }
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

  /// Moves the words that leave no fault on the screen to the front, if one of several words was meant.
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

  /// Empty if the work is spent before every remedy is tried, because an untried one may be better.
  ///
  /// - Parameters:
  ///   - preferredOnly: whether to stop at the first fix that nothing can outrank.
  ///   - isAlone: whether the findings about the same views are left aside.
  private func proven(
    for finding: Finding, on screen: ScreenLayouts, _ known: inout ScreenTrials?,
    preferredOnly: Bool = false, isAlone: Bool = false
  ) -> [ProvenFix] {
    guard !finding.remedies.isEmpty || finding.shortage != nil,
      known?.areSpent(on: screen) != true
    else { return [] }
    let trials =
      known.flatMap { $0.name == screen.screen.name ? $0 : nil }
      ?? ScreenTrials(on: screen, in: files, analysis, document: document.value, within: budget)
    known = trials
    var proof = FixProof(
      of: finding, on: screen.screen, trials, preferredOnly: preferredOnly, title: title)
    for group in groups(of: finding.remedies) {
      if !proof.proven.isEmpty, group.allSatisfy({ $0.remedy.isLastResort }) { break }
      proof.take(group)
      if proof.isDone { break }
    }
    if !proof.isDone, proof.wantsMore { proof.search(screen, memo: analysis.memo) }
    if !isAlone {
      proof.take(mendsOf: faults(beside: finding, on: screen.screen)) {
        best(for: $0, on: screen, &known)
      }
    }
    return trials.areSpent(on: screen) ? [] : proof.offered
  }

  /// The other errors and warnings about one of these views or a view around one.
  private func faults(beside finding: Finding, on screen: Screen) -> ArraySlice<Finding> {
    guard finding.isFault else { return [] }
    func around(_ views: [ViewIndex]) -> Set<ViewIndex> {
      Set(views.flatMap { [$0, screen.views[$0.index].parent ?? $0] }).subtracting([.screen])
    }
    let (views, outer) = (Set(finding.views), around(finding.views))
    return analysis.findings.filter { other in
      other.screen == finding.screen && other.identity != finding.identity && other.isFault
        && !(outer.isDisjoint(with: other.views) && views.isDisjoint(with: around(other.views)))
    }.prefix(Self.mostBeside)
  }

  private func best(
    for finding: Finding, on screen: ScreenLayouts, _ known: inout ScreenTrials?
  ) -> ProvenFix? {
    if let best = known?.best[finding.identity] { return best }
    let best = proven(for: finding, on: screen, &known, preferredOnly: true, isAlone: true)
      .filter(\.isPreferable).min { $0.rank.lexicographicallyPrecedes($1.rank) }
    known?.best[finding.identity] = .some(best)
    return best
  }

  /// The most findings that may be one fault with another, because nobody reads a longer title.
  private static let mostBeside = 3

  private func title(of remedy: Remedy, writing edits: [TextEdit], on screen: Screen) -> String {
    guard !screen.isOfInterfaceBuilder else { return remedy.inspectorTitle(on: screen) }
    let component = analysis.model.components.first { component in
      let body = analysis.model.fileSpan(component.standalone.span)
      return edits.contains { body.contains($0.span) }
    }
    guard let component else { return FixTitle.title(remedy.fullTitle, of: edits) }
    return FixTitle.title(remedy.title, of: edits) + ", in every `\(component.name)`"
  }

  /// Groups remedies by standing, each with its index: first those that fix all places at once, which have a
  /// place of their own, then those that change the layout, then those that accept it, then the last resorts.
  private func groups(of remedies: [Remedy]) -> [[(place: Int, remedy: Remedy)]] {
    let tried = remedies.prefix(Self.mostTried).enumerated().map { (place: $0, remedy: $1) }
    return Dictionary(grouping: tried) { _, remedy in
      remedy.isLastResort ? 4 : remedy.onlyAccepts ? 3 : remedy.isForAll ? -1 : remedy.standing
    }
    .sorted { $0.key < $1.key }.map(\.value)
  }

  /// The most remedies to try; each is solved in every environment, and nobody reads a longer menu.
  static let mostTried = 24

  /// The most fixes to offer; nobody compares more.
  static let mostOffered = 5

  /// The best fix first, and preferred if it spoils nothing; of equal ones the first that was proposed.
  ///
  /// - Parameter known: the numbers that the screen writes.
  private func ordered(
    _ proven: [ProvenFix], mending finding: Finding, on screen: Screen,
    known: @autoclosure () -> Set<Double>?, most: Int = Self.mostOffered, isWeighed: Bool = true
  ) -> [Fix] {
    guard !proven.isEmpty else { return [] }
    let isHarmless = proven.contains { !$0.harms && !$0.onlyAccepts }
    let rough = isHarmless ? proven.filter(\.isRough) : []
    let ranked = proven.filter { !isHarmless || !$0.isRough }.filter { one in
      !one.candidate.remedy.isForAll && !proven.contains { one.doesMoreThanNeeded(beside: $0) }
    }
    .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
    .removalsInPlaceOfVainLines.withFewSearched
    // The second of two fixes with the same effect only gets a place that is left over, unless it corrects
    // the fault.
    var effects: Set<String> = []
    let places = ranked.map { one -> Int in
      one.spoils || one.harms || one.onlyAccepts
        ? 2
        : one.effect.isEmpty || effects.insert(one.effect).inserted
          || one.candidate.remedy.isCorrection ? 0 : 1
    }
    let spread = ranked.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { ranked[$0] }
    // A fix for all places stands beside the one for this place.
    let together = proven.filter { $0.candidate.remedy.isForAll && !$0.spoils }.prefix(1)
    // The usual correction of this error goes behind fixes that leave no warning, if it leaves one.
    let own = rough.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.prefix(1)
    let listed =
      spread.prefix(1) + (spread.isEmpty ? [] : together) + own + spread.dropFirst()
    let rivals = spread.first.map { best in spread.filter { best.isEven(with: $0, on: screen) } }
    let even = (spread.prefix(1) + (rivals ?? [])).filter { _ in rivals?.isEmpty == false }
    let numbers = known() ?? []
    let menu = even + listed.filter { one in !even.contains { $0.edits == one.edits } }
    var fixes = menu.prefix(most).map { one in
      let isEven = even.contains { $0.edits == one.edits }
      let kept = isEven ? rivals?.first.map { $0.edits == one.edits ? spread[0] : $0 } : nil
      var fix = one.fix(
        on: screen, saying: kept.map { one.number(keptBy: $0, on: screen) } ?? "")
      if isWeighed {
        fix.reservation = reservation(about: one.candidate.trial, known: numbers, on: screen)
      }
      return fix
    }
    // If two fixes are equal, or the best is a guess, only the author can decide.
    if let best = spread.first, best.isPreferable, even.isEmpty,
      !best.candidate.remedy.guesses(known: numbers, on: screen),
      !best.candidate.remedy.givesUpOneOfMany(finding, on: screen),
      // What gives way to every content never holds again where a size has passed.
      !(best.candidate.remedy.yieldsToContents && best.candidate.trial.mayPass(finding)),
      !best.candidate.trial.leavesConsequences(of: finding),
      !best.candidate.trial.leavesOverlap(of: finding),
      !best.candidate.remedy.isSeldomRight(mending: finding, on: screen),
      best.candidate.remedy.isOfCause
        || !proven.contains(where: { $0.candidate.remedy.isOfCause && !$0.harms }),
      !best.candidate.remedy.partsTwins(on: screen)
    {
      fixes[0].isPreferred = true
    }
    return fixes
  }

  /// The checks of the text cost nothing, so the layouts are asked last.
  private func reservation(
    about trial: ScreenTrial, known numbers: Set<Double>, on screen: Screen
  ) -> Reservation? {
    if let written = Reservation(of: trial.edits, known: numbers) { return written }
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
      let reason = Self.reasonPlaceholder
      let place = screen.views[view.index].kindSpan
      let copies = finding.views.filter { screen.views[$0.index].kindSpan == place }
      let member = "allow \(finding.code) \(stringLiteral(reason))"
      edits =
        Remedy("", copies.map { .addMember($0, member) })
        .edits(in: analysis.model.components, on: screen, of: files)
        ?? ScreenEditor(screen, in: files).allow(finding.code, because: reason, at: view)
    }
    return edits.map { [Fix(title: title, reservation: .silences, edits: $0)] } ?? []
  }

  /// The placeholder for the reason, which only the author knows.
  static let reasonPlaceholder = "say why this is fine"
}
