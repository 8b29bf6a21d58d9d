import Foundation
import JSONRPC
import Testing

@testable import StackLSP

/// After an edit that cannot be read, no text goes out of sync unnoticed.
@Suite struct LostTextTests {
  private func opened(_ folder: TemporaryFolder, _ text: String) throws -> WirePlayer {
    var player = WirePlayer()
    try player.notify("initialize", id: 0, ["capabilities": [:]])
    try player.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(folder), "languageId": "stack", "version": 1, "text": .string(text),
        ]
      ])
    while player.hear() != nil {}
    return player
  }

  private func uri(_ folder: TemporaryFolder) -> JSON { .string("file://\(folder.path)/A.stack") }

  private func change(_ folder: TemporaryFolder, _ changes: JSON, version: JSON = 2) -> JSON {
    ["textDocument": ["uri": uri(folder), "version": version], "contentChanges": changes]
  }

  /// The text that the server has now; nil if it has none.
  private func expect(
    _ text: String?, _ player: inout WirePlayer, _ folder: TemporaryFolder,
    at place: Testing.SourceLocation = #_sourceLocation
  ) throws {
    while player.hear() != nil {}
    let answer = try player.answer("stack/text", ["textDocument": ["uri": uri(folder)]])
    #expect(answer?["result"]?["text"]?.stringValue == text, sourceLocation: place)
  }

  /// LSP has integers, JSON numbers: `1.0` is one.
  @Test func aPositionMayBeWrittenWithAPoint() throws {
    let folder = try TemporaryFolder()
    var player = try opened(folder, "screen A {}\n")
    let place: JSON = ["line": .number(0), "character": .number(7.0)]
    try player.notify(
      "textDocument/didChange",
      change(
        folder, [["range": ["start": place, "end": place], "text": "B"]], version: .number(2)))
    try expect("screen BA {}\n", &player, folder)
  }

  /// The changes before a whole text have no effect, readable or not.
  @Test func aWholeTextBehindTheFaultIsEnough() throws {
    let folder = try TemporaryFolder()
    var player = try opened(folder, "screen A {}\n")
    try player.notify(
      "textDocument/didChange",
      change(folder, [["range": 7, "text": "x"], ["text": "screen C {}"]]))
    try expect("screen C {}", &player, folder)
  }

  static let unreadable: [JSON] = [
    7, [["text": 1]], [["range": ["start": 0], "text": "x"]],
    [["text": "whole"], ["range": [:], "text": "x"]],
    [
      [
        "range": ["start": ["line": 0, "character": 0.5], "end": ["line": 0, "character": 1]],
        "text": "",
      ]
    ],
  ]

  @Test(arguments: unreadable)
  func theUserIsToldOnceAndTheNextWholeTextHelps(changes: JSON) throws {
    let folder = try TemporaryFolder()
    var player = try opened(folder, "screen A { label a; label a }\n")
    for version in 2...4 {
      try player.notify(
        "textDocument/didChange", change(folder, changes, version: .integer(version)))
    }
    let methods = player.said.compactMap { $0["method"]?.stringValue }
    #expect(methods == ["textDocument/publishDiagnostics", "window/showMessage"])
    #expect(player.said.first?["params"]?["diagnostics"] == [])
    #expect(player.said.last?["params"]?["message"]?.stringValue?.contains("A.stack") == true)
    while player.hear() != nil {}
    let hover: JSON = [
      "textDocument": ["uri": uri(folder)], "position": ["line": 0, "character": 1],
    ]
    let refusal = try player.answer("textDocument/hover", hover)
    #expect(
      refusal?["error"]?["code"] == .integer(ResponseError.Code.contentModified.rawValue))
    // An edit of an unknown text has no effect; a whole text does.
    let start: JSON = ["line": 0, "character": 0]
    try player.notify(
      "textDocument/didChange",
      change(folder, [["range": ["start": start, "end": start], "text": "x"]], version: 5))
    try expect(nil, &player, folder)
    try player.notify(
      "textDocument/didChange", change(folder, [["text": "screen B {}"]], version: 6))
    try expect("screen B {}", &player, folder)
  }

  @Test func savingBringsTheTextBack() throws {
    let folder = try TemporaryFolder()
    var player = try opened(folder, "screen A {}\n")
    try player.notify("textDocument/didChange", change(folder, 7))
    try folder.write("A.stack", "screen Saved {}\n")
    try player.notify("textDocument/didSave", ["textDocument": ["uri": uri(folder)]])
    try expect("screen Saved {}\n", &player, folder)
  }

  /// A message that is not JSON may have been an edit of any document; a request is not an edit.
  @Test func aMessageThatIsNoJSONMayBeAnEdit() throws {
    let folder = try TemporaryFolder()
    var player = try opened(folder, "screen A {}\n")
    func send(_ body: String) throws {
      player.send(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)) { .max }
      try player.settle()
    }
    try send(#"{"jsonrpc":"2.0","id":7,"method":"textDocument/hover","params":}"#)
    try expect("screen A {}\n", &player, folder)
    try send(#"{"jsonrpc":"2.0","method":"textDocument/didChange","params":}"#)
    try expect(nil, &player, folder)
    try player.notify("textDocument/didClose", ["textDocument": ["uri": uri(folder)]])
    try expect(nil, &player, folder)
  }

  /// A client that supports whole texts is asked for them until every text is known.
  @Test func wholeTextsAreAskedFor() throws {
    let folder = try TemporaryFolder()
    var player = WirePlayer()
    try player.notify(
      "initialize", id: 0,
      [
        "capabilities": [
          "textDocument": ["synchronization": ["dynamicRegistration": true]]
        ]
      ])
    let open: JSON = [
      "textDocument": ["uri": uri(folder), "languageId": "stack", "version": 1, "text": ""]
    ]
    try player.notify("textDocument/didOpen", open)
    try player.notify("textDocument/didChange", change(folder, 7))
    try player.notify(
      "textDocument/didChange", change(folder, [["text": "screen A {}"]], version: 3))
    let asked = player.said.filter { $0["method"]?.stringValue?.hasPrefix("client/") == true }
    #expect(
      asked.map { $0["method"] } == ["client/registerCapability", "client/unregisterCapability"])
    let registration = asked.first?["params"]?["registrations"]?.arrayValue?.first
    #expect(registration?["method"] == "textDocument/didChange")
    #expect(registration?["registerOptions"]?["syncKind"] == 1)
  }
}
