import Foundation
import JSONRPC
import Testing

@testable import StackLSP

/// The 22 posted logs of the conformance set, printed as a console prints them.
@Suite struct PostedLogTests {
  struct Posted: Decodable, CustomTestStringConvertible, Sendable {
    struct Member: Decodable, Sendable {
      var n: Int
      var eq: String
      var identifier: String?
      var `class`: String?
    }
    var id: String
    var views: [String: String]
    var conflict_set: [Member]
    var broken: Int
    var testDescription: String { id }

    /// As UIKit prints it.
    var console: String {
      let lines = conflict_set.map(description)
      return """
        2024-03-01 10:11:12.131415+0100 App[4242:99] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        (
        \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
        )

        Will attempt to recover by breaking constraint\u{20}
        \(lines[broken - 1])

        """
    }

    private func description(_ member: Member) -> String {
      let parts = (member.class ?? "NSLayoutConstraint").split(separator: " ", maxSplits: 1)
      let identifier = member.identifier.map { "'\($0)' " } ?? ""
      let mask = parts.count > 1 ? parts[1] + " " : ""
      return
        "<\(parts[0]):0x60000\(member.n) \(identifier)\(mask)\(equation(member.eq))   (active)>"
    }

    /// Each view in the form of a console: `UILabel:0x7f04`.
    private func equation(_ text: String) -> String {
      text.split(separator: " ").map { word in
        let parts = word.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let index = views.keys.sorted().firstIndex(of: String(parts[0]))
        else {
          return String(word)
        }
        return "\(className(String(parts[0]))):0x7f0\(index).\(parts[1])"
      }
      .joined(separator: " ")
    }

    private func className(_ view: String) -> String {
      let words = (views[view] ?? "").split { !$0.isLetter && $0 != "_" }.map(String.init)
      return words.first { $0.contains("Guide") || $0 == "spanner" }.map { _ in "UILayoutGuide" }
        ?? words.first { $0.hasPrefix("UI") || $0.hasPrefix("_UI") } ?? "RowView"
    }
  }

  static let posted: [Posted] = {
    let text = (try? Repository.File(path: "Tests/Conformance/conflict-logs.jsonl").text) ?? ""
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Posted.self, from: Data($0.utf8))
    }
  }()

  /// A person's reading of each log, added up by hand from its numbers: the points that it needs, the points
  /// that are available, and what would help.
  static let told: [String: (asked: Double, available: Double, help: LoggedMend.Kind)] = [
    "L01": (8, 0, .hiddenView), "L03": (16 + 16, 0, .hiddenView), "L04": (120, 0, .hiddenView),
    "L06": (1, 0, .hiddenView), "L07": (16 + 16, 0, .hiddenView), "L09": (8 + 8, 0, .relaxOne),
    "L10": (200, 84, .twoSizes), "L12": (16 + 12 + 1 + 20 + 56 + 48 + 50, 32, .cellSize),
    "L13": (10 + 9, 0, .systemViews), "L15": (10 + 9, 0, .systemViews),
    "L16": (10 + 9, 0, .systemViews),
    "L18": (15 + 40 + 8 + 8 + 60 + 5, 94.3333, .cellSize),
    "L19": (10 + 120 + 10 + 10, 0, .firstPass), "L21": (100, 0, .stackAlignment),
    // Without the inside of the field, whose width only matters as not negative.
    "L22": (10 + 120 + 10 + 10, 0, .firstPass),
    // Two views of one width, each at least 5 + 5.
    "L24": (2 * (5 + 5), 0, .firstPass),
    "L25": (667, 20 + 8 + 30 + 14 + 30 + 8, .tooMuchRoom), "L27": (44, 40, .stackAlignment),
    "L28": (20 + 20, 0, .firstPass), "L30": (8 + 362 + 8, 310, .cellSize),
    "L31": (8 + 42 + 20, 0, .autoresizingMask), "L33": (10 + 11, 1, .tooLittleRoom),
  ]

  @Test(arguments: posted)
  func itIsToldAsAPersonWould(_ posted: Posted) throws {
    let log = try #require(ConflictLogReader.read(Array(posted.console.utf8)).first)
    #expect(log.unread.isEmpty)
    #expect(log.constraints.count == posted.conflict_set.count)
    #expect(log.broken == posted.broken - 1)
    let page = ConflictLogPage(log)
    let conflict = try #require(page.conflict)
    let told = try #require(Self.told[posted.id])
    #expect((conflict.asked - told.asked).magnitude < 0.001, "\(page.sum ?? "")")
    #expect((conflict.available - told.available).magnitude < 0.001, "\(page.sum ?? "")")
    #expect((conflict.shortfall - (told.asked - told.available)).magnitude < 0.001)
    #expect(page.mend?.kind == told.help)
    for number in [told.asked, told.asked - told.available] {
      #expect(page.markdown.contains(pt(number)), "\(page.markdown)")
    }
  }

  @Test func allOfThemAreThere() {
    #expect(Self.posted.count == 22)
    #expect(Set(Self.posted.map(\.id)) == Set(Self.told.keys))
  }

  /// The written screen has a conflict with the same numbers.
  @Test(arguments: posted)
  func theScreenHasTheConflict(_ posted: Posted) throws {
    let logs = ConflictLogReader.read(Array(posted.console.utf8))
    let capture = Capture()
    let text = screenText(of: logs)
    #expect(
      capture.run(["check", "--select", "language,conflicts", "--color=never", "-"], input: text)
        <= 1)
    #expect(!capture.output.contains("error: There is"), "\(text)\(capture.output)")
    let frames = Capture()
    #expect(frames.run(["frames", "--format", "json", "-"], input: text) == 1, "\(text)")
    #expect(frames.output.contains("unsatisfiable"), "\(text)")
  }

  @Test func severalInOneTextAreToldApart() throws {
    let text = Self.posted.map(\.console).joined(separator: "noise <not a constraint>\n")
    let logs = ConflictLogReader.read(Array(text.utf8))
    #expect(logs.map(\.constraints.count) == Self.posted.map(\.conflict_set.count))
    #expect(logs.map { $0.broken.map { $0 + 1 } } == Self.posted.map(\.broken))
    let capture = Capture()
    #expect(capture.run(["log", "--format", "json", "-"], input: text) == 1)
    let json = try JSONParser.parse(Array(capture.output.utf8)).arrayValue ?? []
    #expect(json.count == 22)
    #expect(json.allSatisfy { $0["help"]?["text"]?.stringValue?.isEmpty == false })
  }
}
