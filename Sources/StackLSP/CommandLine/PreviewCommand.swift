import JSONRPC
import StackDSL

extension Subcommand {
  static let preview = Subcommand("preview") { arguments, console throws(UsageError) in
    guard let name = arguments.positionals.first, arguments.positionals.count == 1, name != "-"
    else {
      throw UsageError("preview needs one file or folder.")
    }
    let subject = try subject(name, screen: arguments.value("--screen"), console)
    let wanted = try wantedAddress(arguments)
    do throws(ResponseError) {
      return try servePreview(of: subject, takingOver: wanted) { address in
        console.writeOutput("\(address)\n")
        if let wanted, wanted != address {
          let what = arguments.value("--port").map { "Port \($0)" } ?? "The earlier address"
          console.writeError("\(what) is taken: this is another one.\n")
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

  /// The address of an earlier run, or a new one at the port that is asked for; nil for any.
  private static func wantedAddress(_ arguments: Arguments) throws(UsageError) -> String? {
    let earlier = arguments.value("--address")
    guard let written = arguments.value("--port") else {
      guard earlier.map({ PageDoor(address: $0) != nil }) ?? true else {
        throw UsageError("--address takes an address that an earlier run of preview printed.")
      }
      return earlier
    }
    guard earlier == nil else {
      throw UsageError("--port and --address exclude each other: an address has its port.")
    }
    guard let port = UInt16(written), port >= 1024 else {
      throw UsageError("--port takes a number from 1024 to 65535.")
    }
    return PageDoor(port: port, token: PageDoor.randomToken()).address
  }

  private static func subject(
    _ name: String, screen: String?, _ console: Console
  ) throws(UsageError) -> PreviewSubject {
    let index = ScreenIndex(title: name, path: absolutePath(name))
    guard !DiskFile.isDirectory(name) else {
      guard screen == nil else { throw UsageError("--screen needs a file, not a folder.") }
      _ = try CommandFiles.names([name])
      return .index(index)
    }
    var files = CommandFiles()
    let file = try files.file(named: name, console)
    let model = files.model(file)
    let known = model.screens.map(\.name) + model.components.map(\.standalone.name)
    if let screen, !known.contains(screen) {
      throw UsageError(no: "screen", named: screen, among: known)
    }
    return screen == nil && model.screens.count > 1 ? .index(index) : .screen(file, name: screen)
  }
}
