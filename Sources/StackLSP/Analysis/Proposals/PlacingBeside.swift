import LayoutEngine
import StackDSL

extension Remedy {
  /// Places a view beside the sibling to which one axis ties it: a title behind an icon on its line, a badge
  /// on the corner of a picture, a switch at the end of a label's row.
  ///
  /// - Parameter axis: the axis on which the view's position is open.
  static func placingBeside(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    let underlining = axis == .vertical ? linesUnder(view, reading) : []
    let lines =
      !underlining.isEmpty
      ? underlining
      : reading.tieInRow(of: view, axis.other).map { tie in
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

  /// A thin line that is as wide as another view underlines it: the selected tab, or a field.
  private static func linesUnder(_ view: ViewID, _ reading: LayoutReading) -> [PlainConstraint] {
    guard let height = reading.requiredSize(of: view, .vertical)?.constant, height <= thinnestLine,
      let other = reading.viewOfEqualWidth(view)
    else { return [] }
    let own = reading.index(view)
    let bottom = Anchor(reading.index(other), .bottom)
    return [.bottom, .top].map { PlainConstraint(Anchor(own, $0), .equal, bottom) }
  }

  /// Puts it on the line of the view where it begins or ends, or at the top of a view more than twice as
  /// high.
  private static func linesBeside(
    _ view: ViewID, _ tie: SiblingTie, _ reading: LayoutReading
  ) -> [PlainConstraint] {
    // Views that share an edge stand above or below each other.
    guard tie.isAcross else { return [] }
    let (own, other) = (reading.index(view), reading.index(tie.sibling))
    let lines = [Anchor.Attribute.centerY, .top].map {
      PlainConstraint(
        Anchor(own, $0), .equal, Anchor(other, $0), constant: 0)
    }
    let (rect, around) = (reading.shownRect(view), reading.shownRect(tie.sibling))
    let isOver =
      rect.x + rect.width > around.x + Visible.least
      && around.x + around.width > rect.x + Visible.least
    if isOver { return [lines[1]] }
    return around.height > 2 * rect.height ? lines.reversed() : lines
  }

  /// Places it behind the end of the sibling, or as far from the other edge as the sibling is from its own. A
  /// control goes to the end of the row first, and a text behind an icon first.
  private static func linesBehind(
    _ view: ViewID, _ tie: SiblingTie, _ reading: LayoutReading
  ) -> [PlainConstraint] {
    let sibling = tie.sibling
    let (own, other) = (reading.index(view), reading.index(sibling))
    // A view above or below begins where the sibling begins; one that takes all available width needs both
    // ends.
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

/// An equation between the positions of a view and a sibling.
private struct SiblingTie {
  var sibling: ViewID
  /// Whether it leads from the start of one to the end of the other, so that one follows the other.
  var isAcross: Bool
}

extension LayoutReading {
  /// A view of the same width, by a line of its own or by both edges, that is neither an ancestor nor a
  /// descendant.
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

  /// The tie on one axis. If several views are tied to the same one, the order of the file is that of the row, so the
  /// last of them before this view takes its place.
  fileprivate func tieInRow(of view: ViewID, _ axis: Axis) -> SiblingTie? {
    guard var tie = tieToSibling(of: view, axis) else { return nil }
    guard !tie.isAcross, axis == .vertical, tie.sibling < view, !isHuge,
      let parent = problem.views[view.index].parent
    else { return tie }
    let before = children(of: parent).last { other in
      guard other < view, !isOutOfSight(other), let own = tieToSibling(of: other, axis) else {
        return false
      }
      return own.sibling == tie.sibling && !own.isAcross
    }
    tie.sibling = before ?? tie.sibling
    return tie
  }

  /// The tie on one axis; nil if nothing places the view, or only a view around both does.
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
