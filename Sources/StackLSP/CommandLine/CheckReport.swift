import StackDSL

/// What was found in one file.
struct CheckReport: Sendable {
  var file: FileID
  /// What is to be printed, with the severity that the project wants.
  var findings: [Finding] = []
  /// The same as they were found, for proofs.
  var found: [Finding] = []
  /// Of all that is reported, by the number of the level.
  var counts: [Int: Int] = [:]
  /// The same by rule and level.
  var statistics: [Kind: Int] = [:]
  /// Findings that stand in the baseline.
  var knownCount = 0
  /// Of all that is reported, for a baseline that is written.
  var entries: [Baseline.Entry] = []
  /// What the baseline has of the file and nobody found.
  var gone: [Baseline.Entry] = []
  var solved: Solved
  var sections: SectionMap { solved.analysis.model.sections }

  /// What `--statistics` counts.
  struct Kind: Hashable, Sendable {
    var code: String
    var severity: Problem.Severity
  }

  init(
    _ file: FileID, in files: inout CommandFiles, _ choice: RuleChoice, _ job: CheckJob
  ) {
    self.file = file
    solved = files.solved(file)
    let all = Self.findings(solved, in: file, files)
    var reported: [(shown: Finding, found: Finding)] = []
    var known = Baseline.Stock(job.baseline, of: file)
    for finding in all {
      let entry = Baseline.Entry(finding)
      let stands = known.takes(entry)
      guard let shown = choice.adjusted(finding) else { continue }
      if stands {
        knownCount += 1
        continue
      }
      if job.writtenBaseline != nil { entries.append(entry) }
      counts[shown.severity.rawValue, default: 0] += 1
      statistics[Kind(code: shown.code, severity: shown.severity), default: 0] += 1
      if shown.severity.rawValue <= job.printed.rawValue {
        reported.append((shown, finding))
      }
    }
    // The project may hold some for graver than their rules do.
    reported = sections.byGravity(reported, \.shown)
    findings = reported.map(\.shown)
    found = reported.map(\.found)
    gone = known.rest
  }

  private static func findings(
    _ solved: Solved, in file: FileID, _ files: CommandFiles
  ) -> [Finding] {
    var all = solved.analysis.findings
    if let record = files.recordedFrames(beside: file) {
      all += framesChanged(
        since: record, in: solved.analysis.screens, memo: solved.analysis.memo)
    }
    if let fault = files.encodingFault(in: file, solved.analysis.model.sections) {
      guard fault.severity != .error else { return [fault] }
      // What is said of a repaired byte, or of what it parts, follows from it.
      let source = files.source(file)
      all.removeAll { finding in
        let range = solved.analysis.model.fileSpan(finding.span).range
        let around = max(0, range.lowerBound - 3)..<min(source.bytes.count, range.upperBound + 3)
        return finding.screen == nil && source.string(around).contains("\u{FFFD}")
      }
      all.append(fault)
    }
    return all.filter { $0.span.file == file }
  }
}
