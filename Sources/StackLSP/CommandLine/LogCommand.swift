import JSONRPC
import StackDSL

/// `stack-lsp log`: what Xcode's console says of constraints that conflict, in plain words.
extension Subcommand {
  static let log = Subcommand(
    name: "log", synopsis: "[--screen FILE] [--format FORMAT] FILE|-",
    summary: "explain \"Unable to simultaneously satisfy constraints\"",
    options: [
      Option(
        name: "--screen", placeholder: "FILE",
        help: "find the constraints in this .stack file, storyboard or xib"),
      Option(
        name: "--format", choices: ["text", "json", "stack"],
        help: "how to print it (text); stack: a screen that has the conflict"),
    ],
    details: """
      FILE is any text with such a log in it: a console, a system log, a mail. For each conflict it prints
      the fewest constraints that prove it, each as a sentence with who made it, their sum, what UIKit
      broke and what most likely helps. Nothing else of the text is printed.
      """
  ) { arguments, console throws(UsageError) in
    guard let name = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw UsageError("log needs one file, or - for standard input.")
    }
    guard let bytes = name == "-" ? try console.input() : DiskFile.read(name) else {
      throw UsageError(unreadable: name, at: name)
    }
    let logs = ConflictLogReader.read(bytes)
    guard !logs.isEmpty else {
      let place = name == "-" ? "standard input" : name
      throw UsageError("There is no conflict of constraints in \(place).", isAboutWords: false)
    }
    let lines = LineIndex(bytes)
    let places = logs.map { lines.line(at: $0.offset) + 1 }
    switch arguments.value("--format") {
    case "stack": console.writePage(screenText(of: logs))
    case "json":
      console.writeJSON(.array(zip(logs, places).map { logJSON(ConflictLogPage($0), line: $1) }))
    default:
      for (index, log) in logs.enumerated() {
        if logs.count > 1 {
          let number = "\(index + 1) of \(logs.count), line \(places[index])"
          console.writeOutput((index > 0 ? "\n" : "") + console.paint(number, .bold) + "\n")
        }
        write(ConflictLogPage(log), console)
      }
    }
    if let file = arguments.value("--screen") {
      try writeMatches(of: logs, in: file, console, isPage: arguments.value("--format") == nil)
    }
    return ExitStatus.found
  }

  private static func write(_ page: ConflictLogPage, _ console: Console) {
    var text = console.paragraph([(sentence(page.heading).printable, .bold)])
    for (number, row) in page.rows.enumerated() {
      text += console.paragraph([
        ("  \(number + 1).", nil), ("\(sentence(row.sentence)):".printable, nil),
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
    if !page.log.unread.isEmpty {
      text += console.paragraph([("note:", .dim), (page.unreadNote, nil)])
    }
    console.writeOutput(text)
  }

  // MARK: In the user's own file

  private static func writeMatches(
    of logs: [ConflictLog], in name: String, _ console: Console, isPage: Bool
  ) throws(UsageError) {
    var files = CommandFiles()
    let file = try files.file(named: name, console)
    guard isPage else { return }
    let analysis = files.solved(file).analysis
    for (index, log) in logs.enumerated() {
      let matches = analysis.screens.map { LoggedScreenMatch(log, in: $0.screen) }
      guard let match = matches.max(by: { $0.constraints.count < $1.constraints.count }),
        !match.constraints.isEmpty
      else {
        console.writeOutput(
          "\n\(name.printable): none of its constraints is in \(logs.count > 1 ? "log \(index + 1)" : "the log").\n"
        )
        continue
      }
      let names = LoggedNames(log.constraints)
      var text = "\n"
      for (logged, written) in match.constraints.sorted(by: { $0.key < $1.key }) {
        let excerpt = Excerpt(
          analysis.model.fileSpan(match.screen.constraints[written].span), files)
        text += console.paragraph([
          ("\(excerpt.place):", nil), ("note:", .dim),
          (log.constraints[logged].sentence(names).printable, nil),
        ])
        text += excerpt.lines(console, .dim)
      }
      let places = Set(match.constraints.values.map { match.screen.constraints[$0].span })
      let findings = analysis.findings.filter { finding in
        finding.screen == match.screen.name && RuleFamily(of: finding.code) == .conflicts
          && (places.contains(finding.span)
            || finding.related.contains { places.contains($0.span) })
      }
      let prover = FixProver(files: files.solved(file).sources, analysis: analysis)
      for (finding, fix) in zip(findings, prover.preferredFixes(for: findings)) {
        text +=
          "\n"
          + compilerText(
            finding, fix, files, analysis.model.sections, console)
      }
      console.writeOutput(text)
    }
  }
}
