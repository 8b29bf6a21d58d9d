import JSONRPC

/// A question about layouts that take a while to find, asked of the text as it was then.
struct LayoutQuestion: Job {
  private let snapshot: Snapshot
  private let versions: OpenVersions
  private let parameters: Parameters
  private let run: @Sendable (Snapshot, Solved, Parameters) throws(ResponseError) -> JSON

  init(
    _ snapshot: Snapshot, _ parameters: Parameters, in session: Session,
    run: @escaping @Sendable (Snapshot, Solved, Parameters) throws(ResponseError) -> JSON
  ) {
    self.snapshot = snapshot
    self.parameters = parameters
    versions = OpenVersions(session)
    self.run = run
  }

  mutating func advance(in session: inout Session) throws(ResponseError) -> JobStep {
    try versions.check(session)
    if session.needsDeepAnalysis(snapshot.file) { return .waits(for: snapshot.file) }
    let solved = session.solved(snapshot.file, .allEnvironments)
    return .answer(try run(snapshot, solved, parameters))
  }
}
