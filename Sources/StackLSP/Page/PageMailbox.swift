import Synchronization

/// What the loop has for pages, until their thread carries it away: never makes the loop wait.
///
/// Of two messages of one kind for one page the newer one stays, so a page that reads slowly gets what is
/// true now and not all that was true before. A page for which more piles up in spite of that is given up.
final class PageMailbox: Sendable {
  /// Bytes that may wait for one page.
  static let capacity = 16 << 20

  private struct Box {
    var messages: [(kind: String, bytes: [UInt8])] = []
    var size = 0
    var isFull = false
  }

  private let boxes = Mutex<[Int: Box]>([:])
  private let wakePipe: WakePipe

  init(wakePipe: WakePipe) { self.wakePipe = wakePipe }

  func put(_ mail: PageMail) {
    switch mail {
    case .event(let event, let kind, let connection):
      put(HTTPResponse.event(event), kind: kind, for: connection)
    case .answer(let answer, let connection):
      put(HTTPResponse.json(answer), kind: "answer", for: connection)
    }
  }

  func put(_ bytes: [UInt8], kind: String, for connection: Int) {
    boxes.withLock { boxes in
      var box = boxes[connection] ?? Box()
      if let old = box.messages.firstIndex(where: { $0.kind == kind }) {
        box.size -= box.messages[old].bytes.count
        box.messages.remove(at: old)
      }
      box.size += bytes.count
      if box.size > Self.capacity {
        box = Box(isFull: true)
      } else if !box.isFull {
        box.messages.append((kind, bytes))
      }
      boxes[connection] = box
    }
    wakePipe.wake()
  }

  enum Mail { case none, full, bytes([UInt8]) }

  /// The oldest message for a connection.
  func take(for connection: Int) -> Mail {
    boxes.withLock { boxes in
      guard var box = boxes[connection] else { return .none }
      if box.isFull { return .full }
      guard !box.messages.isEmpty else { return .none }
      let message = box.messages.removeFirst()
      box.size -= message.bytes.count
      boxes[connection] = box.messages.isEmpty ? nil : box
      return .bytes(message.bytes)
    }
  }

  /// What is for a connection that has gone.
  func forget(allBut connections: Set<Int>) {
    boxes.withLock { boxes in
      for connection in boxes.keys where !connections.contains(connection) {
        boxes[connection] = nil
      }
    }
  }
}
