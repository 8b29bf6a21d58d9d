import LayoutEngine
import StackDSL
import Synchronization
import Testing

@testable import StackLSP

/// Several threads share the screens of a file; the result equals that of one thread.
struct ScreenForerunTests {
  private let file = FileID("Test.stack")

  /// Screens of three views, including the container; each has a tie, and every other one a conflict.
  private func model(_ screens: Range<Int>) -> Model {
    let text = screens.map { number in
      """
      screen S\(number) {
          devices: iPhone16, iPhoneSE3
          label a "A" { leading == safeArea.leading + \(number); top == safeArea.top }
          label b "B" { width == 100\(number.isMultiple(of: 2) ? "; width == 200" : "") }
      }

      """
    }.joined()
    var files = SourceFiles([parse(Array(text.utf8), file: file)])
    files.deviceNames = DeviceTable.names
    return buildModel(of: file, in: files)
  }

  /// One thread that simulates several, which finish in another order.
  private func workers(_ count: Int) -> Workers {
    Workers(count: count) { pieces, worker in (0..<pieces).reversed().forEach(worker()) }
  }

  @Test(arguments: [Int.max, 12, 0])
  func allCoresFindWhatOneThreadFinds(keeping most: Int) {
    let model = model(0..<40)
    let alone = analyze(model, memo: AnalysisMemo(), keeping: most)
    let together = analyze(model, memo: AnalysisMemo(), keeping: most, by: .allCores)
    #expect(together.findings == alone.findings)
    #expect(together.screens.map(\.isAbridged) == alone.screens.map(\.isAbridged))
    #expect(
      together.screens.map { $0.all.map(\.outcome.frames) }
        == alone.screens.map { $0.all.map(\.outcome.frames) })
  }

  @Test func eachWorkerSolvesNoMoreThanIsWanted() {
    let model = model(0..<10)
    for (count, screens) in [(1, 2), (2, 4), (3, 6)] {
      let begun = analyze(model, memo: AnalysisMemo(), solving: 6, by: workers(count))
      #expect(begun.screens.map(\.screen.name) == model.screens.prefix(screens).map(\.name))
      let next = analyze(
        model, memo: begun.memo, reusing: begun, solving: 6, by: workers(count))
      #expect(next.screens.count == min(10, 2 * screens))
    }
    // At least one screen is solved, however small the budget is.
    #expect(analyze(model, memo: AnalysisMemo(), solving: 1, by: workers(1)).screens.count == 1)
  }

  @Test func whatIsKnownIsNotSolvedAgain() {
    let model = model(0..<9)
    let solved = Mutex(0)
    let counting = Workers(count: 2) { pieces, worker in
      solved.withLock { $0 += pieces }
      (0..<pieces).forEach(worker())
    }
    let begun = analyze(model, memo: AnalysisMemo(), solving: 3, by: counting)
    #expect(solved.withLock(\.self) == begun.screens.count)
    let all = analyze(model, memo: begun.memo, reusing: begun, by: counting)
    #expect(all.screens.map(\.screen.name) == (0..<9).map { "S\($0)" })
    #expect(solved.withLock(\.self) == 9)
  }
}
