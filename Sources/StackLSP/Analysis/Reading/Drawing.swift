import LayoutEngine
import StackDSL

/// The visible parts of a layout from back to front, in all containers: the ink of texts, controls, pictures
/// and filled boxes, without hidden and transparent views.
///
/// Overlaps and views outside the screen are found in this one list.
struct Drawing {
  private(set) var marks: [Mark] = []
  private let reading: LayoutReading

  /// A visible mark of a view.
  struct Mark {
    enum Kind { case text, control, picture, box }
    var view: ViewID
    var kind: Kind
    /// In the container's coordinates, in points.
    var ink: Rect
    /// The innermost scroll view around it.
    var scroll: ViewID?
  }

  init(_ reading: LayoutReading) {
    self.reading = reading
    var unseen: Set<ViewID> = []
    var scrolls: [ViewID: ViewID] = [:]
    for view in reading.views {
      // Parents come before their children.
      let parent = reading.problem.views[view.index].parent
      if let parent {
        scrolls[view] = reading.problem.views[parent.index].isScrollView ? parent : scrolls[parent]
      }
      guard !reading.problem.views[view.index].isHidden, !(parent.map(unseen.contains) ?? false),
        !reading.isTransparent(view)
      else {
        unseen.insert(view)
        continue
      }
      guard let kind = reading.mark(of: view) else { continue }
      let ink = reading.inkInContainer(view)
      guard ink.width > Visible.least, ink.height > Visible.least else { continue }
      marks.append(Mark(view: view, kind: kind, ink: ink, scroll: scrolls[view]))
    }
  }
}

// MARK: Overlap

extension Drawing {
  /// Two overlapping marks, the later drawn first, and their common area.
  struct Meeting {
    var upper: Mark
    var lower: Mark
    var shared: Size
    /// The ancestors of both that share a superview.
    var branches: (upper: ViewID, lower: ViewID)

    /// Whether a box lies in front of the whole of a text or control.
    var isBuried: Bool { upper.kind == .box && lower.kind != .box && upper.ink.contains(lower.ink) }

    /// The axis on which less is shared, as a share of the smaller mark; nil if it is the same on both.
    var shorterAxis: Axis? {
      let (width, height) = (
        shared.width / min(upper.ink.width, lower.ink.width),
        shared.height / min(upper.ink.height, lower.ink.height)
      )
      guard (width - height).magnitude > Threshold.rounding else { return nil }
      return width < height ? .horizontal : .vertical
    }
  }

  /// On a screen with more overlaps, each is one of a heap.
  private static let mostMeetings = 1_000

  /// The overlaps without a sign of intention, in drawing order.
  var collisions: [Meeting] {
    meetings.filter { !isMeant($0) }
  }

  private var meetings: [Meeting] {
    // Along the axis on which they are spread out, so that few are near each other.
    let extents = Axis.allCases.map {
      axis -> (axis: Axis, length: Double) in
      let start = marks.lazy.map { $0.ink.start(axis) }.min() ?? 0
      return (axis, (marks.lazy.map { $0.ink.end(axis) }.max() ?? 0) - start)
    }
    let axis = extents.max { $0.length < $1.length }?.axis ?? .vertical
    let order = marks.indices.sorted {
      (marks[$0].ink.start(axis), $0) < (marks[$1].ink.start(axis), $1)
    }
    var near: [Int] = []
    var pairs: [(upper: Int, lower: Int, shared: Size)] = []
    for index in order {
      let ink = marks[index].ink
      near.removeAll { marks[$0].ink.end(axis) <= ink.start(axis) }
      for other in near {
        // Letters have no air at the ends of their line.
        let haveLetters = reading.haveLetters(marks[index], marks[other])
        guard let shared = ink.overlap(marks[other].ink),
          shared.width > (haveLetters ? 2 * Threshold.emptyEnd : Threshold.air),
          shared.height > Threshold.air
        else { continue }
        pairs.append((max(index, other), min(index, other), shared))
      }
      guard pairs.count < Self.mostMeetings else { break }
      near.append(index)
    }
    return pairs.sorted { ($0.upper, $0.lower) < ($1.upper, $1.lower) }.compactMap { pair in
      let (upper, lower) = (marks[pair.upper], marks[pair.lower])
      return reading.branches(of: upper.view, lower.view).map {
        Meeting(upper: upper, lower: lower, shared: pair.shared, branches: $0)
      }
    }
  }

