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
  private var cancelled: Set<RequestID> = []
  private var lastRequestID = 0
  private var awaited: [RequestID: @Sendable (inout Session, Response) -> Void] = [:]

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

// MARK: Hearing something

extension Session {
  /// What comes in from the client.
  enum Incoming: Sendable {
    case message(Message)
    /// Bytes that are no message, and the answer they get; and whether they may have been an edit.
    case invalid(InvalidMessage, mayBeEdit: Bool)
    case page(PageEvent)
    case endOfInput
    /// What an analysis on another thread has come to; nil where it was given up.
    case analysed(DeepAnalysis, Analysis?)
  }

  /// Takes note of messages that have arrived but must wait for their turn: a request that is
  /// cancelled before its turn comes is not worked on.
  mutating func announce(_ incoming: Incoming) {
    guard phase == .running, case .message(.notification(let notification)) = incoming,
      notification.method == "$/cancelRequest",
      let id = notification.params?["id"].flatMap(RequestID.init)
    else { return }
    cancelled.insert(id)
  }

  /// Handles one message to its end.
  mutating func receive(_ incoming: Incoming) {
    switch incoming {
    case .message(.request(let request)): receive(request)
    case .message(.notification(let notification)): receive(notification)
    case .message(.response(let response)): receive(response)
    case .invalid(let invalid, let mayBeEdit):
      note("not a message: \(invalid.error.message)")
      send(.response(invalid.reply))
      if mayBeEdit { loseAllTexts(invalid.error.message) }
    case .page(let event): receive(event)
    case .endOfInput: exit()
    case .analysed(let task, let analysis): finish(task, analysis)
    }
  }

  /// Ends the process: in order after `shutdown`, else as a failure.
  mutating func exit() { phase = .exited(status: phase == .shutDown ? 0 : 1) }

  private mutating func receive(_ request: Request) {
    if let refusal = refusal(of: request) { return reply(request.id, .failure(refusal)) }
    if cancelled.remove(request.id) != nil {
      return reply(request.id, .failure(.cancelled))
    }
    lastPlace = LastPlace(method: request.method, request.params, after: lastPlace) ?? lastPlace
    let parameters = Parameters(request.params)
    do throws(ResponseError) {
      switch Method.table[request.method]?.run {
      case .request(let run): reply(request.id, .success(try run(&self, parameters)))
      case .job(let run): start(try run(&self, parameters), for: request.id)
      case .query(let run):
        let snapshot = try snapshot(of: parameters)
        reply(request.id, .success(try run(snapshot, parameters)))
      case .modelQuery(let run):
        let snapshot = try snapshot(of: parameters)
        let modelled = self.modelled(of: snapshot.file)
        reply(request.id, .success(try run(snapshot, modelled, parameters)))
      case .layoutQuery(let depth, let run):
        let snapshot = try snapshot(of: parameters)
        if depth == .allEnvironments, needsDeepAnalysis(snapshot.file) {
          let question = LayoutQuestion(snapshot, parameters, in: self, run: run)
          return start(question, for: request.id)
        }
        let solved = solved(snapshot.file, depth)
        reply(request.id, .success(try run(snapshot, solved, parameters)))
      case .notification, nil:
        throw ResponseError(.methodNotFound, "There is no request \"\(request.method)\".")
      }
    } catch {
      reply(request.id, .failure(error))
    }
  }

  private func refusal(of request: Request) -> ResponseError? {
    switch phase {
    case .uninitialized where request.method != "initialize":
      ResponseError(.serverNotInitialized, "The first request must be \"initialize\".")
    case .running where request.method == "initialize":
      ResponseError(.invalidRequest, "The server is initialized already.")
    case .shutDown, .exited:
      ResponseError(.invalidRequest, "After \"shutdown\" only \"exit\" may come.")
    default: nil
    }
  }

  private mutating func receive(_ notification: Notification) {
    if notification.method == "exit" { return exit() }
    guard phase == .running else { return }
    // Kate 22.12 sends it without an id: it wants no answer, but an end in order.
    if notification.method == "shutdown" { return shutDown() }
    if notification.method == "$/cancelRequest" {
      guard let id = notification.params?["id"].flatMap(RequestID.init) else { return }
      cancelled.remove(id)
      _ = cancelJob { $0.request == id }
      return
    }
    lastPlace =
      LastPlace(method: notification.method, notification.params, after: lastPlace) ?? lastPlace
    guard case .notification(let run) = Method.table[notification.method]?.run else { return }
    do throws(ResponseError) {
      try run(&self, Parameters(notification.params))
    } catch {
      note("\(notification.method): \(error.message)")
    }
  }

  private mutating func receive(_ response: Response) {
    guard let id = response.id, let receive = awaited.removeValue(forKey: id) else { return }
    receive(&self, response)
  }
}

extension ResponseError {
  static let cancelled = ResponseError(.requestCancelled, "The request was cancelled.")
}
