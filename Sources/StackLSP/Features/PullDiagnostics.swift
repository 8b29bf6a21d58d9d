import JSONRPC
import StackDSL

/// `textDocument/diagnostic` and `workspace/diagnostic`, for clients that request diagnostics.
extension Method {
  static let diagnostic = Method(
    "textDocument/diagnostic",
    // Always the full report. "Unchanged" refers to the previous answer, so a client that asks again before
    // that answer has arrived would keep an older one.
    .layoutQuery(.allEnvironments) { snapshot, solved, _ in
      .object(snapshot.diagnosticReport(solved.analysis, known: nil))
    },
    capabilities: { _ in
      [
        "diagnosticProvider": [
          "identifier": "stack", "interFileDependencies": true, "workspaceDiagnostics": true,
        ]
      ]
    })

  static let workspaceDiagnostic = Method(
    "workspace/diagnostic",
    .job { session, parameters throws(ResponseError) in
      var known: [FileID: String] = [:]
      for previous in try parameters["previousResultIds"].elements() {
        known[DocumentURI.file(try previous["uri"].string())] = try previous["value"].string()
      }
      return WorkspaceCheck(
        progressToken: parameters["workDoneToken"].json,
        partialResultToken: parameters["partialResultToken"].json, known: known, in: session)
    })

  static let workDoneProgressCancel = Method(
    "window/workDoneProgress/cancel",
    .notification { session, parameters in
      guard let token = parameters["token"].json else { return }
      _ = session.cancelJob { $0.job.progressToken == token }
    })
}

extension Snapshot {
  /// LSP's `DocumentDiagnosticReport`: all items, or "unchanged".
  func diagnosticReport(_ analysis: Analysis, known: String?) -> JSON.Object {
    let items = JSON.array(diagnostics(analysis))
    let id = fingerprint(items)
    let report: JSON =
      known == id
      ? ["kind": "unchanged", "resultId": .string(id)]
      : ["kind": "full", "resultId": .string(id), "items": items]
    return report.objectValue ?? JSON.Object()
  }
}
