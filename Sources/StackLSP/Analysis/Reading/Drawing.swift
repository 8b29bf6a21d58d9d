import LayoutEngine
import StackDSL

/// What a person sees of a layout, from back to front, in whatever containers it stands: the ink of texts,
/// controls, pictures and filled boxes. What is hidden or transparent is not in it.
///
/// What lies over what, and what lies outside, are questions about this one list.
struct Drawing {
  private(set) var marks: [Mark] = []
  private let reading: LayoutReading

  /// Something that is drawn.
  struct Mark {
    enum Kind { case text, control, picture, box }
    var view: ViewID
    var kind: Kind
    /// In the container's coordinates, in points.
    var ink: Rect
    /// The innermost scroll view that holds it.
    var scroll: ViewID?
  }

  init(_ reading: LayoutReading) {
    self.reading = reading
    var unseen: Set<ViewID> = []
    var scrolls: [ViewID: ViewID] = [:]
    for view in reading.views {
      // Parents stand before their children.
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
      guard ink.width > 0.5, ink.height > 0.5 else { continue }
      marks.append(Mark(view: view, kind: kind, ink: ink, scroll: scrolls[view]))
    }
  }
}

// MARK: Overlap

extension Drawing {
  /// Two marks that lie over each other, the later drawn first, and what they share.
  struct Meeting {
    var upper: Mark
    var lower: Mark
    var shared: Size
    /// The views around both that stand in one superview.
    var branches: (upper: ViewID, lower: ViewID)
  }

  /// Points: the air around letters, and what may touch.
  fileprivate static let air = 6.0
  /// Of a screen with more meetings than this each is one of a heap.
  private static let mostMeetings = 1_000

