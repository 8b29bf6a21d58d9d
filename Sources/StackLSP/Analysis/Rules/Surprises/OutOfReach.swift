import LayoutEngine
import StackDSL

/// What nobody can scroll to.
extension Rule {
  /// What scrolls brings all of its content into sight only if its own frame lies on the screen.
  static func beyondScreen(
    _ scroll: ViewID, _ reading: LayoutReading, _ contents: [ViewID: Size]
  ) -> [Report] {
    let isList = reading.declared(scroll).kind.has(.isList)
    guard reading.scrollsByItself(scroll),
      reading.environment.host == .screen, reading.scrollView(around: scroll) == nil,
      !reading.waitsOutside(scroll), isList || reading.isScrollEnabled(scroll)
    else { return [] }
    let (frame, screen) = (
      reading.frameInContainer(scroll), reading.frameInContainer(reading.container)
    )
    return Side.allCases.compactMap { side in
      let points = frame.overhang(beyond: screen, at: side)
      guard points > reading.unseenOverhang(of: scroll, side.axis) else { return nil }
      let scrolls =
        side.isEnd ? max(0, (contents[scroll]?[side.axis] ?? 0) - frame[.size(side.axis)]) : 0
      let lost = reading.views.last { view in
        reading.scrollView(around: view) == scroll && !reading.isOutOfSight(view)
          && reading.carriesContent(view)
          && reading.alignmentRectInContainer(view).overhang(beyond: screen, at: side)
            > scrolls + Threshold.wholePoint
      }
      // Code fills a scroll view that is drawn empty. In a document it may also move it.
      let isMeantToFill = !reading.screen.isOfInterfaceBuilder && side == .bottom
      guard isList || lost != nil || isMeantToFill else { return nil }
      return Report(
        span: reading.place(of: scroll),
        message: message(scroll, lost, points, beyond: side, scrolling: scrolls, reading),
        views: ([scroll] + [lost].compactMap(\.self)).map(reading.index), aspect: side.rawValue,
        remedies: (side == .bottom ? Remedy.endingOnScreen(scroll, reading) : [])
          + Remedy.keepingInside(scroll, beyond: side, reading),
        shortage: .overhang(scroll, side.axis))
    }
  }

  private static func message(
    _ scroll: ViewID, _ lost: ViewID?, _ points: Double, beyond side: Side,
    scrolling scrolls: Double, _ reading: LayoutReading
  ) -> String {
    let place =
      side == .bottom
      ? "ends \(pt(points)) below the screen"
      : "reaches \(pt(points)) beyond the \(side.rawValue) edge of the screen"
    guard let lost else {
      return "\(reading.name(scroll)) \(place): "
        + (side.axis == .vertical ? "nobody can scroll to what lies there." : "its cells are cut.")
    }
    let reach =
      !side.isEnd
      ? ""
      : scrolls > 0
        ? " and scrolls no further than \(pt(scrolls))"
        : " and is as \(side.axis.extentWord) as its content"
    return "\(reading.name(scroll)) \(place)\(reach): nobody can scroll to \(reading.name(lost))."
  }

  /// A view behind the end of its scroll view's content is out of reach.
  static func beyondContent(
    _ view: ViewID, of scroll: ViewID, _ content: Size, _ reading: LayoutReading
  ) -> Report? {
    let (rect, box) = (reading.alignmentRectInContainer(view), reading.frameInContainer(scroll))
    let beyond = Axis.allCases.map { axis in
      let end = rect[.position(axis)] - box[.position(axis)] + rect[.size(axis)]
      return (axis: axis, points: end - max(content[axis], box[.size(axis)]))
    }
    guard let worst = beyond.max(by: { $0.points < $1.points }), worst.points > Threshold.wholePoint
    else {
      return nil
    }
    // A view without an end overflows its content whatever the content's width.
    if worst.axis == .horizontal, reading.problem.views[view.index].wrapping != nil { return nil }
    return Report(
      span: reading.place(of: view),
      message: "\(reading.nameInPlace(view)) reaches \(pt(worst.points)) beyond the content of "
        + "\(reading.name(scroll)): nobody can scroll to it.",
      views: [reading.index(view)], aspect: worst.axis == .horizontal ? "right" : "bottom",
      remedies: Remedy.narrower(view, than: scroll, worst.axis, reading)
        + Remedy.growingContent(around: view, of: scroll, worst.axis, reading),
      shortage: .overhang(view, worst.axis, beyond: scroll))
  }
}

extension LayoutReading {
  /// Points by which a view may reach beyond an edge before something in it is cut or close to the edge. A table and a
  /// bar keep their rows and items away from both sides, and what a document pins outside of the margins reaches the
  /// edge of some phone.
  func unseenOverhang(of view: ViewID, _ axis: Axis) -> Double {
    guard axis == .horizontal else { return Threshold.wholePoint }
    let kind = declared(view).kind
    if kind == .tableView || kind.has(.isBar) { return Threshold.marginOfRows }
    return screen.isOfInterfaceBuilder ? Threshold.marginsOfPhones : Threshold.wholePoint
  }

  /// Whether a scroll view ends below the screen.
  func endsBelowScreen(_ scroll: ViewID) -> Bool {
    frameInContainer(scroll).overhang(beyond: frameInContainer(container), at: .bottom)
      > Threshold.wholePoint
  }

  /// Code moves the content of a scroll view that nobody can scroll.
  fileprivate func isScrollEnabled(_ scroll: ViewID) -> Bool {
    property(.isScrollEnabled, of: scroll)?.value.bool != false
  }
}
