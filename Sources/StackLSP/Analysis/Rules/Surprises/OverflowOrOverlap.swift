import LayoutEngine
import StackDSL

extension Rule {
  static let overflowOrOverlap = Rule(
    code: "overflow-or-overlap", severity: .warning,
    traits: Traits(mark: .overlap, follows: .place, isOfPlace: true),
    checks: [.layout(reports), .layout(coveredEnds)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    let open = layout.openViews
    let isFree = layout.environment.host.isFree
    let contents = layout.scrollContents
    return layout.views.compactMap { view in
      guard !layout.isOutOfSight(view), !open.contains(view) else { return nil }
      let carriesContent = layout.carriesContent(view)
      let scroll = layout.scrollView(around: view)
      if let scroll, carriesContent, let content = contents[scroll],
        let report = beyondContent(view, of: scroll, content, layout)
      {
        return report
      }
      // The size of a free view is that of a drawing.
      let leaves = !isFree && scroll == nil && (carriesContent || layout.showsWholePicture(view))
      return (leaves ? overflow(view, layout) : nil)
        ?? (scroll == nil && !isFree ? Report.beyondMargins(view, layout) : nil)
        ?? (carriesContent ? Report.besideSuperview(view, layout, open) : nil)
        ?? (leaves && carriesContent ? overflowOfBox(view, layout, open) : nil)
        ?? (carriesContent ? overlap(view, layout, open) : nil)
        ?? overlapOfParts(view, layout, open)
    }
  }

  /// A stack lies over what stands beside it where something in it does; two pictures that neither
  /// holds the other lie over each other.
  private static func overlapOfParts(
    _ view: ViewID, _ layout: LayoutReading, _ open: Set<ViewID>
  ) -> Report? {
    guard let parent = layout.problem.views[view.index].parent,
      layout.stack(arranging: view) == nil, !layout.isBareButton(view), !layout.isHuge
    else { return nil }
    let frame = layout.frameInContainer(view)
    for other in layout.children(of: parent)
    where other < view && layout.frameInContainer(other).overlap(frame) != nil
      && !layout.isOutOfSight(other) && !open.contains(other)
      && (layout.stackProperties(view) != nil || layout.stackProperties(other) != nil
        || layout.arePictures(view, other) || layout.areTextAndPicture(view, other))
    {
      for part in layout.partsToSee(of: view) where !open.contains(part) {
        for covered in layout.partsToSee(of: other) where !open.contains(covered) {
          guard let shared = layout.overlap(part, covered),
            !layout.areTied(part, of: view, covered, of: other)
          else { continue }
          return report(view, other, part, over: covered, shared, layout)
        }
      }
    }
    return nil
  }

  private static func overflow(_ view: ViewID, _ layout: LayoutReading) -> Report? {
    // A baseline row lets its views stick out by design, and has rules of its own.
    if let stack = layout.stack(arranging: view), layout.stackProperties(stack)?.isBaseline == true
    {
      return nil
    }
    // What is too high for a height that nothing gave is said of the height.
    guard !layout.isCellWithoutHeight else { return nil }
    let box = layout.frameInContainer(layout.container)
    let rect = layout.alignmentRectInContainer(view)
    guard let (side, points) = rect.farthest(beyond: box), points > 1 else { return nil }
    let isCentered = (rect.overhang(beyond: box, at: side.opposite) - points).magnitude < 1
    // A text that could wrap has no width that bounds it, which is said of the text.
    guard
      layout.problem.views[view.index].wrapping == nil
        || side != .right && !(side == .left && isCentered)
    else { return nil }
    let edges =
      isCentered ? "\(side.rawValue) and \(side.opposite.rawValue) edges" : "\(side.rawValue) edge"
    return Report(
      span: layout.place(of: view),
      message: "\(layout.name(view)) reaches \(pt(points)) beyond the \(edges) of "
        + "\(layout.name(layout.container)).",
      views: [layout.index(view)], aspect: side.rawValue,
      remedies: layout.proposes ? Remedy.keepingInside(view, beyond: side, layout) : [],
      shortage: .overhang(view, side.axis))
  }

  /// A text that is longer than the chip it stands in: nothing but the other edge, or the middle, holds it
  /// there. A badge that is pinned to a corner sticks out on purpose.
  private static func overflowOfBox(
    _ view: ViewID, _ layout: LayoutReading, _ open: Set<ViewID>
  ) -> Report? {
    guard let box = layout.problem.views[view.index].parent, box != layout.container,
      !open.contains(box), layout.declared(box).properties.contains(where: \.name.drawsView)
    else { return nil }
    let around = layout.frameInContainer(box)
    guard around.width > 0.5, around.height > 0.5,
      let (side, overhang) = layout.inkInContainer(view).farthest(beyond: around), overhang > 4,
      !layout.isTied(view, side.edge(layout.environment.direction)),
      !layout.isCentered(view, onRimOf: box, side.axis), layout.stack(arranging: view) == nil
    else { return nil }
    let axis = side.axis
    return Report(
      span: layout.place(of: view),
      message: "\(layout.name(view)) reaches \(pt(overhang)) beyond the \(side.rawValue) edge of "
        + "\(layout.name(box)), in which it stands.",
      views: [view, box].map(layout.index), aspect: "\(side.rawValue) box",
      remedies: layout.proposes
        ? Remedy.bringingInside(view, of: box, axis, layout)
          + (axis == .vertical ? Remedy.makingRoom(for: view, layout) : [])
          + Remedy.growing(box, around: view, axis, layout)
          + (axis == .vertical ? Remedy.keepingBarUncovered(around: view, layout) : [])
          + Remedy.missingTies(of: view, axis, layout)
        : [])
  }

  /// What lies behind the end of its scroll view's content cannot be scrolled to.
  private static func beyondContent(
    _ view: ViewID, of scroll: ViewID, _ content: Size, _ layout: LayoutReading
  ) -> Report? {
    let (rect, box) = (layout.alignmentRectInContainer(view), layout.frameInContainer(scroll))
    let beyond = LayoutEngine.Axis.allCases.map { axis in
      let end = rect[.position(axis)] - box[.position(axis)] + rect[.size(axis)]
      return (axis: axis, points: end - max(content[axis], box[.size(axis)]))
    }
    guard let worst = beyond.max(by: { $0.points < $1.points }), worst.points > 1 else {
      return nil
    }
    // What has no end runs out of its content wherever that ends.
    if worst.axis == .horizontal, layout.problem.views[view.index].wrapping != nil { return nil }
    return Report(
      span: layout.place(of: view),
      message: "\(layout.name(view)) reaches \(pt(worst.points)) beyond the content of "
        + "\(layout.name(scroll)): nobody can scroll to it.",
      views: [layout.index(view)], aspect: worst.axis == .horizontal ? "right" : "bottom",
      remedies: layout.proposes
        ? Remedy.growingContent(around: view, of: scroll, worst.axis, layout) : [],
      shortage: .overhang(view, worst.axis))
  }

  private static func overlap(
    _ view: ViewID, _ layout: LayoutReading, _ open: Set<ViewID>
  ) -> Report? {
    guard let parent = layout.problem.views[view.index].parent,
      layout.stack(arranging: view) == nil, !layout.isBareButton(view)
    else { return nil }
    for other in layout.children(of: parent) where other < view {
      // Where two frames lie is known at once, what they show is not.
      guard let shared = layout.overlap(view, other), layout.carriesContent(other),
        !layout.isOutOfSight(other), !open.contains(other), !layout.isBareButton(other),
        !layout.haveBaselinesApart(other, view),
        !layout.areTied(view, of: view, other, of: other)
      else { continue }
      return report(view, other, view, over: other, shared, layout)
    }
    return nil
  }

  private static func report(
    _ view: ViewID, _ other: ViewID, _ part: ViewID, over covered: ViewID, _ shared: Size,
    _ layout: LayoutReading
  ) -> Report {
    Report(
      span: layout.place(of: view),
      message: "\(layout.name(part)) lies over \(layout.name(covered)): they share "
        + "\(size(shared.width, shared.height)).",
      views: unique([view, other, part, covered]).map(layout.index),
      remedies: Remedy.keepingApart(view, other, shared, layout))
  }
}

extension LayoutReading {
  /// The size of the content of each scroll view that is determined, in points.
  fileprivate var scrollContents: [ViewID: Size] {
    outcome.scrollContentSizes.filter { scroll, _ in
      !LayoutEngine.Axis.allCases.contains { isSizeOpen(scroll, $0) }
    }
  }

