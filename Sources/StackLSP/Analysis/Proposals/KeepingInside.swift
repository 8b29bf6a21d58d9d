import LayoutEngine
import StackDSL

extension Remedy {
  /// What keeps a view inside that reaches beyond an edge of the screen or of its cell.
  static func keepingInside(
    _ view: ViewID, beyond side: Side, _ layout: LayoutReading
  ) -> [Remedy] {
    let ties = missingTies(around: view, side.axis, layout)
    switch side.axis {
    case .horizontal:
      let inside = layout.isLabelOfOneLine(view) ? insideSuperview(view, layout) : nil
      let staying = staying(view, side, layout).map { inside == nil ? $0 : $0.asGeneral }
      let limits = ([inside].compactMap(\.self) + staying).flatMap {
        [
          $0.lettingScale(view, layout), $0, $0.lettingWrap(view, layout),
          $0.lettingTextShrink(view, layout),
        ].compactMap(\.self)
      }
      let beside = side == .right ? endingBeforeSibling(view, layout) : nil
      return endingRow(view, side, layout)
        + (side == .right ? endingColumn(around: view, layout) : [])
        + mendingLines(around: view, layout) + insetting(view, beyond: side, layout)
        + [
          beside, beside?.givingWay(view, layout)?.lettingWrap(view, layout),
          beside?.givingWay(view, layout)?.lettingBeCut(view, layout),
        ].compactMap(\.self)
        + ties.flatMap { [$0, $0.lettingWrap(view, layout)].compactMap(\.self) }
        + limits.map { limit in
          var limit = limit
          limit.isGeneral = limit.isGeneral || !ties.isEmpty
          return limit
        }
    case .vertical:
      if layout.environment.host.isSelfSizing {
        return endingLower(with: view, layout) + lettingCellGrow(view, layout) + ties
      }
      let room = makingRoom(for: view, layout)
      let insets = insetting(view, beyond: side, layout)
      guard side == .bottom else {
        return insets + room + ties + fittingColumn(around: view, beyond: side, layout)
          + (layout.isPlacedFromBelow(view) ? scrolling(around: view, layout) : [])
      }
      let column = layout.chain(through: view, from: .top, to: .bottom)
      return insets + room + turningRatios(of: column, side.axis, besides: view, layout) + ties
        + squeezing(above: view, layout) + lettingHostGrow(layout, shows: [layout.index(view)])
        + scrolling(around: view, layout)
    }
  }

  /// With a picture that keeps its proportions while it gets smaller; nil for what is none.
  private func lettingScale(_ view: ViewID, _ layout: LayoutReading) -> Remedy? {
    guard layout.declared(view).kind == .imageView,
      let width = layout.content(view, .horizontal).intrinsic,
      let height = layout.content(view, .vertical).intrinsic, width > 0, height > 0,
      !layout.isNamed(.height, of: view)
    else { return nil }
    var remedy = self
    let index = layout.index(view)
    remedy.title += ", and keep its proportions"
    remedy.changes.append(
      .addConstraint(index, .proportions(of: index, .vertical, height / width)))
    return remedy
  }

  /// A line that alone puts the view outside: as wide as what it is inset in, or one edge at the opposite
  /// one.
  private static func mendingLines(
    around view: ViewID, _ layout: LayoutReading
  ) -> [Remedy] {
    layout.pathToRoot(from: view).flatMap { outer -> [Remedy] in
      layout.constraintsOfView[outer.index].compactMap { id -> Remedy? in
        let constraint = layout.problem.constraints[id.index]
        guard constraint.first.view == outer, let second = constraint.second,
          constraint.relation == .equal, constraint.multiplier == 1, second.view != outer,
          layout.isInside(outer, second.view), let index = layout.constraintIndex(id)
        else { return nil }
        let written = layout.screen.constraints[index]
        guard written.composite == nil, written.first.view == layout.index(outer) else {
          return nil
        }
        return narrower(written, index, outer, layout) ?? atItsEdge(written, index, outer, layout)
      }
    }
  }

