/// One connection of a page: its socket, and the bytes to read and to write.
struct PageConnection {
  enum Use: Hashable {
    /// Between two requests.
    case idle
    /// A question waits for its answer.
    case asking
    case streaming
    /// Closes as soon as everything is written.
    case ending

    var getsMail: Bool { self == .asking || self == .streaming }
  }

  let id: Int
  let descriptor: Int32
  var use = Use.idle {
    didSet { if use == .streaming { wasStreaming = true } }
  }
  private(set) var wasStreaming = false
  private var reader = HTTPReader()
  private var output: ArraySlice<UInt8> = []
  private var hasFailed = false
  /// The time of the peer's last activity, in milliseconds of the system's steady clock.
  private var lastMove = steadyMilliseconds()

  /// The milliseconds that a peer may take to send its request, or to read the answer.
  static let patience = 10_000

  init(id: Int, descriptor: Int32) {
    self.id = id
    self.descriptor = descriptor
  }

  var hasOutput: Bool { !output.isEmpty }

  /// Whether to read the peer's input. A stream expects no questions, and a closing connection expects no
  /// input: what arrives there is read and dropped.
  var takesInput: Bool { !listens || reader.hasRoom }

  private var listens: Bool { use == .idle || use == .asking }

  /// Whether the connection may stay idle: it is a stream with nothing to send, or a question that the loop
  /// has.
  var mayWait: Bool { output.isEmpty && use.getsMail }

  var isOver: Bool {
    if hasFailed || (use == .ending && output.isEmpty) { return true }
    return !mayWait && steadyMilliseconds() - lastMove > Self.patience
  }

  mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    switch readSome(from: descriptor, into: &buffer) {
    case .notNow: return
    case .moved(0), .failed: hasFailed = true
    case .moved(let count):
      guard listens else { return }
      reader.append(buffer[..<count])
      lastMove = steadyMilliseconds()
    }
  }

  /// The next request, once the one before is answered.
  mutating func nextRequest() -> HTTPReader.Event? {
    use == .idle && output.isEmpty ? reader.next() : nil
  }

  mutating func send(_ bytes: [UInt8]) {
    if output.isEmpty { lastMove = steadyMilliseconds() }
    output += bytes
  }

  mutating func answer(_ bytes: [UInt8]) {
    send(bytes)
    use = .idle
  }

  mutating func end(with bytes: [UInt8]) {
    send(bytes)
    use = .ending
  }

  mutating func giveUp() { hasFailed = true }

  /// Writes as much as the socket takes now.
  mutating func write() {
    while !output.isEmpty, !hasFailed {
      switch writeSome(output, to: descriptor) {
      case .notNow: return
      case .moved(0), .failed: hasFailed = true
      case .moved(let count):
        output = output.dropFirst(count)
        lastMove = steadyMilliseconds()
      }
    }
  }
}
