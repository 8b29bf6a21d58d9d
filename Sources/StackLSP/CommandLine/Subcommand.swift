/// One command of the program: a file that defines such a value, a section in `docs/commands.md`, and one line in
/// `all`.
struct Subcommand: Sendable {
  let name: String
  let page: CommandPage
  /// Runs the command; returns the exit status.
  let run: @Sendable (Arguments, Console) throws(UsageError) -> Int32

  init(
    _ name: String, run: @escaping @Sendable (Arguments, Console) throws(UsageError) -> Int32
  ) {
    self.name = name
    page = CommandPage(name)
    self.run = run
  }

  static let all: [Subcommand] = [
    .check, .initialising, .frames, .preview, .importing, .format, .explain, .rules, .log, .swift,
    .solve, .dump,
    .completions, .man,
  ]

  var help: String {
    var text =
      "stack-lsp \(name): \(page.summary)\n\nusage: stack-lsp \(name) \(page.synopsis)\n"
    if !page.details.isEmpty { text += "\n\(page.details)\n" }
    let rows = options.map { ["  \($0.usage)", $0.help] }
    return text + "\noptions:\n" + alignedColumns(rows) + "\n"
  }

  /// Its own, and those of every command.
  var options: [Option] { page.options + Self.commonOptions }

  /// The options of every command, and of the program without a command.
  static let commonOptions = CommandPage("every command").options
}

/// Runs the program with its arguments; returns the exit status.
func runProgram(_ words: [String], _ console: Console) -> Int32 {
  // `help check` is `check --help`.
  let asked = Array(words.drop { $0 == "help" })
  let words = asked.count < words.count ? asked.prefix(1) + ["--help"] : asked
  do throws(UsageError) {
    guard let first = words.first, first.hasPrefix("-") == false else {
      return try runServerOrHelp(words, console)
    }
    guard let command = Subcommand.all.first(where: { $0.name == first }) else {
      throw UsageError(no: "command", named: first, among: Subcommand.all.map(\.name))
    }
    let arguments = try Arguments(
      Array(words.dropFirst()), options: command.options)
    if let status = answer(arguments, help: command.help, console) { return status }
    return try command.run(arguments, console)
  } catch {
    console.progress("")
    let command = Subcommand.all.first { $0.name == words.first }.map { " \($0.name)" } ?? ""
    let hint = error.isAboutWords ? "Try stack-lsp\(command) --help.\n" : ""
    console.writeError(error)
    console.writeError(hint)
    return ExitStatus.unusable
  }
}

/// Handles the common options; nil if none is present.
private func answer(_ arguments: Arguments, help: String, _ console: Console) -> Int32? {
  if arguments.has("--help") {
    console.writeOutput(help)
  } else if arguments.has("--version") {
    console.writeOutput("stack-lsp \(version)\n")
  } else {
    return nil
  }
  return ExitStatus.clean
}

let serverOptions = CommandPage("stack-lsp").options + Subcommand.commonOptions

private func runServerOrHelp(_ words: [String], _ console: Console) throws(UsageError) -> Int32 {
  let arguments = try Arguments(words, options: serverOptions)
  if let stray = arguments.positionals.first {
    throw UsageError("The language server takes no argument \"\(stray)\".")
  }
  if let status = answer(arguments, help: generalHelp, console) { return status }
  if words.isEmpty, console.readsTerminal {
    console.writeError(greeting)
    return ExitStatus.unusable
  }
  if let path = arguments.value("--replay") { return try replaySession(path, console) }
  var recorder: SessionRecorder?
  if let path = arguments.value("--record") {
    guard let opened = SessionRecorder(path: path) else {
      throw UsageError("\(path) cannot be written.", isAboutWords: false)
    }
    recorder = opened
  }
  var parent: Int32?
  if let text = arguments.value("--clientProcessId") {
    guard let process = Int32(text), process > 0 else {
      throw UsageError("--clientProcessId is the id of a process, not \"\(text)\".")
    }
    parent = process
  }
  return serve(parentProcess: parent, recorder: recorder)
}

/// Printed if a person types only the program's name; an editor would speak LSP.
private let greeting = """
  stack-lsp \(version) checks UIStackView and Auto Layout screens: storyboards, xibs and .stack files.
  In an app's folder, try: stack-lsp check
  All commands: stack-lsp --help. Editors start it as a language server: stack-lsp --stdio

  """

private var generalHelp: String {
  """
  stack-lsp \(version): a language server for .stack files, screens made of UIStackView and
  Auto Layout constraints, and the same checks on the command line.

  usage: stack-lsp [--stdio]
         stack-lsp COMMAND …

  commands (stack-lsp help COMMAND says more):
  \(alignedColumns(Subcommand.all.map { ["  \($0.name)", $0.page.summary] }))

  options:
  \(alignedColumns(serverOptions.map { ["  \($0.usage)", $0.help] }))

  Exit status: 0 all is well, 1 something was found, 2 the arguments or files cannot be used.

  """
}
