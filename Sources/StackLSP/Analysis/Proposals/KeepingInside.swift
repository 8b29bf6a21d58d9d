import LayoutEngine
import StackDSL

extension Remedy {
  /// Keeps a view inside that reaches beyond an edge of the screen or of its cell.
  static func keepingInside(
    _ view: ViewID, beyond side: Side, _ reading: LayoutReading
  ) -> [Remedy] {
    let ties = missingTies(around: view, side.axis, reading)
    switch side.axis {
    case .horizontal:
      // A text tied to both edges of its box is as wide as the box.
      let staying = staying(view, side, reading)
      let inside =
        staying.isEmpty
        ? reading.pathToRoot(from: view).lazy
          .filter { $0 != reading.container && reading.stack(arranging: $0) == nil }
          .compactMap { insideSuperview($0, reading) }.first : nil
      let limits = ([inside].compactMap(\.self) + staying).flatMap {
        [
          $0.lettingScale(view, reading), $0, $0.lettingWrap(view, reading),
          $0.lettingTextShrink(view, reading),
        ].compactMap(\.self)
      }
      let beside = side == .right ? endingBeforeSibling(view, reading) : nil
      return endingRow(view, side, reading)
        + (side == .right ? endingColumn(around: view, reading) : [])
        + mendingLines(around: view, reading) + insetting(view, beyond: side, reading)
        + [
          beside, beside?.givingWay(view, reading)?.lettingWrap(view, reading),
          beside?.givingWay(view, reading)?.lettingBeCut(view, reading),
        ].compactMap(\.self)
        + ties.flatMap { [$0, $0.lettingWrap(view, reading)].compactMap(\.self) }
        + limits.map { limit in
          var limit = limit
          limit.isGeneral = limit.isGeneral || !ties.isEmpty
          return limit
        }
    case .vertical:
      if reading.environment.host.isSelfSizing {
        return insetting(view, beyond: side, reading) + lettingCellGrow(view, reading) + ties
      }
      let column = reading.chain(through: view, from: .top, to: .bottom)
      let room = makingRoom(for: view, reading)
      let insets = insetting(view, beyond: side, reading)
      guard side == .bottom else {
        return insets + room + ties
          + (reading.isPlacedFromBelow(view) ? scrolling(around: view, reading) : [])
      }
      let last = column.last ?? view
      let ends = last == view ? ties : missingTies(around: last, side.axis, reading)
      let scrolling = reading.scrollsByItself(view) ? [] : scrolling(around: view, reading)
      // People let the screen scroll in all four reports in which both are possible.
      let squeezing = squeezing(above: view, reading).map { remedy in
        var remedy = remedy
        remedy.isGeneral = !scrolling.isEmpty
        remedy.isSearched = !scrolling.isEmpty
        return remedy
      }
      return insets + room + ends
        + squeezing + lettingHostGrow(reading, shows: [reading.index(view)]) + scrolling
    }
  }

  /// The same remedy with a picture that keeps its proportions as it shrinks; nil for any other view.
  private func lettingScale(_ view: ViewID, _ reading: LayoutReading) -> Remedy? {
    guard reading.declared(view).kind == .imageView,
      let width = reading.content(view, .horizontal).intrinsic,
      let height = reading.content(view, .vertical).intrinsic, width > 0, height > 0,
      !reading.isNamed(.height, of: view)
    else { return nil }
    var remedy = self
    let index = reading.index(view)
    remedy.title += ", and keep its proportions"
    remedy.changes.append(
      .addConstraint(index, .proportions(of: index, .vertical, height / width)))
    return remedy
  }

  /// Corrects a line that alone puts the view outside: a width without the insets, or an edge that is tied to
  /// the opposite edge.
  private static func mendingLines(
    around view: ViewID, _ reading: LayoutReading
  ) -> [Remedy] {
    reading.pathToRoot(from: view).flatMap { outer -> [Remedy] in
      reading.constraintsOfView[outer.index].compactMap { id -> Remedy? in
        let constraint = reading.problem.constraints[id.index]
        guard constraint.first.view == outer, let second = constraint.second,
          constraint.relation == .equal, constraint.multiplier == 1, second.view != outer,
          reading.isInside(outer, second.view), let index = reading.constraintIndex(id)
        else { return nil }
        let written = reading.screen.constraints[index]
        guard written.composite == nil, written.first.view == reading.index(outer) else {
          return nil
        }
        return narrower(written, index, outer, reading) ?? atItsEdge(written, index, outer, reading)
      }
    }
  }

