import LayoutEngine
import StackDSL

extension Rule {
  static let scrollAxisLocked = Rule(
    code: "scroll-axis-locked", severity: .warning,
    checks: [
      .layout(reports), .layout(cannotGrow), .layout(tiedElsewhere), .layout(neverScrolls),
    ])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.problem.constraints.indices.compactMap { index in
      let constraint = layout.problem.constraints[index]
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute.isSize, second.attribute == constraint.first.attribute,
        constraint.priority.isRequired, let written = layout.written(ConstraintID(index)),
        let place = layout.constraintIndex(ConstraintID(index))
      else { return nil }
      let axis = constraint.first.attribute.axis
      guard let scroll = layout.scrollView(around: constraint.first.view),
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
            shows: [layout.index(content)], axis: axis)
        ]
          + (isLocked(content, to: scroll, axis.other, layout)
            ? [] : [lockingOtherAxis(place, content, scroll, axis, layout)]))
    }
  }

  /// A plain view that holds the content is as high as the frame, though its views need more at its width.
  private static func cannotGrow(_ layout: LayoutReading) -> [Report] {
    layout.problem.constraints.indices.compactMap { number in
      let id = ConstraintID(number)
      let constraint = layout.problem.constraints[number]
      let content = constraint.first.view
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute == .height, second.attribute == .height,
        constraint.multiplier == 1, constraint.constant <= 0, constraint.priority.isRequired,
        layout.stackProperties(content) == nil, !layout.children(of: content).isEmpty,
        let scroll = layout.problem.views[content.index].parent,
        layout.problem.views[scroll.index].isScrollView, isFrame(second, of: scroll, layout),
        let written = layout.written(id), let place = layout.constraintIndex(id)
      else { return nil }
      let room = layout.size(content, .vertical)
      let width = layout.size(content, .horizontal)
      let wanted = layout.outcome.fittingSize(
        of: content, target: Size(width: width, height: 0), horizontal: .required
      ).height
      guard wanted > room + 0.5 else { return nil }
      let low = Priority.defaultLow.value - 1
      return Report(
        span: layout.place(of: written),
        message: "\(layout.name(content)) needs \(pt(wanted)) but is locked to the height of "
          + "\(layout.name(scroll)) (\(pt(layout.shownSize(scroll, .vertical)))), so it cannot scroll.",
        views: [layout.index(content)],
        remedies: [
          Remedy(
            "Let \(layout.name(content)) be higher than \(layout.name(scroll)): "
              + "`\(written.text)` @\(figure(low))",
            [.setPriority(constraint: place, low)], shows: [layout.index(content)], axis: .vertical),
          Remedy(
            "Remove `\(written.text)`", [.removeConstraint(place)],
            shows: [layout.index(content)], axis: .vertical),
        ])
    }
  }

  /// A scroll view that takes its height from content no wider than itself scrolls neither way, however
  /// high the content becomes. One whose content is wider is a row that scrolls sideways.
  private static func neverScrolls(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved, layout.environment.host == .screen else { return [] }
    return layout.problem.constraints.indices.compactMap { number in
      let constraint = layout.problem.constraints[number]
      let content = constraint.first.view
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute == .height, second.attribute == .height,
        constraint.multiplier == 1, constraint.priority.isRequired,
        let scroll = layout.problem.views[content.index].parent,
        layout.problem.views[scroll.index].isScrollView, isFrame(second, of: scroll, layout),
        layout.size(content, .horizontal) < layout.size(scroll, .horizontal) + 0.5,
        layout.stack(arranging: scroll) == nil, takesHeightFromInside(scroll, layout),
        let written = layout.written(ConstraintID(number))
      else { return nil }
      return Report(
        span: layout.place(of: written),
        message:
          "Nothing but `\(written.text)` says how high \(layout.name(scroll)) is: it is as high as "
          + "its content and never scrolls.",
        views: [layout.index(content), layout.index(scroll)], aspect: "height",
        remedies: Remedy.endingOnScreen(scroll, layout))
    }
  }

  /// No line from outside names its bottom, its middle or its height.
  private static func takesHeightFromInside(_ scroll: ViewID, _ layout: LayoutReading) -> Bool {
    layout.constraintsOfView[scroll.index].allSatisfy { id in
      let constraint = layout.problem.constraints[id.index]
      let anchors = [constraint.first, constraint.second].compactMap(\.self)
      let isFromInside = anchors.contains { $0.view != scroll && layout.isInside($0.view, scroll) }
      return isFromInside
        || anchors.allSatisfy {
          $0.view != scroll || ![.bottom, .centerY, .height].contains($0.attribute)
        }
    }
  }

  /// Some line says it already.
  private static func isLocked(
    _ content: ViewID, to scroll: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> Bool {
    layout.constraintsOfView[content.index].contains { id in
      let constraint = layout.problem.constraints[id.index]
      return constraint.relation == .equal && constraint.first.view == content
        && constraint.first.attribute.isSize && constraint.first.attribute.axis == axis
        && constraint.second.map { isFrame($0, of: scroll, layout) } ?? true
    }
  }

  /// A row that scrolls sideways keeps the height of its scroll view.
  private static func lockingOtherAxis(
    _ place: Int, _ content: ViewID, _ scroll: ViewID,
    _ axis: Axis, _ layout: LayoutReading
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

  /// Content as wide as the scroll view, or as something around it, scrolls sideways where that and its
  /// insets are wider than what the scroll view shows.
  private static func tiedElsewhere(_ layout: LayoutReading) -> [Report] {
    layout.problem.constraints.indices.compactMap { index in
      let constraint = layout.problem.constraints[index]
      let content = constraint.first.view
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.first.attribute.isSize,
        second.attribute == constraint.first.attribute, constraint.priority.isRequired,
        let scroll = layout.scrollView(around: content),
        isFrame(second, of: scroll, layout) || !layout.isInside(second.view, scroll),
        let place = layout.constraintIndex(ConstraintID(index))
      else { return nil }
      let axis = constraint.first.attribute.axis
      let insets = insets(of: content, in: scroll, axis, layout)
      let needed = layout.size(content, axis) + insets
      guard needed > layout.size(scroll, axis) + 0.5 else { return nil }
      return insets > 0.5
        ? inset(layout, place, content, scroll, axis, insets)
        : tied(layout, place, content, scroll, axis, second.view)
    }
  }

  /// What stands between the edges of a view and those of the content that it makes, in points; 0 where
  /// something else lies between.
  private static func insets(
    of view: ViewID, in scroll: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> Double {
    let near: LayoutEngine.Anchor.Attribute = axis == .horizontal ? .leading : .top
    let far: LayoutEngine.Anchor.Attribute = axis == .horizontal ? .trailing : .bottom
    guard let start = layout.distance(of: view, near, toContentOf: scroll),
      let end = layout.distance(of: view, far, toContentOf: scroll)
    else { return 0 }
    return start - end
  }

  private static func inset(
    _ layout: LayoutReading, _ place: Int, _ content: ViewID, _ scroll: ViewID,
    _ axis: Axis, _ insets: Double
  ) -> Report {
    let written = layout.screen.constraints[place]
    let (name, outer) = (layout.name(content), layout.name(scroll))
    var meant = PlainConstraint.size(
      of: layout.index(content), axis, as: layout.index(scroll), .frame)
    meant.constant = -insets
    let less = axis == .horizontal ? "narrower" : "lower"
    return Report(
      span: layout.place(of: written),
      message: "\(name) is \(pt(layout.shownSize(content, axis))) \(axis.extentWord) and its "
        + "insets take \(pt(insets)), but \(outer) only shows \(pt(layout.shownSize(scroll, axis))): "
        + "it scrolls that way too.",
      views: [layout.index(content)], aspect: axis.word,
      remedies: [
        Remedy(
          "Make \(name) \(pt(insets)) \(less) than \(outer)", [layout.restating(place, meant)],
          shows: [layout.index(content)], axis: axis)
      ])
  }

  private static func tied(
    _ layout: LayoutReading, _ place: Int, _ content: ViewID, _ scroll: ViewID,
    _ axis: Axis, _ other: ViewID
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

  /// The frame of the scroll view itself; a plain anchor's size is the frame's as well.
  private static func isFrame(
    _ anchor: LayoutEngine.Anchor, of scroll: ViewID, _ layout: LayoutReading
  ) -> Bool {
    anchor.view == scroll && anchor.item != .scrollContent
  }
}

extension Remedy {
  /// The scroll view ends where the screen does, and what made it as high as its content goes.
  static func endingOnScreen(_ scroll: ViewID, _ layout: LayoutReading) -> [Remedy] {
    let index = layout.index(scroll)
    let locks = layout.constraintsOfView[scroll.index].compactMap { id -> Int? in
      let constraint = layout.problem.constraints[id.index]
      guard let second = constraint.second, constraint.first.attribute == .height,
        second.attribute == .height, constraint.relation == .equal,
        layout.isInside(constraint.first.view, scroll), second.view == scroll
      else { return nil }
      return layout.constraintIndex(id)
    }
    let own = layout.requiredSize(of: scroll, .vertical).map { [$0.constraint] } ?? []
    let gone = unique(own + locks)
    // That an edge of its content is tied to its own says nothing of where it ends.
    let isTied = layout.isTied(scroll, .bottom)
    guard !gone.isEmpty || !isTied else { return [] }
    let end = PlainConstraint(
      StackDSL.Anchor(index, .bottom), .equal,
      StackDSL.Anchor(view: .screen, item: .safeArea, attribute: .bottom))
    let lines = gone.map { quoted(layout.screen.constraints[$0].text) }
    var remedy = Remedy(
      "End \(layout.name(scroll)) at the safe area"
        + (lines.isEmpty ? "" : ", and remove \(list(lines))"),
      gone.map { .removeConstraint($0) }
        + (isTied ? [] : [.addConstraint(index, end)]),
      shows: [index], axis: .vertical)
    remedy.isCorrection = true
    return [remedy]
  }
}

extension LayoutReading {
  /// Points from the same edge of a scroll view's content to that of a view in it, along equations between
  /// such edges: a text at the edges of a title that is inset is inset as well. Nil where none leads there.
  fileprivate func distance(
    of view: ViewID, _ edge: LayoutEngine.Anchor.Attribute, toContentOf scroll: ViewID
  ) -> Double? {
    var distances = [view: 0.0]
    var near = [view]
    while let current = near.popLast(), let distance = distances[current] {
      for id in constraintsOfView[current.index] {
        let constraint = problem.constraints[id.index]
        guard constraint.relation == .equal, constraint.priority.isRequired,
          let second = constraint.second, constraint.first.attribute == edge,
          second.attribute == edge
        else { continue }
        let isFirst = constraint.first.view == current
        let other = isFirst ? second : constraint.first
        let beyond = distance + (isFirst ? constraint.constant : -constraint.constant)
        // An edge of the scroll view itself is that of its content for what stands in it.
        if other.view == scroll {
          if other.item == .scrollContent || other.item == .view { return beyond }
        } else if distances[other.view] == nil, other.item == .view, distances.count < 100,
          isInside(other.view, scroll)
        {
          distances[other.view] = beyond
          near.append(other.view)
        }
      }
    }
    return nil
  }
}
