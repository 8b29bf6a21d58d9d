import LayoutEngine
import StackDSL

extension Rule {
  static let unevenBaselines = Rule(
    code: "uneven-baselines", severity: .warning,
    traits: Traits(severityInScenes: .information), checks: [.layout(reports)])

  /// Judges what is drawn: how the frames came to be aligned makes no difference.
  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved, !reading.isHuge else { return [] }
    return reading.views.flatMap { superview in
      let texts = reading.children(of: superview).compactMap(reading.drawnText)
      let pairs = texts.indices.flatMap { index in
        texts[(index + 1)...].compactMap { UnevenPair(texts[index], $0) }
      }
      var told: Set<ViewID> = []
      return pairs.sorted { $0.apart > $1.apart }.compactMap { pair -> Report? in
        let row = reading.row(arranging: pair)
        let views = [row, pair.lower, pair.upper].compactMap(\.self)
        guard told.isDisjoint(with: views), !reading.isAlignedByBaselines(pair, in: row) else {
          return nil
        }
        told.formUnion(views)
        return report(pair, in: row, reading)
      }
    }
  }

  private static func report(
    _ pair: UnevenPair, in row: ViewID?, _ reading: LayoutReading
  ) -> Report {
    let (lower, upper) = (pair.lower, pair.upper)
    let (one, other) = (reading.name(lower), reading.name(upper))
    // The smaller text moves, as a sign beside its amount does.
    let (small, large) = (pair.smaller, pair.larger)
    let tied = [(small, large), (large, small)].compactMap { text, other in
      reading.placing(text, beside: other).map { (index: $0, text: text, other: other) }
    }
    return Report(
      span: row.map { reading.place(of: .alignment, in: $0) }
        ?? tied.first.map { reading.place(of: reading.screen.constraints[$0.index]) }
        ?? reading.place(of: lower),
      message:
        "\(one) and \(other) are aligned at \(pair.meeting.words), so the text of \(one) stands "
        + "\(pt(pair.apart)) below that of \(other): align their baselines.",
      severity: isRaised(pair, reading) ? .information : nil,
      views: [row, lower, upper].compactMap { $0.map(reading.index) },
      aspect: row == nil ? "tie" : "row",
      remedies: row.map { aligning($0, pair, reading) }
        ?? tied.map { tying($0.text, to: $0.other, instead: $0.index, pair, reading) })
  }

  /// A small currency at the top of a large amount is a design. Type is raised at 0.58 to 0.7 of its size
  /// (superiors of OpenType fonts), so two texts of nearly one size stand unevenly by mistake.
  private static func isRaised(_ pair: UnevenPair, _ reading: LayoutReading) -> Bool {
    pair.meeting == .top && pair.scale < Threshold.raisedText
      && [pair.lower, pair.upper].allSatisfy { reading.declared($0).kind == .label }
  }

  private static func aligning(
    _ row: ViewID, _ pair: UnevenPair, _ reading: LayoutReading
  ) -> [Remedy] {
    pair.meeting.baselines.map {
      .aligning(
        row, $0.rawValue, reading, shows: [pair.lower, pair.upper].map(reading.index),
        axis: .vertical)
    }
  }

  private static func tying(
    _ text: ViewID, to other: ViewID, instead index: Int, _ pair: UnevenPair,
    _ reading: LayoutReading
  ) -> Remedy {
    let baseline = pair.meeting.baselines[0]
    let meant = PlainConstraint(
      Anchor(reading.index(text), baseline), .equal, Anchor(reading.index(other), baseline))
    return Remedy(
      "Tie the baselines: `\(reading.text(meant))`", [reading.restating(index, meant)],
      shows: [text, other].map(reading.index), axis: .vertical)
  }
}

/// A view that draws text, in points in the container's coordinates.
private struct DrawnText {
  var view: ViewID
  var frame: Rect
  /// The height of its first line above the first baseline.
  var ascent: Double
  var firstBaseline: Double
  var lastBaseline: Double

  /// A second line is at least as far from the first as a line is high.
  var hasOneLine: Bool { lastBaseline - firstBaseline < ascent / 2 }
}

/// Two texts side by side whose frames meet at an edge or in the middle, and whose lines do not.
private struct UnevenPair {
  enum Meeting {
    case top, bottom, middle

    var words: String {
      switch self {
      case .top: "the top"
      case .bottom: "the bottom"
      case .middle: "their centers"
      }
    }

