import JSONRPC
import StackDSL

extension Subcommand {
  static let preview = Subcommand(
    name: "preview", synopsis: "[--screen NAME] FILE",
    summary: "show a screen in the browser, and follow the file",
    options: [
      Option(name: "--screen", placeholder: "NAME", help: "this screen or component, not the first")
    ],
    details: """
      Prints the address of a page on this machine, which nobody else can open, and keeps it up to date
      until it is ended by Control-C.
      """
  ) { arguments, console throws(UsageError) in
    guard let name = arguments.positionals.first, arguments.positionals.count == 1, name != "-"
    else {
      throw UsageError("preview needs one file.")
    }
    var files = CommandFiles()
    let file = try files.file(named: name, console)
    let analysis = files.solved(file).analysis
    let known = analysis.screens + analysis.components
    let screen = arguments.value("--screen")
    if let screen, !known.contains(where: { $0.screen.name == screen }) {
      throw UsageError(no: "screen", named: screen, among: known.map(\.screen.name))
    }
    do throws(ResponseError) {
      return try servePreview(of: file, screen: screen) { address in
        console.writeOutput("\(address)\n")
      }
    } catch {
      throw UsageError(error.message, isAboutWords: false)
    }
  }
}
