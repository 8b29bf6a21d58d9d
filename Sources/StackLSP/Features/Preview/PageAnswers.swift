import JSONRPC
import LayoutEngine
import StackDSL

/// A question of a page; `method` tells which.
struct PageQuestion {
  let parameters: Parameters
  /// Nil if the question names no page.
  let reader: PreviewPage.Reader?

  subscript(name: String) -> Parameters { parameters[name] }
}

/// Answers the questions of pages.
extension Session {
  mutating func answer(_ question: PageQuestion) throws(ResponseError) -> JSON {
    switch try question["method"].string() {
    case "choose": return try choose(question)
    case "layout": return try layOut(question)
    case "ruler": return try startRuler(question)
    case "why": return try why(question)
    case "follows": return try follows(question)
    case "reveal": return try reveal(question)
    case "fixes": return try listFixes(question)
    case "try": return try tryFix(question)
    case "apply": return try applyFix(question)
    case "undo":
      let file = try page(question.reader).file
      try undoFix(in: file)
      return ["canUndo": .bool(canUndo(in: file))]
    case "compare": return try compare(question)
    case "index":
      if let reader = question.reader { openIndex(reader) }
      return [:]
    case "open": return try openIndexed(question)
    case "small": return try smallPicture(question)
    case let method:
      throw ResponseError(.methodNotFound, "There is no question \"\(method)\".")
    }
  }

  func shown(
    _ question: PageQuestion
  ) throws(ResponseError) -> (page: PreviewPage, shown: ShownPage) {
    let page = try page(question.reader)
    guard let shown = page.shown else {
      throw ResponseError(.requestFailed, "Nothing is shown yet.")
    }
    return (page, shown)
  }

  private func environmentIndex(
    _ question: PageQuestion, _ shown: ShownPage
  ) throws(ResponseError) -> Int {
    let index = try question["index"].count()
    guard shown.result.layouts.all.indices.contains(index) else {
      throw ResponseError(.invalidParams, "index: there is no such environment.")
    }
    return index
  }

  /// The layout in the environment that the question names.
  func layout(_ question: PageQuestion, _ shown: ShownPage) throws(ResponseError) -> ScreenLayout {
    shown.result.layouts.all[try environmentIndex(question, shown)]
  }

  // MARK: Choices

  /// Selects a screen, environments and layers: an absent member keeps the choice, null resets it.
  private mutating func choose(_ question: PageQuestion) throws(ResponseError) -> JSON {
    var page = try page(question.reader)
    if let screen = try question["screen"].optionalString(), screen != page.screen {
      page.turn(to: page.file, screen)
    }
    func chosen(_ name: String, _ present: String?) throws(ResponseError) -> String? {
      question[name].json == nil ? present : try question[name].optionalString()
    }
    page.choice.device = try chosen("device", page.choice.device)
    page.choice.textSize = try chosen("textSize", page.choice.textSize)
    page.choice.direction = try chosen("direction", page.choice.direction)
    page.choice.language = try chosen("language", page.choice.language)
    page.choice.state = try chosen("state", page.choice.state)
    if let layers = try question["layers"].optional({ list throws(ResponseError) in
      try list.elements().map { name throws(ResponseError) in try name.string() }
    }) {
      page.layers = Set(layers.compactMap(PictureLayer.init(rawValue:)))
    }
    if let shown = page.shown {
      do throws(UnknownName) {
        _ = try shown.result.layouts.environments(for: page.choice)
      } catch {
        throw ResponseError(error)
      }
    }
    page.isDue = true
    try changePage(question.reader) { $0 = page }
    return [:]
  }

