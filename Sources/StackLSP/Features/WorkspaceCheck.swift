import JSONRPC
import StackDSL

/// Checks a whole workspace, file by file between messages: one answer at the end, and partial results if the
/// client wants them.
struct WorkspaceCheck: Job {
  let progressToken: JSON?
  var title: String { "Checking screens" }
  /// The token for results of finished files; nil to send all of them with the answer.
  let partialResultToken: JSON?
  /// The result ids that the client has, by file.
  let known: [FileID: String]
  private var stage: Stage
  private var reports: [JSON] = []

  private enum Stage: Sendable {
    case finding(WorkspaceWalk)
    /// The remaining files, the next one last.
    case checking([FileID], total: Int)
  }

  init(
    progressToken: JSON?, partialResultToken: JSON?, known: [FileID: String], in session: Session
  ) {
    self.progressToken = progressToken
    self.partialResultToken = partialResultToken
    self.known = known
    stage = .finding(WorkspaceWalk(session))
  }

  mutating func advance(in session: inout Session) throws(ResponseError) -> JobStep {
    switch stage {
    case .finding(var walk):
      guard let files = walk.advance(in: session) else {
        stage = .finding(walk)
        return .more
      }
      stage = .checking(files.reversed(), total: files.count)
    case .checking(var files, let total):
      guard let file = files.last else { return .answer(["items": .array(reports)]) }
      if session.needsDeepAnalysis(file) { return .waits(for: file) }
      files.removeLast()
      if let report = session.workspaceReport(of: file, known: known[file]) {
        if let token = partialResultToken {
          session.progress(token, ["items": [report]])
        } else {
          reports.append(report)
        }
      }
      stage = .checking(files, total: total)
      tell(&session, done: total - files.count, of: total)
    }
    return .more
  }

  private func tell(_ session: inout Session, done: Int, of total: Int) {
    guard let token = progressToken else { return }
    session.progress(
      token,
      [
        "kind": "report", "percentage": .integer(100 * done / max(1, total)),
        "message": .string("\(done) of \(total) files"),
      ])
  }
}

extension Session {
  fileprivate mutating func workspaceReport(of file: FileID, known: String?) -> JSON? {
    let analysis = solved(file, .allEnvironments).analysis
    guard let snapshot = readOnlySnapshot(of: file) else { return nil }
    var report = snapshot.diagnosticReport(analysis, known: known)
    report["uri"] = .string(snapshot.document.uri)
    report["version"] = files.documents[file].map { .integer($0.version) } ?? .null
    release(file)
    return .object(report)
  }
}