  /// A constant with the wrong sign moves the edge outward. What scrolls ends at the edge, whatever the number, and so
  /// does what a number moves farther than any inset.
  static func insetting(
    _ view: ViewID, beyond side: Side, _ reading: LayoutReading
  ) -> [Remedy] {
    let edges = side.edges(reading.environment.direction)
    let isStart = side.edge(.leftToRight) == .top || edges.contains(.leading)
    return reading.pathToRoot(from: view).flatMap { outer in
      reading.pins(of: outer).filter { pin in
        edges.contains(pin.edge) && pin.constant != 0 && (pin.constant < 0) == isStart
          && reading.layout.id(of: pin.target.view).map { reading.isInside(outer, $0) } ?? false
      }.map { pin in
        let scrolls = reading.scrollsByItself(outer)
        let ends = reading.pins(of: outer).filter {
          $0 == pin || $0.edge == pin.edge.opposite && $0.constant == -pin.constant
        }
        if scrolls, ends.count > 1 { return pinningToEdges(ends, of: outer, reading) }
        guard scrolls || pin.constant.magnitude > Threshold.wideGap else {
          let edges = ends.map(\.edge.rawValue)
          return Remedy(
            "Inset \(reading.name(outer)) at the \(list(edges)) edge\(edges.count > 1 ? "s" : "")",
            ends.map { .setConstant(constraint: $0.index, -$0.constant) },
            shows: [reading.index(outer)], isCorrection: true)
        }
        var line = PlainConstraint(reading.screen.constraints[pin.index])
        line.constant = 0
        return Remedy(
          "\(isStart ? "Begin" : "End") \(reading.name(outer)) at the edge: `\(reading.text(line))`",
          [reading.restating(pin.index, line)], shows: [reading.index(outer)], isCorrection: true)
      }
    }
  }

  /// `width == superview.width` of an inset view ignores the insets.
  private static func narrower(
    _ written: Constraint, _ index: Int, _ view: ViewID, _ reading: LayoutReading
  ) -> Remedy? {
    guard written.first.attribute == .width, written.second?.attribute == .width,
      written.constant == 0,
      let pin = reading.pins(of: view).first(where: { [.leading, .left].contains($0.edge) }),
      pin.constant > 0
    else { return nil }
    var plain = PlainConstraint(written)
    plain.constant = -2 * pin.constant
    var remedy = Remedy(
      "Leave room for the insets of \(reading.name(view)): `\(reading.text(plain))`",
      [reading.restating(index, plain)], shows: [reading.index(view)], axis: .horizontal)
    remedy.isCorrection = true
    return remedy
  }

  /// `leading == superview.trailing - 16` begins the view where it should end.
  private static func atItsEdge(
    _ written: Constraint, _ index: Int, _ view: ViewID, _ reading: LayoutReading
  ) -> Remedy? {
    guard let second = written.second else { return nil }
    var plain = PlainConstraint(written)
    switch (written.first.attribute, second.attribute) {
    case (.leading, .trailing), (.trailing, .leading), (.left, .right), (.right, .left):
      plain.first.attribute = second.attribute
    default: return nil
    }
    var remedy = Remedy(
      "Pin the same edge of \(reading.name(view)): `\(reading.text(plain))`",
      [reading.restating(index, plain)], shows: [reading.index(view)], axis: .horizontal)
    remedy.isCorrection = true
    return remedy
  }

  /// Keeps the edge of a view of a fixed width inside its superview; the width gives way on a narrower screen.
  private static func staying(
    _ view: ViewID, _ side: Side, _ reading: LayoutReading
  ) -> [Remedy] {
    let outer = reading.unarranged(around: view) ?? view
    guard outer != reading.container, let width = reading.requiredSize(of: outer, .horizontal)
    else { return [] }
    let edge = side.edge(reading.environment.direction)
    let isLeading = edge == .leading
    let index = reading.index(outer)
    let inset = reading.usualInset(around: outer)
    let limit = PlainConstraint.edge(
      edge, of: index,
      isLeading ? .greaterThanOrEqual : .lessThanOrEqual, to: reading.superview(of: index),
      constant: isLeading ? inset : -inset)
    let yielding = Remedy(
      "Let the width of \(reading.name(outer)) give way, and add `\(reading.text(limit))`",
      [
        .setPriority(constraint: width.constraint, 999),
        .addConstraint(index, limit),
      ], shows: unique([index, reading.index(view)]), axis: .horizontal)
    return [yielding.keepingShape(of: outer, reading), yielding].compactMap(\.self)
  }

  /// The same remedy for a picture with two written sizes: the height follows the width.
  private func keepingShape(of view: ViewID, _ reading: LayoutReading) -> Remedy? {
    guard reading.declared(view).kind == .imageView,
      let width = reading.requiredSize(of: view, .horizontal),
      let height = reading.requiredSize(of: view, .vertical), width.constant > 0,
      reading.screen.constraints[height.constraint].composite == nil
    else { return nil }
    let ratio = PlainConstraint.proportions(
      of: reading.index(view), .vertical, height.constant / width.constant)
    var remedy = self
    remedy.title += "; its height follows"
    remedy.changes.append(reading.restating(height.constraint, ratio))
    remedy.isCorrection = true
    return remedy
  }