  /// What two views share where neither lies on the other; nil for what may be the air around them.
  ///
  /// A button lies in a field on purpose, a text in a text or a field in a field never; of two of a
  /// storyboard in one place code mostly shows one.
  fileprivate func overlap(_ one: ViewID, _ other: ViewID) -> Size? {
    // What is not near needs no closer look.
    guard alignmentRectInContainer(one).overlap(alignmentRectInContainer(other)) != nil else {
      return nil
    }
    let meant = 6.0
    let (box, frame) = (inkInContainer(one), inkInContainer(other))
    let kinds = [one, other].map { declared($0).kind }
    // A button lies in a field on purpose; on a text it hides letters.
    let areAlike =
      !screen.isOfInterfaceBuilder
      && (kinds[0] == kinds[1] && kinds[0].has(.liesInNoOther)
        || kinds.contains(.label) && kinds.contains(.button))
    guard let shared = box.overlap(frame), shared.width > meant, shared.height > meant,
      areAlike || !box.contains(frame) && !frame.contains(box)
    else { return nil }
    return shared
  }

  /// A constraint says how far the lines of two views are apart: `baseline-spacing-too-small` tells
  /// where that is too little.
  fileprivate func haveBaselinesApart(_ upper: ViewID, _ lower: ViewID) -> Bool {
    constraintsOfView[lower.index].contains { id in
      let constraint = problem.constraints[id.index]
      return constraint.first.view == lower && constraint.first.attribute == .firstBaseline
        && constraint.second?.view == upper && constraint.second?.attribute == .lastBaseline
        && constraint.relation == .equal
    }
  }

