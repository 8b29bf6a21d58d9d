/// One event of a session; the events suffice to replay it.
///
/// The session is a value that only these events change, in this order. So the same events give the same
/// answers byte for byte, as long as the files on disk are the same.
enum SessionEvent: Sendable, Hashable {
  /// Bytes from the client, as they were read.
  case input([UInt8])
  /// The next message of the client reached the loop.
  case arrived
  /// An analysis on another thread finished or was abandoned.
  case analysed
  case givenUp
  /// The preview's page asked a question, which is not recorded.
  case page
  /// The oldest message was handled.
  case handled
  /// A slice of deferred work was done.
  case worked
  /// An analysis was handed to another thread.
  case began
  /// A frame sent to the client.
  case output([UInt8])
}

/// The format of a record: one line for each event, with the number of bytes that follow it.
extension SessionEvent {
  static let heading = Array("stack-lsp session 1\n".utf8)

  var bytes: [UInt8] {
    let bytes = payload
    let size = bytes.map { " \($0.count)" } ?? ""
    return Array("\(word)\(size)\n".utf8) + (bytes.map { $0 + [UInt8(ascii: "\n")] } ?? [])
  }

  /// The complete events of a record, whose process may have ended while it wrote. Nil if it is not a record.
  static func read(_ record: [UInt8]) -> [SessionEvent]? {
    guard record.starts(with: heading) else { return nil }
    var events: [SessionEvent] = []
    var rest = record[heading.count...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      var payload: [UInt8] = []
      if line.count > 1 {
        guard let size = Int(line[1]), size >= 0, size < rest.count else { break }
        payload = Array(rest.prefix(size))
        rest = rest.dropFirst(size + 1)
      }
      guard let event = SessionEvent(line.first ?? "", payload) else { return nil }
      events.append(event)
    }
    return events
  }

  private var word: String {
    switch self {
    case .input: "input"
    case .arrived: "arrived"
    case .analysed: "analysed"
    case .givenUp: "given-up"
    case .page: "page"
    case .handled: "handled"
    case .worked: "worked"
    case .began: "began"
    case .output: "output"
    }
  }

  private var payload: [UInt8]? {
    switch self {
    case .input(let bytes), .output(let bytes): bytes
    default: nil
    }
  }

  private init?(_ word: Substring, _ payload: [UInt8]) {
    let events: [SessionEvent] = [
      .input(payload), .arrived, .analysed, .givenUp, .page, .handled, .worked, .began,
      .output(payload),
    ]
    guard let event = events.first(where: { $0.word == word }) else { return nil }
    self = event
  }
}

/// Writes the events of a session to a file as they happen, so that the record is complete up to the moment
/// in which the process dies.
struct SessionRecorder: Sendable {
  private let descriptor: Int32

  /// Creates the file or replaces an existing one; nil if it cannot be written.
  init?(path: String) {
    guard let descriptor = DiskFile.openLog(path),
      DiskFile.write(SessionEvent.heading, to: descriptor)
    else { return nil }
    self.descriptor = descriptor
  }

  func write(_ event: SessionEvent) { _ = DiskFile.write(event.bytes, to: descriptor) }
}
