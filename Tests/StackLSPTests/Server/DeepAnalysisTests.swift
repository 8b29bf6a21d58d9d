@testable import JSONRPC
@testable import StackDSL
import Synchronization
import Testing

@testable import StackLSP

/// Analyses that take longer than a message may wait run on a thread of their own.
@Suite struct DeepAnalysisTests {
  private static let file = FileID("/a.stack")

  /// 62 views in 24 environments; on the small phones the last label is cut.
  private func text(hugging: Int = 249) -> String {
    let rows = (0..<60).map { "    label l\($0) { intrinsicContentSize: 80 x 1 }" }
    return """
      screen Long {
        devices: iPhone16, iPhoneSE1, iPhoneSE3, iPhone7
        textSizes: large, small, extraLarge
        directions: leftToRight, rightToLeft
        vstack column {
          leading == safeArea.leading + 16
          trailing == safeArea.trailing - 16
          top == safeArea.top
      \(rows.joined(separator: "\n"))
          label note "Note" { intrinsicContentSize: 300 x 20; hugging.vertical: \(hugging) }
        }
      }
      """
  }

  private func request(_ method: String, id: Int) -> Session.Incoming {
    .message(
      .request(
        Request(
          id: .integer(id), method: method,
          params: [
            "textDocument": ["uri": "file:///a.stack"],
            "position": ["line": 4, "character": 10],
          ])))
  }

  private func notify(_ method: String, _ params: JSON) -> Session.Incoming {
    .message(.notification(Notification(method: method, params: params)))
  }

  /// A session whose document is published for its primary environment, as it is when the loop hands over the
  /// rest.
  private func opened(hasThread: Bool = true) -> Session {
    var session = Session()
    session.hasAnalysisThread = hasThread
    session.receive(
      .message(
        .request(Request(id: .integer(0), method: "initialize", params: ["capabilities": [:]]))))
    session.receive(
      notify(
        "textDocument/didOpen",
        [
          "textDocument": [
            "uri": "file:///a.stack", "languageId": "stack", "version": 1, "text": .string(text()),
          ]
        ]))
    while session.work() {}
    return session
  }

  private func taken(from session: inout Session) throws -> DeepAnalysis {
    let task = session.takeAnalysis()
    return try #require(task)
  }

  private func expectNoAnalysis(of session: inout Session) throws {
    let task = session.takeAnalysis()
    #expect(task == nil)
  }

