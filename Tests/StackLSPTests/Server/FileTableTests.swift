import Foundation
import StackDSL
import Testing

@testable import StackLSP

@Suite struct FileTableTests {
  /// Both versions have the same size and time, as after a checkout or from an archive.
  @Test func aFileThatTookAnothersPlaceIsReadAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, next) = (folder.appending(path: "a.stack"), folder.appending(path: "b.stack"))
    for (path, text) in [(file, "let a = 1"), (next, "let a = 2")] {
      try text.write(to: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path.path)
    }
    var table = FileTable()
    #expect(table.source(FileID(file.path)) == SourceText("let a = 1"))
    try FileManager.default.removeItem(at: file)
    try FileManager.default.moveItem(at: next, to: file)
    #expect(table.source(FileID(file.path)) == SourceText("let a = 2"))
  }
}
