import JSONRPC

/// A method of the protocol: its name, how it runs, and what it adds to the server's capabilities.
///
/// A feature is one file that defines such a value and one line in `Method.all`.
struct Method: Sendable {
  /// The type of the handler determines what it may access and when it runs.
  enum Run: Sendable {
    /// Changes the session; has no answer.
    case notification(@Sendable (inout Session, Parameters) throws(ResponseError) -> Void)
    /// Changes the session, and answers at once.
    case request(@Sendable (inout Session, Parameters) throws(ResponseError) -> JSON)
    /// Starts work that continues between messages and answers at the end.
    case job(@Sendable (inout Session, Parameters) throws(ResponseError) -> any Job)
    /// Reads the text of the document that the parameters name, with all earlier messages applied; changes
    /// nothing.
    case query(@Sendable (Snapshot, Parameters) throws(ResponseError) -> JSON)
    /// Like `query`, and also reads the model.
    case modelQuery(@Sendable (Snapshot, DocumentModel, Parameters) throws(ResponseError) -> JSON)
    /// Like `modelQuery`, and also reads the layouts, solved to this depth.
    case layoutQuery(
      AnalysisDepth,
      @Sendable (Snapshot, DocumentAnalysis, Parameters) throws(ResponseError) -> JSON)
    /// Like `layoutQuery`, but with the layouts known so far, for requests for which the user is waiting.
    case promptQuery(
      @Sendable (Snapshot, DocumentAnalysis, Parameters) throws(ResponseError) -> JSON)
  }

  var name: String
  /// Members of `ServerCapabilities`, given the capabilities of the client.
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
