import Foundation
import JSONRPC
import StackDSL
import Testing

@testable import StackLSP

/// The events and answers of the preview's page, as a browser and an editor would see them.
struct PageSessionTests {
  private let bar = """
    screen A {
      size: 300 x 200
      view bar { leading == superview.leading + 10; trailing == superview.trailing - 10; top == superview.top; height == 20 }
    }
    """

  /// Two labels with equal hugging in a row that is wider than both.
  private let tie = """
    screen Tie {
      size: 320 x 100
      hstack row {
        leading == superview.leading; trailing == superview.trailing; top == superview.top
        label one "One"
        label two "Two"
      }
    }
    """

  @Test func thereIsNoPortUntilSomebodyAsks() throws {
    var player = try PagePlayer(bar)
    #expect(player.session.pages.opened == nil)
    player.command("stack.showPreview", [.string(PagePlayer.uri), "A"])
    let address = try #require(player.session.pages.opened?.door.address)
    let shown = try #require(player.said("window/showDocument").first)
    #expect(shown["uri"] == .string(address) && shown["external"] == true)
  }

  @Test func anEditorThatOpensNothingIsToldTheAddress() throws {
    var player = try PagePlayer(bar, capabilities: [:])
    player.command("stack.showPreview", [.string(PagePlayer.uri)])
    let address = try #require(player.session.pages.opened?.door.address)
    let message = player.said("window/showMessage").first?["message"]?.stringValue
    #expect(message?.contains(address) == true)
  }

  /// After a crash the editor brings the new server to the address that the page polls; no window opens.
  @Test func anAddressIsTakenOver() throws {
    var player = try PagePlayer(bar)
    let old = PageDoor(port: 5000, token: PageDoor.randomToken()).address
    player.command("stack.showPreview", [.string(PagePlayer.uri), .null, .string(old)])
    #expect(player.session.pages.opened?.door.address == old)
    #expect(player.said("window/showDocument").isEmpty)
  }

  /// 300 less twice 10; after the edit 300 less twice 30.
  @Test func thePictureFollowsTheText() throws {
    var player = try PagePlayer(bar)
    player.openPage()
    #expect(player.events("hello").count == 1 && player.events("screen").count == 1)
    #expect(frame(player.events("picture").last, 0) == [10, 0, 280, 20])
    player.forget()
    player.replaceText(bar.replacing("10", with: "30"))
    #expect(frame(player.events("picture").last, 0) == [30, 0, 240, 20])
  }

  @Test func whatLooksTheSameIsNotSentAgain() throws {
    var player = try PagePlayer(bar)
    player.openPage()
    player.forget()
    player.replaceText(bar + "\n// A comment.")
    #expect(player.events.isEmpty)
    // A moved name is sent again, because a click leads to it.
    player.replaceText("\n" + bar)
    #expect(player.events("picture").count == 1)
  }

  /// A page waits for the analysis thread: the loop does not solve 24 environments for it.
  @Test func thePicturesOfManyEnvironmentsWaitForTheirAnalysis() throws {
    let rows = (1...30).map { "    label row\($0) \"\($0)\"\n" }.joined()
    let many = """
      screen Many {
        devices: iPhone16, iPhoneSE3, iPadPro11
        textSizes: small, medium, large, extraLarge
        vstack list {
          leading == safeArea.leading
          top == safeArea.top
      \(rows)  }
      }
      """
    var player = try PagePlayer(many)
    player.openPage()
    #expect(player.events("picture").count == 12)
    player.forget()
    player.session.hasAnalysisThread = true
    player.replaceText(many.replacing("row7 \"7\"", with: "row7 \"seven\""))
    #expect(player.events("picture").isEmpty)
    let taken = player.session.takeAnalysis()
    let task = try #require(taken)
    player.finish(task)
    #expect(player.events("picture").count == 12)
  }

