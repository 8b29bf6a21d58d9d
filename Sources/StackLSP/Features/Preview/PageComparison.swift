import JSONRPC
import LayoutEngine
import StackDSL

/// Compares the frames that a page shows with earlier ones.
extension Session {
  /// The earlier frames of all views: those of the saved text, or those in the file of recorded frames.
  mutating func compare(_ question: PageQuestion) throws(ResponseError) -> JSON {
    let (page, shown) = try shown(question)
    let layout = try layout(question, shown)
    let before: [String: Rect]
    switch try question["with"].string() {
    case "saved":
      guard let snapshot = snapshot(of: page.file) else {
        throw ResponseError(.requestFailed, "The file is not open in an editor.")
      }
      let saved = snapshot.saved(shown.sources)
      before =
        saved.map { shown.frames(in: layout.environment, of: $0) }
        ?? layout.framesByPath(
          shown.result.layouts.screen)
    case "recorded":
      let name = shown.result.layouts.screen.name
      guard let record = RecordedFrames.beside(page.file) else {
        throw ResponseError(
          .requestFailed,
          "There is no file of recorded frames beside this one: frames --format json writes it.")
      }
      guard let frames = record.frames(of: name, in: layout.environment) else {
        throw ResponseError(.requestFailed, "The record does not know \(name) here.")
      }
      before = onScreen(frames)
    case let word:
      throw ResponseError(.invalidParams, "with: \"\(word)\" is neither saved nor recorded.")
    }
    let now = layout.framesByPath(shown.result.layouts.screen)
    let paths = unique(layout.orderedPaths(shown.result.layouts.screen) + before.keys.sorted())
    return [
      "views": .array(
        paths.compactMap { path in
          guard before[path] != now[path] else { return nil }
          return [
            "path": .string(path), "before": rectJSON(before[path]), "after": rectJSON(now[path]),
          ]
        })
    ]
  }
}

private func rectJSON(_ rect: Rect?) -> JSON {
  rect.map { .array([$0.x, $0.y, $0.width, $0.height].map(JSON.number)) } ?? .null
}

/// Recorded frames are in the superview's coordinates; a path names the superviews.
private func onScreen(_ frames: [String: Rect]) -> [String: Rect] {
  var placed = frames
  for (path, frame) in frames {
    var rect = frame
    var rest = Substring(path)
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      rect.x += frames[String(rest)]?.x ?? 0
      rect.y += frames[String(rest)]?.y ?? 0
    }
    placed[path] = rect
  }
  return placed
}

extension ShownPage {
  /// The frames of the same screen in other texts, by path, in the screen's coordinates.
  fileprivate func frames(in environment: Environment, of sources: SourceFiles) -> [String: Rect] {
    let model = buildModel(of: analysis.model.file, in: sources, reusing: analysis.model)
    let name = result.layouts.screen.name
    guard let saved = model.screens.first(where: { $0.name == name }) else { return [:] }
    let layout = solve(
      saved, settings: FileSettings(model), in: environment, memo: analysis.memo)
    return layout.framesByPath(saved)
  }
}

extension ScreenLayout {
  fileprivate func orderedPaths(_ screen: Screen) -> [String] {
    visibleViews.compactMap { id, _ in
      view(id).flatMap {
        screen.views.indices.contains($0.view.index) ? screen.views[$0.view.index].path : nil
      }
    }
  }

  fileprivate func framesByPath(_ screen: Screen) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for (id, frame) in visibleViews {
      guard let view = view(id), screen.views.indices.contains(view.view.index) else { continue }
      frames[screen.views[view.view.index].path] = frame
    }
    return frames
  }
}
