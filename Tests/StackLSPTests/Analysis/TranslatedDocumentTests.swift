import StackDSL
import Testing

@testable import StackLSP

/// A storyboard is checked with the texts of the languages beside it.
@Suite struct TranslatedDocumentTests {
  private static let text = sceneTextOfLabel(
    constraint: "firstAttribute=\"width\" constant=\"90\"")

  private func findings(_ translations: [String: String]) -> [Finding] {
    let model = readInterfaceBuilder(
      Array(Self.text.utf8), file: FileID("/a.storyboard"),
      translations: translations.sorted { $0.key < $1.key }.map {
        Translation(language: $0.key, texts: ["lab-e1-001.text": $0.value])
      })
    return analyze(model, memo: AnalysisMemo()).findings.filter { $0.severity.rawValue <= 2 }
  }

  @Test func aCutTranslationNamesItsLanguage() throws {
    #expect(findings([:]).isEmpty)
    #expect(findings(["de": "Sichern"]).isEmpty)
    let found = findings(["de": "Alle Einstellungen sichern", "fr": "Garder"])
    let cut = try #require(found.first { $0.code == "breaks-in-language" }, "\(found)")
    #expect(cut.message.contains("de") && cut.message.contains("Alle Einst"), "\(cut.message)")
    #expect(cut.views == [ViewIndex(1)])
  }

  /// "Save all" takes one line of 90 points, and "Alle Einstellungen sichern" three: "Alle", "Einstellungen" and
  /// "sichern" are 31, 100 and 55 points wide.
  @Test func aTranslationOfTooManyLinesIsAWarning() throws {
    let text = Self.text.replacing(
      "text=\"Save all\"", with: "text=\"Save all\" numberOfLines=\"2\""
    )
    .replacing("constant=\"90\"", with: "constant=\"110\"")
    let german = Translation(
      language: "de", texts: ["lab-e1-001.text": "Alle Einstellungen sofort und dauerhaft sichern"])
    let model = readInterfaceBuilder(
      Array(text.utf8), file: FileID("/a.storyboard"), translations: [german])
    let found = analyze(model, memo: AnalysisMemo()).findings
    let cut = try #require(
      found.first { $0.message.contains("numberOfLines") || $0.message.contains("Lines is 2") })
    #expect(cut.code == "breaks-in-language" && cut.severity == .warning, "\(cut.message)")
  }

  /// Thirty languages would be thirty layouts, so those with the longest texts represent the others.
  @Test func ofManyLanguagesTheLongestAreLaidOut() throws {
    let texts = (0..<30).map { number in
      ("l\(number)", "Save" + String(repeating: "m", count: number))
    }
    let found = findings(Dictionary(uniqueKeysWithValues: texts))
    let cut = try #require(found.first { $0.code == "breaks-in-language" })
    #expect(cut.message.contains("l29"), "\(cut.message)")
  }

  /// A fix must hold in the translation, too.
  @Test func theFixHoldsInTheTranslation() throws {
    let file = FileID("/a.storyboard")
    let german = Translation(
      language: "de", texts: ["lab-e1-001.text": "Alle Einstellungen sichern"])
    let bytes = Array(Self.text.utf8)
    let model = readInterfaceBuilder(bytes, file: file, translations: [german])
    var files = SourceFiles([parse([], file: file)])
    files.documents[file] = bytes
    files.translations[file] = [german]
    let analysis = analyze(model, memo: AnalysisMemo())
    let cut = try #require(analysis.findings.first { $0.code == "breaks-in-language" })
    let fixes = FixProver(files: files, analysis: analysis).fixes(for: cut)
    let fix = try #require(fixes.first)
    let changed = try #require(applying(fix.edits, to: bytes))
    let after = analyze(
      readInterfaceBuilder(changed, file: file, translations: [german]), memo: AnalysisMemo())
    #expect(!after.findings.contains { $0.identity == cut.identity }, "\(fix.title)")
  }
}
