import JSONRPC
import StackDSL

/// The findings of all files, printed as they arrive if the format allows that.
struct CheckOutcome {
  private let job: CheckJob
  private var files = 0
  private var counts: [CheckTally.Kind: Int] = [:]
  private var knownCount = 0
  private var repairs = 0
  private var unsafeFixes = 0
  private var repairedFiles = 0
  private var json: [JSON] = []
  private var codes: Set<String> = []
  private var entries: [(file: FileID, entries: [Baseline.Entry])] = []
  private var gone: [(file: FileID, entries: [Baseline.Entry])] = []
  private var hasFailures = false

  init(_ job: CheckJob) { self.job = job }

  mutating func take(_ file: CheckedFile) {
    if let failure = file.failure {
      job.console.progress("")
      job.console.writeError(failure)
      hasFailures = true
      return
    }
    files += 1
    counts.merge(file.tally.counts, uniquingKeysWith: +)
    knownCount += file.tally.knownCount
    repairs += file.repairs
    unsafeFixes += file.unsafeFixes
    repairedFiles += file.repairs > 0 ? 1 : 0
    json += file.json
    codes.formUnion(file.codes)
    let path = FileID(absolutePath(file.name))
    if !file.tally.entries.isEmpty { entries.append((path, file.tally.entries)) }
    if !file.tally.gone.isEmpty { gone.append((path, file.tally.gone)) }
    if !file.output.isEmpty || file.timings != nil { job.console.progress("") }
    if !file.output.isEmpty { job.console.writeBytes(file.output) }
    if let timings = file.timings {
      job.console.writeError("\(file.name.printable)\n\(timings)\n")
    }
  }

  /// Prints the rest, and returns the exit status.
  func finish() throws(UsageError) -> Int32 {
    if let name = job.writtenBaseline { return try write(baseline: name) }
    switch job.format {
    case .json, .gitlab: job.console.writeJSON(.array(json))
    case .sarif: job.console.writeJSON(sarifLog(json, codes.sorted()))
    case .text where files > 0, .concise where files > 0:
      if job.countsOnly { job.console.writeOutput(statisticsTable) }
      job.console.writeError(summary + "\n")
    case .text, .concise, .github: break
    }
    if let baseline = job.baseline, job.diffBase == nil { tellGone(baseline) }
    if hasFailures { return ExitStatus.unusable }
    if job.repairs == .shown { return repairs > 0 ? ExitStatus.found : ExitStatus.clean }
    let fails = counts.keys.contains { $0.severity.rawValue <= job.failing.rawValue }
    return fails ? ExitStatus.found : ExitStatus.clean
  }

  /// "3 files: 1 error, 2 warnings"; findings that are not printed are counted too.
  private var summary: String {
    func phrase(_ levels: [Problem.Severity]) -> [String] {
      levels.compactMap { level in
        let count = counts.reduce(0) { $0 + ($1.key.severity == level ? $1.value : 0) }
        return count == 0 ? nil : StackLSP.count(count, level.word, level.plural)
      }
    }
    if job.repairs == .shown { return summaryOfDifference }
    let shown = phrase(Problem.Severity.all.filter { $0.rawValue <= job.printed.rawValue })
    var hidden = phrase(Problem.Severity.all.filter { $0.rawValue > job.printed.rawValue })
    var text = StackLSP.count(files, "file") + ": "
    if repairs > 0 { text += StackLSP.count(repairs, "fix", "fixes") + " applied, " }
    if unsafeFixes > 0 { text += "\(unsafeFixes) left to --unsafe-fixes, " }
    if !shown.isEmpty {
      text += shown.joined(separator: ", ")
    } else if !hidden.isEmpty {
      text += "no errors or warnings"
    } else {
      text += knownCount > 0 ? "nothing new" : "nothing\(repairs > 0 ? " else" : "") found"
    }
    if knownCount > 0 {
      hidden.append("\(knownCount) \(job.diffBase.map { "at \($0)" } ?? "in the baseline")")
    }
    guard !hidden.isEmpty else { return text }
    text += "; not shown: \(hidden.joined(separator: ", "))"
    return !job.countsOnly
      && counts.keys.contains { $0.severity.rawValue > job.printed.rawValue }
      ? text + " (--all prints them)" : text
  }

  /// "content-clipped  warning  12": the gravest level first, and within a level the most frequent rule
  /// first.
  private var statisticsTable: String {
    let rows = counts.sorted { one, other in
      (one.key.severity.rawValue, other.value, one.key.code)
        < (other.key.severity.rawValue, one.value, other.key.code)
    }
    let table = alignedColumns(
      rows.map { [$0.key.code, $0.key.severity.word, "\($0.value)"] }, numbers: false)
    return rows.isEmpty ? "" : table + "\n"
  }

  /// "2 fixes in 1 file; --fix applies them. 3 more are not safe: see --diff --unsafe-fixes".
  private var summaryOfDifference: String {
    let option = job.makesUnsafeFixes ? "--unsafe-fixes" : "--fix"
    var text =
      repairs == 0
      ? "\(StackLSP.count(files, "file")): nothing that \(option) would change"
      : "\(StackLSP.count(repairs, "fix", "fixes")) in "
        + "\(StackLSP.count(repairedFiles, "file")); \(option) applies them"
    if unsafeFixes > 0 {
      text +=
        ". \(unsafeFixes) more \(unsafeFixes == 1 ? "is" : "are") not safe: "
        + "--diff --unsafe-fixes shows \(unsafeFixes == 1 ? "it" : "them")"
    }
    return text
  }

  // MARK: Baseline

  private func write(baseline name: String) throws(UsageError) -> Int32 {
    let text = Array(Baseline.text(of: entries, in: name).utf8)
    switch DiskFile.put(name, text) {
    case .done: break
    case .changedMeanwhile:
      throw UsageError("\(name) is being written by another program.", isAboutWords: false)
    case .impossible(let reason): throw UsageError("\(name) \(reason).", isAboutWords: false)
    }
    let count = entries.reduce(0) { $0 + $1.entries.count }
    job.console.writeError(
      "\(StackLSP.count(count, "finding")) of "
        + "\(StackLSP.count(files, "file")) written to \(name.printable)\n")
    return hasFailures ? ExitStatus.unusable : ExitStatus.clean
  }

  private func tellGone(_ baseline: Baseline) {
    let all = gone + baseline.ofDeletedFiles
    let count = all.reduce(0) { $0 + $1.entries.count }
    guard count > 0 else { return }
    var text =
      "\(baseline.name.printable): \(StackLSP.count(count, "finding is", "findings are")) gone:\n"
    for (file, entries) in all {
      let name = relativePath(to: file, from: FileID(workingDirectory + "/.")).printable
      for entry in entries { text += "  \(name): \(entry.code) (\(entry.about.printable))\n" }
    }
    job.console.writeError(text + "Take them out by --write-baseline \(baseline.name.printable).\n")
  }
}

extension Problem.Severity {
  fileprivate var plural: String { self == .information ? word : word + "s" }
}