  @Test func brokenTextKeepsTheLastGoodPicture() throws {
    var player = try PagePlayer(bar)
    player.openPage()
    player.forget()
    player.replaceText(bar.replacing("height == 20 }", with: "height == "))
    #expect(player.events("picture").isEmpty)
    let message = player.events("broken").last?["message"]?.stringValue ?? ""
    #expect(message.hasPrefix("Line "), "\(message)")
    let excerpt = player.events("broken").last?["excerpt"]?.stringValue ?? ""
    #expect(
      !excerpt.isEmpty && bar.replacing("height == 20 }", with: "height == ").contains(excerpt))
    player.replaceText("")
    #expect(player.events("broken").count == 2)
    player.replaceText(bar)
    #expect(player.events("screen").count == 1)
  }

  /// Reported once, however often the disk is checked, until the file exists again.
  @Test func aDeletedFileIsSaidToBeGone() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.stack", bar)
    var page = try LonePage(of: "\(folder.path)/A.stack")
    #expect(page.look().contains { $0["kind"] == "screen" })
    try FileManager.default.removeItem(atPath: "\(folder.path)/A.stack")
    let gone = page.look()
    #expect(gone.count == 1)
    #expect(
      gone.first?["message"] == "A.stack is gone: it was deleted, moved or renamed.")
    #expect(page.look().isEmpty)
    try folder.write("A.stack", bar)
    #expect(page.look().contains { $0["kind"] == "screen" })
  }

  /// The images come once, and again when a file of theirs has changed.
  @Test func thePageFollowsTheAssetCatalog() throws {
    let folder = try TemporaryFolder()
    let set = "Assets.xcassets/Logo.imageset"
    try folder.write(
      "A.stack", bar.replacing("view bar {", with: "imageView bar { image: \"Logo\";"))
    try folder.write(
      "\(set)/Contents.json", #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#)
    try folder.write("\(set)/a.svg", #"<svg width="24" height="12"/>"#)
    var page = try LonePage(of: "\(folder.path)/A.stack")
    let opened = page.look()
    #expect(opened.map { $0["kind"] } == ["hello", "images", "screen", "picture"])
    let place = "viewBox=\"0 0 24 12\""
    #expect(opened.last?["svg"]?.stringValue?.contains(place) == true)
    #expect(page.look().isEmpty)
    try folder.write("\(set)/a.svg", #"<svg width="36" height="12"/>"#)
    let changed = page.look()
    #expect(changed.map { $0["kind"] } == ["images", "picture"])
    try folder.write("\(set)/Contents.json", "{")
    let broken = page.look()
    #expect(
      broken.first { $0["kind"] == "screen" }?["fault"]?.stringValue?
        .hasPrefix("\(set)/Contents.json is not valid JSON: ") == true)
  }

  @Test func theCaretMarksItsViewAndTurnsThePage() throws {
    let two =
      bar + "\nscreen B {\n  size: 100 x 100\n  view other { edges == superview.edges }\n}\n"
    var player = try PagePlayer(two)
    player.openPage()
    player.command(
      "stack.caretMoved", [.string(PagePlayer.uri), ["line": 2, "character": 8]])
    #expect(player.events("caret").last?["source"] == "3:8-3:11")
    player.forget()
    player.request(
      "textDocument/documentHighlight",
      [
        "textDocument": ["uri": .string(PagePlayer.uri)],
        "position": ["line": 6, "character": 8],
      ])
    #expect(player.events("caret").last?["source"] == "7:8-7:13")
    #expect(player.events("screen").last?["screen"] == "B")
  }

  /// The bar keeps 10 pt on both sides.
  @Test func anotherSizeIsLaidOutAtOnce() throws {
    var player = try PagePlayer(bar)
    player.openPage()
    let answer = player.ask("layout", ["index": 0, "width": 187, "height": 90])
    #expect(frame(answer, 0) == [10, 0, 167, 20])
    #expect(player.ask("layout", ["index": 5, "width": 1, "height": 1])?["error"] != nil)
  }

  @Test func otherEnvironmentsAreChosen() throws {
    var player = try PagePlayer(bar)
    player.openPage()
    player.forget()
    _ = player.ask("choose", ["device": "iPhone17", "layers": ["names", "spacings"]])
    #expect(frame(player.events("picture").last, 0)?[2] == 382)
    let svg = player.events("picture").last?["svg"]?.stringValue ?? ""
    #expect(svg.contains("layer spacings") && !svg.contains("layer guides"))
    #expect(player.ask("choose", ["device": "iPhone99"])?["error"] != nil)
    player.forget()
    _ = player.ask("choose", ["device": .null])
    #expect(frame(player.events("picture").last, 0)?[2] == 280)
  }

  /// From the sum of both contents on, the labels tie for the remaining width.
  @Test func theRulerSaysWhereTheRowTies() throws {
    var player = try PagePlayer(tie)
    player.openPage()
    let views = try #require(player.events("picture").last?["views"]?.arrayValue)
    let content = views.compactMap { $0["content"]?.arrayValue?.first?.doubleValue }.reduce(0, +)
    player.forget()
    _ = player.ask(
      "ruler", ["index": 0, "axis": "horizontal", "least": 20, "most": 320])
    let marks = try #require(player.events("ruler").last?["marks"]?.arrayValue)
    let tied = try #require(
      marks.last { mark in
        mark["findings"]?.arrayValue?.contains { $0["code"] == "ambiguous-hugging" } ?? false
      })
    let least = try #require(tied["least"]?.doubleValue)
    #expect(abs(least - content) <= 1, "\(least) \(content)")
    #expect(tied["most"]?.doubleValue == 320)
  }

  @Test func aFixIsTriedAndApplied() throws {
    var player = try PagePlayer(tie)
    player.openPage()
    let findings = try #require(player.events("screen").last?["findings"]?.arrayValue)
    let number = try #require(findings.firstIndex { $0["code"] == "ambiguous-hugging" })
    let fixes = try #require(
      player.ask("fixes", ["finding": .integer(number)])?["fixes"]?.arrayValue)
    let title = try #require(fixes.first?["title"]?.stringValue)
    #expect(title.contains("249"), "\(title)")
    let after = player.ask("try", ["finding": .integer(number), "fix": 0, "index": 0])
    #expect(after?["svg"]?.stringValue?.contains("finding tie") == false)
    _ = player.ask("apply", ["finding": .integer(number), "fix": 0])
    #expect(player.said("workspace/applyEdit").first?["label"] == .string(title))
  }

  /// `preview FILE` has no editor: the fix is written to the file and undone there, byte for byte. A version
  /// that is saved in the meantime is kept.
  @Test func aFixIsWrittenWhereThereIsNoEditor() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/A.stack"
    let written = "// gr\u{FC}n\r\n" + tie
    try folder.write("A.stack", written)
    var page = try LonePage(of: path)
    func text() -> String { String(decoding: DiskFile.read(path) ?? [], as: UTF8.self) }
    let events = page.look()
    #expect(
      events.contains { $0["kind"] == "hello" && $0["canEdit"] == true && $0["canUndo"] == false })
    let findings = try #require(events.last { $0["kind"] == "screen" }?["findings"]?.arrayValue)
    let number = try #require(findings.firstIndex { $0["code"] == "ambiguous-hugging" })
    let fix: JSON = ["method": "apply", "finding": .integer(number), "fix": 0]
    #expect(try page.ask(fix)["canUndo"] == true)
    #expect(text().hasPrefix("// gr\u{FC}n\r\n") && text().contains("hugging.horizontal: 249"))
    #expect(page.look().contains { $0["kind"] == "screen" })
    #expect(try page.ask(["method": "undo"])["canUndo"] == false)
    #expect(text() == written)
    #expect(throws: ResponseError.self) { try page.ask(["method": "undo"]) }
    _ = page.look()
    try folder.write("A.stack", written + "// saved\n")
    #expect(throws: ResponseError.self) { try page.ask(fix) }
    #expect(text() == written + "// saved\n")
  }

  @Test func aClickPutsTheCaretThere() throws {
    var player = try PagePlayer(bar)
    player.openPage()
    player.forget()
    _ = player.ask("reveal", ["view": "bar"])
    let shown = try #require(player.said("window/showDocument").first)
    #expect(shown["uri"] == .string(PagePlayer.uri))
    #expect(shown["selection"]?["start"] == ["line": 2, "character": 7])
    #expect(player.ask("reveal", ["view": "nobody"])?["error"] != nil)
  }

  @Test func whatMovedSinceItWasSavedIsTold() throws {
    var player = try PagePlayer(bar)
    player.openPage()
    player.replaceText(bar.replacing("10", with: "30"))
    let moved = player.ask("compare", ["index": 0, "with": "saved"])?["views"]
    #expect(
      moved == [
        ["path": "bar", "before": [10.0, 0.0, 280.0, 20.0], "after": [30.0, 0.0, 240.0, 20.0]]
      ])
    #expect(player.ask("compare", ["index": 0, "with": "recorded"])?["error"] != nil)
  }

  /// `bar` keeps 10 pt at both sides of a screen 300 pt wide: 130 of 150, 430 of 450. Its height is 20.
  @Test func howAViewFollowsItsScreenIsAnswered() throws {
    var player = try PagePlayer(bar)
    player.openPage()
    let answer = player.ask("follows", ["index": 0, "view": "bar"])
    #expect(
      answer?["lines"]?.arrayValue == [
        "While the screen is 150 to 450 pt wide, the width grows from 130 to 430 pt."
      ])
    let limited = bar.replacing("height == 20", with: "height == 20; width <= 200")
      .replacing(
        "trailing == superview.trailing - 10", with: "trailing == superview.trailing - 10 @ 999")
    player.replaceText(limited)
    let stays = player.ask("follows", ["index": 0, "view": "bar"])?["lines"]?.arrayValue?.first
    #expect(
      stays?.stringValue?.hasSuffix("grows from 130 to 200 pt (until 220), then stays 200 pt.")
        == true)
  }

  @Test func whyIsAnsweredAsTheHoverDoes() throws {
    var player = try PagePlayer(bar)
    player.openPage()
    let lines = player.ask("why", ["index": 0, "view": "bar"])?["lines"]?.arrayValue
    #expect(lines?.first?.stringValue?.hasPrefix("width 280") == true, "\(lines ?? [])")
  }

  /// The client's own panel gets the same without a port.
  @Test func aPanelOfTheClientHearsTheSame() throws {
    var player = try PagePlayer(bar)
    player.request("stack/pageOpen", ["textDocument": ["uri": .string(PagePlayer.uri)]])
    let kinds = player.said("stack/pageEvent").compactMap { $0["event"]?["kind"]?.stringValue }
    #expect(kinds == ["hello", "screen", "picture"])
    #expect(player.session.pages.opened == nil)
    player.notify("stack/pageClose", ["page": 1])
    player.forget()
    player.replaceText(bar.replacing("10", with: "30"))
    #expect(player.said("stack/pageEvent").isEmpty)
  }

  @Test func aPageThatHasGoneIsForgotten() throws {
    var player = try PagePlayer(bar)
    player.openPage()
    player.session.receive(.page(.closed(PagePlayer.connection)))
    #expect(player.session.pages.open.isEmpty)
    #expect(player.ask("why", ["index": 0, "view": "bar"])?["error"] != nil)
  }

  /// One misspelled property in a component with two instances, one in a screen of its own.
  @Test func aFaultInAComponentIsMarkedAtItsInstances() throws {
    let text = """
      component Chip { hstack body { label name { text: "Chip"; fontt: body } } }
      screen Two {
        size: 320 x 100
        vstack list { leading == superview.leading; top == superview.top; Chip first; Chip second }
      }
      screen None { size: 320 x 100; label name { text: "x"; leading == superview.leading; top == superview.top } }
      """
    var player = try PagePlayer(text)
    player.openPage()
    let finding = try #require(player.events("screen").last?["findings"]?.arrayValue?.first)
    #expect(finding["code"] == "unknown-property")
    #expect(finding["views"] == ["list.first.name", "list.second.name"])
    let svg = player.events("picture").last?["svg"]?.stringValue ?? ""
    #expect(svg.components(separatedBy: "class=\"finding other wrong\"").count == 3)
    let fixes = player.ask("fixes", ["finding": 0])?["fixes"]?.arrayValue ?? []
    #expect(fixes.map { $0["title"] } == ["Change `fontt` to `font`"])
    player.forget()
    _ = player.ask("choose", ["screen": "None"])
    #expect(player.events("screen").last?["findings"] == [])
  }

  private func frame(_ event: JSON?, _ index: Int) -> [Double]? {
    guard let views = event?["views"]?.arrayValue, views.indices.contains(index) else { return nil }
    return views[index]["frame"]?.arrayValue?.compactMap(\.doubleValue)
  }
}

/// `preview FILE`: one page, and no editor.
private struct LonePage {
  private var session = Session()
  private static let connection = 7

  init(of path: String) throws {
    session.phase = .running
    session.pages.writesFiles = true
    session.pages.openDoor = { _ in
      PreviewPages.Opened(door: PageDoor(port: 4711, token: PageDoor.randomToken())) { _ in }
    }
    _ = try session.showPreview(FileID(path), screen: nil)
    session.receive(PageEvent.opened(Self.connection))
  }

  /// The events for the page after a check of the disk.
  mutating func look() -> [JSON] {
    session.lookAtDisk()
    while session.drawPages() {}
    return session.takePageMail().compactMap { mail in
      guard case .event(let message, _, _) = mail else { return nil }
      return message
    }
  }

  mutating func ask(_ question: JSON) throws -> JSON {
    try session.answer(
      PageQuestion(parameters: Parameters(question), reader: .stream(Self.connection)))
  }
}
