import JSONRPC

/// A query about layouts that take time to solve, for the text at the time of the request.
struct LayoutQuestion: Job {
  private let snapshot: Snapshot
  private let versions: OpenVersions
  private let depth: AnalysisDepth
  private let parameters: Parameters
  private let run: @Sendable (Snapshot, DocumentAnalysis, Parameters) throws(ResponseError) -> JSON

  init(
    _ snapshot: Snapshot, _ depth: AnalysisDepth, _ parameters: Parameters, in session: Session,
    run: @escaping @Sendable (Snapshot, DocumentAnalysis, Parameters) throws(ResponseError) -> JSON
  ) {
    self.snapshot = snapshot
    self.depth = depth
    self.parameters = parameters
    versions = OpenVersions(session)
    self.run = run
  }

  mutating func advance(in session: inout Session) throws(ResponseError) -> JobStep {
    try versions.check(session)
    if session.needsDeepAnalysis(snapshot.file, depth) { return .waits(for: snapshot.file) }
    let solved = session.solved(snapshot.file, depth)
    return .answer(try run(snapshot, solved, parameters))
  }
}
