import JSONRPC

@testable import StackLSP

/// Plays the loop and both byte threads for one session, without any of them.
struct WirePlayer {
  private(set) var session = Session()
  private var frames = FrameReader()
  private var waiting: [Session.Incoming] = []
  private(set) var said: [JSON] = []

  /// Receives bytes, in pieces of the sizes that `pieces` returns.
  mutating func send(_ bytes: [UInt8], pieces: () -> Int) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let size = max(1, pieces())
      frames.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let event = frames.next() {
        let (incoming, _) = Session.Incoming.read(event)
        session.announce(incoming)
        waiting.append(incoming)
      }
    }
  }

  /// Lets the server do all of its pending work, up to `limit` slices of deferred work.
  mutating func settle(limit: Int = 10_000) throws {
    for incoming in waiting where session.exitStatus == nil { session.receive(incoming) }
    waiting = []
    var slices = 0
    while session.exitStatus == nil, session.work() {
      slices += 1
      guard slices < limit else { throw WireScript.Fault(description: "work without end") }
    }
    for outgoing in session.takeOutgoing() {
      var reader = FrameReader()
      reader.append(outgoing.frame.bytes)
      guard case .body(let body) = reader.next() else {
        throw WireScript.Fault(description: "the server does not frame what it says")
      }
      said.append(try JSONParser.parse(body))
    }
  }

  /// Sends one message and lets the server settle.
  mutating func notify(_ method: String, id: Int? = nil, _ params: JSON) throws {
    let message: Message =
      id.map { .request(Request(id: .integer($0), method: method, params: params)) }
      ?? .notification(Notification(method: method, params: params))
    send(Array(message.framed())) { .max }
    try settle()
  }

  /// Sends a request, and returns the one message that follows.
  mutating func answer(_ method: String, _ params: JSON) throws -> JSON? {
    try notify(method, id: 1, params)
    return hear()
  }

  /// The next unread message of the server.
  mutating func hear() -> JSON? { said.isEmpty ? nil : said.removeFirst() }
}
