import StackDSL

/// The findings of a file as a compiler prints them: place, severity, message, and the line with carets;
/// below these the related places, and the fix of an error or a warning.
///
/// A fix is solved in every environment before it is shown; doing so for hints too would double the time.
func compilerText(_ report: CheckReport, _ files: CommandFiles, _ console: Console) -> String {
  let prover = FixProver(
    files: report.solved.sources, analysis: report.solved.analysis, work: TrialWork.ofText)
  let grave = report.findings.indices.filter { index in
    report.findings[index].severity.rawValue <= Problem.Severity.warning.rawValue
  }
  let preferred = Dictionary(
    uniqueKeysWithValues: zip(
      grave,
      prover.preferredFixes(
        for: grave.map { report.found[$0] }, isWeighed: false, orExample: true)))
  var columns = Columns()
  // One edit may fix several findings; it is shown below the first.
  var said: Set<[TextEdit]> = []
  return report.findings.enumerated().map { index, finding in
    let fix = (preferred[index] ?? nil).flatMap { said.insert($0.edits).inserted ? $0 : nil }
    return compilerText(finding, fix, files, report.sections, console, &columns) + "\n"
  }
  .joined()
}

/// The number of views, once for each environment, that are solved for the fixes of one file. A view takes 25 µs in the
/// densest of files. Fixes beyond it are found by an editor, or by `--fix`.
enum TrialWork {
  /// About half a second.
  static let ofText = 20_000
  /// About ten seconds, of a storyboard or xib. Of 5,759 documents one needs more: it has 138 errors, 63 of them on one
  /// screen, and all its fixes took over nine minutes.
  static let ofDocument = 200_000
}

func compilerText(
  _ finding: Finding, _ fix: Fix?, _ files: CommandFiles, _ sections: SectionMap,
  _ console: Console, _ columns: inout Columns
) -> String {
  let style: Console.Style =
    switch finding.severity {
    case .error: .red
    case .warning: .yellow
    case .information, .hint: .cyan
    }
  let excerpt = Excerpt(sections.fileSpan(finding.span), files, console, &columns)
  var text = console.paragraph([
    ("\(excerpt.place):", nil), ("\(finding.severity.word):", style),
    (finding.message.printable, .bold), ("[\(finding.code)]", nil),
  ])
  text += excerpt.lines(console, style)
  for note in finding.related where note.span != finding.span {
    let other = Excerpt(sections.fileSpan(note.span), files, console, &columns)
    text += console.paragraph([
      ("\(other.place):", nil), ("note:", .dim), (note.message.printable, nil),
    ])
    text += other.lines(console, .dim)
  }
  if let fix {
    text += console.paragraph([
      ("\(excerpt.place):", nil), ("help:", .green),
      // Where only the author can decide, one of several fixes shows what to decide.
      ((fix.isPreferred ? "" : "for example: ") + fix.title.printable, nil),
    ])
  }
  return text
}

/// `check --format concise`: one line for each finding.
func conciseText(_ report: CheckReport, _ files: CommandFiles) -> String {
  report.findings.map { finding in
    let span = report.sections.fileSpan(finding.span)
    let start = files.source(span.file).range(span.range, .utf32).start
    let place = "\(files.name(span.file)):\(start.line + 1):\(start.character + 1)".printable
    return "\(place): \(finding.severity.word): \(finding.message.printable) [\(finding.code)]\n"
  }
  .joined()
}
