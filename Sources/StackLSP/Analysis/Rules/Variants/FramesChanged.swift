import LayoutEngine
import StackDSL

extension Rule {
  static let framesChanged = Rule(
    code: "frames-changed", severity: .warning,
    checks: [.elsewhere])
}

/// Reports one finding for each screen whose frames differ from the record.
///
/// Screens and environments that the record does not contain are skipped.
func framesChanged(
  since record: RecordedFrames, in screens: [ScreenLayouts], memo: AnalysisMemo
) -> [Finding] {
  screens.compactMap { layouts in
    let screen = layouts.screen
    let changes = layouts.unabridged(memo).all.flatMap {
      frameChanges(since: record, of: screen, $0)
    }
    guard let first = changes.first else { return nil }
    // A view that moved in all environments is reported once.
    var told: Set<String> = []
    let views = changes.filter { told.insert($0.path).inserted }
    var finding = Finding(
      code: Rule.framesChanged.code, severity: Rule.framesChanged.severity,
      span: screen.nameSpan, message: message(views, on: screen))
    finding.related = views.prefix(ToldChange.mostNotes).map {
      Problem.Note(span: $0.span, message: "\($0.words) on \($0.environment).")
    }
    finding.screen = screen.name
    finding.environments = unique(changes.map(\.environment))
    finding.identity = "\(Rule.framesChanged.code) \(first.path)"
    return finding
  }
}

/// A view that moved, that is new, or that is gone.
private struct ToldChange {
  static let mostNotes = 8

  var path: String
  /// The view's declaration, or the screen's name for a view that is gone.
  var span: SourceSpan
  var environment: String
  /// "`title` was 80 pt wide and is 120 pt".
  var words: String
}

private func frameChanges(
  since record: RecordedFrames, of screen: Screen, _ layout: ScreenLayout
) -> [ToldChange] {
  guard var recorded = record.frames(of: screen.name, in: layout.environment) else { return [] }
  var changes: [ToldChange] = []
  for entry in FramesListing(screen, layout).entries {
    let index = screen.views.firstIndex { $0.path == entry.path }.map { ViewIndex($0) } ?? .screen
    let words: String? =
      recorded.removeValue(forKey: entry.path).map { change(from: $0, to: entry.frame) }
      ?? "is new"
    guard let words else { continue }
    changes.append(
      ToldChange(
        path: entry.path, span: screen.place(of: index), environment: layout.environment.name,
        words: "\(quoted(entry.path)) \(words)"))
  }
  return changes
    + recorded.keys.sorted().map { path in
      ToldChange(
        path: path, span: screen.nameSpan, environment: layout.environment.name,
        words: "\(quoted(path)) is gone")
    }
}

/// Nil if nothing has changed.
private func change(from old: Rect, to new: Rect) -> String? {
  new.firstDifference(from: old).map { attribute, way in
    "was \(pt(old[attribute])) \(way) and is \(pt(new[attribute]))"
  }
}

private func message(_ changes: [ToldChange], on screen: Screen) -> String {
  let rest = changes.count - 1
  let others =
    rest == 0
    ? "" : rest == 1 ? ", and 1 other view has changed" : ", and \(rest) other views have changed"
  return
    "\(changes.first?.words ?? quoted(screen.name))\(others): record the frames again if that is meant."
}
