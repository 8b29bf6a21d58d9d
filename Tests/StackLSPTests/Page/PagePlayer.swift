import JSONRPC
import Testing

@testable import StackLSP

/// Plays an editor and a page in a browser for one session, without a port.
struct PagePlayer {
  var session = Session()
  /// The messages to the editor.
  private(set) var said: [JSON] = []
  /// The events for the page, in order, without answers.
  private(set) var events: [JSON] = []
  private(set) var answers: [JSON] = []
  private var lastID = 0
  static let uri = "file:///Test.stack"
  static let connection = 7

  init(_ text: String, capabilities: JSON = Self.everything) throws {
    session.pages.openDoor = { wanted in
      PreviewPages.Opened(door: wanted ?? PageDoor(port: 4711, token: PageDoor.randomToken())) {
        _ in
      }
    }
    request("initialize", ["capabilities": capabilities])
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(Self.uri), "languageId": "stack", "version": 1, "text": .string(text),
        ]
      ])
  }

  static let everything: JSON = [
    "window": ["showDocument": ["support": true]], "workspace": ["applyEdit": true],
  ]

  mutating func request(_ method: String, _ params: JSON) {
    lastID += 1
    receive(.message(.request(Request(id: .integer(lastID), method: method, params: params))))
  }

  mutating func notify(_ method: String, _ params: JSON) {
    receive(.message(.notification(Notification(method: method, params: params))))
  }

  mutating func command(_ name: String, _ arguments: [JSON]) {
    request("workspace/executeCommand", ["command": .string(name), "arguments": .array(arguments)])
  }

  /// Opens the preview as an editor does, and then a page as a browser does.
  mutating func openPage() {
    command("stack.showPreview", [.string(Self.uri)])
    receive(.page(.opened(Self.connection)))
  }

  mutating func replaceText(_ text: String) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(Self.uri), "version": 2],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  mutating func ask(_ method: String, _ members: KeyValuePairs<String, JSON> = [:]) -> JSON? {
    var question = JSON.Object()
    question["page"] = .integer(Self.connection)
    question["method"] = .string(method)
    for (name, value) in members { question[name] = value }
    answers = []
    receive(.page(.asked(.object(question), answerTo: 9)))
    return answers.first
  }

  mutating func forget() {
    said = []
    events = []
  }

  func events(_ kind: String) -> [JSON] { events.filter { $0["kind"]?.stringValue == kind } }

  func said(_ method: String) -> [JSON] {
    said.filter { $0["method"]?.stringValue == method }.compactMap { $0["params"] }
  }

  /// Hands over the result of the analysis thread.
  mutating func finish(_ task: DeepAnalysis) { receive(.analysed(task, task.run())) }

  private mutating func receive(_ incoming: Session.Incoming) {
    session.receive(incoming)
    while session.work() {}
    for mail in session.takePageMail() {
      switch mail {
      case .event(let event, _, Self.connection): events.append(event)
      case .event: break
      case .answer(let answer, _): answers.append(answer)
      }
    }
    for outgoing in session.takeOutgoing() {
      if let json = try? JSONParser.parse(outgoing.message.body) { said.append(json) }
    }
  }
}

extension Message {
  /// The bytes without the header.
  fileprivate var body: [UInt8] {
    let bytes = framed()
    let end = bytes.indices.dropFirst(3).first {
      bytes[$0 - 3] == 13 && bytes[$0 - 2] == 10 && bytes[$0 - 1] == 13 && bytes[$0] == 10
    }
    return Array(bytes[((end ?? -1) + 1)...])
  }
}
