import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// The environments of a screen, their order, and their names.
struct EnvironmentTests {
  private func environments(_ members: String, file: String = "") throws -> [Environment] {
    let analysis = FixtureFiles.analysis(of: "\(file)\nscreen Sample {\n\(members)\n}\n")
    return try #require(analysis.screens.first).environments
  }

  /// LANGUAGE.md: every combination; the first of each list is the primary one.
  @Test func everyCombinationThePrimaryFirst() throws {
    let all = try environments(
      """
      devices: iPhoneSE3, iPhone16.landscape
      textSizes: extraLarge, large
      languages: en, de +30%
      states: empty, loaded
      """)
    #expect(all.count == 16)
    #expect(all[0].name == "iPhone SE (3rd generation), text size extraLarge, en, empty")
    #expect(all.last?.name == "iPhone 16 landscape, text size large, de +30%, loaded")
    #expect(Set(all.map(\.name)).count == 16)
  }

  @Test func aScreenWithoutListsHasOne() throws {
    let all = try environments("")
    #expect(all.map(\.name) == ["iPhone 16"])
    #expect(all[0].textSize == .large)
    #expect(all[0].direction == .leftToRight)
  }

  /// UIKit mirrors a screen in a language that runs from right to left.
  @Test func aLanguageBringsItsDirection() throws {
    let all = try environments("languages: en, ar")
    #expect(all.map(\.direction) == [.leftToRight, .rightToLeft])
    let forced = try environments("languages: ar\ndirections: leftToRight")
    #expect(forced.map(\.name) == ["iPhone 16, left to right"])
  }

  @Test func repetitionsCountOnce() throws {
    #expect(try environments("devices: iPhone16, iPhone16, iPhone16.landscape").count == 2)
  }

  /// Twelve text sizes on fifty devices … are more than anyone tests.
  @Test func thereIsALimit() throws {
    let states = (0..<2000).map { "s\($0)" }.joined(separator: ", ")
    #expect(try environments("states: \(states)").count == 512)
  }

  @Test func anOldMinimumIsCheckedToo() throws {
    let all = try environments("devices: iPhoneSE2, iPhone16", file: "minimumOS: 13")
    #expect(
      all.map(\.name) == [
        "iPhone SE (2nd generation), iOS 27", "iPhone SE (2nd generation), iOS 13", "iPhone 16",
      ])
  }

  /// A switch became larger with iOS 26 (`ControlSize`); a label is as it was on iOS 18.
  @Test func aNewerMinimumIsCheckedWhereAControlHasChanged() throws {
    let file = "minimumOS: 18"
    #expect(
      try environments("devices: iPhone16; switch s", file: file).map(\.system) == [27, 18])
    #expect(try environments("devices: iPhone16; label s", file: file).map(\.system) == [27])
  }

  /// Widths measured in the simulator: 768 × 1024 splits into 320 and 438, 694 and 320, and twice 507; 1133
  /// into 375 and 748.
  @Test(arguments: [
    ("iPad6.third", 320.0, "compact"), ("iPad6.twoThirds", 438, "compact"),
    ("iPad6.landscape.twoThirds", 694, "regular"), ("iPad6.landscape.half", 507, "compact"),
    ("iPadMini6.landscape.third", 375, "compact"),
    ("iPadMini6.landscape.twoThirds", 748, "regular"),
    ("iPadPro12_9Gen3.landscape.half", 678, "regular"),
  ])
  func splitViewsHaveTheirWidths(written: String, width: Double, sizeClass: String) throws {
    let environment = try #require(try environments("devices: \(written)").first)
    #expect(environment.deviceWithOrientation == written)
    #expect(environment.size.width == width)
    #expect(environment.horizontalSizeClass.rawValue == sizeClass)
  }

  @Test func thereAreNoHalvesInPortraitAndNoSplitsOnPhones() {
    #expect(Place(written: "iPad6.half") == nil)
    #expect(Place(written: "iPhone16.landscape.half") == nil)
    #expect(DeviceTable.names.contains("iPadMini.landscape.half"))
    #expect(DeviceTable.names.allSatisfy { Place(written: $0) != nil })
  }
}
