import Foundation
import JSONRPC
import Testing

@testable import StackLSP

/// A recorded session replays byte for byte.
@Suite struct SessionRecordTests {
  private static let events: [SessionEvent] = [
    .input(Array("Content-Length: 2\r\n\r\n{}".utf8)), .arrived, .handled, .output([]),
    .output(Array("\nhandled\n".utf8)), .worked, .began, .analysed, .givenUp, .input([0, 10, 255]),
  ]

  @Test func eventsAreReadAsTheyWereWritten() {
    let record = SessionEvent.heading + Self.events.flatMap(\.bytes)
    #expect(SessionEvent.read(record) == Self.events)
    #expect(SessionEvent.read(Array("something else\n".utf8)) == nil)
  }

  /// The process may die while it writes; the complete events are read.
  @Test func aRecordMayEndAnywhere() {
    let record = SessionEvent.heading + Self.events.flatMap(\.bytes)
    for end in SessionEvent.heading.count...record.count {
      let read = SessionEvent.read(Array(record[..<end]))
      #expect(read.map { Self.events.starts(with: $0) } == true, "cut at \(end)")
    }
  }

  private func text(hugging: Int) -> String {
    let rows = (0..<60).map { "    label l\($0) { intrinsicContentSize: 80 x 1 }" }
    return """
      screen Long {
        devices: iPhone16, iPhoneSE1, iPhoneSE3, iPhone7
        textSizes: large, small
        vstack column {
          leading == safeArea.leading + 16
          top == safeArea.top
      \(rows.joined(separator: "\n"))
          label note "Note" { intrinsicContentSize: 300 x 20; hugging.vertical: \(hugging) }
        }
      }
      """
  }

  /// Typing with requests and cancellations, while another thread analyses.
  private func record(into path: String) throws {
    let server = try ServerProcess(["--record", path])
    _ = try server.initialize()
    func notify(_ method: String, _ params: JSON) throws {
      try server.send(.notification(Notification(method: method, params: params)))
    }
    let uri: JSON = "file:///a.stack"
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": "stack", "version": 1, "text": .string(text(hugging: 251)),
        ]
      ])
    for version in 2...12 {
      try notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": uri, "version": .integer(version)],
          "contentChanges": [["text": .string(text(hugging: 240 + version))]],
        ])
      for method in ["textDocument/hover", "textDocument/completion"] {
        try server.send(
          .request(
            Request(
              id: .string("\(method) \(version)"), method: method,
              params: ["textDocument": ["uri": uri], "position": ["line": 4, "character": 10]])))
      }
      if version % 3 == 0 {
        try notify("$/cancelRequest", ["id": .string("textDocument/hover \(version)")])
      }
    }
    try server.send(.request(Request(id: .string("last"), method: "shutdown")))
    try server.send(.notification(Notification(method: "exit")))
    while try server.receive() != nil {}
    #expect(server.exitStatus() == 0)
  }

  @Test func aSessionPlaysAgainByteForByte() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/session"
    try record(into: path)
    let record = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var events = try #require(SessionEvent.read(record))
    let outputs = events.indices.filter { if case .output = events[$0] { true } else { false } }
    #expect(outputs.count > 20)
    var replay = SessionReplay()
    try replay.play(events)
    #expect(replay.repeated == outputs.count)
    // A single different byte is noticed.
    let index = outputs[outputs.count / 2]
    if case .output(let bytes) = events[index] { events[index] = .output(bytes + [0x20]) }
    var other = SessionReplay()
    do {
      try other.play(events)
      Issue.record("the difference is not seen")
    } catch {
      #expect(error.number == outputs.count / 2 + 1)
    }
    let console = Capture()
    #expect(console.run(["--replay", path]) == 0)
    #expect(console.output.hasSuffix("the same \(outputs.count) messages of the server.\n"))
    #expect(console.run(["--replay", folder.path]) == 2)
  }
}
