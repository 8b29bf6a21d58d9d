import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// A file may contain any number of screens of the largest size: all of their findings are made, and only as
/// many layouts are kept as there is room for.
struct KeptLayoutsTests {
  private let file = FileID("Test.stack")

  /// A tie for the width of two labels: 4 views, including the container, in 3 environments. On the smallest
  /// device `wide` does not fit.
  private func text(_ names: String) -> String {
    names.map {
      """
      screen \($0) {
          devices: iPhone16ProMax, iPhone16, iPhoneSE3
          hstack row {
              leading == safeArea.leading
              trailing == safeArea.trailing
              top == safeArea.top
              label a "A"
              label wide "B" { width == 380 }
          }
      }

      """
    }.joined()
  }

  private func analysis(
    of names: String, _ memo: AnalysisMemo = AnalysisMemo(), keeping most: Int,
    reusing previous: Analysis? = nil, depth: AnalysisDepth = .allEnvironments
  ) -> Analysis {
    var files = SourceFiles([parse(Array(text(names).utf8), file: file)])
    files.deviceNames = DeviceTable.names
    return analyze(
      buildModel(of: file, in: files), memo: memo, depth: depth, reusing: previous,
      keeping: most)
  }

  private func layouts(_ analysis: Analysis) -> [Int] { analysis.screens.map(\.all.count) }

  @Test func layoutsBeyondTheBoundAreDroppedAndTheirFindingsAreNot() {
    let all = analysis(of: "ABCDE", keeping: .max)
    #expect(layouts(all) == [3, 3, 3, 3, 3])
    #expect(all.findings.contains { $0.screen == "E" && !$0.environments.isEmpty })
    let some = analysis(of: "ABCDE", keeping: 30)
    #expect(layouts(some) == [3, 3, 1, 1, 1])
    #expect(some.screens.map(\.isAbridged) == [false, false, true, true, true])
    #expect(some.findings == all.findings)
    // No one waits for layouts that will never be solved.
    #expect(some.openWork == 0)
    let memo = AnalysisMemo()
    let again = some.screens[4].unabridged(memo)
    #expect(again.all.map(\.outcome.frames) == all.screens[4].all.map(\.outcome.frames))
  }

  @Test func typingElsewhereSolvesNoScreenWhoseLayoutsWereDropped() {
    let memo = AnalysisMemo()
    let first = analysis(of: "ABCDE", memo, keeping: 30)
    let before = memo.solvedCount
    for depth in [AnalysisDepth.primaryEnvironments, .allEnvironments] {
      let next = analysis(of: "ABCDE", memo, keeping: 30, reusing: first, depth: depth)
      #expect(layouts(next) == [3, 3, 1, 1, 1])
      #expect(next.openWork == 0)
    }
    #expect(memo.solvedCount == before)
  }

  /// Earlier edits make no difference: a screen for which there is now room has its layouts, and one for
  /// which there is no room any more has lost them.
  @Test func keptIsWhatAFreshServerKeeps() {
    let memo = AnalysisMemo()
    var previous: Analysis?
    for names in ["ABCDE", "BCDE", "DE", "EDCBA", "ABCDE", "C"] {
      for depth in [AnalysisDepth.primaryEnvironments, .allEnvironments] {
        previous = analysis(of: names, memo, keeping: 30, reusing: previous, depth: depth)
      }
      let fresh = analysis(of: names, keeping: 30)
      #expect(previous.map(layouts) == layouts(fresh), "\(names)")
      #expect(previous?.findings == fresh.findings, "\(names)")
    }
  }
}
