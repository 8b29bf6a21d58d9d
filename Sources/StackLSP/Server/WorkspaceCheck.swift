import JSONRPC
import StackDSL

/// The diagnostics of a whole workspace, file by file between messages: one answer in the end, and
/// on the way what the client asked to see of it.
struct WorkspaceCheck: Sendable {
  let request: RequestID
  /// Where progress goes; nil where nobody wants it.
  let progressToken: JSON?
  /// Where finished files go at once; nil: all with the answer.
  let partialResultToken: JSON?
  /// The result ids that the client has, by file.
  let known: [FileID: String]
  let total: Int
  /// What is left, the next one last.
  var remaining: [FileID]
  var reports: [JSON] = []
}

extension Session {
  mutating func start(_ check: WorkspaceCheck) {
    if let token = check.progressToken {
      progress(
        token,
        [
          "kind": "begin", "title": "Checking screens", "cancellable": true, "percentage": 0,
          "message": "0 of \(check.total) files",
        ])
    }
    checks.append(check)
  }

  /// One file of the oldest check; false where there is none.
  mutating func continueChecks() -> Bool {
    guard var check = checks.first else { return false }
    if let file = check.remaining.popLast() {
      if let report = workspaceReport(of: file, known: check.known[file]) {
        if let token = check.partialResultToken {
          progress(token, ["items": [report]])
        } else {
          check.reports.append(report)
        }
      }
      let done = check.total - check.remaining.count
      if let token = check.progressToken {
        progress(
          token,
          [
            "kind": "report", "percentage": .integer(100 * done / max(1, check.total)),
            "message": "\(done) of \(check.total) files",
          ])
      }
      checks[0] = check
    } else {
      checks.removeFirst()
      end(check, .success(["items": .array(check.reports)]))
    }
    return true
  }

  /// Stops a check that runs; false if there is none of that id.
  mutating func cancelCheck(where isMeant: (WorkspaceCheck) -> Bool) -> Bool {
    guard let index = checks.firstIndex(where: isMeant) else { return false }
    end(checks.remove(at: index), .failure(.cancelled))
    return true
  }

  private mutating func end(_ check: WorkspaceCheck, _ result: Result<JSON, ResponseError>) {
    if let token = check.progressToken { progress(token, ["kind": "end"]) }
    reply(check.request, result)
  }

  private mutating func progress(_ token: JSON, _ value: JSON) {
    notify("$/progress", ["token": token, "value": value])
  }

  private mutating func workspaceReport(of file: FileID, known: String?) -> JSON? {
    let findings = solved(file, .allEnvironments).analysis.findings
    guard let snapshot = readOnlySnapshot(of: file) else { return nil }
    var report = snapshot.diagnosticReport(findings, known: known)
    report["uri"] = .string(snapshot.document.uri)
    report["version"] = files.documents[file].map { .integer($0.version) } ?? .null
    // A workspace of thousands of files is not kept in memory for the next time.
    if files.documents[file] == nil { cache.forget(file) }
    return .object(report)
  }
}
