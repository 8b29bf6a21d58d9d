import LayoutEngine
import StackDSL

extension Rule {
  /// A bar or a button at the bottom lies over what scrolls: the end of the content never comes out from under
  /// it, unless code adds an inset. A storyboard does not say whether it does.
  static func coveredEnds(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved, !layout.screen.isOfInterfaceBuilder, !layout.isHuge
    else {
      return []
    }
    let contents = layout.outcome.scrollContentSizes
    return layout.views.compactMap { scroll in
      guard layout.declared(scroll).kind.scrollsDown, !layout.isOutOfSight(scroll),
        let parent = layout.problem.views[scroll.index].parent,
        let bar = layout.children(of: parent).first(where: { layout.covers($0, endOf: scroll) })
      else { return nil }
      let (frame, cover) = (layout.frameInContainer(scroll), layout.alignmentRectInContainer(bar))
      let hidden = frame.y + frame.height - cover.y
      // What is shorter than the room above the bar lies above it.
      if let content = contents[scroll], content.height <= frame.height - hidden + 0.5 {
        return nil
      }
      return Report(
        span: layout.place(of: bar),
        message:
          "\(layout.name(bar)) lies over the last \(pt(hidden)) of \(layout.name(scroll)): what "
          + "stands at the end of it cannot be scrolled out from under it.",
        views: [layout.index(bar), layout.index(scroll)], aspect: "end",
        remedies: layout.proposes ? Remedy.ending(scroll, above: bar, layout) : [])
    }
  }
}

extension Remedy {
  /// The bottom of what scrolls at the top of the bar.
  fileprivate static func ending(
    _ scroll: ViewID, above bar: ViewID, _ layout: LayoutReading
  ) -> [Remedy] {
    let index = layout.index(scroll)
    // A bar touches what it ends; a button keeps its distance.
    let gap = layout.children(of: bar).isEmpty ? standardSpacing : 0
    let end = PlainConstraint(
      StackDSL.Anchor(index, .bottom), .equal, StackDSL.Anchor(layout.index(bar), .top),
      constant: -gap)
    let title = "End \(layout.name(scroll)) above \(layout.name(bar)): `\(layout.text(end))`"
    func remedy(_ change: Change) -> Remedy {
      var remedy = Remedy(title, [change], shows: [index], axis: .vertical)
      remedy.isCorrection = true
      return remedy
    }
    if let pin = layout.pins(of: scroll).first(where: { $0.edge == .bottom }) {
      return [remedy(layout.restating(pin.index, end))]
    }
    let whole = layout.constraintsOfView[scroll.index].lazy.compactMap(layout.constraintIndex)
      .first { layout.screen.constraints[$0].composite == .edges }
    let lines = whole.flatMap { index in
      splitting(index, of: scroll, layout) { $0.first.attribute == .bottom ? end : $0 }
    }
    guard let whole, let lines else { return [] }
    return [remedy(.rewrite(.constraint(whole), lines))]
  }
}

extension ViewKind {
  fileprivate var scrollsDown: Bool { self == .scrollView || has(.isList) }
}

extension LayoutReading {
  /// A later sibling with something to see, nearly as wide, over the end of what scrolls.
  fileprivate func covers(_ bar: ViewID, endOf scroll: ViewID) -> Bool {
    guard bar > scroll, !isOutOfSight(bar),
      !openSizes.contains(OpenSize(view: bar, axis: .vertical)),
      isBarOrButton(bar)
    else { return false }
    let (frame, cover) = (frameInContainer(scroll), alignmentRectInContainer(bar))
    let end = frame.y + frame.height
    let foot = end - cover.y - cover.height
    return cover.width >= frame.width * 0.75 && cover.height < frame.height / 2
      && cover.y > frame.y + frame.height / 2 && end - cover.y > 6
      && foot < environment.safeArea.bottom + Threshold.gapBelowBar
  }

  /// What content shines through is meant to lie over it.
  private func isBarOrButton(_ view: ViewID) -> Bool {
    switch declared(view).kind {
    case .button, .textField: true
    case .view, .hstack, .stack:
      declared(view).properties.contains(where: \.name.drawsView)
        && children(of: view).contains { hasContentToSee($0) || showsText($0) }
    default: false
    }
  }
}
