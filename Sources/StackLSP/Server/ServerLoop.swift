/// The loop that owns the session: it handles message after message, and does deferred work between them.
struct ServerLoop {
  var session = Session()
  let inbox: BoundedQueue<Session.Incoming>
  let outbox: BoundedQueue<Outgoing.Frame>
  /// The descriptor on which the client writes; it tells whether the client has hung up.
  let input: Int32
  /// Whether to poll the files, because without an editor no message reports a change.
  private let watchesDisk: Bool
  private var waiting = WaitingList()
  /// The queue of the analysis thread; nil until there is something to analyse.
  private var analyses: BoundedQueue<DeepAnalysis>?
  private let recorder: SessionRecorder?
  private var log = ServerLog()

  /// How often a waiting server checks that its client and parent process exist, in milliseconds.
  private let interval: Int32

  init(
    inbox: BoundedQueue<Session.Incoming>, outbox: BoundedQueue<Outgoing.Frame>, input: Int32,
    interval: Int32 = 2000, watchesDisk: Bool = false, recorder: SessionRecorder? = nil
  ) {
    self.inbox = inbox
    self.outbox = outbox
    self.input = input
    self.interval = interval
    self.watchesDisk = watchesDisk
    self.recorder = recorder
    session.hasAnalysisThread = true
    session.cache.workers = .allCores
  }

  /// Milliseconds between two checks of the files: a `stat` for each file that a page shows.
  private static let diskInterval: Int32 = 200

  /// Returns the exit status.
  mutating func run() -> Int32 {
    while true {
      while let incoming = waiting.popFirst() {
        session.receive(incoming)
        recorder?.write(.handled)
        deliver()
        if let status = session.exitStatus { return status }
        lookAhead()
      }
      while waiting.isEmpty, session.work() {
        recorder?.write(.worked)
        deliver()
        if let status = session.exitStatus { return status }
        lookAhead()
      }
      startAnalysis()
      if waiting.isEmpty { waitForMessages() }
      if let status = session.exitStatus { return status }
    }
  }

  /// Starts the analyses that take longer than a message may wait.
  private mutating func startAnalysis() {
    guard let task = session.takeAnalysis() else { return }
    recorder?.write(.began)
    analyses = analyses ?? analysisThread()
    if let analyses {
      analyses.send(task, size: 1)
    } else {
      // No thread could be started, so the analysis runs here and everything waits.
      take([.init(element: .analysed(task, task.run()), size: 0)])
    }
  }

  /// Starts a thread that analyses and reports to the inbox, and returns its queue; nil if it cannot be
  /// started.
  private func analysisThread() -> BoundedQueue<DeepAnalysis>? {
    guard let queue = BoundedQueue<DeepAnalysis>(capacity: 1) else { return nil }
    let inbox = inbox
    let isStarted = startThread {
      while let tasks = queue.waitAndTakeAll() {
        for task in tasks.map(\.element) {
          inbox.send(.analysed(task, task.run()), size: 0)
        }
      }
    }
    return isStarted ? queue : nil
  }

  /// Takes the messages that have arrived, unless enough are waiting already.
  private mutating func lookAhead() {
    if !waiting.isFull { take(inbox.takeAll()) }
  }

  private mutating func waitForMessages() {
    let interval =
      watchesDisk ? Self.diskInterval : session.parentProcess == nil ? nil : interval
    guard let entries = inbox.waitAndTakeAll(milliseconds: interval) else { return session.exit() }
    take(entries)
    if waiting.isEmpty, isOrphan { session.exit() }
    if waiting.isEmpty, watchesDisk { session.lookAtDisk() }
  }

  private mutating func take(_ entries: [WaitingList.Entry]) {
    for entry in entries {
      recorder?.write(entry.element.event)
      session.announce(entry.element)
    }
    waiting.append(entries)
  }

  /// Sends what the session has produced. A client that does not read is waited for as long as it exists.
  private mutating func deliver() {
    log.write(session.takeLog())
    // First, because this never waits.
    let mail = session.takePageMail()
    if let opened = session.pages.opened { for mail in mail { opened.post(mail) } }
    for outgoing in session.takeOutgoing() where session.exitStatus == nil || !outbox.isClosed {
      let frame = outgoing.frame
      recorder?.write(.output(Array(frame.bytes)))
      let replaces = frame.diagnosticsOf.map { file in
        { (other: Outgoing.Frame) in other.diagnosticsOf == file }
      }
      var sending = Sending.full
      while case .full = sending {
        sending = outbox.send(
          frame, size: frame.footprint, replacing: replaces, milliseconds: interval)
        if case .full = sending, isOrphan || hasHungUp { return session.exit() }
      }
      if case .closed = sending { return session.exit() }
    }
  }

  /// Whether the parent process has ended.
  private var isOrphan: Bool { session.parentProcess.map { !isAlive($0) } ?? false }

  /// Whether the client has closed its end, even if input is still waiting to be read.
  private var hasHungUp: Bool { AwaitedDescriptor(input).now().hasHungUp || inbox.isClosed }
}

extension Session.Incoming {
  /// The event to record when this arrives.
  fileprivate var event: SessionEvent {
    switch self {
    case .analysed(_, nil): .givenUp
    case .analysed: .analysed
    case .page: .page
    case .message, .invalid, .endOfInput: .arrived
    }
  }
}
