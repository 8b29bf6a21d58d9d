import JSONRPC
import Testing

@testable import StackLSP

/// The order in which the findings of a file's environments are published.
@Suite struct PublicationTests {
  /// A column whose last label is cut only on the small phone, with this many labels above it: the small
  /// phone shows 288 pt of its 300.
  private func text(labels: Int, note: String) -> String {
    let rows = (0..<labels).map { "    label l\($0) { intrinsicContentSize: 80 x 1 }" }
    return """
      screen Long {
        devices: iPhone16, iPhoneSE1, iPhoneSE3, iPhone7
        vstack column {
          leading == safeArea.leading + 16
          trailing == safeArea.trailing - 16
          top == safeArea.top
      \(rows.joined(separator: "\n"))
          label note "\(note)" { intrinsicContentSize: 300 x 20; hugging.vertical: 249 }
        }
      }
      """
  }

  /// The numbers of diagnostics in each publication, by version.
  private func publications(labels: Int) throws -> [Int: [Int]] {
    var player = WirePlayer()
    try player.notify("initialize", id: 0, ["capabilities": [:]])
    for version in 1...2 {
      let text = JSON.string(text(labels: labels, note: "version \(version)"))
      let document: JSON = ["uri": "file:///a.stack", "version": .integer(version)]
      if version == 1 {
        try player.notify(
          "textDocument/didOpen",
          [
            "textDocument": [
              "uri": "file:///a.stack", "version": 1, "languageId": "stack", "text": text,
            ]
          ])
      } else {
        try player.notify(
          "textDocument/didChange",
          ["textDocument": document, "contentChanges": [["text": text]]])
      }
      try player.settle()
    }
    var counts: [Int: [Int]] = [:]
    for message in player.said where message["method"] == "textDocument/publishDiagnostics" {
      guard let version = message["params"]?["version"]?.integerValue,
        let diagnostics = message["params"]?["diagnostics"]?.arrayValue
      else { continue }
      counts[version, default: []].append(diagnostics.count)
    }
    return counts
  }

  /// 70 labels in three more environments are too much for one round; a few are not.
  @Test func thePrimaryEnvironmentDoesNotWaitForMuchWork() throws {
    let long = try publications(labels: 70)
    #expect(long == [1: [0, 1], 2: [0, 1]])
    let short = try publications(labels: 5)
    #expect(short == [1: [0, 1], 2: [1]])
  }

  /// A hundred screens of four views, which are too much for one round; in some of them two labels share
  /// their priorities.
  private func screens(tied: Set<Int>, gap: Int = 8) -> JSON {
    let screens = (0..<100).map { index in
      """
      screen S\(index) {
        size: 300 x 100
        hstack row {
          spacing: gap
          top == superview.top; leading == superview.leading; trailing == superview.trailing
          label a "A"
          label b "B" { hugging.horizontal: \(tied.contains(index) ? 250 : 249) }
        }
      }
      """
    }
    return .string("let gap = \(gap)\n" + screens.joined(separator: "\n"))
  }

  /// The screens that each publication of a version names.
  private func shown(_ player: WirePlayer) -> [Int: [Set<Int>]] {
    var shown: [Int: [Set<Int>]] = [:]
    for message in player.said where message["method"] == "textDocument/publishDiagnostics" {
      guard let version = message["params"]?["version"]?.integerValue,
        let diagnostics = message["params"]?["diagnostics"]?.arrayValue
      else { continue }
      let lines = diagnostics.compactMap { $0["range"]?["start"]?["line"]?.integerValue }
      shown[version, default: []].append(Set(lines.map { ($0 - 1) / 9 }))
    }
    return shown
  }

  private func opened(_ text: JSON) throws -> WirePlayer {
    var player = WirePlayer()
    try player.notify("initialize", id: 0, ["capabilities": [:]])
    let open: JSON = [
      "textDocument": [
        "uri": "file:///a.stack", "version": 1, "languageId": "stack", "text": text,
      ]
    ]
    let message = Message.notification(Notification(method: "textDocument/didOpen", params: open))
    player.send(Array(message.framed())) { .max }
    return player
  }

  static let openings: [(tied: Set<Int>, publications: [Set<Int>])] = [
    ([0, 99], [[0], [0, 99]]), ([3, 50], [[3], [3, 50]]), ([99], [[99]]), ([], [[]]),
  ]

  /// Later findings remove none, and no publication says that all is well before that is known.
  @Test(arguments: openings)
  func theFirstScreensDoNotWaitForTheLast(tied: Set<Int>, publications: [Set<Int>]) throws {
    var player = try opened(screens(tied: tied))
    try player.settle()
    #expect(shown(player) == [1: publications])
  }

  /// An edit of all screens, while some are unsolved, removes only the findings that it fixed.
  @Test func anEditBeforeTheLastScreenIsSolvedMakesNothingFlicker() throws {
    var player = try opened(screens(tied: [0, 40, 99]))
    // One slice, after which the server is interrupted.
    try? player.settle(limit: 1)
    try player.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///a.stack", "version": 2],
        "contentChanges": [["text": screens(tied: [0, 40, 99], gap: 9)]],
      ])
    #expect(shown(player) == [1: [[0, 40]], 2: [[0, 40, 99]]])
  }
}
