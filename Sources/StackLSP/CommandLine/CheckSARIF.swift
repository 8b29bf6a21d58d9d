import JSONRPC
import StackDSL

/// `check --format sarif`: the results of one file in OASIS' Static Analysis Results Interchange Format
/// 2.1.0, which code scanning services read.
func checkSARIF(_ report: CheckReport, _ choice: RuleChoice, _ files: CommandFiles) -> [JSON] {
  let prover = FixProver(provingAll: report)
  let fixes = prover.preferredFixes(for: report.found)
  let fingerprints = report.fingerprints(files)
  return report.findings.indices.map { index in
    let finding = report.findings[index]
    let fix = fixes[index].map { choice.weighed($0, of: finding.code) }
    return result(finding, fix, fingerprints[index], files, report.sections)
  }
}

/// The log of results, with the rules that they refer to.
func sarifLog(_ results: [JSON], _ codes: [String]) -> JSON {
  [
    "$schema":
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    "version": "2.1.0",
    "runs": [
      [
        "tool": [
          "driver": [
            "name": "stack-lsp", "version": .string(version),
            "rules": .array(codes.map(rule)),
          ]
        ],
        "columnKind": "utf16CodeUnits",
        "results": .array(results),
      ]
    ],
  ]
}

private func rule(_ code: String) -> JSON {
  .fields([
    "id": .string(code),
    "shortDescription": Rule.named(code).map { ["text": .string($0.page.summary)] },
    "help": Rule.named(code).map { rule in
      ["text": .string(rule.page.explanation), "markdown": .string(rule.markdown)]
    },
  ])
}

private func result(
  _ finding: Finding, _ fix: Fix?, _ fingerprint: String, _ files: CommandFiles,
  _ sections: SectionMap
) -> JSON {
  let related = finding.related.enumerated().map { index, note -> JSON in
    .fields([
      "id": .integer(index), "message": ["text": .string(note.message)],
      "physicalLocation": physicalLocation(sections.fileSpan(note.span), files),
    ])
  }
  return .fields([
    "ruleId": .string(finding.code),
    "level": .string(level(finding.severity)),
    "message": ["text": .string(finding.message)],
    "locations": [["physicalLocation": physicalLocation(sections.fileSpan(finding.span), files)]],
    "relatedLocations": related.isEmpty ? nil : .array(related),
    "fixes": fix.map { [json($0, files)] },
    // GitHub reads only the first, and without one computes it from the text of the line ("SARIF support for
    // code scanning", "Data for preventing duplicated alerts").
    "partialFingerprints": [
      "primaryLocationLineHash": .string(fingerprint), "stackLspFinding/v1": .string(fingerprint),
    ],
  ])
}

/// The preferred fix (section 3.55). The format has no property for whether it is safe.
private func json(_ fix: Fix, _ files: CommandFiles) -> JSON {
  let changed = unique(fix.edits.map(\.span.file))
  return [
    "description": ["text": .string(fix.title)],
    "artifactChanges": .array(
      changed.map { file in
        let replacements = fix.edits.filter { $0.span.file == file }.map { edit -> JSON in
          [
            "deletedRegion": region(edit.span, files),
            "insertedContent": ["text": .string(edit.newText)],
          ]
        }
        return [
          "artifactLocation": artifactLocation(file, files), "replacements": .array(replacements),
        ]
      }),
    "properties": .fields([
      "isSafe": .bool(fix.isSafe), "reservation": fix.reservation.map { .string($0.reason) },
    ]),
  ]
}

private func level(_ severity: Problem.Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .information, .hint: "note"
  }
}

private func physicalLocation(_ span: FileSpan, _ files: CommandFiles) -> JSON {
  ["artifactLocation": artifactLocation(span.file, files), "region": region(span, files)]
}

private func artifactLocation(_ file: FileID, _ files: CommandFiles) -> JSON {
  let name = files.name(file)
  let uri = name.hasPrefix("/") ? DocumentURI.uri(of: file) : DocumentURI.relative(name)
  return ["uri": .string(uri)]
}

/// Lines and columns count from 1 (SARIF 2.1.0, section 3.30).
private func region(_ span: FileSpan, _ files: CommandFiles) -> JSON {
  let range = files.source(span.file).range(span.range, .utf16)
  return [
    "startLine": .integer(range.start.line + 1),
    "startColumn": .integer(range.start.character + 1),
    "endLine": .integer(range.end.line + 1), "endColumn": .integer(range.end.character + 1),
  ]
}
