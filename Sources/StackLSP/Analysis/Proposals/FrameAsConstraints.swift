import LayoutEngine
import StackDSL

extension Remedy {
  /// Lays out a view by constraints in place of its `frame`: they follow what the frame shows, and not only what its
  /// mask says. A frame that touches both edges stays between them, one in the middle stays there, and any other keeps
  /// its distance from the nearer side, or from the top. The views beside it that have frames may have to follow as well.
  static func frameAsConstraints(_ view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    guard !reading.screen.isOfInterfaceBuilder, let own = reading.frameAsConstraints(view) else {
      return []
    }
    let one = Remedy(
      "Lay \(reading.name(view)) out by constraints in place of its frame: `\(own.words)`",
      own.changes, shows: [reading.index(view)], isCorrection: true)
    guard let parent = reading.problem.views[view.index].parent, !reading.isHuge else {
      return [one]
    }
    let others = reading.children(of: parent).filter { $0 != view }
    let changes = others.compactMap { reading.frameAsConstraints($0)?.changes }
    guard !changes.isEmpty else { return [one] }
    let all = Remedy(
      "Lay \(reading.name(view)) and the views beside it out by constraints in place of their frames",
      own.changes + changes.flatMap(\.self), shows: [reading.index(view)], isCorrection: true)
    return [one, all]
  }
}

extension LayoutReading {
  /// The lines in place of a frame, and the changes that write them there; nil for a view without a frame.
  fileprivate func frameAsConstraints(_ view: ViewID) -> (words: String, changes: [Change])? {
    guard let frame = drawnFrame(of: view), let superview = declared(view).parent else {
      return nil
    }
    let index = index(view)
    let places = Axis.allCases.map { MarginsOfFrame(frame, $0) }
    let words =
      places.allSatisfy { $0.place == .between(0) }
      ? "edges == superview.edges"
      : places.flatMap { $0.lines(of: view, in: superview, self) }
        .map { screen.text(of: $0, in: index) }.joined(separator: "; ")
    let properties = declared(view).properties
    let members = [PropertyName.frame, .autoresizingMask].compactMap { name in
      properties.lastIndex { $0.name == name }.map { Member.property(index, $0) }
    }
    return (words, [.rewrite(members[0], words)] + members.dropFirst().map { .remove($0) })
  }
}

extension LayoutReading {
  /// The written frame of a view, and the size of the superview in which it was drawn; nil for a view without a frame.
  func drawnFrame(of view: ViewID) -> (frame: Rect, superview: Size)? {
    guard let parent = problem.views[view.index].parent,
      let numbers = property(.frame, of: view)?.value.numbers, numbers.count >= 4
    else { return nil }
    let around = frameInContainer(parent)
    return (
      Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      numbers.count == 6
        ? Size(width: numbers[4], height: numbers[5])
        : Size(width: around.width, height: around.height)
    )
  }
}

/// Where a frame stands on one axis of its superview.
private struct MarginsOfFrame {
  enum Place: Equatable {
    /// As far from both edges, in points.
    case between(Double)
    case middle
    case start(Double)
    case end(Double)
  }

  let axis: Axis
  let place: Place
  let length: Double

  init(_ drawn: (frame: Rect, superview: Size), _ axis: Axis) {
    self.axis = axis
    length = drawn.frame[.size(axis)]
    // An edge a few points beyond, or beyond it while the other one touches, was meant to touch.
    var start = drawn.frame.start(axis)
    var end = drawn.superview[axis] - drawn.frame.end(axis)
    if start < 0, start >= -Threshold.outOfBox { start = 0 }
    if end < 0, end >= -Threshold.outOfBox || start == 0 { end = 0 }
    let isEven = (start - end).magnitude / 2 <= Threshold.wholePoint
    let isBetween =
      start == 0 && end == 0 || isEven && start <= Threshold.wideGap && axis == .horizontal
    // What is read from the top hangs from there, unless it touches the bottom.
    let isAtEnd = end < start && (axis == .horizontal || end == 0)
    place = isBetween ? .between(start) : isEven ? .middle : isAtEnd ? .end(end) : .start(start)
  }

  /// The lines that say so. A content that the frame would cut keeps its own size.
  func lines(
    of view: ViewID, in superview: ViewIndex, _ reading: LayoutReading
  ) -> [PlainConstraint] {
    let index = reading.index(view)
    let edges: [Anchor.Attribute] =
      axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    func tie(_ edge: Anchor.Attribute, _ constant: Double = 0) -> PlainConstraint {
      .edge(edge, of: index, to: superview, constant: constant)
    }
    let wraps = axis == .horizontal && reading.problem.views[view.index].wrapping != nil
    let content = wraps ? nil : reading.content(view, axis).intrinsic
    let size =
      content.map { length > $0 + Threshold.wholePoint } ?? true
      ? [PlainConstraint.size(of: index, axis, length)] : []
    switch place {
    case .between(let inset): return [tie(edges[0], inset), tie(edges[1], -inset)]
    case .middle: return [tie(axis == .horizontal ? .centerX : .centerY)] + size
    case .start(let inset): return [tie(edges[0], inset)] + size
    case .end(let inset): return [tie(edges[1], -inset)] + size
    }
  }
}
