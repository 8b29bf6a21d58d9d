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

  private static func lastDiagnostics(
    _ player: WirePlayer, of uri: String = "file:///a.stack"
  ) -> JSON? {
    player.said.compactMap {
      $0["method"] == "textDocument/publishDiagnostics" ? $0["params"] : nil
    }.last { $0["uri"] == .string(uri) }?["diagnostics"]
  }

  private static func start(_ player: inout WirePlayer) throws {
    try player.notify(
      "initialize", id: 0,
      ["capabilities": ["textDocument": ["publishDiagnostics": ["relatedInformation": true]]]])
  }

  private static func open(
    _ text: String, as uri: String = "file:///a.stack", _ player: inout WirePlayer
  ) throws {
    try player.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "version": 0, "languageId": "stack", "text": .string(text),
        ]
      ])
  }

  private static func change(
    _ uri: String, to text: String, _ version: Int, _ player: inout WirePlayer
  ) throws {
    try player.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .integer(version)],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func areThoseOfAServerThatNeverSawAnotherText(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var lines = (0..<6).flatMap { Self.screen($0, "Hello") }
    var player = WirePlayer()
    try Self.start(&player)
    try Self.open(lines.joined(separator: "\n"), &player)
    for version in 1...25 {
      Self.edit(&lines, &random)
      let text = lines.joined(separator: "\n")
      try Self.change("file:///a.stack", to: text, version, &player)
      var fresh = WirePlayer()
      try Self.start(&fresh)
      try Self.open(text, &fresh)
      #expect(Self.lastDiagnostics(player) == Self.lastDiagnostics(fresh), "\(text)")
    }
    #expect(Self.lastDiagnostics(player)?.arrayValue?.isEmpty == false)
  }

  /// The notes of a screen's finding lie in a component of another file.
  @Test func followEditsOfAnImportedFile() throws {
    let row =
      "component Row {\n  hstack row {\n    label a \"A\"\n    label b \"B\"\n  }\n}\n"
    let screen =
      "import \"b.stack\"\nscreen S {\n  size: 320 x 200\n  Row one { edges == superview.edges }\n}\n"
    var player = WirePlayer()
    try Self.start(&player)
    try Self.open(row, as: "file:///b.stack", &player)
    try Self.open(screen, &player)
    for (version, text) in ["\n" + row, "// ä\n" + row, row].enumerated() {
      try Self.change("file:///b.stack", to: text, version + 1, &player)
      var fresh = WirePlayer()
      try Self.start(&fresh)
      try Self.open(text, as: "file:///b.stack", &fresh)
      try Self.open(screen, &fresh)
      #expect(Self.lastDiagnostics(player) == Self.lastDiagnostics(fresh), "\(text)")
      #expect(
        Self.lastDiagnostics(player)?.arrayValue?.contains { $0["relatedInformation"] != nil }
          == true)
    }
  }
}
