import StackDSL
import Testing

@testable import StackLSP

/// A hover on words without a frame shows what LANGUAGE.md says about them, and their values.
@Suite struct WordHoverTests {
  private static let text = """
    import "Row.stack"
    let gap = 8
    component Card {
        param wide: 44
        view card { width == wide }
    }
    screen S {
        vstack v { spacing: gap; when width < 400 { spacing: far } }
        expect v.width >= 4 on iPhone16
        allow content-clipped
    }
    """

  private func wordHover(
    _ analysis: Analysis, at offset: Int, in files: SourceFiles
  ) throws -> Hover {
    let tree = try #require(files[analysis.model.file])
    let target = try #require(analysis.model.target(at: offset, in: tree))
    return try #require(analysis.hover(on: target, at: offset, in: files))
  }

  private func hover(on word: String) throws -> String {
    let file = FileID("/Main.stack")
    let row = parse(
      Array("/// As far as it goes.\nlet far = 99\ncomponent Row { label l }".utf8),
      file: FileID("/Row.stack"))
    let files = SourceFiles([parse(Array(Self.text.utf8), file: file), row])
    let analysis = analyze(file, in: files, memo: AnalysisMemo())
    let place = try #require(Self.text.firstRange(of: word))
    let offset = Self.text.utf8.distance(from: Self.text.startIndex, to: place.lowerBound)
    return try wordHover(analysis, at: offset, in: files).page.plainText
  }

  @Test func keywordsSayWhatTheyDo() throws {
    #expect(try hover(on: "when width").contains("only where the condition holds"))
    #expect(try hover(on: "let gap").contains("Names a value"))
    #expect(try hover(on: "param wide").contains("gives the type"))
    #expect(try hover(on: "import ").contains("lets and components of another file"))
    #expect(try hover(on: "expect v").contains("moves nothing"))
    #expect(try hover(on: "on iPhone16").contains("Names the devices"))
  }

  /// Apple, Human Interface Guidelines: an iPhone 16 has 393 × 852 pt.
  @Test func devicesSayTheirSizeAndItsSource() throws {
    let text = try hover(on: "iPhone16")
    #expect(text.hasPrefix("iPhone 16\n\n393 × 852 pt, 3 pixels a point."))
    #expect(text.contains("Source of the size: Apple, Human Interface Guidelines"))
  }

  @Test func namesOfValuesSayTheValue() throws {
    #expect(try hover(on: "gap;") == "let gap = 8\n\nA value, used once in this file.")
    #expect(try hover(on: "wide }").hasPrefix("param wide: 44\n\nA parameter, used once"))
    // It is declared in the other file, with a documentation comment.
    #expect(
      try hover(on: "far }")
        == "let far = 99\n\nAs far as it goes.\n\nA value, used once in this file, from `Row.stack`."
    )
  }

  /// A downloaded file must not make the editor load anything: no image, no HTML.
  @Test(arguments: [
    #"let gap = "![a](http://x/a.png)""#, #"let gap = "`` ` ![a](http://x/a.png)""#,
    "/// ![a](http://x/a.png)\nlet gap = 8", "/// ` <img src='http://x/a.png'>\nlet gap = 8",
    "/// `\n/// ![a](http://x/a.png) `\nlet gap = 8",
  ])
  func nothingOfAFileIsMarkdown(declaration: String) throws {
    let text = declaration + "\nscreen S { vstack v { spacing: gap } }"
    let tree = parse(Array(text.utf8), file: FileID("/Main.stack"))
    let files = SourceFiles([tree])
    let analysis = analyze(tree.file, in: files, memo: AnalysisMemo())
    let place = try #require(text.firstRange(of: "gap }"))
    let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let markdown = try wordHover(analysis, at: offset, in: files).page.markdown
    #expect(!outsideCode(markdown).contains("![") && !outsideCode(markdown).contains("<img"))
  }

  /// The text without escaped characters and without code between equal numbers of backquotes (CommonMark
  /// 0.31).
  private func outsideCode(_ markdown: String) -> String {
    markdown.split(separator: "\n").map { line in
      // Pairs of two come first, because they may contain single ones.
      String(line).replacing(/\\./, with: "").replacing(/``.*?``/, with: "")
        .replacing(/`[^`]*`/, with: "")
    }.joined(separator: "\n")
  }

  @Test func importsListWhatTheyBring() throws {
    let said = try hover(on: "Row.stack")
    #expect(said.contains("`let far = 99`") && said.contains("`component Row`"))
  }

  @Test func allowancesNameTheirDiagnostic() throws {
    let said = try hover(on: "content-clipped")
    #expect(said.hasPrefix("allow content-clipped"))
    #expect(said.contains(try #require(Rule.named("content-clipped")).page.summary))
  }
}
