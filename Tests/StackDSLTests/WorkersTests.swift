import Synchronization
import Testing

@testable import StackDSL

/// Several threads share the sections of a file; the result equals that of one thread.
@Suite struct WorkersTests {
  private let file = FileID("Test.stack")

  /// Two workers that take turns from the end; each keeps its state for all of its pieces.
  private func workers() -> Workers {
    Workers(count: 2) { pieces, worker in
      let turns = [worker(), worker()]
      for piece in (0..<pieces).reversed() { turns[piece % 2](piece) }
    }
  }

  /// Long enough to be shared, with names that are declared elsewhere, faults, and a name used twice.
  private func text(_ screens: Int, gap: Int = 8) -> [UInt8] {
    let body = (0..<screens).map { number in
      """
      /// Number \(number).
      screen S\(number % (screens - 1)) {
          devices: iPhone16
          hstack row {
              spacing: gap
              edges == safeArea.edges inset \(number)
              Badge badge { size: \(number) }
              label title "Title" { width == missing\(number % 3).width }
              textField field { nothing: 8; placeholder: "Enter" }
          }
      }

      """
    }.joined()
    return Array(
      "let gap = \(gap)\ncomponent Badge {\n    parameter size = 8\n    view dot { width == size }\n}\n\(body)"
        .utf8)
  }

  @Test func sharedSectionsAreReadAsOneThreadReadsThem() {
    let text = text(200)
    let alone = parse(text, file: file)
    let together = parse(text, file: file, by: workers())
    #expect(together.sections.map(\.bytes) == alone.sections.map(\.bytes))
    #expect(together.problems == alone.problems)
    let model = buildModel(of: file, in: SourceFiles([alone]))
    let shared = buildModel(of: file, in: SourceFiles([together]), by: workers())
    #expect(shared.screens == model.screens)
    #expect(shared.problems == model.problems)
    #expect(shared.references == model.references)
    #expect(model.problems.count > 200)
  }

  /// Every screen names the `let` that changes, so all of them are read again.
  @Test func whatAnEditConcernsIsSharedAsWell() {
    let tree = parse(text(200), file: file)
    let before = buildModel(of: file, in: SourceFiles([tree]))
    let edited = tree.reparsed(text(200, gap: 12))
    let alone = buildModel(of: file, in: SourceFiles([edited]), reusing: before)
    let shared = buildModel(of: file, in: SourceFiles([edited]), reusing: before, by: workers())
    #expect(shared.screens == alone.screens)
    #expect(shared.screens != before.screens)
    #expect(shared.problems == alone.problems)
  }

  @Test func resultsStandInTheirOrder() {
    #expect(workers().map(9) { { $0 * $0 } } == (0..<9).map { $0 * $0 })
    #expect(workers().map(0) { { $0 } }.isEmpty)
  }

  @Test func aShortTextIsReadByOneThread() {
    let asked = Mutex(0)
    let counting = Workers(count: 2) { pieces, worker in
      asked.withLock { $0 += pieces }
      (0..<pieces).forEach(worker())
    }
    _ = parse(text(4), file: file, by: counting)
    #expect(asked.withLock(\.self) == 0)
    let long = parse(text(200), file: file, by: counting)
    #expect(asked.withLock(\.self) == long.sections.count)
  }
}
