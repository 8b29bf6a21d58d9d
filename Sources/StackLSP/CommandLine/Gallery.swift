import LayoutEngine
import StackDSL

/// Every screen of a folder in every environment, as one page without a script: for whoever looks through an app,
/// and for CI to keep.
struct Gallery {
  private struct Entry {
    var title: String
    var file: String
    var findings: [Finding]
    var pictures: [(caption: String, svg: String)]
  }

  private var entries: [Entry] = []
  /// Files without a screen, and those that cannot be read.
  private var empty: [String] = []

  /// - Parameter name: of the file, as the user wrote it.
  mutating func add(_ screens: [ShownScreen], of name: String) {
    let drawn = screens.filter { !$0.analysis.layouts.isEmpty }
    if drawn.isEmpty { empty.append(name) }
    for screen in drawn {
      // What could be simpler is for whoever writes the screen, not for whoever looks through the app.
      let told = screen.findings.filter {
        $0.severity.rawValue <= Problem.Severity.warning.rawValue
      }
      let pictures = screen.analysis.layouts.map { layout in
        (
          layout.environment.name,
          preview(
            of: screen.analysis, layout, findings: told,
            options: PictureOptions(isInPage: true))
        )
      }
      entries.append(
        Entry(
          title: screen.analysis.screen.name, file: name, findings: told,
          pictures: pictures))
    }
  }

  /// - Parameter folder: as the user wrote it.
  func html(of folder: String) -> String {
    let title = SVG.escaped("Screens of \(folder)")
    let pictures = entries.reduce(0) { $0 + $1.pictures.count }
    let all = entries.flatMap(\.findings)
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>\(PreviewStyle.sheet)\(Self.style)</style></head>
      <body><header><h1>\(title)</h1>
      <p>\(count(entries.count, "screen")) in \(count(pictures, "picture")): \(words(all)).</p>
      \(contents)</header>
      <main>
      \(entries.indices.map(section).joined())</main>
      \(footer)</body></html>

      """
  }

  private var contents: String {
    let links = entries.indices.map { index in
      "<li><a href=\"#s\(index)\">\(SVG.escaped(entries[index].title))</a> \(badges(entries[index].findings))</li>"
    }
    return "<nav aria-label=\"Screens\"><ul>\(links.joined(separator: "\n"))</ul></nav>"
  }

  private func section(_ index: Int) -> String {
    let entry = entries[index]
    let figures = entry.pictures.map { caption, svg in
      // A tick box enlarges a picture without a script, and is there for the keyboard.
      """
      <figure><label><input type="checkbox"><span>\(SVG.escaped(caption))</span>
      \(svg)</label></figure>

      """
    }
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
      "<li class=\"\(finding.severity.word)\"><b>\(FindingMark(finding).sign)</b> \(prose(finding.message)) "
        + "<span class=\"code\">\(SVG.escaped(finding.code))</span></li>"
    }
    return "<ul class=\"findings\">\(items.joined(separator: "\n"))</ul>"
  }

  /// What is quoted in a message is a name, and set as one.
  private func prose(_ message: String) -> String {
    message.split(separator: "`", omittingEmptySubsequences: false).enumerated().map {
      $0.offset % 2 == 0
        ? SVG.escaped(String($0.element)) : "<code>\(SVG.escaped(String($0.element)))</code>"
    }.joined()
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

  private static let style = """

    :root { color-scheme: light dark; --back: #f3f3f6; --paper: #ffffff; --text: #1c1c1e; --soft: #5c5c62; --rule: #d8d8de; --red: #c80014; --amber: #9a4600; }
    @media (prefers-color-scheme: dark) { :root { --back: #131315; --paper: #1e1e21; --text: #f2f2f5; --soft: #a6a6ae; --rule: #37373c; --red: #ff7a72; --amber: #ffb84d; } }
    body { margin: 0; background: var(--back); color: var(--text); font: 15px/1.45 -apple-system, "SF Pro Text", Inter, "Segoe UI", Arial, sans-serif; }
    header, main, footer { max-width: 1500px; margin: 0 auto; padding: 16px 24px; }
    h1 { font-size: 24px; margin: 8px 0 0; } h2 { font-size: 19px; margin: 0; } .file, .code, footer { color: var(--soft); font-size: 13px; margin: 0 0 12px; }
    nav ul { display: flex; flex-wrap: wrap; gap: 4px 18px; list-style: none; padding: 0; } a { color: inherit; }
    section { background: var(--paper); border: 1px solid var(--rule); border-radius: 14px; padding: 18px 20px; margin: 0 0 22px; }
    .figures { display: flex; flex-wrap: wrap; gap: 14px 18px; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; } figure span { display: block; font-size: 12px; color: var(--soft); max-width: 210px; padding-bottom: 4px; }
    figure input { position: absolute; opacity: 0; } figure label { cursor: zoom-in; display: block; } figure label:has(:checked) { cursor: zoom-out; }
    figure svg.stack-picture { display: block; zoom: 0.45; } figure label:has(:checked) > svg.stack-picture { zoom: 1; }
    figure label:has(:focus-visible) { outline: 2px solid currentColor; outline-offset: 4px; border-radius: 8px; }
    .badge { font-size: 12px; font-weight: 600; white-space: nowrap; } .error b, .badge.error { color: var(--red); } .warning b, .badge.warning { color: var(--amber); }
    .findings { margin: 14px 0 0; padding: 0; list-style: none; display: grid; gap: 4px; }
    code { font: 0.92em ui-monospace, Menlo, Consolas, monospace; background: var(--back); border-radius: 4px; padding: 0 3px; }
    @media print { section { break-inside: avoid; } }

    """
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
      gallery.add(try shown(analysis, arguments), of: name)
      files.finish(file)
    }
    console.progress("")
    console.writeOutput(gallery.html(of: folder))
    return ExitStatus.clean
  }
}