  /// Whether there is evidence that the overlap is intended: a background, a badge or icon that a constraint
  /// puts there, two views that alternate in one place, or content that scrolls under a view.
  private func isMeant(_ meeting: Meeting) -> Bool {
    let (upper, lower) = (meeting.upper, meeting.lower)
    let (outer, otherOuter) = meeting.branches
    guard upper.scroll == lower.scroll, reading.stack(arranging: outer) == nil,
      !reading.isBareButton(upper.view), !reading.isBareButton(lower.view)
    else { return true }
    if reading.isDrawnSo(meeting, haveLetters: reading.haveLetters(upper, lower)) { return true }
    let isBuried = reading.buries(meeting)
    let isInLine = reading.standsInLine(meeting)
    // A panel that covers only a part may slide away.
    if upper.kind == .box, !reading.children(of: upper.view).isEmpty, !isBuried, !isInLine {
      return true
    }
    let hidesLetters = reading.garble(upper, lower) || isBuried || isInLine
    if !hidesLetters, upper.ink.contains(lower.ink) || lower.ink.contains(upper.ink) { return true }
    // A box behind the upper one hides the lower one; a box of its own makes it a chip.
    let path = reading.pathToRoot(from: upper.view).prefix { $0 != outer } + [outer]
    if path.dropFirst().contains(where: reading.isFilled)
      || upper.kind == .text && lower.kind == .picture && reading.isFilled(upper.view)
      || lower.kind == .text && upper.kind == .picture && reading.isFilled(lower.view)
      || lower.kind == .box
    {
      return true
    }
    let otherPath = reading.pathToRoot(from: lower.view).prefix { $0 != otherOuter } + [otherOuter]
    let haveLetters = reading.haveLetters(upper, lower)
    // Code may show boxes of pictures and controls in turn, but never letters over letters, and few boxes of letters.
    let boxes = (path.dropFirst() + otherPath.dropFirst()).filter {
      reading.stackProperties($0) == nil
    }
    let areLetters =
      reading.screen.isOfInterfaceBuilder
      ? haveLetters : [upper, lower].contains(where: reading.hasLetters)
    if !boxes.isEmpty, !areLetters, !isBuried { return true }
    return reading.takeTurns(outer, otherOuter)
      || reading.areTied(
        path, otherPath + reading.veils(over: lower.view), onBothAxes: haveLetters,
        on: meeting.shorterAxis)
  }
}

