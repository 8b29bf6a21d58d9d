import Foundation
import JSONRPC
import Testing

@testable import StackLSP

/// Whole sessions from `Tests/Fixtures/wire`. The expected messages come from LSP 3.17 and JSON-RPC 2.0; each
/// file names the rule that it tests.
@Suite struct WireFixtureTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/wire")

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".wire") }.sorted() ?? []

  @Test func thereAreSessions() { #expect(!Self.names.isEmpty) }

  @Test(arguments: names) func inOnePiece(name: String) throws {
    try play(name) { .max }
  }

  @Test(arguments: names) func byteByByte(name: String) throws {
    try play(name) { 1 }
  }

  private func play(_ name: String, pieces: () -> Int) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    var player = WirePlayer()
    for (step, line) in try WireScript(text).steps {
      let place = SourceLocation(
        fileID: "wire/\(name)", filePath: Self.folder.appending(path: name).path, line: line,
        column: 1)
      switch step {
      case .send(let bytes): player.send(bytes, pieces: pieces)
      case .expect(let pattern):
        try player.settle()
        let said = player.hear()
        if !(said.map { matches($0, pattern: pattern) } ?? false) {
          Issue.record(
            "expected \(show(pattern))\n     heard \(said.map(show) ?? "nothing")",
            sourceLocation: place)
          return
        }
      case .exit(let status):
        try player.settle()
        #expect(player.session.exitStatus == status, sourceLocation: place)
      }
    }
    try player.settle()
    #expect(player.said.map(show) == [], "\(name): the server says more than expected")
  }

  private func show(_ message: JSON) -> String {
    String(decoding: message.serialized(), as: UTF8.self)
  }
}
