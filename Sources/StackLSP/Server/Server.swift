#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import JSONRPC

/// Runs the language server on standard input and output until the client ends it, and returns
/// the exit status.
///
/// Three threads live as long as the process. The *reader* turns bytes into messages. The *loop*,
/// this thread, owns the one `Session`: it handles messages one by one in the order of arrival,
/// and when none waits it works, slice by slice, on what can wait, diagnostics above all. So a
/// burst of keystrokes costs one analysis, of the newest text, and a hover behind it is answered
/// before that. The *writer* carries bytes out, so that a client that reads slowly holds up
/// nobody but itself. Between them lie two queues with limits; nothing else is shared.
func serve(parentProcess: Int32? = nil) -> Int32 {
  // Writing to a client that has gone must be an error to handle, not the end.
  signal(SIGPIPE, SIG_IGN)
  guard let inbox = BoundedQueue<Session.Incoming>(capacity: 32 << 20),
    let outbox = BoundedQueue<Outgoing.Frame>(capacity: 32 << 20)
  else { return failure("no file descriptors left") }
  let isWritten = WakePipe()
  guard
    startThread({ readMessages(from: STDIN_FILENO, into: inbox) }),
    startThread({
      writeFrames(from: outbox, to: STDOUT_FILENO)
      // Nobody reads any more: that ends the session as the end of input does.
      inbox.send(.endOfInput, size: 0)
      isWritten?.wake()
    })
  else { return failure("no threads left") }

  var session = Session()
  session.parentProcess = parentProcess
  let status = run(&session, inbox, outbox)
  outbox.close()
  // What is said already gets a second to arrive; a client that does not read gets no more.
  isWritten?.wait(milliseconds: 1000)
  return status
}

private func failure(_ reason: String) -> Int32 {
  writeLog(["cannot start: \(reason)"])
  return 1
}

// MARK: The loop

/// How often, in milliseconds, an idle server looks whether its parent is still there.
private let parentInterval: Int32 = 2000

private func run(
  _ session: inout Session, _ inbox: BoundedQueue<Session.Incoming>,
  _ outbox: BoundedQueue<Outgoing.Frame>
) -> Int32 {
  var waiting: [Session.Incoming] = []
  while true {
    var next = 0
    while next < waiting.count {
      session.receive(waiting[next])
      next += 1
      deliver(&session, outbox)
      if let status = session.exitStatus { return status }
      announce(inbox.takeAll(), &session, into: &waiting)
    }
    waiting.removeAll(keepingCapacity: true)
    while waiting.isEmpty, session.work() {
      deliver(&session, outbox)
      announce(inbox.takeAll(), &session, into: &waiting)
    }
    if waiting.isEmpty {
      let interval = session.parentProcess == nil ? nil : parentInterval
      announce(
        inbox.waitAndTakeAll(milliseconds: interval) ?? [.endOfInput], &session, into: &waiting)
      if waiting.isEmpty, let parent = session.parentProcess, !isAlive(parent) { return 1 }
    }
  }
}

private func announce(
  _ arrived: [Session.Incoming], _ session: inout Session, into waiting: inout [Session.Incoming]
) {
  for incoming in arrived { session.announce(incoming) }
  waiting += arrived
}

private func deliver(_ session: inout Session, _ outbox: BoundedQueue<Outgoing.Frame>) {
  for outgoing in session.takeOutgoing() {
    let frame = outgoing.frame
    guard let file = frame.diagnosticsOf else {
      outbox.send(frame, size: frame.bytes.count)
      continue
    }
    outbox.send(frame, size: frame.bytes.count) { $0.diagnosticsOf == file }
  }
  let log = session.takeLog()
  if !log.isEmpty { writeLog(log) }
}

private func writeLog(_ lines: [String]) {
  let text = lines.map { "stack-lsp: \($0)\n" }.joined()
  _ = DiskFile.write(Array(text.utf8), to: STDERR_FILENO)
}
