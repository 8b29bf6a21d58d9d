import JSONRPC
import StackDSL
import Testing

@testable import StackLSP

/// `frames-changed`: the output of `frames --format json` before an edit, against the file after it. The
/// expected numbers are those of the edits.
@Suite struct FramesChangedTests {
  private static let before = """
    screen Header {
        devices: iPhoneSE3, iPhone16
        label title { intrinsicContentSize: 80 x 20; leading == safeArea.leading; top == safeArea.top }
        label note { intrinsicContentSize: 40 x 20; leading == title.trailing; top == safeArea.top }
    }
    """

  private func findings(after edit: (String) -> String) throws -> [Finding] {
    let before = analysis(of: Self.before)
    let places = SourcePlaces(
      source: { _ in nil }, sections: before.model.sections, home: before.model.file
    ) { $0.name }
    let printed = framesJSON(
      file: "Header.stack", before.screens.map(\.framesListings), places)
    let record = try #require(
      RecordedFrames(try JSONParser.parse(Array(printed.indented().utf8))))
    let after = analysis(of: edit(Self.before))
    return framesChanged(since: record, in: after.screens, memo: after.memo)
  }

  private func analysis(of text: String) -> Analysis {
    let file = FileID("Header.stack")
    return analyze(
      file, in: SourceFiles([parse(Array(text.utf8), file: file)]), memo: AnalysisMemo())
  }

  @Test func theSameFramesSayNothing() throws {
    #expect(try findings { $0 + "\n// a comment" }.isEmpty)
  }

  @Test func aViewThatGrewIsNamedWithBothNumbers() throws {
    let finding = try #require(try findings { $0.replacing("80 x 20", with: "120 x 20") }.first)
    #expect(
      finding.message
        == "`title` was 80 pt wide and is 120 pt, and 1 other view has changed: record the frames "
        + "again if that is meant.")
    #expect(
      finding.related.map(\.message) == [
        "`title` was 80 pt wide and is 120 pt on iPhone SE (3rd generation).",
        "`note` was 80 pt from the left and is 120 pt on iPhone SE (3rd generation).",
      ])
    #expect(finding.environments == ["iPhone SE (3rd generation)", "iPhone 16"])
    #expect(finding.severity == .warning)
  }

  @Test func newAndMissingViewsAreNamed() throws {
    let finding = try #require(
      try findings { $0.replacing("label note", with: "label hint") }.first)
    #expect(
      finding.related.map(\.message) == [
        "`hint` is new on iPhone SE (3rd generation).",
        "`note` is gone on iPhone SE (3rd generation).",
      ])
  }

  /// A device that was added later has no frames to compare with.
  @Test func whatWasNotRecordedIsPassedOver() throws {
    #expect(
      try findings {
        $0.replacing("iPhoneSE3, iPhone16", with: "iPhone16Plus").replacing(
          "80 x 20", with: "9 x 9")
      }.isEmpty)
  }

  @Test func anythingElseIsNoRecord() {
    #expect(RecordedFrames(.null) == nil)
    #expect(RecordedFrames(["screens": [["name": 3], ["name": "A"]]])?.listings.isEmpty == true)
  }
}
