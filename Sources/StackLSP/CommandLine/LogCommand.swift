import JSONRPC
import StackDSL

/// `stack-lsp log`: explains the constraint conflicts in the log of Xcode's console.
extension Subcommand {
  static let log = Subcommand("log") { arguments, console throws(UsageError) in
    // `pbpaste | stack-lsp log`
    let piped = console.readsTerminal ? nil : "-"
    guard let name = arguments.positionals.first ?? piped, arguments.positionals.count < 2 else {
      throw UsageError("log needs one file, or - for standard input.")
    }
    guard let bytes = name == "-" ? try console.input() : DiskFile.read(name) else {
      throw UsageError(unreadable: name, at: name)
    }
    let text = LogText(utf8FromUTF16(bytes) ?? bytes)
    let logs = ConflictLogReader.read(text)
    guard !logs.isEmpty else {
      let place = name == "-" ? "standard input" : name
      throw UsageError(ConflictLogReader.absence(in: text, place), isAboutWords: false)
    }
    let lines = LineIndex(text.source)
    let places = logs.map { lines.line(at: text.origin(of: $0.offset)) + 1 }
    let format = arguments.value("--format") ?? "text"
    var screens: ScreensOfLog?
    if let name = arguments.value("--screen") {
      guard format != "stack" else {
        throw UsageError("--screen and --format stack do not go together.")
      }
      screens = try ScreensOfLog(name, console)
    }
    switch format {
    case "stack": console.writeExact(screenText(of: logs))
    case "json":
      console.writeJSON(
        .array(
          zip(logs, places).map { log, line in
            logJSON(ConflictLogPage(log), line: line, written: screens?.written(log) ?? [:])
          }))
    default:
      for (index, log) in logs.enumerated() {
        if logs.count > 1 {
          let number = "\(index + 1) of \(logs.count), line \(places[index])"
          console.writeOutput((index > 0 ? "\n" : "") + console.paint(number, .bold) + "\n")
        }
        write(ConflictLogPage(log), console)
      }
      screens?.write(logs, console)
    }
    return ExitStatus.found
  }

  private static func write(_ page: ConflictLogPage, _ console: Console) {
    var text = console.paragraph([(capitalized(page.heading).printable, .bold)])
    for (number, row) in page.rows.enumerated() {
      text += console.paragraph([
        ("  \(number + 1).", nil), ("\(capitalized(row.sentence)):".printable, nil),
        ("\(row.origin).".printable, .dim),
        ("\(row.isBroken ? "UIKit broke this one." : "")", .red),
      ])
    }
    if let sum = page.sum { text += console.paragraph([(sum.printable, nil)]) }
    if !page.rows.contains(where: \.isBroken) {
      text += console.paragraph([(page.breaking.printable, nil)])
    }
    if let mend = page.mend {
      text += console.paragraph([("help:", .green), (mend.text.printable, nil)])
    }
    for note in page.notes { text += console.paragraph([("note:", .dim), (note, nil)]) }
    console.writeOutput(text)
  }
}

/// The file of `--screen`, in which the constraints of a log are looked up.
private struct ScreensOfLog {
  private let name: String
  private var files = CommandFiles()
  private let solved: DocumentAnalysis
  private var analysis: Analysis { solved.analysis }

  init(_ name: String, _ console: Console) throws(UsageError) {
    self.name = name
    solved = files.solved(try files.file(named: name, console))
  }

  /// The screen that contains most of the constraints; nil if none contains any.
  private func match(_ log: ConflictLog) -> LoggedScreenMatch? {
    let matches = analysis.screens.map { LoggedScreenMatch(log, in: $0.screen) }
    return matches.max { $0.constraints.count < $1.constraints.count }
      .flatMap { $0.constraints.isEmpty ? nil : $0 }
  }

  private func span(_ written: Int, _ match: LoggedScreenMatch) -> FileSpan {
    analysis.model.fileSpan(match.screen.constraints[written].span)
  }

  func written(_ log: ConflictLog) -> [Int: JSON] {
    guard let match = match(log) else { return [:] }
    return match.constraints.mapValues { written in
      let span = span(written, match)
      return ["file": .string(files.name(span.file)), "range": range(span, files)]
    }
  }

  func write(_ logs: [ConflictLog], _ console: Console) {
    for (index, log) in logs.enumerated() {
      guard let match = match(log) else {
        let which = logs.count > 1 ? "log \(index + 1)" : "the log"
        console.writeOutput("\n\(name.printable): none of its constraints is in \(which).\n")
        continue
      }
      console.writeOutput("\n" + places(log, match, console) + findings(match, console))
    }
  }

  private func places(
    _ log: ConflictLog, _ match: LoggedScreenMatch, _ console: Console
  ) -> String {
    let names = LoggedNames(log.constraints)
    var columns = Columns()
    return match.constraints.sorted { $0.key < $1.key }.map { logged, written in
      let excerpt = Excerpt(span(written, match), files, console, &columns)
      return console.paragraph([
        ("\(excerpt.place):", nil), ("note:", .dim),
        (log.constraints[logged].sentence(names).printable, nil),
      ]) + excerpt.lines(console, .dim)
    }
    .joined()
  }

  /// The check's findings about these constraints.
  private func findings(_ match: LoggedScreenMatch, _ console: Console) -> String {
    let places = Set(match.constraints.values.map { match.screen.constraints[$0].span })
    let findings = analysis.findings.filter { finding in
      finding.screen == match.screen.name && RuleFamily(of: finding.code) == .conflicts
        && (places.contains(finding.span) || finding.related.contains { places.contains($0.span) })
    }
    let prover = FixProver(files: solved.sources, analysis: analysis)
    var columns = Columns()
    let fixes = prover.preferredFixes(for: findings, isWeighed: false, orExample: true)
    return zip(findings, fixes).map { finding, fix in
      "\n" + compilerText(finding, fix, files, analysis.model.sections, console, &columns)
    }
    .joined()
  }
}
