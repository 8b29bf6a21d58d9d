/// `stack-lsp completions`: a shell's completion script for commands and options, from the table that
/// `--help` prints.
extension Subcommand {
  static let completions = Subcommand("completions") { arguments, console throws(UsageError) in
    guard let name = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw UsageError("completions needs the name of a shell: bash, zsh or fish.")
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(no: "shell", named: name, among: Shell.allCases.map(\.rawValue))
    }
    console.writeOutput(shell.completions)
    return ExitStatus.clean
  }

  /// The words that may follow the command's name besides options and files.
  fileprivate var words: [String] {
    switch name {
    case Self.completions.name: Shell.allCases.map(\.rawValue)
    case "rules": RuleFamily.allCases.map(\.rawValue)
    case "explain": Rule.all.map(\.code)
    case "dump": Self.stages
    default: []
    }
  }
}

extension Option {
  /// The values that a shell offers after the option.
  fileprivate var proposed: [String] {
    switch name {
    case "--select", "--ignore", "--severity": RuleChoice.names
    case "--device": DeviceTable.names
    default: choices
    }
  }
}

private enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var completions: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var names: [String] { Subcommand.all.map(\.name) }

  private var bash: String {
    let cases = Subcommand.all.map { command in
      let values = command.page.options.filter { !$0.proposed.isEmpty }.map { option in
        "        \(option.name)) COMPREPLY=($(compgen -W \"\(option.proposed.joined(separator: " "))\" -- \"$word\")); return ;;\n"
      }
      let options = command.options.map(\.name).joined(separator: " ")
      let words = command.words.joined(separator: " ")
      return """
            \(command.name))
              case "$previous" in
        \(values.joined())      esac
              if [[ "$word" == -* ]]; then
                COMPREPLY=($(compgen -W "\(options)" -- "$word"))
              else
                COMPREPLY=($(compgen -W "\(words)" -- "$word") $(compgen -f -- "$word"))
              fi ;;

        """
    }
    return """
      # bash completions of stack-lsp
      _stack_lsp() {
        local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [[ $COMP_CWORD == 1 ]]; then
          COMPREPLY=($(compgen -W "\(names.joined(separator: " ")) --help --version" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases.joined())  esac
      }
      complete -o filenames -F _stack_lsp stack-lsp

      """
  }

  private var zsh: String {
    let commands = Subcommand.all.map { "    '\($0.name):\(zshText($0.page.summary))'\n" }
    let cases = Subcommand.all.map { command in
      let options = command.options.map { option -> String in
        let value =
          option.proposed.isEmpty
          ? option.placeholder.map { ":\($0):_files" } ?? ""
          : ":value:(\(option.proposed.joined(separator: " ")))"
        let mark = option.choices.isEmpty && option.placeholder == nil ? "" : "="
        return "        '\(option.name)\(mark)[\(zshText(option.help))]\(value)' \\\n"
      }
      let words = command.words
      let rest =
        words.isEmpty
        ? "_files"
        : "{_alternative 'words:word:(\(words.joined(separator: " ")))' 'files:file:_files'}"
      return """
            \(command.name))
              _arguments \\
        \(options.joined())        '*:file:\(rest.hasPrefix("{") ? "->rest" : rest)'
        \(words.isEmpty ? "" : "      [[ $state == rest ]] && _alternative 'words:word:(\(words.joined(separator: " ")))' 'files:file:_files'\n")      ;;

        """
    }
    return """
      #compdef stack-lsp
      _stack_lsp() {
        local state
        local -a commands
        commands=(
      \(commands.joined())  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        shift words
        (( CURRENT-- ))
        case "$words[1]" in
      \(cases.joined())  esac
      }
      _stack_lsp "$@"

      """
  }

  /// Text escaped for single quotes and brackets.
  private func zshText(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }

  private var fish: String {
    var lines = ["# fish completions of stack-lsp"]
    for command in Subcommand.all {
      lines.append(
        "complete -c stack-lsp -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.page.summary))"
      )
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        var line = "complete -c stack-lsp \(condition) -l \(option.name.dropFirst(2))"
        if let short = option.short { line += " -s \(short.dropFirst())" }
        if !option.proposed.isEmpty {
          line += " -x -a \(quoted(option.proposed.joined(separator: " ")))"
        } else if option.placeholder != nil {
          line += " -r"
        }
        lines.append(line + " -d \(quoted(option.help))")
      }
      if !command.words.isEmpty {
        lines.append(
          "complete -c stack-lsp \(condition) -a \(quoted(command.words.joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "\\'"))'" }
}
