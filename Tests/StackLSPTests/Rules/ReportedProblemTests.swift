import Foundation
import StackDSL
import Testing

@testable import StackLSP

/// Layouts that people reported, each written as a document as far as its record goes.
///
/// The head of a fixture names the source, the expected diagnosis and the accepted fix. Three layouts could
/// not be expressed: p055 (a bug of re-installed views), p105 (minimum font sizes) and p159 (a private method
/// of UIKit).
@Suite struct ReportedProblemTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/reported")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".stack") }.sorted()

  /// Not found as expected: p139's record expects a code about level 49, but its tree, which is still without
  /// priorities, does not have that level.
  static let known: Set<String> = ["p139.stack"]

  @Test(arguments: names)
  func findsTheDiagnosis(_ name: String) throws {
    let problem = try ReportedProblem(named: name)
    let codes = problem.codes
    let missing = problem.expected.filter { !codes.contains($0) }
    #expect(missing.isEmpty == !Self.known.contains(name), "\(name): found \(codes)")
  }

  /// The table of `docs/reported-problems.md` shows the actual counts.
  @Test func tableIsTrue() throws {
    var tally = Tally()
    for name in Self.names { tally.add(try ReportedProblem(named: name), name) }
    let page = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/reported-problems.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(
      text.contains(tally.table),
      "counted:\n\(tally.table)\n\(tally.misses.joined(separator: "\n"))")
  }
}

/// One fixture with the data of its head.
struct ReportedProblem {
  let analysis: Analysis
  let files: SourceFiles
  let expected: [String]
  /// Parts of the titles of fixes that are the accepted one or equally good.
  let fixes: [String]

  init(named name: String) throws {
    let path = ReportedProblemTests.folder.appending(path: name)
    let text = try String(contentsOf: path, encoding: .utf8)
    func head(_ key: String) -> [String] {
      text.split(separator: "\n").first { $0.hasPrefix("// \(key): ") }
        .map { $0.dropFirst(key.count + 5) }?.split(separator: key == "expected" ? "," : "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0 != "nothing" } ?? []
    }
    let file = FileID(name)
    self.init(
      files: SourceFiles([parse(Array(text.utf8), file: file)]), file, expected: head("expected"),
      fixes: head("fix titles"))
  }

  private init(files: SourceFiles, _ file: FileID, expected: [String], fixes: [String]) {
    self.files = files
    self.expected = expected
    self.fixes = fixes
    analysis = analyze(file, in: files, memo: AnalysisMemo())
  }

  /// The codes of the findings and of their notes.
  var codes: [String] { analysis.findings.flatMap { [$0.code] + $0.follows.map(\.code) } }

  /// The first code, the gravest first and then by position, as a reader meets them.
  var foundFirst: String? {
    func key(_ finding: Finding) -> (Int, Int) {
      (finding.severity.rawValue, analysis.model.fileSpan(finding.span).range.lowerBound)
    }
    return analysis.findings.min { key($0) < key($1) }?.code
  }

  var offered: [Fix] {
    let prover = FixProver(files: files, analysis: analysis)
    return analysis.findings.filter { finding in
      ([finding.code] + finding.follows.map(\.code)).contains(where: expected.contains)
    }.flatMap(prover.fixes)
  }

  var accepted: Fix? {
    offered.first { fix in
      let title = fix.title.filter { $0 != "`" }
      return fixes.contains { title.contains($0.filter { $0 != "'" }) }
    }
  }

  /// Whether the accepted fix leaves nothing above information in the file. It is applied for each finding
  /// that offers it, since a record may have the same fault twice.
  var isClearAfterFixes: Bool {
    var problem = self
    for _ in 0..<4 {
      guard let fix = problem.accepted, let changed = problem.changed(by: fix) else { break }
      problem = changed
    }
    return problem.analysis.findings.allSatisfy { $0.severity.rawValue > 2 }
  }

  private func changed(by fix: Fix) -> ReportedProblem? {
    guard let file = files.files.first, let tree = files[file],
      let text = applying(fix.edits, to: tree.text)
    else { return nil }
    return ReportedProblem(
      files: SourceFiles([parse(text, file: file)]), file, expected: expected, fixes: fixes)
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
    let codes = problem.codes
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
    guard problem.accepted != nil else {
      misses.append("\(name): no fix among \(problem.offered.map(\.title))")
      return
    }
    fixed += 1
    if problem.isClearAfterFixes { clear += 1 } else { misses.append("\(name): not clear") }
  }

  /// The row as it is on the page.
  var table: String {
    """
    | the expected diagnosis is among the findings | \(share(present, of: total)) |
    | it is the gravest and first | \(share(first, of: total)) |
    | the accepted fix, or one as good, is offered | \(share(fixed, of: fixable)) |
    | making it leaves nothing above information | \(share(clear, of: fixable)) |
    """
  }

  private func share(_ part: Int, of whole: Int) -> String {
    "\(part) of \(whole) (\(Int((100 * Double(part) / Double(max(1, whole))).rounded())) %)"
  }
}
