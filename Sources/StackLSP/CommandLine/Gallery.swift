import LayoutEngine
import StackDSL

/// Every screen of a folder in every environment, on one page without scripts: for a person who looks through
/// an app, and for CI to keep.
struct Gallery {
  private struct Entry {
    var title: String
    var file: String
    var findings: [Finding]
    var pictures: [(caption: String, svg: String)]
  }

  private var entries: [Entry] = []
  /// Files without a screen or that cannot be read.
  private var empty: [String] = []

  private var images: [PictureImage] = []

  /// - Parameter name: the file's name as the user wrote it.
  mutating func add(_ results: [ScreenResult], of name: String, _ assets: PictureAssets) {
    images += assets.images.values
    let drawn = results.filter { !$0.layouts.all.isEmpty }
    if drawn.isEmpty { empty.append(name) }
    for result in drawn {
      // Hints about simpler code concern the author of a screen, not the reader of the gallery.
      let told = result.findings.filter {
        $0.severity.rawValue <= Problem.Severity.warning.rawValue
      }
      let pictures = result.layouts.all.map { layout in
        (
          layout.environment.name,
          preview(
            of: result.layouts, layout, findings: told,
            options: PictureOptions(isInPage: true, assets: assets))
        )
      }
      entries.append(
        Entry(
          title: result.layouts.screen.name, file: name, findings: told,
          pictures: pictures))
    }
  }

  /// - Parameter folder: the folder's name as the user wrote it.
  func html(of folder: String) -> String {
    let title = SVG.escaped("Screens of \(folder)")
    let pictures = entries.reduce(0) { $0 + $1.pictures.count }
    let all = entries.flatMap(\.findings)
    return GalleryPage.document(
      title: title,
      lead:
        "<p>\(count(entries.count, "screen")) in \(count(pictures, "picture")): \(words(all)).</p>\n\(contents)",
      main: PictureAssets.definitions(of: images) + entries.indices.map(section).joined(),
      footer: footer)
  }

  private var contents: String {
    let links = entries.indices.map { index in
      "<li><a href=\"#s\(index)\">\(SVG.escaped(entries[index].title))</a> \(badges(entries[index].findings))</li>"
    }
    return "<nav aria-label=\"Screens\"><ul>\(links.joined(separator: "\n"))</ul></nav>"
  }

  private func section(_ index: Int) -> String {
    let entry = entries[index]
    let figures = entry.pictures.map { GalleryPage.figure(svg: $0.svg, caption: $0.caption) }
    return """
      <section id="s\(index)"><h2>\(SVG.escaped(entry.title)) \(badges(entry.findings))</h2>
      <p class="file">\(SVG.escaped(entry.file))</p>
      <div class="figures">\(figures.joined())</div>
      \(listed(entry.findings))</section>

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

  private func number(_ findings: [Finding], _ severity: Problem.Severity) -> Int {
    findings.filter { $0.severity == severity }.count
  }

  private func badges(_ findings: [Finding]) -> String {
    [Problem.Severity.error, .warning].compactMap { severity in
      let number = number(findings, severity)
      return number == 0
        ? nil : "<span class=\"badge \(severity.word)\">\(count(number, severity.word))</span>"
    }.joined(separator: " ")
  }

  private func words(_ findings: [Finding]) -> String {
    let (errors, warnings) = (number(findings, .error), number(findings, .warning))
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
      let results = try shown(analysis, arguments)
      gallery.add(results, of: name, assets(beside: name, of: results, analysis, console))
      files.finish(file)
    }
    console.progress("")
    console.writeOutput(gallery.html(of: folder))
    return ExitStatus.clean
  }
}
