import JSONRPC
import LayoutEngine
import StackDSL

/// `stack-lsp frames`: boxes and tables, JSON, or a picture.
extension Subcommand {
  static let frames = Subcommand(
    name: "frames", synopsis: "[--screen NAME] [--device NAME] [--format FORMAT] FILE",
    summary: "print where every view comes to lie",
    options: [
      Option(name: "--screen", placeholder: "NAME", help: "only this screen or component"),
      Option(name: "--device", placeholder: "NAME", help: "only this device (iPhone16.landscape)"),
      Option(name: "--format", choices: ["text", "json", "svg"], help: "how to print it (text)"),
    ],
    details: """
      As text, each screen is drawn as boxes with a table of its frames below, in points in the
      superview's coordinates. As SVG, the first environment that matches is drawn.
      """
  ) { arguments, console throws(UsageError) in
    guard let name = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw UsageError("frames needs one file.")
    }
    var files = CommandFiles()
    let file = try files.file(named: name, console)
    let analysis = files.solved(file).analysis
    let format = arguments.value("--format", default: "text")
    // For programs an empty list says it.
    if analysis.screens.isEmpty, format != "json", !arguments.has("--screen") {
      throw UsageError(noScreenIn: name, components: analysis.components.map(\.placed.name))
    }
    let screens = try analysis.chosen(
      screen: arguments.value("--screen"), device: arguments.value("--device"))
    switch format {
    case "json":
      let json = framesJSON(file: name, screens.map(\.framesListings)) { span in
        files.source(span.file).range(span.range, .utf16).json
      }
      console.writeOutput(json.indented())
    case "svg":
      let picture = screens.first.flatMap { screen in
        screen.layouts.first.map { preview(of: screen.screen, $0) }
      }
      console.writeOutput(picture ?? "")
    default:
      let listings = screens.flatMap(\.framesListings)
      console.writeOutput(listings.map(text).joined(separator: "\n"))
    }
    let isSolved = screens.allSatisfy { $0.layouts.allSatisfy { $0.outcome.status == .solved } }
    return isSolved ? ExitStatus.clean : ExitStatus.found
  }

  private static func text(_ listing: FramesListing) -> String {
    "\(BoxDrawing(listing).text)\n\(listing.table)\n"
  }
}

extension UsageError {
  fileprivate init(noScreenIn file: String, components: [String]) {
    let hint = components.first.map { ": --screen \($0) shows the component alone" } ?? ""
    self.init("There is no screen in \(file)\(hint).", isAboutWords: !components.isEmpty)
  }
}

extension Environment {
  /// Whether it is on a device as written in a file; without an orientation, on either.
  func isOn(_ name: String) -> Bool {
    guard let device else { return false }
    return name == device || name == "\(device).\(orientation.rawValue)"
  }
}

extension Analysis {
  /// The screens, and of each the environments, that the options leave; all where none is given.
  func chosen(screen name: String?, device: String?) throws(UsageError) -> [ScreenAnalysis] {
    var chosen = screens
    if let name {
      chosen = (screens + components).filter { $0.screen.name == name }
      guard !chosen.isEmpty else {
        throw UsageError(
          no: "screen", named: name, among: (screens + components).map(\.placed.name))
      }
    }
    if let device {
      let devices = chosen.devices
      for index in chosen.indices {
        chosen[index].layouts.removeAll { !$0.environment.isOn(device) }
      }
      chosen.removeAll { $0.layouts.isEmpty }
      guard !chosen.isEmpty else {
        throw UsageError(no: "device", named: device, among: devices)
      }
    }
    return chosen
  }
}

extension [ScreenAnalysis] {
  /// What their environments are on, as `devices` lists them.
  var devices: [String] {
    unique(flatMap { $0.layouts.compactMap(\.environment.deviceWithOrientation) })
  }
}
