import Foundation
import Testing

@testable import StackLSP

/// docs/content-sizes.md agrees with the fit and the source.
@Suite struct ContentSizePageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct Accuracy: Decodable {
    var weight: String
    var labels: Int
    var exact: Double
    var half: Double
    var one: Double
    var two: Double

    enum CodingKeys: String, CodingKey {
      case weight, labels, exact
      case half = "within0.5"
      case one = "within1"
      case two = "within2"
    }

    var row: String {
      let shares = [exact, half, one, two].map { "\($0) %" }
      return "| \(([weight, "\(labels)"] + shares).joined(separator: " | ")) |"
    }
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Self.root.appending(path: path)), as: UTF8.self)
  }

  /// The figures of the cross-validation.
  @Test func theHeldOutAccuracyIsThatOfTheFit() throws {
    let page = try text("docs/content-sizes.md")
    let lines = try text("Tests/Conformance/text-accuracy.jsonl").split(separator: "\n")
    #expect(lines.count == 4)
    for line in lines {
      let row = try JSONDecoder().decode(Accuracy.self, from: Data(line.utf8)).row
      #expect(page.contains(row), "\(row)")
    }
  }

  /// `scripts/measure-scripts --check` compares the source with the fonts.
  @Test func everyScriptStandsInTheTable() throws {
    let page = try text("docs/content-sizes.md")
    for script in ScriptWidth.allCases {
      let name = script == .fullWidth ? "Chinese, Japanese" : script.title
      let capitals = script.capital == script.small ? "" : "\(Int(script.capital)) "
      let row = "| \(name) | \(Int(script.small)) | \(capitals)|"
      #expect(page.contains(row), "\(row)")
    }
  }
}
