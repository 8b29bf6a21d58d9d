import Foundation
import StackDSL

/// Files of the repository, located relative to this file.
enum Samples {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The files with a suffix in a folder and its subfolders, sorted by path.
  static func paths(in folder: String, ending suffix: String = ".stack") throws -> [String] {
    let base = root.appendingPathComponent(folder)
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }.sorted()
  }

  /// Every example, parsed, as one snapshot; without the tour, which has faults on purpose.
  static func examples() throws -> SourceFiles {
    SourceFiles(
      try paths(in: "Examples").filter { !$0.hasSuffix("/Tour.stack") }
        .map { parse(try bytes($0), file: FileID("/" + $0)) })
  }

  static func model(_ text: String, name: String = "/Test.stack") -> Model {
    let tree = parse(Array(text.utf8), file: FileID(name))
    return buildModel(of: tree.file, in: SourceFiles([tree]))
  }
}
