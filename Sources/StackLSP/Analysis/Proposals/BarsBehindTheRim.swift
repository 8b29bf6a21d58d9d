import LayoutEngine
import StackDSL

extension Remedy {
  /// A bar of a fixed height fills the screen to its rim, where the status bar or the home indicator covers
  /// what stands in it: it ends at a distance from the safe area instead, and its views stand in the part
  /// that nothing covers. None for a view that stands in no such bar.
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
    // What has a background is to fill the screen to its rim.
    remedy.isCorrection = reading.declared(bar).properties.contains(where: \.name.drawsView)
    return [remedy]
  }
}

extension LayoutReading {
  /// The rim of the screen that a view as wide as the screen begins at; nil where it is not one alone.
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

  /// The lines that place a view in a bar, with the bar's safe area in place of the bar: one that lies
  /// beyond the bar is brought in. The end of the bar that nothing covers stays what it is.
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
      // What leaves room for a status bar of 20 pt has that from the safe area.
      if line.first.attribute == .top, line.constant >= Self.oldStatusBar {
        line.constant -= Self.oldStatusBar
      }
      return (view, restating(number, line))
    }
  }

  /// Points: what the views of a bar take with the usual air around them, and the length of a navigation
  /// bar at least.
  fileprivate func barLength(for content: [ViewID], in bar: ViewID) -> Double {
    let rects = content.map(alignmentRectInContainer)
    let top = rects.map(\.y).min() ?? 0
    let bottom = rects.map { $0.y + $0.height }.max() ?? 0
    return max(Self.usualBar, (bottom - top + 2 * standardSpacing).rounded(.up))
  }

  /// Points: the status bar of a screen without a notch.
  private static let oldStatusBar = 20.0

  /// Points: `UINavigationBar` in portrait.
  private static let usualBar = 44.0
}
