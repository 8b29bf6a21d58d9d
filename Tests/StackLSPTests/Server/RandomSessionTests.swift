import JSONRPC
import StackDSL
import TestSupport
import Testing

@testable import StackLSP

/// Random sessions: several documents, changes, requests and cancellations in one queue.
@Suite struct RandomSessionTests {
  private static let methods = [
    "textDocument/hover", "textDocument/completion", "textDocument/documentSymbol",
    "textDocument/semanticTokens/full", "stack/nonsense", "textDocument/foldingRange",
  ]
  private static let pieces = [
    "", "\n", "}", "{", "label a \"x\" { width == 80 }", "hstack row {\n", "screen B {", "ä😀", "==",
  ]

  @Test(arguments: 0..<6 as Range<UInt64>) func everyRequestHasOneAnswer(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var player = WirePlayer()
    try player.notify("initialize", id: 0, ["capabilities": [:]])
    for document in 0..<3 { try player.notify("textDocument/didOpen", open(document)) }
    var asked = 1
    for version in 1...40 {
      var burst: [Message] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        if Bool.random(using: &random) {
          burst.append(.notification(change(&random, version)))
        } else {
          burst.append(.request(question(asked, &random)))
          if Int.random(in: 0..<4, using: &random) == 0 {
            burst.append(.notification(cancellation(of: asked)))
          }
          asked += 1
        }
      }
      player.send(burst.flatMap { $0.framed() }) { Int.random(in: 1...40, using: &random) }
      try player.settle()
    }
    let answered = player.said.compactMap { $0["method"] == nil ? $0["id"]?.integerValue : nil }
    #expect(answered.sorted() == Array(0..<asked))
    #expect(player.session.exitStatus == nil)
  }

  private func uri(_ document: Int) -> JSON { "file:///\(document).stack" }

  private func open(_ document: Int) -> JSON {
    [
      "textDocument": [
        "uri": uri(document), "languageId": "stack", "version": 0,
        "text": "screen A {\n  size: 320 x 200\n  hstack row { label a \"x\" }\n}\n",
      ]
    ]
  }

  private func position(_ random: inout SeededGenerator) -> JSON {
    [
      "line": .integer(.random(in: 0..<6, using: &random)),
      "character": .integer(.random(in: 0..<30, using: &random)),
    ]
  }

  private func change(_ random: inout SeededGenerator, _ version: Int) -> Notification {
    let start = position(&random)
    let text = Self.pieces.randomElement(using: &random) ?? ""
    return Notification(
      method: "textDocument/didChange",
      params: [
        "textDocument": [
          "uri": uri(.random(in: 0..<3, using: &random)), "version": .integer(version),
        ],
        "contentChanges": [["range": ["start": start, "end": start], "text": .string(text)]],
      ])
  }

  private func question(_ id: Int, _ random: inout SeededGenerator) -> Request {
    Request(
      id: .integer(id), method: Self.methods.randomElement(using: &random) ?? "",
      params: [
        "textDocument": ["uri": uri(.random(in: 0..<4, using: &random))],
        "position": position(&random),
      ])
  }

  private func cancellation(of id: Int) -> Notification {
    Notification(method: "$/cancelRequest", params: ["id": .integer(id)])
  }
}
