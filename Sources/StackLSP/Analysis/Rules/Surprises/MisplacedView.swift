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
      let reading = readings.all.first, reading.environment.device == nil,
      !reading.layout.isOfNoHeight
    else { return [] }
    let canvas = Canvas(reading, solve: readings.solve)
    return reading.views.dropFirst().compactMap { report(on: $0, canvas) }
  }

  private static func report(on view: ViewID, _ canvas: Canvas) -> Report? {
    let reading = canvas.reading
    guard let drawn = reading.drawn(view), !reading.isHidden(view),
      let parent = reading.problem.views[view.index].parent,
      reading.declared(view).isMarked || parent == reading.container
        || !canvas.differsInSize(parent)
    else { return nil }
    let frame = canvas.frames[view.index]
    func difference(_ attribute: FrameAttribute) -> Double {
      abs(drawn[attribute] - frame[attribute])
    }
    func differs(_ attribute: FrameAttribute) -> Bool {
      difference(attribute) > Visible.least
        && (difference(attribute) > canvas.precision(of: attribute, of: view) ?? .infinity)
    }
    let sizes = Axis.allCases.filter { differs(.size($0)) }
    if let axis = sizes.max(by: { difference(.size($0)) < difference(.size($1)) }) {
      let word = axis == .horizontal ? "wide" : "high"
      return Report(
        span: reading.place(of: view),
        message: "\(reading.name(view)) was drawn \(pt(drawn[.size(axis)])) \(word); its "
          + "constraints make it \(pt(frame[.size(axis)])).",
        views: [reading.index(view)], aspect: word)
    }
    guard differs(.x) || differs(.y) else { return nil }
    return Report(
      span: reading.place(of: view),
      message: "\(reading.name(view)) was drawn at \(pt(drawn.x)) from the left and \(pt(drawn.y)) "
        + "from the top; its constraints put it at \(pt(frame.x)) and \(pt(frame.y)).",
      views: [reading.index(view)], aspect: "position")
  }
}

extension LayoutReading {
  /// Interface Builder draws views at alpha 0, too.
  fileprivate func isHidden(_ view: ViewID) -> Bool {
    pathToRoot(from: view).contains { problem.views[$0.index].isHidden }
  }

  fileprivate func drawn(_ view: ViewID) -> Rect? {
    screen.views[index(view).index].drawn.map(Rect.init)
  }

  /// The precision of the canvas size of a content, in points; nil if the file does not give the size.
  fileprivate func precision(ofContentOf view: ViewID, _ axis: Axis) -> Double? {
    guard let content = layout.view(view)?.content(axis) else { return nil }
    switch content.source {
    case .written, .none: return 0
    case .text(let text, _) where text.isEmpty: return 0
    case .text, .control:
      return content.bandError ?? precision(ofEstimateOf: view, axis)
    case .unknown: return nil
    }
  }

  /// The precision of an estimated size, in points. The system font gives the height of one line: all of 2,205 labels
  /// of one line that public documents draw in it, without a mark, are within a point of it.
  private func precision(ofEstimateOf view: ViewID, _ axis: Axis) -> Double {
    let isLine = declared(view).kind == .label && problem.views[view.index].wrapping == nil
    return isLine && axis == .vertical ? Threshold.wholePoint : Threshold.misplaced
  }

  /// The problem in which a text or a control has the size with which it was drawn, wherever that is the estimate
  /// within its precision: Interface Builder has measured it. The second value names those contents.
  fileprivate func measuredOnCanvas() -> (LayoutProblem, Set<OpenSize>) {
    var problem = problem
    var measured: Set<OpenSize> = []
    for view in views.dropFirst() where !declared(view).isMarked {
      guard let drawn = drawn(view)?.inset(by: problem.views[view.index].alignmentRectInsets)
      else { continue }
      let wraps = problem.views[view.index].wrapping != nil
      for axis in Axis.allCases where !wraps || axis == .vertical {
        let length = drawn[.size(axis)]
        guard let content = layout.view(view)?.content(axis),
          let estimate = wraps ? size(view, axis) : content.intrinsic,
          isEstimate(estimate, of: length, content, within: precision(ofEstimateOf: view, axis))
        else { continue }
        problem.views[view.index].setContent(length, axis)
        measured.insert(OpenSize(view: view, axis: axis))
      }
      if wraps, measured.contains(OpenSize(view: view, axis: .vertical)) {
        problem.views[view.index].wrapping = nil
      }
    }
    return (problem, measured)
  }