  private func change(_ text: String) -> Session.Incoming {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///a.stack", "version": 2],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  /// The ids of answers and the numbers of diagnostics, in the order in which they were sent.
  private func said(_ session: inout Session) -> [String] {
    session.takeOutgoing().map { outgoing in
      switch outgoing.message {
      case .response(let response):
        let id = response.id.map { String(decoding: $0.json.serialized(), as: UTF8.self) } ?? ""
        guard case .failure(let error) = response.result else { return "#\(id)" }
        return "#\(id) \(error.code)"
      case .notification(let notification):
        let count = notification.params?["diagnostics"]?.arrayValue?.count
        return count.map { "diagnostics \($0)" } ?? notification.method
      case .request(let request): return request.method
      }
    }
  }

  @Test func nothingElseWaitsForIt() throws {
    var plain = opened(hasThread: false)
    let expected = said(&plain)
    #expect(expected.count == 3)
    var session = opened()
    let task = try taken(from: &session)
    session.receive(request("textDocument/hover", id: 1))
    session.receive(request("textDocument/completion", id: 2))
    while session.work() {}
    try expectNoAnalysis(of: &session)
    // The first environment is published, and no request waits for the others.
    let words = said(&session)
    #expect(words == Array(expected.prefix(2)) + ["#1", "#2"])
    session.receive(.analysed(task, task.run()))
    while session.work() {}
    let words2 = said(&session)
    #expect(words2 == [expected[2]])
    try expectNoAnalysis(of: &session)
  }

  /// A screen of 302 views, whose primary environment alone is too much to solve between two messages.
  private func longScreen(_ name: String = "Long") -> String {
    let rows = (0..<300).map { "label l\($0) { intrinsicContentSize: 80 x 1 }" }
    return "screen \(name) {\nvstack column { top == safeArea.top; leading == safeArea.leading }\n"
      + "vstack other { edges == superview.edges\n\(rows.joined(separator: "\n"))\n} }"
  }

  /// Nested components that expand to 2,047 views each time.
  private var longToRead: String {
    let parts = (1...10).map { "component C\($0) { vstack r { C\($0 - 1) a; C\($0 - 1) b } }" }
    return "component C0 { label l \"x\" }\n\(parts.joined(separator: "\n"))\n"
      + "screen Long { C10 c { edges == superview.edges } }"
  }

  /// Neither a hover nor a completion solves anything; once the layout exists, the hover says more.
  @Test func aHoverBeforeTheLayoutSaysWhatIsKnown() throws {
    var session = opened()
    session.receive(change(longScreen()))
    _ = session.takeAnalysis()
    while session.work() {}
    _ = said(&session)
    let before = session.cache.memo.solvedCount
    session.receive(request("textDocument/hover", id: 1))
    session.receive(request("textDocument/completion", id: 2))
    session.receive(request("textDocument/documentSymbol", id: 3))
    while session.work() {}
    #expect(session.cache.memo.solvedCount == before)
    let words = said(&session)
    #expect(words == ["#1", "#2"])
    session.receive(.analysed(try taken(from: &session), nil))
    let task = try taken(from: &session)
    #expect(task.depth == .primaryEnvironments)
    session.receive(.analysed(task, task.run()))
    while session.work() {}
    let words2 = said(&session)
    #expect(words2.first?.hasPrefix("diagnostics") == true && words2.contains("#3"), "\(words2)")
  }

  /// Nor does it lay out the saved text to tell what the edits have moved.
  @Test func aHoverAfterTheLayoutSolvesNothingEither() throws {
    var session = opened()
    session.receive(change(longScreen()))
    while session.work() {}
    while let task = session.takeAnalysis() {
      session.receive(.analysed(task, task.run()))
      while session.work() {}
    }
    _ = session.takeOutgoing()
    let before = session.cache.memo.solvedCount
    session.receive(
      .message(
        .request(
          Request(
            id: .integer(1), method: "textDocument/hover",
            params: [
              "textDocument": ["uri": "file:///a.stack"],
              "position": ["line": 4, "character": 7],
            ]))))
    #expect(session.cache.memo.solvedCount == before)
    let words = said(&session)
    #expect(words == ["#1"])
  }

  /// A file whose components multiply is read on the other thread, too; requests about other files do not
  /// wait.
  @Test func whatIsLongToReadIsReadElsewhere() throws {
    var session = opened()
    session.receive(change(longToRead))
    _ = session.takeAnalysis()
    while session.work() {}
    _ = said(&session)
    session.receive(request("textDocument/completion", id: 1))
    while session.work() {}
    let words = said(&session)
    #expect(words.isEmpty)
    let first = session.underWay
    if let first { session.receive(.analysed(first, nil)) }
    let task = try taken(from: &session)
    #expect(task.model == nil)
    session.receive(.analysed(task, task.run()))
    while session.work() {}
    let words2 = said(&session)
    #expect(words2.contains("#1"), "\(words2)")
    let fresh = analyze(
      Self.file, in: SourceFiles([parse(Array(longToRead.utf8), file: Self.file)]),
      memo: AnalysisMemo())
    let found = session.solved(Self.file, .allEnvironments).analysis
    #expect(found.findings == fresh.findings)
    #expect(found.model.screens == fresh.model.screens)
  }

  @Test func anEditGivesItUp() throws {
    var session = opened()
    let task = try taken(from: &session)
    session.receive(request("textDocument/diagnostic", id: 1))
    session.receive(change(text(hugging: 252)))
    let result = task.run()
    #expect(result == nil)
    _ = said(&session)
    session.receive(.analysed(task, result))
    while session.work() {}
    let modified = ResponseError.Code.contentModified.rawValue
    let words = said(&session)
    #expect(words.contains("#1 \(modified)"))
    // The new text gets an analysis of its own, with the findings of a fresh server.
    let next = try taken(from: &session)
    session.receive(.analysed(next, next.run()))
    let fresh = analyze(
      Self.file, in: SourceFiles([parse(Array(text(hugging: 252).utf8), file: Self.file)]),
      memo: AnalysisMemo())
    let found = session.solved(Self.file, .allEnvironments).analysis.findings
    #expect(found == fresh.findings)
  }

  @Test func aResultForAnotherTextIsNotTaken() throws {
    var session = opened()
    let task = try taken(from: &session)
    let result = try #require(task.run())
    session.receive(change("screen Short {}"))
    session.receive(.analysed(task, result))
    while session.work() {}
    let words = said(&session)
    #expect(words.last == "diagnostics 0")
    try expectNoAnalysis(of: &session)
  }

  @Test func cancellingAndEndingAnswerWhoWaits() throws {
    var session = opened()
    _ = said(&session)
    session.receive(request("textDocument/diagnostic", id: 1))
    session.receive(request("textDocument/diagnostic", id: 2))
    while session.work() {}
    session.receive(notify("$/cancelRequest", ["id": 1]))
    session.receive(.message(.request(Request(id: .integer(3), method: "shutdown"))))
    let cancelled = ResponseError.Code.requestCancelled.rawValue
    let words = said(&session)
    #expect(words == ["#1 \(cancelled)", "#2 \(cancelled)", "#3"])
  }

  /// An analysis abandoned at any point leaves no wrong result behind.
  @Test(arguments: [0, 1, 2, 11, 23, 24, 25, 40])
  func whatIsGivenUpLeavesNoTrace(after questions: Int) {
    let file = Self.file
    let sources = SourceFiles([parse(Array(text().utf8), file: file)])
    let model = buildModel(of: file, in: sources)
    let memo = AnalysisMemo()
    let countdown = Countdown(questions)
    _ = analyze(model, memo: memo) { countdown.goesOn }
    let again = analyze(model, memo: memo)
    let fresh = analyze(model, memo: AnalysisMemo())
    #expect(again.findings == fresh.findings)
    #expect(again.screens.map(\.all.count) == [24])
  }

  private final class Countdown: Sendable {
    private let left: Atomic<Int>
    init(_ count: Int) { left = Atomic(count) }
    var goesOn: Bool { left.subtract(1, ordering: .relaxed).newValue >= 0 }
  }

  /// The whole process, with the thread.
  @Test func aProcessShowsBothParts() throws {
    let server = try ServerProcess()
    _ = try server.initialize()
    try server.send(
      .notification(
        Notification(
          method: "textDocument/didOpen",
          params: [
            "textDocument": [
              "uri": "file:///a.stack", "languageId": "stack", "version": 1,
              "text": .string(text()),
            ]
          ])))
    var counts: [Int] = []
    while counts.count < 2, case .notification(let said)? = try server.receive() {
      if let count = said.params?["diagnostics"]?.arrayValue?.count { counts.append(count) }
    }
    let all = analyze(
      Self.file, in: SourceFiles([parse(Array(text().utf8), file: Self.file)]),
      memo: AnalysisMemo())
    #expect(counts.last == all.findings.count)
    server.closeInput()
    #expect(server.exitStatus() == 1)
  }
}
