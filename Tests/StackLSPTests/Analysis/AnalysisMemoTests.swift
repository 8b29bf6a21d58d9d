import StackDSL
import Testing

@testable import StackLSP

/// Cached results equal those of a fresh analysis, and an edit costs only its screen.
struct AnalysisMemoTests {
  private let file = FileID("Test.stack")

  /// A screen with a finding: hugging has no effect on a stack.
  private func screen(_ name: String, spacing: Int = 8, hugging: Int) -> String {
    """
    screen \(name) {
        devices: iPhoneSE3, iPhone16
        hstack row {
            spacing: \(spacing)
            hugging: 300
            leading == safeArea.leading + 16
            trailing == safeArea.trailing - 16
            top == safeArea.top
            label title "Title of \(name)"
            label detail "Detail" { hugging.horizontal: \(hugging) }
        }
    }

    """
  }

  private func analysis(of text: String, _ memo: AnalysisMemo) -> Analysis {
    analyze(file, in: SourceFiles([parse(Array(text.utf8), file: file)]), memo: memo)
  }

  @Test func typingInOneScreenSolvesNoOther() {
    let memo = AnalysisMemo()
    let first = (0..<20).map { screen("S\($0)", spacing: $0, hugging: 250) }.joined()
    let whole = analysis(of: first, memo)
    #expect(whole.screens.count == 20)
    let before = memo.solvedCount
    // The last screen changes: its two devices are solved, and so is everything its rules ask about it.
    let second = (0..<20).map { screen("S\($0)", spacing: $0, hugging: $0 == 19 ? 252 : 250) }
      .joined()
    _ = analysis(of: second, memo)
    let ofOneEdit = memo.solvedCount - before
    #expect(ofOneEdit > 0)
    #expect(ofOneEdit * 10 < before, "\(ofOneEdit) of \(before)")
  }

  @Test func goingBackSolvesNothing() {
    let memo = AnalysisMemo()
    _ = analysis(of: screen("A", hugging: 250), memo)
    _ = analysis(of: screen("A", hugging: 252), memo)
    let before = memo.solvedCount
    _ = analysis(of: screen("A", hugging: 250), memo)
    #expect(memo.solvedCount == before)
  }

  /// Only the primary environments are requested, but the others are known.
  @Test func whatIsRememberedIsGivenWithoutBeingAskedFor() {
    let memo = AnalysisMemo()
    let text = screen("A", hugging: 250)
    let whole = analysis(of: text, memo)
    let before = memo.solvedCount
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    let again = analyze(file, in: files, memo: memo, depth: .primaryEnvironments)
    #expect(again.findings == whole.findings)
    #expect(again.screens.allSatisfy { $0.isComplete })
    #expect(memo.solvedCount == before)
  }

  /// Text above a screen moves its findings and solves nothing again.
  @Test func movedScreensAreRemembered() {
    let memo = AnalysisMemo()
    let text = screen("A", hugging: 250) + screen("B", hugging: 250)
    _ = analysis(of: text, memo)
    let before = memo.solvedCount
    let moved = "// a line more\n\n" + text
    let warm = analysis(of: moved, memo)
    #expect(memo.solvedCount == before)
    #expect(!warm.findings.isEmpty)
    #expect(warm.findings == analysis(of: moved, AnalysisMemo()).findings)
  }

  /// Two texts in turn, with every keystroke between them: warm answers equal cold ones.
  @Test func warmAnswersEqualColdOnes() {
    let memo = AnalysisMemo()
    let text = screen("A", hugging: 250) + screen("B", hugging: 251)
    let bytes = Array(text.utf8)
    for cut in stride(from: 0, through: bytes.count, by: 97) {
      let prefix = String(decoding: bytes[..<cut], as: UTF8.self)
      let warm = analysis(of: prefix, memo)
      let cold = analysis(of: prefix, AnalysisMemo())
      #expect(warm.findings == cold.findings, "after \(cut) bytes")
      #expect(
        warm.screens.map { $0.framesListings.map(\.entries) }
          == cold.screens.map { $0.framesListings.map(\.entries) })
    }
  }
}

/// The bounded memory itself.
struct GenerationsTests {
  @Test func whatIsAskedForStays() {
    var memory = Generations<Int, String>(capacity: 4)
    memory.insert("kept", for: 0, weight: 1)
    for key in 1...100 {
      memory.insert("other", for: key, weight: 1)
      #expect(memory.value(of: 0) == "kept")
    }
    #expect(memory.value(of: 1) == nil)
  }

  /// A file that fits is kept, however often the whole of it is requested.
  @Test func aFileThatFitsIsNeverForgotten() {
    var memory = Generations<Int, Int>(capacity: 50)
    for key in 0..<50 { memory.insert(key, for: key, weight: 1) }
    for round in 0..<20 {
      memory.insert(round, for: 1000 + round, weight: 1)
      for key in 0..<50 { #expect(memory.value(of: key) == key) }
    }
  }
}