  /// Views in a chained row push the last of them out. The row ends as far from the edge as it begins, and
  /// its longest text gives way.
  private static func endingRow(
    _ view: ViewID, _ side: Side, _ reading: LayoutReading
  ) -> [Remedy] {
    guard side.edge(reading.environment.direction) == .trailing else { return [] }
    let row = reading.chain(through: view, from: .leading, to: .trailing)
    // The row ends at the view behind it on its line.
    guard row.count > 1, let first = row.first, let last = row.last,
      reading.siblingBehind(last) == nil,
      let inset = reading.pins(of: first).first(where: { $0.edge == .leading }),
      let text = row.filter({ reading.declared($0).kind == .label }).max(by: {
        reading.size($0, .horizontal) < reading.size($1, .horizontal)
      })
    else { return [] }
    let (end, giving) = (reading.index(last), reading.index(text))
    // A wider distance makes room for something else.
    let distance = inset.constant.magnitude
    let margin = distance > widestMargin ? reading.usualInset(around: last) : distance
    let tie = PlainConstraint.edge(
      .trailing, of: end, to: inset.target.view, inset.target.item,
      constant: -margin)
    var remedy = Remedy(
      "Add `\(reading.text(tie))` to \(reading.name(last)), and let \(reading.name(text)) wrap",
      [
        .addConstraint(end, tie), .set(giving, .numberOfLines, "0"),
        .set(giving, .horizontalCompressionResistance, "749"),
      ], shows: unique([reading.index(view), giving]), axis: .horizontal)
    remedy.isCorrection = true
    // The remaining room goes to the text as well.
    if reading.content(text, .horizontal).hugging.value >= Priority.defaultLow.value {
      remedy.changes.append(.set(giving, .horizontalHugging, "249"))
    }
    var cut = remedy
    cut.title =
      "Add `\(reading.text(tie))` to \(reading.name(last)), and let \(reading.name(text)) be cut"
    cut.changes.remove(at: 1)
    cut.isCorrection = false
    cut.isGeneral = true
    return [remedy, cut]
  }

  /// Makes the column around a view scroll, or everything on the screen.
  static func scrolling(around view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    guard reading.environment.host == .screen, reading.scrollView(around: view) == nil else {
      return []
    }
    let outer = reading.unarranged(around: view)
    return (outer.map { scrolling($0, reading) } ?? []) + scrollingContent(reading)
  }

  /// A column of chained views is longer than the screen is high. Its end stays inside and the views above
  /// give way as far as necessary: first the gaps, from the last one up, then the heights of pictures.
  private static func squeezing(above view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    guard
      let outer = reading.unarranged(around: view), outer != reading.container
    else { return [] }
    let chain = reading.chain(through: outer, from: .top, to: .bottom)
    guard let last = chain.last else { return [] }
    let rect = reading.alignmentRectInContainer(last)
    let screen = reading.frameInContainer(reading.container)
    let missing =
      rect.y + rect.height - screen.y - screen.height + reading.environment.safeArea.bottom
      + standardSpacing
    let gaps = chain.reversed().compactMap { current -> (constraint: Int, points: Double)? in
      reading.gapBefore(current, .top).map { ($0.constraint, $0.points - standardSpacing) }
    }
    let pictures = chain.reversed().compactMap { current -> (constraint: Int, points: Double)? in
      reading.heightOfPicture(current).map {
        ($0, reading.size(current, .vertical) - smallestPicture)
      }
    }
    // If one kind is enough, the others stay unchanged.
    let choices = [gaps, pictures, gaps + pictures].lazy.compactMap { yielding(missing, $0) }
    // Nobody reads more lines in a title.
    guard let relaxed = choices.first, relaxed.count <= 3 else { return [] }
    // Below the resistance of the views; otherwise they would be compressed in place of the gaps.
    let resistance = chain.map { reading.content($0, .vertical).compressionResistance.value }
    guard let weakest = resistance.min(), weakest > Double(relaxed.count) else { return [] }
    let index = reading.index(last)
    let limit = PlainConstraint.edge(
      .bottom, of: index, .lessThanOrEqual, to: .screen, .safeArea, constant: -standardSpacing)
    let giving = relaxed.map { "`\(reading.screen.constraints[$0].text)`" }
    return [
      Remedy(
        "Add `\(reading.text(limit))` to \(reading.name(last)), and let \(shortList(giving)) give way",
        [.addConstraint(index, limit)]
          // The order in which two of them give way must be unambiguous.
          + relaxed.enumerated().map { .setPriority(constraint: $1, weakest - Double($0 + 1)) },
        shows: unique([index, reading.index(view)]), axis: .vertical)
    ]
  }

  /// The shortest prefix of the constraints that yields this many points; nil if all of them do not.
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

  /// In points: the smallest height that still shows a picture.
  static let smallestPicture = 60.0
}

extension LayoutReading {
  /// The chain of views around one, `leading == other.trailing + 8`, in order.
  func chain(
    through view: ViewID, from start: Anchor.Attribute,
    to end: Anchor.Attribute
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

  /// The line that fixes the height of a picture, or of a plain view without content, in points or by its own
  /// width.
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

  /// Nobody lays out a longer chain by hand.
  private static let longestChain = 16

  /// The view or guide behind which a view begins, and the gap in points; nil if no constraint states it.
  func gapBefore(
    _ view: ViewID, _ start: Anchor.Attribute
  ) -> (view: ViewID, points: Double, constraint: Int)? {
    let end: Anchor.Attribute = start == .top ? .bottom : .trailing
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
