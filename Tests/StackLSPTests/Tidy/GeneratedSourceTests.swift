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

  @Test func theProgramHoldsTheHelpOfCommands() throws {
    let entries = try sections(of: "docs/commands.md").map {
      "    \"\($0.name)\": ##\"\"\"\n\($0.text)\n\"\"\"##,\n"
    }
    try expectCopy(
      "CommandTexts", of: "What `--help` says of each command, as `docs/commands.md` has it",
      "static let sections: [String: String] = [\n\(entries.joined())  ]")
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

  @Test func theProgramHoldsTheVocabulary() throws {
    try expectCopy(
      "WordTexts", of: "The sentences about words, as `docs/vocabulary.md` has them",
      tables(of: "docs/vocabulary.md", inOrder: ["Kinds", "Properties", "Attributes"]),
      in: "StackDSL")
    try expectCopy(
      "ForeignWords", of: "The words of other frameworks, as `docs/foreign-words.md` has them",
      tables(of: "docs/foreign-words.md"), in: "StackDSL")
  }

  @Test func theProgramHoldsWhatPicturesDraw() throws {
    try expectCopy(
      "PictureTables",
      of: "The colors and symbols of pictures, as `docs/picture-names.md` has them",
      tables(of: "docs/picture-names.md"))
    let gallery = try Repository.File(path: "editors/preview/gallery.css").text
    try expectCopy(
      "GalleryStyle", of: "The style of a gallery, as `editors/preview/gallery.css` has it",
      sheet(gallery))
    let picture = try Repository.File(path: "editors/preview/picture.css").text
    let dark = try #require(picture.firstMatch(of: /color-scheme: dark; (.*) }/)?.output.1)
    try expectCopy(
      "PictureStyle", of: "The style of a picture, as `editors/preview/picture.css` has it",
      sheet(picture.replacing("/* as .dark */", with: dark)))
  }

  private func sheet(_ text: String) -> String {
    "static let sheet = ##\"\"\"\n\n\(text)\n\"\"\"##"
  }

  @Test func theProgramHoldsTheWidthsOfLettersAndFonts() throws {
    try expectCopy(
      "LetterWidths", of: "The widths of letters, as `docs/letter-widths.md` has them",
      tables(of: "docs/letter-widths.md"))
    try expectCopy(
      "FontWidths", of: "The widths of fonts, as `docs/font-widths.md` has them",
      tables(of: "docs/font-widths.md"))
  }

  @Test func theProgramHoldsTheNamesOfSwift() throws {
    let sections = try sections(of: "docs/swift-names.md").map { section in
      let words = section.text.components(separatedBy: "```").dropFirst().first ?? ""
      return "  enum \(section.name) {\n    static let words = \"\"\"\(words)\"\"\"\n  }\n"
    }
    try expectCopy(
      "SwiftNameTexts", of: "Names that exports leave alone, as `docs/swift-names.md` has them",
      sections.joined().trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// The parts of a page with headings of the second level.
  private func sections(of page: String) throws -> [(name: String, text: String)] {
    try Repository.File(path: page).text.components(separatedBy: "\n## ").dropFirst().map {
      (String($0.prefix { $0 != "\n" }), $0)
    }
  }

  /// Each table of a page becomes a type, and each of its columns a dictionary by the word in the first one.
  ///
  /// - Parameter ordered: the tables whose words are also listed.
  private func tables(of page: String, inOrder ordered: Set<String> = []) throws -> String {
    let types = try sections(of: page).map { section in
      let rows = section.text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map {
        $0.dropFirst(2).dropLast(2).components(separatedBy: " | ").map(plain)
      }
      let columns = (rows.first ?? []).enumerated().dropFirst().map { column, name in
        let cells = rows.dropFirst().filter { !$0[column].isEmpty }
        let isNumeric = cells.allSatisfy { Double($0[column]) != nil }
        let entries = cells.map {
          "      \"\($0[0])\": \(isNumeric ? $0[column] : "#\"\($0[column])\"#"),\n"
        }
        let type = isNumeric ? "Double" : "String"
        return "    static let \(name): [String: \(type)] = [\n\(entries.joined())    ]\n"
      }
      let words = rows.dropFirst().map { "      \"\($0[0])\",\n" }.joined()
      let list =
        ordered.contains(section.name)
        ? "    static let words: [String] = [\n\(words)    ]\n" : ""
      return "  enum \(section.name) {\n\(list)\(columns.joined())  }\n"
    }
    return types.joined().trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A cell that is all code is its content; Markdown escapes a bar.
  private func plain(_ cell: String) -> String {
    let code = cell.dropFirst().dropLast()
    let isCode = cell == "`\(code)`" && !code.contains("`")
    return (isCode ? String(code) : cell).replacing("\\|", with: "|")
  }

  @Test func theProgramHoldsTheDevices() throws {
    let lines = try Repository.File(path: "docs/devices.md").text.split(separator: "\n")
    let rows = try lines.filter { $0.hasPrefix("| `") }.map(deviceRow)
    let sources = lines.compactMap { $0.wholeMatch(of: /([0-9]+)\. (.*)/)?.output }.map {
      "    \($0.1): #\"\($0.2)\"#,\n"
    }
    try expectCopy(
      "DeviceRows", of: "The devices, as `docs/devices.md` has them",
      """
      struct Row {
          var name, title: String
          var width, height, scale: Double
          /// Top, left, bottom, right.
          var upright, lying: [Double]
          var sizeClass: String
          var systems: ClosedRange<Int>
          /// Of the size and of the safe area.
          var sources: [Int]
        }

        static let sources: [Int: String] = [
      \(sources.joined())  ]

        static let all: [Row] = [
      \(rows.joined())  ]
      """)
  }

  private func deviceRow(_ line: Substring) throws -> String {
    let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ").map(plain)
    let size = try #require(cells[2].wholeMatch(of: /(\d+) × (\d+) @(\d)x/)?.output)
    return """
          Row(
            name: "\(cells[0])", title: "\(cells[1])", width: \(size.1), height: \(size.2), scale: \(size.3),
            upright: [\(insets(cells[3]))], lying: [\(insets(cells[4]))], sizeClass: "\(cells[5])", systems: \(cells[6].replacing(" to ", with: "...")),
            sources: [\(cells[7])]),

      """
  }

  /// "59 pt at both sides, 21 pt at the bottom" in the order top, left, bottom, right.
  private func insets(_ cell: String) -> String {
    ["the top", "both sides", "the bottom", "both sides"].map { side in
      cell.components(separatedBy: ", ").first { $0.hasSuffix(" pt at \(side)") }?
        .prefix { $0 != " " }.description ?? "0"
    }.joined(separator: ", ")
  }

  private func expectCopy(
    _ name: String, of original: String, _ declarations: String, in module: String = "StackLSP"
  ) throws {
    let text = """
      // swift-format-ignore-file

      /// \(original): `scripts/fix` copies.
      enum \(name) {
        \(declarations)
      }

      """
    let copy = Repository.File(path: "Sources/\(module)/Generated/\(name).swift")
    try Golden.rewrite(copy.url, as: text)
    #expect(try copy.text == text, "scripts/fix copies it")
  }
}
