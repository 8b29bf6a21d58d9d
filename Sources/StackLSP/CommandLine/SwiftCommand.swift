import JSONRPC
import StackDSL

/// `stack-lsp swift`: exports a screen as Swift, or prints the probe that writes a screen from a running app.
extension Subcommand {
  static let swift = Subcommand("swift") { arguments, console throws(UsageError) in
    let words = arguments.positionals
    if arguments.has("--probe") {
      guard words.isEmpty, !arguments.has("--as"), !arguments.has("--strings") else {
        throw UsageError("--probe takes no file: it is the same for every app.")
      }
      console.writeOutput(ProbeText.swift)
      return ExitStatus.clean
    }
    guard let name = words.first, words.count <= 2 else {
      throw UsageError("swift needs a file, and the name of a screen where it has several.")
    }
    var files = CommandFiles()
    let file = try files.file(named: name, console)
    let solved = files.solved(file)
    let analysis = solved.analysis
    let known = analysis.screens + analysis.components
    let names = known.map(\.screen.name)
    guard let first = known.first else {
      throw UsageError("There is no screen in \(name).", isAboutWords: false)
    }
    if arguments.has("--strings") {
      guard !arguments.has("--as") else {
        throw UsageError("--strings and --as exclude each other: a string catalog has one form.")
      }
      let chosen = analysis.screens.filter { words.count == 1 || $0.screen.name == words[1] }
      guard words.count == 1 || !chosen.isEmpty else {
        throw UsageError(no: "screen", named: words[1], among: analysis.screens.map(\.screen.name))
      }
      console.writeExact(stringCatalogJSON(StringCatalog(of: chosen.map(\.screen))).indented())
      return ExitStatus.clean
    }
    guard words.count == 2 || analysis.screens.count == 1 || known.count == 1 else {
      throw UsageError("Which screen of \(name)? There is \(shortList(names, limit: 12)).")
    }
    guard let screen = words.count == 2 ? known.first(where: { $0.screen.name == words[1] }) : first
    else { throw UsageError(no: "screen", named: words[1], among: names) }
    let export = SwiftExport(
      screen, of: analysis.model, in: solved.sources, file: lastPart(of: name),
      as: arguments.value("--as").flatMap(SwiftForm.init(rawValue:)))
    console.writeExact(export.text)
    for omission in export.omissions { console.writeError("not exported: \(omission.printable)\n") }
    return ExitStatus.clean
  }
  private static func lastPart(of name: String) -> String? {
    name == "-" ? nil : name.split(separator: "/").last.map(String.init)
  }
}
