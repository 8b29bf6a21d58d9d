import LayoutEngine
import StackDSL

extension Rule {
  /// A bar or a button at the bottom covers a scrolling view: the end of the content stays under it unless
  /// code adds an inset, and a storyboard does not say whether code does.
  static func coveredEnds(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved, !reading.screen.isOfInterfaceBuilder, !reading.isHuge
    else {
      return []
    }
    let contents = reading.outcome.scrollContentSizes
    return reading.views.compactMap { scroll in
      guard reading.scrollsByItself(scroll), !reading.isOutOfSight(scroll),
        let parent = reading.problem.views[scroll.index].parent,
        let bar = reading.children(of: parent).first(where: { reading.covers($0, endOf: scroll) })
      else { return nil }
      let (frame, cover) = (reading.frameInContainer(scroll), reading.alignmentRectInContainer(bar))
      let hidden = frame.y + frame.height - cover.y
      // Content that is shorter than the room above the bar is not covered.
      if let content = contents[scroll], content.height <= frame.height - hidden + Visible.least {
        return nil
      }
      return Report(
        span: reading.place(of: bar),
        message:
          "\(reading.name(bar)) lies over the last \(pt(hidden)) of \(reading.name(scroll)): what "
          + "stands at the end of it cannot be scrolled out from under it.",
        views: [reading.index(bar), reading.index(scroll)], aspect: "end",
        remedies: Remedy.ending(scroll, above: bar, reading))
    }
  }
}

extension Remedy {
  /// Ends the scrolling view at the top of the bar.
  fileprivate static func ending(
    _ scroll: ViewID, above bar: ViewID, _ reading: LayoutReading
  ) -> [Remedy] {
    let index = reading.index(scroll)
    // A bar touches the view above it; a control keeps its distance.
    let gap = reading.declared(bar).kind.has(.isReadOrTouched) ? standardSpacing : 0
    let end = PlainConstraint(
      Anchor(index, .bottom), .equal, Anchor(reading.index(bar), .top),
      constant: -gap)
    let title = "End \(reading.name(scroll)) above \(reading.name(bar))"
    func remedy(_ title: String, _ change: Change) -> Remedy {
      Remedy(title, [change], shows: [index], axis: .vertical, isCorrection: true)
    }
    if let pin = reading.pins(of: scroll).first(where: { $0.edge == .bottom }) {
      return [remedy("\(title): `\(reading.text(end))`", reading.restating(pin.index, end))]
    }
    let whole = reading.constraintsOfView[scroll.index].lazy.compactMap(reading.constraintIndex)
      .first { reading.screen.constraints[$0].composite == .edges }
    let lines = whole.flatMap { index in
      splitting(index, of: scroll, reading) { $0.first.attribute == .bottom ? end : $0 }
    }
    guard let whole, let lines else { return [] }
    return [remedy(title, .rewrite(.constraint(whole), lines))]
  }
}

extension LayoutReading {
  /// A later visible sibling, nearly as wide, over the end of the scrolling view.
  fileprivate func covers(_ bar: ViewID, endOf scroll: ViewID) -> Bool {
    guard bar > scroll, !isOutOfSight(bar),
      !openSizes.contains(OpenSize(view: bar, axis: .vertical))
    else { return false }
    let (frame, cover) = (frameInContainer(scroll), alignmentRectInContainer(bar))
    let end = frame.y + frame.height
    let foot = end - cover.y - cover.height
    return cover.width >= frame.width * Threshold.wideCover && cover.height < frame.height / 2
      && cover.y > frame.y + frame.height / 2 && end - cover.y > Threshold.air
      && foot < environment.safeArea.bottom + Threshold.gapBelowBar && isBarOrButton(bar)
  }

  /// A translucent view is meant to lie over the content. An opaque box hides it, even an empty one that stands for the
  /// keyboard.
  private func isBarOrButton(_ view: ViewID) -> Bool {
    switch declared(view).kind {
    case .button, .textField: true
    case .view, .hstack, .stack:
      declared(view).properties.contains(where: \.name.drawsView)
        && (isFilled(view) && property(.alpha, of: view) == nil
          || views.contains { isInside($0, view) && carriesContent($0) })
    default: false
    }
  }
}
