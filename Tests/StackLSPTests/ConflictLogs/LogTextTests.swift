import JSONRPC
import Testing

@testable import StackLSP

/// A log has the same meaning in whatever form it was copied.
@Suite struct LogTextTests {
  /// By hand: 20 + 120 + 20 = 160, but 375 are available.
  private static let console = """
    2024-05-02 App[1:2] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x6a UIImageView:0x7f1.width == 120   (active)>",
        "<NSLayoutConstraint:0x6b UIImageView:0x7f1.leading == UIView:0x7f2.leading + 20   (active)>",
        "<NSLayoutConstraint:0x6c UIView:0x7f2.trailing == UIImageView:0x7f1.trailing + 20   (active)>",
        "<NSLayoutConstraint:0x6d 'UIView-Encapsulated-Layout-Width' UIView:0x7f2.width == 375   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x6a UIImageView:0x7f1.width == 120   (active)>

    """

  private func page(_ bytes: [UInt8]) throws -> ConflictLogPage {
    let logs = ConflictLogReader.read(bytes)
    #expect(logs.count == 1)
    return ConflictLogPage(try #require(logs.first))
  }

  private static func json(_ text: String) -> String {
    String(decoding: JSON.string(text).serialized(), as: UTF8.self)
  }

  private static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }

  static let forms: [(name: String, text: String)] = [
    ("JSON", json(console)), ("JSON in JSON", json(json(console))), ("HTML", html(console)),
    ("JSON in HTML", html(json(console))), ("CR LF", console.replacing("\n", with: "\r\n")),
    ("JSON with escaped brackets", json(console).replacing("<", with: "\\u003c")),
  ]

  @Test(arguments: forms.map(\.name)) func wrappedLogsSayTheSame(form: String) throws {
    let text = try #require(Self.forms.first { $0.name == form }?.text)
    #expect(try page(Array(text.utf8)).markdown == page(Array(Self.console.utf8)).markdown)
  }

  @Test(arguments: [true, false], [true, false]) func logsInUTF16AreRead(
    isLittle: Bool, hasMark: Bool
  ) {
    let units = (hasMark ? [0xFEFF] : []) + Array(Self.console.utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      return isLittle ? [low, high] : [high, low]
    }
    let (wide, plain) = (Capture(), Capture())
    #expect(wide.run(["log", "-"], bytes: bytes) == plain.run(["log", "-"], input: Self.console))
    let piped = Capture()
    #expect(piped.run(["log"], input: Self.console) == ExitStatus.found)
    #expect(piped.output == plain.output)
    #expect(!wide.output.isEmpty && wide.output == plain.output)
  }

  /// Here each class has only one view.
  @Test func privateAddressesAreSaidToBe() throws {
    let hidden = Self.console.replacing(/0x[0-9a-f]+/, with: "<private>")
    let page = try page(Array(hidden.utf8))
    #expect(page.conflict != nil)
    #expect(page.rows.first { $0.isBroken }?.sentence == "`UIImageView` is 120 pt wide")
    #expect(page.notes.contains { $0.contains("private") })
  }

  /// No view of these can be told from another, or there is no list at all.
  @Test func whereThereIsALogItIsNotDenied() {
    for text in [
      Self.console.replacing(/UI[A-Za-z]+:0x[0-9a-f]+/, with: "<private>"),
      Self.console.replacing("0x", with: "at "), "Unable to simultaneously satisfy constraints.\n",
    ] {
      let capture = Capture()
      _ = capture.run(["log", "-"], input: text)
      #expect(!(capture.output + capture.error).contains("no conflict"), "\(text)")
      #expect(!(capture.output + capture.error).isEmpty)
    }
    let capture = Capture()
    #expect(capture.run(["log", "-"], input: "nothing\n") == 2)
    #expect(capture.error.contains("There is no conflict of constraints in standard input."))
  }

  /// 20 + 120 + 20 pt in 375: the trailing edge may stay behind by any distance, and not come nearer.
  @Test(arguments: [
    ("0x6a UIImageView:0x7f1.width == 120", "make it >="),
    ("0x6e UIImageView:0x7f1.trailing == UIView:0x7f2.trailing - 20", "make it <="),
  ])
  func theRelationThatHelpsIsNamed(broken: String, advice: String) throws {
    let broken = "<NSLayoutConstraint:\(broken)   (active)>"
    let lines = Self.console.split(separator: "\n").map { line in
      line.contains("0x6c") && broken.contains("0x6e") ? "\"\(broken)\"," : String(line)
    }
    let text = lines.dropLast().joined(separator: "\n") + "\n\(broken)\n"
    let mend = try #require(try page(Array(text.utf8)).mend)
    #expect(mend.kind == .tooMuchRoom)
    #expect(mend.text.contains(advice), "\(mend.text)")
  }

  @Test func linesAreThoseOfTheFile() {
    let capture = Capture()
    _ = capture.run(
      ["log", "-"], input: "\n\n" + Self.json(Self.console) + "\n" + Self.json(Self.console))
    #expect(capture.output.contains("1 of 2, line 3"))
    #expect(capture.output.contains("2 of 2, line 4"))
  }
}
