import LayoutEngine
import StackDSL

extension Remedy {
  /// Ties the views below the texts of a card to the card too.
  static func tyingContent(
    of view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    guard let (last, inset) = reading.looseContent(of: view, axis) else { return [] }
    let edge: Anchor.Attribute = axis == .horizontal ? .trailing : .bottom
    let content = reading.index(last)
    let constraint = PlainConstraint.edge(
      edge, of: content, to: reading.superview(of: content), constant: inset > 0 ? -inset : 0)
    return [
      Remedy(
        "Tie the \(edge) of \(reading.name(last)) to \(reading.name(view))",
        [.addConstraint(content, constraint)],
        shows: [reading.index(view)], axis: axis)
    ]
  }

  /// Makes boxes as large as the largest view in each, which so far only stands in the middle.
  static func enclosing(_ boxes: [ViewID], _ ambiguity: AmbiguityCase) -> [Remedy] {
    let (reading, axis) = (ambiguity.reading, ambiguity.axis)
    let near: Anchor.Attribute = axis == .horizontal ? .leading : .top
    let middle: Anchor.Attribute = axis == .horizontal ? .centerX : .centerY
    let largest = boxes.compactMap { box -> ViewID? in
      guard reading.stackProperties(box) == nil, !reading.problem.views[box.index].isScrollView
      else { return nil }
      let inner = reading.children(of: box).filter { !reading.isOutOfSight($0) }
      let view = inner.max { reading.size($0, axis) < reading.size($1, axis) }
      return view.flatMap { view in
        let pins = reading.pins(of: view)
        return pins.contains { $0.edge == middle && $0.target.view == reading.index(box) }
          && !reading.isSizeOpen(view, axis) && reading.size(view, axis) >= Threshold.wholePoint
          ? view : nil
      }
    }
    guard let first = largest.first, largest.count == boxes.count else { return [] }
    let ties = zip(largest, boxes).map { view, box in
      PlainConstraint.edge(near, of: reading.index(view), to: reading.index(box))
    }
    let words = boxes.count == 1 ? "as \(reading.name(first))" : "as the views in them"
    return [
      Remedy(
        "Make \(reading.names(boxes)) as \(axis.extentWord) \(words): `\(reading.text(ties[0]))`",
        zip(largest, ties).map { .addConstraint(reading.index($0), $1) },
        shows: boxes.map(reading.index), axis: axis, isCorrection: true)
    ]
  }

  /// Makes a box that is too small for its content as large as the content, and no smaller than before.
  static func growing(
    _ box: ViewID, around view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    guard let (size, _) = reading.requiredSize(of: box, axis),
      reading.screen.constraints[size].relation == .equal
    else { return [] }
    let name = reading.name(box)
    let (index, superview) = (reading.index(view), reading.index(box))
    let near: Anchor.Attribute = axis == .horizontal ? .leading : .top
    let far: Anchor.Attribute = axis == .horizontal ? .trailing : .bottom
    let pins = reading.pins(of: view).filter { $0.target.view == superview }
    let inset = pins.first { [near, far].contains($0.edge) }?.constant.magnitude
    guard let open = [far, near].first(where: { !reading.isTied(view, $0) }) else { return [] }
    let tie = PlainConstraint.edge(
      open, of: index, to: superview, constant: (open == far ? -1 : 1) * (inset ?? standardSpacing))
    var remedy = Remedy(
      "Let \(name) grow with \(reading.name(view)): >= in its \(axis.sizeWord), "
        + "`\(reading.text(tie))`",
      [.setRelation(constraint: size, .greaterThanOrEqual), .addConstraint(index, tie)],
      shows: [superview], axis: axis)
    remedy.isCorrection = true
    return [remedy]
  }

  /// Lets the views around a view grow with it that it has left at this side, because their size is fixed or nothing ties
  /// them to their content.
  static func growingBoxes(
    leftBy view: ViewID, at side: Side, _ reading: LayoutReading
  ) -> [Remedy] {
    let rect = reading.alignmentRectInContainer(view)
    let left = reading.pathToRoot(from: view).dropFirst().filter { box in
      box != reading.container
        && rect.overhang(beyond: reading.frameInContainer(box), at: side) > Threshold.wholePoint
    }
    return left.flatMap { box in
      let growing = growing(box, around: view, side.axis, reading)
      return growing.isEmpty ? tyingContent(of: box, side.axis, reading) : growing
    }
  }

  /// Makes the views grow that a view has left between it and its scroll view, the outermost first.
  static func growingContent(
    around view: ViewID, of scroll: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    let path = Array(reading.pathToRoot(from: view).prefix { $0 != scroll })
    return path.dropFirst().reversed().flatMap { holder in
      tyingContent(of: holder, axis, reading).flatMap { tie in
        [tie, tie.lettingGrow(holder, axis, reading)].compactMap(\.self)
      }
    }
  }

  /// The same remedy with a fixed view that is too small for its subviews and may grow; nil if nothing fixes
  /// it.
  private func lettingGrow(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Remedy? {
    guard
      let index = reading.requiredSize(of: view, axis)?.constraint
        ?? reading.shareOfSize(of: view, axis),
      reading.screen.constraints[index].relation == .equal
    else { return nil }
    var remedy = self
    remedy.title += ", and let \(reading.name(view)) grow"
    remedy.changes.append(.setRelation(constraint: index, .greaterThanOrEqual))
    return remedy
  }
}

extension LayoutReading {
  /// For a view whose subviews are not tied to its far edge: the subview that reaches furthest, and the
  /// distance of the first subview from the near edge, in points. If the first one fills the view up to its
  /// edge, as the photo of a card does, the distance is that of the last one from the sides.
  func looseContent(
    of view: ViewID, _ axis: Axis
  ) -> (last: ViewID, inset: Double)? {
    let far: Set<LayoutAnchor.Attribute> =
      axis == .horizontal ? [.trailing, .right, .width, .centerX] : [.bottom, .height, .centerY]
    let isTied = constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      return isBetween(constraint, view)
        && [constraint.first, constraint.second].contains {
          $0?.view == view && far.contains($0?.attribute ?? .top)
        }
    }
    let inner = children(of: view).filter { !isOutOfSight($0) }
    guard !isTied, stackProperties(view) == nil,
      !problem.views[view.index].isScrollView
    else { return nil }
    let rects = inner.map { (view: $0, rect: shownRect($0)) }
    func end(_ rect: Rect) -> Double { rect[.position(axis)] + rect[.size(axis)] }
    guard let last = rects.max(by: { end($0.rect) < end($1.rect) }),
      let start = rects.map({ $0.rect[.position(axis)] }).min()
    else { return nil }
    return (last.view, start > 0 ? start : sideInset(of: last.view, axis))
  }

  /// The points between a view and the sides of its pin targets, 0 without a pin.
  private func sideInset(of view: ViewID, _ axis: Axis) -> Double {
    let sides: Set<Anchor.Attribute> =
      axis == .horizontal ? [.top, .bottom] : [.leading, .trailing, .left, .right]
    return pins(of: view).filter { sides.contains($0.edge) }.map(\.constant.magnitude).min() ?? 0
  }
}
