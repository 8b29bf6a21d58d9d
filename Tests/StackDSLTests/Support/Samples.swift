import Foundation
import StackDSL

/// Files of the repository, found from where this one lies.
enum Samples {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The files of one kind in a folder and the folders in it, in the order of their paths.
  static func paths(in folder: String, ending suffix: String = ".stack") throws -> [String] {
    let base = root.appendingPathComponent(folder)
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }.sorted()
  }

  /// Every example, parsed, as one snapshot; without the tour, which is there for its faults.
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
