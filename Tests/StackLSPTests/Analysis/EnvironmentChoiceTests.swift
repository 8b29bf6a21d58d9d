import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// A screen shown in environments that it does not list.
struct EnvironmentChoiceTests {
  private let text = """
    screen Sample {
      devices: iPhoneSE3, iPhone16
      textSizes: large, extraLarge
      states: empty, full
      view bar { leading == superview.leading; trailing == superview.trailing; height == 44; top == safeArea.top }
    }
    """

  private func shown(_ choice: EnvironmentChoice) throws -> ScreenResult {
    try #require(try FixtureFiles.analysis(of: text).shown(screen: nil, choice).first)
  }

  @Test func whatTheScreenListsIsLeft() throws {
    let shown = try shown(
      EnvironmentChoice(device: "iPhone16", textSize: "extraLarge", state: "full"))
    #expect(shown.layouts.environments.count == 1)
    let environment = try #require(shown.layouts.environments.first)
    #expect(environment.device == "iPhone16" && environment.textSize == .extraLarge)
    #expect(environment.state == "full")
  }

  /// iPhone 17 is 402 pt wide in portrait, and the bar with it.
  @Test func anotherDeviceIsSolved() throws {
    let shown = try shown(EnvironmentChoice(device: "iPhone17"))
    #expect(shown.layouts.environments.count == 4)
    let layout = try #require(shown.layouts.primary)
    #expect(layout.environment.device == "iPhone17")
    #expect(layout.frame(of: ViewIndex(1))?.width == 402)
  }

  @Test func anotherSizeIsSolved() throws {
    let size = Size(width: 351, height: 700)
    let shown = try shown(EnvironmentChoice(device: "iPhone16", size: size))
    let layout = try #require(shown.layouts.primary)
    #expect(layout.frame(of: ViewIndex(1))?.width == 351)
    #expect(layout.environment.name.contains("351"))
  }

  /// A width that the host states goes along to another device, and one that is dragged goes by its own name.
  @Test func aHostKeepsItsStatedSize() throws {
    let analysis = FixtureFiles.analysis(
      of: """
        screen Sample {
          devices: iPhoneSE3
          host: cell(width: 300...340)
          view bar { edges == superview.edges; height == 44 }
        }
        """)
    func shown(_ choice: EnvironmentChoice) throws -> [ScreenLayout] {
      try #require(try analysis.shown(screen: nil, choice).first).layouts.all
    }
    let moved = try shown(EnvironmentChoice(device: "iPhone16"))
    #expect(moved.map { $0.frame(of: ViewIndex(1))?.width } == [300, 340])
    #expect(moved.map(\.environment.name) == ["iPhone 16, 300 pt wide", "iPhone 16, 340 pt wide"])
    let dragged = try shown(EnvironmentChoice(size: Size(width: 320, height: 44)))
    #expect(dragged.map { $0.frame(of: ViewIndex(1))?.width } == [320])
    #expect(dragged.map(\.environment.name) == ["iPhone SE (3rd generation) at 320 x 44"])
  }

  /// The environments differ only in the chosen trait, so they become one.
  @Test func aTraitThatTheScreenDoesNotListIsTakenOn() throws {
    let shown = try shown(
      EnvironmentChoice(
        device: "iPhone16", textSize: "accessibilityLarge", direction: "rightToLeft",
        state: "empty"))
    #expect(shown.layouts.environments.count == 1)
    let environment = try #require(shown.layouts.environments.first)
    #expect(environment.textSize == .accessibilityLarge)
    #expect(environment.direction == .rightToLeft)
    #expect(environment.name.contains("accessibilityLarge"))
    #expect(environment.name.contains("right to left"))
  }

  @Test(arguments: [
    (EnvironmentChoice(device: "iPhon"), "device"),
    (EnvironmentChoice(textSize: "huge"), "text size"),
    (EnvironmentChoice(direction: "up"), "direction"),
    (EnvironmentChoice(language: "xx"), "language"),
    (EnvironmentChoice(state: "broken"), "state"),
  ])
  func anUnknownNameIsAnError(choice: EnvironmentChoice, kind: String) throws {
    let analysis = FixtureFiles.analysis(of: text)
    let error = try #require(throws: UnknownName.self) {
      try analysis.shown(screen: nil, choice)
    }
    #expect(error.kind == kind && !error.known.isEmpty)
  }
}
