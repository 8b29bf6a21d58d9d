import StackDSL

/// `check --fix`, `--unsafe-fixes` and `--diff` for one file: applies its preferred fixes, proven to make no
/// screen worse, until none is left.
///
/// Each fix leaves fewer findings, counted from the gravest level down, or fewer syntax errors. So the rounds
/// end, and a second run has nothing to do.
struct FileRepair {
  private let name: String
  private var done: [(place: String, finding: Finding, title: String)] = []
  private var old: [UInt8]
  private var new: [UInt8]
  private let job: CheckJob
  /// Fixes that made something worse in this pass, identified by finding and title.
  private var refused: Set<String> = []

  var count: Int { done.count }
  /// The number of fixes that are not applied because they are not safe.
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
    // A version that is saved in the meantime takes precedence.
    guard files.source(file).bytes == Array(String(decoding: old, as: UTF8.self).utf8) else {
      return
    }
    defer { if name != "-" { files.restore(file) } }
    // A refused fix may help once something else has changed, as it would in a second run.
    var start: [UInt8]
    repeat {
      (start, refused) = (new, [])
      while let round = nextRound(file, &files, choice) { new = round }
    } while new != start && !refused.isEmpty
    if name == "-" { files.setText(old, of: file) }
    if job.repairs == .written, new != old { try write(file) }
  }

  /// The text after one round of fixes; nil if no fix helps any more.
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
        // Pasted code had no constraint faults before its translation, which leaves fewer syntax errors.
        if candidates.allSatisfy(\.fix.isTranslation)
          || !trial.harms() && FaultCounts(after).areBetter(than: known)
            && candidates.allSatisfy({ trial.mends($0.finding) })
        {
          note(candidates, solved.analysis.model, files)
          return text
        }
        files.setText(new, of: file)
      }
      // One of several fixes may be to blame, so the first is tried alone.
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

  private func proposals(_ solved: DocumentAnalysis, _ file: FileID, _ choice: RuleChoice)
    -> [Candidate]
  {
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

  /// The fixes to apply together: at most one for each screen, so that each meets the text for which it was
  /// proven.
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

  /// The result as a message, or the difference.
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

/// The number of findings of each level, the gravest first, in the whole file and in each screen.
private struct FaultCounts {
  private var all = [Int](repeating: 0, count: Problem.Severity.all.count)
  /// The numbers of errors and warnings, by screen; syntax errors count for the screen that contains them.
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

  /// Whether there are fewer findings, and no screen has more errors or more warnings.
  func areBetter(than known: FaultCounts) -> Bool {
    all.lexicographicallyPrecedes(known.all)
      && grave.allSatisfy { screen, counts in
        zip(counts, known.grave[screen] ?? [0, 0]).allSatisfy { $0 <= $1 }
      }
  }
}
