import Foundation
import TestSupport
import Testing

@testable import StackLSP

/// The texts in the program that are written elsewhere equal their originals.
@Suite struct GeneratedSourceTests {
  @Test func theProgramHoldsTheRulesPages() throws {
    var entries = ""
    for page in Repository.files(in: "docs/rules", suffix: ".md") where page.name != "README.md" {
      let code = page.name.dropLast(".md".count)
      entries += "    \"\(code)\": ##\"\"\"\n\(try page.text)\n\"\"\"##,\n"
    }
    try expectCopy(
      "RuleTexts", of: "The rules' pages by code, as `docs/rules/CODE.md` has them",
      "static let markdown: [String: String] = [\n\(entries)  ]")
  }

  @Test func theProgramHoldsThePreviewsPage() throws {
    let page = try Repository.File(path: "editors/preview/index.html").text
    try expectCopy(
      "PageText", of: "The preview's page, as `editors/preview/index.html` has it",
      "static let source = ##\"\"\"\n\(page)\"\"\"##")
  }

  @Test func theProgramHoldsTheProbe() throws {
    let probe = try Repository.File(path: "editors/xcode/StackProbe.swift").text
    try expectCopy(
      "ProbeText",
      of: "The probe that `swift --probe` prints, as `editors/xcode/StackProbe.swift` has it",
      "static let swift = ##\"\"\"\n\(probe)\n\"\"\"##")
  }

  private func expectCopy(_ name: String, of original: String, _ declaration: String) throws {
    let text = """
      // swift-format-ignore-file

      /// \(original): `scripts/fix` copies.
      enum \(name) {
        \(declaration)
      }

      """
    let copy = Repository.File(path: "Sources/StackLSP/Generated/\(name).swift")
    try Golden.rewrite(copy.url, as: text)
    #expect(try copy.text == text, "scripts/fix copies it")
  }
}
