import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// Golden frames: `Tests/Fixtures/frames/*.stack`.
///
/// The first comment names the source of truth. Each `// frame:` line names an environment, a view and its
/// frame in the screen, and after the dash the arithmetic. A number may be `_`. Every `expect` of the file
/// must hold in every environment, and no layout may be ambiguous or in conflict unless a line says so.
@Suite struct FrameFixtureTests {
  static let names = FixtureFiles.names(in: "frames", marked: "truth")

  @Test func thereAreFixtures() { #expect(!Self.names.isEmpty) }

  @Test(arguments: names) func frames(name: String) throws {
    let analysis = try FixtureFiles.analysis(of: name, in: "frames")
    let lines = try FixtureFiles.text(of: name, in: "frames").split(
      separator: "\n", omittingEmptySubsequences: false)
    let screen = try #require(analysis.screens.first)
    for problem in analysis.model.problems {
      Issue.record("\(problem.message)", sourceLocation: place(name, line: 1))
    }
    var allowed: Set<String> = []
    for (index, line) in lines.enumerated() {
      let location = place(name, line: index + 1)
      if let expected = ExpectedFrame(line) {
        check(expected, on: screen, location)
      } else if let state = content(of: line, after: "// state: ") {
        check(state, on: screen, location, allowed: &allowed)
      } else if line.hasPrefix("// frame") || line.hasPrefix("// state") {
        Issue.record("This line cannot be read", sourceLocation: location)
      }
    }
    for layout in screen.all where !allowed.contains(layout.environment.name) {
      #expect(
        layout.stateWord == "fits", "\(layout.environment.name)",
        sourceLocation: place(name, line: 1))
    }
  }

  private func check(
    _ expected: ExpectedFrame, on screen: ScreenLayouts, _ location: SourceLocation
  ) {
    guard
      let layout = screen.all.first(where: { $0.environment.isCalled(expected.environment) })
    else {
      Issue.record("no environment '\(expected.environment)'", sourceLocation: location)
      return
    }
    guard let view = screen.screen.views.firstIndex(where: { $0.isCalled(expected.view) }),
      let frame = layout.frameInScreen(of: ViewIndex(view))
    else {
      Issue.record("no view '\(expected.view)'", sourceLocation: location)
      return
    }
    for (attribute, number) in zip(FrameAttribute.allCases, expected.numbers) {
      guard let number else { continue }
      #expect(
        abs(frame[attribute] - number) < 0.006,
        "\(expected.view).\(attribute) is \(frame[attribute])", sourceLocation: location)
    }
  }

  /// `// state: iPhoneSE3 ✗ conflict`
  private func check(
    _ state: Substring, on screen: ScreenLayouts, _ location: SourceLocation,
    allowed: inout Set<String>
  ) {
    let words = state.split(separator: " ", maxSplits: 1)
    guard words.count == 2,
      let layout = screen.all.first(where: { $0.environment.isCalled(String(words[0])) })
    else {
      Issue.record("no such environment", sourceLocation: location)
      return
    }
    allowed.insert(layout.environment.name)
    #expect(layout.stateWord == String(words[1]), sourceLocation: location)
  }

  private func content(of line: Substring, after mark: String) -> Substring? {
    line.hasPrefix(mark) ? line.dropFirst(mark.count) : nil
  }

  private func place(_ name: String, line: Int) -> SourceLocation {
    SourceLocation(
      fileID: "frames/\(name)", filePath: FixtureFiles.path(of: name, in: "frames"), line: line,
      column: 1)
  }
}

/// `// frame: iPhoneSE3 photo 20 40 97 97 -- why`
private struct ExpectedFrame {
  var environment: String
  var view: String
  /// x, y, width, height; nil for `_`.
  var numbers: [Double?]

  init?(_ line: Substring) {
    guard line.hasPrefix("// frame: ") else { return nil }
    let words = line.dropFirst("// frame: ".count).split(separator: " ")
    guard words.count > 7, words[6] == "--" else { return nil }
    environment = String(words[0])
    view = String(words[1])
    numbers = words[2..<6].map { Double($0) }
    for (word, number) in zip(words[2..<6], numbers) where number == nil && word != "_" {
      return nil
    }
  }
}

extension Environment {
  /// The device as written, with other traits joined by commas: `iPhone16,empty`, `size,320ptwide`.
  fileprivate func isCalled(_ name: String) -> Bool {
    let parts = name.split(separator: ",").map(String.init)
    let own =
      [
        deviceWithOrientation ?? "size", textSize.rawValue, language.code, state ?? "",
        direction == .rightToLeft ? "rightToLeft" : "leftToRight", "iOS\(system)",
      ] + sizeTraits.map { $0.replacing(" ", with: "") }
    return parts.allSatisfy(own.contains)
  }
}

extension View {
  fileprivate func isCalled(_ name: String) -> Bool {
    path == name || displayName == name || self.name == name
  }
}
