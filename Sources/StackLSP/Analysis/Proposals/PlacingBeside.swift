import LayoutEngine
import StackDSL

extension Remedy {
  /// A view that one axis ties to a sibling stands beside it: a title behind an icon on its line, a badge on the
  /// corner of a picture, a switch at the end of the row of a label.
  ///
  /// - Parameter axis: on which nothing says where the view is.
  static func placingBeside(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    let underlining = axis == .vertical ? linesUnder(view, reading) : []
    let lines =
      !underlining.isEmpty
      ? underlining
      : reading.tieToSibling(of: view, axis.other).map { tie in
        axis == .vertical ? linesBeside(view, tie, reading) : linesBehind(view, tie, reading)
      } ?? []
    return lines.enumerated().map { place, line in
      var remedy = Remedy(
        "Add `\(reading.text(line))` to \(reading.name(view))",
        [.addConstraint(reading.index(view), line)], shows: [reading.index(view)], axis: axis)
      remedy.isCorrection = place == 0
      return remedy
    }
  }

  /// A thin line as wide as another view underlines it: the selected tab, a field.
  private static func linesUnder(_ view: ViewID, _ reading: LayoutReading) -> [PlainConstraint] {
    guard let height = reading.requiredSize(of: view, .vertical)?.constant, height <= thinnestLine,
      let other = reading.viewOfEqualWidth(view)
    else { return [] }
    let own = reading.index(view)
    let bottom = Anchor(reading.index(other), .bottom)
    return [.bottom, .top].map { PlainConstraint(Anchor(own, $0), .equal, bottom) }
  }

  /// On the line of what it begins or ends at; beside what is more than twice as high, at its top.
  private static func linesBeside(
    _ view: ViewID, _ tie: SiblingTie, _ reading: LayoutReading
  ) -> [PlainConstraint] {
    // What shares an edge stands above or below.
    guard tie.isAcross else { return [] }
    let (own, other) = (reading.index(view), reading.index(tie.sibling))
    let lines = [Anchor.Attribute.centerY, .top].map {
      PlainConstraint(
        Anchor(own, $0), .equal, Anchor(other, $0), constant: 0)
    }
    let (rect, around) = (reading.shownRect(view), reading.shownRect(tie.sibling))
    let isOver = rect.x + rect.width > around.x + 0.5 && around.x + around.width > rect.x + 0.5
    if isOver { return [lines[1]] }
    return around.height > 2 * rect.height ? lines.reversed() : lines
  }

  /// Behind the end of the sibling, or as far from the other edge as that is from its own: a control at the
  /// end of a row first, a text behind an icon first.
  private static func linesBehind(
    _ view: ViewID, _ tie: SiblingTie, _ reading: LayoutReading
  ) -> [PlainConstraint] {
    let sibling = tie.sibling
    let (own, other) = (reading.index(view), reading.index(sibling))
    // What stands above or below begins where that begins; what takes as much width as it gets needs both ends.
    guard !tie.isAcross else {
      if reading.takesWidth(view) { return [] }
      return [
        PlainConstraint(
          Anchor(own, .leading), .equal, Anchor(other, .leading), constant: 0)
      ]
    }
    let standsAtEnd = reading.isTied(sibling, .trailing) && !reading.isTied(sibling, .leading)
    let (near, far): (Anchor.Attribute, Anchor.Attribute) =
      standsAtEnd ? (.trailing, .leading) : (.leading, .trailing)
    let beside = PlainConstraint(
      Anchor(own, near), .equal, Anchor(other, far),
      constant: standsAtEnd ? -standardSpacing : standardSpacing)
    let pin = reading.pins(of: sibling).first { $0.edge == near }
    let atEdge = pin.map {
      PlainConstraint.edge(far, of: own, to: $0.target.view, $0.target.item, constant: -$0.constant)
    }
    let isControl = [.switch, .button, .stepper].contains(reading.declared(view).kind)
    let lines = [beside, atEdge].compactMap(\.self)
    return isControl && !standsAtEnd ? lines.reversed() : lines
  }
}

/// An equation between the place of a view and that of a sibling.
private struct SiblingTie {
  var sibling: ViewID
  /// From the start of one to the end of the other, so that they stand one behind the other.
  var isAcross: Bool
}

extension LayoutReading {
  /// What neither holds the view nor stands in it and is as wide, by its own line or by both edges.
  fileprivate func viewOfEqualWidth(_ view: ViewID) -> ViewID? {
    var ties: [ViewID: Set<LayoutAnchor.Attribute>] = [:]
    for id in constraintsOfView[view.index] {
      let line = problem.constraints[id.index]
      guard line.relation == .equal, line.multiplier == 1, line.first.view == view,
        let second = line.second, second.attribute == line.first.attribute,
        line.first.attribute.axis == .horizontal, !isInside(view, second.view),
        !isInside(second.view, view)
      else { continue }
      ties[second.view, default: []].insert(line.first.attribute)
    }
    let equal = ties.filter { $0.value.contains(.width) || $0.value.count > 1 }
    return equal.count == 1 ? equal.keys.first : nil
  }

  /// On one axis; nil where nothing, or only what is around both, says where the view is.
  fileprivate func tieToSibling(of view: ViewID, _ axis: Axis) -> SiblingTie? {
    guard let parent = problem.views[view.index].parent else { return nil }
    for id in constraintsOfView[view.index] {
      let line = problem.constraints[id.index]
      guard let second = line.second, line.relation == .equal, line.multiplier == 1,
        [line.first, second].allSatisfy({ $0.attribute.axis == axis && !$0.attribute.isSize })
      else { continue }
      let other = line.first.view == view ? second.view : line.first.view
      guard other != view, problem.views[other.index].parent == parent, !isOutOfSight(other)
      else { continue }
      return SiblingTie(sibling: other, isAcross: line.first.attribute != second.attribute)
    }
    return nil
  }
}