  /// Constraints say where one lies in the other: that they meet is meant. Two texts on one line, or
  /// below one edge, are beside each other: it takes both axes, or the end of one at the start of the
  /// other, to lay one over the other. An icon on the line of a field may lie in it.
  fileprivate func areTied(
    _ one: ViewID, of outer: ViewID, _ other: ViewID, of otherOuter: ViewID
  ) -> Bool {
    let haveLetters = [one, other].allSatisfy {
      showsText($0) && !(layout.view($0)?.text ?? "").isEmpty
    }
    return unique([one, outer]).contains { first in
      unique([other, otherOuter]).contains { second in
        let ties = ties(between: first, second)
        return !haveLetters && !ties.isEmpty
          || Set(ties.map(\.first.attribute.axis)).count == LayoutEngine.Axis.allCases.count
          || ties.contains { $0.second?.attribute != $0.first.attribute }
      }
    }
  }

  /// The equations between places of two views.
  private func ties(between one: ViewID, _ other: ViewID) -> [LayoutConstraint] {
    constraintsOfView[one.index].map { problem.constraints[$0.index] }.filter {
      let views = [$0.first.view, $0.second?.view]
      return views.contains(one) && views.contains(other) && $0.relation == .equal
        && !$0.first.attribute.isSize
    }
  }

  /// A view with text or a control, no background and no container.
  fileprivate func carriesContent(_ view: ViewID) -> Bool {
    showsText(view) || hasContentToSee(view)
  }
}

extension LayoutReading {
  /// A picture that is as large as its file, or a cell that could have been as high as its picture: one
  /// whose size or edges are written may be cut by the screen on purpose.
  fileprivate func showsWholePicture(_ view: ViewID) -> Bool {
    guard declared(view).kind == .imageView, stack(arranging: view) == nil else { return false }
    if environment.host.isSelfSizing, problem.views[view.index].parent == container {
      return !isNamed(.bottom, of: view) && !isNamed(.centerY, of: view)
    }
    if requiredSize(of: view, .horizontal) != nil { return isWidePicture(view) }
    let sides: [LayoutEngine.Anchor.Attribute] = [.leading, .trailing, .left, .right, .width]
    return content(view, .horizontal).intrinsic == size(view, .horizontal)
      && !sides.contains { isNamed($0, of: view) }
  }

  /// A picture by itself whose width in points is more than the screen has: one that others lie over is a
  /// background, and one that fills its frame is cut on purpose.
  private func isWidePicture(_ view: ViewID) -> Bool {
    let mode = property(.contentMode, of: view)?.value.name
    guard !isHuge, problem.views[view.index].parent == container,
      size(view, .horizontal) > size(container, .horizontal),
      mode == nil || mode == "scaleAspectFit" || mode == "scaleToFill"
    else { return false }
    let frame = frameInContainer(view)
    return !children(of: container).contains { other in
      other != view && !isOutOfSight(other) && frameInContainer(other).overlap(frame) != nil
    }
  }

  /// Half of a badge lies outside of what its middle is tied to the edge of.
  fileprivate func isCentered(
    _ view: ViewID, onRimOf box: ViewID, _ axis: LayoutEngine.Axis
  ) -> Bool {
    let (center, middle): (LayoutEngine.Anchor.Attribute, LayoutEngine.Anchor.Attribute) =
      axis == .horizontal ? (.centerX, .width) : (.centerY, .height)
    return constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      guard constraint.first.view == view, constraint.first.attribute == center,
        let second = constraint.second, second.view == box
      else { return false }
      return second.attribute != center && second.attribute != middle
    }
  }

  fileprivate func arePictures(_ one: ViewID, _ other: ViewID) -> Bool {
    [one, other].allSatisfy { declared($0).kind == .imageView }
  }

  /// A name that begins in the avatar before it.
  fileprivate func areTextAndPicture(_ one: ViewID, _ other: ViewID) -> Bool {
    // A badge on an icon, or a chip on a photo, brings its own background.
    Set([one, other].map { declared($0).kind }) == [.label, .imageView]
      && ![one, other].contains { view in
        declared(view).kind == .label
          && declared(view).properties.contains(where: \.name.drawsView)
      }
  }

  /// Of a stack what is read or touched in it; of another view the view itself.
  fileprivate func partsToSee(of view: ViewID) -> [ViewID] {
    guard stackProperties(view) != nil else {
      return carriesContent(view) || declared(view).kind == .imageView ? [view] : []
    }
    return visibleArranged(in: view).flatMap(partsToSee).filter {
      carriesContent($0) && !isBareButton($0)
    }
  }
}

extension StackProperties {
  var isBaseline: Bool { alignment == .firstBaseline || alignment == .lastBaseline }
}

extension Environment.Host {
  /// A view that code puts somewhere, at a size of its own.
  var isFree: Bool {
    if case .free = self { return true }
    return false
  }
}