extension LayoutReading {
  /// Whether they overlapped in Interface Builder, where the author saw it. Of two texts in one place, code
  /// shows one if it reaches both.
  fileprivate func isDrawnSo(_ meeting: Drawing.Meeting, haveLetters: Bool) -> Bool {
    let views = [meeting.branches.upper, meeting.branches.lower].map(declared)
    let rects = views.compactMap(\.drawn).map {
      Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    guard rects.count == 2, let drawn = rects[0].overlap(rects[1]),
      drawn.width > Threshold.air, drawn.height > Threshold.air
    else { return false }
    return !haveLetters || views.allSatisfy { $0.runTime.contains(.outlet) }
  }

  /// The siblings that cover exactly the place of a picture, such as the shade between a picture and its title.
  fileprivate func veils(over view: ViewID) -> [ViewID] {
    guard declared(view).kind == .imageView, let parent = problem.views[view.index].parent else {
      return []
    }
    let rect = frameInContainer(view)
    return children(of: parent).filter { $0 != view && frameInContainer($0) == rect }
  }

  func isTransparent(_ view: ViewID) -> Bool {
    property(.alpha, of: view)?.value.number == 0
  }

  /// Whether it has an opaque background.
  func isFilled(_ view: ViewID) -> Bool {
    guard let color = property(.backgroundColor, of: view)?.value.name else { return false }
    return color != "clear"
  }

  /// Nil for a view that draws nothing itself.
  fileprivate func mark(of view: ViewID) -> Drawing.Mark.Kind? {
    guard view != container, stackProperties(view) == nil else { return nil }
    switch declared(view).kind {
    case .label: return showsText(view) ? .text : nil
    case .textView: return showsText(view) ? .text : .control
    case .imageView: return .picture
    case .view:
      return isFilled(view)
        ? .box
        : !screen.isOfInterfaceBuilder && (isSizedLeaf(view) || aspectRatio(of: view) != nil)
          ? .picture : nil
    default: return hasContentToSee(view) || declared(view).kind.has(.isList) ? .control : nil
    }
  }

  /// The ancestors of two views that share a superview; nil if one view contains the other.
  fileprivate func branches(of one: ViewID, _ other: ViewID) -> (upper: ViewID, lower: ViewID)? {
    let path = Array(pathToRoot(from: one))
    let others = Array(pathToRoot(from: other))
    let shared = zip(path.reversed(), others.reversed()).prefix { $0 == $1 }.count
    guard shared > 0, shared < path.count, shared < others.count else { return nil }
    return (path[path.count - shared - 1], others[others.count - shared - 1])
  }

  fileprivate func haveLetters(_ one: Drawing.Mark, _ other: Drawing.Mark) -> Bool {
    [one, other].allSatisfy(hasLetters)
  }

  fileprivate func hasLetters(_ mark: Drawing.Mark) -> Bool {
    showsText(mark.view) && !(layout.view(mark.view)?.text ?? "").isEmpty
  }

  /// Whether the views make each other unreadable or untouchable: a text in a text or in a button's title, a button
  /// behind a field, or one control in another of its kind, even wholly. A button in front of a field is intended; of
  /// two in one place in a storyboard, code mostly shows one.
  fileprivate func garble(_ upper: Drawing.Mark, _ lower: Drawing.Mark) -> Bool {
    // A text view that shows all of its text is a label.
    let kinds = [upper, lower].map {
      $0.kind == .text && hasLetters($0) ? .label : declared($0.view).kind
    }
    return !screen.isOfInterfaceBuilder
      && (kinds[0].has(.isField) && kinds[1] == .button && upper.ink.contains(lower.ink)
        || kinds[0] == kinds[1] && (kinds[0].has(.liesInNoOther) || kinds[0] == .button)
        || kinds.contains(.label) && kinds.contains(where: \.isSetByTouch))
  }

  /// Whether a chip lies in the lines of a text, over its letters: it is narrower than the text and no higher than two
  /// lines, and its middle lies in a line.
  fileprivate func standsInLine(_ meeting: Drawing.Meeting) -> Bool {
    let (box, text) = (meeting.upper, meeting.lower)
    guard !screen.isOfInterfaceBuilder, box.kind == .box, text.kind == .text, hasLetters(text),
      box.ink.width < text.ink.width,
      box.ink.height <= 2 * min(text.ink.height, Threshold.highestLine)
    else { return false }
    let middle = box.ink.y + box.ink.height / 2
    return text.ink.y < middle && middle < text.ink.end(.vertical)
  }

  /// Whether an opaque box lies in front of the whole of a text or control. One that covers their superview is
  /// shown in place of it.
  fileprivate func buries(_ meeting: Drawing.Meeting) -> Bool {
    let upper = meeting.upper
    guard !screen.isOfInterfaceBuilder, meeting.isBuried,
      property(.alpha, of: upper.view) == nil,
      let parent = problem.views[meeting.branches.upper.index].parent
    else { return false }
    return !upper.ink.contains(frameInContainer(parent))
  }

  /// Whether they alternate: two containers in one place, or one that code reaches, so that code shows one at
  /// a time.
  fileprivate func takeTurns(_ one: ViewID, _ other: ViewID) -> Bool {
    if [one, other].contains(where: isReachedContainer) { return true }
    guard !children(of: one).isEmpty, !children(of: other).isEmpty else { return false }
    let (frame, rect) = (frameInContainer(one), frameInContainer(other))
    return frame.contains(rect) && rect.contains(frame)
  }

  private func isReachedContainer(_ view: ViewID) -> Bool {
    !children(of: view).isEmpty && stackProperties(view) == nil
      && !declared(view).runTime.subtracting(.placeholderText).isEmpty
  }

  /// Whether constraints place one view on the other, so that the overlap is intended. Letters over letters are
  /// only intended if both axes put one in the place of the other or on its corner. A tie from the end of one to
  /// the start of the other is a gap, in this case with the wrong sign.
  ///
  /// - Parameter axis: the axis on which a tie shows that the overlap is intended; nil for either. Two views with a
  ///   common top are a row, whatever they share of it.
  fileprivate func areTied(
    _ path: [ViewID], _ otherPath: [ViewID], onBothAxes: Bool, on axis: Axis?
  ) -> Bool {
    path.contains { first in
      otherPath.contains { second in
        let ties = ties(between: first, second)
        guard onBothAxes else {
          return ties.contains {
            (axis == nil || $0.first.attribute.axis == axis) && (!$0.isGap || $0.isOverlap)
          }
        }
        return haveBaselinesApart(first, second) || haveBaselinesApart(second, first)
          || Set(ties.map(\.first.attribute.axis)).count == Axis.allCases.count
            && !ties.contains(where: \.isGap)
      }
    }
  }

  /// The equations between positions of two views.
  func ties(between one: ViewID, _ other: ViewID) -> [LayoutConstraint] {
    constraintsOfView[one.index].map { problem.constraints[$0.index] }.filter {
      let views = [$0.first.view, $0.second?.view]
      return views.contains(one) && views.contains(other) && $0.relation == .equal
        && !$0.first.attribute.isSize
    }
  }

  /// Whether a constraint sets the distance of their baselines; `baseline-spacing-too-small` reports one that
  /// is too small.
  private func haveBaselinesApart(_ upper: ViewID, _ lower: ViewID) -> Bool {
    constraintsOfView[lower.index].contains { id in
      let constraint = problem.constraints[id.index]
      return constraint.first.view == lower && constraint.first.attribute == .firstBaseline
        && constraint.second?.view == upper && constraint.second?.attribute == .lastBaseline
        && constraint.relation == .equal
    }
  }
}

extension LayoutConstraint {
  /// Whether it leads from the end of one view to the start of another.
  var isGap: Bool {
    guard let second, second.view != first.view else { return false }
    return second.attribute == first.attribute.opposite
  }

  /// Whether it is a negative gap.
  var isOverlap: Bool {
    switch first.attribute {
    case .leading, .left, .top: constant < 0
    default: constant > 0
    }
  }
}

extension LayoutAnchor.Attribute {
  /// Nil for anything but an edge.
  var opposite: Self? {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    default: nil
    }
  }
}

extension ViewKind {
  /// Whether it is tapped or dragged, and shows by itself all that belongs on it.
  fileprivate var isSetByTouch: Bool {
    self == .button || has(.liesInNoOther) && !has(.isField) && self != .label
  }
}
