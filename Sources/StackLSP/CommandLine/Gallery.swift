import LayoutEngine
import StackDSL

/// Every screen of a folder in every environment, on one page without scripts: for a person who looks through
/// an app, and for CI to keep.
struct Gallery {
  private struct Entry {
    var card: ScreenCard
    var pictures: [(caption: String, svg: String)]
  }

  private var files: [(name: String, entries: [Entry])] = []
  /// Files without a screen or that cannot be read.
  private var empty: [String] = []

  private var images: [PictureImage] = []

  /// - Parameter name: the file's name as the user wrote it.
  mutating func add(_ results: [ScreenResult], of name: String, _ assets: PictureAssets) {
    images += assets.images.values
    let entries = results.inOverview.map { card, result in
      Entry(card: card, pictures: pictures(of: result, card.findings, assets))
    }
    if entries.isEmpty { empty.append(name) } else { files.append((name, entries)) }
  }

  private func pictures(
    of result: ScreenResult, _ findings: [Finding], _ assets: PictureAssets
  ) -> [(caption: String, svg: String)] {
    result.layouts.all.map { layout in
      let options = PictureOptions(isInPage: true, assets: assets)
      return (
        layout.environment.name,
        preview(of: result.layouts, layout, findings: findings, options: options)
      )
    }
  }

  /// - Parameter folder: the folder's name as the user wrote it.
  func html(of folder: String) -> String {
    let title = SVG.escaped("Screens of \(folder)")
    let entries = files.flatMap(\.entries)
    let pictures = entries.reduce(0) { $0 + $1.pictures.count }
    let all = entries.flatMap(\.card.findings)
    return GalleryPage.document(
      title: title,
      lead:
        "<p>\(count(entries.count, "screen")) in \(count(pictures, "picture")): \(words(all)).</p>\n\(contents)",
      main: PictureAssets.definitions(of: images) + files.indices.map(section).joined(),
      footer: footer)
  }

  private func anchor(_ file: Int, _ entry: Int) -> String { "s\(file)-\(entry)" }

  private var contents: String {
    let lists = files.indices.map { file in
      let links = files[file].entries.enumerated().map { entry, content in
        "<li><a href=\"#\(anchor(file, entry))\">\(SVG.escaped(content.card.title))</a> \(badges(content.card.findings))</li>"
      }
      return
        "<li>\(SVG.escaped(files[file].name))<ul>\(links.joined(separator: "\n"))</ul></li>"
    }
    return "<nav aria-label=\"Screens\"><ul>\(lists.joined(separator: "\n"))</ul></nav>"
  }

  private func section(_ file: Int) -> String {
    let articles = files[file].entries.enumerated().map { entry, content in
      article(content, anchor(file, entry))
    }
    return """
      <section><h2>\(SVG.escaped(files[file].name))</h2>
      \(articles.joined())</section>

      """
  }

  private func article(_ entry: Entry, _ anchor: String) -> String {
    let figures = entry.pictures.map { GalleryPage.figure(svg: $0.svg, caption: $0.caption) }
    let card = entry.card
    let kind = card.kind == .screen ? "" : "<small>\(card.kind.rawValue)</small> "
    return """
      <article id="\(anchor)"><h3>\(SVG.escaped(card.title)) \(kind)\(badges(card.findings))</h3>
      <div class="figures">\(figures.joined())</div>
      \(listed(card.findings))</article>

      """
  }

  private func listed(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "" }
    let items = findings.map { finding in
      "<li class=\"\(finding.severity.word)\"><b>\(FindingMark(finding).sign)</b> \(GalleryPage.prose(finding.message)) "
        + "<span class=\"code\">\(SVG.escaped(finding.code))</span></li>"
    }
    return "<ul class=\"findings\">\(items.joined(separator: "\n"))</ul>"
  }

  private func badges(_ findings: [Finding]) -> String {
    [Problem.Severity.error, .warning].compactMap { severity in
      let number = findings.number(severity)
      return number == 0
        ? nil : "<span class=\"badge \(severity.word)\">\(count(number, severity.word))</span>"
    }.joined(separator: " ")
  }

  private func words(_ findings: [Finding]) -> String {
    let (errors, warnings) = (findings.number(.error), findings.number(.warning))
    return errors + warnings == 0
      ? "no errors and no warnings"
      : "\(count(errors, "error")) and \(count(warnings, "warning"))"
  }

  private var footer: String {
    empty.isEmpty
      ? "" : "<footer>No screen in \(SVG.escaped(list(empty))).</footer>"
  }
}

extension Subcommand {
  /// `frames --format html DIR`.
  static func gallery(
    of folder: String, _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> Int32 {
    guard arguments.value("--format", default: "text") == "html" else {
      throw UsageError("frames shows all screens of a folder as a page only: --format html.")
    }
    let names = try CommandFiles.names([folder])
    var files = CommandFiles()
    var gallery = Gallery()
    for (index, name) in names.enumerated() {
      console.progress("\(index + 1)/\(names.count) \(name.printable)")
      let file = try files.file(named: name, console)
      let analysis = files.solved(file).analysis
      let results = try shown(analysis, arguments).map(analysis.withFaultsOfText)
      gallery.add(results, of: name, assets(beside: name, of: results, analysis, console))
      files.finish(file)
    }
    console.progress("")
    console.writeOutput(gallery.html(of: folder))
    return ExitStatus.clean
  }
}
