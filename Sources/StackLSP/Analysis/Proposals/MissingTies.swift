import LayoutEngine
import StackDSL

extension Remedy {
  /// The missing ties to an edge of a view, or of a view around it, on this axis: to the targets of its other
  /// edges and at their distance, since most layouts are symmetric, or below the view before it.
  static func missingTies(
    around view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    reading.pathToRoot(from: view).filter {
      $0 != reading.container && reading.stack(arranging: $0) == nil
    }
    .flatMap { missingTies(of: $0, axis, reading) }
  }

  /// The missing ties of one view, the likeliest first; empty if both its edges are tied.
  static func missingTies(
    of view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    let pins = reading.pins(of: view)
    let edges: [Anchor.Attribute] =
      axis == .vertical
      ? [.top, .bottom]
      : pins.contains { [.left, .right].contains($0.edge) }
        ? [.left, .right] : [.leading, .trailing]
    let isCentered = pins.contains { $0.edge == (axis == .horizontal ? .centerX : .centerY) }
    guard !isCentered else { return [] }
    return edges.filter { !reading.isTied(view, $0) }.flatMap { edge -> [Remedy] in
      let below = edge == .top ? belowSibling(view, reading) : nil
      let index = reading.index(view)
      // A sibling that is open too gives no end to copy.
      let models =
        axis == .vertical ? pins : pins.filter { standing($0, for: edge, of: view, reading) == $0 }
      let mirrored = mirrored(edge, of: view, models, reading)
      let limit = mirrored.map { tie in
        var limit = tie
        // A box around a text is as wide as the text, so its end is a limit.
        if axis == .horizontal, reading.isAsWideAsItsText(view) {
          limit.relation = edge == edges[1] ? .lessThanOrEqual : .greaterThanOrEqual
        }
        return limit
      }
      let ties = below?.endsChain == true ? [below?.tie, limit] : [limit, below?.tie]
      return unique(ties.compactMap(\.self)).map { tie in
        var remedy = Remedy(
          "Add `\(reading.text(tie))` to \(reading.name(view))", [.addConstraint(index, tie)],
          shows: [index], axis: axis)
        remedy.isCorrection = tie == below?.tie && below?.endsChain ?? false
        return remedy
      }
    }
  }

  /// Lets a text keep its width while it fits: its open edges stay inside the superview, or inside the safe
  /// area of the screen. A centred text needs only one of them, and stays inside the view in whose middle it stands.
  static func insideSuperview(_ view: ViewID, _ reading: LayoutReading) -> Remedy? {
    let index = reading.index(view)
    guard let superview = reading.declared(view).parent else { return nil }
    let pins = reading.pins(of: view)
    let middle = pins.first { $0.edge == .centerX }
    if let box = middle?.target, box.item == .view,
      box.view != superview, box.view != .screen, let tie = inside(box, view, reading)
    {
      return tie
    }
    let isOnScreen = superview == .screen && reading.environment.host == .screen
    let guide: Anchor.Item = isOnScreen ? .safeArea : .view
    let edges: [Anchor.Attribute] = middle == nil ? [.leading, .trailing] : [.leading]
    let ties = edges.filter { !reading.isTied(view, $0) }.map { edge in
      var tie =
        mirrored(
          edge, of: view,
          pins.filter { $0.edge == .leading || $0.edge == .trailing }
            .map { standing($0, for: edge, of: view, reading) }, reading)
        ?? reading.insetBeside(view, edge).map {
          .edge(edge, of: index, to: $0.target.view, $0.target.item, constant: $0.constant)
        }
        ?? .edge(
          edge, of: index, to: superview, guide,
          constant: edge == .leading ? standardMargin : -standardMargin)
      tie.relation = edge == .leading ? .greaterThanOrEqual : .lessThanOrEqual
      return tie
    }
    guard !ties.isEmpty else { return nil }
    let isSafe = ties.contains { $0.second?.item == .safeArea }
    return Remedy(
      "Keep \(reading.name(view)) inside \(isSafe ? "the safe area" : "its superview"): "
        + "`\(ties.map(reading.text).joined(separator: "; "))`",
      ties.map { .addConstraint(index, $0) }, shows: [index], axis: .horizontal)
  }

  /// Keeps a view inside a sibling in whose middle it stands, as far from its edge as other views are tied to it.
  private static func inside(
    _ box: Anchor, _ view: ViewID, _ reading: LayoutReading
  ) -> Remedy? {
    guard let other = reading.layout.id(of: box.view), !reading.isTied(view, .leading),
      !reading.isHuge
    else { return nil }
    let index = reading.index(view)
    let inset = reading.views.lazy.flatMap { reading.pins(of: $0) }.first {
      $0.edge == .leading && $0.target.view == box.view && $0.target.item == box.item
    }
    let tie = PlainConstraint.edge(
      .leading, of: index, .greaterThanOrEqual, to: box.view, box.item,
      constant: max(0, inset?.constant ?? 0))
    return Remedy(
      "Keep \(reading.name(view)) inside \(reading.name(other)): `\(reading.text(tie))`",
      [.addConstraint(index, tie)], shows: [index], axis: .horizontal)
  }

