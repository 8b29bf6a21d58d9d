import JSONRPC
import StackDSL

/// `check --format json`: an array of findings; lines and characters count from 0, in UTF-16 units.
func checkJSON(_ report: CheckReport, _ choice: RuleChoice, _ files: CommandFiles) -> [JSON] {
  let prover = FixProver(provingAll: report)
  return zip(report.findings, prover.fixes(for: report.found)).map { finding, fixes in
    let weighed = fixes.map { choice.weighed($0, of: finding.code) }
    return json(finding, weighed, files, report.sections)
  }
}

extension FixProver {
  /// A prover of every fix of a file.
  init(provingAll report: CheckReport) {
    let (files, analysis) = (report.solved.sources, report.solved.analysis)
    let isDocument = files.documents[analysis.model.file] != nil
    self.init(files: files, analysis: analysis, work: isDocument ? TrialWork.ofDocument : .max)
  }
}

private func json(
  _ finding: Finding, _ fixes: [Fix], _ files: CommandFiles, _ sections: SectionMap
) -> JSON {
  [
    "file": .string(files.name(finding.span.file)),
    "range": range(sections.fileSpan(finding.span), files),
    "severity": .string(finding.severity.word),
    "code": .string(finding.code),
    "message": .string(finding.message),
    "screen": finding.screen.map(JSON.string) ?? .null,
    "environments": .array(finding.environments.map(JSON.string)),
    "evidence": .array(finding.evidence.map(JSON.string)),
    "related": .array(
      finding.related.map { note in
        [
          "file": .string(files.name(note.span.file)),
          "range": range(sections.fileSpan(note.span), files),
          "message": .string(note.message),
        ]
      }),
    "fixes": .array(
      fixes.map { fix in
        [
          "title": .string(fix.title), "isPreferred": .bool(fix.isPreferred),
          "isSafe": .bool(fix.isSafe),
          "reservation": fix.reservation.map { .string($0.reason) } ?? .null,
          "edits": .array(fix.edits.map { json($0, files) }),
        ]
      }),
  ]
}

private func json(_ edit: TextEdit, _ files: CommandFiles) -> JSON {
  [
    "file": .string(files.name(edit.span.file)), "range": range(edit.span, files),
    "newText": .string(edit.newText),
  ]
}

func range(_ span: FileSpan, _ files: CommandFiles) -> JSON {
  files.source(span.file).range(span.range, .utf16).json
}
