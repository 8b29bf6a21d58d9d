import Foundation
import Testing

/// The run that writes `docs/faults.md` is too slow for this suite, which checks only the form of the page.
@Suite struct FaultTableTests {
  @Test func everyFaultHasItsRowInOrder() throws {
    let operators = try text("scripts/faults/operators.py")
    let edges = ["top", "leading", "trailing", "bottom"].map { "no \($0)" }
    let named = operators.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("@operator(\"") else { return nil }
      return line.split(separator: "\"").dropFirst().first.map(String.init)
    }
    let page = try text("docs/faults.md")
    let table = page.split(separator: "## By fault").last ?? ""
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.first == ["fault"] + Self.columns)
    #expect(rows.dropFirst().compactMap(\.first) == edges + named + ["**all**"])
    #expect(rows.allSatisfy { $0.count == 8 })
  }

  private static let columns = [
    "cases", "found", "named", "restored", "by the first fix", "first or second", "no effect",
  ]

  private func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