  /// Ends the view at the sibling behind it on its line.
  static func endingBeforeSibling(_ view: ViewID, _ reading: LayoutReading) -> Remedy? {
    reading.siblingBehind(view).map { ending(view, before: $0, reading) }
  }

  /// An inequality, so that the view may end before the sibling.
  static func ending(_ view: ViewID, before next: ViewID, _ reading: LayoutReading) -> Remedy {
    let index = reading.index(view)
    let tie = trailing(of: view, .lessThanOrEqual, before: next, reading)
    var remedy = Remedy(
      "Add `\(reading.text(tie))` to \(reading.name(view))", [.addConstraint(index, tie)],
      shows: [index], axis: .horizontal)
    remedy.isCorrection = true
    return remedy
  }

  /// Lets a field take the room up to the sibling behind it. The field hugs its content less than the sibling
  /// does, so the sibling keeps its size.
  static func fillingUpToSibling(_ view: ViewID, _ reading: LayoutReading) -> Remedy? {
    guard let next = reading.siblingBehind(view) else { return nil }
    let index = reading.index(view)
    let tie = trailing(of: view, .equal, before: next, reading)
    var changes: [Change] = [.addConstraint(index, tie)]
    var title = "Let \(reading.name(view)) end before \(reading.name(next))"
    let hugging = reading.content(next, .horizontal).hugging.value
    if reading.content(view, .horizontal).hugging.value >= hugging,
      let below = FreePriority.below(hugging, inUse: [hugging])
    {
      changes.append(.set(index, .horizontalHugging, figure(below)))
      title += " and take the room"
    }
    var remedy = Remedy(title, changes, shows: [index], axis: .horizontal)
    remedy.isCorrection = true
    return remedy
  }

  /// `trailing == next.leading - 8`, or another relation.
  static func trailing(
    of view: ViewID, _ relation: Constraint.Relation, before next: ViewID, _ reading: LayoutReading
  ) -> PlainConstraint {
    PlainConstraint(
      Anchor(reading.index(view), .trailing), relation,
      Anchor(reading.index(next), .leading), constant: -standardSpacing)
  }

  /// The points between the edge of a screen of usual width and its content (`systemMinimumLayoutMargins`).
  static let standardMargin = 16.0
  /// The same on the widest phones.
  static let widestMargin = 20.0

  /// "trailing == safeArea.trailing - 16" for a view with "leading == safeArea.leading + 16".
  private static func mirrored(
    _ edge: Anchor.Attribute, of view: ViewID, _ pins: [Pin], _ reading: LayoutReading
  ) -> PlainConstraint? {
    let model = pins.first { $0.edge == edge.opposite } ?? pins.first
    guard let model, model.edge.opposite != nil else { return nil }
    let axis = edge.axis
    // What a view beside this one says of a side says nothing of the top.
    if axis == .vertical, model.edge.axis != axis, model.target.item == .view,
      ![reading.declared(view).parent, .screen].contains(model.target.view)
    {
      return nil
    }
    // A view as large as its superview begins where that begins, whatever its edges on the other axis keep.
    if let parent = reading.problem.views[view.index].parent, model.edge.axis != axis,
      edge.opposite.map({ !reading.isTied(view, $0) }) ?? false,
      model.target.view == reading.index(parent), !reading.isSizeOpen(view, axis),
      (reading.size(view, axis) - reading.size(parent, axis)).magnitude < Visible.least
    {
      return .edge(edge, of: reading.index(view), to: model.target.view)
    }
    var distance = model.constant.magnitude
    // On the other axis only a margin is a model: 70 pt from the top make room for a bar.
    if model.edge != edge.opposite, distance > widestMargin {
      distance = reading.content(view, axis).intrinsic == nil ? 0 : standardMargin
    }
    // A gap in which a sibling stands is no margin, nor is the height of a bar.
    if model.edge == edge.opposite,
      axis == .vertical && distance > widestMargin
        || reading.hasSibling(inGapOf: model, of: view, axis)
    {
      distance = reading.usualInset(around: view)
    }
    return .edge(
      edge, of: reading.index(view), to: model.target.view, model.target.item,
      constant: edge.isStart == false ? -distance : distance)
  }

