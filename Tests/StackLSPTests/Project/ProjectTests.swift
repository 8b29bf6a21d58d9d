import Foundation
import JSONRPC
import StackDSL
import Testing

@testable import StackLSP

/// `stack.toml`, as docs/project-file.md describes it.
@Suite struct ProjectTests {
  /// 100 pt are left over, and both labels have the same hugging.
  private static let tie = """
    screen A {
      hstack row {
        leading == superview.leading; trailing == superview.trailing; top == safeArea.top
        label a { intrinsicContentSize: 60 x 20 }
        label b { intrinsicContentSize: 80 x 20 }
      }
    }

    """

  private func check(_ folder: TemporaryFolder, _ words: String...) -> (Capture, Int32) {
    let capture = Capture()
    let status = capture.run(["check"] + words + [folder.path])
    return (capture, status)
  }

  @Test func theNearestFileHolds() throws {
    let folder = try TemporaryFolder()
    try folder.write("stack.toml", "levels = { ambiguity = \"error\" }\n")
    try folder.write("a/b/One.stack", Self.tie)
    try folder.write("c/stack.toml", "ignore = [\"ambiguity\"]\n")
    try folder.write("c/Two.stack", Self.tie)
    let (capture, status) = check(folder)
    #expect(status == 1)
    #expect(capture.error == "2 files: 1 error\n")
    #expect(capture.output.contains("One.stack:4:5: error: "))
  }

  @Test(arguments: [
    ("select = [\"ambiguous-hugging\"]", 1), ("select = [\"ambiguity\"]", 1),
    ("select = [\"style\"]", 0), ("ignore = [\"ambiguous-hugging\"]", 0),
    ("ignore = [\"ambiguity\"]\nselect = [\"ambiguous-hugging\"]", 1),
    ("select = [\"ambiguity\"]\nignore = [\"ambiguous-hugging\"]", 0),
    ("[levels]\nambiguity = \"off\"", 0),
    ("[levels]\nambiguity = \"off\"\nambiguous-hugging = \"hint\"", 1),
  ])
  func rulesAreChosen(toml: String, findings: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("stack.toml", toml)
    try folder.write("A.stack", Self.tie)
    let (capture, _) = check(folder, "--all", "--format", "json")
    #expect(try JSONParser.parse(Array(capture.output.utf8)).arrayValue?.count == findings)
  }

  @Test func optionsTakeThePlaceOfItsKeys() throws {
    let folder = try TemporaryFolder()
    try folder.write("stack.toml", "select = [\"style\"]\n[levels]\nambiguous-hugging = \"hint\"\n")
    try folder.write("A.stack", Self.tie)
    #expect(check(folder).0.error == "1 file: nothing found\n")
    #expect(check(folder, "--select", "ambiguity").0.error == "1 file: 1 hint\n")
    let (capture, status) = check(
      folder, "--select=style,ambiguity", "--severity", "ambiguous-hugging=error")
    #expect(status == 1)
    #expect(capture.error == "1 file: 1 error\n")
    #expect(
      check(folder, "--select", "ambiguity", "--ignore=ambiguity").0.error.contains("nothing"))
  }

  @Test func devicesTextSizesAndVersionHoldForScreensThatNameNone() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "stack.toml",
      "devices = [\"iPhoneSE3\", \"iPadMini\"]\ntextSizes = [\"large\", \"extraLarge\"]\nminimumOS = 26\n"
    )
    try folder.write("A.stack", Self.tie)
    try folder.write("B.stack", "screen B { devices: iPhone16; textSizes: small }\n")
    func environments(_ name: String) throws -> [String] {
      let capture = Capture()
      _ = capture.run(["frames", "--format", "json", "\(folder.path)/\(name)"])
      let json = try JSONParser.parse(Array(capture.output.utf8))
      let all = json["screens"]?.arrayValue?.first?["environments"]?.arrayValue ?? []
      return all.compactMap { item in
        item["device"]?.stringValue.map { "\($0) \(item["textSize"]?.stringValue ?? "")" }
      }
    }
    #expect(
      Set(try environments("A.stack"))
        == ["iPhoneSE3 large", "iPhoneSE3 extraLarge", "iPadMini large", "iPadMini extraLarge"])
    #expect(Set(try environments("B.stack")) == ["iPhone16 small"])
  }

  @Test(arguments: [
    ("device = []", ":1:1: There is no key \"device\": did you mean devices?"),
    ("devices = [\"iPhon16\"]", ":1:12: There is no device \"iPhon16\": did you mean iPhone16?"),
    ("\n[levels]\nstile = \"off\"", ":3:1: There is no diagnostic \"stile\": did you mean style?"),
    ("levels = { style = \"of\" }", ":1:20: A level is off, hint, information, warning or error."),
    ("minimumOS = \"15\"", ":1:13: `minimumOS` is a version of iOS, as in minimumOS = 15."),
    ("select = \"style\"", ":1:10: `select` is a list, as in select = [\"…\"]."),
    ("select = []", ":1:10: `select` names no rule, so nothing would be reported."),
    ("exclude = [1]", ":1:12: `exclude` lists words in quotes."),
    ("devices = [", ":1:12: A value is expected here."),
  ])
  func whatIsWrongIsToldWithItsPlace(toml: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("stack.toml", toml)
    try folder.write("A.stack", Self.tie)
    let (capture, status) = check(folder)
    #expect(status == 2)
    #expect(capture.error == "stack-lsp: \(folder.path)/stack.toml\(message)\n")
    #expect(capture.output.isEmpty)
  }

  @Test func gitignoreAndExcludesAreRespectedUnlessAFileIsNamed() throws {
    let folder = try TemporaryFolder()
    for name in [
      "App/A.stack", "Pods/B.stack", "App/Old/C.stack", "App/Gen.stack", "Kept/Gen.stack",
      // Copies for translators, and data in an asset catalog.
      "Localizations/de.xcloc/Source Contents/App/A.stack",
      "App/Assets.xcassets/Old.dataset/A.stack",
    ] { try folder.write(name, Self.tie) }
    try folder.write(".git/HEAD", "")
    try folder.write(".gitignore", "Gen.stack\nPods/\n")
    try folder.write("Kept/.gitignore", "!Gen.stack\n")
    try folder.write("stack.toml", "exclude = [\"App/Old/\"]\n")
    #expect(check(folder).0.error == "2 files: 2 warnings\n")
    // A folder inside has the same settings as the one above.
    let inner = Capture()
    #expect(inner.run(["check", "\(folder.path)/App"]) == 0)
    #expect(inner.error == "1 file: 1 warning\n")
    let named = Capture()
    #expect(named.run(["check", "\(folder.path)/Pods/B.stack"]) == 0)
    #expect(named.error == "1 file: 1 warning\n")
  }

  /// A project file further up does not apply in its place, and neither do the defaults.
  @Test func aProjectFileThatCannotBeReadIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("stack.toml", "select = [\"style\"]\n")
    try folder.write("a/A.stack", Self.tie)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/a/stack.toml", withDestinationPath: "nowhere")
    let (capture, status) = check(folder)
    #expect(status == 2)
    #expect(capture.error.hasSuffix("/a/stack.toml:1:1: This stack.toml does not exist.\n"))
  }

  @Test func settingsOfOneFileDoNotHideThoseOfOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.stack", Self.tie)
    let (capture, status) = check(folder, "--show-settings", "/nowhere.stack")
    #expect(status == 2)
    #expect(capture.error == "stack-lsp: /nowhere.stack does not exist.\n")
    #expect(capture.output.contains("A.stack\n  devices"))
  }

  @Test func settingsAreShownWithTheirOrigins() throws {
    let folder = try TemporaryFolder()
    try folder.write("stack.toml", "\nminimumOS = 15\n[levels]\nstyle = \"off\"\n")
    try folder.write("A.stack", Self.tie)
    let (capture, status) = check(folder, "--show-settings", "--select", "style")
    #expect(status == 0)
    let rows = capture.output.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    }
    #expect(
      rows.contains {
        $0.prefix(2) == ["minimumOS", "15"] && $0.last?.hasSuffix("stack.toml:2") ?? false
      })
    #expect(rows.contains(["select", "style", "--select"]))
    #expect(rows.contains(["devices", "iPhone16", "default"]))
  }

  /// The reader knows exactly the keys in docs/stack.schema.json.
  @Test func theSchemaNamesTheKeys() throws {
    let schema = try JSONParser.parse(
      Array(try Repository.File(path: "docs/stack.schema.json").text.utf8))
    let keys = schema["properties"]?.objectValue?.members.map(\.name) ?? []
    #expect(keys == Project.Key.allCases.map(\.rawValue))
    #expect(schema["additionalProperties"] == .bool(false))
    let page = try Repository.File(path: "docs/project-file.md").text
    for key in keys { #expect(page.contains("| `\(key)` |"), "docs/project-file.md lacks \(key)") }
  }
}

