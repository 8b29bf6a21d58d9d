import JSONRPC
import StackDSL

/// Runs the language server on standard input and output until the client ends it, and returns the exit
/// status.
///
/// Three threads live as long as the process; a fourth starts with the first long analysis. The *reader*
/// turns bytes into messages. The *loop*, this thread, owns the one `Session`: it handles messages one by one
/// in the order of arrival. When none waits, it does deferred work slice by slice, diagnostics first. So a
/// burst of keystrokes costs one analysis, of the newest text, and a hover sent after the burst is answered
/// before that analysis. The *writer* sends bytes, so a client that reads slowly delays only itself. Bounded
/// queues connect the threads. The fourth thread runs each `DeepAnalysis`, which would block the loop for too
/// long, and reports to the loop as a client does.
///
/// - Parameter recorder: records all events for `SessionReplay`.
func serve(parentProcess: Int32? = nil, recorder: SessionRecorder? = nil) -> Int32 {
  OwnProcess.outlivesReaders()
  guard let inbox = BoundedQueue<Session.Incoming>(capacity: 16 << 20),
    let outbox = BoundedQueue<Outgoing.Frame>(capacity: 32 << 20)
  else { return failure("no file descriptors left") }
  let isWritten = WakePipe()
  guard
    startThread({ readMessages(from: StandardStream.input, into: inbox, recorder) }),
    startThread({
      writeFrames(from: outbox, to: StandardStream.output)
      // The client no longer reads. This ends the session as the end of input does.
      inbox.send(.endOfInput, size: 0)
      isWritten?.wake()
    })
  else { return failure("no threads left") }

  var loop = ServerLoop(
    inbox: inbox, outbox: outbox, input: StandardStream.input, recorder: recorder)
  loop.session.parentProcess = parentProcess
  loop.session.pages.openDoor = { PageThread.open($0) { inbox.sendNow(.page($0), size: $1) } }
  let status = loop.run()
  outbox.close()
  // Messages already queued get one second to arrive; a client that does not read gets no more time.
  isWritten?.wait(milliseconds: 1000)
  return status
}

/// The first content of a preview page.
enum PreviewSubject {
  case screen(FileID, name: String?)
  case index(ScreenIndex)
}

/// Serves the preview's page of files on disk, without an editor, until the process ends.
///
/// - Parameters:
///   - address: an address that an earlier run announced, to take over.
///   - announce: receives the address of the page.
func servePreview(
  of subject: PreviewSubject, takingOver address: String?, announce: (String) -> Void
) throws(ResponseError) -> Int32 {
  OwnProcess.outlivesReaders()
  guard let inbox = BoundedQueue<Session.Incoming>(capacity: 32 << 20),
    let outbox = BoundedQueue<Outgoing.Frame>(capacity: 32 << 20)
  else { throw ResponseError(.requestFailed, "There are no file descriptors left.") }
  // No editor reads the messages to the client, of which there are next to none.
  var loop = ServerLoop(
    inbox: inbox, outbox: outbox, input: StandardStream.input, watchesDisk: true)
  loop.session.phase = .running
  loop.session.pages.writesFiles = true
  loop.session.pages.openDoor = { PageThread.open($0) { inbox.sendNow(.page($0), size: $1) } }
  switch subject {
  case .screen(let file, let name):
    announce(try loop.session.showPreview(file, screen: name, takingOver: address))
  case .index(let index): announce(try loop.session.showIndex(index, takingOver: address))
  }
  return loop.run()
}

private func failure(_ reason: String) -> Int32 {
  var log = ServerLog()
  log.write(["cannot start: \(reason)"])
  return 1
}
