import JSONRPC
import Testing

@testable import StackLSP

/// A list that is too long to look through is cut, and the typed letters choose its items: every item is
/// found once enough of it is typed.
@Suite struct LongCompletionTests {
  static let names = (0..<600).map { "street\($0)" }

  /// At the end of `last.width == ` and the typed text.
  private func list(_ typed: String) throws -> (isIncomplete: Bool, labels: [String]) {
    let line = "last.width == \(typed)"
    let labels = Self.names.map { "label \($0)\n" }.joined()
    var player = try CursorRequestTests.player("screen A {\n\(labels)label last\n\(line)\n}")
    let answer = try player.answer(
      "textDocument/completion",
      [
        "textDocument": ["uri": "file:///a.stack"],
        "position": [
          "line": .integer(Self.names.count + 2), "character": .integer(line.utf16.count),
        ],
      ])
    let result = try #require(answer?["result"])
    return (
      result["isIncomplete"]?.boolValue == true,
      (result["items"]?.arrayValue ?? []).compactMap { $0["label"]?.stringValue }
    )
  }

  @Test func aLongListIsCut() throws {
    let all = try list("")
    #expect(all.isIncomplete)
    #expect(all.labels.count < Self.names.count / 2 && all.labels.first?.isEmpty == false)
  }

  @Test func whatIsTypedChoosesAmongAll() throws {
    // Letter by letter with gaps, as editors match, ignoring case.
    for typed in ["street599", "str599", "STREET599"] {
      #expect(try list(typed).labels.contains("street599"), "\(typed)")
    }
    #expect(try !list("street599").labels.contains("street598"))
  }
}
