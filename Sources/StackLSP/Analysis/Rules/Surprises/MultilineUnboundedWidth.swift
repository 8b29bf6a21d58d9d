import LayoutEngine
import StackDSL

extension Rule {
  static let multilineUnboundedWidth = Rule(
    code: "multiline-unbounded-width", severity: .warning,
    traits: Traits(mark: .cut, follows: .stackAround),
    checks: [.layout { reports($0) }, .screen(grownReports)])

  /// Finds text that fits on one line today, but not in another language or at another text size.
  private static func grownReports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first, reading.outcome.status == .solved else { return [] }
    let open = reading.openViews
    let loose = reading.views.filter { view in
      reading.problem.views[view.index].wrapping != nil && !reading.isOutOfSight(view)
        && !open.contains(view) && reading.unboundedView(around: view) != nil
    }
    guard !loose.isEmpty else { return [] }
    let grown = reports(
      readings.solveIn(reading.environment.withLongestTexts),
      "With texts twice as long and at the largest text size: ", mendedIn: reading)
    guard !grown.isEmpty else { return [] }
    let said = Set(readings.all.flatMap { reports($0) }.map(\.views))
    return grown.filter { report in
      !said.contains(report.views) && loose.contains { reading.index($0) == report.views.first }
    }.map { report in
      var report = report
      report.aspect = Finding.ofLongerTexts
      if reading.screen.isOfInterfaceBuilder { report.severity = .information }
      return report
    }
  }

  /// - Parameters:
  ///   - when: the beginning of each message.
  ///   - present: the layout that shows what stands beside a text, if other texts are too long in this one.
  private static func reports(
    _ reading: LayoutReading, _ when: String = "", mendedIn present: LayoutReading? = nil
  ) -> [Report] {
    guard let container = reading.problem.views.first?.fixedSize, reading.outcome.status == .solved
    else { return [] }
    return reading.views.compactMap { view in
      let frame = reading.frameInContainer(view)
      let mayWrap = reading.problem.views[view.index].wrapping != nil
      guard mayWrap || reading.declared(view).kind.has(.isField), !reading.isOutOfSight(view),
        !mayWrap || reading.outcome.lineCount(of: view) <= 1
      else { return nil }
      if let scroll = reading.scrollView(around: view) {
        return sideways(view, in: scroll, reading, when)
      }
      guard mayWrap,
        frame.x + frame.width > container.width + Visible.least || frame.x < -Visible.least,
        reading.lacksBound(view)
      else { return nil }
      let index = reading.index(view)
      return Report(
        span: reading.place(of: view),
        message: when + "Nothing bounds the width of \(reading.name(view)): on one line it is "
          + "\(pt(frame.width)) wide and leaves the screen (\(pt(container.width))) instead of wrapping.",
        views: [index],
        remedies: [Remedy.endingBeforeSibling(view, present ?? reading)?.givingWay(view, reading)]
          .compactMap(\.self) + ends(around: view, reading),
        // With a text leaves what holds it, such as its bubble.
        shortage: .overhang(
          reading.child(of: reading.container, around: view) ?? view, .horizontal))
    }
  }

  /// The missing edges of the text or of the view around it. One with no inset to copy, such as a bubble
  /// behind an avatar, stays inside its superview.
  private static func ends(around view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    let last = reading.followedAtEnd(by: view)
    let ties =
      Remedy.missingTies(around: view, .horizontal, reading)
      + (last == view ? [] : Remedy.missingTies(of: last, .horizontal, reading))
    return ties
      + reading.pathToRoot(from: view).filter { reading.stack(arranging: $0) == nil }
      .compactMap { Remedy.insideSuperview($0, reading)?.asGeneral }
  }

  /// The content of a scroll view may have any width, which is not what a text or a field is meant to have.
  private static func sideways(
    _ view: ViewID, in scroll: ViewID, _ reading: LayoutReading, _ when: String
  ) -> Report? {
    let (width, room) = (reading.size(view, .horizontal), reading.size(scroll, .horizontal))
    let isField = reading.declared(view).kind.has(.isField)
    // The longest of several fields makes the others as wide.
    let isLongest = isField && reading.content(view, .horizontal).intrinsic ?? 0 > room
    guard width > room + Visible.least, room > Visible.least, isLongest || reading.lacksBound(view),
      let content = reading.child(of: scroll, around: view),
      // A width from outside the scroll view bounds the text.
      !reading.hasWidth(content, fromOutsideOf: scroll)
    else { return nil }
    let index = reading.index(content)
    return Report(
      span: reading.place(of: view),
      message:
        when
        + "Nothing bounds the width of \(reading.name(view)): \(isField ? "" : "on one line ")it is "
        + "\(pt(width)) wide, and \(reading.name(scroll)) (\(pt(room))) scrolls sideways"
        + (isField ? "." : " instead of the text wrapping."),
      views: [reading.index(view), index],
      remedies: [scrollingDown(content, in: scroll, shows: reading.index(view), reading)])
  }

  /// Makes the content as wide as the scroll view, less the insets of the text.
  private static func scrollingDown(
    _ view: ViewID, in scroll: ViewID, shows shown: ViewIndex, _ reading: LayoutReading
  ) -> Remedy {
    let (index, name, outer) = (reading.index(view), reading.name(view), reading.name(scroll))
    let width = reading.sizeShown(by: scroll, of: view, .horizontal)
    let title =
      width.constant < 0
      ? "Make \(name) \(pt(-width.constant)) narrower than \(outer)"
      : "Make \(name) as wide as \(outer)"
    return Remedy(title, [.addConstraint(index, width)], shows: [shown], axis: .horizontal)
  }
}

extension LayoutReading {
  /// Whether a required line ties the view's width to something that does not scroll.
  fileprivate func hasWidth(_ view: ViewID, fromOutsideOf scroll: ViewID) -> Bool {
    constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      guard constraint.first == LayoutAnchor(view, .width), constraint.relation == .equal,
        constraint.priority.isRequired, let second = constraint.second
      else { return false }
      return second.attribute == .width && second.item != .scrollContent
        && (second.view == scroll || !isInside(second.view, scroll))
    }
  }
}
