import TestSupport
import Testing

@testable import StackLSP

/// The excerpt of a line is at most as wide as the screen and contains the place, however long the line is,
/// so the output grows only with the findings.
@Suite struct ExcerptTests {
  private static let fault = "topp"

  /// Labels on one line, with texts in several scripts; some have an unknown property.
  private func line(_ random: inout SeededGenerator) -> String {
    let words = ["Name", "Größe", "שלום", "名前", "e\u{301}té", "\u{202E}x", "👩‍👩‍👧"]
    let labels = (0..<random.below(30) + 1).map { number in
      let text = (0..<random.below(5)).map { _ in random.one(of: words) }.joined(separator: " ")
      return "label l\(number) \"\(text)\" { \(random.chance(4) ? "\(Self.fault): 1" : "") }"
    }
    let column = "edges == superview.edges; distribution: fillEqually"
    return "screen A { vstack all { \(column); \(labels.joined(separator: "; ")) } }"
  }

  @Test func linesAreCutAroundThePlace() {
    var random = SeededGenerator(seed: 7)
    var excerpts = 0
    for _ in 0..<20 {
      let text = line(&random)
      let columns = random.chance(3) ? nil : 60 + random.below(200)
      let capture = Capture()
      _ = capture.run(["check", "--color=never", "-"], bytes: Array(text.utf8), columns: columns)
      let lines = capture.output.split(separator: "\n").map(Array.init)
      for (shown, marks) in zip(lines, lines.dropFirst()) where marks.contains("^") {
        excerpts += 1
        #expect(shown.count <= columns ?? 200, "\(String(shown))")
        let place = marks.indices.filter { marks[$0] == "^" }
        #expect(place.last.map { $0 < shown.count } ?? false)
        let word = place.filter { $0 < shown.count }.map { shown[$0] }
        #expect(String(word) == Self.fault || word.starts(with: "label"), "\(String(shown))")
      }
    }
    #expect(excerpts > 60)
  }
}
