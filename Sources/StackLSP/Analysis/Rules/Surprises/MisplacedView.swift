import LayoutEngine
import StackDSL

extension Rule {
  static let misplacedView = Rule(
    code: "misplaced-view", severity: .information,
    traits: Traits(isOfCanvas: true),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    // Frames are recorded in the document's own environment, which stands first.
    guard solved.screen.views.contains(where: { $0.drawn != nil }),
      let layout = solved.layouts.first,
      layout.outcome.status == .solved, layout.environment.device == nil
    else { return [] }
    let canvas = Canvas(layout: layout, frames: layout.outcome.framesAsDrawn())
    return layout.views.dropFirst().compactMap { report(on: $0, canvas) }
  }

  private static func report(on view: ViewID, _ canvas: Canvas) -> Report? {
    let layout = canvas.layout
    guard let drawn = layout.drawn(view), !layout.isOutOfSight(view),
      let parent = layout.problem.views[view.index].parent
    else { return nil }
    let frame = canvas.frames[view.index]
    let isOutermost = parent == layout.container || !canvas.differsInSize(parent)
    // What Interface Builder marks as misplaced is so, however well its size is known here.
    let isMarked = layout.declared(view).isMarked
    guard isMarked || isOutermost && !layout.declared(view).kind.has(.hasEstimatedSize) else {
      return nil
    }
    for axis in [Axis.horizontal, .vertical] {
      let (was, willBe) =
        axis == .horizontal ? (drawn.width, frame.width) : (drawn.height, frame.height)
      // What nothing settles may be as large as it was drawn.
      guard abs(was - willBe) > Threshold.misplaced, !layout.isSizeOpen(view, axis) else {
        continue
      }
      let word = axis == .horizontal ? "wide" : "high"
      return Report(
        span: layout.place(of: view),
        message: "\(layout.name(view)) was drawn \(pt(was)) \(word); its constraints make it "
          + "\(pt(willBe)).",
        views: [layout.index(view)], aspect: word)
    }
    return moved(view, in: parent, drawn, canvas)
  }
}

extension Rule {
  /// Of its size, elsewhere: in a superview and beside views that are all of the size they were drawn.
  private static func moved(
    _ view: ViewID, in parent: ViewID, _ drawn: RecordedRect, _ canvas: Canvas
  ) -> Report? {
    let layout = canvas.layout
    let frame = canvas.frames[view.index]
    let distance = max(abs(drawn.x - frame.x), abs(drawn.y - frame.y))
    guard distance > 0.5, layout.children(of: parent).allSatisfy({ !canvas.differsInSize($0) })
    else { return nil }
    return Report(
      span: layout.place(of: view),
      message: "\(layout.name(view)) was drawn at \(pt(drawn.x)) from the left and \(pt(drawn.y)) "
        + "from the top; its constraints put it at \(pt(frame.x)) and \(pt(frame.y)).",
      views: [layout.index(view)], aspect: "position")
  }
}

extension LayoutReading {
  fileprivate func drawn(_ view: ViewID) -> RecordedRect? { screen.views[index(view).index].drawn }
}

/// A layout as Interface Builder shows it.
private struct Canvas {
  var layout: LayoutReading
  /// By `ViewID.index`.
  var frames: [Rect]

  func differsInSize(_ view: ViewID) -> Bool {
    guard let drawn = layout.drawn(view) else { return false }
    let frame = frames[view.index]
    return abs(drawn.width - frame.width) > 1 || abs(drawn.height - frame.height) > 1
  }
}
