import Foundation
import StackDSL
import TestSupport
import Testing

@testable import StackLSP

/// The specification by example: the output of `stack-lsp dump` for each fixture is beside it, as `.tree` or
/// as `.model`. The truth is LANGUAGE.md, and each fixture names the paragraphs that it tests. Compare with
/// them when you rewrite a fixture with UPDATE_GOLDENS=1.
@Suite struct DumpFixtureTests {
  private static let folder = "parse/language"

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: FixtureFiles.root.appendingPathComponent(folder).path)) ?? [])
    .filter { $0.hasSuffix(".stack") }.sorted()

  @Test(arguments: names)
  func treesAreThoseOfTheGrammar(name: String) throws {
    let text = try FixtureFiles.text(of: name, in: Self.folder)
    let tree = parse(Array(text.utf8), file: FileID(name))
    try compare(treeDump(tree), with: name, as: "tree")
  }

  @Test(arguments: names)
  func modelsAreThoseOfTheSpecification(name: String) throws {
    let model = try FixtureFiles.analysis(of: name, in: Self.folder).model
    try compare(modelDump(model), with: name, as: "model")
  }

  /// Compares only if the file exists: a fixture of the grammar needs no model, and vice versa.
  private func compare(_ dump: String, with name: String, as suffix: String) throws {
    let golden = name.dropLast("stack".count) + suffix
    let path = FixtureFiles.path(of: String(golden), in: Self.folder)
    guard FileManager.default.fileExists(atPath: path) else { return }
    try Golden.rewrite(URL(filePath: path), as: dump)
    let expected = try String(contentsOfFile: path, encoding: .utf8)
    for (line, (old, new)) in zip(lines(expected), lines(dump)).enumerated() where old != new {
      Issue.record(
        "expected: \(old)\n   found: \(new)",
        sourceLocation: SourceLocation(
          fileID: "Fixtures/\(golden)", filePath: path, line: line + 1, column: 1))
      return
    }
    #expect(lines(expected).count == lines(dump).count, "\(golden): lines are missing at the end")
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func everyFixtureHasATreeOrAModel() {
    for name in Self.names {
      let stem = String(name.dropLast("stack".count))
      let goldens = ["tree", "model"].filter { suffix in
        FileManager.default.fileExists(
          atPath: FixtureFiles.path(of: stem + suffix, in: Self.folder))
      }
      #expect(!goldens.isEmpty, "\(name) has neither a .tree nor a .model beside it")
    }
  }
}
