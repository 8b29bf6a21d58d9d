import LayoutEngine
import StackDSL

extension Remedy {
  /// Separates two overlapping views: the first ends where the other begins. A text with less room then
  /// wraps, shrinks or ends in an ellipsis.
  ///
  /// - Parameter shared: the size of the overlap in points.
  static func keepingApart(
    _ one: ViewID, _ other: ViewID, _ shared: Size, _ reading: LayoutReading
  ) -> [Remedy] {
    [one, other].flatMap { endingColumn(around: $0, reading) }
      + axesApart(one, other, shared, reading).flatMap { endingBefore(one, other, $0, reading) }
      + placingBehind(one, over: other, reading)
      + endingAtStart(of: one, or: other, reading)
  }

  /// A constant with the wrong sign, from the end of one view to the start of another, makes them overlap;
  /// the opposite sign separates them.
  static func turningGap(
    between one: ViewID, _ other: ViewID, _ reading: LayoutReading
  ) -> [Remedy] {
    reading.constraintsOfView[one.index].compactMap { id in
      let gap = reading.problem.constraints[id.index]
      guard gap.first.view == other || gap.second?.view == other, gap.isGap, gap.relation == .equal,
        let place = reading.constraintIndex(id), gap.isOverlap
      else { return nil }
      let written = reading.screen.constraints[place]
      var meant = PlainConstraint(written)
      meant.constant = -written.constant
      var remedy = Remedy(
        "Keep \(reading.name(one)) \(pt(written.constant.magnitude)) away from "
          + "\(reading.name(other)): `\(reading.text(meant))`",
        [.setConstant(constraint: place, -written.constant)], shows: [reading.index(one)],
        axis: gap.first.attribute.axis)
      remedy.isCorrection = true
      return remedy
    }
  }

  /// Ends the column of texts that a view is, or belongs to, before the control beside it.
  static func endingColumn(around view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    let column = reading.unarranged(around: view)
    guard let column, column != reading.container, reading.stackProperties(column) != nil,
      let next = reading.siblingBehind(column)
    else { return [] }
    let ending = ending(column, before: next, reading)
    return [ending.lettingTextsWrap(in: column, before: next, reading), ending].compactMap(\.self)
  }

  /// The axes on which two overlapping views may be meant to lie one behind the other, the likelier first.
  private static func axesApart(
    _ one: ViewID, _ other: ViewID, _ shared: Size, _ reading: LayoutReading
  ) -> [Axis] {
    let (a, b) = (reading.inkInContainer(one), reading.inkInContainer(other))
    let shares = (
      width: shared.width / min(a.width, b.width), height: shared.height / min(a.height, b.height)
    )
    let meant = Axis.allCases.filter { reading.hangFromOppositeEnds(one, other, $0) }
    if meant.count == 1 { return meant + meant.map(\.other) }
    // A view that lies wholly within a text of several lines belongs below or above it, not beside it.
    let isColumn = [one, other].contains { reading.problem.views[$0.index].wrapping != nil }
    let isBeside =
      shares.width < shares.height || shares.width == shares.height && !isColumn
    let axis: Axis = isBeside ? .horizontal : .vertical
    // Two views that share most of both may just as well be meant to lie on the other axis.
    let isEither = !isColumn && min(shares.width, shares.height) > Visible.least
    return isEither ? [axis, axis.other] : [axis]
  }

  private static func endingBefore(
    _ one: ViewID, _ other: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    let isBeside = axis == .horizontal
    let comesFirst = reading.comes(one, before: other, axis)
    let first = comesFirst ? one : other
    let second = reading.nearest(behind: first, comesFirst ? other : one, axis)
    let index = reading.index(first)
    let start: Anchor.Attribute = isBeside ? .leading : .top
    // The author has chosen how far the second stands behind what it follows today.
    let gap = reading.gapBefore(second, start)?.points ?? 0
    let line = PlainConstraint(
      Anchor(index, isBeside ? .trailing : .bottom), .lessThanOrEqual,
      Anchor(reading.index(second), start),
      constant: -(gap > 0 && gap <= widestMargin ? gap : standardSpacing))
    let apart = Remedy(
      "Add `\(reading.text(line))` to \(reading.name(first))", [.addConstraint(index, line)],
      shows: [index], axis: axis)
    guard isBeside else {
      return [apart] + lettingScroll(first, upTo: line, reading)
        + apart.lettingGrow(around: first, reading)
        + (reading.problem.views[first.index].parent == reading.container
          ? scrollingContent(reading) : [])
    }
    guard [.label, .button].contains(reading.declared(first).kind) else {
      return [apart, apart.lettingTextsWrap(in: first, before: second, reading)].compactMap(\.self)
    }
    // Otherwise the two would compete for the room. A text that its author has made stronger than another one before it
    // leaves the room to that one.
    let weaker = reading.chain(through: first, from: .leading, to: .trailing)
      .filter { reading.isLabelOfOneLine($0) }
      .min { resistance($0, reading) < resistance($1, reading) }
    if let weaker, resistance(first, reading) > .defaultHigh,
      resistance(weaker, reading) < resistance(first, reading)
    {
      return [apart, apart.givingWay(weaker, reading)?.lettingBeCut(weaker, reading)].compactMap(
        \.self)
    }
    var giving = apart
    giving.changes.append(.set(index, .horizontalCompressionResistance, "749"))
    guard reading.declared(first).kind == .label else {
      giving.title += ", and let \(reading.name(first)) give way"
      return [apart, giving]
    }
    if !reading.isLabelOfOneLine(first) {
      giving.title +=
        ", and let \(reading.name(first)) wrap before \(reading.name(second)) gives way"
      return [apart, giving]
    }
    return [
      apart, giving.lettingWrap(first, reading), giving.lettingBeCut(first, reading),
      giving.lettingTextShrink(first, reading),
    ].compactMap(\.self)
  }