  /// A constant of the wrong sign moves the edge outward.
  static func insetting(
    _ view: ViewID, beyond side: Side, _ layout: LayoutReading
  ) -> [Remedy] {
    let edges = side.edges(layout.environment.direction)
    let isStart = side.edge(.leftToRight) == .top || edges.contains(.leading)
    return layout.pathToRoot(from: view).flatMap { outer in
      layout.pins(of: outer).filter { pin in
        edges.contains(pin.edge) && pin.constant != 0 && (pin.constant < 0) == isStart
          && layout.layout.id(of: pin.target.view).map { layout.isInside(outer, $0) } ?? false
      }.map { pin in
        var remedy = Remedy(
          "Inset \(layout.name(outer)) at the \(pin.edge.rawValue) edge",
          [.setConstant(constraint: pin.index, -pin.constant)],
          shows: [layout.index(outer)])
        remedy.isCorrection = true
        return remedy
      }
    }
  }

  /// `width == superview.width` of a view that is inset leaves out the insets.
  private static func narrower(
    _ written: StackDSL.Constraint, _ index: Int, _ view: ViewID, _ layout: LayoutReading
  ) -> Remedy? {
    guard written.first.attribute == .width, written.second?.attribute == .width,
      written.constant == 0,
      let pin = layout.pins(of: view).first(where: { [.leading, .left].contains($0.edge) }),
      pin.constant > 0
    else { return nil }
    var plain = PlainConstraint(written)
    plain.constant = -2 * pin.constant
    var remedy = Remedy(
      "Leave room for the insets of \(layout.name(view)): `\(layout.text(plain))`",
      [layout.restating(index, plain)], shows: [layout.index(view)], axis: .horizontal)
    remedy.isCorrection = true
    return remedy
  }

  /// `leading == superview.trailing - 16` begins where it should end.
  private static func atItsEdge(
    _ written: StackDSL.Constraint, _ index: Int, _ view: ViewID, _ layout: LayoutReading
  ) -> Remedy? {
    guard let second = written.second else { return nil }
    var plain = PlainConstraint(written)
    switch (written.first.attribute, second.attribute) {
    case (.leading, .trailing), (.trailing, .leading), (.left, .right), (.right, .left):
      plain.first.attribute = second.attribute
    default: return nil
    }
    var remedy = Remedy(
      "Pin the same edge of \(layout.name(view)): `\(layout.text(plain))`",
      [layout.restating(index, plain)], shows: [layout.index(view)], axis: .horizontal)
    remedy.isCorrection = true
    return remedy
  }

  /// The edge is kept inside of what the view, or the stack around it, stands in.
  private static func staying(
    _ view: ViewID, _ side: Side, _ layout: LayoutReading
  ) -> [Remedy] {
    let outer = layout.unarranged(around: view) ?? view
    guard outer != layout.container else { return [] }
    let edge = side.edge(layout.environment.direction)
    let isLeading = edge == .leading
    let index = layout.index(outer)
    let limit = PlainConstraint.edge(
      edge, of: index,
      isLeading ? .greaterThanOrEqual : .lessThanOrEqual, to: layout.superview(of: index))
    let stays = Remedy(
      "Add `\(layout.text(limit))` to \(layout.name(outer))",
      [.addConstraint(index, limit)], shows: [layout.index(view)], axis: .horizontal)
    guard let width = layout.requiredSize(of: outer, .horizontal) else { return [stays] }
    // A width that is fixed gives way on a screen that is narrower.
    var inset = limit
    inset.constant = isLeading ? standardMargin : -standardMargin
    let yielding = Remedy(
      "Let the width of \(layout.name(outer)) give way, and add `\(layout.text(inset))`",
      [
        .setPriority(constraint: width.constraint, 999),
        .addConstraint(index, inset),
      ], shows: unique([index, layout.index(view)]), axis: .horizontal)
    return [yielding.keepingShape(of: outer, layout), yielding].compactMap(\.self)
  }

