import StackDSL

/// `check --fix`, `--unsafe-fixes` and `--diff` on one file: its preferred fixes, proven to make no screen
/// worse, again until none is left.
///
/// Each one leaves fewer findings, counted from the gravest level down, or fewer errors of the text: the rounds come
/// to an end, and a second run has nothing to do.
struct FileRepair {
  private let name: String
  private var done: [(place: String, finding: Finding, title: String)] = []
  private var old: [UInt8]
  private var new: [UInt8]
  private let job: CheckJob
  /// Fixes that made something worse in this pass, as the finding and the title say them.
  private var refused: Set<String> = []

  var count: Int { done.count }
  /// Fixes that stay where they are because they are not safe.
  private(set) var unsafeCount = 0

  init(
    _ file: FileID, named name: String, in files: inout CommandFiles, _ choice: RuleChoice,
    _ job: CheckJob
  ) throws(UsageError) {
    self.name = name
    self.job = job
    if name == "-", job.repairs == .written {
      throw UsageError("Standard input cannot be changed: --diff prints what would be.")
    }
    old = name == "-" ? job.input : DiskFile.read(file.name) ?? []
    new = old
    // A version that is saved meanwhile wins.
    guard files.source(file).bytes == Array(String(decoding: old, as: UTF8.self).utf8) else {
      return
    }
    defer { if name != "-" { files.restore(file) } }
    // What was refused may help once something else has changed, as it would in a second run.
    var start: [UInt8]
    repeat {
      (start, refused) = (new, [])
      while let round = nextRound(file, &files, choice) { new = round }
    } while new != start && !refused.isEmpty
    if name == "-" { files.setText(old, of: file) }
    if job.repairs == .written, new != old { try write(file) }
  }

  /// The text after the fixes of one round; nil where there is none left that helps.
  private mutating func nextRound(
    _ file: FileID, _ files: inout CommandFiles, _ choice: RuleChoice
  ) -> [UInt8]? {
    let solved = files.solved(file)
    let all = proposals(solved, file, choice)
    let proposals = all.filter { job.makesUnsafeFixes || $0.fix.isSafe }
    unsafeCount = all.count - proposals.count
    let known = FaultCounts(solved.analysis)
    var candidates = abreast(proposals)
    while !candidates.isEmpty {
      let edits = candidates.flatMap(\.fix.edits)
      if let text = RepairedText(new).applying(edits) {
        files.setText(text, of: file)
        let after = files.solved(file).analysis
        let trial = FixTrial(edits, before: solved.analysis.findings, after: after)
        // What was code until now could have no fault of a constraint; of those of the text fewer are left.
        if candidates.allSatisfy(\.fix.isTranslation)
          || !trial.harms() && FaultCounts(after).areBetter(than: known)
            && candidates.allSatisfy({ trial.mends($0.finding) })
        {
          note(candidates, solved.analysis.model, files)
          return text
        }
        files.setText(new, of: file)
      }
      // One of several may be to blame: the first is tried alone.
      if candidates.count == 1 { refused.insert(candidates[0].key) }
      candidates = candidates.count > 1 ? [candidates[0]] : abreast(proposals)
    }
    return nil
  }

  private struct Candidate {
    var finding: Finding
    var fix: Fix
    var key: String { "\(finding.identity)\n\(fix.title)" }
  }

  private func proposals(_ solved: Solved, _ file: FileID, _ choice: RuleChoice) -> [Candidate] {
    let prover = FixProver(files: solved.sources, analysis: solved.analysis)
    var known = Baseline.Stock(job.baseline, of: file)
    let findings = solved.analysis.findings.compactMap { finding -> (Finding, shown: Finding)? in
      guard finding.span.file == file, !known.takes(Baseline.Entry(finding)),
        let shown = choice.adjusted(finding),
        shown.severity.rawValue <= job.mended.rawValue
      else { return nil }
      return (finding, shown)
    }
    return zip(findings, prover.preferredFixes(for: findings.map(\.0))).compactMap { found, fix in
      guard let fix, isOwn(fix, solved.analysis.model, file) else { return nil }
      return Candidate(finding: found.0, fix: choice.weighed(fix, of: found.0.code))
    }
  }

