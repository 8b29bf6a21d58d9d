import JSONRPC
import StackDSL

/// `stack-lsp check`: the diagnostics of the server, as a compiler prints them or for programs.
extension Subcommand {
  static let check = Subcommand(
    name: "check", synopsis: "[--format FORMAT] [--strict] FILE|DIR…",
    summary: "report what is wrong with the screens of files",
    options: [
      Option(
        name: "--format", choices: ["text", "json", "github", "sarif"],
        help: "how to print it (text)"),
      Option(name: "--strict", help: "fail on warnings too"),
      Option(name: "--quiet", help: "print errors and warnings only"),
      Option(name: "--timings", help: "print what solving and each rule cost"),
    ],
    details: """
      Every screen is solved in every environment it names. DIR stands for all .stack files in it,
      - for standard input. Where NAME.frames.json (see frames) stands beside NAME.stack, views that
      lie elsewhere now are reported. Fails if there is an error, or with --strict a warning.
      """
  ) { arguments, console throws(UsageError) in
    guard !arguments.positionals.isEmpty else { throw UsageError("check needs a file or folder.") }
    var files = CommandFiles()
    let list = try files.files(named: arguments.positionals, console)
    var reports: [CheckReport] = []
    for (index, file) in list.enumerated() {
      if list.count > 1 {
        console.progress("\(index + 1)/\(list.count) \(files.name(file).printable)")
      }
      reports.append(
        CheckReport(file, in: &files, severityLimit: arguments.has("--quiet") ? .warning : .hint))
    }
    console.progress("")
    switch arguments.value("--format", default: "text") {
    case "json": console.writeJSON(checkJSON(reports, files))
    case "github": console.writeOutput(checkWorkflowCommands(reports, files))
    case "sarif": console.writeJSON(checkSARIF(reports, files))
    default: printText(reports, files, console)
    }
    if arguments.has("--timings") {
      for report in reports {
        let timings = RuleTimings(of: report.file, in: report.solved.sources)
        console.writeError("\(files.name(report.file).printable)\n\(timings.table)\n")
      }
    }
    let failing: Problem.Severity = arguments.has("--strict") ? .warning : .error
    let fails = reports.contains { report in
      report.findings.contains { $0.severity.rawValue <= failing.rawValue }
    }
    return fails ? ExitStatus.found : ExitStatus.clean
  }

  private static func printText(_ reports: [CheckReport], _ files: CommandFiles, _ console: Console)
  {
    for report in reports {
      for finding in report.findings {
        console.writeOutput(compilerText(finding, files, console) + "\n")
      }
    }
    console.writeError(summary(of: reports) + "\n")
  }

  /// "3 files: 1 error, 2 warnings".
  private static func summary(of reports: [CheckReport]) -> String {
    let counts = [Problem.Severity.error, .warning, .information, .hint].compactMap { severity in
      let count = reports.findings.filter { $0.severity == severity }.count
      return count == 0 ? nil : counted(count, severity.word, plural: severity.plural)
    }
    let files = counted(reports.count, "file", plural: "files")
    return "\(files): \(counts.isEmpty ? "nothing found" : counts.joined(separator: ", "))"
  }

  private static func counted(_ count: Int, _ one: String, plural: String) -> String {
    "\(count) \(count == 1 ? one : plural)"
  }
}

extension Problem.Severity {
  fileprivate var plural: String { self == .information ? "remarks" : word + "s" }
}

/// What was found in one file.
struct CheckReport: Sendable {
  var file: FileID
  var findings: [Finding]
  var solved: Solved

  init(_ file: FileID, in files: inout CommandFiles, severityLimit: Problem.Severity) {
    self.file = file
    solved = files.solved(file)
    var all = solved.analysis.findings
    if let record = files.recordedFrames(beside: file) {
      all += framesChanged(since: record, in: solved.analysis)
      all.sort(by: Finding.isBefore)
    }
    findings = all.filter { finding in
      finding.span.file == file && finding.severity.rawValue <= severityLimit.rawValue
    }
  }
}

extension [CheckReport] {
  var findings: [Finding] { flatMap(\.findings) }
}
