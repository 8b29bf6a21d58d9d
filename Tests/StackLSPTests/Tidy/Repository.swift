import Testing
import Foundation

/// The project's files, for the tests that read them.
///
/// A tidy test checks what the compiler cannot: which folder may use what, how long a file may be, that a
/// page's links have targets. All paths are relative to this file, so the tests run from any directory.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file of the project, by its path from the root.
  struct File: Sendable, CustomTestStringConvertible {
    let path: String

    var testDescription: String { path }
    var name: String { String(path.split(separator: "/").last ?? "") }
    var url: URL { Repository.root.appendingPathComponent(path) }

    /// The file's text; invalid UTF-8 becomes replacement characters.
    var text: String {
      get throws { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
    }
  }

  /// Every file below `folder` whose name ends in `suffix`, sorted by path.
  ///
  /// Hidden folders are left out: they contain builds and version control, not the project.
  static func files(in folder: String, suffix: String) -> [File] {
    let base = folder.isEmpty ? root : root.appendingPathComponent(folder)
    guard
      let walk = FileManager.default.enumerator(
        at: base, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    let prefix = root.standardizedFileURL.path + "/"
    return walk.compactMap { entry in
      guard let url = entry as? URL else { return nil }
      let path = url.standardizedFileURL.path
      guard path.hasSuffix(suffix), path.hasPrefix(prefix) else { return nil }
      return File(path: String(path.dropFirst(prefix.count)))
    }
    .sorted { $0.path < $1.path }
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// A Swift file with its text read once for all tests.
  struct SwiftFile: Sendable {
    let file: File
    let source: SwiftSource
    var path: String { file.path }
    var name: String { file.name }
  }

  static let sources: [SwiftFile] = files(in: "Sources", suffix: ".swift").compactMap { file in
    (try? file.text).map { SwiftFile(file: file, source: SwiftSource($0)) }
  }
}
