import Foundation
import StackDSL
import Testing

@testable import StackLSP

/// Formatting changes no meaning: the frames of a text are those of its canonical form.
@Suite struct FormatFramesTests {
  private static let folders = ["../../Examples", "frames"]

  static let names: [String] = folders.flatMap { folder in
    ((try? FileManager.default.contentsOfDirectory(
      atPath: FixtureFiles.root.appendingPathComponent(folder).path)) ?? [])
      .filter { $0.hasSuffix(".stack") }.sorted().map { folder + "/" + $0 }
  }

  @Test(arguments: names) func framesStayTheSame(path: String) throws {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let name = String(path.split(separator: "/").last ?? "")
    let bytes = Array(try FixtureFiles.text(of: name, in: folder).utf8)
    let shaken = Self.shaken(bytes)
    let tree = parse(shaken, file: FileID(name))
    let formatted = apply(format(tree), to: shaken)
    #expect(shaken != formatted, "there was nothing to format")
    let memo = AnalysisMemo()
    let before = try frames(of: shaken, name, in: folder, memo)
    #expect(try frames(of: formatted, name, in: folder, memo) == before)
  }

  private func frames(
    of text: [UInt8], _ name: String, in folder: String, _ memo: AnalysisMemo
  ) throws -> [[FramesListing.Entry]] {
    var files = SourceFiles([parse(text, file: FileID(name))])
    var open = files[FileID(name)]?.importPaths ?? []
    while let next = open.popLast() {
      guard files[FileID(next)] == nil else { continue }
      let tree = parse(
        Array(try FixtureFiles.text(of: next, in: folder).utf8), file: FileID(next))
      files[FileID(next)] = tree
      open += tree.importPaths
    }
    let analysis = analyze(FileID(name), in: files, memo: memo)
    return analysis.screens.flatMap { screen in
      screen.framesListings.map { listing in
        // Only where the view is written differs.
        listing.entries.map {
          var entry = $0
          entry.span = SourceSpan(file: entry.span.file, range: 0..<0)
          return entry
        }
      }
    }
  }

  /// The same text with its lines indented anyhow, and blank lines between them. Braces pair up, so
  /// indentation means nothing; what stands at the left margin may begin a section and stays.
  private static func shaken(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var number = 0
    for line in text.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      let words = line.drop { $0 == 32 }
      let isIndented = words.count < line.count
      if isIndented { result += Array(repeating: 32, count: 1 + number * 7 % 13) }
      result += words + [10]
      if isIndented, number.isMultiple(of: 3) { result += [10, 10] }
    }
    return result
  }
}
