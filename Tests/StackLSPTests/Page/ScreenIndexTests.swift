import Foundation
import JSONRPC
import StackDSL
import Testing

@testable import StackLSP

/// The preview's index of a folder, as a browser sees it.
struct ScreenIndexTests {
  /// Two labels with equal hugging in a row that is wider than both: one warning.
  private static let tie = """
    screen Tie {
      size: 320 x 100
      hstack row {
        leading == superview.leading; trailing == superview.trailing; top == superview.top
        label one "One"
        label two "Two"
      }
    }
    """

  /// A bar as wide as the screen and 10 points wide: one error. A cell, and a component that no screen uses.
  private static let conflict = """
    component Badge { view dot { width == 4; height == 4 } }
    screen Row {
      size: 320 x 44
      host: cell
      view bar { edges == superview.edges }
    }
    screen Wide {
      size: 320 x 100
      view bar { leading == superview.leading; trailing == superview.trailing; width == 10; height == 10; top == superview.top }
    }
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Tie.stack", Self.tie)
    try folder.write("inner/Wide.stack", Self.conflict)
    try folder.write("Empty.stack", "// Nothing yet.")
    return folder
  }

  private func screens(_ event: JSON?) -> [JSON] { event?["screens"]?.arrayValue ?? [] }

  @Test func everyFileOfTheFolderIsRead() throws {
    var page = IndexPage(of: try folder())
    let events = page.look()
    #expect(events.first { $0["kind"] == "hello" }?["hasIndex"] == true)
    let list = events.first { $0["kind"] == "index" }?["files"]
    #expect(list == ["Empty.stack", "Tie.stack", "inner/Wide.stack"])
    let files = events.filter { $0["kind"] == "file" }
    #expect(files.map { screens($0).count } == [0, 1, 3])
    #expect(screens(files[1]).first?["warnings"] == 1)
    #expect(page.look().isEmpty)
  }

  @Test func screensComeBeforeCellsAndComponents() throws {
    var page = IndexPage(of: try folder())
    let screens = screens(page.look().last)
    #expect(screens.map { $0["name"] } == ["Wide", "Row", "Badge"])
    #expect(screens.map { $0["kind"] } == ["screen", "cell", "component"])
    #expect(screens.map { $0["errors"] } == [1, 0, 0])
  }

  @Test func eachScreenHasASmallPicture() throws {
    var page = IndexPage(of: try folder())
    _ = page.look()
    let answer = page.ask(["method": "small", "file": "Tie.stack", "number": 0])
    let svg = answer["svg"]?.stringValue ?? ""
    #expect(svg.contains("aria-label=\"Tie on") && svg.contains("finding tie"))
    #expect(page.ask(["method": "small", "file": "Tie.stack", "number": 9]) == .null)
  }

  @Test func aClickLeadsToTheScreenAndBack() throws {
    var page = IndexPage(of: try folder())
    _ = page.look()
    #expect(
      page.ask(["method": "open", "file": "inner/Wide.stack", "screen": "Row"]) == [
        "canUndo": false
      ])
    let shown = page.look()
    #expect(shown.first { $0["kind"] == "screen" }?["screen"] == "Row")
    #expect(shown.contains { $0["kind"] == "picture" })
    #expect(!shown.contains { $0["kind"] == "file" })
    _ = page.ask(["method": "index"])
    #expect(page.look().filter { $0["kind"] == "file" }.count == 3)
  }

  /// A page has no way to a file that is not listed, whatever it asks for.
  @Test func onlyListedFilesAreOpened() throws {
    let folder = try folder()
    try folder.write("outside.stack", Self.tie)
    var page = IndexPage(of: folder, below: "/inner")
    _ = page.look()
    for file in ["../outside.stack", "\(folder.path)/outside.stack", "/etc/passwd"] {
      #expect(page.ask(["method": "open", "file": .string(file), "screen": "Tie"])["error"] != nil)
      #expect(page.ask(["method": "small", "file": .string(file), "number": 0])["error"] != nil)
    }
  }

  @Test func theIndexFollowsTheFiles() throws {
    let folder = try folder()
    var page = IndexPage(of: folder)
    _ = page.look()
    try folder.write(
      "Tie.stack",
      Self.tie.replacing("label two \"Two\"", with: "label two \"Two\" { hugging.horizontal: 249 }")
    )
    let changed = page.look()
    #expect(changed.map { $0["file"] } == ["Tie.stack"])
    #expect(screens(changed.first).first?["warnings"] == 0)
    try folder.write("New.stack", Self.tie)
    try FileManager.default.removeItem(atPath: "\(folder.path)/Empty.stack")
    var later: [JSON] = []
    for _ in 0..<12 { later += page.look() }
    let list = later.first { $0["kind"] == "index" }?["files"]
    #expect(list == ["New.stack", "Tie.stack", "inner/Wide.stack"])
    #expect(later.compactMap { $0["file"] } == ["New.stack"])
  }

  /// The text of an import decides about the file that imports it.
  @Test func anEditOfAnImportIsSeen() throws {
    let folder = try TemporaryFolder()
    try folder.write("Part.stack", "component Part { label text \"Short\" }")
    try folder.write(
      "Whole.stack",
      "import \"Part.stack\"\nscreen Whole { size: 320 x 100; Part part { top == superview.top; leading == superview.leading } }"
    )
    var page = IndexPage(of: folder)
    _ = page.look()
    try folder.write("Part.stack", "component Part { label text \"Longer\" }")
    #expect(page.look().map { $0["file"] } == ["Part.stack", "Whole.stack"])
    let answer = page.ask(["method": "small", "file": "Whole.stack", "number": 0])
    #expect(answer["svg"]?.stringValue?.contains(">Longer<") == true)
  }

  /// Nothing is solved while nobody looks.
  @Test func anUnwatchedIndexReadsNothing() throws {
    let folder = try folder()
    var page = IndexPage(of: folder)
    _ = page.look()
    page.close()
    try folder.write("Tie.stack", Self.conflict)
    #expect(page.look().isEmpty)
  }
}

/// A page on an index, without an editor and without a port.
private struct IndexPage {
  private var session = Session()
  /// Removed with the page.
  private let folder: TemporaryFolder
  private static let connection = 7
  /// The events that came before an answer.
  private var early: [JSON] = []

  init(of folder: TemporaryFolder, below: String = "") {
    self.folder = folder
    let path = folder.path + below
    session.phase = .running
    session.pages.openDoor = { _ in
      PreviewPages.Opened(door: PageDoor(port: 4711, token: PageDoor.randomToken())) { _ in }
    }
    _ = try? session.showIndex(ScreenIndex(title: "screens", path: path), takingOver: nil)
    session.receive(PageEvent.opened(Self.connection))
  }

  /// The events for the page after a check of the disk.
  mutating func look() -> [JSON] {
    session.lookAtDisk()
    while session.work() {}
    _ = takeMail()
    defer { early = [] }
    return early
  }

  mutating func ask(_ members: KeyValuePairs<String, JSON>) -> JSON {
    var question = JSON.Object()
    question["page"] = .integer(Self.connection)
    for (name, value) in members { question[name] = value }
    session.receive(PageEvent.asked(.object(question), answerTo: 9))
    return takeMail() ?? .null
  }

  /// Keeps the events and returns the answer.
  private mutating func takeMail() -> JSON? {
    var answer: JSON?
    for mail in session.takePageMail() {
      switch mail {
      case .event(let event, _, _): early.append(event)
      case .answer(let json, _): answer = json
      }
    }
    return answer
  }

  mutating func close() { session.receive(PageEvent.closed(Self.connection)) }
}