  /// What lies over something else and shows no sign of being meant to, by the order of drawing.
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
      near.removeAll { marks[$0].ink.end(axis) <= ink.start(axis) + Self.air }
      for other in near {
        guard let shared = ink.overlap(marks[other].ink), shared.width > Self.air,
          shared.height > Self.air
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

  /// What evidence shows to be meant: a background behind, a badge or an icon that a constraint puts there,
  /// two that take turns in one place, and what scrolls out from under something.
  private func isMeant(_ meeting: Meeting) -> Bool {
    let (upper, lower) = (meeting.upper, meeting.lower)
    let (outer, otherOuter) = meeting.branches
    guard upper.scroll == lower.scroll, reading.stack(arranging: outer) == nil,
      !reading.isBareButton(upper.view), !reading.isBareButton(lower.view)
    else { return true }
    if reading.isDrawnSo(meeting, haveLetters: reading.haveLetters(upper, lower)) { return true }
    let hidesLetters = reading.garble(upper, lower)
    if !hidesLetters, upper.ink.contains(lower.ink) || lower.ink.contains(upper.ink) { return true }
    // A box behind the upper one hides what is below it; a box of its own makes a chip of it.
    let path = reading.pathToRoot(from: upper.view).prefix { $0 != outer } + [outer]
    if path.dropFirst().contains(where: reading.isFilled)
      || upper.kind == .text && lower.kind == .picture && reading.isFilled(upper.view)
      || lower.kind == .text && upper.kind == .picture && reading.isFilled(lower.view)
      || lower.kind == .box
    {
      return true
    }
    let otherPath = reading.pathToRoot(from: lower.view).prefix { $0 != otherOuter } + [otherOuter]
    // Boxes of pictures and controls may be what code shows in turn; letters over letters never are.
    let boxes = (path.dropFirst() + otherPath.dropFirst()).filter {
      reading.stackProperties($0) == nil
    }
    if !boxes.isEmpty, !reading.haveLetters(upper, lower) { return true }
    return reading.takeTurns(outer, otherOuter)
      || reading.areTied(path, otherPath, bothHaveLetters: reading.haveLetters(upper, lower))
  }
}

extension LayoutReading {
  /// They lay over each other when they were drawn in Interface Builder, where their author saw it. Of two texts
  /// in one place code shows one, if it reaches both.
  fileprivate func isDrawnSo(_ meeting: Drawing.Meeting, haveLetters: Bool) -> Bool {
    let views = [meeting.branches.upper, meeting.branches.lower].map(declared)
    let rects = views.compactMap(\.drawn).map {
      Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    guard rects.count == 2, let drawn = rects[0].overlap(rects[1]),
      drawn.width > Drawing.air, drawn.height > Drawing.air
    else { return false }
    return !haveLetters || views.allSatisfy { $0.runTime.contains(.outlet) }
  }

  func isTransparent(_ view: ViewID) -> Bool {
    property(.alpha, of: view)?.value.number == 0
  }

  /// It has a background that hides what is behind it.
  func isFilled(_ view: ViewID) -> Bool {
    guard let color = property(.backgroundColor, of: view)?.value.name else { return false }
    return color != "clear"
  }

  /// Nil for what shows nothing of its own.
  fileprivate func mark(of view: ViewID) -> Drawing.Mark.Kind? {
    guard view != container, stackProperties(view) == nil else { return nil }
    switch declared(view).kind {
    case .label, .textView: return showsText(view) ? .text : nil
    case .imageView: return .picture
    case .view: return children(of: view).isEmpty && isFilled(view) ? .box : nil
    default: return hasContentToSee(view) ? .control : nil
    }
  }

  /// The views around two others that stand in one superview; nil where one stands in the other.
  fileprivate func branches(of one: ViewID, _ other: ViewID) -> (upper: ViewID, lower: ViewID)? {
    let path = Array(pathToRoot(from: one))
    let others = Array(pathToRoot(from: other))
    let shared = zip(path.reversed(), others.reversed()).prefix { $0 == $1 }.count
    guard shared > 0, shared < path.count, shared < others.count else { return nil }
    return (path[path.count - shared - 1], others[others.count - shared - 1])
  }

  fileprivate func haveLetters(_ one: Drawing.Mark, _ other: Drawing.Mark) -> Bool {
    [one, other].allSatisfy {
      showsText($0.view) && !(layout.view($0.view)?.text ?? "").isEmpty
    }
  }

  /// A text in a text or in a button's title, and one control in another of its kind, cannot be read or
  /// touched, even where one lies wholly in the other. A button lies in a field on purpose; of two of a
  /// storyboard in one place code mostly shows one.
  fileprivate func garble(_ upper: Drawing.Mark, _ lower: Drawing.Mark) -> Bool {
    let kinds = [upper, lower].map { declared($0.view).kind }
    return !screen.isOfInterfaceBuilder
      && (kinds[0] == kinds[1] && kinds[0].has(.liesInNoOther)
        || kinds.contains(.label) && kinds.contains(.button))
  }

  /// Two containers in one place, or one that code reaches: code shows one of them at a time.
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

  /// Constraints say where one lies in the other: that they meet is meant. Letters over letters never are,
  /// unless both axes say that one takes the place of the other or sits on a corner of it: the end of one
  /// at the start of the other is a gap, and one of the wrong sign.
  fileprivate func areTied(
    _ path: [ViewID], _ otherPath: [ViewID], bothHaveLetters: Bool
  ) -> Bool {
    path.contains { first in
      otherPath.contains { second in
        let ties = ties(between: first, second)
        guard bothHaveLetters else { return !ties.isEmpty }
        return haveBaselinesApart(first, second) || haveBaselinesApart(second, first)
          || Set(ties.map(\.first.attribute.axis)).count == Axis.allCases.count
            && !ties.contains(where: \.isGap)
      }
    }
  }

  /// The equations between places of two views.
  func ties(between one: ViewID, _ other: ViewID) -> [LayoutConstraint] {
    constraintsOfView[one.index].map { problem.constraints[$0.index] }.filter {
      let views = [$0.first.view, $0.second?.view]
      return views.contains(one) && views.contains(other) && $0.relation == .equal
        && !$0.first.attribute.isSize
    }
  }

  /// A constraint says how far the lines of two views are apart: `baseline-spacing-too-small` tells
  /// where that is too little.
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
  /// From the end of one view to the start of another.
  var isGap: Bool {
    guard let second, second.view != first.view else { return false }
    return switch (first.attribute, second.attribute) {
    case (.leading, .trailing), (.trailing, .leading), (.left, .right), (.right, .left),
      (.top, .bottom), (.bottom, .top):
      true
    default: false
    }
  }

  /// A gap that reaches back over where it begins.
  var isOverlap: Bool {
    switch first.attribute {
    case .leading, .left, .top: constant < 0
    default: constant > 0
    }
  }
}
