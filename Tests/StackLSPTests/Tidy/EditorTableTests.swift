import Foundation
import Testing

/// The README's table of features and editors is what the stories play: a story says `plays` of a feature
/// behind the checks of it, and a mark stands in the table where its editor's story does, nowhere else.
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

  /// What a story calls the feature of a row, by the row's first words.
  static let features: [(row: String, name: String)] = [
    ("diagnostics", "diagnostics"), ("members of a conflict", "conflict"), ("hover", "hover"),
    ("the picture", "picture"), ("fixes", "fixes"), ("formatting", "formatting"),
    ("completion", "completion"), ("definition", "definition"), ("instances", "instances"),
    ("solved sizes", "hints"), ("code lenses", "lenses"), ("semantic colours", "colours"),
    ("pages", "pages"), ("live preview", "preview"), ("the preview follows", "caret"),
    ("the tour", "tour"),
  ]

  @Test func aMarkStandsWhereAStoryPlays() throws {
    let table = try rows()
    let columns = try #require(table.first).dropFirst()
    #expect(Set(columns) == Set(Self.stories.keys))
    #expect(table.count - 1 == Self.features.count)
    for row in table.dropFirst() {
      let feature = try #require(
        Self.features.first { row[0].hasPrefix($0.row) }, "no story knows \(row[0])")
      for (column, cell) in zip(columns, row.dropFirst()) {
        let isPlayed = try played(in: column).contains(feature.name)
        #expect(cell.contains("●") == isPlayed, "\(row[0]), \(column)")
      }
    }
  }

  @Test func noStoryPlaysWhatTheTableDoesNotKnow() throws {
    let known = Set(Self.features.map(\.name))
    for column in Self.stories.keys {
      let unknown = try played(in: column).subtracting(known)
      #expect(unknown.isEmpty, "\(column): \(unknown)")
    }
  }

  /// The cells of the table whose first column has no title and whose second is VS Code.
  private func rows() throws -> [[String]] {
    let lines = try Repository.File(path: "README.md").text.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| | VS Code") })
    return lines[start...].prefix { $0.hasPrefix("|") }
      .map { line in
        line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
      .filter { !$0.contains { $0.hasPrefix(":-") } }
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
