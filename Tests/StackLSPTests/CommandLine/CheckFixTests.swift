import Foundation
import Synchronization
import Testing

@testable import StackLSP

/// `check --fix` and `--diff`, baselines, and `--watch`.
@Suite struct CheckFixTests {
  private static let tie = """
    screen A {
      hstack row {
        leading == superview.leading; trailing == superview.trailing; top == safeArea.top
        label a { intrinsicContentSize: 60 x 20 }
        button b { intrinsicContentSize: 80 x 20 }
      }
    }

    """

  private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test func theFixIsNamedBelowTheFinding() {
    let capture = Capture()
    _ = capture.run(["check", "-"], input: Self.tie)
    let help = capture.output.split(separator: "\n").last { $0.contains("help: ") } ?? ""
    #expect(help.hasPrefix("<stdin>:4:5: help: Lower horizontal hugging of `a` to 249"))
  }

  /// An edit that fixes several findings is shown once.
  @Test func aFixIsNamedBelowTheFirstOfItsFindings() {
    let capture = Capture()
    let code = """
      screen A {
        label title "Title"
        NSLayoutConstraint.activate([
          title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          title.topAnchor.constraint(equalTo: view.topAnchor),
        ])
      }
      """
    _ = capture.run(["check", "-"], input: code)
    let lines = capture.output.split(separator: "\n")
    #expect(lines.count { $0.contains("error: ") } == 3)
    #expect(lines.filter { $0.contains("help: ") }.count == 1)
  }

  @Test func fixesAreAppliedUntilNothingChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.stack", Self.tie)
    let capture = Capture()
    #expect(capture.run(["check", "--unsafe-fixes", folder.path]) == 0)
    #expect(capture.output.contains("A.stack:4:5: fixed: Lower horizontal hugging of `a` to 249"))
    #expect(capture.error == "1 file: 1 fix applied, nothing else found\n")
    #expect(try text(folder, "A.stack").contains("hugging.horizontal: 249"))
    let again = Capture()
    #expect(again.run(["check", "--unsafe-fixes", folder.path]) == 0)
    #expect(again.error == "1 file: nothing found\n")
  }

  /// A list of anchors becomes constraints as a whole, by roots, guides and constants of the code.
  @Test func pastedCodeBecomesConstraintsAtOnce() throws {
    let folder = try TemporaryFolder()
    let code = """
      screen A {
        label title "Title"
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
          title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
          title.widthAnchor.constraint(equalToConstant: Metrics.width),
        ])
      }

      """
    try folder.write("A.stack", code)
    let capture = Capture()
    _ = capture.run(["check", "--fix", folder.path])
    #expect(
      try text(folder, "A.stack") == """
        screen A {
          label title "Title"
          title.leading == layoutMargins.leading
          title.top == safeArea.top + 8
          title.width == metricsWidth
        }

        """)
    #expect(capture.output.contains("Turn the UIKit code into 3 constraints"))
    #expect(capture.output.contains("`metricsWidth` is neither an anchor nor a let of this file"))
  }

  /// A fix that settles a tie moves views, but the spacing of a single view has no effect for
  /// certain.
  @Test func whatIsNotSafeIsLeftOutAndCounted() throws {
    let folder = try TemporaryFolder()
    let mixed =
      Self.tie.replacing("  hstack row {", with: "  hstack row {\n    spacing: 8") + """
        screen B {
          hstack one { spacing: 9; center == superview.center; label only "Only" }
        }

        """
    try folder.write("A.stack", mixed)
    let file = "\(folder.path)/A.stack"
    let difference = Capture()
    #expect(difference.run(["check", "--diff", file]) == 1)
    #expect(difference.output.contains("-  hstack one { spacing: 9;"))
    #expect(
      difference.error == """
        1 fix in 1 file; --fix applies them. 1 more is not safe: --diff --unsafe-fixes shows it

        """)
    let all = Capture()
    #expect(all.run(["check", "--diff", "--unsafe-fixes", file]) == 1)
    #expect(all.output.contains("+") && all.output.contains("hugging.horizontal: 249"))
    #expect(all.error == "2 fixes in 1 file; --unsafe-fixes applies them\n")
    let capture = Capture()
    _ = capture.run(["check", "--fix", file])
    #expect(capture.error.hasPrefix("1 file: 1 fix applied, 1 left to --unsafe-fixes, 1 warning"))
    #expect(try text(folder, "A.stack") == mixed.replacing(" spacing: 9;", with: ""))
  }

  /// The nearest rule of the project overrides what the trial found out about the fix; a code overrides its
  /// family.
  @Test(arguments: [
    ("safeFixes = [\"ambiguity\"]", true),
    ("safeFixes = [\"ambiguity\"]\nunsafeFixes = [\"ambiguous-hugging\"]", false),
    ("unsafeFixes = [\"ambiguity\"]\nsafeFixes = [\"ambiguous-hugging\"]", true),
    ("safeFixes = [\"ambiguity\"]\nunsafeFixes = [\"ambiguity\"]", false),
  ])
  func aProjectSaysWhatIsSafe(settings: String, isMade: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("A.stack", Self.tie)
    try folder.write("stack.toml", settings + "\n")
    _ = Capture().run(["check", "--fix", folder.path])
    #expect(try text(folder, "A.stack").contains("249") == isMade)
  }

  /// Property of every file: --fix leaves it no worse, a second run has nothing to do, and --diff gives the
  /// same text when `patch` applies it.
  @Test(arguments: Repository.files(in: "Tests/Fixtures/reported", suffix: ".stack"))
  func fixesLeaveNoFileWorse(file: Repository.File) throws {
    let folder = try TemporaryFolder()
    let name = file.name
    try folder.write(name, try file.text)
    func count(_ severity: String) -> Int {
      let capture = Capture()
      _ = capture.run(["check", "--color=never", "\(folder.path)/\(name)"])
      return capture.output.split(separator: "\n").count { $0.contains(": \(severity): ") }
    }
    let before = (count("error"), count("warning"))
    let diff = Capture()
    let status = diff.run(["check", "--diff", "--unsafe-fixes", "\(folder.path)/\(name)"])
    #expect(try text(folder, name) == file.text)
    _ = Capture().run(["check", "--unsafe-fixes", "\(folder.path)/\(name)"])
    let after = try text(folder, name)
    #expect(status == (after == (try file.text) ? 0 : 1))
    #expect(patched(try file.text, diff.output) == after)
    #expect(count("error") <= before.0)
    #expect(count("error") + count("warning") <= before.0 + before.1)
    _ = Capture().run(["check", "--unsafe-fixes", "\(folder.path)/\(name)"])
    #expect(try text(folder, name) == after, "a second run")
  }

  /// The text after a unified diff, as patch(1) applies it.
  private func patched(_ text: String, _ diff: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var result: [String] = []
    var taken = 0
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2) {
      if line.hasPrefix("@@"),
        let start = line.split(separator: " ")[1].dropFirst().split(separator: ",").first.flatMap({
          Int($0)
        })
      {
        while taken < start - 1, let kept = lines.popFirst() {
          result.append(kept)
          taken += 1
        }
      } else if line.hasPrefix("+") {
        result.append(String(line.dropFirst()))
      } else if line.hasPrefix("-") || line.hasPrefix(" "), let old = lines.popFirst() {
        #expect(old == line.dropFirst())
        taken += 1
        if line.hasPrefix(" ") { result.append(old) }
      }
    }
    return (result + lines).joined(separator: "\n")
  }

  /// A button of 30 pt is a hint that people may know about. Only with unsafe fixes does the layout change.
  @Test func whatWorksIsNotMovedUnasked() throws {
    let folder = try TemporaryFolder()
    let small = """
      screen A {
        button more "More" {
          leading == superview.leading + 20; top == safeArea.top + 20
          width == 60; height == 30
        }
      }

      """
    try folder.write("A.stack", small)
    let capture = Capture()
    _ = capture.run(["check", "--fix", "--select", "small-hit-target", folder.path])
    #expect(try text(folder, "A.stack") == small)
    #expect(capture.output.contains("[small-hit-target]"))
    _ = Capture().run(["check", "--unsafe-fixes", folder.path])
    #expect(try text(folder, "A.stack").contains("height == 44"))
  }

  /// Other files import the component, and this run does not check them.
  @Test func whatOthersImportIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let component = """
      component Row {
        hstack row {
          label a { intrinsicContentSize: 60 x 20 }
          label b { intrinsicContentSize: 80 x 20 }
        }
      }
      screen Own {
        Row row { leading == superview.leading; trailing == superview.trailing; top == safeArea.top }
      }

      """
    try folder.write("Row.stack", component)
    try folder.write(
      "User.stack", "import \"Row.stack\"\nscreen B { Row row { center == superview.center } }\n")
    _ = Capture().run(["check", "--fix", folder.path])
    let part = try text(folder, "Row.stack")
    #expect(
      part.prefix(component.firstRange(of: "screen")?.lowerBound.utf16Offset(in: component) ?? 0)
        == component.prefix(
          component.firstRange(of: "screen")?.lowerBound.utf16Offset(in: component) ?? 0))
  }

  @Test func optionsThatDoNotGoTogetherAreRefused() {
    for words in [
      ["--fix", "--diff", "."], ["--fix", "-"], ["--watch", "-"],
      ["--write-baseline", "b.json", "--diff"], ["--write-baseline", "b.json", "--format", "json"],
      ["--select=", "-"], ["--select", ",", "-"], ["--baseline", "", "-"],
    ] {
      let capture = Capture()
      #expect(capture.run(["check"] + words) == 2)
      #expect(capture.error.hasPrefix("stack-lsp: "))
    }
  }

  @Test func aBaselineHidesWhatItHasWhereverItStands() throws {
    let folder = try TemporaryFolder()
    let (file, baseline) = ("\(folder.path)/A.stack", "\(folder.path)/known.json")
    try folder.write("A.stack", Self.tie)
    #expect(Capture().run(["check", "--write-baseline", baseline, file]) == 0)
    try folder.write("A.stack", "// moved\n\n" + Self.tie.replacing("60 x 20", with: "61 x 20"))
    let same = Capture()
    #expect(same.run(["check", "--strict", "--baseline", baseline, file]) == 0)
    #expect(same.output.isEmpty)
    #expect(same.error == "1 file: nothing new; not shown: 1 in the baseline\n")
    // A second one is new, and so is the first under another name.
    try folder.write("A.stack", Self.tie + Self.tie.replacing("screen A", with: "screen B"))
    #expect(Capture().run(["check", "--strict", "--baseline", baseline, file]) == 1)
    try folder.write("A.stack", Self.tie.replacing("label a", with: "label c"))
    let other = Capture()
    #expect(other.run(["check", "--strict", "--baseline", baseline, file]) == 1)
    #expect(other.error.contains("known.json: 1 finding is gone:\n"))
    #expect(other.error.contains("A.stack: ambiguous-hugging (horizontal A row.a row.b)"))
    try FileManager.default.removeItem(atPath: file)
    try folder.write("B.stack", "let a = 1\n")
    let deleted = Capture()
    #expect(deleted.run(["check", "--baseline", baseline, folder.path]) == 0)
    #expect(deleted.error.contains("1 finding is gone"))
  }

  @Test(arguments: [
    "", "[]", "{\"version\": 2, \"findings\": []}", "{\"version\": 1, \"findings\": [1]}",
  ])
  func whatIsNoBaselineIsRefused(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("b.json", text)
    let capture = Capture()
    #expect(capture.run(["check", "--baseline", "\(folder.path)/b.json", "-"]) == 2)
    #expect(capture.error.contains("b.json"))
    #expect(capture.error.split(separator: "\n").count == 1)
  }

  /// Giving the names of files in the wrong order must not overwrite a screen.
  @Test func aBaselineIsWrittenOverNoOtherFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.stack", Self.tie)
    let capture = Capture()
    let file = "\(folder.path)/A.stack"
    #expect(capture.run(["check", "--write-baseline", file, file]) == 2)
    #expect(
      capture.error == "stack-lsp: \(file) is there and holds no baseline: it was left alone.\n")
    #expect(try text(folder, "A.stack") == Self.tie)
  }

  @Test func whatTheBaselineHasIsNotFixed() throws {
    let folder = try TemporaryFolder()
    let (file, baseline) = ("\(folder.path)/A.stack", "\(folder.path)/known.json")
    try folder.write("A.stack", Self.tie)
    #expect(Capture().run(["check", "--write-baseline", baseline, file]) == 0)
    let both = Self.tie + Self.tie.replacing("screen A", with: "screen B")
    try folder.write("A.stack", both)
    let capture = Capture()
    #expect(capture.run(["check", "--unsafe-fixes", "--baseline", baseline, file]) == 0)
    #expect(
      capture.error == "1 file: 1 fix applied, nothing new; not shown: 1 in the baseline\n")
    #expect(try text(folder, "A.stack").hasPrefix(Self.tie))
  }

  /// Each pause changes the folder: a file, then its import, then the project file.
  @Test func watchingChecksAgainWhatChanged() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.stack", "let a = 1\n")
    let path = folder.path
    @Sendable func write(_ name: String, _ text: String) throws {
      try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
    }
    let steps = Steps([
      { try write("A.stack", "import \"B.stack\"\nlet a = 1\n") },
      { try write("B.stack", Self.tie) },
      { try write("stack.toml", "ignore = [\"ambiguity\"]\n") },
    ])
    let capture = Capture()
    _ = capture.run(["check", "--watch", folder.path], bytes: [], pause: { _ in steps.next() })
    #expect(
      capture.error == """
        1 file: nothing found
        1 file: 1 error
        2 files: 1 warning
        2 files: nothing found

        """)
  }

  @Test func linesWrapAtWordsOnATerminal() {
    let capture = Capture()
    _ = capture.run(["check", "-"], bytes: Array(Self.tie.utf8), columns: 60)
    let lines = capture.output.split(separator: "\n").filter { !$0.contains(" | ") }
    #expect(lines.allSatisfy { $0.count <= 60 }, "\(capture.output)")
    let plain = Capture()
    _ = plain.run(["check", "-"], input: Self.tie)
    let joined = capture.output.replacing("\n    ", with: " ")
    #expect(joined.split(separator: " ").count == plain.output.split(separator: " ").count)
  }

  @Test func coloursAreAskedFor() {
    let (always, never) = (Capture(), Capture())
    _ = always.run(["check", "--color", "always", "-"], input: Self.tie)
    _ = never.run(["check", "--color", "never", "-"], input: Self.tie, isColoured: true)
    #expect(always.output.contains("\u{1B}[1;33mwarning:"))
    #expect(!never.output.contains("\u{1B}"))
  }

  @Test func nothingOfAnotherFileIsShown() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret.txt", "password\n")
    try folder.write("A.stack", "import \"secret.txt\"\n")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/B.stack", withDestinationPath: "secret.txt")
    try folder.write("C.stack", "import \"B.stack\"\n")
    for name in ["secret.txt", "A.stack", "B.stack", "C.stack", ""] {
      let capture = Capture()
      #expect(capture.run(["check", "\(folder.path)/\(name)"]) > 0)
      #expect(!(capture.output + capture.error).contains("password"))
    }
  }
}

/// Steps run one at a time, each at a pause; false when none is left.
private final class Steps: Sendable {
  private let rest: Mutex<[@Sendable () throws -> Void]>

  init(_ steps: [@Sendable () throws -> Void]) { rest = Mutex(steps) }

  func next() -> Bool {
    guard let step = rest.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
    try? step()
    return true
  }
}
