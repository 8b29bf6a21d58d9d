import StackDSL
import Testing

@testable import StackLSP

/// What environments have in common, in words; the expectations are derived by hand from the lists of the
/// screen.
@Suite struct EnvironmentWordsTests {
  private let all: [Environment]

  init() throws {
    let text = """
      screen A {
        devices: iPhone16, iPadMini
        textSizes: large, extraLarge
        languages: en, de +30%
      }
      """
    let file = FileID("/a.stack")
    var files = SourceFiles()
    files[file] = parse(Array(text.utf8), file: file)
    all = try #require(analyze(file, in: files, memo: AnalysisMemo()).screens.first).environments
  }

  private func said(_ isMeant: (Environment) -> Bool) -> String {
    words(for: all.filter(isMeant), among: all)
  }

  @Test func whatIsNotNamedMakesNoDifference() {
    #expect(all.count == 8)
    #expect(said { $0.device == "iPhone16" } == "iPhone 16")
    #expect(said { _ in true } == "iPhone 16 and iPad mini (A17 Pro)")
    #expect(
      said { $0.textSize == .standard } == "iPhone 16 and iPad mini (A17 Pro), text size large")
    #expect(said { $0.device == "iPhone16" && $0.language.code == "de" } == "iPhone 16, de +30%")
  }

  @Test func severalTraitsAndPlacesAreToldApart() {
    #expect(
      said { $0.device == "iPhone16" && ($0.textSize != .standard || $0.language.code == "de") }
        == "iPhone 16, de +30% or text size extraLarge")
    #expect(
      said { ($0.device == "iPhone16") == ($0.textSize == .standard) }
        == "iPhone 16, text size large; iPad mini (A17 Pro), text size extraLarge")
    #expect(
      said { $0.name == "iPhone 16, text size large, en" } == "iPhone 16, text size large, en")
  }
}
