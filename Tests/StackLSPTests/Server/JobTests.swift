@testable import JSONRPC
import Testing

@testable import StackLSP

/// Requests about the whole workspace are handled in slices, between messages.
@Suite struct JobTests {
  private static let files = 40

  /// A file with a component, and this many files that use it, each in a folder of its own.
  private func workspace() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Row.stack", "component Row { label name }\n")
    for index in 0..<Self.files {
      try folder.write(
        "f\(index)/Use.stack", "import \"../Row.stack\"\nscreen S\(index) { Row row }\n")
    }
    return folder
  }

  private func player(in folder: TemporaryFolder) throws -> WirePlayer {
    var player = WirePlayer()
    try player.notify(
      "initialize", id: 0,
      ["capabilities": [:], "workspaceFolders": [["uri": uri(folder, ""), "name": "w"]]])
    try player.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(folder, "/Row.stack"), "languageId": "stack", "version": 1,
          "text": "component Row { label name }\n",
        ]
      ])
    while player.hear() != nil {}
    return player
  }

  private func uri(_ folder: TemporaryFolder, _ name: String) -> JSON {
    .string("file://\(folder.path)\(name)")
  }

  private func rename(_ folder: TemporaryFolder, id: Int) -> Message {
    .request(
      Request(
        id: .integer(id), method: "textDocument/rename",
        params: [
          "textDocument": ["uri": uri(folder, "/Row.stack")],
          "position": ["line": 0, "character": 11], "newName": "Line",
        ]))
  }

  private func symbols(id: Int) -> Message {
    .request(
      Request(id: .integer(id), method: "workspace/symbol", params: ["query": "s3"]))
  }

  @Test func aRenameReachesEveryFile() throws {
    let folder = try workspace()
    try folder.link("loop", to: ".")
    var player = try player(in: folder)
    player.send(Array(rename(folder, id: 1).framed())) { .max }
    try player.settle()
    let changes = player.hear()?["result"]?["changes"]?.objectValue?.members
    #expect(changes?.count == Self.files + 1)
    #expect(changes?.allSatisfy { $0.value.arrayValue?.count == 1 } == true)
  }

  /// One slice searches one folder or one file; messages that arrive in the meantime are answered first.
  @Test func aQuestionDoesNotWaitForTheWorkspace() throws {
    let folder = try workspace()
    var session = try player(in: folder).session
    session.receive(.message(symbols(id: 1)))
    for _ in 0..<Self.files {
      let (isBusy, said) = (session.work(), session.takeOutgoing())
      #expect(isBusy && said.isEmpty)
    }
    session.receive(.message(.request(Request(id: .integer(2), method: "stack/nonsense"))))
    let said = session.takeOutgoing()
    #expect(said.count == 1)
    while session.work() {}
    guard case .response(let answer) = session.takeOutgoing().last?.message else {
      Issue.record("no answer")
      return
    }
    #expect(answer.id == .integer(1))
    // s3, s13, s23, s30 … s39.
    #expect(try answer.result.get().arrayValue?.count == 13)
  }

  /// The places of an answer belong to the text that the client has.
  @Test func anEditMeanwhileIsToldAsSuch() throws {
    let folder = try workspace()
    var session = try player(in: folder).session
    session.receive(.message(rename(folder, id: 1)))
    _ = session.work()
    session.receive(
      .message(
        .notification(
          Notification(
            method: "textDocument/didChange",
            params: [
              "textDocument": ["uri": uri(folder, "/Row.stack"), "version": 2],
              "contentChanges": [["text": "component Row { }"]],
            ]))))
    while session.work() {}
    let errors = session.takeOutgoing().compactMap { outgoing -> ResponseError? in
      guard case .response(let response) = outgoing.message,
        case .failure(let error) = response.result
      else { return nil }
      return error
    }
    #expect(errors.map(\.code) == [ResponseError.Code.contentModified.rawValue])
  }

  /// LSP 3.17 does not declare `workspace/symbol` as server-cancellable, so requests beyond the limit wait.
  @Test func jobsAreCancelledByTheClientAlone() throws {
    let folder = try workspace()
    var session = try player(in: folder).session
    let last = 4 * Jobs.most
    for id in 1...last { session.receive(.message(symbols(id: id))) }
    session.receive(
      .message(.notification(Notification(method: "$/cancelRequest", params: ["id": 1]))))
    while session.work() {}
    var codes: [Int?] = Array(repeating: 0, count: last + 1)
    var order: [Int] = []
    for outgoing in session.takeOutgoing() {
      guard case .response(let response) = outgoing.message, case .integer(let id)? = response.id
      else { continue }
      order.append(id)
      if case .failure(let error) = response.result {
        codes[id] = error.code
      } else {
        codes[id] = nil
      }
    }
    #expect(codes[1] == ResponseError.Code.requestCancelled.rawValue)
    #expect(codes[2...].allSatisfy { $0 == nil })
    #expect(order == Array(1...last))
  }

  @Test func whatWaitsIsBounded() throws {
    let folder = try workspace()
    var session = try player(in: folder).session
    for id in 1...(Jobs.mostWaiting + 1) { session.receive(.message(symbols(id: id))) }
    let said = session.takeOutgoing().compactMap { outgoing -> ResponseError? in
      guard case .response(let response) = outgoing.message,
        case .failure(let error) = response.result
      else { return nil }
      return error
    }
    #expect(said.map(\.code) == [ResponseError.Code.requestFailed.rawValue])
  }
}
