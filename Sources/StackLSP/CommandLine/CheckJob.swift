import JSONRPC
import StackDSL

/// The options of a check, which are the same for every file.
struct CheckJob: Sendable {
  enum Format: String, CaseIterable { case text, concise, json, github, gitlab, sarif }

  /// Whether fixes are written to the files or shown as a difference.
  enum Repairs { case none, written, shown }

  let format: Format
  /// Findings of lower levels are counted, but not printed.
  let printed: Problem.Severity
  /// The lowest level that --fix looks at: a safe fix is as good for a hint.
  let mended: Problem.Severity
  /// The lowest level that makes the command fail.
  let failing: Problem.Severity
  var repairs: Repairs
  /// Whether unsafe fixes are made as well.
  let makesUnsafeFixes: Bool
  let overrides: RuleOverrides
  var baseline: Baseline?
  var writtenBaseline: String?
  /// A commit: only findings that are new since then are reported.
  let diffBase: String?
  let measuresTime: Bool
  /// Whether only the number of findings of each rule is printed.
  let countsOnly: Bool
  let isWatching: Bool
  let console: Console
  /// The bytes of standard input.
  var input: [UInt8] = []
  /// With `repairs`: the names of files that must not be changed.
  var behindLinks: Set<String> = []
  /// With `repairs`: the files that others import.
  var imported: Set<FileID> = []

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    format = arguments.value("--format").flatMap(Format.init(rawValue:)) ?? .text
    let usual: Problem.Severity = arguments.has("--strict") ? .warning : .error
    failing =
      arguments.value("--fail-on").flatMap { word in
        Problem.Severity.all.first { $0.word == word }
      } ?? usual
    printed = Self.printedLevel(arguments, failing)
    mended = arguments.has("--level") || arguments.has("--quiet") ? printed : .hint
    makesUnsafeFixes = arguments.has("--unsafe-fixes")
    repairs =
      arguments.has("--diff")
      ? .shown : arguments.has("--fix") || makesUnsafeFixes ? .written : .none
    overrides = try RuleOverrides(arguments)
    baseline = try arguments.value("--baseline").map { name throws(UsageError) in
      try Baseline(file: name)
    }
    writtenBaseline = try arguments.value("--write-baseline").map { name throws(UsageError) in
      try Baseline.mayBeWritten(over: name)
      return name
    }
    diffBase = arguments.value("--diff-base")
    measuresTime = arguments.has("--timings")
    countsOnly = arguments.has("--statistics")
    isWatching = arguments.has("--watch")
    var console = console
    switch arguments.value("--color") {
    case "always": console.isColoured = true
    case "never": console.isColoured = false
    default: break
    }
    self.console = console
    let clashes = [
      ("--fix", "--diff"), ("--fix", "--watch"), ("--unsafe-fixes", "--watch"),
      ("--diff", "--watch"), ("--diff", "--format"),
      ("--baseline", "--write-baseline"), ("--write-baseline", "--watch"),
      ("--write-baseline", "--diff"), ("--write-baseline", "--format"), ("--level", "--all"),
      ("--level", "--quiet"), ("--all", "--quiet"), ("--statistics", "--format"),
      ("--statistics", "--diff"), ("--statistics", "--write-baseline"),
      ("--diff-base", "--baseline"), ("--diff-base", "--write-baseline"),
      ("--diff-base", "--watch"), ("--diff-base", "--diff"),
    ]
    for (one, other) in clashes where arguments.has(one) && arguments.has(other) {
      throw UsageError("\(one) and \(other) do not go together.")
    }
  }

  /// By default the levels that somebody has to fix, in every format. The failing level and rules selected by name are
  /// printed too.
  private static func printedLevel(
    _ arguments: Arguments, _ failing: Problem.Severity
  ) -> Problem.Severity {
    if let word = arguments.value("--level") {
      return Problem.Severity.all.first { $0.word == word } ?? .warning
    }
    if arguments.has("--quiet") { return .error }
    if arguments.has("--all") || arguments.has("--select") { return .hint }
    return failing.rawValue > Problem.Severity.warning.rawValue ? failing : .warning
  }

  /// Returns a function that checks one file after the other, and reads files that several others import only
  /// once.
  func worker(
    _ names: [String], _ known: [String: CheckedFile], _ shared: SharedImports
  ) -> (Int) -> CheckedFile {
    // Each thread has its own table of files.
    var files = CommandFiles(
      sharing: shared, workers: names.count == 1 ? .allCores : .thisThread)
    return { index in
      if let file = known[names[index]], file.isCurrent { return file }
      defer { files.finish(FileID(absolutePath(names[index]))) }
      return check(names[index], &files)
    }
  }

  private func check(_ name: String, _ files: inout CommandFiles) -> CheckedFile {
    var checked = CheckedFile(name: name)
    do throws(UsageError) {
      let file = try files.file(named: name) { input }
      let choice = overrides.choice(files.project(of: file).choice)
      if repairs != .none, !behindLinks.contains(name) {
        let repair = try FileRepair(file, named: name, in: &files, choice, self)
        checked.repairs = repair.count
        checked.output = repair.report(files, console)
        checked.unsafeFixes = repair.unsafeCount
      }
      if repairs == .shown { return checked }
      let report = CheckReport(file, in: &files, choice, self)
      checked.tally = report.tally
      print(report, choice, files, into: &checked)
      if isWatching { checked.read = files.read(for: file) }
    } catch {
      checked.failure = error
    }
    return checked
  }

  private func print(
    _ report: CheckReport, _ choice: RuleChoice, _ files: CommandFiles,
    into checked: inout CheckedFile
  ) {
    if writtenBaseline != nil || countsOnly { return }
    switch format {
    case .json: checked.json = checkJSON(report, choice, files)
    case .sarif:
      checked.json = checkSARIF(report, choice, files)
      checked.codes = Set(report.findings.map(\.code))
    case .gitlab: checked.json = checkCodeQuality(report, files)
    case .concise: checked.output += conciseText(report, files).utf8
    case .github: checked.output += checkWorkflowCommands(report, files).utf8
    case .text: checked.output += compilerText(report, files, console).utf8
    }
    if measuresTime {
      checked.timings = RuleTimings(of: report.file, in: report.solved.sources).table
    }
  }
}

/// The result of checking one file; nothing else about the file is kept.
struct CheckedFile: Sendable {
  var name: String
  var tally = CheckTally()
  var output: [UInt8] = []
  var json: [JSON] = []
  var codes: Set<String> = []
  var timings: String?
  var failure: UsageError?
  /// The number of fixes that were applied, or would be.
  var repairs = 0
  /// The number of fixes left out because they are not safe.
  var unsafeFixes = 0
  /// With `--watch`: the files that were read.
  var read: [FileID: DiskFile.Stamp?] = [:]

  /// Whether none of the files that were read has changed.
  var isCurrent: Bool {
    !read.isEmpty && read.allSatisfy { DiskFile.stamp($0.key.name) == $0.value }
  }
}
