import Foundation
import StackDSL
import Testing

@testable import StackLSP

/// Layouts that people reported, each written as a document as far as its record goes.
///
/// The head of a fixture names the source, the diagnosis to expect and the fix that was accepted.
/// Three layouts could not be expressed: p055 (a bug of re-installed views), p105 (minimum font
/// sizes) and p159 (a private method of UIKit).
@Suite struct ReportedProblemTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/reported")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".stack") }.sorted()

  /// Not found as expected: p139's record expects a code about the level 49, which its tree, still
  /// without priorities, does not have.
  static let known: Set<String> = ["p139.stack"]

  @Test(arguments: names)
  func findsTheDiagnosis(_ name: String) throws {
    let problem = try ReportedProblem(named: name)
    let codes = problem.analysis.findings.map(\.code)
    let missing = problem.expected.filter { !codes.contains($0) }
    #expect(missing.isEmpty == !Self.known.contains(name), "\(name): found \(codes)")
  }

  /// The figures of `docs/reported-problems.md`.
  @Test func ratesAreAtLeastAsStated() throws {
    var tally = Tally()
    for name in Self.names { tally.add(try ReportedProblem(named: name), name) }
    print(tally.text)
    #expect(Double(tally.present) >= 0.95 * Double(tally.total), "\(tally.text)")
    #expect(Double(tally.fixed) >= 0.9 * Double(tally.fixable), "\(tally.text)")
  }
}

/// One fixture with what its head says.
struct ReportedProblem {
  let analysis: Analysis
  let files: SourceFiles
  let expected: [String]
  /// Parts of titles of fixes that are the accepted one or as good.
  let fixes: [String]

  init(named name: String) throws {
    let path = ReportedProblemTests.folder.appending(path: name)
    let text = try String(contentsOf: path, encoding: .utf8)
    func head(_ key: String) -> [String] {
      text.split(separator: "\n").first { $0.hasPrefix("// \(key): ") }
        .map { $0.dropFirst(key.count + 5) }?.split(separator: key == "expected" ? "," : "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0 != "nothing" } ?? []
    }
    expected = head("expected")
    fixes = head("fix titles")
    let file = FileID(name)
    files = SourceFiles([parse(Array(text.utf8), file: file)])
    analysis = analyze(file, in: files, memo: AnalysisMemo())
  }

  /// The graver first, then by position, as a reader meets them.
  var foundFirst: String? {
    analysis.findings.min {
      ($0.severity.rawValue, $0.span.range.lowerBound)
        < ($1.severity.rawValue, $1.span.range.lowerBound)
    }?.code
  }

  var offered: [Fix] {
    let prover = FixProver(files: files, analysis: analysis)
    return analysis.findings.filter { expected.contains($0.code) }.flatMap(prover.fixes)
  }

  var accepted: Fix? {
    offered.first { fix in fixes.contains { fix.title.contains($0) } }
  }

  /// Whether a fix leaves nothing above information in the file.
  func isClear(after fix: Fix) -> Bool {
    guard let file = files.files.first, let tree = files[file],
      let text = applying(fix.edits, to: tree.text)
    else { return false }
    let changed = SourceFiles([parse(text, file: file)])
    return analyze(file, in: changed, memo: AnalysisMemo()).findings.allSatisfy {
      $0.severity.rawValue > 2
    }
  }
}

private struct Tally {
  var total = 0
  var present = 0
  var first = 0
  var fixable = 0
  var fixed = 0
  var clear = 0
  var misses: [String] = []

  mutating func add(_ problem: ReportedProblem, _ name: String) {
    let codes = problem.analysis.findings.map(\.code)
    total += 1
    let isPresent =
      problem.expected.isEmpty
      ? problem.analysis.findings.allSatisfy { $0.severity.rawValue > 2 }
      : problem.expected.allSatisfy(codes.contains)
    if isPresent {
      present += 1
    } else {
      misses.append("\(name): expected \(problem.expected), found \(codes)")
    }
    if problem.expected.isEmpty || problem.expected.contains(problem.foundFirst ?? "") {
      first += 1
    }
    guard !problem.fixes.isEmpty else { return }
    fixable += 1
    guard let fix = problem.accepted else {
      misses.append("\(name): no fix among \(problem.offered.map(\.title))")
      return
    }
    fixed += 1
    if problem.isClear(after: fix) { clear += 1 } else { misses.append("\(name): not clear") }
  }

  var text: String {
    "expected code present \(present) of \(total), first \(first), accepted fix \(fixed) of "
      + "\(fixable), clears the file \(clear)\n" + misses.joined(separator: "\n")
  }
}
