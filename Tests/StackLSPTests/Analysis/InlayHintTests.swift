import StackDSL
import Testing

@testable import StackLSP

/// The hints beside the views of a file, against arithmetic by hand.
struct InlayHintTests {
  private func hints(_ members: String) -> [String] {
    let text = """
      defaults: interfaceBuilder
      screen Sample {
        size: 375 x 100
        hstack row {
          spacing: 8
          leading == superview.leading + 16
          trailing == superview.trailing - 16
          top == superview.top
          \(members)
        }
      }
      """
    let bytes = Array(text.utf8)
    return FixtureFiles.analysis(of: text).inlayHints(in: 0..<bytes.count).map { hint in
      let line = bytes[..<hint.offset].split(separator: UInt8(ascii: "\n")).last ?? []
      let word = String(decoding: line, as: UTF8.self).split(separator: " ").last ?? ""
      return "\(word) \(hint.text)"
    }
  }

  /// The field takes the remaining width: 343 - 8 - 83 = 252, which is 155 more than its content.
  @Test func theViewThatTakesTheRoomSaysHowMuch() {
    let found = hints(
      """
      label title { intrinsicContentSize: 83 x 20 }
      textField field { intrinsicContentSize: 97 x 20; hugging.horizontal: 48 }
      """)
    #expect(
      found == ["row 343 × 20", "title 83 × 20", "field 252 × 20", "field +155 over content"])
  }

  /// 343 - 8 - 100 = 235 for a content of 300 with the lowest compression resistance.
  @Test func theViewThatIsCutSaysHowMuch() {
    let found = hints(
      """
      label title { intrinsicContentSize: 100 x 20 }
      label value { intrinsicContentSize: 300 x 20; compressionResistance: 700 }
      """)
    #expect(found == ["row 343 × 20", "title 100 × 20", "value 235 × 20", "value −65 cut"])
  }

  /// Default values that are not written decide a tie, so hints show them after the text.
  @Test func aTieShowsItsDefaults() {
    let found = hints(
      """
      label title "A" { intrinsicContentSize: 80 x 20 }
      label bio "B" { intrinsicContentSize: 60 x 20 }
      """)
    #expect(
      found == [
        "row 343 × 20", "\"A\" 275 × 20", "\"A\" +195 over content", "\"A\" hugging 251",
        "\"B\" 60 × 20",
        "\"B\" hugging 251",
      ])
  }

  /// Every hint names its view and its device, so that no reader has to guess.
  @Test(arguments: DiagnosticFixtureTests.names)
  func everyHintNamesItsViewAndDevice(name: String) throws {
    let analysis = try FixtureFiles.analysis(of: name, in: "diagnostics")
    let screens = analysis.screens + analysis.components
    let names = Set(
      screens.flatMap { screen in
        screen.screen.views.indices.map { screen.screen.called(ViewIndex($0)) }
      })
    let environments = Set(screens.compactMap(\.primary?.environment.name))
    for hint in analysis.inlayHints(in: 0..<Int.max) {
      let text = hint.explanation
      #expect(environments.contains { text.hasSuffix("on \($0)") }, "\(hint.text): \(text)")
      #expect(names.contains { text.contains($0) }, "\(hint.text): \(text)")
    }
  }

  @Test func hiddenViewsSayThatTheyAre() {
    #expect(
      hints("label title { intrinsicContentSize: 80 x 20; isHidden: true }").last == "title hidden")
  }
}
