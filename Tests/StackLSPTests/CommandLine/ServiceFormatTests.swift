import Foundation
import JSONRPC
import StackDSL
import Testing

@testable import StackLSP

/// The output for services and terminals: GitLab's reports, fingerprints, one line for each finding, and the
/// findings that a change brings in.
@Suite struct ServiceFormatTests {
  private let text = "let a = 1\nlet a = 2\nlet a = 3\n"

  private func printed(_ words: [String], _ text: String? = nil) throws -> JSON {
    let capture = Capture()
    #expect(capture.run(["check"] + words + ["-"], input: text ?? self.text) == 1)
    return try JSONParser.parse(Array(capture.output.utf8))
  }

  /// GitLab, "Code Quality report format": these fields are required, and these are all severities.
  @Test func printsCodeQualityForGitLab() throws {
    let report = try printed(["--format", "gitlab"])
    let issues = try #require(report.arrayValue)
    #expect(issues.count == 2)
    for (index, issue) in issues.enumerated() {
      #expect(issue["check_name"] == "duplicate-name")
      #expect(issue["description"]?.stringValue?.isEmpty == false)
      #expect(issue["location"]?["path"] == "<stdin>")
      #expect(issue["location"]?["lines"]?["begin"]?.integerValue == index + 2)
      let severity = try #require(issue["severity"]?.stringValue)
      #expect(["info", "minor", "major", "critical", "blocker"].contains(severity))
    }
    #expect(Set(issues.compactMap { $0["fingerprint"]?.stringValue }).count == 2)
  }

  /// Moved lines are not new findings; another name is.
  @Test(arguments: ["gitlab", "sarif"]) func fingerprintsSurviveMovedLines(form: String) throws {
    func fingerprints(_ text: String) throws -> [String] {
      let report = try printed(["--format", form], text)
      let results = report["runs"]?.arrayValue?.first?["results"] ?? report
      return try #require(results.arrayValue).compactMap { result in
        (result["fingerprint"] ?? result["partialFingerprints"]?["primaryLocationLineHash"])?
          .stringValue
      }
    }
    let before = try fingerprints(text)
    #expect(before.count == 2 && Set(before).count == 2)
    #expect(try fingerprints("// new\n\nlet first = 0\n" + text) == before)
    let renamed = try fingerprints(text.replacing("a =", with: "b ="))
    #expect(Set(renamed).isDisjoint(with: before))
  }

  @Test func aFindingIsOneLine() {
    let capture = Capture()
    #expect(capture.run(["check", "--format", "concise", "-"], input: text) == 1)
    let lines = capture.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("<stdin>:2:5: error: ") ?? false)
    #expect(lines.first?.hasSuffix(" [duplicate-name]") ?? false)
  }

  /// A branch that adds a finding to a file that has one, moves that one, and adds a file.
  @Test func onlyWhatAChangeBringsInIsReported() throws {
    let folder = try TemporaryFolder()
    guard folder.git("init", "-q") else { return }
    try folder.write("A.stack", "let a = 1\nlet a = 2\n")
    try folder.write("sub/Shared.stack", "let gap = 8\n")
    #expect(
      folder.git("add", ".") && folder.git("commit", "-q", "-m", "one") && folder.git("tag", "base")
    )
    try folder.write("A.stack", "// moved\nlet a = 1\nlet a = 2\nlet b = 1\nlet b = 2\n")
    try folder.write("New.stack", "let c = 1\nlet c = 2\n")
    let capture = Capture()
    #expect(capture.run(["check", "--format", "concise", "--diff-base", "base", folder.path]) == 1)
    let lines = capture.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("/A.stack:5:5: error: `b`") ?? false)
    #expect(lines.last?.contains("/New.stack:2:5: error: `c`") ?? false)
    #expect(capture.error.contains("1 at base"))
  }

  @Test func aCommitThatIsNotThereIsAnError() {
    let capture = Capture()
    #expect(capture.run(["check", "--diff-base", "no-such-commit", "-"], input: text) == 2)
    #expect(capture.error.contains("git"))
    #expect(capture.output.isEmpty)
  }
}

/// `stack-lsp init`.
@Suite struct InitCommandTests {
  @Test func theProjectSaysWhatItIsFor() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      "\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 15.4;\n\t\t\t\tTARGETED_DEVICE_FAMILY = \"1,2\";\n"
        + "\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 13.0;\n")
    try folder.write("Pods/X.txt", "")
    let capture = Capture()
    #expect(capture.run(["init", folder.path]) == 0)
    let text = try String(contentsOfFile: "\(folder.path)/stack.toml", encoding: .utf8)
    #expect(text.contains("from App.xcodeproj.\nminimumOS = 13\n"))
    #expect(text.contains("\nexclude = [\"Pods/\"]\n") && text.contains("iPadMini"))
    // The result, even with its comments turned into settings, is a project file without a fault.
    let settings = text.split(separator: "\n").map { line in
      line.hasPrefix("# ") && (line.contains(" = ") || line.hasPrefix("# ["))
        ? line.dropFirst(2) : line
    }
    for text in [text, settings.joined(separator: "\n")] {
      #expect(Project(Array(text.utf8), file: FileID("/stack.toml")).complaints.isEmpty, "\(text)")
    }
    // The second time, the file exists.
    #expect(capture.run(["init", folder.path]) == 2)
  }

  @Test func withoutAProjectEverythingIsAComment() throws {
    let folder = try TemporaryFolder()
    #expect(Capture().run(["init", folder.path]) == 0)
    let text = try String(contentsOfFile: "\(folder.path)/stack.toml", encoding: .utf8)
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("#") })
  }
}
