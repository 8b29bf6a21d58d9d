import Foundation
import JSONRPC
import Testing

@testable import StackLSP

/// No client can make the server keep more than its limits.
@Suite struct BoundedMemoryTests {
  private func entry(_ number: Int, size: Int) -> WaitingList.Entry {
    .init(
      element: .message(.notification(Notification(method: "\(number)"))), size: size)
  }

  private func number(_ incoming: Session.Incoming?) -> Int? {
    guard case .message(.notification(let notification)) = incoming else { return nil }
    return Int(notification.method)
  }

  /// A handled message no longer counts, even if the list never becomes empty.
  @Test func theListForgetsWhatItGivesAway() {
    var list = WaitingList()
    var next = 0
    for index in 0..<1000 {
      list.append([entry(index, size: 100)])
      guard index >= 10 else { continue }
      let first = number(list.popFirst())
      #expect(first == next)
      next += 1
      #expect(list.size == 1000)
    }
    while let incoming = list.popFirst() {
      #expect(number(incoming) == next)
      next += 1
    }
    #expect(next == 1000 && list.isEmpty && list.size == 0)
  }

  @Test func aFullListLeavesTheRestWithTheReader() throws {
    var list = WaitingList()
    list.append([entry(0, size: WaitingList.capacity - 1)])
    #expect(!list.isFull)
    list.append([entry(1, size: 1)])
    #expect(list.isFull)
    _ = list.popFirst()
    #expect(!list.isFull)
  }

  @Test func aFullQueueLetsNobodyWaitLongerThanTheySay() throws {
    let queue = try #require(BoundedQueue<Int>(capacity: 10))
    #expect(queue.send(1, size: 100) == .sent)
    #expect(queue.send(2, size: 1, milliseconds: 1) == .full)
    #expect(queue.send(3, size: 1, replacing: { $0 == 1 }, milliseconds: 1) == .sent)
    #expect(queue.takeAll().map(\.element) == [3])
    queue.close()
    #expect(queue.send(4, size: 1, milliseconds: 1) == .closed)
  }

  /// The client hangs up, or its process dies, while the server waits for it to read.
  @Test(arguments: [true, false])
  func aServerThatNobodyReadsEnds(byHangingUp: Bool) throws {
    let inbox = try #require(BoundedQueue<Session.Incoming>(capacity: 1000))
    let outbox = try #require(BoundedQueue<Outgoing.Frame>(capacity: 10))
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var loop = ServerLoop(inbox: inbox, outbox: outbox, input: ends[0], interval: 1)
    for id in 1...3 {
      inbox.send(.message(.request(Request(id: .integer(id), method: "m"))), size: 1)
    }
    if byHangingUp {
      close(ends[1])
    } else {
      let parent = try spawn("/bin/sleep", ["600"])
      kill(parent, SIGKILL)
      #expect(waitForEnd(of: parent) == 128 + SIGKILL)
      loop.session.parentProcess = parent
    }
    let status = loop.run()
    #expect(status == 1)
    if !byHangingUp { close(ends[1]) }
  }

  @Test func aLogThatNobodyReadsIsDropped() throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var log = ServerLog(descriptor: ends[1])
    let long = String(repeating: "ä", count: 1000)
    for line in 0..<2000 { log.write(["\(line)\n\(long)"]) }
    #expect(log.dropped > 0)
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(ends[0], &buffer, buffer.count)
    let text = try #require(String(validating: buffer[..<count], as: UTF8.self))
    for (number, line) in text.split(separator: "\n").enumerated() {
      #expect(line.hasPrefix("stack-lsp: \(number) ä"))
      #expect(line.utf8.count < ServerLog.longestLine)
    }
    let dropped = log.dropped
    log.write(["again"])
    let rest = read(ends[0], &buffer, buffer.count)
    #expect(
      String(decoding: buffer[..<rest], as: UTF8.self)
        == "stack-lsp: \(dropped) lines of this log found no reader\nstack-lsp: again\n")
    #expect(log.dropped == 0)
  }

  /// A client that never confirms is asked once, and once more when it does.
  @Test func refreshesDoNotPileUp() throws {
    var player = WirePlayer()
    try player.notify(
      "initialize", id: 0,
      ["capabilities": ["workspace": ["codeLens": ["refreshSupport": true]]]])
    let changes: JSON = ["changes": [["uri": "file:///nowhere.stack", "type": 2]]]
    for _ in 0..<5 { try player.notify("workspace/didChangeWatchedFiles", changes) }
    let asked = player.said.filter { $0["method"] == "workspace/codeLens/refresh" }
    #expect(asked.count == 1)
    let id = try #require(asked.first?["id"]?.integerValue)
    player.send(
      Array(Message.response(Response(id: .integer(id), result: .success(.null))).framed())
    ) { .max }
    try player.settle()
    #expect(player.said.count { $0["method"] == "workspace/codeLens/refresh" } == 2)
  }
}
