import Foundation
import TestSupport
import Testing

/// The table of features and editors is derived from the stories: a story says `plays` and a feature after
/// checking it, and that sets the table's marks.
@Suite struct EditorTableTests {
  /// The columns of the table and the stories behind each.
  static let stories: [String: [String]] = [
    "VS Code": ["editors/vscode-config/test"],
    "Neovim": ["Tests/EndToEnd/story-neovim.lua", "Tests/EndToEnd/story-preview.py"],
    "Eglot": ["Tests/EndToEnd/story.el", "Tests/EndToEnd/story-eglot.el"],
    "lsp-mode": ["Tests/EndToEnd/story.el", "Tests/EndToEnd/story-lsp-mode.el"],
    "Vim with ALE": ["Tests/EndToEnd/story-vim.vim"],
    "Kate": ["Tests/EndToEnd/story-kate.py"],
    "Helix": ["Tests/EndToEnd/story-helix.py"],
  ]

  /// The name by which stories call the feature of a row, keyed by the row's first words.
  static let features: [(row: String, name: String)] = [
    ("diagnostics", "diagnostics"), ("members of a conflict", "conflict"), ("hover", "hover"),
    ("the picture", "picture"), ("fixes", "fixes"), ("formatting", "formatting"),
    ("completion", "completion"), ("definition", "definition"), ("instances", "instances"),
    ("solved sizes", "hints"), ("code lenses", "lenses"), ("semantic colours", "colours"),
    ("pages", "pages"), ("live preview", "preview"), ("the preview follows", "caret"),
    ("the tour", "tour"),
  ]

  private static let page = Repository.File(path: "editors/README.md")

  @Test func theMarksAreWhatTheStoriesPlay() throws {
    let text = try Self.page.text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("| | VS Code") })
    let columns = cells(of: lines[start]).dropFirst()
    #expect(Set(columns) == Set(Self.stories.keys))
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
    #expect(rows.count == Self.features.count)
    var marked = lines
    for (index, row) in zip(rows.indices, rows) {
      let cells = cells(of: row)
      let feature = try #require(
        Self.features.first { cells[0].hasPrefix($0.row) }, "no story knows \(cells[0])")
      let marks = try zip(columns, cells.dropFirst()).map { column, cell in
        self.cell(cell, isPlayed: try played(in: column).contains(feature.name))
      }
      marked[index] = "| " + ([cells[0]] + marks).joined(separator: " | ") + " |"
    }
    let expected = marked.joined(separator: "\n")
    try Golden.rewrite(Self.page.url, as: expected)
    #expect(text == expected, "scripts/fix sets the marks")
  }

  /// A cell with the mark from the stories; its words stay.
  private func cell(_ cell: String, isPlayed: Bool) -> String {
    guard cell.contains("●") != isPlayed else { return cell }
    guard isPlayed else { return cell.replacing("●", with: "○") }
    return ["○", "–"].contains(cell) ? "●" : cell.replacing(" ○", with: "") + " ●"
  }

  @Test func aMarkChangesAndItsWordsStay() {
    #expect(cell("○", isPlayed: true) == "●")
    #expect(cell("as boxes ○", isPlayed: true) == "as boxes ●")
    #expect(cell("Emacs 29", isPlayed: true) == "Emacs 29 ●")
    #expect(cell("as boxes ●", isPlayed: false) == "as boxes ○")
    #expect(cell("–", isPlayed: false) == "–")
  }

  @Test func noStoryPlaysWhatTheTableDoesNotKnow() throws {
    let known = Set(Self.features.map(\.name))
    for column in Self.stories.keys {
      let unknown = try played(in: column).subtracting(known)
      #expect(unknown.isEmpty, "\(column): \(unknown)")
    }
  }

  private func cells(of row: String) -> [String] {
    row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func played(in column: String) throws -> Set<String> {
    var names: Set<String> = []
    for path in Self.stories[column] ?? [] {
      let files = path.hasSuffix("/test") ? Repository.files(in: path, suffix: ".js") : []
      for file in files.isEmpty ? [Repository.File(path: path)] : files {
        names.formUnion(
          try file.text.matches(of: /plays[( ]*['"]([a-z]+)['"]/).map { String($0.output.1) })
      }
    }
    return names
  }
}
