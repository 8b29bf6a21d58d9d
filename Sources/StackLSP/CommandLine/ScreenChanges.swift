import LayoutEngine
import StackDSL

/// The screens that have changed since a commit, with the changes, for a reviewer.
struct ScreenChanges {
  private struct Entry {
    var file: String
    var screen: String
    var parts: [Part]
  }

  /// Environments in which the same has changed.
  private struct Part {
    var environments: [String]
    /// Empty for a screen that was added or removed.
    var changes: [FrameChange]
    var words: String
    /// The picture in the first of the environments, as SVG.
    var before: String?
    var after: String?
  }

  private var entries: [Entry] = []
  private var screenCount = 0

  var isEmpty: Bool { entries.isEmpty }

  /// - Parameters:
  ///   - old: the screens of the file in the commit.
  ///   - new: its present screens.
  ///   - name: the file's name as the user wrote it.
  mutating func add(_ old: [ScreenLayouts], _ new: [ScreenLayouts], of name: String) {
    screenCount += new.count
    var before: [String: ScreenLayouts] = [:]
    for layouts in old { before[layouts.screen.name] = layouts }
    for layouts in new {
      let parts =
        before.removeValue(forKey: layouts.screen.name).map { Self.parts(from: $0, to: layouts) }
        ?? Self.whole(layouts, "new", isNew: true)
      guard !parts.isEmpty else { continue }
      entries.append(Entry(file: name, screen: layouts.screen.name, parts: parts))
    }
    for layouts in old where before[layouts.screen.name] != nil {
      entries.append(
        Entry(
          file: name, screen: layouts.screen.name,
          parts: Self.whole(layouts, "gone", isNew: false)))
    }
  }

  private static func whole(_ layouts: ScreenLayouts, _ words: String, isNew: Bool) -> [Part] {
    let picture = layouts.primary.map { preview(of: layouts, $0, options: options()) }
    return [
      Part(
        environments: layouts.environments.prefix(1).map(\.name), changes: [], words: words,
        before: isNew ? nil : picture, after: isNew ? picture : nil)
    ]
  }

  private static func parts(from old: ScreenLayouts, to new: ScreenLayouts) -> [Part] {
    var parts: [Part] = []
    for layout in new.all {
      let environment = RecordedEnvironment(layout.environment)
      guard
        let was = old.all.first(where: { RecordedEnvironment($0.environment) == environment })
      else { continue }
      let changes = FrameChange.all(
        from: FramesListing(old.screen, was), to: FramesListing(new.screen, layout))
      if let known = parts.firstIndex(where: { $0.changes == changes }) {
        parts[known].environments.append(layout.environment.name)
      } else if !changes.isEmpty {
        let paths = Set(changes.map(\.path))
        parts.append(
          Part(
            environments: [layout.environment.name], changes: changes, words: "",
            before: preview(of: old, was, options: options(paths, on: old.screen)),
            after: preview(of: new, layout, options: options(paths, on: new.screen))))
      }
    }
    return parts
  }

  /// Draws the edges of the views that the text names.
  private static func options(_ paths: Set<String> = [], on screen: Screen? = nil) -> PictureOptions
  {
    let views = screen?.views.indices.filter { paths.contains(screen?.views[$0].path ?? "") } ?? []
    return PictureOptions(isInPage: true, named: views.map { ViewIndex($0) })
  }

  // MARK: As text

  func text(since reference: String) -> String {
    let told = entries.map { entry in
      let parts = entry.parts.map { part in
        guard !part.changes.isEmpty else { return "  \(part.words)\n" }
        let rows = part.changes.map { ["    \($0.path)", $0.words] }
        return "  on \(shortList(part.environments)):\n" + alignedColumns(rows, numbers: false)
          + "\n"
      }
      return "\(entry.file): \(entry.screen)\n" + parts.joined() + "\n"
    }
    return told.joined() + summary(since: reference) + "\n"
  }

  private func summary(since reference: String) -> String {
    entries.isEmpty
      ? "All views of \(count(screenCount, "screen")) lie where they lay in \(reference)."
      : "\(count(entries.count, "screen")) of \(screenCount) \(entries.count == 1 ? "differs" : "differ") from \(reference)."
  }

  // MARK: As a page

  /// - Parameter place: the folder or file, as the user wrote it.
  func html(of place: String, since reference: String) -> String {
    let title = SVG.escaped(
      (place == "." ? "Screens" : "Screens of \(place)") + " that differ from \(reference)")
    return GalleryPage.document(
      title: title, lead: "<p>\(SVG.escaped(summary(since: reference)))</p>",
      main: entries.map(section).joined())
  }

  private func section(_ entry: Entry) -> String {
    """
    <article><h2>\(SVG.escaped(entry.screen))</h2>
    <p class="file">\(SVG.escaped(entry.file))</p>
    \(entry.parts.map(part).joined())</article>

    """
  }

  private func part(_ part: Part) -> String {
    let caption = shortList(part.environments)
    let rows = part.changes.map { change in
      "<tr><td><code>\(SVG.escaped(change.path))</code></td><td>\(SVG.escaped(change.words))</td></tr>\n"
    }
    let before = part.before.map { GalleryPage.figure(svg: $0, caption: "before") } ?? ""
    let after = part.after.map { GalleryPage.figure(svg: $0, caption: "after") } ?? ""
    let words = part.words.isEmpty ? "" : ": \(part.words)"
    return """
      <h3>\(SVG.escaped(caption + words))</h3>
      <div class="figures"><div class="before">\(before)</div>\(after)</div>
      <table class="changes">\(rows.joined())</table>

      """
  }
}

extension Subcommand {
  /// `frames --against COMMIT FILE|DIR`.
  static func changes(
    of place: String, since reference: String, _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> Int32 {
    let format = arguments.value("--format", default: "text")
    guard format == "text" || format == "html" else {
      throw UsageError("frames --against prints text or, with --format html, a page.")
    }
    let names = try CommandFiles.names([place])
    let base = try DiffBase(reference, for: "--against", around: place)
    var files = CommandFiles()
    var changes = ScreenChanges()
    for (index, name) in names.enumerated() {
      console.progress("\(index + 1)/\(names.count) \(name.printable)")
      let file = try files.file(named: name, console)
      let new = try shown(files.solved(file).analysis, arguments).map(\.layouts)
      var old: [ScreenLayouts] = []
      if let path = base.path(of: name) {
        let file = try files.file(named: path, console)
        let analysis = files.solved(file).analysis
        let isThere =
          arguments.value("--screen").map { name in
            analysis.screens.contains { $0.screen.name == name }
          } ?? true
        if isThere { old = try shown(analysis, arguments).map(\.layouts) }
        files.finish(file)
      }
      changes.add(old, new, of: name)
      files.finish(file)
    }
    console.progress("")
    if format == "html" {
      console.writeExact(changes.html(of: place, since: reference))
    } else {
      console.writePage(changes.text(since: reference))
    }
    return changes.isEmpty ? ExitStatus.clean : ExitStatus.found
  }
}
