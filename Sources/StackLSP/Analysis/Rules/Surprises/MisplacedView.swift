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
      let parent = reading.problem.views[view.index].parent,
      reading.declared(view).isMarked || parent == reading.container
        || !canvas.differsInSize(parent)
    else { return nil }
    let frame = canvas.frames[view.index]
    func differs(_ attribute: FrameAttribute, _ was: Double, _ willBe: Double) -> Bool {
      let difference = abs(was - willBe)
      return difference > Visible.least
        && (difference > canvas.precision(of: attribute, of: view) ?? .infinity)
    }
    for (axis, was, willBe) in [
      (Axis.horizontal, drawn.width, frame.width), (.vertical, drawn.height, frame.height),
    ] where differs(.size(axis), was, willBe) {
      let word = axis == .horizontal ? "wide" : "high"
      return Report(
        span: reading.place(of: view),
        message: "\(reading.name(view)) was drawn \(pt(was)) \(word); its constraints make it "
          + "\(pt(willBe)).",
        views: [reading.index(view)], aspect: word)
    }
    guard differs(.x, drawn.x, frame.x) || differs(.y, drawn.y, frame.y) else { return nil }
    return Report(
      span: reading.place(of: view),
      message: "\(reading.name(view)) was drawn at \(pt(drawn.x)) from the left and \(pt(drawn.y)) "
        + "from the top; its constraints put it at \(pt(frame.x)) and \(pt(frame.y)).",
      views: [reading.index(view)], aspect: "position")
  }
}

extension LayoutReading {
  fileprivate func drawn(_ view: ViewID) -> RecordedRect? { screen.views[index(view).index].drawn }

  /// The precision of the canvas size of a content, in points; nil where the file does not give the size.
  fileprivate func precision(ofContentOf view: ViewID, _ axis: Axis) -> Double? {
    guard let content = layout.view(view)?.content(axis) else { return nil }
    switch content.source {
    case .written, .none: return 0
    case .text(let text, _) where text.isEmpty: return 0
    case .text, .control:
      if case .estimated = content.evidence { return nil }
      return Threshold.misplaced
    case .unknown: return nil
    }
  }
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

  /// The precision of a number of a frame in points: that of the contents it follows from, 0 if only written
  /// numbers determine it, nil if it is open or follows from something the file does not tell.
  ///
  /// Interface Builder knows the number of a view that it has marked.
  func precision(of attribute: FrameAttribute, of view: ViewID) -> Double? {
    if reading.declared(view).isMarked { return 0 }
    guard !reading.isHuge, let links = reading.outcome.explanation(of: view, attribute)?.links,
      !links.isEmpty
    else { return nil }
    return links.flatMap(\.origins).reduce(0) { worst, origin in
      guard let worst, let own = precision(of: origin) else { return nil }
      return max(worst, own)
    }
  }

  private func precision(of origin: ConstraintOrigin) -> Double? {
    switch origin {
    case .user(let id):
      let line = reading.problem.constraints[id.index]
      let isOfText = [line.first, line.second].contains {
        $0?.attribute == .firstBaseline || $0?.attribute == .lastBaseline
      }
      return isOfText ? Threshold.misplaced : 0
    case .hugging(let view, let axis), .compressionResistance(let view, let axis):
      return reading.precision(ofContentOf: view, axis)
    case .stack(_, let kind, _):
      switch kind {
      case .fillProportionally, .textWidthDisambiguation, .ambiguitySuppression: return nil
      default: return 0
      }
    case .environment: return 0
    // The number of lines may be another.
    case .wrappedHeight, .nonnegativeSize: return nil
    }
  }
}
