import ConformanceRecords
import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// `docs/conformance.md` states what the engine achieves; its figures are counted here.
///
/// `UPDATE_GOLDENS=1` rewrites the table.
@Suite struct ConformancePageTests {
  private let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/conformance.md")

  @Test func theTableStatesWhatIsCounted() throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- counted -->\n"))
    let end = try #require(text.range(of: "<!-- end -->"))
    let table = try countedTable()
    try Golden.rewrite(
      page, as: String(text[..<start.upperBound] + table + text[end.lowerBound...]))
    #expect(String(text[start.upperBound..<end.lowerBound]) == table)
  }

  private func countedTable() throws -> String {
    let records = try InterfaceBuilderRecord.all()
    let documents = try StackDocument.all()
    let recorded = documents.filter { $0.misses(as: $0.loweredAsRecorded()).isEmpty }
    let own = documents.filter { $0.misses(as: lower($0.problem().problem)).isEmpty }
    let logs = try ConflictLogTests.logs()
    let met = try logs.filter { try ConflictLogTests.stopsAtPrintedSet($0) }
    let shown = try logs.filter { try ConflictLogTests.showsPrintedSet($0) }
    let predicted = try logs.filter { try ConflictLogTests.isPredicted($0) }
    let observations = try StackViewCase.all()
    let rows: [(name: String, agrees: Int, of: Int)] = [
      (
        "frames that Interface Builder recorded", records.filter(\.isReproduced).count,
        records.count
      ),
      (
        "ranges of random documents, under the conventions of their referee", recorded.count,
        documents.count
      ),
      ("the same documents under the rules of this engine", own.count, documents.count),
      (
        "observations of UIStackView that have a test", observations.count - Self.unchecked.count,
        observations.count
      ),
      ("conflict logs whose printed set is the one the solver stops at", met.count, logs.count),
      ("conflict logs whose printed set is the one that is shown", shown.count, logs.count),
      ("conflict logs whose broken constraint is predicted", predicted.count, logs.count),
    ]
    return "| set | agrees | of |\n|---|---|---|\n"
      + rows.map { "| \($0.name) | \($0.agrees) | \($0.of) |\n" }.joined()
  }

  /// The page's statement about the documents that differ under the engine's own rules.
  @Test func onlyProportionalStacksDiffer() throws {
    for document in try StackDocument.all() {
      let problem = document.problem().problem
      if document.misses(as: lower(problem)).isEmpty { continue }
      let tree = ViewTree(problem.views)
      let isExplained = problem.views.indices.contains { index in
        guard let stack = problem.views[index].stack, stack.distribution == .fillProportionally
        else { return false }
        return stack.isLayoutMarginsRelativeArrangement
          || tree.arrangedViews(of: index).contains { view in
            let view = problem.views[Int(view)]
            let content = stack.axis == .horizontal ? view.horizontal : view.vertical
            return view.stack != nil || content.intrinsic == nil
          }
      }
      #expect(isExplained, "\(document.seed)")
    }
  }

  /// Observations without a number or a constraint that a test could check; the page gives the reason for
  /// each.
  static let unchecked = [
    "K-hide-first-iOS10", "OA-H-firstBaseline", "PARITY-Arranged", "PARITY-TZ", "RND1",
  ]

  @Test func everyUncheckedObservationIsExplained() throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    let known = try Set(StackViewCase.all().map(\.id))
    for id in Self.unchecked {
      #expect(known.contains(id), "\(id)")
      #expect(text.contains("`\(id)`"), "\(id) is not explained")
    }
  }
}
