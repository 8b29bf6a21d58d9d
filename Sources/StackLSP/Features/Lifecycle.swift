import JSONRPC

/// `initialize`, `initialized`, `shutdown`; `exit` is the session's own.
extension Method {
  static let initialize = Method(
    "initialize",
    .request { session, parameters throws(ResponseError) in
      let capabilities = parameters["capabilities"]
      session.client = ClientCapabilities(.object(try capabilities.object()))
      session.encoding = .negotiated(session.client.positionEncodings)
      if let process = try parameters["processId"].optional({ value throws(ResponseError) in
        try value.integer()
      }) {
        session.parentProcess = Int32(exactly: process)
      }
      session.phase = .running
      return [
        "capabilities": .object(serverCapabilities(session)),
        "serverInfo": ["name": "stack-lsp", "version": .string(version)],
      ]
    })

  static let initialized = Method("initialized", .notification { _, _ in })

  static let shutdown = Method(
    "shutdown",
    .request { session, parameters throws(ResponseError) in
      if !parameters.isAbsent { _ = try parameters.object() }
      session.phase = .shutDown
      return nil
    })

  private static func serverCapabilities(_ session: Session) -> JSON.Object {
    var merged = JSON.Object()
    if !session.client.positionEncodings.isEmpty {
      merged["positionEncoding"] = .string(session.encoding.rawValue)
    }
    for method in all {
      for member in method.capabilities(session.client).objectValue?.members ?? [] {
        merged[member.name] = member.value
      }
    }
    return merged
  }
}
