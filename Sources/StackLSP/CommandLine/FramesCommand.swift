import JSONRPC
import LayoutEngine
import StackDSL

/// `stack-lsp frames`: box drawings and tables, JSON, or a picture.
extension Subcommand {
  static let frames = Subcommand("frames") { arguments, console throws(UsageError) in
    guard let name = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw UsageError("frames needs one file.")
    }
    if let reference = arguments.value("--against") {
      guard !arguments.has("--compare") else {
        throw UsageError("--against and --compare exclude each other.")
      }
      return try changes(of: name, since: reference, arguments, console)
    }
    if DiskFile.isDirectory(name) { return try gallery(of: name, arguments, console) }
    var files = CommandFiles()
    let file = try files.file(named: name, console)
    let analysis = files.solved(file).analysis
    let format = arguments.value("--format", default: "text")
    if arguments.has("--compare") {
      guard file.isOfInterfaceBuilder else {
        throw UsageError(
          "\(name) has no recorded frames: only a storyboard or xib has.", isAboutWords: false)
      }
      let comparisons = try shown(analysis, arguments).compactMap {
        FrameComparison($0.layouts)
      }
      console.writePage(comparisons.map(\.text).joined(separator: "\n"))
      return comparisons.allSatisfy(\.differences.isEmpty) ? ExitStatus.clean : ExitStatus.found
    }
    // For programs, the empty list is enough.
    if analysis.screens.isEmpty, format != "json", !arguments.has("--screen") {
      throw UsageError(noScreenIn: name, components: analysis.components.map(\.screen.name))
    }
    let shown = try shown(analysis, arguments)
    let screens = shown.map(\.layouts)
    let places = files.places(in: file, analysis.model.sections)
    switch format {
    case "json":
      let json = framesJSON(file: name, screens.map(\.framesListings), places)
      console.writeJSON(json)
    case "svg":
      var options = PictureOptions(place: places.text)
      options.assets = assets(beside: name, of: shown, analysis, console)
      options.appearance =
        arguments.value("--appearance").flatMap(Appearance.init(rawValue:)) ?? .automatic
      console.writeExact(shown.first?.picture(options: options) ?? "")
    case "html":
      guard let result = shown.first else { break }
      let page = ShownPage(
        result: result, analysis: analysis, sources: files.solved(file).sources, places: places,
        assets: assets(beside: name, of: [result], analysis, console))
      console.writeExact(PageText.html(nonce: "page", data: page.everything))
    default:
      let listings = screens.flatMap(\.framesListings)
      console.writePage(listings.map(text).joined(separator: "\n"))
    }
    let isSolved = screens.allSatisfy { $0.all.allSatisfy { $0.outcome.status == .solved } }
    return isSolved ? ExitStatus.clean : ExitStatus.found
  }

  /// The colors and images from the asset catalogs beside a file that its screens show. Sets that cannot be read are
  /// named on standard error.
  static func assets(
    beside file: String, of results: [ScreenResult], _ analysis: Analysis, _ console: Console
  ) -> PictureAssets {
    var catalog = AssetCatalog(beside: file, within: [workingDirectory])
    let assets = catalog.assets(
      of: results.map(\.layouts.screen), recorded: analysis.model.namedColors)
    for fault in assets.faults { console.writeError("stack-lsp: \(fault.printable)\n") }
    return assets
  }

  static func shown(
    _ analysis: Analysis, _ arguments: Arguments
  ) throws(UsageError) -> [ScreenResult] {
    let choice = EnvironmentChoice(
      device: arguments.value("--device"), textSize: arguments.value("--text-size"),
      direction: arguments.value("--direction"), language: arguments.value("--language"),
      state: arguments.value("--state"))
    do throws(UnknownName) {
      return try analysis.shown(screen: arguments.value("--screen"), choice)
    } catch {
      throw UsageError(error)
    }
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

extension Analysis {
  /// The screens and their environments that the options select; all without options.
  func chosen(screen name: String?, device: String?) throws(UsageError) -> [ScreenLayouts] {
    do throws(UnknownName) {
      return try shown(screen: name, EnvironmentChoice(device: device)).map(\.layouts)
    } catch {
      throw UsageError(error)
    }
  }
}
