import StackDSL

/// The findings of one file in numbers, and as entries of a baseline.
struct CheckTally: Sendable {
  /// A row of `--statistics`.
  struct Kind: Hashable, Sendable {
    var code: String
    var severity: Problem.Severity
  }

  /// The number of reported findings.
  var counts: [Kind: Int] = [:]
  /// The number of findings in the baseline.
  var knownCount = 0
  /// The entries of all reported findings, for a baseline that is written.
  var entries: [Baseline.Entry] = []
  /// The baseline's entries for the file that no finding matches.
  var gone: [Baseline.Entry] = []
}

/// The findings of one file.
struct CheckReport: Sendable {
  var file: FileID
  /// The findings to print, with the severities that the project sets.
  var findings: [Finding] = []
  /// The same findings with their original severities, for proofs.
  var found: [Finding] = []
  var tally = CheckTally()
  var solved: DocumentAnalysis
  var sections: SectionMap { solved.analysis.model.sections }

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
        tally.knownCount += 1
        continue
      }
      if job.writtenBaseline != nil { tally.entries.append(entry) }
      let kind = CheckTally.Kind(code: shown.code, severity: shown.severity)
      tally.counts[kind, default: 0] += 1
      if shown.severity.rawValue <= job.printed.rawValue {
        reported.append((shown, finding))
      }
    }
    // The project may give some of them a graver level than their rules do.
    reported = sections.byGravity(reported, \.shown.gravity)
    findings = reported.map(\.shown)
    found = reported.map(\.found)
    tally.gone = known.rest
  }

  private static func findings(
    _ solved: DocumentAnalysis, in file: FileID, _ files: CommandFiles
  ) -> [Finding] {
    var all = solved.analysis.findings
    if let record = files.recordedFrames(beside: file) {
      all += framesChanged(
        since: record, in: solved.analysis.screens, memo: solved.analysis.memo)
    }
    if let fault = files.encodingFault(in: file, solved.analysis.model.sections) {
      guard fault.severity != .error else { return [fault] }
      // A finding about a repaired byte, or about the parts it separates, follows from that byte.
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
