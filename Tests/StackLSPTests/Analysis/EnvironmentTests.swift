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

  /// LANGUAGE.md, host-sizes: the size that it is drawn with, moved into the range, then the ends, then both
  /// sides of what a `when` compares with.
  @Test(arguments: [
    ("size: 375 x 60; host: view(width: 320...440)", ["375 x 0", "320 x 0", "440 x 0"]),
    ("size: 1000 x 60; host: view(width: 320...440)", ["440 x 0", "320 x 0"]),
    ("size: 320 x 60; host: view(width: 375)", ["375 x 0"]),
    ("host: view(width: 320...440)", ["320 x 0", "440 x 0"]),
    ("devices: iPhoneSE3; host: cell(height: 44...88)", ["375 x 44", "375 x 88"]),
    ("size: 375 x 60; host: header(height: 44...88)", ["375 x 60", "375 x 44", "375 x 88"]),
    (
      "host: collectionCell(width: 150...200, height: 60...90)",
      ["150 x 60", "150 x 90", "200 x 60", "200 x 90"]
    ),
    (
      "host: view(width: 320...440); when width < 400 { layoutMargins: 4 }",
      ["320 x 0", "440 x 0", "399 x 0", "400 x 0"]
    ),
    (
      "host: view(width: 320...440); when width > 439 || !(width == 320) { layoutMargins: 4 }",
      ["320 x 0", "440 x 0", "439 x 0", "321 x 0"]
    ),
    (
      "host: view(width: 320...440); when height < 400 { layoutMargins: 4 }",
      ["320 x 0", "440 x 0"]
    ),
  ])
  func aHostHasTheSizesOfItsRanges(members: String, sizes: [String]) throws {
    let all = try environments(members)
    #expect(all.map { "\(figure($0.size.width)) x \(figure($0.size.height))" } == sizes)
    #expect(Set(all.map(\.name)).count == sizes.count)
  }

  @Test func aSizeOfARangeIsNamed() throws {
    let bare = try environments("size: 375 x 60; host: view(width: 320...440)")
    #expect(bare.map(\.name) == ["375 pt wide", "320 pt wide", "440 pt wide"])
    let cell = try environments("devices: iPhoneSE3; host: cell(height: 44...88), cell")
    #expect(
      cell.map(\.name) == [
        "iPhone SE (3rd generation), 44 pt high", "iPhone SE (3rd generation), 88 pt high",
        "iPhone SE (3rd generation), self-sizing",
      ])
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