  /// With a picture whose two sizes are written: the height follows the width.
  private func keepingShape(of view: ViewID, _ layout: LayoutReading) -> Remedy? {
    guard layout.declared(view).kind == .imageView,
      let width = layout.requiredSize(of: view, .horizontal),
      let height = layout.requiredSize(of: view, .vertical), width.constant > 0,
      layout.screen.constraints[height.constraint].composite == nil
    else { return nil }
    let ratio = PlainConstraint.proportions(
      of: layout.index(view), .vertical, height.constant / width.constant)
    var remedy = self
    remedy.title += "; its height follows"
    remedy.changes.append(layout.restating(height.constraint, ratio))
    remedy.isCorrection = true
    return remedy
  }

  /// Views that hang on each other in a row push the last of them out: the row ends as far from the
  /// edge as it begins, and its longest text gives way.
  private static func endingRow(
    _ view: ViewID, _ side: Side, _ layout: LayoutReading
  ) -> [Remedy] {
    guard side.edge(layout.environment.direction) == .trailing else { return [] }
    let row = layout.chain(through: view, from: .leading, to: .trailing)
    // What stands behind the row on its line is where it ends.
    guard row.count > 1, let first = row.first, let last = row.last,
      layout.siblingBehind(last) == nil,
      let inset = layout.pins(of: first).first(where: { $0.edge == .leading }),
      let text = row.filter({ layout.declared($0).kind == .label }).max(by: {
        layout.size($0, .horizontal) < layout.size($1, .horizontal)
      })
    else { return [] }
    let (end, giving) = (layout.index(last), layout.index(text))
    let tie = PlainConstraint.edge(
      .trailing, of: end, to: inset.target.view, inset.target.item,
      constant: -inset.constant.magnitude)
    var remedy = Remedy(
      "Add `\(layout.text(tie))` to \(layout.name(last)), and let \(layout.name(text)) wrap",
      [
        .addConstraint(end, tie), .set(giving, .numberOfLines, "0"),
        .set(giving, .horizontalCompressionResistance, "749"),
      ], shows: unique([layout.index(view), giving]), axis: .horizontal)
    remedy.isCorrection = true
    // What is left over goes to the text as well.
    if layout.content(text, .horizontal).hugging.value >= Priority.defaultLow.value {
      remedy.changes.append(.set(giving, .horizontalHugging, "249"))
    }
    var cut = remedy
    cut.title =
      "Add `\(layout.text(tie))` to \(layout.name(last)), and let \(layout.name(text)) be cut"
    cut.changes.remove(at: 1)
    cut.isCorrection = false
    cut.isGeneral = true
    return [remedy, cut]
  }

  /// The column around a view scrolls, or everything on the screen.
  static func scrolling(around view: ViewID, _ layout: LayoutReading) -> [Remedy] {
    guard layout.environment.host == .screen, layout.scrollView(around: view) == nil else {
      return []
    }
    let outer = layout.unarranged(around: view)
    return (outer.map { scrolling($0, layout) } ?? []) + scrollingContent(layout)
  }

  /// A column of views that hang on each other is longer than the screen is high: its end stays inside
  /// and what is above it gives way, the gaps first and the last of them first, then the heights of
  /// pictures, as far as it takes.
  private static func squeezing(above view: ViewID, _ layout: LayoutReading) -> [Remedy] {
    guard
      let outer = layout.unarranged(around: view), outer != layout.container
    else { return [] }
    let chain = layout.chain(through: outer, from: .top, to: .bottom)
    guard let last = chain.last else { return [] }
    let rect = layout.alignmentRectInContainer(last)
    let screen = layout.frameInContainer(layout.container)
    let missing =
      rect.y + rect.height - screen.y - screen.height + layout.environment.safeArea.bottom
      + standardSpacing
    let gaps = chain.reversed().compactMap { current -> (constraint: Int, points: Double)? in
      layout.gapBefore(current, .top).map { ($0.constraint, $0.points - standardSpacing) }
    }
    let pictures = chain.reversed().compactMap { current -> (constraint: Int, points: Double)? in
      layout.heightOfPicture(current).map {
        ($0, layout.size(current, .vertical) - smallestPicture)
      }
    }
    // What does by itself leaves the others as they are.
    let choices = [gaps, pictures, gaps + pictures].lazy.compactMap { yielding(missing, $0) }
    // More lines nobody reads in a title.
    guard let relaxed = choices.first, relaxed.count <= 3 else { return [] }
    // Below what the views resist with, else they would be squeezed in place of the gaps.
    let resistance = chain.map { layout.content($0, .vertical).compressionResistance.value }
    guard let weakest = resistance.min(), weakest > Double(relaxed.count) else { return [] }
    let index = layout.index(last)
    let limit = PlainConstraint.edge(
      .bottom, of: index, .lessThanOrEqual, to: .screen, .safeArea, constant: -standardSpacing)
    let giving = relaxed.map { "`\(layout.screen.constraints[$0].text)`" }
    return [
      Remedy(
        "Add `\(layout.text(limit))` to \(layout.name(last)), and let \(shortList(giving)) give way",
        [.addConstraint(index, limit)]
          // Of two that may give way the order has to be clear.
          + relaxed.enumerated().map { .setPriority(constraint: $1, weakest - Double($0 + 1)) },
        shows: unique([index, layout.index(view)]), axis: .vertical)
    ]
  }

