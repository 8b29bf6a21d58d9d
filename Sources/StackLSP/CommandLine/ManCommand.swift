import StackDSL

/// `stack-lsp man`: the manual page, from the table that `--help` prints.
extension Subcommand {
  static let man = Subcommand("man") { arguments, console throws(UsageError) in
    guard arguments.positionals.isEmpty else { throw UsageError("man takes no argument.") }
    console.writeOutput(ManualPage.text)
    return ExitStatus.clean
  }
}

/// The manual page in the macros of man(7).
private enum ManualPage {
  static var text: String {
    var lines = [
      ".TH STACK-LSP 1 \"\" \"stack-lsp \(version)\" \"User Commands\"",
      ".SH NAME", "stack-lsp \\- language server and linter for UIStackView and Auto Layout",
      ".SH SYNOPSIS", ".B stack-lsp", "[\\-\\-stdio]", ".br", ".B stack-lsp",
      ".I COMMAND\n[\\fIOPTION\\fR...] [\\fIFILE\\fR...]",
      ".SH DESCRIPTION",
      roff(
        "Without a command it is a language server on standard input and output. The commands offer "
          + "the same checks for scripts and people."),
      ".SH OPTIONS",
    ]
    lines += options(serverOptions)
    lines.append(".SH COMMANDS")
    for command in Subcommand.all {
      lines += [
        ".SS \"\(roff("\(command.name) \(command.page.synopsis)"))\"",
        roff(capitalized(command.page.summary) + "."),
      ]
      if !command.page.details.isEmpty { lines += [".PP", roff(command.page.details)] }
      lines += options(command.page.options)
    }
    lines += [
      ".SH FILES", ".TP", ".I stack.toml",
      roff("What a project has agreed on; the nearest one above a file holds for it."),
      ".SH \"EXIT STATUS\"", ".TP", "0", "All is well.", ".TP", "1", "Something was found.", ".TP",
      "2",
      "The arguments or files cannot be used.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func options(_ options: [Option]) -> [String] {
    options.flatMap { [".TP", ".B \(roff($0.usage))", roff(capitalized($0.help) + ".")] }
  }

  /// Text with escapes, so that no character is a command: groff(7), "Escapes".
  private static func roff(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }.joined(
      separator: "\n")
  }
}
