import JSONRPC
import StackDSL

extension Subcommand {
  static let preview = Subcommand(
    name: "preview", synopsis: "[--screen NAME] [--open] [--address URL] FILE",
    summary: "show a screen in the browser, and follow the file",
    options: [
      Option(
        name: "--screen", placeholder: "NAME", help: "this screen or component, not the first"),
      Option(name: "--open", help: "show the page in the browser"),
      Option(
        name: "--address", placeholder: "URL",
        help: "the address that an earlier run printed: its pages come back to life"),
    ],
    details: """
      Prints the address of a page on this machine, which nobody else can open, and keeps it up to date
      until it is ended by Control-C. A fix that is chosen there is written into FILE, and can be taken back
      there as long as nobody else changes FILE.
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
    let earlier = arguments.value("--address")
    guard earlier.map({ PageDoor(address: $0) != nil }) ?? true else {
      throw UsageError("--address takes an address that an earlier run of preview printed.")
    }
    do throws(ResponseError) {
      return try servePreview(of: file, screen: screen, takingOver: earlier) { address in
        console.writeOutput("\(address)\n")
        if let earlier, earlier != address {
          console.writeError("The earlier address is taken: this is another one.\n")
        }
        guard arguments.has("--open") else { return }
        // A browser that starts here runs for long, and the page has nothing to show before this command
        // ends.
        let opening = "command -v \(addressOpener) >&- && { \(addressOpener) \"$0\" >&- 2>&- & }"
        if output(of: ["sh", "-c", opening, address]) == nil {
          console.writeError("There is no \(addressOpener) here: open the address in a browser.\n")
        }
      }
    } catch {
      throw UsageError(error.message, isAboutWords: false)
    }
  }
}
