import JSONRPC
import StackDSL

/// Receives what arrives and dispatches each message to its method.
extension Session {
  /// An event that the loop hands to the session.
  enum Incoming: Sendable {
    case message(Message)
    /// Bytes that are not a message, with the answer to them, and whether they may have been an edit.
    case invalid(InvalidMessage, mayBeEdit: Bool)
    case page(PageEvent)
    case endOfInput
    /// The result of an analysis on another thread; nil if it was abandoned.
    case analysed(DeepAnalysis, Analysis?)
  }

  /// Registers messages that have arrived but must wait for their turn, so that a request cancelled before
  /// its turn is not worked on.
  mutating func announce(_ incoming: Incoming) {
    guard phase == .running, case .message(.notification(let notification)) = incoming,
      notification.method == "$/cancelRequest",
      let id = notification.params?["id"].flatMap(RequestID.init)
    else { return }
    cancelled.insert(id)
  }

  /// Handles one message completely.
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

  /// Ends the process with status 0 after `shutdown`, otherwise with 1.
  mutating func exit() { phase = .exited(status: phase == .shutDown ? 0 : 1) }

  private mutating func receive(_ request: Request) {
    if let refusal = refusal(of: request) { return reply(request.id, .failure(refusal)) }
    if cancelled.remove(request.id) != nil {
      return reply(request.id, .failure(.cancelled))
    }
    lastPlace = LastPlace(method: request.method, request.params, after: lastPlace) ?? lastPlace
    do throws(ResponseError) {
      try answer(request, Parameters(request.params))
    } catch {
      reply(request.id, .failure(error))
    }
  }

  /// Answers at once, or if the analysis takes long, when another thread has done it.
  private mutating func answer(
    _ request: Request, _ parameters: Parameters
  ) throws(ResponseError) {
    switch Method.table[request.method]?.run {
    case .request(let run): reply(request.id, .success(try run(&self, parameters)))
    case .job(let run): start(try run(&self, parameters), for: request.id)
    case .query(let run):
      let snapshot = try snapshot(of: parameters)
      reply(request.id, .success(try run(snapshot, parameters)))
    case .modelQuery(let run):
      let snapshot = try snapshot(of: parameters)
      if cache.isLongToRead(snapshot.file, in: &files) {
        let question = LayoutQuestion(
          snapshot, .primaryEnvironments, parameters, in: self
        ) { snapshot, solved, parameters throws(ResponseError) in
          let modelled = DocumentModel(model: solved.analysis.model, sources: solved.sources)
          return try run(snapshot, modelled, parameters)
        }
        return start(question, for: request.id)
      }
      let modelled = self.modelled(of: snapshot.file)
      reply(request.id, .success(try run(snapshot, modelled, parameters)))
    case .layoutQuery(let depth, let run):
      let snapshot = try snapshot(of: parameters)
      if needsDeepAnalysis(snapshot.file, depth) {
        let question = LayoutQuestion(snapshot, depth, parameters, in: self, run: run)
        return start(question, for: request.id)
      }
      let solved = solved(snapshot.file, depth)
      reply(request.id, .success(try run(snapshot, solved, parameters)))
    case .promptQuery(let run):
      let snapshot = try snapshot(of: parameters)
      if cache.isLongToRead(snapshot.file, in: &files) {
        let question = LayoutQuestion(
          snapshot, .primaryEnvironments, parameters, in: self, run: run)
        return start(question, for: request.id)
      }
      let solved = solvedSoFar(snapshot.file)
      reply(request.id, .success(try run(snapshot, solved, parameters)))
    case .notification, nil:
      throw ResponseError(.methodNotFound, "There is no request \"\(request.method)\".")
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
    // Kate 22.12 sends `shutdown` without an id. It expects no answer, but an orderly end.
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
