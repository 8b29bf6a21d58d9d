import JSONRPC

/// Plays a recorded session again and compares what the server says with what it said then.
struct SessionReplay {
  private var session = Session()
  private var frames = FrameReader()
  /// What the client has sent and the loop has not seen yet.
  private var arriving: [Session.Incoming] = []
  private var waiting = WaitingList()
  private var analysis: Session.Incoming?
  private var said: [[UInt8]] = []

  /// Frames that are the same as in the record, so far.
  private(set) var repeated = 0

  /// The first frame that is not the one of the record.
  struct Difference: Error, Hashable {
    var number: Int
    /// Nil where one of the two has ended.
    var recorded: String?
    var played: String?
  }

  init() { session.hasAnalysisThread = true }

  /// Plays all of it, in the order in which it happened, up to the first question of the preview's
  /// page. What a process that died had not written yet is no difference.
  mutating func play(_ events: [SessionEvent]) throws(Difference) {
    let played = events.prefix { $0 != .page }
    for (index, event) in played.enumerated() {
      let end = event == .began ? played[index...].first { $0 == .analysed || $0 == .givenUp } : nil
      try play(event, isGivenUp: end == .givenUp)
    }
  }

  /// - Parameter isGivenUp: of an analysis that begins.
  private mutating func play(_ event: SessionEvent, isGivenUp: Bool) throws(Difference) {
    switch event {
    case .input(let bytes):
      frames.append(bytes)
      while let frame = frames.next() { arriving.append(Session.Incoming.read(frame).0) }
    case .arrived: arrive(arriving.isEmpty ? .endOfInput : arriving.removeFirst())
    case .analysed: if let analysis { arrive(analysis) }
    case .givenUp:
      if case .analysed(let task, _)? = analysis { arrive(.analysed(task, nil)) }
    case .page: break
    case .handled: if let next = waiting.popFirst() { session.receive(next) }
    case .worked: _ = session.work()
    case .began:
      // At once, while nothing can have made it useless. What was given up is not run: the memo knew
      // nothing of it.
      analysis = session.takeAnalysis().map { .analysed($0, isGivenUp ? nil : $0.run()) }
    case .output(let recorded): try compare(recorded)
    }
    said += session.takeOutgoing().map(\.frame.bytes)
    _ = session.takeLog()
  }

  private mutating func arrive(_ incoming: Session.Incoming) {
    session.announce(incoming)
    waiting.append([.init(element: incoming, size: 0)])
  }

  private mutating func compare(_ recorded: [UInt8]) throws(Difference) {
    let played = said.isEmpty ? nil : said.removeFirst()
    guard played == recorded else {
      throw Difference(
        number: repeated + 1, recorded: String(decoding: recorded, as: UTF8.self),
        played: played.map { String(decoding: $0, as: UTF8.self) })
    }
    repeated += 1
  }
}
