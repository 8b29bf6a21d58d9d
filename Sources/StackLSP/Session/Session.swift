import JSONRPC
import StackDSL

/// All that the server remembers: one value, owned by the loop, changed by one message after the
/// other.
///
/// It does no input or output but reading imported files and writing pages for editors that show nothing
/// else: what it has to say is collected in
/// `outgoing` and `log`, and the loop carries it away. So a test can play any session without
/// threads, pipes or waiting.
struct Session {
  /// LSP 3.17, "Lifecycle Messages".
  enum Phase: Sendable, Hashable {
    case uninitialized
    case running
    /// After the request `shutdown`: only `exit` is left to come.
    case shutDown
    case exited(status: Int32)
  }

  enum Refresh: Sendable { case asked, again }

  var phase = Phase.uninitialized
  var client = ClientCapabilities()
  var encoding = PositionEncoding.utf16
  var settings = Settings()
  /// Those of `initializationOptions`.
  var initialSettings = Settings()
  var files = FileTable()
  var cache = AnalysisCache()
  /// Documents whose diagnostics the client has not seen yet.
  var unpublished = PublicationQueue()
  var sentDiagnostics: [FileID: SentDiagnostics] = [:]
  var jobs = Jobs()
  /// What another thread is analysing.
  var underWay: DeepAnalysis?
  /// Whether there is such a thread; else the session does that between two messages.
  var hasAnalysisThread = false
  /// The workspace folders, by their decoded paths.
  var folders: [FileID] = []
  /// The semantic tokens that the client has, by document.
  var tokens: [FileID: KeptTokens] = [:]
  var lastTokensID = 0
  /// What the client was asked to ask anew and has not confirmed.
  var refreshing: [String: Refresh] = [:]
  /// Of which documents the user knows that an edit could not be read.
  var toldOfLoss: Set<FileID> = []
  var asksForWholeTexts = false
  /// Project files with something wrong, as the client knows it.
  var projectsWithComplaints: [FileID: [Project.Complaint]] = [:]
  var pages = PreviewPages()
  var lastPlace: LastPlace?
  /// The process that started the server: when it is gone, so is the reason to run.
  var parentProcess: Int32?

  private(set) var outgoing: [Outgoing] = []
  private(set) var log: [String] = []
  /// Requests that the client no longer wants, of those that still wait in the queue.
  var cancelled: Set<RequestID> = []
  private var lastRequestID = 0
  var awaited: [RequestID: @Sendable (inout Session, Response) -> Void] = [:]

  /// What the client was sent last, to tell it the difference the next time.
  struct KeptTokens: Sendable {
    var id: String
    var data: SemanticTokens
  }

  var exitStatus: Int32? {
    if case .exited(let status) = phase { status } else { nil }
  }
}

/// Something for the client.
struct Outgoing: Sendable, Hashable {
  var message: Message
  /// For diagnostics, the file they are of: newer ones replace those not sent yet.
  var diagnosticsOf: FileID?
}

// MARK: Saying something

extension Session {
  mutating func send(_ message: Message, diagnosticsOf file: FileID? = nil) {
    outgoing.append(Outgoing(message: message, diagnosticsOf: file))
  }

  mutating func notify(_ method: String, _ params: JSON, diagnosticsOf file: FileID? = nil) {
    send(.notification(Notification(method: method, params: params)), diagnosticsOf: file)
  }

  /// Asks the client; `receive` gets the answer, if one comes.
  mutating func ask(
    _ method: String, _ params: JSON?,
    receive: @escaping @Sendable (inout Session, Response) -> Void = { _, _ in }
  ) {
    lastRequestID += 1
    let id = RequestID.integer(lastRequestID)
    awaited[id] = receive
    send(.request(Request(id: id, method: method, params: params)))
  }

  mutating func reply(_ id: RequestID?, _ result: Result<JSON, ResponseError>) {
    send(.response(Response(id: id, result: result)))
  }

  /// A line for the log on standard error.
  mutating func note(_ line: String) { log.append(line) }

  /// What has been said since the last time.
  mutating func takeOutgoing() -> [Outgoing] {
    defer { outgoing.removeAll(keepingCapacity: true) }
    return outgoing
  }

  mutating func takeLog() -> [String] {
    defer { log.removeAll() }
    return log
  }
}

extension ResponseError {
  static let cancelled = ResponseError(.requestCancelled, "The request was cancelled.")
}