  /// Lays out one environment at another size at once, while the user drags an edge of the screen.
  private mutating func layOut(_ question: PageQuestion) throws(ResponseError) -> JSON {
    let (page, shown) = try shown(question)
    let index = try environmentIndex(question, shown)
    guard let width = question["width"].json?.doubleValue,
      let height = question["height"].json?.doubleValue, width.isFinite, height.isFinite
    else { throw ResponseError(.invalidParams, "width and height: numbers are missing.") }
    let moved = try atSize(Size(width: width, height: height), index, of: shown)
    guard let layout = moved.result.layouts.primary else { return .null }
    return [
      "svg": .string(moved.picture(of: layout, in: moved.result, page.layers)),
      "views": moved.views(of: layout),
      "findings": .array(moved.result.findings.map { moved.finding($0) }),
    ]
  }

  private func atSize(
    _ size: Size, _ index: Int, of shown: ShownPage
  ) throws(ResponseError) -> ShownPage {
    var one = shown.result.layouts
    one.environments = [one.all[index].environment]
    one.all = [one.all[index]]
    var moved = shown
    do throws(UnknownName) {
      moved.result = shown.analysis.withFaultsOfText(
        try shown.analysis.shown(one, EnvironmentChoice(size: size)))
    } catch {
      throw ResponseError(error)
    }
    return moved
  }

  /// Starts to compute the widths (or heights) at which there are findings; an event brings the result.
  private mutating func startRuler(_ question: PageQuestion) throws(ResponseError) -> JSON {
    let (_, shown) = try shown(question)
    let index = try environmentIndex(question, shown)
    let axis: Axis = try question["axis"].string() == "vertical" ? .vertical : .horizontal
    let least = question["least"].json?.doubleValue ?? 240
    let most = min(question["most"].json?.doubleValue ?? 1100, 4000)
    guard least >= 1, least < most else {
      throw ResponseError(.invalidParams, "least and most: a range is missing.")
    }
    let work = SizeRuler(
      shown.result.layouts, shown.result.layouts.all[index], axis, least...most,
      shown.analysis)
    try changePage(question.reader) {
      $0.ruler = PageRuler(index: index, isVertical: axis == .vertical, work: work)
    }
    return [:]
  }

  // MARK: Reasons

  /// The reasons for the width and height of a view, as a hover shows them.
  private mutating func why(_ question: PageQuestion) throws(ResponseError) -> JSON {
    let (_, shown) = try shown(question)
    let layout = try layout(question, shown)
    let path = try question["view"].string()
    return ["lines": .array(shown.why(path, in: layout).map(JSON.string))]
  }

  /// How the size of a view depends on that of the screen.
  private mutating func follows(_ question: PageQuestion) throws(ResponseError) -> JSON {
    let (_, shown) = try shown(question)
    let layout = try layout(question, shown)
    let path = try question["view"].string()
    let views = shown.result.layouts.screen.views
    let view = views.firstIndex { $0.path == path }.flatMap { layout.id(of: ViewIndex($0)) }
    let lines = view.map { ContainerDependence.lines(for: $0, in: layout) } ?? []
    return ["lines": .array(lines.map(JSON.string))]
  }

  // MARK: The editor

  /// Moves the caret to the place of a view, a finding or one of its notes.
  private mutating func reveal(_ question: PageQuestion) throws(ResponseError) -> JSON {
    let (_, shown) = try shown(question)
    var span: SourceSpan?
    if let path = try question["view"].optionalString() {
      span = shown.result.layouts.screen.views.first { $0.path == path }?.place
    } else {
      let finding = try self.finding(question, shown)
      let note = question["related"].json?.integerValue
      span = note.flatMap { finding.related.indices.contains($0) ? finding.related[$0].span : nil }
      span = span ?? finding.span
    }
    guard let span, let range = shown.places.range(span) else {
      throw ResponseError(.invalidParams, "There is nothing of that name.")
    }
    guard client.showDocument else {
      throw ResponseError(
        .requestFailed, "This editor cannot be told where to go: it is at \(words(span, shown)).")
    }
    ask(
      "window/showDocument",
      ["uri": .string(files.uri(span.file)), "takeFocus": true, "selection": range])
    return [:]
  }

