import JSONRPC
import StackDSL

extension Snapshot {
  /// LSP's `Diagnostic`s of this document, the gravest first, and equally grave ones by position.
  func diagnostics(_ analysis: Analysis) -> [JSON] {
    let sections = analysis.model.sections
    return sections.byGravity(shown(analysis.findings)).map { diagnostic($0, sections) }
  }

  func diagnostic(_ finding: Finding, _ sections: SectionMap) -> JSON {
    .fields([
      "range": range(sections.fileSpan(finding.span).range),
      "severity": .integer(finding.severity.rawValue),
      "code": .string(finding.code),
      "codeDescription": address(ofRule: finding.code).map { ["href": .string($0)] },
      "source": "stack",
      "message": .string(message(finding, sections)),
      // DiagnosticTag.Unnecessary: editors fade the text.
      "tags": client.diagnosticTags && finding.isUnnecessary ? [1] : nil,
      "relatedInformation": relatedInformation(finding, sections),
      "data": client.diagnosticData ? data(finding) : nil,
    ])
  }

  /// The address of the rule's explanation: a document of the server if the client can show it, otherwise a
  /// file.
  private func address(ofRule code: String) -> String? {
    guard client.codeDescription else { return nil }
    return client.textDocumentContent
      ? VirtualDocument.rule(code).uri : RulePages.addresses[code]
  }

  private func relatedInformation(_ finding: Finding, _ sections: SectionMap) -> JSON? {
    guard client.relatedInformation, !finding.related.isEmpty else { return nil }
    return .array(
      finding.related.compactMap { note in
        location(sections.fileSpan(note.span)).map {
          ["location": $0, "message": .string(note.message)]
        }
      })
  }

  /// If the client shows no related information, the message contains it.
  private func message(_ finding: Finding, _ sections: SectionMap) -> String {
    guard !client.relatedInformation else { return finding.message }
    let notes = finding.related.map { note in
      let start = sections.fileSpan(note.span).range.lowerBound
      let line = files.knownSource(note.span.file)?.lines.line(at: start)
      let place = note.span.file == file ? "line" : "\(note.span.file.lastComponent), line"
      return "\n• \(note.message) (\(place) \((line ?? 0) + 1))"
    }
    return finding.message + notes.joined()
  }

  private func data(_ finding: Finding) -> JSON? {
    guard let screen = finding.screen else { return nil }
    return [
      "screen": .string(screen), "environments": .array(finding.environments.map(JSON.string)),
    ]
  }
}