/// The server reads the same file.
@Suite struct ProjectServerTests {
  private let tie =
    "screen A {\n  hstack row {\n    leading == superview.leading\n"
    + "    trailing == superview.trailing\n    top == safeArea.top\n"
    + "    label a { intrinsicContentSize: 60 x 20 }\n"
    + "    label b { intrinsicContentSize: 80 x 20 }\n  }\n}\n"

  private func open(_ folder: TemporaryFolder) throws -> WirePlayer {
    var player = WirePlayer()
    try player.notify(
      "initialize", id: 0,
      [
        "capabilities": ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
      ])
    try player.notify("initialized", [:])
    try player.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string("file://\(folder.path)/A.stack"), "version": 1, "languageId": "stack",
          "text": .string(tie),
        ]
      ])
    try player.settle()
    return player
  }

  /// The severities last published for a file; nil if there are none.
  private func severities(_ player: WirePlayer, _ name: String) -> [Int]? {
    let published = player.said.last { message in
      message["method"] == "textDocument/publishDiagnostics"
        && message["params"]?["uri"]?.stringValue?.hasSuffix("/\(name)") ?? false
    }
    return published?["params"]?["diagnostics"]?.arrayValue?.compactMap {
      $0["severity"]?.integerValue
    }
  }

  private func changed(_ name: String, _ folder: TemporaryFolder) -> JSON {
    ["changes": [["uri": .string("file://\(folder.path)/\(name)"), "type": 2]]]
  }

  @Test func aChangedProjectFileChangesWhatIsShown() throws {
    let folder = try TemporaryFolder()
    try folder.write("stack.toml", "[levels]\nambiguous-hugging = \"error\"\n")
    var player = try open(folder)
    #expect(severities(player, "A.stack") == [1])
    try folder.write("stack.toml", "ignore = [\"ambiguity\"]\n")
    try player.notify("workspace/didChangeWatchedFiles", changed("stack.toml", folder))
    try player.settle()
    #expect(severities(player, "A.stack") == [])
  }

  @Test func whatIsWrongWithItIsADiagnosticInIt() throws {
    let folder = try TemporaryFolder()
    try folder.write("stack.toml", "levls = {}\n")
    var player = try open(folder)
    #expect(severities(player, "stack.toml") == [1])
    #expect(severities(player, "A.stack") == [2])
    try folder.write("stack.toml", "levels = {}\n")
    try player.notify("workspace/didChangeWatchedFiles", changed("stack.toml", folder))
    try player.settle()
    #expect(severities(player, "stack.toml") == [])
  }
}
