import JSONRPC
import StackDSL
import Testing

@testable import StackLSP

/// Lenses agree with the diagnostics that the server has published for the same text, over all fixtures and
/// examples that import nothing.
@Suite struct NoContradictionTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let folder: String
    let name: String
    var testDescription: String { name }
    var text: String {
      get throws { try FixtureFiles.text(of: name, in: folder) }
    }
  }

  static let samples: [Sample] =
    DiagnosticFixtureTests.names.map { Sample(folder: "diagnostics", name: $0) }
    + Repository.files(in: "Examples", suffix: ".stack").map {
      Sample(folder: "../../Examples", name: FileID($0.path).lastComponent)
    }

  /// A diagnostic as the client receives it.
  private struct Published {
    var severity: Int
    var line: Int
  }

  private func answers(
    _ text: String, _ method: String, _ parameters: JSON = ["textDocument": Self.document]
  ) throws -> [JSON] {
    var player = try CursorRequestTests.player(text)
    let result = try player.answer(method, parameters)?["result"]
    return result?.arrayValue ?? result?["items"]?.arrayValue ?? []
  }

  private static let document: JSON = ["uri": "file:///a.stack"]

  private func published(_ text: String) throws -> [Published] {
    try answers(text, "textDocument/diagnostic").map { item in
      Published(
        severity: item["severity"]?.integerValue ?? 1,
        line: item["range"]?["start"]?["line"]?.integerValue ?? 0)
    }
  }

  @Test(arguments: samples) func lensesCountWhatIsPublished(_ sample: Sample) throws {
    let text = try sample.text
    guard !text.contains("import \"") else { return }
    let file = FileID("a.stack")
    let model = buildModel(of: file, in: SourceFiles([parse(Array(text.utf8), file: file)]))
    let lines = LineIndex(Array(text.utf8))
    func line(_ offset: Int) -> Int {
      lines.position(of: offset, in: Array(text.utf8), .utf8).line
    }
    let diagnostics = try published(text)
    let lenses = try answers(text, "textDocument/codeLens")
    for screen in model.screens {
      let range = model.fileSpan(screen.span).range
      let inside = line(range.lowerBound)...line(range.upperBound)
      // What is wrong in a component counts for the screen that uses it.
      let bodies = model.screens.count > 1 ? [] : model.components.map(\.standalone.span)
      let places =
        [inside]
        + bodies.map { span -> ClosedRange<Int> in
          let range = model.fileSpan(span).range
          return line(range.lowerBound)...line(range.upperBound)
        }
      let grave = diagnostics.filter { found in
        found.severity <= 2 && places.contains { $0.contains(found.line) }
      }
      let place = line(model.fileSpan(screen.nameSpan).range.lowerBound)
      let verdict = lenses.first {
        $0["range"]?["start"]?["line"]?.integerValue == place
          && $0["command"]?["command"]?.stringValue == "stack.showFrames"
      }
      let title = try #require(verdict?["command"]?["title"]?.stringValue)
      let errors = grave.count { $0.severity == 1 }
      if grave.isEmpty {
        #expect(
          title.hasPrefix("no errors or warnings") || title.hasPrefix("checked in"), "\(title)")
      } else {
        let counts = [(errors, "error"), (grave.count - errors, "warning")]
          .filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
        let wanted = counts.joined(separator: " and ")
        #expect(title.hasPrefix(wanted + ","), "\(screen.name): \(title) for \(wanted)")
      }
      for expectation in screen.expectations where expectation.span.file == file {
        let place = line(model.fileSpan(expectation.span).range.lowerBound)
        let fails = diagnostics.contains { $0.line == place && $0.severity <= 2 }
        let said = lenses.first { $0["range"]?["start"]?["line"]?.integerValue == place }
        let title = said?["command"]?["title"]?.stringValue ?? ""
        #expect(title.hasPrefix("fails") == fails, "\(expectation.text): \(title)")
      }
    }
  }
}
