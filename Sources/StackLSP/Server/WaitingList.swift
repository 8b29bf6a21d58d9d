/// The messages that the loop has taken from the reader and not handled yet.
///
/// The loop looks ahead, because a request that is cancelled before its turn is not worked on. It
/// looks no further than `capacity`: beyond that the messages stay with the reader, which then
/// stops reading, so a client that sends faster than it is answered has to wait.
struct WaitingList: Sendable {
  /// In bytes of memory. What is taken in at once may be as much again as the reader's queue holds.
  static let capacity = 16 << 20

  typealias Entry = BoundedQueue<Session.Incoming>.Entry

  /// The next one last.
  private var front: [Entry] = []
  private var back: [Entry] = []
  private(set) var size = 0

  var isEmpty: Bool { front.isEmpty && back.isEmpty }
  var isFull: Bool { size >= Self.capacity }

  mutating func append(_ entries: [Entry]) {
    back += entries
    for entry in entries { size += entry.size }
  }

  /// The oldest message, which is forgotten here.
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
