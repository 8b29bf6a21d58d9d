import LayoutEngine
import StackDSL

extension Rule {
  static let scrollAxisLocked = Rule(
    code: "scroll-axis-locked", severity: .warning,
    checks: [
      .layout(reports), .layout(cannotGrow), .layout(tiedElsewhere), .layout(neverScrolls),
      .layout(held),
    ])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.problem.constraints.indices.compactMap { index in
      let constraint = reading.problem.constraints[index]
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute.isSize, second.attribute == constraint.first.attribute,
        constraint.priority.isRequired, let written = reading.written(ConstraintID(index)),
        let place = reading.constraintIndex(ConstraintID(index))
      else { return nil }
      let axis = constraint.first.attribute.axis
      guard let scroll = reading.scrollView(around: constraint.first.view),
        isFrame(second, of: scroll, reading),
        let stack = reading.stackProperties(constraint.first.view), stack.axis == axis
      else { return nil }
      let content = constraint.first.view
      let wanted = reading.outcome.fittingSize(of: content)[axis]
      guard wanted > reading.size(scroll, axis) + Visible.least else { return nil }
      return Report(
        span: reading.place(of: written),
        message: "\(reading.name(content)) needs \(pt(wanted)) but is locked to the "
          + "\(axis.sizeWord) of \(reading.name(scroll)) (\(pt(reading.shownSize(scroll, axis)))), so it "
          + "cannot scroll that way.",
        views: [reading.index(content)],
        remedies: [
          Remedy(
            "Remove `\(written.text)`", [.removeConstraint(place)],
            shows: [reading.index(content)], axis: axis)
        ])
    }
  }

  /// A plain view around the content is as high as the frame, although its views need more at its width.
  ///
  /// In a document it is information: its canvas shows what gives way, which in both cases read was a picture
  /// that scales.
  private static func cannotGrow(_ reading: LayoutReading) -> [Report] {
    reading.problem.constraints.indices.compactMap { number in
      let id = ConstraintID(number)
      let constraint = reading.problem.constraints[number]
      let content = constraint.first.view
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute == .height, second.attribute == .height,
        constraint.multiplier == 1, constraint.constant <= 0, constraint.priority.isRequired,
        reading.stackProperties(content) == nil, !reading.children(of: content).isEmpty,
        let scroll = reading.problem.views[content.index].parent,
        reading.problem.views[scroll.index].isScrollView, isFrame(second, of: scroll, reading),
        let written = reading.written(id), let place = reading.constraintIndex(id)
      else { return nil }
      let room = reading.size(content, .vertical)
      let width = reading.size(content, .horizontal)
      let wanted = reading.outcome.fittingSize(
        of: content, target: Size(width: width, height: 0), horizontal: .required
      ).height
      // Pages that scroll sideways are as high as their scroll view on purpose.
      guard wanted > room + Visible.least,
        width <= reading.size(scroll, .horizontal) + Visible.least
      else { return nil }
      let low = Priority.defaultLow.value - 1
      return Report(
        span: reading.place(of: written),
        message: "\(reading.name(content)) needs \(pt(wanted)) but is locked to the height of "
          + "\(reading.name(scroll)) (\(pt(reading.shownSize(scroll, .vertical)))), so it cannot scroll.",
        severity: reading.screen.isOfInterfaceBuilder ? .information : nil,
        views: [reading.index(content)],
        remedies: [
          Remedy(
            "Let \(reading.name(content)) be higher than \(reading.name(scroll)): "
              + "`\(written.text)` @\(figure(low))",
            [.setPriority(constraint: place, low)], shows: [reading.index(content)], axis: .vertical
          ),
          Remedy(
            "Remove `\(written.text)`", [.removeConstraint(place)],
            shows: [reading.index(content)], axis: .vertical),
        ])
    }
  }

  /// A scroll view that takes its height from content no wider than itself scrolls on neither axis, however
  /// high the content becomes. One with wider content is a row that scrolls sideways.
  ///
  /// In a document it is information where the whole content is on the screen: none of three was worth reading.
  private static func neverScrolls(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved, reading.environment.host == .screen else { return [] }
    return reading.problem.constraints.indices.compactMap { number in
      let constraint = reading.problem.constraints[number]
      let content = constraint.first.view
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute == .height, second.attribute == .height,
        constraint.multiplier == 1, constraint.priority.isRequired,
        let scroll = reading.problem.views[content.index].parent,
        reading.problem.views[scroll.index].isScrollView, isFrame(second, of: scroll, reading),
        reading.size(content, .horizontal) < reading.size(scroll, .horizontal) + Visible.least,
        reading.stack(arranging: scroll) == nil, takesHeightFromInside(scroll, reading),
        let written = reading.written(ConstraintID(number))
      else { return nil }
      return Report(
        span: reading.place(of: written),
        message:
          "Nothing but `\(written.text)` says how high \(reading.name(scroll)) is: it is as high as "
          + "its content and never scrolls.",
        severity: reading.screen.isOfInterfaceBuilder && !reading.endsBelowScreen(scroll)
          ? .information : nil,
        views: [reading.index(content), reading.index(scroll)], aspect: "height",
        remedies: Remedy.endingOnScreen(scroll, reading))
    }
  }

  /// No line from outside refers to its bottom, its middle or its height.
  private static func takesHeightFromInside(_ scroll: ViewID, _ reading: LayoutReading) -> Bool {
    reading.constraintsOfView[scroll.index].allSatisfy { id in
      let constraint = reading.problem.constraints[id.index]
      let anchors = [constraint.first, constraint.second].compactMap(\.self)
      let isFromInside = anchors.contains { $0.view != scroll && reading.isInside($0.view, scroll) }
      return isFromInside
        || anchors.allSatisfy {
          $0.view != scroll || ![.bottom, .centerY, .height].contains($0.attribute)
        }
    }
  }

  /// Content as wide as the scroll view, or as a view around it, scrolls sideways if that width and its
  /// insets exceed the visible width.
  ///
  /// In a document, content that is longer by a written constant scrolls on purpose, and so does content that is higher
  /// than what is shown: so it was in all three cases read of the one, and in both of the other.
  private static func tiedElsewhere(_ reading: LayoutReading) -> [Report] {
    reading.problem.constraints.indices.compactMap { index in
      let constraint = reading.problem.constraints[index]
      let content = constraint.first.view
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.first.attribute.isSize,
        second.attribute == constraint.first.attribute, constraint.priority.isRequired,
        let scroll = reading.scrollView(around: content),
        isFrame(second, of: scroll, reading) || !reading.isInside(second.view, scroll),
        constraint.constant <= 0 || !reading.screen.isOfInterfaceBuilder,
        let place = reading.constraintIndex(ConstraintID(index))
      else { return nil }
      let axis = constraint.first.attribute.axis
      let insets = insets(of: content, in: scroll, axis, reading)
      let needed = reading.size(content, axis) + insets
      guard needed > reading.size(scroll, axis) + Visible.least,
        isWhole(content, insets, of: scroll, axis, reading)
      else { return nil }
      return insets > Visible.least
        ? inset(reading, place, content, scroll, axis, insets)
        : tied(reading, place, content, scroll, axis, second.view)
    }
  }

  /// The view that determines the content is also tied to a view that does not scroll, so it stays where it is.
  private static func held(_ reading: LayoutReading) -> [Report] {
    reading.problem.constraints.indices.compactMap { number in
      let constraint = reading.problem.constraints[number]
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.priority.isRequired, !constraint.first.attribute.isSize,
        let place = reading.constraintIndex(ConstraintID(number))
      else { return nil }
      let isFirst = reading.scrollView(around: constraint.first.view) != nil
      let (own, other) = isFirst ? (constraint.first, second) : (second, constraint.first)
      guard let scroll = reading.scrollView(around: own.view), !reading.isInside(other.view, scroll)
      else { return nil }
      let axis = own.attribute.axis
      let insets = insets(of: own.view, in: scroll, axis, reading)
      guard reading.size(own.view, axis) + insets > reading.size(scroll, axis) + Visible.least,
        isWhole(own.view, insets, of: scroll, axis, reading),
        reading.distance(of: own.view, own.attribute, toContentOf: scroll) != nil
      else { return nil }
      let written = reading.screen.constraints[place]
      return Report(
        span: reading.place(of: written),
        message:
          "`\(written.text)` ties \(reading.name(own.view)), the content of \(reading.name(scroll)), to "
          + "\(reading.name(other.view)), which does not scroll: it stays where it is.",
        views: [own.view, scroll].map(reading.index), aspect: "held \(axis.word)",
        remedies: [
          Remedy(
            "Remove `\(written.text)`", [.removeConstraint(place)],
            shows: [reading.index(own.view)], axis: axis, isCorrection: true)
        ])
    }
  }

  /// Whether the content of the scroll view is the view with its insets. Content that ends elsewhere scrolls, or
  /// does not, for other reasons.
  private static func isWhole(
    _ view: ViewID, _ insets: Double, of scroll: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Bool {
    reading.outcome.contentBeyond(view, in: scroll, axis).map {
      abs($0 - insets) < Visible.least
    } ?? true
  }

  /// The distances in points between the edges of a view and those of the content that it determines; 0 if
  /// another view lies between.
  private static func insets(
    of view: ViewID, in scroll: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Double {
    let near: LayoutAnchor.Attribute = axis == .horizontal ? .leading : .top
    let far: LayoutAnchor.Attribute = axis == .horizontal ? .trailing : .bottom
    guard let start = reading.distance(of: view, near, toContentOf: scroll),
      let end = reading.distance(of: view, far, toContentOf: scroll)
    else { return 0 }
    return start - end
  }

  private static func inset(
    _ reading: LayoutReading, _ place: Int, _ content: ViewID, _ scroll: ViewID,
    _ axis: Axis, _ insets: Double
  ) -> Report {
    let written = reading.screen.constraints[place]
    let (name, outer) = (reading.name(content), reading.name(scroll))
    var meant = PlainConstraint.size(
      of: reading.index(content), axis, as: reading.index(scroll), .frame)
    meant.constant = -insets
    let remedy = Remedy(
      "Make \(name) \(pt(insets)) \(axis == .horizontal ? "narrower" : "lower") than \(outer)",
      [reading.restating(place, meant)], shows: [reading.index(content)], axis: axis)
    return Report(
      span: reading.place(of: written),
      message: "\(name) is \(pt(reading.shownSize(content, axis))) \(axis.extentWord) and its "
        + "insets take \(pt(insets)), but \(outer) only shows \(pt(reading.shownSize(scroll, axis))): "
        + "it scrolls that way too.",
      severity: severity(axis, reading), views: [reading.index(content)], aspect: axis.word,
      remedies: [remedy])
  }

  private static func tied(
    _ reading: LayoutReading, _ place: Int, _ content: ViewID, _ scroll: ViewID,
    _ axis: Axis, _ other: ViewID
  ) -> Report {
    let written = reading.screen.constraints[place]
    let size = axis.sizeWord
    return Report(
      span: reading.place(of: written),
      message: "\(reading.name(content)) has the \(size) of \(reading.name(other)), "
        + "\(pt(reading.shownSize(content, axis))), but \(reading.name(scroll)) only shows "
        + "\(pt(reading.shownSize(scroll, axis))): it scrolls that way too.",
      severity: severity(axis, reading), views: [reading.index(content)], aspect: axis.word,
      remedies: [
        Remedy(
          "Use the \(size) of \(reading.name(scroll))",
          [
            reading.restating(
              place, .size(of: reading.index(content), axis, as: reading.index(scroll), .frame))
          ],
          shows: [reading.index(content)], axis: axis)
      ])
  }

  /// Down is the way in which content is meant to scroll.
  private static func severity(_ axis: Axis, _ reading: LayoutReading) -> Problem.Severity? {
    reading.screen.isOfInterfaceBuilder && axis == .vertical ? .information : nil
  }

  /// Whether the anchor is the scroll view's own frame; the size of a plain anchor is that of the frame as
  /// well.
  private static func isFrame(
    _ anchor: LayoutAnchor, of scroll: ViewID, _ reading: LayoutReading
  ) -> Bool {
    anchor.view == scroll && anchor.item != .scrollContent
  }
}

extension Remedy {
  /// The scroll view ends with the screen, and the constraint that made it as high as its content is removed.
  static func endingOnScreen(_ scroll: ViewID, _ reading: LayoutReading) -> [Remedy] {
    let index = reading.index(scroll)
    let locks = reading.constraintsOfView[scroll.index].compactMap { id -> Int? in
      let constraint = reading.problem.constraints[id.index]
      guard let second = constraint.second, constraint.first.attribute == .height,
        second.attribute == .height, constraint.relation == .equal,
        reading.isInside(constraint.first.view, scroll), second.view == scroll
      else { return nil }
      return reading.constraintIndex(id)
    }
    let own = reading.requiredSize(of: scroll, .vertical).map { [$0.constraint] } ?? []
    let gone = unique(own + locks)
    // A tie from an edge of its content to its own edge does not determine where it ends.
    let isTied = reading.isTied(scroll, .bottom)
    guard !gone.isEmpty || !isTied else { return [] }
    let end = PlainConstraint(
      Anchor(index, .bottom), .equal,
      Anchor(view: .screen, item: .safeArea, attribute: .bottom))
    let lines = gone.map { quoted(reading.screen.constraints[$0].text) }
    return [
      Remedy(
        "End \(reading.name(scroll)) at the safe area"
          + (lines.isEmpty ? "" : ", and remove \(list(lines))"),
        gone.map { .removeConstraint($0) }
          + (isTied ? [] : [.addConstraint(index, end)]),
        shows: [index], axis: .vertical, isCorrection: true)
    ]
  }
}

extension LayoutReading {
  /// The distance in points from an edge of a scroll view's content to the same edge of a view in it, along
  /// equations between such edges: a text at the edges of an inset title is inset as well. Nil if no such
  /// path exists.
  fileprivate func distance(
    of view: ViewID, _ edge: LayoutAnchor.Attribute, toContentOf scroll: ViewID
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
        // For its subviews, an edge of the scroll view is an edge of its content.
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
