/// What `--help`, the manual page and the completions of shells say of a command.
struct CommandPage: Sendable {
  /// The arguments after the name: `FILE|DIR…`.
  let synopsis: String
  /// One line, without a full stop.
  let summary: String
  let options: [Option]
  /// More text for `--help`.
  let details: String

  /// Reads a section of `docs/commands.md`: the usage, a sentence, a table of options, and details. Any of them
  /// may be missing.
  init(_ name: String) {
    let parts = (CommandTexts.sections[name] ?? "").split(separator: "\n\n").dropFirst()
    let prose = parts.filter { !$0.hasPrefix("| ") }
    options = parts.filter { $0.hasPrefix("| ") }
      .flatMap { $0.split(separator: "\n").dropFirst(2).map(Option.init(row:)) }
    synopsis = String((prose.first ?? "").dropFirst("`stack-lsp \(name) ".count).dropLast())
    let sentence = prose.dropFirst().first ?? ""
    summary = sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast()
    let rest = prose.dropFirst(2).joined(separator: "\n\n")
    details = rest.hasSuffix("\n") ? String(rest.dropLast()) : rest
  }
}

extension Option {
  /// Reads a row of a table: ``| `-f, --format text\|json` | how to print it |``.
  fileprivate init(row: Substring) {
    let cells = row.replacing("\\|", with: "|").dropFirst(3).dropLast(2)
      .split(separator: "` | ", maxSplits: 1)
    let words = (cells.first ?? "").split(separator: " ")
    let names = words.filter { $0.hasPrefix("-") }.map { String($0.replacing(",", with: "")) }
    let value = words.first { !$0.hasPrefix("-") }.map(String.init)
    let choices = value.map { $0.split(separator: "|").map(String.init) } ?? []
    name = names.last ?? ""
    short = names.count > 1 ? names.first : nil
    placeholder = choices.count > 1 ? nil : value
    self.choices = choices.count > 1 ? choices : []
    help = cells.last.map(String.init) ?? ""
  }
}