  /// A text view scrolls by itself once it has an end.
  private static func lettingScroll(
    _ view: ViewID, upTo bound: PlainConstraint, _ reading: LayoutReading
  ) -> [Remedy] {
    guard reading.declared(view).kind == .textView, reading.showsText(view) else { return [] }
    let index = reading.index(view)
    var end = bound
    end.relation = .equal
    return [
      Remedy(
        "Let \(reading.name(view)) scroll: `isScrollEnabled: true; \(reading.text(end))`",
        [.addConstraint(index, end), .set(index, .isScrollEnabled, "true")], shows: [index],
        axis: .vertical)
    ]
  }

  private static func resistance(_ view: ViewID, _ reading: LayoutReading) -> Priority {
    reading.content(view, .horizontal).compressionResistance
  }

  /// The same remedy with more height for both views: fixed sizes around them would cut the text that has to
  /// end earlier.
  private func lettingGrow(around view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    let around = reading.pathToRoot(from: view).dropFirst().compactMap { outer in
      reading.requiredSize(of: outer, .vertical).map { (outer, $0.constraint) }
    }
    guard let (outer, index) = around.first,
      reading.screen.constraints[index].relation == .equal
    else { return [] }
    // Just below a text's resistance: the size holds until the text needs more room.
    let weaker = Priority.defaultHigh.value - 1
    var remedy = self
    remedy.title += ", and let \(reading.name(outer)) grow"
    remedy.changes.append(.setPriority(constraint: index, weaker))
    return [remedy]
  }

  /// The same remedy for a text that gives way to the view beside it, since the two would compete for the
  /// room otherwise. Nil for a view without text.
  func givingWay(_ view: ViewID, _ reading: LayoutReading) -> Remedy? {
    guard reading.declared(view).kind == .label else { return nil }
    var remedy = self
    remedy.changes.append(.set(reading.index(view), .horizontalCompressionResistance, "749"))
    return remedy
  }

  /// The same remedy with wrapping for the texts of a stack that are too long for its new end: all texts of a
  /// column, or the longest one of a row. Nil for a view that is no stack, or if all texts fit.
  func lettingTextsWrap(
    in stack: ViewID, before next: ViewID, _ reading: LayoutReading
  ) -> Remedy? {
    guard let axis = reading.stackProperties(stack)?.axis else { return nil }
    let (box, end) = (
      reading.alignmentRectInContainer(stack), reading.alignmentRectInContainer(next)
    )
    let isForward = reading.environment.direction == .leftToRight
    let space = isForward ? end.x - box.x : box.x + box.width - end.x - end.width
    let room = space - standardSpacing
    let texts =
      axis == .horizontal
      ? reading.longestText(inRow: stack).map { box.width > room ? [$0] : [] } ?? []
      : reading.texts(inColumn: stack).filter { text in
        reading.isLabelOfOneLine(text) && reading.content(text, .horizontal).intrinsic ?? 0 > room
      }
    guard !texts.isEmpty, texts.count <= 3 else { return nil }
    var remedy = self
    remedy.title += ", and let \(reading.names(texts)) wrap"
    // Otherwise they would compete for the room with the view at their end.
    remedy.changes += texts.map(reading.index).flatMap { text -> [Change] in
      [.set(text, .horizontalCompressionResistance, "749"), .set(text, .numberOfLines, "0")]
    }
    if axis == .horizontal, reading.keepsEqualHeight(stack) {
      remedy.title += ", centered in \(reading.name(stack))"
      remedy.changes.append(.set(reading.index(stack), .alignment, "center"))
    }
    remedy.isCorrection = true
    return remedy
  }

