import StackDSL
import Testing

@testable import StackLSP

/// The product of views and environments is limited: a short file can ask for millions of layouts.
@Suite struct TooManyEnvironmentsTests {
  /// 2 devices × 2 text sizes × 2 languages are 8 environments.
  private func screen(views: Int) -> String {
    let labels = (0..<views).map { "view v\($0) { height == 1 }" }.joined(separator: "\n")
    return """
      screen S {
          devices: iPhone16, iPhoneSE3
          textSizes: large, accessibilityMedium
          languages: en, de +30%
          vstack all { leading == superview.leading; trailing == superview.trailing; top == superview.top
      \(labels)
          }
      }
      """
  }

  private func environments(views: Int) throws -> [Environment] {
    try environments(screen(views: views))
  }

  private func environments(_ text: String) throws -> [Environment] {
    let file = FileID("screen.stack")
    var files = SourceFiles([parse(Array(text.utf8), file: file)])
    files.deviceNames = DeviceTable.names
    let model = buildModel(of: file, in: files)
    let first = try #require(model.screens.first)
    return StackLSP.environments(of: first, settings: FileSettings(model))
  }

  @Test func whatAnybodyWritesIsSolved() throws {
    #expect(try environments(views: 60).count == 8)
  }

  /// With room for 5 of 8, each list is used to its end before two entries that are not first are combined.
  @Test func thoseThatDifferLeastRemain() throws {
    let names = try environments(views: 19_990).map(\.name)
    #expect(
      names == [
        "iPhone 16, text size large, en", "iPhone 16, text size large, de +30%",
        "iPhone 16, text size accessibilityMedium, en",
        "iPhone SE (3rd generation), text size large, en",
        "iPhone 16, text size accessibilityMedium, de +30%",
      ])
  }

  /// 2,000 widths × 2,000 heights, around the numbers of 1,000 conditions each.
  @Test func aRangeWithManyConditionsHasNoMore() throws {
    let conditions = (1...1000).map {
      "when width < \($0 * 2) { layoutMargins: 1 }\nwhen height < \($0 * 2) { layoutMargins: 2 }"
    }
    let all = try environments(
      "screen S {\nhost: view(width: 0...5000, height: 0...5000)\n"
        + conditions.joined(separator: "\n") + "\n}")
    #expect(all.count == 512)
  }

  /// 5 devices × 12 text sizes × 5 languages × 2 directions.
  @Test func oneMessageSaysSo() {
    let text = """
      screen S {
          devices: iPhone16, iPhoneSE3, iPadMini, iPhone16.landscape, iPadMini.landscape
          textSizes: extraSmall, small, medium, large, extraLarge, extraExtraLarge, \
      extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, \
      accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
          languages: en, de, fr, it, es
          directions: leftToRight, rightToLeft
          label title "Hello" { center == safeArea.center }
      }
      """
    let file = FileID("screen.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    let found = analyze(file, in: files, memo: AnalysisMemo(), depth: .primaryEnvironments).findings
    #expect(
      found.map(\.message) == [
        "1 view in 600 environments are too many to solve: 512 of the environments are checked. "
          + "Split the screen, or name fewer devices, text sizes and languages."
      ])
  }
}
