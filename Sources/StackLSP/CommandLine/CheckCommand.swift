import JSONRPC
import StackDSL

/// `stack-lsp check`: the diagnostics of the server, as a compiler prints them or for programs.
extension Subcommand {
  static let check = Subcommand(
    name: "check", synopsis: "[--format FORMAT] [--fail-on LEVEL] [FILE|DIR…|-]",
    summary: "report what is wrong with the screens of files",
    options: [
      Option(
        name: "--format", choices: ["text", "json", "github", "sarif"],
        help: "how to print it (text)"),
      Option(
        name: "--fail-on", choices: Problem.Severity.all.map(\.word),
        help: "the least level that fails (error)"),
      Option(name: "--strict", help: "fail on warnings too: --fail-on warning"),
      Option(name: "--quiet", help: "print errors and warnings only"),
      Option(name: "--timings", help: "print what solving and each rule cost"),
    ],
    details: """
      Every screen is solved in every environment it names. DIR stands for all .stack files in it,
      - for standard input; without arguments the folder that one is in is checked. A file that
      cannot be read is named, and the others are checked. Where NAME.frames.json (see frames)
      stands beside NAME.stack, views that lie elsewhere now are reported.
      """
  ) { arguments, console throws(UsageError) in
    let named = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    let names = try CommandFiles.names(named)
    let input = names.contains("-") ? try console.input() : []
    let job = CheckJob(arguments, input: input, console)
    var outcome = CheckOutcome(job)
    inOrder(names.count, worker: { job.worker(names) }) { index, file in
      if names.count > 1 { console.progress("\(index + 1)/\(names.count) \(file.name.printable)") }
      outcome.take(file)
    }
    console.progress("")
    return outcome.finish()
  }
}

/// What every file is checked for, and how what is found is printed.
struct CheckJob: Sendable {
  enum Format: String { case text, json, github, sarif }

  let format: Format
  /// Findings of lower levels are counted, not printed.
  let printed: Problem.Severity
  /// The least level that makes the command fail.
  let failing: Problem.Severity
  let measuresTime: Bool
  private let input: [UInt8]
  let console: Console

  init(_ arguments: Arguments, input: [UInt8], _ console: Console) {
    format = arguments.value("--format").flatMap(Format.init(rawValue:)) ?? .text
    printed = arguments.has("--quiet") ? .warning : .hint
    let usual: Problem.Severity = arguments.has("--strict") ? .warning : .error
    failing =
      arguments.value("--fail-on").flatMap { word in
        Problem.Severity.all.first { $0.word == word }
      } ?? usual
    measuresTime = arguments.has("--timings")
    self.input = input
    self.console = console
  }

  /// Checks one file after the other, and remembers of each what others import.
  func worker(_ names: [String]) -> (Int) -> CheckedFile {
    var files = CommandFiles()
    return { index in
      defer { files.forgetLayouts() }
      return check(names[index], &files)
    }
  }

  private func check(_ name: String, _ files: inout CommandFiles) -> CheckedFile {
    let file: FileID
    do throws(UsageError) {
      file = try files.file(named: name) { input }
    } catch {
      return CheckedFile(name: name, failure: error)
    }
    let report = CheckReport(file, in: &files, severityLimit: printed)
    var checked = CheckedFile(name: files.name(file), counts: report.counts)
    switch format {
    case .json: checked.json = checkJSON(report, files)
    case .sarif:
      checked.json = checkSARIF(report, files)
      checked.codes = Set(report.findings.map(\.code))
    case .github: checked.text = checkWorkflowCommands(report, files)
    case .text:
      checked.text = report.findings.map { compilerText($0, files, console) + "\n" }.joined()
    }
    if measuresTime { checked.timings = RuleTimings(of: file, in: report.solved.sources).table }
    return checked
  }
}

/// What is to be said of one file; nothing else of it is kept.
struct CheckedFile: Sendable {
  var name: String
  /// By the number of the level.
  var counts: [Int: Int] = [:]
  var text = ""
  var json: [JSON] = []
  var codes: Set<String> = []
  var timings: String?
  var failure: UsageError?
}

/// What was found in one file.
struct CheckReport: Sendable {
  var file: FileID
  /// What is to be printed.
  var findings: [Finding]
  /// Of all that was found, by the number of the level.
  var counts: [Int: Int] = [:]
  var solved: Solved

  init(_ file: FileID, in files: inout CommandFiles, severityLimit: Problem.Severity) {
    self.file = file
    solved = files.solved(file)
    var all = solved.analysis.findings
    if let record = files.recordedFrames(beside: file) {
      all += framesChanged(since: record, in: solved.analysis)
    }
    if let fault = files.encodingFault(in: file) { all.append(fault) }
    all = all.filter { $0.span.file == file }
    all.sort(by: Finding.isBefore)
    for finding in all { counts[finding.severity.rawValue, default: 0] += 1 }
    findings = all.filter { $0.severity.rawValue <= severityLimit.rawValue }
  }
}