  /// Those that can be made at once: at most one of each screen, so that each is proven for what it meets.
  private func abreast(_ proposals: [Candidate]) -> [Candidate] {
    var screens: Set<String?> = []
    var candidates: [Candidate] = []
    for candidate in proposals where !screens.contains(candidate.finding.screen) {
      guard !refused.contains(candidate.key),
        !candidates.contains(where: { $0.fix.touches(candidate.fix) })
      else { continue }
      screens.insert(candidate.finding.screen)
      candidates.append(candidate)
    }
    return candidates
  }

  /// Whether a fix changes nothing that other files use.
  private func isOwn(_ fix: Fix, _ model: Model, _ file: FileID) -> Bool {
    fix.edits.allSatisfy { edit in
      edit.span.file == file
        && (!job.imported.contains(file)
          || model.screens.contains { model.fileSpan($0.span).contains(edit.span) })
    }
  }

  private mutating func note(_ candidates: [Candidate], _ model: Model, _ files: CommandFiles) {
    let before = SourceText(String(decoding: new, as: UTF8.self))
    for candidate in candidates {
      let place = before.position(
        of: model.fileSpan(candidate.finding.span).range.lowerBound, .utf32)
      done.append(
        (
          "\(files.name(model.file).printable):\(place.line + 1):\(place.character + 1)",
          candidate.finding, candidate.fix.title
        ))
    }
  }

  private func write(_ file: FileID) throws(UsageError) {
    switch DiskFile.replace(file.name, old, with: new) {
    case .done: break
    case .changedMeanwhile:
      throw UsageError(
        "\(name) is being saved by another program: it was left alone.", isAboutWords: false)
    case .impossible(let reason): throw UsageError("\(name) \(reason).", isAboutWords: false)
    }
  }

  /// What was done, or the difference.
  func report(_ files: CommandFiles, _ console: Console) -> [UInt8] {
    guard job.repairs == .written else {
      return unifiedDiff(old, new, named: name == "-" ? "<stdin>" : name, console)
    }
    return Array(text(files, console).utf8)
  }

  private func text(_ files: CommandFiles, _ console: Console) -> String {
    guard job.format == .text else { return "" }
    return done.map { place, finding, title in
      console.paragraph([
        ("\(place):", nil), ("fixed:", .green), (title.printable, nil), ("[\(finding.code)]", .dim),
      ])
    }
    .joined()
  }
}

extension Fix {
  fileprivate func touches(_ other: Fix) -> Bool {
    edits.contains { edit in other.edits.contains { $0.span.touches(edit.span) } }
  }
}

/// How many findings there are of each level, the gravest first: of the whole file, and of each screen.
private struct FaultCounts {
  private var all = [Int](repeating: 0, count: Problem.Severity.all.count)
  /// Errors and warnings, by screen; what is wrong with the text belongs to the screen where it stands.
  private var grave: [String?: [Int]] = [:]

  init(_ analysis: Analysis) {
    for finding in analysis.findings {
      guard let level = Problem.Severity.all.firstIndex(of: finding.severity) else { continue }
      all[level] += 1
      let screen =
        finding.screen
        ?? analysis.screens.first { $0.screen.span.contains(finding.span) }?.screen.name
      if level < 2 { grave[screen, default: [0, 0]][level] += 1 }
    }
  }

  /// Fewer findings, and on no screen more errors or more warnings.
  func areBetter(than known: FaultCounts) -> Bool {
    all.lexicographicallyPrecedes(known.all)
      && grave.allSatisfy { screen, counts in
        zip(counts, known.grave[screen] ?? [0, 0]).allSatisfy { $0 <= $1 }
      }
  }
}
