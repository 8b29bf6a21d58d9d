import Synchronization

/// The outcome of sending an element to a queue.
enum Sending: Sendable {
  case sent
  /// The queue had no room within the given time.
  case full
  /// The queue is closed.
  case closed
}

/// A queue between threads that keeps the order and has a limit in bytes.
///
/// A full queue makes the sender wait, so the process cannot grow because of a client that never stops
/// sending, or one that never reads. One element always fits, however large.
final class BoundedQueue<Element: Sendable>: Sendable {
  /// An element with the number of bytes that its sender counts for it.
  struct Entry: Sendable {
    var element: Element
    var size: Int
  }

  private struct State {
    var entries: [Entry] = []
    var size = 0
    var isClosed = false
    var receiverWaits = false
    var senderWaits = false

    mutating func takeAll() -> [Entry] {
      defer {
        entries = []
        size = 0
      }
      return entries
    }

    mutating func remove(where isObsolete: (Element) -> Bool) {
      entries.removeAll { entry in
        guard isObsolete(entry.element) else { return false }
        size -= entry.size
        return true
      }
    }
  }

  private let state = Mutex(State())
  private let capacity: Int
  private let filled: WakePipe
  private let drained: WakePipe

  /// `capacity` is in bytes, as the senders count them; nil if the process has no descriptors left.
  init?(capacity: Int) {
    guard let filled = WakePipe(), let drained = WakePipe() else { return nil }
    self.capacity = capacity
    self.filled = filled
    self.drained = drained
  }

  deinit {
    filled.release()
    drained.release()
  }

  /// Appends the element as soon as there is room, and removes the queued elements for which `replaces` is
  /// true.
  ///
  /// - Parameter milliseconds: how long to wait for room; nil waits forever.
  @discardableResult
  func send(
    _ element: Element, size: Int, replacing replaces: ((Element) -> Bool)? = nil,
    milliseconds: Int32? = nil
  ) -> Sending {
    var hasWaited = false
    while true {
      let sending = offer(element, size: size, replacing: replaces, waits: true)
      guard case .full = sending, milliseconds == nil || !hasWaited else { return sending }
      drained.wait(milliseconds: milliseconds)
      hasWaited = true
    }
  }

  /// Like `send`, but without waiting for room. Several threads may send if at most one of them waits.
  func sendNow(_ element: Element, size: Int) -> Sending {
    offer(element, size: size, replacing: nil, waits: false)
  }

  private func offer(
    _ element: Element, size: Int, replacing replaces: ((Element) -> Bool)?, waits: Bool
  ) -> Sending {
    let (sending, wakes) = state.withLock { state in
      if state.isClosed { return (Sending.closed, false) }
      if let replaces { state.remove(where: replaces) }
      guard state.entries.isEmpty || state.size + size <= capacity else {
        if waits { state.senderWaits = true }
        return (.full, false)
      }
      state.entries.append(Entry(element: element, size: size))
      state.size += size
      defer { state.receiverWaits = false }
      return (.sent, state.receiverWaits)
    }
    if wakes { filled.wake() }
    return sending
  }

  /// All queued elements, without waiting.
  func takeAll() -> [Entry] {
    let (entries, wakes) = state.withLock { state in
      defer { state.senderWaits = false }
      return (state.takeAll(), state.senderWaits)
    }
    if wakes { drained.wake() }
    return entries
  }

  /// Waits for at least one element and takes all; empty when the time is up, nil when the queue is closed
  /// and empty.
  func waitAndTakeAll(milliseconds: Int32? = nil) -> [Entry]? {
    while true {
      let isClosed = state.withLock { state in
        state.receiverWaits = state.entries.isEmpty
        return state.isClosed
      }
      let entries = takeAll()
      if !entries.isEmpty { return entries }
      if isClosed { return nil }
      filled.wait(milliseconds: milliseconds)
      if milliseconds != nil { return takeAll() }
    }
  }

  /// Whether the queue accepts no more elements.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Accepts no more elements; the queued ones can still be taken.
  func close() {
    state.withLock { $0.isClosed = true }
    filled.wake()
    drained.wake()
  }
}
