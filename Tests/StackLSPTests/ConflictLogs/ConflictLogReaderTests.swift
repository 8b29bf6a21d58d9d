import JSONRPC
import StackDSL
import TestSupport
import Testing

@testable import StackLSP

/// The formats in which consoles print constraints.
@Suite struct ConflictLogReaderTests {
  @Test(arguments: [
    ("<NSLayoutConstraint:0x1 UIView:0x2.height == 200   (active)>", "view.height == 200"),
    (
      "<NSLayoutConstraint:0x1 H:|-(20)-[UILabel:0x2'Hi']   (active, names: '|':UIView:0x3 )>",
      "label.leading == view.leading + 20"
    ),
    (
      "<NSLayoutConstraint:0x1 H:[UILabel:0x2'Hi']-(11)-|   (active, names: '|':UIView:0x3 )>",
      "view.trailing == label.trailing + 11"
    ),
    (
      "<NSLayoutConstraint:0x1 V:[UILabel:0x2]-(>=8)-[UIView:0x3]   (active)>",
      "view.top >= label.bottom + 8"
    ),
    (
      "<NSLayoutConstraint:0x1 V:|-(0)-[UIView:0x2]   (Names: '|':UIView:0x3 )>",
      "view.top == view2.top"
    ),
    ("<NSLayoutConstraint:0x1 V:[UILabel:0x2(>=44@750)]>", "label.height >= 44"),
    (
      "<NSLayoutConstraint:0x1 H:[UIView:0x2]-(NSSpace(8))-[UIView:0x3]>",
      "view.leading == view2.trailing + 8"
    ),
    ("<NSLayoutConstraint:0x1 H:[UIView:0x2][UIView:0x3]>", "view.leading == view2.trailing"),
    (
      "<NSLayoutConstraint:0x1 UIImageView:0x2.width == 1.5*UIImageView:0x2.height   (active)>",
      "imageView.width == imageView.height * 1.5"
    ),
    (
      "<NSLayoutConstraint:0x1 UIView:0x2.centerX == 0.5*App.Card:0x3.trailing - 8 @750>",
      "view.centerX == card.trailing * 0.5 - 8"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.width == 0   (active)>",
      "view.width == 0"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- H:[UIView:0x2(375)]>",
      "view.width == 375"
    ),
    (
      "<NSLayoutConstraint:0x1 'UISV-spacing' H:[UILabel:0x2'It's']-(8)-[UILabel:0x3'a > b']   (active)>",
      "label.leading == label2.trailing + 8"
    ),
    // The position of a frame is relative to the superview.
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- UIView:0x2.minY == 4   (active, names: '|':App.Card:0x3 )>",
      "view.top == card.top + 4"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=&-& v=-&- UIView:0x2.midX == 80   (active, names: '|':App.Card:0x3 )>",
      "view.centerX == card.left + 80"
    ),
    // Names that the console cut, after digits.
    (
      "<NSLayoutConstraint:0x1 120urn:li:(....bottom == 121urn:li:(....bottom   (active, names: 120urn:li:(...:0x2, 121urn:li:(...:0x3 )>",
      "item120urnli.bottom == item121urnli.bottom"
    ),
    (
      "<NSLayoutConstraint:0x1 header.height == 30   (active, names: header:0x2 )>",
      "header.height == 30"
    ),
    (
      "<NSLayoutConstraint:0x1 V:|-(4)-[UILabel:0x2]   (active, names: header:0x3, '|':header:0x3 )>",
      "label.top == header.top + 4"
    ),
    (
      "<SnapKit.LayoutConstraint:0x1@Cell.swift#33 UIView:0x2.top == UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.top + 8.0>",
      "view.top == safeAreaLayoutGuide.top + 8"
    ),
    ("<MASLayoutConstraint:0x1 UIView:0x2.height == 44>", "view.height == 44"),
    (
      "<NSLayoutConstraint:0x1 UIImageView:0x2.leading == UIView:0x3.leadingMargin - 8>",
      "imageView.leading == layoutMarginsGuide.leading - 8"
    ),
    (
      "<NSLayoutConstraint:0x1 UILabel:0x2.centerY == UIView:0x3.centerYWithinMargins   (active)>",
      "label.centerY == layoutMarginsGuide.centerY"
    ),
  ])
  func aConstraintIsRead(text: String, expected: String) throws {
    let constraint = try #require(LoggedConstraintParser.parse(text))
    let log = ConflictLog(constraints: [constraint])
    // The names follow the order of the constraint's own items.
    #expect(constraint.shortText(LoggedNames(log.constraints)) == expected)
    // A console's list escapes its strings.
    let listed = ConflictLogReader.read(Array("(\n  \"\(text)\",\n)".utf8))
    #expect(listed.first?.constraints == [constraint])
  }

  /// Reading only the beginning would change the meaning.
  @Test(arguments: [
    "UIView:0x2.midY ==", "UIView:0x2.leading == UIView:0x3.frontEdge - 8", "UIView:0x2.width ==",
    "UIView:0x2.width == 8 of 9", "UIView:0x2.minY == 8",
  ])
  func aConstraintThatIsNotUnderstoodToItsEndIsUnread(text: String) throws {
    let log = ConflictLogReader.read(Array("\"<NSLayoutConstraint:0x1 \(text)>\"".utf8)).first
    #expect(log?.constraints.isEmpty == true)
    #expect(log?.unread.count == 1)
  }

  /// The image is 16 pt larger than the room between the margins: 60 + 10 + 10 + 8 + 8 = 96.
  @Test func theMarginsOfAViewAreItsGuide() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      "<NSLayoutConstraint:0x1 UIImageView:0xa.height == 80   (active)>",
      "<NSLayoutConstraint:0x2 UIImageView:0xa.top == UIView:0xb.topMargin + 10   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0xb.bottomMargin >= UIImageView:0xa.bottom + 10   (active)>",
      "<NSLayoutConstraint:0x4 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0xc'UIViewLayoutMarginsGuide']-(8)-|   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x5 'UIView-topMargin-guide-constraint' V:|-(8)-[UILayoutGuide:0xc'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 96   (active)>"
      """
    let log = try #require(ConflictLogReader.read(Array(text.utf8)).first)
    let conflict = try #require(LoggedConflict(log))
    #expect(conflict.members.count == 6)
    #expect(conflict.shortfall == 20)
  }

  @Test func whatALibraryAddsIsKept() throws {
    let constraint = try #require(
      LoggedConstraintParser.parse(
        "<SnapKit.LayoutConstraint:0x1@Cell.swift#33 UIView:0x2.width == 8>"))
    #expect(constraint.source == "Cell.swift:33")
    #expect(constraint.className == "LayoutConstraint")
  }

  @Test func lettersAreReadAsTheyWere() throws {
    let text = #"<NSLayoutConstraint:0x1 UILabel:0x2'Caf\U00e9 \"x\"'.width == 3   (active)>"#
    #expect(try #require(LoggedConstraintParser.parse(text)).first.item.title == "Café \"x\"")
  }

  /// A prefix in each line, lines that a window wrapped, and a constraint that the clipboard cut off.
  @Test func badTextIsReadAsFarAsItGoes() throws {
    let text = """
      // 2024-03-01 10:11:12.1 App[1:2] Unable to simultaneously satisfy constraints.
      // "<NSLayoutConstraint:0x1 UIView:0x2.width ==
      //     20   (active)>",
      // "<NSLayoutConstraint:0x2 UIView:0x2.width == 30   (active)>",
      // "<NSLayoutConstraint:0x3 UIView:0x2.wid
      """
    let log = try #require(ConflictLogReader.read(Array(text.utf8)).first)
    #expect(log.constraints.map(\.constant) == [20, 30])
    #expect(log.unread.count == 1)
    #expect(log.broken == nil)
    #expect(ConflictLogPage(log).markdown.contains("1 constraint could not be read"))
  }

  @Test(arguments: [
    "", "hello", "<html>", "<NSLayoutConstraint:0x",
    "Unable to simultaneously satisfy constraints.",
  ])
  func aTextWithoutALogIsAnError(text: String) {
    let capture = Capture()
    let status = capture.run(["log", "-"], input: text)
    #expect(status == 2 || capture.output.contains("None of the constraints can be read"))
    #expect(!capture.output.contains("hello"))
  }

  /// Any bytes: nothing traps, and the time grows with the length.
  @Test func anyBytesAreRead() {
    var random = SeededGenerator(seed: 17)
    let pieces = [
      "<NSLayoutConstraint:0x1 ", "H:|-(", "[UIView:0x2", "]", ")-", "'", "\"", ">", "<", ">=",
      "==", ".width",
      "names: '|':", "\\U00", "8", "-", "@", "h=", "\n",
      "Unable to simultaneously satisfy constraints", "é",
    ]
    for _ in 0..<2_000 {
      let text = (0..<30).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      for log in ConflictLogReader.read(Array(text.utf8)) { _ = ConflictLogPage(log).markdown }
    }
  }

  @Test func constraintsAreFoundInTheScreen() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.stack",
      """
      screen A {
        size: 320 x 480
        view card {
          leading == superview.leading + 20
          trailing == superview.trailing - 20
          top == superview.top; height == 40
          label title "Hello" { leading == card.leading + 8; width == 362 "wide"; trailing == card.trailing - 8; top == card.top }
        }
      }

      """)
    let log = """
      Unable to simultaneously satisfy constraints.
      "<NSLayoutConstraint:0x1 'wide' UILabel:0x7'Hello'.width == 362   (active)>",
      "<NSLayoutConstraint:0x2 H:|-(8)-[UILabel:0x7'Hello']   (active, names: '|':App.CardView:0x8 )>",
      "<NSLayoutConstraint:0x3 H:[UILabel:0x7'Hello']-(8)-|   (active, names: '|':App.CardView:0x8 )>",
      "<NSLayoutConstraint:0x4 App.CardView:0x8.width == 280   (active)>"
      """
    let capture = Capture()
    #expect(capture.run(["log", "--screen", "\(folder.path)/A.stack", "-"], input: log) == 1)
    let notes = capture.output.split(separator: "\n").filter {
      $0.contains("A.stack:7:") && $0.contains("note:")
    }
    #expect(notes.count >= 3, "\(capture.output)")
    #expect(capture.output.contains("error:"))
    let words = ["log", "--screen", "\(folder.path)/A.stack", "-", "--format"]
    let asText = Capture()
    #expect(asText.run(words + ["text"], input: log) == 1)
    #expect(asText.output == capture.output)
    let asJSON = Capture()
    #expect(asJSON.run(words + ["json"], input: log) == 1)
    let read = try JSONParser.parse(Array(asJSON.output.utf8)).arrayValue?.first
    let lines = read?["constraints"]?.arrayValue?.map {
      $0["written"]?["range"]?["start"]?["line"]?.integerValue
    }
    #expect(lines == [6, 6, 6, nil])
    #expect(Capture().run(words + ["stack"], input: log) == 2)
  }

  @Test func theEditorExplainsALogInAComment() throws {
    let comment =
      "// Unable to simultaneously satisfy constraints.\n"
      + "// \"<NSLayoutConstraint:0x1 UIView:0x2.width == 20   (active)>\",\n"
      + "// \"<NSLayoutConstraint:0x2 UIView:0x2.width == 30   (active)>\"\n"
    var player = WirePlayer()
    try player.notify("initialize", id: 0, ["capabilities": [:]])
    try player.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///a.stack", "version": 1, "languageId": "stack",
          "text": .string("screen A {}\n" + comment),
        ]
      ])
    for (line, count) in [(0, 0), (2, 1)] {
      let place: JSON = ["line": .integer(line), "character": 3]
      try player.notify(
        "textDocument/codeAction", id: line + 1,
        [
          "textDocument": ["uri": "file:///a.stack"], "range": ["start": place, "end": place],
          "context": ["diagnostics": []],
        ])
      try player.settle()
      let actions = player.said.last { $0["id"] == .integer(line + 1) }?["result"]?.arrayValue ?? []
      #expect(actions.count { $0["title"] == "Explain this log" } == count)
    }
    try player.notify(
      "workspace/executeCommand", id: 9,
      [
        "command": "stack.explainLog",
        "arguments": ["file:///a.stack", ["line": 2, "character": 3]],
      ])
    try player.settle()
    let page = player.said.last { $0["id"] == 9 }?["result"]?.stringValue
    #expect(page?.contains("10 pt too much") ?? false)
  }
}
