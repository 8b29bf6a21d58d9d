/// `stack-lsp rules`: prints the catalog of rules.
extension Subcommand {
  static let rules = Subcommand("rules") { arguments, console throws(UsageError) in
    let names = RuleFamily.allCases.map(\.rawValue)
    for name in arguments.positionals where !names.contains(name) {
      throw UsageError(no: "family", named: name, among: names)
    }
    let wanted = arguments.positionals.isEmpty ? names : arguments.positionals
    let pages = RuleFamily.allCases.filter { wanted.contains($0.rawValue) }.map { family in
      let rows = family.rules.map { rule in
        ["  \(rule.code)", rule.severity.word, rule.page.summary.replacing("`", with: "")]
      }
      return
        "\(console.paint(family.rawValue, .bold)): \(family.summary)\n\(alignedColumns(rows, numbers: false))\n"
    }
    console.writeOutput(pages.joined(separator: "\n"))
    return ExitStatus.clean
  }
}
