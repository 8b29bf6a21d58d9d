import StackDSL

/// `check --format github`: workflow commands, which GitHub shows beside the changed lines (GitHub, "Workflow
/// commands for GitHub Actions": error, warning, notice).
func checkWorkflowCommands(_ report: CheckReport, _ files: CommandFiles) -> String {
  report.findings.map { finding in
    let source = files.source(finding.span.file)
    let range = source.range(report.sections.fileSpan(finding.span).range, .utf32)
    var parameters = [
      ("file", files.name(finding.span.file)), ("line", "\(range.start.line + 1)"),
      ("endLine", "\(range.end.line + 1)"),
    ]
    // Columns are allowed only if the range is within one line.
    if range.start.line == range.end.line {
      parameters.append(("col", "\(range.start.character + 1)"))
      parameters.append(("endColumn", "\(range.end.character + 1)"))
    }
    parameters.append(("title", finding.code))
    let words = parameters.map { "\($0.0)=\(escaped($0.1, isParameter: true))" }
    let message = escaped(finding.message, isParameter: false)
    return "::\(command(finding.severity)) \(words.joined(separator: ","))::\(message)\n"
  }
  .joined()
}

private func command(_ severity: Problem.Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .information, .hint: "notice"
  }
}

private func escaped(_ text: String, isParameter: Bool) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case ":" where isParameter: result += "%3A"
    case "," where isParameter: result += "%2C"
    default: result += String(scalar).printable
    }
  }
  return result
}
