import JSONRPC
import TestSupport
import Testing

@testable import StackLSP

/// After any edits the server's answers equal those of a fresh server with the same text: diagnostics,
/// hovers, hints, and every action with the text after it.
@Suite struct EditedTextTests {
  private static let encodings = ["utf-8", "utf-16", "utf-32"]
  private static let fixtures = Repository.files(in: "Tests/Fixtures/diagnostics", suffix: ".stack")
    .map(\.name)

  /// Its example has thousands of views and no fix.
  private static let large = "screen-too-large"

  /// A line above a screen moves everything in it: the example of each rule, with its fixes.
  @Test(arguments: Rule.all.map(\.code).filter { $0 != large })
  func aLineAboveLosesNoFix(code: String) throws {
    let rule = try #require(Rule.named(code))
    var text = EditedText(rule.page.example + "\n", encoding: "utf-16")
    try text.open()
    try text.replace(0..<0, by: "// é😀\n")
    var fresh = try text.reopened()
    #expect(try text.actions() == fresh.actions())
  }

  @Test(arguments: 0..<12 as Range<UInt64>) func editedTextsAnswerAsFreshOnes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 12)
    let name = try #require(Self.fixtures.randomElement(using: &random))
    var text = EditedText(
      try FixtureFiles.text(of: name, in: "diagnostics"),
      encoding: Self.encodings[Int(seed) % Self.encodings.count])
    try text.open()
    for _ in 0..<Int.random(in: 1...4, using: &random) { try text.edit(&random) }
    try text.save()
    var fresh = try text.reopened()
    #expect(text.diagnostics == fresh.diagnostics, "\(name)")
    #expect(try text.actions() == fresh.actions(), "\(name)")
    #expect(try text.hints() == fresh.hints(), "\(name)")
    for offset in stride(from: 0, through: text.text.unicodeScalars.count, by: 23) {
      #expect(try text.hover(at: offset) == fresh.hover(at: offset), "\(name) \(offset)")
    }
    for offset in stride(from: 11, through: text.text.unicodeScalars.count, by: 97) {
      let place = offset..<offset
      #expect(try text.actions(in: place) == fresh.actions(in: place), "\(name) \(offset)")
    }
  }
}

/// A document in a server of its own, edited as a client does. Offsets count Unicode scalars.
private struct EditedText {
  private(set) var text: String
  private let encoding: String
  private var version = 1
  private var player = WirePlayer()
  private(set) var diagnostics: JSON?

  private static let uri: JSON = "file:///Edited.stack"
  private static let document: JSON = ["uri": uri]
  private static let pieces = [
    "// é😀\n", "\n", "    ", " ", "/* 漢字 */", "screen Above { label a \"x\" }\n", "8", ";",
    "label more \"é\"\n", "let gap = 4\n", "allow missing-size \"é\"\n",
  ]

  init(_ text: String, encoding: String) {
    self.text = text
    self.encoding = encoding
  }

  /// The same text in a fresh server.
  func reopened() throws -> EditedText {
    var fresh = EditedText(text, encoding: encoding)
    fresh.version = version
    try fresh.open()
    return fresh
  }

  mutating func open() throws {
    _ = try player.answer(
      "initialize",
      [
        "capabilities": [
          "general": ["positionEncodings": [.string(encoding)]],
          "workspace": ["workspaceEdit": ["documentChanges": true]],
          "textDocument": [
            "codeAction": [
              "codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]],
              "isPreferredSupport": true,
            ],
            "publishDiagnostics": ["relatedInformation": true],
          ],
        ]
      ])
    try player.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": Self.uri, "languageId": "stack", "version": .integer(version),
          "text": .string(text),
        ]
      ])
    hearDiagnostics()
  }

  mutating func edit(_ random: inout SeededGenerator) throws {
    let length = text.unicodeScalars.count
    // Half of the edits move the whole text.
    let start = Bool.random(using: &random) ? 0 : Int.random(in: 0...length, using: &random)
    let removed = Int.random(in: 0..<4, using: &random) == 0 ? 1 : 0
    let piece = Self.pieces.randomElement(using: &random) ?? ""
    try replace(start..<min(length, start + removed), by: piece)
  }

  mutating func replace(_ range: Range<Int>, by newText: String) throws {
    let places = json(range)
    var scalars = Array(text.unicodeScalars)
    scalars.replaceSubrange(range, with: Array(newText.unicodeScalars))
    text = String(String.UnicodeScalarView(scalars))
    version += 1
    try player.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": Self.uri, "version": .integer(version)],
        "contentChanges": [["range": places, "text": .string(newText)]],
      ])
    hearDiagnostics()
  }

  /// A hover compares the text with the saved one.
  mutating func save() throws {
    try player.notify("textDocument/didSave", ["textDocument": Self.document])
    hearDiagnostics()
  }

  /// Every action that is offered in a range, by default in the whole text, with its edits.
  mutating func actions(in range: Range<Int>? = nil) throws -> JSON? {
    let places = json(range ?? 0..<text.unicodeScalars.count)
    return try ask(
      "textDocument/codeAction",
      ["textDocument": Self.document, "range": places, "context": ["diagnostics": []]])
  }

  mutating func hints() throws -> JSON? {
    let places = json(0..<text.unicodeScalars.count)
    return try ask("textDocument/inlayHint", ["textDocument": Self.document, "range": places])
  }

  mutating func hover(at offset: Int) throws -> JSON? {
    try ask(
      "textDocument/hover", ["textDocument": Self.document, "position": position(offset)])
  }

  private mutating func ask(_ method: String, _ parameters: JSON) throws -> JSON? {
    let answer = try player.answer(method, parameters)
    #expect(answer?["error"] == nil)
    return answer?["result"]
  }

  private mutating func hearDiagnostics() {
    while let said = player.hear() {
      if said["method"] == "textDocument/publishDiagnostics" { diagnostics = said["params"] }
    }
  }

  private func json(_ range: Range<Int>) -> JSON {
    ["start": position(range.lowerBound), "end": position(range.upperBound)]
  }

  private func position(_ offset: Int) -> JSON {
    let before = text.unicodeScalars.prefix(offset)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.last.map { String($0) } ?? ""
    let units =
      switch encoding {
      case "utf-8": last.utf8.count
      case "utf-16": last.utf16.count
      default: last.unicodeScalars.count
      }
    return ["line": .integer(lines.count - 1), "character": .integer(units)]
  }
}
