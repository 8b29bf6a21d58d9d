import JSONRPC
import TestSupport
import Testing

@testable import StackLSP

/// After many edits a client has the diagnostics that a fresh server publishes for the final text.
@Suite struct SentDiagnosticsTests {
  /// Two labels with a tie, so each screen has a finding with notes.
  private static func screen(_ number: Int, _ text: String) -> [String] {
    [
      "screen S\(number) {", "  size: 320 x 200", "  hstack row {",
      "    edges == superview.edges", "    label a \"\(text)\"", "    label b \"😀\"", "  }", "}",
    ]
  }

  /// A line more or less above, a letter wider than its bytes, an error, a screen more, a screen less.
  private static func edit(_ lines: inout [String], _ random: inout SeededGenerator) {
    let line = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: lines.insert("", at: line)
    case 1: lines.insert("// ä😀", at: line)
    case 2: lines[line] += " /* ü */"
    case 3: lines[line] = "    label b \"x\" { width == nobody.width }"
    case 4: lines += screen(line + 100, "new")
    default: if lines.count > 8 { lines.remove(at: line) }
    }
  }

  private static func lastDiagnostics(_ player: WirePlayer) -> JSON? {
    player.said.last { $0["method"] == "textDocument/publishDiagnostics" }?["params"]?[
      "diagnostics"]
  }

  private static func open(_ text: String, _ player: inout WirePlayer) throws {
    try player.notify(
      "initialize", id: 0,
      ["capabilities": ["textDocument": ["publishDiagnostics": ["relatedInformation": true]]]])
    try player.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///a.stack", "version": 0, "languageId": "stack", "text": .string(text),
        ]
      ])
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func areThoseOfAServerThatNeverSawAnotherText(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var lines = (0..<6).flatMap { Self.screen($0, "Hello") }
    var player = WirePlayer()
    try Self.open(lines.joined(separator: "\n"), &player)
    for version in 1...25 {
      Self.edit(&lines, &random)
      let text = lines.joined(separator: "\n")
      try player.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": "file:///a.stack", "version": .integer(version)],
          "contentChanges": [["text": .string(text)]],
        ])
      var fresh = WirePlayer()
      try Self.open(text, &fresh)
      #expect(Self.lastDiagnostics(player) == Self.lastDiagnostics(fresh), "\(text)")
    }
    #expect(Self.lastDiagnostics(player)?.arrayValue?.isEmpty == false)
  }
}
