import LayoutEngine
import StackDSL

extension Rule {
  static let scrollAxisLocked = Rule(
    code: "scroll-axis-locked", severity: .warning,
    page: Page(
      summary: "The content of a scroll view is tied to its frame on the axis that should scroll.",
      explanation: """
        Content that is as wide as the scroll view's frame never scrolls horizontally; a row
        that needs more is compressed instead. Tie the other axis: the height for a row, the
        width for a column.
        """,
      source: "Apple, Auto Layout Guide, \"Working with Scroll Views\"."),
    checks: [.layout(reports), .layout(tiedElsewhere)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.problem.constraints.indices.compactMap { index in
      let constraint = layout.problem.constraints[index]
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute.isSize, second.attribute == constraint.first.attribute,
        constraint.priority.isRequired, let written = layout.written(ConstraintID(index)),
        let place = layout.constraintIndex(ConstraintID(index))
      else { return nil }
      let axis = constraint.first.attribute.axis
      guard let scroll = scrollView(around: constraint.first.view, layout),
        isFrame(second, of: scroll, layout),
        let stack = layout.stackProperties(constraint.first.view), stack.axis == axis
      else { return nil }
      let content = constraint.first.view
      let wanted = layout.outcome.fittingSize(of: content)[axis]
      guard wanted > layout.size(scroll, axis) + 0.5 else { return nil }
      return Report(
        span: layout.place(of: written),
        message: "\(layout.name(content)) needs \(pt(wanted)) but is locked to the "
          + "\(axis.sizeWord) of \(layout.name(scroll)) (\(pt(layout.shownSize(scroll, axis)))), so it "
          + "cannot scroll that way.",
        views: [layout.index(content)],
        remedies: [
          Remedy(
            "Remove `\(written.text)`", [.removeConstraint(place)],
            shows: [layout.index(content)], axis: axis),
          lockingOtherAxis(place, content, scroll, axis, layout),
        ])
    }
  }

  /// A row that scrolls sideways keeps the height of its scroll view.
  private static func lockingOtherAxis(
    _ place: Int, _ content: ViewID, _ scroll: ViewID,
    _ axis: LayoutEngine.Axis, _ layout: LayoutReading
  ) -> Remedy {
    let size = axis.other.sizeWord
    return Remedy(
      "Use the \(size) of \(layout.name(scroll))",
      [
        layout.restating(
          place, .size(of: layout.index(content), axis.other, as: layout.index(scroll), .frame))
      ],
      shows: [layout.index(content)])
  }

  /// Content as wide as something around the scroll view scrolls sideways where that is wider.
  private static func tiedElsewhere(_ layout: LayoutReading) -> [Report] {
    layout.problem.constraints.indices.compactMap { index in
      let constraint = layout.problem.constraints[index]
      let content = constraint.first.view
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.first.attribute.isSize,
        second.attribute == constraint.first.attribute, constraint.priority.isRequired,
        let scroll = scrollView(around: content, layout), !layout.isInside(second.view, scroll),
        let place = layout.constraintIndex(ConstraintID(index))
      else { return nil }
      let axis = constraint.first.attribute.axis
      let (wide, room) = (layout.size(content, axis), layout.size(scroll, axis))
      guard wide > room + 0.5 else { return nil }
      return tied(layout, place, content, scroll, axis, second.view)
    }
  }

  private static func tied(
    _ layout: LayoutReading, _ place: Int, _ content: ViewID, _ scroll: ViewID,
    _ axis: LayoutEngine.Axis, _ other: ViewID
  ) -> Report {
    let written = layout.screen.constraints[place]
    let size = axis.sizeWord
    return Report(
      span: layout.place(of: written),
      message: "\(layout.name(content)) has the \(size) of \(layout.name(other)), "
        + "\(pt(layout.shownSize(content, axis))), but \(layout.name(scroll)) only shows "
        + "\(pt(layout.shownSize(scroll, axis))): it scrolls that way too.",
      views: [layout.index(content)], aspect: axis.word,
      remedies: [
        Remedy(
          "Use the \(size) of \(layout.name(scroll))",
          [
            layout.restating(
              place, .size(of: layout.index(content), axis, as: layout.index(scroll), .frame))
          ],
          shows: [layout.index(content)], axis: axis)
      ])
  }

  private static func scrollView(around view: ViewID, _ layout: LayoutReading) -> ViewID? {
    layout.pathToRoot(from: view).dropFirst().first { layout.problem.views[$0.index].isScrollView }
  }

  /// The frame of the scroll view itself; a plain anchor's size is the frame's as well.
  private static func isFrame(
    _ anchor: LayoutEngine.Anchor, of scroll: ViewID, _ layout: LayoutReading
  ) -> Bool {
    anchor.view == scroll && anchor.item != .scrollContent
  }
}