  private func words(_ span: SourceSpan, _ shown: ShownPage) -> String {
    "line " + (shown.places.text(span) ?? "?")
  }

  private func finding(
    _ question: PageQuestion, _ shown: ShownPage
  ) throws(ResponseError) -> Finding {
    let index = try question["finding"].count()
    guard shown.result.findings.indices.contains(index) else {
      throw ResponseError(.invalidParams, "finding: there is no such finding.")
    }
    return shown.result.findings[index]
  }

  // MARK: Fixes

  private mutating func fixes(_ question: PageQuestion) throws(ResponseError) -> [Fix] {
    let (page, shown) = try shown(question)
    let finding = try finding(question, shown)
    let index = try question["finding"].count()
    if let known = page.fixes, known.finding == index { return known.fixes }
    let fixes = FixProver(files: shown.sources, analysis: shown.analysis).fixes(
      for: shown.analysis.asFound(finding))
    try changePage(question.reader) { $0.fixes = (index, fixes) }
    return fixes
  }

  private mutating func listFixes(_ question: PageQuestion) throws(ResponseError) -> JSON {
    [
      "fixes": .array(
        try fixes(question).map {
          ["title": .string($0.title), "isPreferred": .bool($0.isPreferred)]
        })
    ]
  }

  private mutating func fix(_ question: PageQuestion) throws(ResponseError) -> Fix {
    let fixes = try fixes(question)
    let index = try question["fix"].count()
    guard fixes.indices.contains(index) else {
      throw ResponseError(.invalidParams, "fix: there is no such fix.")
    }
    return fixes[index]
  }

  /// The picture after a fix, in one environment.
  private mutating func tryFix(_ question: PageQuestion) throws(ResponseError) -> JSON {
    let (page, shown) = try shown(question)
    let fix = try fix(question)
    let environment = try layout(question, shown).environment
    guard
      let trial = FixTrial(of: fix.edits, in: shown.sources, after: shown.analysis),
      let layouts = trial.analysis.screens.first(where: {
        $0.screen.name == shown.result.layouts.screen.name
      })
    else { return .null }
    let screen = layouts.screen
    let layout = layouts.solveVariant(screen, in: environment, memo: trial.analysis.memo)
    var after = layouts
    after.environments = [environment]
    after.all = [layout]
    let changed = trial.analysis.withFaultsOfText(
      ScreenResult(after, findings: trial.analysis.findings.filter { $0.screen == screen.name }))
    // The places belong to the present text, whose lines differ from those after the fix.
    let options = PictureOptions(layers: page.layers, isInPage: true, assets: shown.assets)
    var drawn = shown
    drawn.result = changed
    return [
      "svg": .string(
        preview(of: after, layout, findings: changed.findings, options: options)),
      "views": drawn.views(of: layout),
    ]
  }

  private mutating func applyFix(_ question: PageQuestion) throws(ResponseError) -> JSON {
    let (page, shown) = try shown(question)
    let fix = try fix(question)
    if pages.writesFiles {
      try write(fix, of: shown, to: page.file)
      return ["canUndo": true]
    }
    guard client.applyEdit, let snapshot = snapshot(of: page.file),
      let edit = snapshot.workspaceEdit(fix.edits)
    else {
      throw ResponseError(
        .requestFailed, "There is no editor here that would take the change.")
    }
    ask(
      "workspace/applyEdit",
      ["label": .string(fix.title), "edit": edit])
    return [:]
  }
}

extension ShownPage {
  /// The lines that a hover shows.
  func why(_ path: String, in layout: ScreenLayout) -> [String] {
    let screen = result.layouts.screen
    guard let index = screen.views.firstIndex(where: { $0.path == path }),
      let id = layout.id(of: ViewIndex(index))
    else { return [] }
    return WhyChain.lines(for: id, LayoutReading(screen, layout))
  }
}
