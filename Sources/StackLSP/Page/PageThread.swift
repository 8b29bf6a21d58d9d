#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    guard let (listener, port) = listen(on: wanted?.port) ?? listen(on: nil),
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
    var descriptors = [
      pollfd(fd: wakePipe.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
    ]
    for connection in connections {
      let wanted = (connection.takesInput ? POLLIN : 0) | (connection.hasOutput ? POLLOUT : 0)
      descriptors.append(pollfd(fd: connection.descriptor, events: Int16(wanted), revents: 0))
    }
    let patience: Int32 = connections.contains { !$0.mayWait } ? 1000 : -1
    _ = poll(&descriptors, nfds_t(descriptors.count), patience)
    if descriptors[0].revents != 0 { wakePipe.drain() }
    for index in connections.indices where descriptors[index + 2].revents != 0 {
      let hasGone = descriptors[index + 2].revents & Int16(POLLHUP | POLLERR) != 0
      if connections[index].takesInput {
        connections[index].read()
      } else if hasGone {
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
    if descriptors[1].revents != 0 { accept() }
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
    #if canImport(Glibc)
      let descriptor = Glibc.accept(listener, nil, nil)
    #else
      let descriptor = Darwin.accept(listener, nil, nil)
    #endif
    guard descriptor >= 0 else { return }
    if connections.count >= Self.mostConnections {
      // A connection between two questions can be closed without loss; if there is none, the new one is
      // closed.
      guard let idle = connections.firstIndex(where: { $0.use == .idle }) else {
        close(descriptor)
        return
      }
      connections[idle].giveUp()
      close(connections[idle].descriptor)
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
      close(connections[index].descriptor)
      connections.remove(at: index)
    }
    mailbox.forget(allBut: Set(connections.map(\.id)))
    return true
  }

  /// A socket on 127.0.0.1, which no other machine can reach; nil if the port is taken.
  private static func listen(on port: UInt16?) -> (descriptor: Int32, port: UInt16)? {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = (port ?? 0).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, length) == 0 && startListening(descriptor)
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard isBound else {
      close(descriptor)
      return nil
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }
}

private func startListening(_ descriptor: Int32) -> Bool { listen(descriptor, 16) == 0 }
