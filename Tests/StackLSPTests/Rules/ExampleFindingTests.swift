import Foundation
import StackDSL
import Testing

@testable import StackLSP

/// The screens of `Examples/` are like those of an app: they have no findings above information.
@Suite struct ExampleFindingTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    // The tour has faults on purpose.
    .filter { $0.hasSuffix(".stack") && $0 != "Tour.stack" }.sorted()

  @Test func thereAreExamples() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func nothingGraveIsFound(_ name: String) throws {
    let trees = try Self.names.map { name in
      let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      return parse(Array(text.utf8), file: FileID(name))
    }
    let found = analyze(FileID(name), in: SourceFiles(trees), memo: AnalysisMemo()).findings
    let grave = found.filter { $0.severity.rawValue <= Problem.Severity.warning.rawValue }
    #expect(grave.isEmpty, "\(grave.map { "\($0.code): \($0.message)" })")
  }
}
