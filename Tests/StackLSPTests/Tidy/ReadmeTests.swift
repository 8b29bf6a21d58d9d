import Foundation
import TestSupport
import Testing

@testable import StackLSP

/// The README and docs/command-line.md show a screen and the program's output for it, which must be the real
/// output.
@Suite struct ReadmeTests {
  private static let commandLine = Repository.File(path: "docs/command-line.md")
  private static let readme = Repository.File(path: "README.md")

  @Test func theOutputUnderTheScreenIsWhatTheProgramPrints() throws {
    let text = try Self.commandLine.text
    let screen = try #require(block(after: "```stack\n", in: text))
    try hold(Self.commandLine, "check Profile.stack", to: said(of: String(text[screen])))
  }

  @Test func theOutputOfAStoryboardIsWhatTheProgramPrints() throws {
    let capture = Capture()
    let path = Repository.File(path: "Tests/Fixtures/interface-builder/tie.storyboard").url.path
    _ = capture.run(["check", path])
    let printed = (capture.output + capture.error).replacing(path, with: "Main.storyboard")
    try hold(Self.readme, "check", to: printed)
  }

  @Test(arguments: ["Card", "Tie", "Conflict"])
  func thePicturesAreWhatTheProgramDraws(name: String) throws {
    let picture = Repository.File(path: "docs/images/\(name).svg")
    #expect(try Self.commandLine.text.contains("(images/\(name).stack)"))
    let capture = Capture()
    let screen = Repository.File(path: "docs/images/\(name).stack")
    _ = capture.run(["frames", screen.url.path, "--format", "svg"])
    try Golden.rewrite(picture.url, as: capture.output)
    #expect(try picture.text == capture.output, "scripts/fix draws it again")
  }

  /// A README longer than one screen of text is not read; folded parts do not count. One sentence says what
  /// `check` ends with, the same everywhere.
  @Test func theReadmeIsOneScreenAndSaysWhatCheckEndsWith() throws {
    let text = try Self.readme.text
    let open = text.replacing(#/(?s)<details>.*?</details>/#, with: "")
    #expect(open.split(separator: "\n").count <= 80)
    let sentence = "`check` ends with 0 where it found no error"
    let start = try #require(text.range(of: sentence)?.lowerBound)
    let whole = words(of: text[start...].prefix { $0 != "." })
    for page in [Self.commandLine, Repository.File(path: "docs/continuous-integration.md")] {
      #expect(words(of: try page.text).contains(whole), "\(page.path)")
    }
  }

  private func words(of text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func said(of screen: String) -> String {
    let capture = Capture()
    _ = capture.run(["check", "-"], input: screen)
    return (capture.output + capture.error).replacing("<stdin>", with: "Profile.stack")
  }

  /// The lines below `$ stack-lsp …` on a page are the printed output.
  private func hold(_ page: Repository.File, _ command: String, to printed: String) throws {
    let text = try page.text
    let shown = try #require(block(after: "```console\n$ stack-lsp \(command)\n", in: text))
    #expect(printed.contains("warning: "))
    try Golden.rewrite(page.url, as: text.replacingCharacters(in: shown, with: printed))
    #expect(text[shown] == printed, "scripts/fix rewrites \(page.path)")
  }

  /// The lines between `opening` and the end of its code block.
  private func block(after opening: String, in text: String) -> Range<String.Index>? {
    guard let start = text.range(of: opening)?.upperBound,
      let end = text.range(of: "```", range: start..<text.endIndex)?.lowerBound
    else { return nil }
    return start..<end
  }
}
