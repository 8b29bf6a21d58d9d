import Synchronization

/// What one thread hands to another, in order, with a limit in bytes.
///
/// A full queue makes the sender wait, so that neither a client that sends without end nor one
/// that never reads can make the process grow. One element always fits, however large.
final class BoundedQueue<Element: Sendable>: Sendable {
  private struct State {
    var elements: [(element: Element, size: Int)] = []
    var size = 0
    var isClosed = false
    var receiverWaits = false
    var senderWaits = false

    mutating func takeAll() -> [Element] {
      defer {
        elements = []
        size = 0
      }
      return elements.map(\.element)
    }

    mutating func remove(where isObsolete: (Element) -> Bool) {
      elements.removeAll { entry in
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

  /// `capacity` in bytes, as the senders count them; nil where the process has no descriptors left.
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

  /// Appends, as soon as there is room; what `replaces` is true for leaves the queue before.
  ///
  /// False if the queue was closed: nobody will take it.
  @discardableResult
  func send(
    _ element: Element, size: Int, replacing replaces: ((Element) -> Bool)? = nil
  ) -> Bool {
    while true {
      let outcome = state.withLock { state in
        if state.isClosed { return Outcome.closed }
        if let replaces { state.remove(where: replaces) }
        guard state.elements.isEmpty || state.size + size <= capacity else {
          state.senderWaits = true
          return .full
        }
        state.elements.append((element, size))
        state.size += size
        defer { state.receiverWaits = false }
        return .sent(wake: state.receiverWaits)
      }
      switch outcome {
      case .closed: return false
      case .full: drained.wait()
      case .sent(let wake):
        if wake { filled.wake() }
        return true
      }
    }
  }

  private enum Outcome {
    case closed, full
    case sent(wake: Bool)
  }

  /// All that is there now, without waiting.
  func takeAll() -> [Element] {
    let (elements, wake) = state.withLock { state in
      defer { state.senderWaits = false }
      return (state.takeAll(), state.senderWaits)
    }
    if wake { drained.wake() }
    return elements
  }

  /// Waits until there is something, and takes it all; empty when the time is up, nil when the
  /// queue is closed and empty.
  func waitAndTakeAll(milliseconds: Int32? = nil) -> [Element]? {
    while true {
      let isClosed = state.withLock { state in
        state.receiverWaits = state.elements.isEmpty
        return state.isClosed
      }
      let elements = takeAll()
      if !elements.isEmpty { return elements }
      if isClosed { return nil }
      filled.wait(milliseconds: milliseconds)
      if milliseconds != nil { return takeAll() }
    }
  }

  /// Nothing more goes in; what is in may still be taken.
  func close() {
    state.withLock { $0.isClosed = true }
    filled.wake()
    drained.wake()
  }
}