  /// A sibling that is also open at that edge is no model, but the target of its tie may be.
  private static func standing(
    _ pin: Pin, for edge: Anchor.Attribute, of view: ViewID, _ reading: LayoutReading
  ) -> Pin {
    var (pin, steps) = (pin, 0)
    while steps < 16, pin.target.item == .view,
      let sibling = reading.layout.id(of: pin.target.view),
      !reading.isTied(sibling, edge) || reading.followedAtEnd(by: sibling) == view,
      let next = reading.pins(of: sibling).first(where: { $0.edge == pin.edge })
    {
      pin.target = next.target
      pin.constant += next.constant
      steps += 1
    }
    return pin
  }

  /// Below the sibling before it, unless a superview of a written height has no room there. A sibling that is
  /// tied at its top and from which nothing continues suggests this view.
  private static func belowSibling(
    _ view: ViewID, _ reading: LayoutReading
  ) -> (tie: PlainConstraint, endsChain: Bool)? {
    guard let parent = reading.problem.views[view.index].parent,
      let previous = reading.children(of: parent).last(where: {
        $0 < view && !reading.isOutOfSight($0)
      }),
      reading.requiredSize(of: parent, .vertical) == nil
        || reading.shownRect(previous).end(.vertical) + standardSpacing
          + reading.size(view, .vertical) <= reading.size(parent, .vertical)
    else { return nil }
    return (
      PlainConstraint(
        Anchor(reading.index(view), .top), .equal,
        Anchor(reading.index(previous), .bottom), constant: standardSpacing),
      reading.isTied(previous, .top) && !reading.isTiedToOutside(previous, .bottom)
    )
  }
}

extension LayoutReading {
  /// The view whose end the view's own end follows, directly or through others; itself if it follows none.
  func followedAtEnd(by view: ViewID) -> ViewID {
    var (last, seen) = (view, Set([view]))
    while let pin = pins(of: last).first(where: { $0.edge == .trailing && $0.constant == 0 }),
      pin.target.item == .view, let next = layout.id(of: pin.target.view),
      problem.views[next.index].parent == problem.views[last.index].parent,
      seen.insert(next).inserted
    {
      last = next
    }
    return last
  }
}

extension LayoutReading {
  /// Whether another view stands between the view and the edge of its superview to which the pin ties it.
  fileprivate func hasSibling(inGapOf pin: Pin, of view: ViewID, _ axis: Axis) -> Bool {
    guard pin.target.view == declared(view).parent,
      let parent = problem.views[view.index].parent
    else { return false }
    let own = frameInContainer(view)
    let isNear = pin.edge.isStart == true
    return children(of: parent).contains { sibling in
      guard sibling != view, !isOutOfSight(sibling) else { return false }
      let rect = frameInContainer(sibling)
      let isBeside =
        rect.start(axis.other) < own.end(axis.other) && own.start(axis.other) < rect.end(axis.other)
      return isBeside
        && (isNear ? rect.end(axis) <= own.start(axis) : rect.start(axis) >= own.end(axis))
    }
  }

  /// A filled box with one text in it, which both its sides hold.
  fileprivate func isAsWideAsItsText(_ view: ViewID) -> Bool {
    let inner = children(of: view)
    guard isFilled(view), inner.count == 1, let text = inner.first, showsText(text) else {
      return false
    }
    return [Anchor.Attribute.leading, .trailing].allSatisfy { isTied(text, $0) }
  }

  /// The first sibling behind the view on its line; nil if the view has a trailing edge already.
  func siblingBehind(_ view: ViewID) -> ViewID? {
    guard environment.direction == .leftToRight, !isTied(view, .trailing) else { return nil }
    return sibling(of: view, at: .right)
  }

  /// The first sibling beside the view that begins beyond its middle.
  func sibling(of view: ViewID, at side: Side) -> ViewID? {
    guard let parent = problem.views[view.index].parent else { return nil }
    let (axis, box, screen) = (side.axis, shownRect(view), shownRect(container))
    // For a view that leaves the screen, only the visible part counts.
    let start = max(box.start(axis), side.isEnd ? -.infinity : screen.start(axis))
    let end = min(box.end(axis), side.isEnd ? screen.end(axis) : .infinity)
    let middle = side.isEnd ? start + max(0, end - start) / 2 : end - max(0, end - start) / 2
    let beside = children(of: parent).filter { other in
      let rect = shownRect(other)
      return other != view && !isOutOfSight(other)
        && (side.isEnd ? rect.start(axis) >= middle : rect.end(axis) <= middle)
        && rect.start(axis.other) < box.end(axis.other)
        && box.start(axis.other) < rect.end(axis.other)
    }
    return side.isEnd
      ? beside.min { shownRect($0).start(axis) < shownRect($1).start(axis) }
      : beside.max { shownRect($0).end(axis) < shownRect($1).end(axis) }
  }
}
