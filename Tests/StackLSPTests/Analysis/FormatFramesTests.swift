import Foundation
import Testing

@testable import StackDSL
@testable import StackLSP

/// Formatting changes no meaning: model, findings and frames of a text equal those of its canonical form.
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
    let formatted = try #require(applying(format(tree), to: shaken))
    #expect(shaken != formatted, "there was nothing to format")
    let memo = AnalysisMemo()
    let before = try frames(of: shaken, name, in: folder, memo)
    #expect(try frames(of: formatted, name, in: folder, memo) == before)
  }

  static let everyFile: [String] = ["Examples", "Tests/Fixtures"].flatMap { folder in
    (FileManager.default.enumerator(
      atPath: Repository.root.appendingPathComponent(folder).path)?
      .compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".stack") }.sorted().map { "../../\(folder)/\($0)" }
  }

  /// Comments between every two tokens, and members on one line or on several.
  @Test(arguments: everyFile) func commentsChangeNothing(path: String) throws {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let name = String(path.split(separator: "/").last ?? "")
    let plain = parse(
      Array(try FixtureFiles.text(of: name, in: folder).utf8), file: FileID(name))
    let styles: [CommentedText.Style] =
      path.contains("/Examples/") ? CommentedText.Style.allCases : [.semicolons, .mixed]
    for style in styles {
      let text = CommentedText.text(of: plain, style)
      let tree = parse(text, file: FileID(name))
      // In a valid text no edit needs to be refused.
      let edits = tree.problems.isEmpty ? gapEdits(tree) : format(tree)
      let formatted = try #require(applying(edits, to: text))
      #expect(StackDSL.formatted(formatted) == formatted)
      let said = try statements(of: text, name, in: folder)
      let change = try statements(of: formatted, name, in: folder).difference(from: said)
      #expect(change.map { "\($0)" } == [])
    }
  }

  /// The whole model without its places.
  private func statements(
    of text: [UInt8], _ name: String, in folder: String
  ) throws -> [String] {
    let file = FileID(name)
    var model = buildModel(of: file, in: try sources(of: text, name, in: folder))
    // A message quotes the text as it is laid out.
    let problems = model.problems.map { problem in
      "\(problem.code) "
        + problem.message.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    }
    model.problems = []
    return modelDump(model).split(separator: "\n").map(String.init) + problems
  }

  /// The same with comments, and for all findings.
  @Test(arguments: names) func commentsChangeNoFinding(path: String) throws {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let name = String(path.split(separator: "/").last ?? "")
    let plain = Array(try FixtureFiles.text(of: name, in: folder).utf8)
    let text = CommentedText.text(of: parse(plain, file: FileID(name)), .mixed)
    let formatted = try #require(
      applying(gapEdits(parse(text, file: FileID(name))), to: text))
    let memo = AnalysisMemo()
    let before = try analysis(of: text, name, in: folder, memo)
    let after = try analysis(of: formatted, name, in: folder, memo)
    #expect(entries(of: after) == entries(of: before))
    #expect(after.findings.map(words) == before.findings.map(words))
  }

  private func words(_ finding: Finding) -> [String] {
    [finding.code, finding.message] + finding.environments + finding.related.map(\.message)
  }

  private func frames(
    of text: [UInt8], _ name: String, in folder: String, _ memo: AnalysisMemo
  ) throws -> [[FramesListing.Entry]] {
    entries(of: try analysis(of: text, name, in: folder, memo))
  }

  private static let nowhere = FixtureFiles.analysis(of: "screen S {}").screens[0].screen.span

  /// Only the places of the views differ.
  private func entries(of analysis: Analysis) -> [[FramesListing.Entry]] {
    analysis.screens.flatMap { screen in
      screen.framesListings.map { listing in
        listing.entries.map {
          var entry = $0
          entry.span = Self.nowhere
          return entry
        }
      }
    }
  }

  private func analysis(
    of text: [UInt8], _ name: String, in folder: String, _ memo: AnalysisMemo
  ) throws -> Analysis {
    analyze(FileID(name), in: try sources(of: text, name, in: folder), memo: memo)
  }

  private func sources(
    of text: [UInt8], _ name: String, in folder: String
  ) throws -> SourceFiles {
    var files = SourceFiles([parse(text, file: FileID(name))])
    var open = files[FileID(name)]?.importPaths ?? []
    while let next = open.popLast() {
      guard files[FileID(next)] == nil, let text = try? FixtureFiles.text(of: next, in: folder)
      else { continue }
      let tree = parse(Array(text.utf8), file: FileID(next))
      files[FileID(next)] = tree
      open += tree.importPaths
    }
    return files
  }

  /// The same text with random indentation and blank lines. Braces pair up, so indentation has no meaning. A
  /// line at the left margin may begin a section, so it stays there.
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
