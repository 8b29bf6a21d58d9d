import Foundation
import Testing

@testable import StackLSP

/// The form itself is tested with the formatter; this is about files.
@Suite struct FormatCommandTests {
  private func temporaryFile(_ text: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "a.stack")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  @Test func standardInputGoesToStandardOutput() {
    let capture = Capture()
    #expect(capture.run(["format", "-"], input: "let a   = 1") == 0)
    #expect(capture.output == "let a = 1\n")
  }

  @Test func filesAreChangedInPlaceAndStayFormatted() throws {
    let file = try temporaryFile("let a   = 1\n")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    #expect(Capture().run(["format", "--check", file.path]) == 1)
    #expect(try String(contentsOf: file, encoding: .utf8) == "let a   = 1\n")
    #expect(Capture().run(["format", file.path]) == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == "let a = 1\n")
    let again = Capture()
    #expect(again.run(["format", "--check", file.deletingLastPathComponent().path]) == 0)
    #expect(again.output.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(names == ["a.stack"])
  }

  /// A link is how some projects share a file: it must still be one, and its target the new text.
  @Test func aLinkStaysALinkAndPermissionsStay() throws {
    let file = try temporaryFile("let a   = 1\n")
    let folder = file.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    // Writable by all, which a usual umask would take away from a new file.
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file.path)
    let link = folder.appending(path: "link.stack")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a.stack")
    #expect(Capture().run(["format", link.path]) == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == "let a = 1\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "a.stack")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o666)
  }
}
