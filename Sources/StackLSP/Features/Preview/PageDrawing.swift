import JSONRPC
import LayoutEngine
import StackDSL

extension Session {
  /// One slice of the pages' pending work: a picture, one width of a ruler, or a file of the index. False if
  /// nothing is due.
  mutating func drawPages() -> Bool {
    guard
      let index = pages.open.firstIndex(where: {
        $0.isDue || $0.next != nil || $0.ruler != nil
      })
    else { return readIndex() }
    var page = pages.open[index]
    if page.isDue {
      prepare(&page)
    } else if page.next != nil {
      drawNext(&page)
    } else {
      judgeNext(&page)
    }
    try? changePage(page.reader) { $0 = page }
    return true
  }

  /// Determines what the page shows. If the text has syntax errors, the page keeps its content and gets a
  /// note.
  private mutating func prepare(_ page: inout PreviewPage) {
    page.isDue = false
    // Twelve environments take longer than a message may wait.
    page.awaitsAnalysis = needsDeepAnalysis(page.file)
    guard !page.awaitsAnalysis else { return }
    page.fixes = nil
    page.ruler = nil
    guard files.source(page.file) != nil else {
      let name = page.file.name.split(separator: "/").last ?? "The file"
      let words = "\(name) is gone: it was deleted, moved or renamed."
      let message: JSON = ["kind": "broken", "message": .string(words)]
      guard message != page.told else { return }
      page.told = message
      return tell(page, message, kind: "broken")
    }
    let solved = solved(page.file, .allEnvironments)
    let (analysis, sources) = (solved.analysis, solved.sources)
    let places = pagePlaces(of: page.file, analysis.model.sections)
    let known = analysis.screens + analysis.components
    let fault = analysis.model.problems.first {
      ProblemCode(rawValue: $0.code)?.isOfSyntax ?? false
    }
    let wanted = known.first { $0.screen.name == page.screen }
    let isBroken = fault != nil || wanted == nil
    if page.shown != nil, isBroken, fault != nil || known.isEmpty {
      page.told = nil
      return tell(page, brokenMessage(fault, places), kind: "broken")
    }
    guard let layouts = wanted ?? known.first else {
      return tell(page, brokenMessage(fault, places), kind: "broken")
    }
    // A choice that is no longer listed is reset.
    var choice = page.choice
    let shown =
      (try? analysis.shown(layouts, choice))
      ?? {
        choice = EnvironmentChoice()
        return ScreenResult(layouts, findings: [])
      }()
    page.choice = choice
    page.screen = layouts.screen.name
    var catalog =
      page.catalog ?? AssetCatalog(beside: page.file.name, within: folders.map(\.name))
    let assets = catalog.assets(of: [layouts.screen], recorded: analysis.model.namedColors)
    page.catalog = catalog
    let current = ShownPage(
      result: analysis.withFaultsOfText(shown), analysis: analysis, sources: sources,
      places: places, assets: assets)
    if assets.images != page.shown?.assets.images, let images = current.imagesMessage {
      tell(page, images, kind: "images")
    }
    page.shown = current
    page.next = 0
    let count = shown.layouts.all.count
    if page.pictures.count != count {
      page.pictures = [String?](repeating: nil, count: count)
    }
    let words = fault.map { brokenWords($0, places) } ?? assets.faults.first
    let message = current.message(fault: words)
    guard message != page.told else { return }
    page.told = message
    tell(page, message, kind: "screen")
  }

  /// The reason why there is no new picture, with the line of the fault.
  private func brokenMessage(_ fault: Problem?, _ places: SourcePlaces) -> JSON {
    let words = fault.map { brokenWords($0, places) } ?? "There is no screen in this file."
    return .fields([
      "kind": "broken", "message": .string(words),
      "excerpt": fault.flatMap { excerpt(of: $0, places) }.map(JSON.string),
    ])
  }

  private func excerpt(of problem: Problem, _ places: SourcePlaces) -> String? {
    let span = places.sections.fileSpan(problem.span)
    guard let source = places.source(span.file) else { return nil }
    let line = source.lines.line(at: span.range.lowerBound)
    return source.string(source.lines.contentRange(ofLine: line, in: source.bytes))
  }

  private func brokenWords(_ problem: Problem, _ places: SourcePlaces) -> String {
    let line = places.text(problem.span)?.split(separator: ":").first ?? "1"
    return "Line \(line): \(problem.message)"
  }

  private mutating func drawNext(_ page: inout PreviewPage) {
    guard let index = page.next, let shown = page.shown,
      shown.result.layouts.all.indices.contains(index),
      page.pictures.indices.contains(index)
    else {
      page.next = nil
      return
    }
    page.next = index + 1 < page.pictures.count ? index + 1 : nil
    let layout = shown.result.layouts.all[index]
    let picture = shown.picture(of: layout, in: shown.result, page.layers)
    guard page.pictures[index] != picture else { return }
    page.pictures[index] = picture
    tell(page, shown.pictureMessage(index, picture, of: layout), kind: "picture \(index)")
  }

  private mutating func judgeNext(_ page: inout PreviewPage) {
    guard var ruler = page.ruler, let shown = page.shown else {
      page.ruler = nil
      return
    }
    if ruler.work.step() {
      page.ruler = ruler
      return
    }
    page.ruler = nil
    tell(page, ruler.message(shown.places), kind: "ruler \(ruler.index)")
  }
}

extension ShownPage {
  func picture(
    of layout: ScreenLayout, in result: ScreenResult, _ layers: Set<PictureLayer>,
    marked: ViewIndex? = nil
  ) -> String {
    var options = PictureOptions(layers: layers, isInPage: true, assets: assets)
    options.place = places.text
    return preview(
      of: result.layouts, layout, marked: marked, findings: result.findings, options: options)
  }
}
