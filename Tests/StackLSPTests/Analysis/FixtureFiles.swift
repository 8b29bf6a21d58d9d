import Foundation
import StackDSL

@testable import StackLSP

/// Fixtures of one kind: real `.stack` files with expectations in comments.
enum FixtureFiles {
  static let root = Repository.root.appendingPathComponent("Tests/Fixtures")

  /// The names of a folder's `.stack` files that contain a comment beginning with `mark`; parts that others
  /// import have none.
  static func names(in folder: String, marked mark: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
    return names.filter { name in
      name.hasSuffix(".stack")
        && ((try? text(of: name, in: folder))?.contains("// \(mark):") ?? false)
    }.sorted()
  }

  /// The storyboards and xibs of a folder.
  static func interfaceBuilderNames(in folder: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
    return names.filter { FileID($0).isOfInterfaceBuilder }.sorted()
  }

  static func path(of name: String, in folder: String) -> String {
    root.appendingPathComponent(folder).appendingPathComponent(name).path
  }

  static func text(of name: String, in folder: String) throws -> String {
    try String(contentsOfFile: path(of: name, in: folder), encoding: .utf8)
  }

  /// The file and all of its imports that exist, analyzed.
  static func analysis(of name: String, in folder: String) throws -> Analysis {
    var files = SourceFiles()
    var open = [name]
    while let next = open.popLast() {
      guard files[FileID(next)] == nil, let text = try? text(of: next, in: folder) else { continue }
      let tree = parse(Array(text.utf8), file: FileID(next))
      files[FileID(next)] = tree
      open += tree.importPaths.map { resolveImport($0, from: tree.file).name }
    }
    return analyze(FileID(name), in: files, memo: AnalysisMemo())
  }

  /// A text that is not a file, analyzed.
  static func analysis(of text: String) -> Analysis {
    let file = FileID("Test.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    return analyze(file, in: files, memo: AnalysisMemo())
  }
}
