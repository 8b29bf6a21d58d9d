import LayoutEngine
import StackDSL

extension Rule {
  static let multilineUnboundedWidth = Rule(
    code: "multiline-unbounded-width", severity: .warning,
    traits: Traits(mark: .cut, follows: .stackAround),
    checks: [.layout(reports), .screen(grownReports)])

  /// A text that fits on one line today and will not in another language or at another text size.
  private static func grownReports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first, layout.outcome.status == .solved else { return [] }
    let open = layout.openViews
    let loose = layout.views.filter { view in
      layout.problem.views[view.index].wrapping != nil && !layout.isOutOfSight(view)
        && !open.contains(view) && layout.unboundedView(around: view) != nil
    }
    guard !loose.isEmpty else { return [] }
    let grown = reports(solved.solveIn(layout.environment.withLongestTexts))
    guard !grown.isEmpty else { return [] }
    let said = Set(solved.layouts.flatMap(reports).map(\.views))
    return grown.filter { report in
      !said.contains(report.views) && loose.contains { layout.index($0) == report.views.first }
    }.map { report in
      var report = report
      report.message = "With texts twice as long and at the largest text size: " + report.message
      if layout.screen.isOfInterfaceBuilder { report.severity = .information }
      return report
    }
  }

  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard let container = layout.problem.views.first?.fixedSize, layout.outcome.status == .solved
    else { return [] }
    return layout.views.compactMap { view in
      let frame = layout.frameInContainer(view)
      guard layout.problem.views[view.index].wrapping != nil, !layout.isOutOfSight(view),
        layout.outcome.lineCount(of: view) <= 1
      else { return nil }
      if let scroll = layout.scrollView(around: view) {
        return sideways(view, in: scroll, layout)
      }
      guard frame.x + frame.width > container.width + 0.5 || frame.x < -0.5 else { return nil }
      let index = layout.index(view)
      return Report(
        span: layout.place(of: view),
        message: "Nothing bounds the width of \(layout.name(view)): on one line it is "
          + "\(pt(frame.width)) wide and leaves the screen instead of wrapping.",
        views: [index],
        remedies: [Remedy.endingBeforeSibling(view, layout)?.givingWay(view, layout)]
          .compactMap(\.self) + mostInPlaceOfLeast(around: view, layout)
          + stayingInside(view, layout)
          + ends(around: view, layout) + [limit(index, layout)])
    }
  }

  /// A least width around a text that nothing else bounds: a bubble is at most so wide.
  private static func mostInPlaceOfLeast(
    around view: ViewID, _ layout: LayoutReading
  ) -> [Remedy] {
    layout.pathToRoot(from: view).compactMap { outer in
      guard let (index, least) = layout.requiredSize(of: outer, .horizontal),
        layout.screen.constraints[index].relation == .greaterThanOrEqual, least >= shortestLine
      else { return nil }
      let words = layout.screen.constraints[index].text(with: .lessThanOrEqual)
      var remedy = Remedy(
        "Let \(layout.name(outer)) be at most so wide: `\(words)`",
        [.setRelation(constraint: index, .lessThanOrEqual)], shows: [layout.index(outer)],
        axis: .horizontal)
      remedy.isCorrection = true
      return remedy
    }
  }

  /// Points: no text is meant to wrap in less.
  private static let shortestLine = 100.0

  /// What hangs on the open edge of a bubble leaves the screen with it: the last of them stays inside.
  private static func stayingInside(_ view: ViewID, _ layout: LayoutReading) -> [Remedy] {
    let outer = layout.child(of: layout.container, around: view)
    let edges: [StackDSL.Anchor.Attribute] = [.leading, .trailing]
    guard let outer, !layout.isNamed(.centerX, of: outer), !layout.isNamed(.width, of: outer),
      let edge = edges.first(where: { !layout.isTied(outer, $0) }),
      let opposite = edges.first(where: { layout.isTied(outer, $0) })
    else { return [] }
    var last = outer
    var seen: Set<ViewID> = [outer]
    while let next = layout.hanging(on: last, at: edge, by: opposite), seen.insert(next).inserted {
      last = next
    }
    guard last != outer else { return [] }
    let index = layout.index(last)
    let inset =
      layout.pins(of: outer).first { $0.edge == opposite }?.constant.magnitude
      ?? Remedy.standardMargin
    let limit = PlainConstraint.edge(
      edge, of: index, edge == .leading ? .greaterThanOrEqual : .lessThanOrEqual,
      to: layout.superview(of: index), constant: edge == .leading ? inset : -inset)
    var remedy = Remedy(
      "Keep \(layout.name(last)) inside: `\(layout.text(limit))`", [.addConstraint(index, limit)],
      shows: [layout.index(outer)], axis: .horizontal)
    // What hangs on it shows that the view is no wider than its text.
    remedy.isCorrection = true
    return [remedy.givingWay(view, layout)].compactMap(\.self)
  }

  /// The edges that the text or what is around it lacks. What has nothing to take its inset from, such as a
  /// bubble behind an avatar, stays inside of its superview.
  private static func ends(around view: ViewID, _ layout: LayoutReading) -> [Remedy] {
    let ties = Remedy.missingTies(around: view, .horizontal, layout)
    return ties
      + layout.pathToRoot(from: view).dropFirst().filter { layout.stack(arranging: $0) == nil }
      .compactMap { Remedy.insideSuperview($0, layout)?.asGeneral }
  }

  /// What bounds the width of any text, wherever it stands.
  private static func limit(_ view: ViewIndex, _ layout: LayoutReading) -> Remedy {
    let limit = PlainConstraint.edge(
      .trailing, of: view, .lessThanOrEqual, to: layout.superview(of: view))
    var remedy = Remedy("Add `\(layout.text(limit))`", [.addConstraint(view, limit)], shows: [view])
    remedy.isGeneral = true
    return remedy
  }

  /// The content of a scroll view may be as wide as it likes, which no text is meant to be.
  private static func sideways(
    _ view: ViewID, in scroll: ViewID, _ layout: LayoutReading
  ) -> Report? {
    let (width, room) = (layout.size(view, .horizontal), layout.size(scroll, .horizontal))
    guard width > room + 0.5, room > 0.5,
      let content = layout.child(of: scroll, around: view),
      // Who asks for another width than the scroll view's has bounded it.
      !layout.hasWidth(content, fromOutsideOf: scroll)
    else { return nil }
    let index = layout.index(content)
    return Report(
      span: layout.place(of: view),
      message:
        "Nothing bounds the width of \(layout.name(view)): on one line it is \(pt(width)) wide, "
        + "and \(layout.name(scroll)) (\(pt(room))) scrolls sideways instead of the text wrapping.",
      views: [layout.index(view), index],
      remedies: [scrollingDown(content, in: scroll, shows: layout.index(view), layout)])
  }

  /// The content is as wide as the scroll view; what is inset in it is so much narrower.
  private static func scrollingDown(
    _ view: ViewID, in scroll: ViewID, shows shown: ViewIndex, _ layout: LayoutReading
  ) -> Remedy {
    let (index, name, outer) = (layout.index(view), layout.name(view), layout.name(scroll))
    let width = layout.sizeShown(by: scroll, of: view, .horizontal)
    let title =
      width.constant < 0
      ? "Make \(name) \(pt(-width.constant)) narrower than \(outer)"
      : "Make \(name) as wide as \(outer)"
    return Remedy(title, [.addConstraint(index, width)], shows: [shown], axis: .horizontal)
  }
}

extension LayoutReading {
  /// A required line makes the view as wide as something that does not scroll.
  fileprivate func hasWidth(_ view: ViewID, fromOutsideOf scroll: ViewID) -> Bool {
    constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      guard constraint.first == LayoutEngine.Anchor(view, .width), constraint.relation == .equal,
        constraint.priority.isRequired, let second = constraint.second
      else { return false }
      return second.attribute == .width && second.item != .scrollContent
        && (second.view == scroll || !isInside(second.view, scroll))
    }
  }

  /// The sibling that ends where the view begins, or the other way round.
  fileprivate func hanging(
    on view: ViewID, at edge: StackDSL.Anchor.Attribute, by own: StackDSL.Anchor.Attribute
  ) -> ViewID? {
    constraintsOfView[view.index].lazy.compactMap(constraintIndex).compactMap { index in
      let written = self.screen.constraints[index]
      guard written.relation == .equal, written.first.attribute == own,
        written.second?.attribute == edge, written.second?.view == self.index(view)
      else { return nil }
      return self.layout.id(of: written.first.view)
    }.first
  }
}
