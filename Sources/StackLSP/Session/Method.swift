import JSONRPC

/// A method of the protocol: its name, how it runs, and what it adds to the server's capabilities.
///
/// A feature is one file that defines such a value and one line in `Method.all`.
struct Method: Sendable {
  /// The type of the handler says what it may touch and when it runs.
  enum Run: Sendable {
    /// Changes the session; no answer.
    case notification(@Sendable (inout Session, Parameters) throws(ResponseError) -> Void)
    /// Changes the session, and answers at once.
    case request(@Sendable (inout Session, Parameters) throws(ResponseError) -> JSON)
    /// Starts work that goes on between messages and answers in the end.
    case job(@Sendable (inout Session, Parameters) throws(ResponseError) -> any Job)
    /// Reads the text of the document that the parameters name, as it stands after all messages
    /// before; changes nothing.
    case query(@Sendable (Snapshot, Parameters) throws(ResponseError) -> JSON)
    /// As `query`, and reads what the text means.
    case modelQuery(@Sendable (Snapshot, Modelled, Parameters) throws(ResponseError) -> JSON)
    /// As `query`, and reads the layouts too, solved to this depth.
    case layoutQuery(
      AnalysisDepth, @Sendable (Snapshot, Solved, Parameters) throws(ResponseError) -> JSON)
    /// As `layoutQuery`, with the layouts that are known already, for requests whose user waits.
    case promptQuery(@Sendable (Snapshot, Solved, Parameters) throws(ResponseError) -> JSON)
  }

  var name: String
  /// Members of `ServerCapabilities`, for a client that can do this.
  var capabilities: @Sendable (ClientCapabilities) -> JSON
  var run: Run

  init(
    _ name: String, _ run: Run,
    capabilities: @escaping @Sendable (ClientCapabilities) -> JSON = { _ in [:] }
  ) {
    self.name = name
    self.run = run
    self.capabilities = capabilities
  }

}
