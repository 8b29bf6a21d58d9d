import JSONRPC
import StackDSL

/// The whole state of the server: one value, owned by the loop, and changed by one message after another.
///
/// Its only input and output are reading imported files and writing pages for editors that show nothing else.
/// Messages to the client are collected in `outgoing`, log lines in `log`, and the loop sends both. So a test
/// can play any session without threads, pipes or waiting.
struct Session {
  /// LSP 3.17, "Lifecycle Messages".
  enum Phase: Sendable, Hashable {
    case uninitialized
    case running
    /// After the request `shutdown`; only `exit` may follow.
    case shutDown
    case exited(status: Int32)
  }

  enum Refresh: Sendable { case asked, again }

  var phase = Phase.uninitialized
  var client = ClientCapabilities()
  var encoding = PositionEncoding.utf16
  var settings = Settings()
  /// The settings in `initializationOptions`.
  var initialSettings = Settings()
  var files = FileTable()
  var cache = AnalysisCache()
  /// Documents with diagnostics that the client does not have yet.
  var unpublished = PublicationQueue()
  var sentDiagnostics: [FileID: SentDiagnostics] = [:]
  var jobs = Jobs()
  /// The analysis that runs on another thread.
  var underWay: DeepAnalysis?
  /// Whether there is an analysis thread; otherwise the session analyses between two messages.
  var hasAnalysisThread = false
  /// The workspace folders, by their decoded paths.
  var folders: [FileID] = []
  /// The semantic tokens that the client has, by document.
  var tokens: [FileID: KeptTokens] = [:]
  var lastTokensID = 0
  /// The refreshes that the client was asked for and has not confirmed.
  var refreshing: [String: Refresh] = [:]
  /// The documents for which the user was told that an edit could not be read.
  var toldOfLoss: Set<FileID> = []
  var asksForWholeTexts = false
  /// Project files with faults, as the client knows them.
  var projectsWithComplaints: [FileID: [Project.Complaint]] = [:]
  var pages = PreviewPages()
  var lastPlace: LastPlace?
  /// The process that started the server; the server ends when it is gone.
  var parentProcess: Int32?

  private(set) var outgoing: [Outgoing] = []
  private(set) var log: [String] = []
  /// The ids of requests that were cancelled while they wait in the queue.
  var cancelled: Set<RequestID> = []
  private var lastRequestID = 0
  var awaited: [RequestID: @Sendable (inout Session, Response) -> Void] = [:]

  /// The tokens sent last, from which the next answer is a difference.
  struct KeptTokens: Sendable {
    var id: String
    var data: SemanticTokens
  }

  var exitStatus: Int32? {
    if case .exited(let status) = phase { status } else { nil }
  }
}

/// A message to the client.
struct Outgoing: Sendable, Hashable {
  var message: Message
  /// For diagnostics, their file: newer ones replace unsent older ones.
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

  /// Sends a request to the client; `receive` gets the answer, if one comes.
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

  /// Adds a line to the log on standard error.
  mutating func note(_ line: String) { log.append(line) }

  /// Takes the messages collected since the last call.
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
