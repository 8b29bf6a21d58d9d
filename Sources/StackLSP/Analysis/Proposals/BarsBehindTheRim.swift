import LayoutEngine
import StackDSL

extension Remedy {
  /// Extends a bar of a fixed height whose content is covered by the status bar or the home indicator. The
  /// bar fills the screen to its edge, ends at a distance from the safe area, and its views stand in the
  /// uncovered part. Empty for a view outside such a bar.
  static func keepingBarUncovered(around view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    guard
      let bar = reading.child(of: reading.container, around: view), bar != view,
      reading.stackProperties(bar) == nil,
      let height = reading.requiredSize(of: bar, .vertical)?.constraint,
      reading.screen.constraints[height].relation == .equal,
      let rim = reading.rim(of: bar)
    else { return [] }
    let content = reading.children(of: bar).filter { !reading.isOutOfSight($0) }
    let moved = content.flatMap { reading.linesIntoSafeArea(of: $0, in: bar) }
    guard !moved.isEmpty else { return [] }
    let length = reading.barLength(for: content, in: bar)
    let index = reading.index(bar)
    let isTop = rim == .top
    let end = PlainConstraint(
      Anchor(index, isTop ? .bottom : .top), .equal,
      Anchor(view: .screen, item: .safeArea, attribute: rim),
      constant: isTop ? length : -length)
    let names = unique(moved.map(\.view)).map(reading.name)
    var remedy = Remedy(
      "Let \(reading.name(bar)) reach \(pt(length)) into the safe area, `\(reading.text(end))`, "
        + "and keep \(shortList(names)) in that part",
      [reading.restating(height, end)] + unique(moved.map(\.change)),
      shows: unique([index, reading.index(view)]), axis: .vertical)
    // A bar with a background is meant to fill the screen to its edge.
    remedy.isCorrection = reading.declared(bar).properties.contains(where: \.name.drawsView)
    return [remedy]
  }
}

extension LayoutReading {
  /// The edge of the screen at which a full-width view begins; nil if there is not exactly one.
  fileprivate func rim(of bar: ViewID) -> Anchor.Attribute? {
    let pins = pins(of: bar).filter {
      $0.target.view == .screen && $0.target.item == .view && $0.constant == 0
    }
    let rims = pins.map(\.edge).filter { $0 == .top || $0 == .bottom }
    guard rims.count == 1, abs(size(bar, .horizontal) - size(container, .horizontal)) < 1 else {
      return nil
    }
    return rims[0]
  }

  /// The lines that place a view in a bar, with the bar's safe area in place of the bar; a view beyond the
  /// bar is brought in. The uncovered end of the bar stays the same.
  fileprivate func linesIntoSafeArea(
    of view: ViewID, in bar: ViewID
  ) -> [(view: ViewID, change: Change)] {
    let (own, outer) = (index(view), index(bar))
    return constraintsOfView[view.index].compactMap { id in
      guard let number = constraintIndex(id) else { return nil }
      let written = screen.constraints[number]
      guard written.relation == .equal, written.multiplier == 1, written.first.view == own,
        let second = written.second, second.view == outer,
        second.item == .view, [.top, .bottom, .centerY].contains(written.first.attribute)
      else { return nil }
      // `center == superview.center` stays one line.
      guard written.composite == nil else {
        guard written.first.attribute == .centerY, written.text.contains("superview.center") else {
          return nil
        }
        let safe = "\(screen.views[outer.index].displayName).safeArea.center"
        let text = written.text.replacing("superview.center", with: safe)
        return (view, .rewrite(.constraint(number), text))
      }
      var line = PlainConstraint(written)
      if second.attribute != written.first.attribute {
        guard second.attribute == .top || second.attribute == .bottom else { return nil }
        line.first.attribute = second.attribute
        line.constant = written.constant.magnitude * (second.attribute == .top ? 1 : -1)
      }
      line.second?.item = .safeArea
      // The safe area now provides the room of a 20 pt status bar.
      if line.first.attribute == .top, line.constant >= Self.oldStatusBar {
        line.constant -= Self.oldStatusBar
      }
      return (view, restating(number, line))
    }
  }

  /// The length in points that the views of a bar take with the usual space around them, but at least that of
  /// a navigation bar.
  fileprivate func barLength(for content: [ViewID], in bar: ViewID) -> Double {
    let rects = content.map(alignmentRectInContainer)
    let top = rects.map(\.y).min() ?? 0
    let bottom = rects.map { $0.y + $0.height }.max() ?? 0
    return max(Self.usualBar, (bottom - top + 2 * standardSpacing).rounded(.up))
  }

  /// In points: the status bar of a screen without a notch.
  private static let oldStatusBar = 20.0

  /// In points: `UINavigationBar` in portrait.
  private static let usualBar = 44.0
}
