/// The messages that the loop has taken from the reader and not handled yet.
///
/// The loop looks ahead so that a request cancelled before its turn is not worked on. It takes messages up to
/// `capacity`. Beyond that the messages stay with the reader, which then stops reading, so a client that
/// sends faster than it is answered has to wait.
struct WaitingList: Sendable {
  /// In bytes of memory. One take may exceed it by as much as the reader's queue holds.
  static let capacity = 16 << 20

  typealias Entry = BoundedQueue<Session.Incoming>.Entry

  /// In reverse order, the next one last.
  private var front: [Entry] = []
  private var back: [Entry] = []
  private(set) var size = 0

  var isEmpty: Bool { front.isEmpty && back.isEmpty }
  var isFull: Bool { size >= Self.capacity }

  mutating func append(_ entries: [Entry]) {
    back += entries
    for entry in entries { size += entry.size }
  }

  /// Removes and returns the oldest message.
  mutating func popFirst() -> Session.Incoming? {
    if front.isEmpty {
      front = back.reversed()
      back = []
    }
    guard let entry = front.popLast() else { return nil }
    size -= entry.size
    return entry.element
  }
}
