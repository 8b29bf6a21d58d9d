import StackDSL

/// `stack-lsp format`: the canonical form, in place or as a check.
extension Subcommand {
  static let format = Subcommand(
    name: "format", synopsis: "[--check] FILE|DIR…|-",
    summary: "give files their canonical form",
    options: [
      Option(name: "--check", help: "change nothing; fail if a file has another form")
    ],
    details: """
      Files are changed in place; - reads standard input and prints the result. Only blanks, line
      ends and semicolons change; regions with errors stay as they are.
      """
  ) { arguments, console throws(UsageError) in
    guard !arguments.positionals.isEmpty else { throw UsageError("format needs a file or folder.") }
    var files = CommandFiles()
    var others = 0
    let list = try files.files(named: arguments.positionals, console)
    for (index, file) in list.enumerated() {
      if list.count > 1 { console.progress("\(index + 1)/\(list.count) \(files.name(file))") }
      defer { console.progress("") }
      let old = files.source(file).bytes
      let new = apply(StackDSL.format(parse(old, file: file)), to: old)
      if arguments.has("--check") {
        guard new != old else { continue }
        others += 1
        console.writeOutput("\(files.name(file))\n")
      } else if files.isStandardInput(file) {
        console.writeOutput(String(decoding: new, as: UTF8.self))
      } else if new != old {
        guard DiskFile.replace(file.name, with: new) else {
          throw UsageError("\(files.name(file)) cannot be written.", isAboutWords: false)
        }
        console.progress("")
        console.writeError("\(files.name(file))\n")
      }
    }
    return others == 0 ? ExitStatus.clean : ExitStatus.found
  }
}
