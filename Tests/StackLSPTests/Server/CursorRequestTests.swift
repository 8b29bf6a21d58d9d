import JSONRPC
import Testing

@testable import StackLSP

/// Every feature at many offsets of a text with all kinds of members, and of its prefixes, which are like a
/// file that is being typed.
@Suite struct CursorRequestTests {
  static let text = """
    let gap = 8 /* 😀 */
    component Row { param caption: "ä"
      hstack row { label title { text: caption } } }
    screen A {
      size: 200 x 100; states: empty, full
      hstack top { spacing: gap
        edges == superview.edges inset 4, 4
        Row first { caption: "x" }; label b "语" { hugging: 250; width >= 2 * first.width @ 750 }
      }
      when state == empty { b.isHidden: true }
      expect b.width >= 0
    }
    """

  static let atPosition = [
    "textDocument/hover", "textDocument/completion", "textDocument/definition",
    "textDocument/declaration", "textDocument/documentHighlight", "textDocument/prepareRename",
    "textDocument/linkedEditingRange", "textDocument/signatureHelp", "stack/preview",
    "textDocument/references", "textDocument/onTypeFormatting", "textDocument/implementation",
    "textDocument/typeDefinition", "textDocument/prepareCallHierarchy",
  ]
  static let ofRange = [
    "textDocument/codeAction", "textDocument/inlayHint", "textDocument/rangeFormatting",
    "textDocument/semanticTokens/range",
  ]
  static let ofDocument = [
    "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/codeLens",
    "textDocument/semanticTokens/full", "textDocument/documentLink", "textDocument/formatting",
    "textDocument/diagnostic", "stack/frames",
  ]

  /// The whole text, and a prefix every so many characters.
  static let ends: [Int] = stride(from: 0, to: text.count, by: 61) + [text.count]

  @Test(arguments: ends) func everyQuestionAboutACursorIsAnswered(end: Int) throws {
    let text = String(Self.text.prefix(end))
    var player = try Self.player(text)
    let source = SourceText(text)
    let document: JSON = ["uri": "file:///a.stack"]
    for method in Self.ofDocument {
      try check(player.answer(method, ["textDocument": document, "options": [:]]), source, method)
    }
    // Three is coprime to most lengths: the offsets differ from word to word.
    for offset in stride(from: 0, through: source.bytes.count, by: end == Self.text.count ? 3 : 13)
    {
      let position = source.position(of: offset, .utf16).json
      let params: JSON = [
        "textDocument": document, "position": position, "ch": "\n",
        "context": ["includeDeclaration": true],
      ]
      for method in Self.atPosition { try check(player.answer(method, params), source, method) }
      let places: JSON = ["textDocument": document, "positions": [position]]
      try check(
        player.answer("textDocument/selectionRange", places), source, "selectionRange")
      guard offset % 17 == 0 else { continue }
      let range: JSON = ["start": position, "end": position]
      for method in Self.ofRange {
        let params: JSON = [
          "textDocument": document, "range": range, "context": ["diagnostics": []],
        ]
        try check(player.answer(method, params), source, method)
      }
    }
  }

  static func player(_ text: String) throws -> WirePlayer {
    var player = WirePlayer()
    try player.notify("initialize", id: 0, ["capabilities": ["textDocument": ["diagnostic": [:]]]])
    try player.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///a.stack", "languageId": "stack", "version": 1, "text": .string(text),
        ]
      ])
    _ = player.hear()
    return player
  }

  /// The answer is a result, and every place in it is inside the text.
  private func check(_ answer: JSON?, _ source: SourceText, _ method: String) throws {
    let answer = try #require(answer, "\(method) is not answered")
    #expect(answer["error"] == nil, "\(method): \(answer)")
    if let result = answer["result"] { checkPlaces(result, source, method) }
  }

  private func checkPlaces(_ value: JSON, _ source: SourceText, _ method: String) {
    switch value {
    case .array(let elements):
      for element in elements { checkPlaces(element, source, method) }
    case .object(let object):
      if let line = object["line"]?.integerValue, let character = object["character"]?.integerValue
      {
        let position = Position(line: line, character: character)
        let offset = source.offset(of: position, .utf16)
        #expect(source.position(of: offset, .utf16) == position, "\(method): \(position)")
      }
      for member in object.members { checkPlaces(member.value, source, method) }
    default: break
    }
  }
}
