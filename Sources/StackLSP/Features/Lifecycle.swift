import JSONRPC
import StackDSL

/// `initialize`, `initialized` and `shutdown`; the session handles `exit` itself.
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
      session.folders = folders(parameters)
      session.apply(settings: parameters["initializationOptions"].json)
      session.initialSettings = session.settings
      session.phase = .running
      return [
        "capabilities": .object(serverCapabilities(session)),
        "serverInfo": ["name": "stack-lsp", "version": .string(version)],
      ]
    })

  /// `workspaceFolders`, or `rootUri` from an older client.
  private static func folders(_ parameters: Parameters) -> [FileID] {
    let folders = parameters["workspaceFolders"].json?.arrayValue ?? []
    let uris = folders.compactMap { $0["uri"]?.stringValue }
    let root = parameters["rootUri"].json?.stringValue
    return (uris.isEmpty ? root.map { [$0] } ?? [] : uris).map(DocumentURI.file)
  }

  static let initialized = Method(
    "initialized", .notification { session, _ in session.askForWhatIsNeeded() })

  static let shutdown = Method(
    "shutdown",
    .request { session, parameters throws(ResponseError) in
      if !parameters.isAbsent { _ = try parameters.object() }
      session.shutDown()
      return .null
    })

  private static func serverCapabilities(_ session: Session) -> JSON.Object {
    var merged = JSON.Object()
    if !session.client.positionEncodings.isEmpty {
      merged["positionEncoding"] = .string(session.encoding.rawValue)
    }
    for method in all { merged.merge(method.capabilities(session.client)) }
    return merged
  }
}

extension Session {
  /// Answers all running requests as cancelled; only `exit` may follow.
  mutating func shutDown() {
    while cancelJob(where: { _ in true }) {}
    phase = .shutDown
  }
}

extension JSON.Object {
  /// Adds the members of another object; objects with the same name are merged recursively.
  fileprivate mutating func merge(_ other: JSON) {
    for member in other.objectValue?.members ?? [] {
      if case .object(var inner) = self[member.name], member.value.objectValue != nil {
        inner.merge(member.value)
        self[member.name] = .object(inner)
      } else {
        self[member.name] = member.value
      }
    }
  }
}
