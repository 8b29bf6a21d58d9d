import JSONRPC
import StackDSL

extension Outgoing {
  /// The bytes of one message to the client.
  struct Frame: Sendable {
    var bytes: ArraySlice<UInt8>
    var diagnosticsOf: FileID?

    /// The approximate memory in bytes, with the header of the bytes and two places in the queue, as
    /// `Message.footprint` counts them.
    var footprint: Int { bytes.count + 32 + 2 * MemoryLayout<Frame>.stride }
  }

  var frame: Frame { Frame(bytes: message.framed(), diagnosticsOf: diagnosticsOf) }
}

/// The reader thread: reads, blocking, until the input ends or the inbox is closed.
func readMessages(
  from descriptor: Int32, into inbox: BoundedQueue<Session.Incoming>, _ recorder: SessionRecorder?
) {
  var frames = FrameReader()
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    guard case .moved(let count) = readSome(from: descriptor, into: &buffer), count > 0 else {
      break
    }
    recorder?.write(.input(Array(buffer[..<count])))
    frames.append(buffer[..<count])
    while let event = frames.next() {
      let (incoming, size) = Session.Incoming.read(event)
      if case .closed = inbox.send(incoming, size: size) { return }
    }
  }
  inbox.send(.endOfInput, size: 0)
  inbox.close()
}

/// The writer thread: writes until the queue is closed and empty, or until the client no longer reads.
func writeFrames(from outbox: BoundedQueue<Outgoing.Frame>, to descriptor: Int32) {
  while let frames = outbox.waitAndTakeAll() {
    for frame in frames where !DiskFile.write(frame.element.bytes, to: descriptor) {
      outbox.close()
      return
    }
  }
}

extension Session.Incoming {
  /// The event for one frame, with the memory that it takes in bytes.
  static func read(_ event: FrameReader.Event) -> (Session.Incoming, size: Int) {
    switch event {
    case .broken(let reason):
      let error = ResponseError(.parseError, "The header of a message is broken: \(reason).")
      return (.invalid(InvalidMessage(error: error), mayBeEdit: true), 64)
    case .body(let body):
      do throws(InvalidMessage) {
        let message = try Message(parsing: body)
        return (.message(message), message.footprint)
      } catch {
        let mayBeEdit = error.id == nil && contains(body, Array(Method.didChange.name.utf8))
        return (.invalid(error, mayBeEdit: mayBeEdit), 64)
      }
    }
  }
}

/// Whether a text contains a word. The library's search takes a minute for the largest body.
func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
  guard let first = word.first, text.count >= word.count else { return false }
  return text.withUnsafeBytes { text in
    (0...(text.count - word.count)).contains { start in
      text[start] == first && text[start..<(start + word.count)].elementsEqual(word)
    }
  }
}
