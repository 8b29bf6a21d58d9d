import Foundation
import TestSupport
import Testing

@testable import StackLSP

/// The README shows a screen and what is said of it: the output has to be the real one.
@Suite struct ReadmeTests {
  private static let command = "$ stack-lsp check Profile.stack\n"

  @Test func theOutputUnderTheScreenIsWhatTheProgramPrints() throws {
    let page = Repository.File(path: "README.md")
    let text = try page.text
    let screen = try #require(block(after: "```stack\n", in: text))
    let shown = try #require(block(after: "```\n" + Self.command, in: text))
    let printed = output(of: String(text[screen]))
    #expect(printed.contains("warning: "))
    try Golden.rewrite(page.url, as: text.replacingCharacters(in: shown, with: printed))
    #expect(text[shown] == printed, "scripts/fix rewrites the README")
  }

  /// What it says of a storyboard are lines of the real output, without the excerpts between them.
  @Test func theLinesAboutAStoryboardAreWhatTheProgramPrints() throws {
    let text = try Repository.File(path: "README.md").text
    let shown = try #require(block(after: "```\n$ stack-lsp check Main.storyboard\n", in: text))
    let capture = Capture()
    let path = Repository.File(path: "Tests/Fixtures/interface-builder/tie.storyboard").url.path
    _ = capture.run(["check", path])
    let printed = (capture.output + capture.error).replacing(path, with: "Main.storyboard")
      .split(separator: "\n")
    let lines = text[shown].split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy(printed.contains), "\(printed)")
  }

  @Test(arguments: ["Card", "Tie", "Conflict"])
  func thePicturesAreWhatTheProgramDraws(name: String) throws {
    let screen = "docs/images/\(name).stack"
    let picture = Repository.File(path: "docs/images/\(name).svg")
    #expect(try Repository.File(path: "README.md").text.contains("(\(screen))"))
    let capture = Capture()
    _ = capture.run(["frames", Repository.File(path: screen).url.path, "--format", "svg"])
    try Golden.rewrite(picture.url, as: capture.output)
    #expect(try picture.text == capture.output, "scripts/fix draws it again")
  }

  @Test func bothOfItsCommandsAreThere() throws {
    let text = try Repository.File(path: "README.md").text
    #expect(text.contains("swift run stack-lsp check Examples/NestedStacks.stack"))
    #expect(Repository.exists("Examples/NestedStacks.stack"))
    #expect(text.contains("\nswift test "))
  }

  private func output(of screen: String) -> String {
    let capture = Capture()
    _ = capture.run(["check", "-"], input: screen)
    return (capture.output + capture.error).replacing("<stdin>", with: "Profile.stack")
      .replacing("\n\n", with: "\n")
  }

  /// The lines between `opening` and the end of its code block.
  private func block(after opening: String, in text: String) -> Range<String.Index>? {
    guard let start = text.range(of: opening)?.upperBound,
      let end = text.range(of: "```", range: start..<text.endIndex)?.lowerBound
    else { return nil }
    return start..<end
  }
}
