import LayoutEngine
import StackDSL

extension Rule {
  static let misplacedView = Rule(
    code: "misplaced-view", severity: .information,
    traits: Traits(isOfCanvas: true),
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    // Interface Builder records frames in the document's own environment, which comes first.
    guard readings.screen.views.contains(where: { $0.drawn != nil }),
      let reading = readings.all.first,
      reading.outcome.status == .solved, reading.environment.device == nil
    else { return [] }
    let canvas = Canvas(reading: reading, frames: reading.outcome.framesAsDrawn())
    return reading.views.dropFirst().compactMap { report(on: $0, canvas) }
  }

  private static func report(on view: ViewID, _ canvas: Canvas) -> Report? {
    let reading = canvas.reading
    guard let drawn = reading.drawn(view), !reading.isOutOfSight(view),
      let parent = reading.problem.views[view.index].parent
    else { return nil }
    let frame = canvas.frames[view.index]
    let isOutermost = parent == reading.container || !canvas.differsInSize(parent)
    // A view that Interface Builder marks as misplaced counts, even if its size is uncertain here.
    let isMarked = reading.declared(view).isMarked
    guard isMarked || isOutermost && !reading.declared(view).kind.has(.hasEstimatedSize) else {
      return nil
    }
    for axis in [Axis.horizontal, .vertical] {
      let (was, willBe) =
        axis == .horizontal ? (drawn.width, frame.width) : (drawn.height, frame.height)
      // An open size may be the one that was drawn.
      guard abs(was - willBe) > Threshold.misplaced, !reading.isSizeOpen(view, axis) else {
        continue
      }
      let word = axis == .horizontal ? "wide" : "high"
      return Report(
        span: reading.place(of: view),
        message: "\(reading.name(view)) was drawn \(pt(was)) \(word); its constraints make it "
          + "\(pt(willBe)).",
        views: [reading.index(view)], aspect: word)
    }
    return moved(view, in: parent, drawn, canvas)
  }
}

extension Rule {
  /// A view of unchanged size at another place, in a superview and beside views that all have their drawn
  /// sizes.
  private static func moved(
    _ view: ViewID, in parent: ViewID, _ drawn: RecordedRect, _ canvas: Canvas
  ) -> Report? {
    let reading = canvas.reading
    let frame = canvas.frames[view.index]
    let distance = max(abs(drawn.x - frame.x), abs(drawn.y - frame.y))
    guard distance > 0.5, reading.children(of: parent).allSatisfy({ !canvas.differsInSize($0) })
    else { return nil }
    return Report(
      span: reading.place(of: view),
      message: "\(reading.name(view)) was drawn at \(pt(drawn.x)) from the left and \(pt(drawn.y)) "
        + "from the top; its constraints put it at \(pt(frame.x)) and \(pt(frame.y)).",
      views: [reading.index(view)], aspect: "position")
  }
}

extension LayoutReading {
  fileprivate func drawn(_ view: ViewID) -> RecordedRect? { screen.views[index(view).index].drawn }
}

/// A layout as Interface Builder shows it.
private struct Canvas {
  var reading: LayoutReading
  /// By `ViewID.index`.
  var frames: [Rect]

  func differsInSize(_ view: ViewID) -> Bool {
    guard let drawn = reading.drawn(view) else { return false }
    let frame = frames[view.index]
    return abs(drawn.width - frame.width) > 1 || abs(drawn.height - frame.height) > 1
  }
}
