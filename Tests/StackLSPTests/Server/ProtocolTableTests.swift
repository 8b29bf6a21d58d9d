import Foundation
import Testing

/// `docs/protocol.md` names a test for each rule; this suite checks that these tests exist.
@Suite struct ProtocolTableTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names in backquotes in the second column.
  private func named() throws -> [String] {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/protocol.md"), encoding: .utf8)
    return page.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).flatMap { row in
      let tests = row.split(separator: "|").last ?? ""
      return tests.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
  }

  @Test func everyTestOfTheTableIsThere() throws {
    let sources = try testSources()
    let names = try named()
    #expect(names.count > 40)
    for name in names {
      if name.hasSuffix(".wire") {
        #expect(WireFixtureTests.names.contains(name), "\(name) is not there")
      } else {
        #expect(sources.contains("func \(name)("), "\(name) is not there")
      }
    }
  }

  @Test func noSessionIsMissingFromTheTable() throws {
    let names = Set(try named())
    for name in WireFixtureTests.names { #expect(names.contains(name), "\(name)") }
  }

  private func testSources() throws -> String {
    try ["Tests/JSONRPCTests", "Tests/StackLSPTests/Wire", "Tests/StackLSPTests/Server"]
      .flatMap { folder in
        let folder = Self.root.appending(path: folder)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
          .filter { $0.hasSuffix(".swift") }
          .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      }
      .joined()
  }
}
