#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import JSONRPC
import StackDSL

/// Runs the language server on standard input and output until the client ends it, and returns
/// the exit status.
///
/// Three threads live as long as the process, and a fourth from the first long analysis on. The
/// *reader* turns bytes into messages. The *loop*, this thread, owns the one `Session`: it handles messages one by one in the order of arrival,
/// and when none waits it works, slice by slice, on what can wait, diagnostics above all. So a
/// burst of keystrokes costs one analysis, of the newest text, and a hover behind it is answered
/// before that. The *writer* carries bytes out, so that a client that reads slowly holds up
/// nobody but itself. Between them lie queues with limits. The fourth thread analyses what would
/// hold up the loop for too long, a `DeepAnalysis`, and reports to the loop like a client.
///
/// - Parameter recorder: writes down all that happens, for `SessionReplay`.
func serve(parentProcess: Int32? = nil, recorder: SessionRecorder? = nil) -> Int32 {
  // Writing to a client that has gone must be an error to handle, not the end.
  signal(SIGPIPE, SIG_IGN)
  guard let inbox = BoundedQueue<Session.Incoming>(capacity: 16 << 20),
    let outbox = BoundedQueue<Outgoing.Frame>(capacity: 32 << 20)
  else { return failure("no file descriptors left") }
  let isWritten = WakePipe()
  guard
    startThread({ readMessages(from: STDIN_FILENO, into: inbox, recorder) }),
    startThread({
      writeFrames(from: outbox, to: STDOUT_FILENO)
      // Nobody reads any more: that ends the session as the end of input does.
      inbox.send(.endOfInput, size: 0)
      isWritten?.wake()
    })
  else { return failure("no threads left") }

  var loop = ServerLoop(inbox: inbox, outbox: outbox, input: STDIN_FILENO, recorder: recorder)
  loop.session.parentProcess = parentProcess
  loop.session.pages.openDoor = { PageThread.open($0) { inbox.sendNow(.page($0), size: $1) } }
  let status = loop.run()
  outbox.close()
  // What is said already gets a second to arrive; a client that does not read gets no more.
  isWritten?.wait(milliseconds: 1000)
  return status
}

/// Shows the preview's page of a file on disk, without an editor, until the process is ended.
///
/// - Parameters:
///   - address: one that an earlier run announced, to be taken over.
///   - announce: gets the address of the page.
func servePreview(
  of file: FileID, screen: String?, takingOver address: String?, announce: (String) -> Void
) throws(ResponseError) -> Int32 {
  signal(SIGPIPE, SIG_IGN)
  guard let inbox = BoundedQueue<Session.Incoming>(capacity: 32 << 20),
    let outbox = BoundedQueue<Outgoing.Frame>(capacity: 32 << 20)
  else { throw ResponseError(.requestFailed, "There are no file descriptors left.") }
  // There is no editor to read what it would be told, which is next to nothing.
  var loop = ServerLoop(inbox: inbox, outbox: outbox, input: STDIN_FILENO, watchesDisk: true)
  loop.session.phase = .running
  loop.session.pages.writesFiles = true
  loop.session.pages.openDoor = { PageThread.open($0) { inbox.sendNow(.page($0), size: $1) } }
  announce(try loop.session.showPreview(file, screen: screen, takingOver: address))
  return loop.run()
}

private func failure(_ reason: String) -> Int32 {
  var log = ServerLog()
  log.write(["cannot start: \(reason)"])
  return 1
}
