@testable import StackDSL
import Testing

@testable import StackLSP

/// Fixes of storyboards and xibs, proven on the document as it reads with the edits applied.
@Suite struct DocumentFixTests {
  private static let folder = "interface-builder"

  private func analyzed(_ text: [UInt8], _ file: FileID) -> (FixProver, Analysis) {
    var files = SourceFiles([parse([], file: file)])
    files.documents[file] = text
    let analysis = analyze(readInterfaceBuilder(text, file: file), memo: AnalysisMemo())
    return (FixProver(files: files, analysis: analysis), analysis)
  }

  @Test func theTieOfTwoLabelsIsPartedByOneAttribute() throws {
    let text = try FixtureFiles.text(of: "tie.storyboard", in: Self.folder)
    let file = FileID("/tie.storyboard")
    let (prover, analysis) = analyzed(Array(text.utf8), file)
    let tie = try #require(analysis.findings.first { $0.code == "ambiguous-hugging" })
    let fix = try #require(prover.fixes(for: tie).first)
    // Which of the two grows, only the author can say.
    #expect(!fix.isPreferred)
    let edit = try #require(fix.edits.first)
    #expect(fix.edits.count == 1)
    // 250 is the default of a label.
    let removed = String(decoding: edit.oldText, as: UTF8.self)
    #expect(removed == " horizontalHuggingPriority=\"251\"" && edit.newText.isEmpty)
    let changed = try #require(applying(fix.edits, to: Array(text.utf8)))
    #expect(!analyzed(changed, file).1.findings.contains { $0.identity == tie.identity })
  }

  /// Every fix leaves XML that reads as the same views, with one attribute, one constraint or one list of
  /// constraints changed for each edit, and without the finding.
  @Test(arguments: FixtureFiles.interfaceBuilderNames(in: folder))
  func everyFixHoldsInTheDocument(_ name: String) throws {
    let text = Array(try FixtureFiles.text(of: name, in: Self.folder).utf8)
    let file = FileID("/\(name)")
    let (prover, analysis) = analyzed(text, file)
    let before = readXML(text)
    for finding in analysis.findings {
      for fix in prover.fixes(for: finding) {
        let changed = try #require(applying(fix.edits, to: text))
        let after = readXML(changed)
        #expect(after.faults.map(\.message) == before.faults.map(\.message))
        #expect(rects(of: after) == rects(of: before))
        let removed = before.elements.count - after.elements.count
        let most = 3 * fix.edits.count
        #expect((-most...most).contains(removed))
        let again = analyzed(changed, file).1
        #expect(!again.findings.contains { $0.identity == finding.identity }, "\(fix.title)")
        #expect(
          again.model.screens.map { $0.views.map(\.path) }
            == analysis.model.screens.map { $0.views.map(\.path) })
      }
    }
  }

  /// The rectangles that Xcode has recorded, in order.
  private func rects(of document: XMLDocument) -> [String] {
    document.elements.indices.filter { document.isNamed("rect", $0) }
      .map { document.text(document.elements[$0].tag) }
  }

  @Test func aLabelThatShrinksHasNoAttributeForIt() throws {
    let text = try FixtureFiles.text(of: "tie.storyboard", in: Self.folder)
      .replacing("text=\"Email\"", with: "text=\"Email\" minimumScaleFactor=\"0.5\"")
    let model = readInterfaceBuilder(Array(text.utf8), file: FileID("/tie.storyboard"))
    let label = try #require(
      model.screens.first?.views.first { $0.path == "lab-el-001" })
    #expect(label.properties.contains { $0.name == .minimumScaleFactor })
  }
}