  /// The first of some constraints that give so many points together; nil where all of them do not.
  private static func yielding(
    _ points: Double, _ constraints: [(constraint: Int, points: Double)]
  ) -> [Int]? {
    var missing = points
    var relaxed: [Int] = []
    for (constraint, points) in constraints where missing > 0 && points > 0 {
      relaxed.append(constraint)
      missing -= points
    }
    return missing <= 0 && !relaxed.isEmpty ? relaxed : nil
  }

  /// Points: the least height that still shows a picture.
  static let smallestPicture = 60.0
}

extension LayoutReading {
  /// The views that hang on each other through one, `leading == other.trailing + 8`, the first first.
  func chain(
    through view: ViewID, from start: StackDSL.Anchor.Attribute,
    to end: StackDSL.Anchor.Attribute
  ) -> [ViewID] {
    var chain = [view]
    while chain.count < Self.longestChain, let before = gapBefore(chain[0], start)?.view,
      !chain.contains(before)
    {
      chain.insert(before, at: 0)
    }
    guard let parent = problem.views[view.index].parent, !isHuge else { return chain }
    let beside = children(of: parent)
    while chain.count < Self.longestChain, let last = chain.last,
      let next = beside.first(where: { gapBefore($0, start)?.view == last && !chain.contains($0) })
    {
      chain.append(next)
    }
    return chain
  }

  /// The line that fixes the height of a picture, or of a plain view without content: in points, or by
  /// its own width.
  func heightOfPicture(_ view: ViewID) -> Int? {
    guard [.imageView, .view, .mapView].contains(declared(view).kind), children(of: view).isEmpty
    else { return nil }
    return constraintsOfView[view.index].lazy.compactMap(constraintIndex).first { index in
      let written = screen.constraints[index]
      let sides = [written.first, written.second].compactMap(\.self)
      return written.relation == .equal && written.priority == 1000 && written.composite == nil
        && sides.allSatisfy { $0.view == self.index(view) && $0.item == .view }
        && sides.contains { $0.attribute == .height }
    }
  }

  /// More nobody lays out by hand.
  private static let longestChain = 16

  /// What a view begins behind, and how far, in points; nil where no constraint says it.
  fileprivate func gapBefore(
    _ view: ViewID, _ start: StackDSL.Anchor.Attribute
  ) -> (view: ViewID, points: Double, constraint: Int)? {
    let end: StackDSL.Anchor.Attribute = start == .top ? .bottom : .trailing
    for id in constraintsOfView[view.index] {
      guard let index = constraintIndex(id) else { continue }
      let written = screen.constraints[index]
      guard written.relation == .equal, written.multiplier == 1, written.priority == 1000,
        written.first.view == self.index(view), written.first.attribute == start,
        let second = written.second, second.attribute == end, second.item == .view,
        let other = layout.id(of: second.view), other != view,
        problem.views[other.index].parent == problem.views[view.index].parent
      else { continue }
      return (other, written.constant, index)
    }
    return nil
  }
}