  /// The same remedy with a text that shrinks if it does not fit on its line; nil for a view that is no
  /// label.
  func lettingTextShrink(_ view: ViewID, _ reading: LayoutReading) -> Remedy? {
    guard reading.isLabelOfOneLine(view) else { return nil }
    var remedy = self
    remedy.title += ", and let its text shrink"
    remedy.changes.append(.set(reading.index(view), .minimumScaleFactor, "0.5"))
    // The text is no longer as large as intended.
    remedy.isGeneral = true
    return remedy
  }

  /// The same remedy with a one-line label that ends in an ellipsis if it lacks room; nil for any other view.
  func lettingBeCut(_ view: ViewID, _ reading: LayoutReading) -> Remedy? {
    guard reading.isLabelOfOneLine(view) else { return nil }
    var remedy = self
    remedy.title += ", and let \(reading.name(view)) be cut"
    return remedy
  }

  /// The same remedy with a label that may wrap, since a new end would cut a one-line label; nil for any
  /// other view.
  func lettingWrap(_ view: ViewID, _ reading: LayoutReading) -> Remedy? {
    guard reading.isLabelOfOneLine(view), reading.hasWords(view) else { return nil }
    var remedy = self
    remedy.title += ", and let \(reading.name(view)) wrap"
    remedy.changes.append(.set(reading.index(view), .numberOfLines, "0"))
    return remedy
  }
}

extension LayoutReading {
  func isLabelOfOneLine(_ view: ViewID) -> Bool {
    declared(view).kind == .label && problem.views[view.index].wrapping == nil
  }

  /// Whether a text may be read in several lines. Nobody reads a number so, nor a key.
  func hasWords(_ view: ViewID) -> Bool {
    guard let text = layout.view(view)?.text else { return true }
    return text.contains(where: \.isLetter) && !hasKey(view)
  }

  /// Whether the longest word of a text is a key, such as the number of an account: no word, and broken anywhere.
  func hasKey(_ view: ViewID) -> Bool {
    let longest = layout.view(view)?.text?.split(whereSeparator: \.isWhitespace)
      .max { $0.count < $1.count }
    return longest.map {
      Double($0.count) >= Threshold.shortestKey && $0.contains(where: \.isNumber)
    } ?? false
  }

  /// A label or the title of a button, whose text stands on one line. A title of one word cannot wrap.
  func isTextOfOneLine(_ view: ViewID) -> Bool {
    isLabelOfOneLine(view)
      || declared(view).kind == .button && problem.views[view.index].wrapping == nil
        && property(.numberOfLines, of: view) == nil
        && property(.intrinsicContentSize, of: view) == nil
        && (layout.view(view)?.text ?? "").contains(where: \.isWhitespace)
  }

  /// Labels that a column arranges, including those in columns inside it.
  fileprivate func texts(inColumn column: ViewID) -> [ViewID] {
    visibleArranged(in: column).flatMap { view in
      if declared(view).kind == .label { return [view] }
      return stackProperties(view)?.axis == .vertical ? texts(inColumn: view) : []
    }
  }

  /// Whether a row's views are as high as a fixed one, so that a text in it has no room for another line.
  fileprivate func keepsEqualHeight(_ row: ViewID) -> Bool {
    stackProperties(row)?.alignment == .fill
      && visibleArranged(in: row).contains { requiredSize(of: $0, .vertical) != nil }
  }

  /// The longest one-line label that a row arranges.
  fileprivate func longestText(inRow row: ViewID) -> ViewID? {
    visibleArranged(in: row).filter(isLabelOfOneLine).max {
      content($0, .horizontal).intrinsic ?? 0 < content($1, .horizontal).intrinsic ?? 0
    }
  }

  /// Whether one view precedes the other in reading direction.
  fileprivate func comes(_ one: ViewID, before other: ViewID, _ axis: Axis) -> Bool {
    let isForward = axis == .vertical || environment.direction == .leftToRight
    return isMeant(one, before: other, axis) == isForward
  }

  /// The first of the views that begin behind a view's start, beside it. The view has to end there, even if
  /// it now reaches further.
  fileprivate func nearest(
    behind view: ViewID, _ other: ViewID, _ axis: Axis
  ) -> ViewID {
    guard !isHuge, let parent = problem.views[view.index].parent,
      problem.views[other.index].parent == parent
    else { return other }
    let across = axis.other
    let (band, rival) = (inkInContainer(view), inkInContainer(other))
    let between = children(of: parent).filter { candidate in
      guard candidate != view, candidate != other, !isOutOfSight(candidate),
        hasContentToSee(candidate), comes(view, before: candidate, axis),
        comes(candidate, before: other, axis)
      else { return false }
      return [band, rival].allSatisfy { rect in
        let own = inkInContainer(candidate)
        return min(rect.end(across), own.end(across))
          > max(rect[.position(across)], own[.position(across)])
      }
    }
    return between.min { comes($0, before: $1, axis) } ?? other
  }
}
