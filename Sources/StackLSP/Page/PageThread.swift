/// The thread of the preview's pages. It accepts connections on the loopback interface, splits their bytes
/// into requests, and writes the responses. The loop interprets the requests.
///
/// Everything is bounded: the connections, the bytes of a request, the bytes that wait, and the time that a
/// peer may take for either.
struct PageThread {
  private let listener: Int32
  private let door: PageDoor
  private let tellLoop: Telling
  private let mailbox: PageMailbox
  private let wakePipe: WakePipe
  private var connections: [PageConnection] = []
  private var lastID = 0

  static let mostConnections = 24
  static let mostPages = 12

  /// Hands an event and its size in bytes to the loop, without waiting for room.
  typealias Telling = @Sendable (PageEvent, Int) -> Sending

  /// Opens a door, if possible the given one, and serves it until the process ends; nil if the system has no
  /// port or no thread left.
  static func open(
    _ wanted: PageDoor?, tellLoop: @escaping Telling
  ) -> PreviewPages.Opened? {
    guard
      let (listener, port) = listenOnLoopback(port: wanted?.port) ?? listenOnLoopback(port: nil),
      let wakePipe = WakePipe()
    else { return nil }
    let isWanted = wanted?.port == port
    let token = isWanted ? wanted?.token : nil
    let door = PageDoor(port: port, token: token ?? PageDoor.randomToken())
    let mailbox = PageMailbox(wakePipe: wakePipe)
    let isRunning = startThread {
      var thread = PageThread(
        listener: listener, door: door, tellLoop: tellLoop, mailbox: mailbox, wakePipe: wakePipe)
      while thread.run() {}
    }
    return isRunning ? PreviewPages.Opened(door: door) { mailbox.put($0) } : nil
  }

  private init(
    listener: Int32, door: PageDoor, tellLoop: @escaping Telling, mailbox: PageMailbox,
    wakePipe: WakePipe
  ) {
    self.listener = listener
    self.door = door
    self.tellLoop = tellLoop
    self.mailbox = mailbox
    self.wakePipe = wakePipe
  }

  /// One round: waits until a socket can be read or written, or until a peer takes too long. False if the
  /// loop has ended.
  private mutating func run() -> Bool {
    var awaited = [
      AwaitedDescriptor(wakePipe.descriptor, reads: true), AwaitedDescriptor(listener, reads: true),
    ]
    awaited += connections.map {
      AwaitedDescriptor($0.descriptor, reads: $0.takesInput, writes: $0.hasOutput)
    }
    let isImpatient = connections.contains { !$0.mayWait }
    AwaitedDescriptor.wait(for: &awaited, milliseconds: isImpatient ? 1000 : nil)
    if awaited[0].isReady { wakePipe.drain() }
    for index in connections.indices where awaited[index + 2].isReady {
      if connections[index].takesInput {
        connections[index].read()
      } else if awaited[index + 2].isBroken {
        connections[index].giveUp()
      }
    }
    for index in connections.indices {
      deliver(at: index)
      // Takes one request after the other, as long as the peer reads the answers.
      while let event = connections[index].nextRequest() {
        guard handle(event, at: index) else { return false }
        deliver(at: index)
      }
    }
    if awaited[1].isReady { accept() }
    return closeTheEnded()
  }

  private mutating func handle(_ event: HTTPReader.Event, at index: Int) -> Bool {
    guard case .request(let request) = event else {
      connections[index].end(with: HTTPResponse.refused)
      return true
    }
    let id = connections[index].id
    switch door.admission(of: request) {
    case .refused: connections[index].end(with: HTTPResponse.refused)
    case .page:
      let nonce = PageDoor.randomToken()
      connections[index].answer(HTTPResponse.page(PageText.html(nonce: nonce), nonce: nonce))
    case .events:
      guard connections.count(where: { $0.use == .streaming }) < Self.mostPages else {
        connections[index].end(with: HTTPResponse.refused)
        return true
      }
      connections[index].use = .streaming
      connections[index].send(HTTPResponse.events)
      return tell(.opened(id), from: index)
    case .question(let question):
      connections[index].use = .asking
      return tell(.asked(question, answerTo: id), size: request.body.count, from: index)
    }
    return true
  }

  /// Hands an event to the loop; false if the loop has ended. If the loop's queue is full, the page has to
  /// send its request again.
  private mutating func tell(_ event: PageEvent, size: Int = 0, from index: Int) -> Bool {
    switch tellLoop(event, size + 64) {
    case .sent: return true
    case .full:
      connections[index].giveUp()
      return true
    case .closed: return false
    }
  }

  private mutating func deliver(at index: Int) {
    fetchMail(at: index)
    connections[index].write()
  }

  private mutating func fetchMail(at index: Int) {
    // Queue nothing more while the socket has unwritten bytes: newer messages may still replace the rest.
    while !connections[index].hasOutput, connections[index].use.getsMail {
      switch mailbox.take(for: connections[index].id) {
      case .none: return
      case .full: return connections[index].giveUp()
      case .bytes(let bytes):
        if connections[index].use == .asking {
          connections[index].answer(bytes)
        } else {
          connections[index].send(bytes)
        }
        connections[index].write()
      }
    }
  }

  private mutating func accept() {
    guard let descriptor = acceptConnection(listener) else { return }
    if connections.count >= Self.mostConnections {
      // A connection between two questions can be closed without loss; if there is none, the new one is
      // closed.
      guard let idle = connections.firstIndex(where: { $0.use == .idle }) else {
        closeDescriptor(descriptor)
        return
      }
      connections[idle].giveUp()
      closeDescriptor(connections[idle].descriptor)
      connections.remove(at: idle)
    }
    lastID += 1
    connections.append(PageConnection(id: lastID, descriptor: descriptor))
  }

  private mutating func closeTheEnded() -> Bool {
    for index in connections.indices.reversed() where connections[index].isOver {
      if connections[index].wasStreaming {
        switch tellLoop(.closed(connections[index].id), 64) {
        case .sent: break
        // It is reported in the next round.
        case .full: continue
        case .closed: return false
        }
      }
      closeDescriptor(connections[index].descriptor)
      connections.remove(at: index)
    }
    mailbox.forget(allBut: Set(connections.map(\.id)))
    return true
  }
}