    /// The baselines that could be aligned instead, the better one first.
    var baselines: [AnchorAttribute] {
      self == .bottom ? [.lastBaseline, .firstBaseline] : [.firstBaseline, .lastBaseline]
    }
  }

  var lower: ViewID
  var upper: ViewID
  var smaller: ViewID
  var larger: ViewID
  var meeting: Meeting
  /// Points, greater than 0.
  var apart: Double
  /// The ascent of the smaller text as a share of that of the larger.
  var scale: Double

  init?(_ one: DrawnText, _ other: DrawnText) {
    let gap =
      max(one.frame.x, other.frame.x)
      - min(one.frame.end(.horizontal), other.frame.end(.horizontal))
    guard gap >= 0, let meeting = Self.meeting(one, other, gap: gap) else { return nil }
    let slip =
      meeting == .bottom
      ? one.lastBaseline - other.lastBaseline : one.firstBaseline - other.firstBaseline
    // Texts that do not reach each other's line are in different rows.
    guard slip.magnitude > Threshold.unevenLetters, slip.magnitude < max(one.ascent, other.ascent)
    else { return nil }
    (lower, upper) = slip > 0 ? (one.view, other.view) : (other.view, one.view)
    (smaller, larger) =
      one.ascent < other.ascent ? (one.view, other.view) : (other.view, one.view)
    self.meeting = meeting
    apart = slip.magnitude
    scale = min(one.ascent, other.ascent) / max(one.ascent, other.ascent)
  }

  private static func meeting(_ one: DrawnText, _ other: DrawnText, gap: Double) -> Meeting? {
    let tops = one.frame.y - other.frame.y
    let bottoms = one.frame.end(.vertical) - other.frame.end(.vertical)
    let meetAtTop = tops.magnitude <= Visible.least
    if meetAtTop != (bottoms.magnitude <= Visible.least) { return meetAtTop ? .top : .bottom }
    let areOnePhrase = gap <= Threshold.gapInAPhrase && one.hasOneLine && other.hasOneLine
    return areOnePhrase && (tops + bottoms).magnitude / 2 <= Visible.least ? .middle : nil
  }
}

extension LayoutReading {
  /// Labels, fields and titles of buttons draw their text in the middle of their height. Nil without a text, and if the
  /// height of the text is written and its baselines are not.
  fileprivate func drawnText(_ view: ViewID) -> DrawnText? {
    let node = problem.views[view.index]
    let kind = declared(view).kind
    guard kind.has([.showsText, .isField]), !isOutOfSight(view),
      let ascent = node.firstBaseline, let descent = node.lastBaseline,
      let needed = outcome.contentHeight(of: view),
      layout.view(view)?.vertical.source != .written || property(.firstBaseline, of: view) != nil,
      kind.has(.isField) || !(layout.view(view)?.text ?? "").isEmpty
    else { return nil }
    let frame = alignmentRectInContainer(view)
    let top = frame.y + (frame.height - needed) / 2
    return DrawnText(
      view: view, frame: frame, ascent: ascent, firstBaseline: top + ascent,
      lastBaseline: top + needed - descent)
  }

  /// The horizontal stack that arranges both texts.
  fileprivate func row(arranging pair: UnevenPair) -> ViewID? {
    guard let row = stack(arranging: pair.lower), row == stack(arranging: pair.upper),
      stackProperties(row)?.axis == .horizontal
    else { return nil }
    return row
  }

  /// `baseline-stretched` says why the lines of such texts differ.
  fileprivate func isAlignedByBaselines(_ pair: UnevenPair, in row: ViewID?) -> Bool {
    let alignment = row.flatMap(stackProperties)?.alignment
    return alignment == .firstBaseline || alignment == .lastBaseline
      || constraintsOfView[pair.lower.index].contains { id in
        let constraint = problem.constraints[id.index]
        return [constraint.first.view, constraint.second?.view].contains(pair.upper)
          && [.firstBaseline, .lastBaseline].contains(constraint.first.attribute)
      }
  }

  /// The one constraint that places a text vertically: its own, or one of its superview or of the other text.
  fileprivate func placing(_ text: ViewID, beside other: ViewID) -> Int? {
    let placing = constraintsOfView[text.index].filter { id in
      let constraint = problem.constraints[id.index]
      guard constraint.second != nil, constraint.relation == .equal,
        constraint.first.attribute.axis == .vertical, !constraint.first.attribute.isSize
      else { return false }
      return constraint.first.view == text || constraint.first.view == other
        || isInside(text, constraint.first.view)
    }
    return placing.count == 1 ? constraintIndex(placing[0]) : nil
  }
}
