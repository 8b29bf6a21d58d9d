import Foundation
import JSONRPC
import Testing

@testable import StackLSP

/// The formats of a finding. The finding itself, a duplicate name, comes from LANGUAGE.md: names are unique.
@Suite struct CheckCommandTests {
  private let text = "let ä = 1\n\tlet ä = 2 // 😀\n"

  @Test func printsAsACompilerDoes() {
    let capture = Capture()
    #expect(capture.run(["check", "-"], input: text) == 1)
    let lines = capture.output.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[0].hasPrefix("<stdin>:2:6: error: "))
    #expect(lines[0].hasSuffix(" [duplicate-name]"))
    #expect(lines[1...2] == [" 2 | \tlet ä = 2 // 😀", "   | \t    ^"])
    #expect(lines[3].hasPrefix("<stdin>:1:5: note: "))
    #expect(lines[4...5] == [" 1 | let ä = 1", "   |     ^"])
    #expect(capture.error == "1 file: 1 error\n")
  }

  @Test func aFileThatIsFineEndsWithZero() {
    let capture = Capture()
    #expect(capture.run(["check", "-"], input: "let a = 1\n") == 0)
    #expect(capture.output.isEmpty)
    #expect(capture.error == "1 file: nothing found\n")
  }

  /// The machine determines the figures; the program determines that there are some.
  @Test func timingsNameWhatWasMeasured() {
    let capture = Capture()
    let screen = "screen A { label a { intrinsicContentSize: 8 x 8; center == superview.center } }"
    #expect(capture.run(["check", "--timings", "-"], input: screen) == 0)
    let lines = capture.error.split(separator: "\n")
    for name in ["first analysis", "solving", "all rules"] {
      #expect(lines.contains { $0.hasPrefix(name) && $0.hasSuffix(" ms") }, "\(capture.error)")
    }
  }

  @Test func coloursAreForTerminalsOnly() {
    let capture = Capture()
    #expect(capture.run(["check", "-"], input: text, isColoured: true) == 1)
    #expect(capture.output.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  /// An escape sequence in a file must not reach the terminal, neither quoted nor in its line.
  @Test func controlCharactersOfAFileAreShownNotSent() {
    let capture = Capture()
    #expect(capture.run(["check", "-"], input: "let a = 1\nlet \u{1B}[31m = 2\n") == 1)
    #expect(!capture.output.contains("\u{1B}"))
    #expect(capture.output.contains(" 2 | let \u{FFFD}[31m = 2"))
  }

  /// A line break in a file's name would begin a command in the log of a workflow.
  @Test(arguments: ["text", "json", "github", "sarif"])
  func namesOfFilesArePrintedSafely(format: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "a\n::error::b\r\u{1B}[31m\u{9B}\u{202E}\u{2066}\u{2028}.stack"
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    let capture = Capture()
    #expect(capture.run(["check", "--timings", "--format", format, folder.path]) == 1)
    let lines = (capture.output + capture.error).split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("::error::b") })
    let unsafe = (capture.output + capture.error).unicodeScalars.filter {
      ($0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t")
        || $0.properties.isBidiControl || $0.value == 0x2028
    }
    #expect(unsafe.isEmpty)
    if format == "json" {
      let file = try JSONParser.parse(Array(capture.output.utf8))
        .arrayValue?.first?["file"]?.stringValue
      #expect(file?.hasSuffix(name) ?? false)
    }
  }

  /// A folder of files `00.stack`, `01.stack` … with these texts.
  private func folder(of texts: [[UInt8]]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, text) in texts.enumerated() {
      let name = (index < 10 ? "0" : "") + "\(index).stack"
      try Data(text).write(to: folder.appending(path: name))
    }
    return folder
  }

  /// The order does not depend on the number of threads.
  @Test func filesAreReportedInTheirOrder() throws {
    let folder = try folder(of: (0..<40).map { Array("let a = 1\nlet a = \($0)\n".utf8) })
    defer { try? FileManager.default.removeItem(at: folder) }
    let capture = Capture()
    #expect(capture.run(["check", folder.path]) == 1)
    let lines = capture.output.split(separator: "\n").filter { $0.contains(": error: ") }
    let numbers: [Int?] = lines.map { line in
      line.split(separator: "/").last.flatMap { Int($0.prefix(2)) }
    }
    #expect(numbers == Array(0..<40))
    #expect(capture.error == "40 files: 40 errors\n")
  }

  @Test func aFileThatCannotBeReadHidesNoOther() throws {
    let folder = try folder(of: [Array("let a = 1\nlet a = 2\n".utf8)])
    defer { try? FileManager.default.removeItem(at: folder) }
    let capture = Capture()
    #expect(capture.run(["check", "/nowhere.stack", folder.path, "/dev/null"]) == 2)
    #expect(capture.output.contains("[duplicate-name]"))
    #expect(
      capture.error == """
        stack-lsp: /nowhere.stack does not exist.
        stack-lsp: /dev/null is no regular file.
        1 file: 1 error

        """)
  }

  /// 0xFC is `ü` in Latin-1.
  @Test func bytesThatAreNotUTF8AreReportedOnce() throws {
    let folder = try folder(of: [Array("// Gr".utf8) + [0xFC, 0xDF, 0x65, 0x0A]])
    defer { try? FileManager.default.removeItem(at: folder) }
    let capture = Capture()
    #expect(capture.run(["check", folder.path]) == 0)
    #expect(capture.output.contains("00.stack:1:6: warning: The file is not UTF-8: the byte FC"))
    #expect(capture.error == "1 file: 1 warning\n")
  }

  @Test func standardInputThatIsNotUTF8IsReportedAsWell() {
    let capture = Capture()
    #expect(capture.run(["check", "-"], bytes: Array("// Gr".utf8) + [0xFC, 0x0A]) == 0)
    #expect(capture.output.contains("<stdin>:1:6: warning: The file is not UTF-8: the byte FC"))
  }

  /// A picture with the name of a screen, and UTF-16 text.
  @Test(arguments: [
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x00, 0x7B, 0x0A, 0x22, 0xFF],
    [0xFF, 0xFE, 0x73, 0x00, 0x63, 0x00, 0x0A, 0x00, 0x72, 0x00],
  ])
  func whatIsNoTextIsOneError(bytes: [UInt8]) throws {
    let folder = try folder(of: [bytes])
    defer { try? FileManager.default.removeItem(at: folder) }
    let capture = Capture()
    #expect(capture.run(["check", folder.path]) == 1)
    #expect(capture.output.contains("The file is no text: it has a byte 0 here. Save it as UTF-8."))
    #expect(capture.error == "1 file: 1 error\n")
  }

  /// An invalid character is reported once, and not again as an invalid name.
  @Test func aBrokenCharacterIsOneMessage() throws {
    let folder = try folder(of: [Array("let a = 1\nFr".utf8) + [0xFC, 0x68, 0x0A]])
    defer { try? FileManager.default.removeItem(at: folder) }
    let capture = Capture()
    _ = capture.run(["check", folder.path])
    #expect(capture.error == "1 file: 1 warning\n")
  }

  @Test func theLevelThatFailsIsChosen() {
    let view = "view a { edges == superview.edges }"
    let hint = "screen A { size: 9 x 9; \(view); allow content-clipped }"
    for (options, status) in [([], 0), (["--fail-on", "hint"], 1), (["--fail-on=error"], 0)] {
      let capture = Capture()
      #expect(capture.run(["check"] + options + ["-"], input: hint) == Int32(status))
    }
  }

  /// "Nothing found" would be wrong; options ask for more.
  @Test(arguments: [
    ([], false), (["--quiet"], false), (["--level=information"], false),
    (["--level", "hint"], true),
    (["--all"], true), (["--select", "idle-allow"], true), (["--format=json", "--all"], true),
    (["--format=sarif", "--all"], true),
  ])
  func whatIsNotShownIsCounted(options: [String], isShown: Bool) {
    let view = "view a { edges == superview.edges }"
    let hint = "screen A { size: 9 x 9; \(view); allow content-clipped }"
    let capture = Capture()
    #expect(capture.run(["check"] + options + ["-"], input: hint) == 0)
    #expect(capture.output.contains("idle-allow") == isShown)
    if !isShown {
      #expect(capture.output.isEmpty)
      #expect(
        capture.error == "1 file: no errors or warnings; not shown: 1 hint (--all prints them)\n")
    }
  }

  /// Programs get what people get.
  @Test(arguments: ["json", "sarif", "gitlab", "github"])
  func everyFormatShowsTheSameLevels(format: String) {
    let capture = Capture()
    let view = "view a { edges == superview.edges }"
    let hint = "screen A { size: 9 x 9; \(view); allow content-clipped }"
    #expect(capture.run(["check", "--format", format, "-"], input: hint) == 0)
    #expect(!capture.output.contains("idle-allow"))
  }

  @Test func statisticsCountByRule() {
    let capture = Capture()
    let text = "let a = 1\nlet a = 2\nlet a = 3\nscreen A { size: 9 x 9; allow content-clipped }"
    #expect(capture.run(["check", "--statistics", "-"], input: text) == 1)
    #expect(
      capture.output == """
        duplicate-name  error  2
        idle-allow      hint   1

        """)
    #expect(capture.error == "1 file: 2 errors; not shown: 1 hint\n")
  }

  @Test func printsJSONForPrograms() throws {
    let capture = Capture()
    #expect(capture.run(["check", "--format", "json", "-"], input: text) == 1)
    let findings = try JSONParser.parse(Array(capture.output.utf8))
    let pattern: JSON = [
      [
        "file": "<stdin>", "severity": "error", "code": "duplicate-name", "message": "…",
        "range": [
          "start": ["line": 1, "character": 5], "end": ["line": 1, "character": 6],
        ],
        "screen": .null, "environments": [], "evidence": [], "fixes": [],
        "related": [["file": "<stdin>", "message": "…", "range": "…"]],
      ]
    ]
    #expect(matches(findings, pattern: pattern))
  }

  @Test func printsWorkflowCommandsForGitHub() {
    let capture = Capture()
    #expect(capture.run(["check", "--format=github", "-"], input: text) == 1)
    #expect(
      capture.output.hasPrefix(
        "::error file=<stdin>,line=2,endLine=2,col=6,endColumn=7,title=duplicate-name::"))
    #expect(capture.output.split(separator: "\n").count == 1)
  }

  @Test func printsSARIFForScanners() throws {
    let capture = Capture()
    #expect(capture.run(["check", "--format=sarif", "-"], input: text) == 1)
    let log = try JSONParser.parse(Array(capture.output.utf8))
    #expect(log["version"] == "2.1.0")
    let run = try #require(log["runs"]?.arrayValue?.first)
    let result = try #require(run["results"]?.arrayValue?.first)
    #expect(result["ruleId"] == "duplicate-name")
    #expect(result["level"] == "error")
    let region = result["locations"]?.arrayValue?.first?["physicalLocation"]?["region"]
    #expect(region == ["startLine": 2, "startColumn": 6, "endLine": 2, "endColumn": 7])
  }
}
