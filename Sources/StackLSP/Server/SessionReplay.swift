import JSONRPC

/// Replays a recorded session and compares the server's output with the record.
struct SessionReplay {
  private var session = Session()
  private var frames = FrameReader()
  /// Messages from the client that have not reached the loop yet.
  private var arriving: [Session.Incoming] = []
  private var waiting = WaitingList()
  private var analysis: Session.Incoming?
  private var said: [[UInt8]] = []

  /// The number of frames so far that equal those of the record.
  private(set) var repeated = 0

  /// The first frame that differs from the record.
  struct Difference: Error, Hashable {
    var number: Int
    /// Nil if the session or the record has ended.
    var recorded: String?
    var played: String?
  }

  init() { session.hasAnalysisThread = true }

  /// Replays the events in order, up to the first question of the preview's page. Output that a dying process
  /// had not written yet is not a difference.
  mutating func play(_ events: [SessionEvent]) throws(Difference) {
    let played = events.prefix { $0 != .page }
    for (index, event) in played.enumerated() {
      let end = event == .began ? played[index...].first { $0 == .analysed || $0 == .givenUp } : nil
      try play(event, isGivenUp: end == .givenUp)
    }
  }

  /// - Parameter isGivenUp: whether the analysis that begins here was abandoned.
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
      // Run it at once, while no change can have made it obsolete. An abandoned analysis is not run, because
      // the memo got nothing from it.
      analysis = session.takeAnalysis().map { .analysed($0, isGivenUp ? nil : $0.run()) }
    case .output(let recorded): try compare(recorded)
    }
    said += session.takeOutgoing().map { Array($0.frame.bytes) }
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
