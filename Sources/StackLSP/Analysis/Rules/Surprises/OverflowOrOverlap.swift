import LayoutEngine
import StackDSL

extension Rule {
  static let overflowOrOverlap = Rule(
    code: "overflow-or-overlap", severity: .warning,
    traits: Traits(mark: .overlap, follows: .place, isOfPlace: true, isPlainToSee: true),
    checks: [.layout(reports), .layout(coveredEnds)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    let open = reading.openViews
    let contents = reading.scrollContents
    let inSight = reading.views.filter { !reading.isOutOfSight($0) && !open.contains($0) }
    let beyond = inSight.map { outside($0, reading, contents, open) }
    // What has left its box lies over something else for the same reason.
    let left = zip(inSight, beyond).compactMap { view, reports in
      reports.contains { $0.views.count > 1 } ? view : nil
    }
    let overlaps = overlaps(reading, open.union(left))
    return zip(inSight, beyond).flatMap { view, reports in
      reports + beyondScreen(view, reading, contents) + (overlaps[view] ?? [])
    }
  }

  /// Reports of a view that has left its superview: one in all, and on the screen one for each axis.
  private static func outside(
    _ view: ViewID, _ reading: LayoutReading, _ contents: [ViewID: Size], _ open: Set<ViewID>
  ) -> [Report] {
    let isFree = reading.environment.isHostOpen
    let carriesContent = reading.carriesContent(view)
    let scroll = reading.scrollView(around: view)
    let isBlock = reading.isSizedBlock(view) || reading.outgrowsScreen(view)
    if let scroll, carriesContent || isBlock, !reading.isBareButton(view),
      let content = contents[scroll],
      let report = beyondContent(view, of: scroll, content, reading)
    {
      return [report]
    }
    // The drawing alone decides the size of a free view.
    let leaves =
      !isFree && scroll == nil
      && (carriesContent || reading.showsWholePicture(view) || reading.strays(view)
        || reading.outgrowsScreen(view))
      && !reading.waitsOutside(view)
    let overflows = leaves ? overflow(view, reading) : []
    guard overflows.isEmpty else { return overflows }
    let report =
      (scroll == nil && !isFree ? Report.beyondMargins(view, reading) : nil)
      ?? (carriesContent ? Report.besideSuperview(view, reading, open) : nil)
      ?? (leaves && carriesContent || scroll == nil && !isFree && reading.beginsInBox(view)
        ? overflowOfBox(view, reading, open) : nil)
    return [report].compactMap(\.self)
  }

  /// One report for each view that covers siblings, by itself or with a view inside it: what frees it of the
  /// sibling that reaches farthest into it frees it of all on that side.
  private static func overlaps(
    _ reading: LayoutReading, _ open: Set<ViewID>
  ) -> [ViewID: [Report]] {
    let collisions = Drawing(reading).collisions.filter { meeting in
      let (view, other) = meeting.branches
      let (part, covered) = (meeting.upper.view, meeting.lower.view)
      return [view, other, part, covered].allSatisfy { !open.contains($0) }
        && ![part, covered].contains(where: reading.sticksOutOfBaselineRow)
    }
    return Dictionary(grouping: collisions, by: \.branches.upper).mapValues { meetings in
      let shortages = meetings.map { reading.room(between: $0) }
      let lacking = shortages.map { $0.points(in: reading) ?? 0 }
      let worst = meetings.indices.max { lacking[$0] < lacking[$1] } ?? 0
      return [overlap(meetings, farthest: meetings[worst], shortages[worst], reading)]
    }
  }

  private static func overlap(
    _ meetings: [Drawing.Meeting], farthest: Drawing.Meeting, _ shortage: Shortage,
    _ reading: LayoutReading
  ) -> Report {
    let (view, other) = farthest.branches
    let (part, covered) = (farthest.upper.view, farthest.lower.view)
    let all = unique(meetings.filter { $0.upper.view == part }.map(\.lower.view))
    let shared = size(farthest.shared.width, farthest.shared.height)
    return Report(
      span: reading.place(of: view),
      message: farthest.isBuried
        ? "\(reading.name(covered)) is not seen: \(reading.name(part)) lies in front of it."
        : "\(reading.name(part)) lies over \(list(all.map(reading.name))): they share "
          + (all.count > 1 ? "up to \(shared)." : "\(shared)."),
      views: unique([view, other, part, covered] + all).map(reading.index),
      remedies: Remedy.turningGap(between: view, other, reading)
        + Remedy.keepingApart(view, other, farthest.shared, reading),
      shortage: shortage)
  }

  private static func overflow(_ view: ViewID, _ reading: LayoutReading) -> [Report] {
    guard !reading.isInBaselineRow(view) else { return [] }
    // A missing height has a finding of its own, which explains content that is too high for it.
    guard !reading.isCellWithoutHeight else { return [] }
    return Axis.allCases.compactMap { overflow(view, $0, reading) }
  }

  private static func overflow(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Report? {
    let box = reading.frameInContainer(reading.container)
    let rect = reading.alignmentRectInContainer(view)
    let sides = Side.allCases.filter { $0.axis == axis }
    guard let (side, points) = rect.farthest(beyond: box, among: sides),
      points > reading.unseenOverhang(of: view, axis),
      reading.lettersOrPicture(of: view).overhang(beyond: box, at: side) > Threshold.wholePoint,
      !reading.isBadge(around: view, axis)
    else { return nil }
    let isCentered =
      (rect.overhang(beyond: box, at: side.opposite) - points).magnitude < Threshold.wholePoint
    // A text that could wrap lacks a bound for its width, which another finding reports.
    guard
      side != .right && !(side == .left && isCentered) || !reading.lacksBound(view)
    else { return nil }
    let edges =
      isCentered ? "\(side.rawValue) and \(side.opposite.rawValue) edges" : "\(side.rawValue) edge"
    return Report(
      span: reading.place(of: view),
      message: "\(reading.nameInPlace(view)) reaches \(pt(points)) beyond the \(edges) of "
        + "\(reading.name(reading.container)).",
      views: [reading.index(view)], aspect: side.rawValue,
      remedies: Remedy.growingBoxes(leftBy: view, at: side, reading)
        + Remedy.keepingInside(view, beyond: side, reading),
      shortage: .overhang(view, side.axis))
  }

  /// A text that is longer than its chip, or than a box that ends where another view begins, and held there
  /// only by the other edge or the middle, by itself or in a stack. A badge pinned to a corner sticks out on purpose.
  private static func overflowOfBox(
    _ view: ViewID, _ reading: LayoutReading, _ open: Set<ViewID>
  ) -> Report? {
    guard let outer = reading.unarranged(around: view),
      let (box, side, overhang) = reading.boxLeft(by: view, in: outer),
      !open.contains(box), !reading.isTied(outer, side.edge(reading.environment.direction)),
      !reading.isCentered(outer, onRimOf: box, side.axis)
    else { return nil }
    let axis = side.axis
    return Report(
      span: reading.place(of: view),
      message:
        "\(reading.nameInPlace(view)) reaches \(pt(overhang)) beyond the \(side.rawValue) edge of "
        + "\(reading.name(box)), in which it stands.",
      views: [view, box].map(reading.index), aspect: "\(side.rawValue) box",
      remedies: Remedy.tyingToSuperview(outer, axis, reading)
        + Remedy.bringingInside(outer, of: box, axis, reading)
        + (axis == .vertical ? Remedy.makingRoom(for: view, reading) : [])
        + Remedy.growing(box, around: outer, axis, reading)
        + Remedy.missingTies(of: outer, axis, reading),
      shortage: .overhang(view, axis, beyond: box))
  }
}

extension LayoutReading {
  /// Room for two overlapping views, on the axis on which less is missing.
  fileprivate func room(between meeting: Drawing.Meeting) -> Shortage {
    let (view, other) = meeting.branches
    let axis: Axis = meeting.shared.width < meeting.shared.height ? .horizontal : .vertical
    return isMeant(view, before: other, axis)
      ? .overlap(view, other, axis) : .overlap(other, view, axis)
  }

  /// The innermost drawn box around a view, or around its stack, that the view leaves, with the side and the points.
  /// Its superview also counts undrawn, if another view begins where it ends. In a document only the superview counts:
  /// Interface Builder shows the rest.
  fileprivate func boxLeft(
    by view: ViewID, in outer: ViewID
  ) -> (box: ViewID, side: Side, overhang: Double)? {
    let ink = inkInContainer(view)
    let boxes = pathToRoot(from: outer).dropFirst().prefix { $0 != container }
    return boxes.prefix(screen.isOfInterfaceBuilder ? 1 : boxes.count).lazy.compactMap { box in
      let around = self.frameInContainer(box)
      guard around.width > Visible.least, around.height > Visible.least,
        let (side, overhang) = ink.farthest(beyond: around), overhang > Threshold.outOfBox,
        self.declared(box).properties.contains(where: \.name.drawsView)
          || box == self.problem.views[outer.index].parent
            && (self.endsAtSibling(box, side)
              // A button may reach out, to be easier to touch.
              || self.endsInStack(box, side) && self.declared(view).kind == .label)
      else { return nil }
      return (box, side, overhang)
    }.first
  }

  /// The size of the content of each scroll view that is determined, in points; code sets that of views laid
  /// out by their frames.
  fileprivate var scrollContents: [ViewID: Size] {
    outcome.scrollContentSizes.filter { scroll, _ in
      !Axis.allCases.contains { isSizeOpen(scroll, $0) }
        && !constraintsOfView[scroll.index].compactMap(constraintIndex).contains {
          let line = screen.constraints[$0]
          return line.isOfAutoresizingMask && line.first.item == .content
        }
    }
  }

  /// A plain view of a written height in a column, which stands for content of the app.
  fileprivate func isSizedBlock(_ view: ViewID) -> Bool {
    declared(view).kind == .view && children(of: view).isEmpty && stack(arranging: view) != nil
      && requiredSize(of: view, .vertical) != nil && size(view, .horizontal) > Visible.least
  }

  /// A picture that an inset places in a box. One that reaches out of its box on purpose, such as an avatar on the rim of
  /// a card, has a middle there or an edge outside. A document shows where it is.
  fileprivate func beginsInBox(_ view: ViewID) -> Bool {
    declared(view).kind == .imageView && !screen.isOfInterfaceBuilder
      && stack(arranging: view) == nil
      && pins(of: view).contains { pin in
        pin.target.view == declared(view).parent && pin.constant >= 0
          && pin.edge.isStart == true
      }
  }

  /// A view with text or a control, no background and no container.
  func carriesContent(_ view: ViewID) -> Bool {
    showsText(view) || hasContentToSee(view)
  }
}

extension LayoutReading {
  /// A picture that is as large as its file, or a cell that could have been as high as its picture or as a view
  /// of a written size. If the size or the edges are written, the screen may cut the picture on purpose.
  fileprivate func showsWholePicture(_ view: ViewID) -> Bool {
    let isPicture = declared(view).kind == .imageView
    guard isPicture || isSizedLeaf(view), stack(arranging: view) == nil else { return false }
    if environment.host.isSelfSizing, problem.views[view.index].parent == container {
      return !isNamed(.bottom, of: view)
    }
    guard isPicture else { return false }
    if requiredSize(of: view, .horizontal) != nil { return isWidePicture(view) }
    let sides: [LayoutAnchor.Attribute] = [.leading, .trailing, .left, .right, .width]
    return content(view, .horizontal).intrinsic == size(view, .horizontal)
      && !sides.contains { isNamed($0, of: view) }
  }

  /// A picture by itself that is wider than the screen, in points. One under other views is a background, and
  /// one that fills its frame is cut on purpose.
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

  /// Half of a badge lies outside the view whose edge its middle is tied to.
  fileprivate func isCentered(
    _ view: ViewID, onRimOf box: ViewID, _ axis: Axis
  ) -> Bool {
    let (center, middle): (LayoutAnchor.Attribute, LayoutAnchor.Attribute) =
      axis == .horizontal ? (.centerX, .width) : (.centerY, .height)
    return constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      guard constraint.first.view == view, constraint.first.attribute == center,
        let second = constraint.second, second.view == box
      else { return false }
      return second.attribute != center && second.attribute != middle
    }
  }

  /// The view stands in a filled box whose middle lies on the edge of a larger one beside it: half of a badge
  /// sticks out on purpose.
  fileprivate func isBadge(around view: ViewID, _ axis: Axis) -> Bool {
    pathToRoot(from: view).contains { box in
      guard box != container, isFilled(box), let parent = problem.views[box.index].parent else {
        return false
      }
      let badge = alignmentRectInContainer(box)
      let middle = badge[.position(axis)] + badge[.size(axis)] / 2
      return children(of: parent).contains { other in
        let rect = alignmentRectInContainer(other)
        guard other != box, !isOutOfSight(other), rect[.size(axis)] > badge[.size(axis)],
          rect.overlap(badge) != nil
        else { return false }
        return [rect[.position(axis)], rect.end(axis)].contains {
          abs($0 - middle) <= Threshold.wholePoint
        }
      }
    }
  }

  /// The visible part of a button without a background that is enlarged only for a finger; for other views the
  /// whole rectangle. A higher button has a shape of its own.
  fileprivate func lettersOrPicture(of view: ViewID) -> Rect {
    var rect = alignmentRectInContainer(view)
    guard declared(view).kind == .button, !isFilled(view),
      property(.backgroundImageSize, of: view) == nil,
      let height = content(view, .vertical).intrinsic, height < rect.height,
      rect.height <= touchTarget
    else { return rect }
    rect.y += (rect.height - height) / 2
    rect.height = height
    return rect
  }

  /// The whole view lies behind the screen edge at which a line places it: code moves it in. Into a cell or a header
  /// nothing moves.
  func waitsOutside(_ view: ViewID) -> Bool {
    guard environment.host == .screen,
      alignmentRectInContainer(view).overlap(frameInContainer(container)) == nil
    else {
      return false
    }
    return pathToRoot(from: view).contains { outer in
      outer != container
        && ties(between: outer, container).contains { tie in
          // The distance outside is at least the view's size.
          let isAway = tie.constant.magnitude >= max(1, size(outer, tie.first.attribute.axis))
          return (tie.isGap || isAway) && tie.second?.item == .view
        }
    }
  }

  /// A picture or a filled box whose position follows from other views, or, if centred, from its content or
  /// its shape, so nobody has chosen the edge at which it leaves. A view that a line ties to its superview is
  /// cut, or waits outside, on purpose.
  fileprivate func strays(_ view: ViewID) -> Bool {
    /// A class draws what the file does not tell, and what has a shape is drawn. In a document Interface Builder
    /// shows where it is.
    func isDrawnByCode(_ view: ViewID) -> Bool {
      !screen.isOfInterfaceBuilder && declared(view).kind == .view
        && (property(.class, of: view) != nil || aspectRatio(of: view) != nil)
    }
    guard view != container, children(of: view).isEmpty,
      declared(view).kind == .imageView || isFilled(view) || isDrawnByCode(view),
      let outer = unarranged(around: view), let parent = problem.views[outer.index].parent,
      let (side, _) = alignmentRectInContainer(view).farthest(beyond: frameInContainer(container))
    else { return false }
    let hasChosenSize =
      requiredSize(of: outer, side.axis) != nil
      || constraintsOfView[outer.index].contains { id in
        let line = problem.constraints[id.index]
        return line.second?.view == parent && line.first.attribute == side.axis.sizeAttribute
      }
    let edges = side.edges(environment.direction)
    return !ties(between: outer, parent).contains { tie in
      let edge = tie.first.attribute
      guard edge.axis == side.axis, !hasChosenSize else { return edge.axis == side.axis }
      // The views before it in its stack push it over an edge that nothing ties.
      return ![.centerX, .centerY].contains(edge)
        && (outer == view || edges.contains { LayoutAnchor.Attribute($0) == edge })
    }
  }
}

extension LayoutReading {
  /// A container whose written size takes it beyond the end of the screen, or beyond both edges. In a document
  /// Interface Builder shows where it is.
  fileprivate func outgrowsScreen(_ view: ViewID) -> Bool {
    guard !screen.isOfInterfaceBuilder, environment.host == .screen, view != container,
      !children(of: view).isEmpty || property(.class, of: view) != nil,
      let (side, _) = alignmentRectInContainer(view).farthest(beyond: frameInContainer(container)),
      let written = requiredSize(of: view, side.axis)?.constant
    else { return false }
    let rect = alignmentRectInContainer(view)
    let reachesEnd =
      side.isEnd
      || rect.overhang(beyond: frameInContainer(container), at: side.opposite)
        > Threshold.wholePoint
    return reachesEnd && (size(view, side.axis) - written).magnitude < Threshold.wholePoint
  }

  fileprivate func sticksOutOfBaselineRow(_ view: ViewID) -> Bool {
    guard isInBaselineRow(view), let row = stack(arranging: view) else { return false }
    let (own, around) = (alignmentRectInContainer(view), alignmentRectInContainer(row))
    return min(own.y - around.y, around.end(.vertical) - own.end(.vertical))
      < -Threshold.wholePoint
  }
}

extension Environment.Host {
  /// Whether code places the view, at a size of its own.
  var isFree: Bool {
    if case .free = self { return true }
    return false
  }
}