  private func isEstimate(
    _ estimate: Double, of length: Double, _ content: AxisContent, within precision: Double
  ) -> Bool {
    switch content.source {
    case .text, .control: break
    default: return false
    }
    if case .estimated(let band, _) = content.evidence { return band.contains(length) }
    return abs(estimate - length) <= precision
  }
}

extension LayoutView {
  fileprivate mutating func setContent(_ length: Double, _ axis: Axis) {
    switch axis {
    case .horizontal: horizontal.intrinsic = length
    case .vertical: vertical.intrinsic = length
    }
  }
}

/// A layout as Interface Builder shows it.
private struct Canvas {
  let reading: LayoutReading
  /// By `ViewID.index`.
  let frames: [Rect]
  private let outcome: LayoutOutcome
  private let measured: Set<OpenSize>
  /// The members of its conflicts: which of them Interface Builder breaks is not known.
  private let contested: Set<ConstraintOrigin>

  init(_ reading: LayoutReading, solve: (LayoutProblem) -> LayoutOutcome) {
    self.reading = reading
    let (problem, measured) = reading.measuredOnCanvas()
    let outcome = measured.isEmpty ? reading.outcome : solve(problem)
    self.outcome = outcome
    self.measured = measured
    contested = Set(outcome.conflicts.flatMap(\.members).map(\.origin))
    frames = outcome.framesAsDrawn()
  }

  func differsInSize(_ view: ViewID) -> Bool {
    guard let drawn = reading.drawn(view) else { return false }
    let frame = frames[view.index]
    return abs(drawn.width - frame.width) > Threshold.wholePoint
      || abs(drawn.height - frame.height) > Threshold.wholePoint
  }

  /// The precision of a number of a frame in points: that of the contents it follows from, 0 if only written
  /// or measured numbers determine it, nil if it is open or follows from something the file does not tell.
  ///
  /// Interface Builder knows the number of a view that it has marked.
  func precision(of attribute: FrameAttribute, of view: ViewID) -> Double? {
    let links = reading.isHuge ? nil : outcome.explanation(of: view, attribute)?.links
    let origins = (links ?? []).flatMap(\.origins)
    guard contested.isDisjoint(with: origins) else { return nil }
    if reading.declared(view).isMarked { return 0 }
    guard !origins.isEmpty else { return nil }
    return origins.reduce(0) { worst, origin in
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
      return measured.contains(OpenSize(view: view, axis: axis))
        ? 0 : reading.precision(ofContentOf: view, axis)
    case .stack(_, let kind, _):
      switch kind {
      case .fillProportionally, .textWidthDisambiguation, .ambiguitySuppression: return nil
      default: return 0
      }
    case .environment: return 0
    case .wrappedHeight(let view): return precision(ofLinesOf: view)
    case .nonnegativeSize: return nil
    }
  }

  /// That of its lines, and the lines by which their number may be wrong, because the width of the text is estimated.
  private func precision(ofLinesOf view: ViewID) -> Double? {
    guard let text = reading.problem.views[view.index].wrapping else { return nil }
    let width = frames[view.index].width
    let content = reading.layout.view(view)?.horizontal
    let share =
      content?.bandError.map { $0 / (content?.intrinsic ?? $0) } ?? Threshold.estimateError
    let few = text.lineCount(width: width * (1 + share))
    let many = text.lineCount(width: width * (1 - share))
    let doubtful = text.lineHeight * Double(many - few)
    return reading.precision(ofContentOf: view, .vertical).map { $0 * Double(many) + doubtful }
  }
}

extension AxisContent {
  /// The most that a length in a font that is not measured may be wrong, in points; nil in the system font.
  fileprivate var bandError: Double? {
    guard case .estimated(let band, _) = evidence, let intrinsic else { return nil }
    return max(band.upperBound - intrinsic, intrinsic - band.lowerBound)
  }
}
