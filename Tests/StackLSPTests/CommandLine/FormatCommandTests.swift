import Foundation
import Testing

@testable import StackLSP

/// The formatter has its own tests; this suite is about files.
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

  /// Bytes that are not UTF-8 are kept as they are.
  @Test func bytesThatAreNotUTF8Stay() throws {
    let file = try temporaryFile("")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let latin1: [UInt8] = Array("// Gr".utf8) + [0xFC, 0xDF] + Array("e\nlet a   = 1\n".utf8)
    let formatted: [UInt8] = Array("// Gr".utf8) + [0xFC, 0xDF] + Array("e\nlet a = 1\n".utf8)
    try Data(latin1).write(to: file)
    #expect(Capture().run(["format", file.path]) == 0)
    #expect(try Array(Data(contentsOf: file)) == formatted)
    let capture = Capture()
    #expect(capture.run(["format", "-"], bytes: latin1) == 0)
    #expect(capture.bytes == formatted)
  }

  /// Files are read one by one, so a version saved while the first is formatted is the one that is formatted.
  @Test func whatIsSavedMeanwhileIsKept() throws {
    let first = try temporaryFile("let a   = 1\n")
    let folder = first.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    let second = folder.appending(path: "b.stack")
    try "let old   = 1\n".write(to: second, atomically: true, encoding: .utf8)
    let status = Capture().run(["format", folder.path], bytes: []) { message in
      guard message.contains("a.stack") else { return }
      try? "let new   = 2\n".write(to: second, atomically: true, encoding: .utf8)
    }
    #expect(status == 0)
    #expect(try String(contentsOf: second, encoding: .utf8) == "let new = 2\n")
  }

  @Test func aFileThatChangedIsNotReplaced() throws {
    let file = try temporaryFile("saved later")
    let folder = file.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    let old = Array("read before".utf8)
    #expect(DiskFile.replace(file.path, old, with: Array("made of it".utf8)) == .changedMeanwhile)
    #expect(try String(contentsOf: file, encoding: .utf8) == "saved later")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.stack"])
  }

  /// Both hard links, and leftovers of an earlier run under any name that a new file might take.
  @Test func hardLinksStayAndLeftoversDoNotMatter() throws {
    let file = try temporaryFile("let a   = 1\n")
    let folder = file.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    let other = folder.appending(path: "other.stack")
    try FileManager.default.linkItem(at: file, to: other)
    let stale = file.path + ".\(ProcessInfo.processInfo.processIdentifier).tmp"
    try "stale".write(toFile: stale, atomically: true, encoding: .utf8)
    #expect(Capture().run(["format", file.path]) == 0)
    #expect(try String(contentsOf: other, encoding: .utf8) == "let a = 1\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.referenceCount] as? Int == 2)
    #expect(try String(contentsOfFile: stale, encoding: .utf8) == "stale")
  }

  @Test(arguments: ["Main.storyboard", "Cell.xib"])
  func filesOfInterfaceBuilderStay(name: String) throws {
    let file = try temporaryFile("let a   = 1\n")
    let folder = file.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = folder.appending(path: name)
    let text = "let a   = 1\n<document>\n</document>\n"
    try text.write(to: document, atomically: true, encoding: .utf8)
    #expect(Capture().run(["format", folder.path]) == 0)
    let capture = Capture()
    #expect(capture.run(["format", document.path]) == 2)
    #expect(capture.error.contains("\(name) is Xcode's"))
    #expect(try String(contentsOf: document, encoding: .utf8) == text)
  }

  @Test func aFileThatCannotBeReadHidesNoOther() throws {
    let file = try temporaryFile("let a   = 1\n")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let capture = Capture()
    #expect(capture.run(["format", "/nowhere.stack", file.path]) == 2)
    #expect(capture.error.contains("/nowhere.stack does not exist."))
    #expect(try String(contentsOf: file, encoding: .utf8) == "let a = 1\n")
  }

  /// Some projects share a file by a link: it must still be a link, and its target must have the new text.
  @Test func aLinkStaysALinkAndPermissionsStay() throws {
    let file = try temporaryFile("let a   = 1\n")
    let folder = file.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    // Writable by all, which a usual umask would remove from a new file.
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
