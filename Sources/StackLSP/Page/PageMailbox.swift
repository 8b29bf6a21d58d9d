import Synchronization

/// The messages from the loop to pages, until the page thread sends them; it never makes the loop wait.
///
/// A newer message replaces an older one of the same kind for the same page, so a page that reads slowly gets
/// the present state instead of every state before it. A page for which too much accumulates all the same is
/// disconnected.
final class PageMailbox: Sendable {
  /// The bytes that may wait for one page.
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

  /// Drops the messages of all other connections, because they are closed.
  func forget(allBut connections: Set<Int>) {
    boxes.withLock { boxes in
      for connection in boxes.keys where !connections.contains(connection) {
        boxes[connection] = nil
      }
    }
  }
}
