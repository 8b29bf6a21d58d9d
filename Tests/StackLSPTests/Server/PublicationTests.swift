import JSONRPC
import Testing

@testable import StackLSP

/// In which order the findings of a file's environments go out.
@Suite struct PublicationTests {
  /// A column whose last label is cut on the small phone only, and as many labels above as asked
  /// for: the small phone shows 288 pt of its 300.
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

  /// The numbers of diagnostics of each publication, by version.
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

  /// 70 labels in three more environments are more than one round takes, and a few are not.
  @Test func thePrimaryEnvironmentDoesNotWaitForMuchWork() throws {
    let long = try publications(labels: 70)
    #expect(long == [1: [0, 1], 2: [0, 1]])
    let short = try publications(labels: 5)
    #expect(short == [1: [0, 1], 2: [1]])
  }
}
