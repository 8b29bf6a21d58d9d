import Testing
import Foundation

/// The project as files, for the tests that read it.
///
/// A tidy test holds what the compiler cannot: which room may know what, how long a file may
/// grow, that a page's links lead somewhere. Everything is found from the place of this file, so
/// the tests run from any directory.
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

    /// The file's text; bytes that are no UTF-8 become replacement characters.
    var text: String {
      get throws { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
    }
  }

  /// Every file below `folder` whose name ends in `suffix`, in the order of their paths.
  ///
  /// Hidden folders are left out: they hold builds and version control, not the project.
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
